import '../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameFace } from '../games/game'
import { message, notice } from '../line/testing'
import type { Message } from '../line/wire'
import { Teller } from '../words/teller'
import { words } from '../words/words.svelte'
import LiveLog from './LiveLog.svelte'

vi.setConfig({ testTimeout: 60_000 })

let teller: Teller
const says = (seq: number, text: string, seat = 1): Message =>
  message(seq, { notice: notice({ kind: 'said', seat, text }) })
const spoken = () => [...screen.getByRole('log').children].map((one) => one.textContent)

beforeEach(async () => {
  await words.speak('en')
  teller = new Teller(await gameFace('four-gems'), ['Ann', 'Ben', 'Cleo', 'Dito'], [0, 1, 0, 1], 0)
})
afterEach(cleanup)

test('what was before one came is there to be read, and is not spoken', () => {
  render(LiveLog, { messages: [says(1, 'old'), says(2, 'new')], teller, since: 2 })
  expect(spoken()).toEqual(['Ben: new'])
  expect(screen.getByText('Ben: old').closest('[role="log"]')).toBeNull()
})

test('many at once are all there, in order, also when they say the same', async () => {
  const { rerender } = render(LiveLog, { messages: [], teller, since: 1 })
  const messages = Array.from({ length: 10 }, (_, i) => says(i + 1, 'again'))
  await rerender({ messages })
  expect(spoken()).toEqual(Array(10).fill('Ben: again'))
})

test('a sentence that stands there is never written anew', async () => {
  const { rerender } = render(LiveLog, { messages: [says(1, 'one')], teller, since: 1 })
  const first = screen.getByText('Ben: one')
  await rerender({ messages: [says(1, 'one'), says(2, 'two')] })
  expect(screen.getByText('Ben: one')).toBe(first)
  expect(spoken()).toEqual(['Ben: one', 'Ben: two'])
})

test('names and talk are text, whatever is in them', () => {
  render(LiveLog, { messages: [says(1, '<img src=x onerror=alert(1)>')], teller, since: 1 })
  expect(document.querySelector('img')).toBeNull()
  expect(spoken()).toEqual(['Ben: <img src=x onerror=alert(1)>'])
})

test('whom one does not want to hear is left out, and only his talk', () => {
  const paused = message(4, { notice: notice({ kind: 'paused', seat: 1, text: 'psst' }) })
  const nudged = message(3, { notice: notice({ kind: 'nudged', seat: 1 }) })
  render(LiveLog, {
    messages: [says(1, 'psst'), says(2, 'hello', 2), nudged, paused],
    teller,
    since: 1,
    muted: [1],
  })
  expect(spoken()).toEqual(['Cleo: hello', 'Ben is reminded.', 'Ben pauses the match.'])
})

test('the page stays small however long the match is', () => {
  const messages = Array.from({ length: 900 }, (_, i) => says(i + 1, String(i)))
  render(LiveLog, { messages, teller, since: 1 })
  expect(spoken()).toHaveLength(200)
  expect(spoken().at(-1)).toBe('Ben: 899')
})

test('it opens at the newest line and follows, but leaves alone whoever reads further up', async () => {
  let height = 500
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(100)
  const messages = [says(1, 'one')]
  const { rerender } = render(LiveLog, { messages, teller, since: 1 })
  const log = screen.getByRole('group')
  expect(log.scrollTop).toBe(500)
  height = 600
  await rerender({ messages: [...messages, says(2, 'two')] })
  expect(log.scrollTop).toBe(600)
  log.scrollTop = 200
  await fireEvent.scroll(log)
  await rerender({ messages: [...messages, says(2, 'two'), says(3, 'three')] })
  expect(log.scrollTop).toBe(200)
  vi.restoreAllMocks()
})
