import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../words/words.svelte'
import { Book } from './book.svelte'

afterEach(() => vi.unstubAllGlobals())

test('the rules of a language that is not spoken any more come too late', async () => {
  const come: Record<string, (answer: Response) => void> = {}
  vi.stubGlobal('fetch', (path: string) => new Promise((done) => (come[path.slice(-2)] = done)))
  await words.speak('fr')
  let book!: Book
  const close = $effect.root(() => {
    book = new Book(() => 'four-gems')
  })
  flushSync()
  await words.speak('en')
  flushSync()
  come['en']!(Response.json({ title: 'Rules' }))
  await vi.waitFor(() => expect(book.text?.title).toBe('Rules'))
  come['fr']!(Response.json({ title: 'Règles' }))
  await new Promise((done) => setTimeout(done, 20))
  expect(book.text?.title).toBe('Rules')
  close()
})
