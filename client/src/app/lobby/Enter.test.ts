import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../../words/words.svelte'
import Enter from './Enter.svelte'

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/codes/FG1-om-500'
      ? new Response(JSON.stringify({ game: 'four-gems', options: { overruff: 'must' } }))
      : new Response(JSON.stringify({ code: 'bad-code' }), { status: 422 }),
  )
  await words.speak('en')
  render(Enter)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

async function enter(text: string): Promise<void> {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: text } })
  await fireEvent.submit(document.querySelector('form')!)
}

test('a code that was read aloud leads to its table', async () => {
  await enter('X7K2 m9q4 abcd')
  expect(location.pathname).toBe('/r/x7k2m9q4abcd')
})

test('whoever enters a rule code is told so and may set up a table by it', async () => {
  await enter('FG1-om-500')
  expect(await screen.findByText(/FG1-om-500 is no table/)).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Set up a table with these rules' })
  expect(link.getAttribute('href')).toBe('/?table=four-gems&rules=FG1-om-500')
  expect(location.pathname).toBe('/')
})

test('what is neither is said in words', async () => {
  await enter('hello there')
  expect(screen.getByRole('alert').textContent).toBe(words.say('table-no-link'))
  await enter('FG9-zz')
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(words.say('room-no-bad-code')),
  )
})
