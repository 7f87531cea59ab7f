import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { words } from '../words/words.svelte'
import Explained from '../testing/Explained.svelte'
import Term from './Term.svelte'

await words.speak('en')
afterEach(cleanup)
const TRUMP = { game: 'four-gems', rule: '1.4', text: 'Trump ruby' }

test('a term opens its paragraph and says so', async () => {
  const open = vi.fn()
  render(Explained, { open, ...TRUMP })
  const link = screen.getByRole('link', { name: 'Trump ruby, rule 1.4' })
  expect(link.textContent).toBe('Trump ruby')
  expect(await fireEvent.click(link)).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith('1.4')
})

test('with a key held it is a link like any other', async () => {
  const open = vi.fn()
  render(Explained, { open, ...TRUMP })
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/print/four-gems?what=rules')
  expect(await fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(open).not.toHaveBeenCalled()
})

test('where nothing opens the rules it is plain text', () => {
  const { container } = render(Term, TRUMP)
  expect(container.textContent.trim()).toBe('Trump ruby')
  expect(screen.queryByRole('link')).toBeNull()
})
