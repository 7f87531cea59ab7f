import '../testing/page'
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'vierblatt-preferences'
/** The preferences of a page of its own. */
async function opened() {
  vi.resetModules()
  return (await import('./preferences.svelte')).preferences
}

beforeEach(() => localStorage.clear())

test('what one page has changed another that was open before does not change back', async () => {
  const [first, second] = [await opened(), await opened()]
  first.set({ large: true })
  second.set({ calm: true })
  expect((await opened()).all).toMatchObject({ large: true, calm: true })
})

test('what somebody has broken is as usual, and can be written again', async () => {
  localStorage.setItem(KEY, '{"large":')
  const preferences = await opened()
  expect(preferences.all.large).toBe(false)
  preferences.set({ large: true })
  expect((await opened()).all.large).toBe(true)
})
