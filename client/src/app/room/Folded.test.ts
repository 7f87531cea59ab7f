import '../../testing/page'
import { cleanup, render, screen, within } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { gameFace } from '../../games/game'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position } from '../../line/testing'
import Opened from '../../testing/Opened.svelte'
import { Teller } from '../../words/teller'
import { words } from '../../words/words.svelte'

vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

test('on the log’s sheet one reads what was said, and why a word of one’s own is not', async () => {
  await words.speak('en')
  const face = await gameFace('four-gems')
  const table = new LiveTable('r1', 'secret')
  table.hear(message(1, { position: position() }))
  table.hear(message(2, { notice: notice({ kind: 'said', seat: 1, text: 'a good hand' }) }))
  table.refusal = { code: 'secret-stage', words: {}, message: null } as never
  const teller = new Teller(face, table.names, [0, 1, 0, 1], 0)
  render(Opened, { panel: 'log', table, teller, face })
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText('Ben: a good hand')).toBeTruthy()
  expect(sheet.getByRole('alert').textContent).toBe('Not while the bids are secret.')
})
