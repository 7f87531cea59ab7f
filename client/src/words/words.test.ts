import { afterEach, expect, test, vi } from 'vitest'
import { words } from './words.svelte'

afterEach(() => {
  vi.doUnmock('./languages/fr.ts')
})

test('whoever thinks better of a language that has not come yet is not spoken to in it', async () => {
  let come: (texts: object) => void = () => {}
  vi.doMock('./languages/fr.ts', () => new Promise((done) => (come = done)))
  await words.speak('en')
  const slow = words.speak('fr')
  await words.speak('en')
  await vi.waitFor(() => expect(come).toHaveLength(1))
  come({ texts: {} })
  await slow
  expect(words.language).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})
