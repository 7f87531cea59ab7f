import '../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missing, part } from '../line/part.svelte'
import { words } from '../words/words.svelte'
import Missing from './Missing.svelte'

const reload = vi.fn()
/** What the server answers about the file that the page began with; nothing while there is no line. */
let status: number | null

beforeEach(async () => {
  await words.speak('en')
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('location', { reload, pathname: '/', search: '' })
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>'
  status = null
  vi.stubGlobal('fetch', async (path: string) => {
    if (status === null || path !== '/assets/index-1.js') throw new TypeError('no line')
    return new Response(null, { status })
  })
  sessionStorage.clear()
  missing.outdated = false
  reload.mockClear()
  render(Missing)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  flushSync()
}
/** A part that fails so often before it comes. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('no line')
    return 'here'
  })
  return load
}

test('a part that does not come at once is asked for again, and nobody is troubled', async () => {
  const found = part(failing(1))
  await pass(500)
  expect(await found).toBe('here')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while it stays away that is said, with a way to load the page again', async () => {
  const found = part(failing(4))
  await pass(1000)
  expect(screen.getByRole('alert').textContent).toContain('has not come')
  screen.getByRole('button', { name: 'Load the page again' }).click()
  expect(reload).toHaveBeenCalledOnce()
  await pass(10_000)
  expect(await found).toBe('here')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a new version of the page is loaded once, and then it is said that there is one', async () => {
  const found = part(failing(5))
  status = 404
  await pass(10)
  expect(reload).toHaveBeenCalledOnce()
  await pass(5000)
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByRole('alert').textContent).toContain('new version')
  await pass(10_000)
  await found
})

test('what the browser does not fetch again comes with the page, as soon as the line is back', async () => {
  const found = part(failing(6))
  await pass(3000)
  expect(reload).not.toHaveBeenCalled()
  status = 200
  await pass(5000)
  expect(reload).toHaveBeenCalledOnce()
  await pass(20_000)
  await found
})

test('where something could be lost the page is not loaded anew by itself', async () => {
  status = 404
  const found = part(failing(5), false)
  await pass(5000)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('new version')
  await pass(20_000)
  await found
})

test('a style sheet that did not come is asked for with the part again', async () => {
  const sheet = document.head.appendChild(document.createElement('link'))
  Object.assign(sheet, { rel: 'stylesheet', href: '/assets/room.css' })
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) sheet.dispatchEvent(new Event('error'))
    if (load.mock.calls.length === 1) throw new Error('Unable to preload CSS')
    return 'here'
  })
  const found = part(load)
  await pass(500)
  expect(load).toHaveBeenCalledOnce()
  const again = document.querySelector('link[rel=stylesheet]')!
  expect(again).not.toBe(sheet)
  again.dispatchEvent(new Event('load'))
  await pass(10)
  expect(await found).toBe('here')
})
