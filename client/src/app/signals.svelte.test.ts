import '../testing/page'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushSync } from 'svelte'
import { LiveTable } from '../line/table.svelte'
import { message, notice, position } from '../line/testing'
import { words } from '../words/words.svelte'
import { preferences } from './preferences.svelte'
import { listen, soundOf } from './room/signals.svelte'
import { choices, scan } from './scan'
import * as sounds from './sounds'

beforeEach(async () => {
  document.head.innerHTML = '<link rel="icon" href="/leaf.svg">'
  await words.speak('en')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('each kind of thing has a sound of its own', () => {
  const moved = (events: { event: string }[]) => message(1, { events: events as never })
  expect(soundOf(message(1, { notice: notice({ kind: 'dealt' }) }))).toBe('deal')
  expect(soundOf(moved([{ event: 'played' }]))).toBe('card')
  expect(soundOf(moved([{ event: 'played' }, { event: 'took-trick' }]))).toBe('trick')
  expect(soundOf({ ...moved([]), score: { points: [], lines: [], kept: {} } })).toBe('end')
  expect(soundOf(message(1, { notice: notice({ kind: 'nudged', seat: 0 }) }))).toBe('turn')
  expect(soundOf(message(1, { notice: notice({ kind: 'said', seat: 0 }) }))).toBeNull()
})

test('one’s turn shows in the title and the icon, sounds once, and goes away again', () => {
  const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
  preferences.set({ sound: true })
  const table = new LiveTable('r1', 'secret')
  const stop = $effect.root(() => listen(table))
  const icon = () => document.querySelector('link')!.getAttribute('href')
  const asked = position({ offer: { moves: ['R20'] } as never })
  table.hear(message(1, { position: asked }))
  flushSync()
  expect(document.title).toBe('● Your turn · Four Gems · Vierblatt')
  expect(icon()).toBe('/leaf-turn.svg')
  expect(play.mock.calls).toEqual([['turn']])
  table.hear(message(2, { position: position() }))
  flushSync()
  expect(document.title).toBe('Four Gems · Vierblatt')
  expect(icon()).toBe('/leaf.svg')
  stop()
  flushSync()
  expect(document.title).toBe('Vierblatt')
})

test('title and icon can be left alone, without a second call', () => {
  const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
  preferences.set({ sound: true, title: false })
  const table = new LiveTable('r1', 'secret')
  const stop = $effect.root(() => listen(table))
  table.hear(message(1, { position: position({ offer: { moves: ['R20'] } as never }) }))
  flushSync()
  expect(document.title).toBe('Four Gems · Vierblatt')
  expect(document.querySelector('link')!.getAttribute('href')).toBe('/leaf.svg')
  preferences.set({ title: true })
  flushSync()
  expect(document.title).toBe('● Your turn · Four Gems · Vierblatt')
  expect(play.mock.calls).toEqual([['turn']])
  stop()
})

test('a reminder sounds once more and shows by its name until one acts', () => {
  const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
  preferences.set({ sound: true })
  const table = new LiveTable('r1', 'secret')
  const stop = $effect.root(() => listen(table))
  const asked = position({ offer: { moves: ['R20'] } as never })
  table.hear(message(1, { position: asked }))
  flushSync()
  const nudged = notice({ kind: 'nudged', seat: 0, by: 1 })
  table.hear(message(2, { notice: nudged, position: asked }))
  flushSync()
  expect(document.title).toBe('● Ben reminds you: it is your turn. · Four Gems · Vierblatt')
  expect(play.mock.calls).toEqual([['turn'], ['turn']])
  table.hear(message(3, { notice: notice({ kind: 'moved', seat: 0 }), position: position() }))
  flushSync()
  expect(document.title).toBe('Four Gems · Vierblatt')
  stop()
})

test('with sounds off it is quiet', () => {
  const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
  preferences.set({ sound: false })
  const table = new LiveTable('r1', 'secret')
  const stop = $effect.root(() => listen(table))
  table.hear(message(1, { position: position({ offer: { moves: ['R20'] } as never }) }))
  table.hear(message(2, { notice: notice({ kind: 'dealt' }) }))
  flushSync()
  expect(play).not.toHaveBeenCalled()
  stop()
})

test('one switch: only what can be chosen lights up, one after the other', () => {
  vi.useFakeTimers()
  document.body.innerHTML = `<main>
    <button id="a">A</button><button disabled>no</button>
    <button aria-disabled="true">no</button><button id="b">B</button></main>`
  expect(choices().map(({ id }) => id)).toEqual(['a', 'b'])
  const stop = scan()
  const lit = () => document.querySelector('.lit')?.id
  vi.advanceTimersByTime(1700)
  expect(lit()).toBe('a')
  vi.advanceTimersByTime(1600)
  expect(lit()).toBe('b')
  vi.advanceTimersByTime(1600)
  expect(lit()).toBe('a')
  stop()
  expect(lit()).toBeUndefined()
})
