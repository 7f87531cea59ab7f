import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { gameFace } from '../../games/game'
import { gems, message, position, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import Hint from './Hint.svelte'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a hint is asked for once for each decision, whatever people say meanwhile', async () => {
  const fetched = vi.fn(async () => Response.json({ said: [{ key: 'table-hint-later' }] }))
  vi.stubGlobal('fetch', fetched)
  await words.speak('en')
  const face = await gameFace('four-gems')
  const view = () => gems({ hand: ['R20'] })
  const table = tableAt('four-gems', view(), ['R20'])
  render(Hint, { table, face })
  await vi.waitFor(() => expect(screen.queryByText(words.say('table-hint-later'))).toBeTruthy())
  const offer = { moves: ['R20'], complete: true }
  table.hear(message(2, 'emoted', [], position('four-gems', view(), offer)))
  await new Promise((done) => setTimeout(done, 20))
  expect(table.messages).toHaveLength(2)
  expect(fetched).toHaveBeenCalledTimes(1)
})
