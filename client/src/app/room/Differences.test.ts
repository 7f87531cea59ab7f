import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../../words/words.svelte'
import Differences from './Differences.svelte'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what a game offers is asked for once, however often the same settings come', async () => {
  const option = { name: 'target', default: 1000, values: [] }
  const fetched = vi.fn(async () =>
    Response.json({ games: [{ game: 'four-gems', options: [option] }], bots: [] }),
  )
  vi.stubGlobal('fetch', fetched)
  await words.speak('en')
  const settings = () => ({ game: 'four-gems' as const, options: { target: 500 } })
  const { rerender } = render(Differences, { settings: settings() })
  expect(await screen.findByText('500')).toBeTruthy()
  for (let i = 0; i < 3; i++) await rerender({ settings: settings() })
  expect(fetched).toHaveBeenCalledTimes(1)
})
