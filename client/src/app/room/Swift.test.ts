import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gems, message, position, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import Swift from './Swift.svelte'

/** The questions whether the rest is decided, each answered when the test does so. */
let asked: ((decided: boolean) => void)[]

beforeEach(async () => {
  asked = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((done) =>
        asked.push((decided) => done(Response.json({ decided, points: null }))),
      ),
  )
  await words.speak('en')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const holding = (...hand: string[]) => position('four-gems', gems({ hand }), null)
function shown() {
  const table = tableAt('four-gems', gems({ hand: ['R20', 'R14'] }))
  table.skip()
  render(Swift, { table })
  return table
}

test('the way to end a decided round stays where it is, with the focus, while it goes on', async () => {
  const table = shown()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!(true)
  const button = await screen.findByRole('button')
  button.focus()
  table.hear(message(2, 'moved', [], holding('R14')))
  await tick()
  table.skip()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(document.activeElement).toBe(button)
  asked[1]!(true)
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(button)
})

test('it goes when the rest is no longer decided, and when there is no rest', async () => {
  const table = shown()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]!(true)
  await screen.findByRole('button')
  table.hear(message(2, 'moved', [], holding('R14')))
  table.skip()
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]!(false)
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  table.hear(message(3, 'moved', [], holding('R11')))
  table.skip()
  await vi.waitFor(() => expect(asked).toHaveLength(3))
  asked[2]!(true)
  await screen.findByRole('button')
  table.hear(message(4, 'moved', [], holding()))
  await vi.waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
