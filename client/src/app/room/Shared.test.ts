import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placesAt, remember, type Seated } from '../../line/places'
import { FakeSocket } from '../../line/testing'
import type { Position } from '../../line/wire'
import { gems, message, position } from '../../testing/tables'
import { words } from '../../words/words.svelte'

import Shared from './Shared.svelte'

vi.setConfig({ testTimeout: 60_000 })

const HANDS = { Ann: ['R20', 'R14'], Ben: ['B20', 'B14'] }
const place = (name: string, token: string, seat: number): Seated => ({
  room: 'r1',
  token,
  seat,
  name,
  game: 'four-gems',
  at: 1,
  shared: true,
})
const ANN = place('Ann', 'ta', 0)
const BEN = place('Ben', 'tb', 1)

let turn = 0
/** Whether everybody else looks as if he were asked, as while all bid in secret. */
let secret = false
let phase: Position['phase'] = 'playing'
/** Requests that go unanswered yet, and tokens that open nothing any more. */
let silent = 0
let spent: string[] = []
function seen(seat: number | null): Position {
  const hand = seat === null ? [] : Object.values(HANDS)[seat]!
  const waiting = secret ? [0, 1, 2].filter((one) => one !== seat || one === turn) : [turn]
  const view = gems({ seat, hand, waiting, trick: [], trump: 'R' })
  const offer = seat === turn ? { moves: hand, complete: true } : null
  const now = position('four-gems', view, offer as never)
  for (const bot of now.seats.slice(secret ? 3 : 2)) bot.bot = 'greedy'
  return phase === 'lobby' ? { ...now, phase, match: null, offer: null } : now
}
const SEATS: Record<string, number> = { ta: 0, tb: 1 }

beforeEach(async () => {
  turn = silent = 0
  secret = false
  spent = []
  phase = 'playing'
  FakeSocket.all = []
  localStorage.clear()
  for (const one of [BEN, ANN]) remember(one)
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const token = /Bearer (\w+)/.exec(JSON.stringify(init.headers))?.[1]
    if (path === '/api/games') return new Response('{"games":[],"bots":[]}')
    if (silent-- > 0) throw new TypeError('the line is gone')
    if (spent.includes(token ?? ''))
      return Response.json({ code: 'wrong-token', words: {}, message: null }, { status: 401 })
    const now = message(1, 'moved', [], seen(token ? SEATS[token]! : null))
    return new Response(JSON.stringify(now))
  })
  await words.speak('en')
  render(Shared, { room: 'r1', places: [ANN, BEN] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The socket of whoever looks tells him how things stand. */
function tell(seq: number): void {
  const socket = FakeSocket.newest()
  socket.open()
  const { token } = socket.sent[0] as { token: string }
  socket.tell(message(seq, 'moved', [], seen(SEATS[token]!)))
}
const cards = () =>
  [...document.querySelectorAll('[data-card]')].map((one) => one.getAttribute('data-card'))

test('the curtain hangs until the one who is asked has lifted it', async () => {
  expect(await screen.findByText('Pass the device to Ann')).toBeTruthy()
  for (const socket of FakeSocket.all) {
    socket.open() // those who are here are told nothing
    expect(socket.sent).toEqual([expect.objectContaining({ after: 1_000_000 })])
  }
  expect(document.body.innerHTML).not.toMatch(/R20|B20|ruby|sapphire/)
  await fireEvent.click(screen.getByText('I am Ann'))
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('R20'), 30_000)
})

test('between two hands the former is closed and forgotten before the next is asked for', async () => {
  await fireEvent.click(await screen.findByText('I am Ann'))
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('R20'), 30_000)
  const former = FakeSocket.newest()
  turn = 1
  former.tell(message(2, 'moved', [], seen(0)))
  expect(await screen.findByText('Pass the device to Ben')).toBeTruthy()
  expect(former.closed).toBe(true)
  expect(cards()).toEqual([])
  expect(document.body.innerHTML).not.toMatch(/R20|R14|B20|B14|ruby|sapphire/)
  expect(localStorage.getItem('vierblatt-places')).not.toMatch(/R20|B20/)
  await fireEvent.click(screen.getByText('I am Ben'))
  expect(FakeSocket.newest()).not.toBe(former)
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('B20'), 30_000)
  expect(cards()).not.toContain('R20')
})

test('while bots play the curtain is for nobody, then for the one who is asked', async () => {
  cleanup()
  turn = 2
  render(Shared, { room: 'r1', places: [ANN, BEN] })
  expect(await screen.findByText('The bots are playing …')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  turn = 1
  expect(await screen.findByText('Pass the device to Ben', {}, { timeout: 30_000 })).toBeTruthy()
  expect(document.body.innerHTML).not.toMatch(/R20|R14|B20|B14|ruby|sapphire/)
  await fireEvent.click(screen.getByText('I am Ben'))
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('B20'), 30_000)
})

test('when the match begins the curtain comes before the first hand', async () => {
  cleanup()
  FakeSocket.all = []
  phase = 'lobby'
  render(Shared, { room: 'r1', places: [ANN, BEN] })
  // Two stay connected, and one looks.
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(3), 30_000)
  tell(1)
  expect(await screen.findByText('Begin', {}, { timeout: 30_000 })).toBeTruthy()
  const drawn: string[] = []
  const watch = new MutationObserver(() => drawn.push(document.body.innerHTML))
  watch.observe(document.body, { childList: true, subtree: true })
  phase = 'playing'
  FakeSocket.newest().tell(message(2, 'dealt', [], seen(0)))
  expect(await screen.findByText('Pass the device to Ann')).toBeTruthy()
  watch.disconnect()
  expect(drawn.join()).not.toMatch(/R20|R14|B20|B14|ruby|sapphire/)
})

test('whoever comes while the server is gone is asked as soon as it is back', async () => {
  cleanup()
  silent = 2
  render(Shared, { room: 'r1', places: [ANN, BEN] })
  expect(await screen.findByText('Pass the device to Ann', {}, { timeout: 30_000 })).toBeTruthy()
})

test('who leaves for good gives his place to the others here, and they keep theirs', async () => {
  await fireEvent.click(await screen.findByText('I am Ann'))
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('R20'), 30_000)
  turn = 1
  spent = ['ta']
  FakeSocket.newest().end(4401)
  expect(await screen.findByText('Pass the device to Ben')).toBeTruthy()
  expect(placesAt('r1').map(({ token }) => token)).toEqual(['tb'])
})

test('a seat that was given up keeps nobody here from his', async () => {
  cleanup()
  spent = ['ta']
  turn = 1
  render(Shared, { room: 'r1', places: [ANN, BEN] })
  expect(await screen.findByText('Pass the device to Ben')).toBeTruthy()
})

test('who waits for somebody elsewhere may look on: the curtain does not fall again for nothing', async () => {
  cleanup()
  secret = true
  turn = 2
  render(Shared, { room: 'r1', places: [ANN, BEN] })
  await fireEvent.click(await screen.findByText('I am Ann'))
  tell(1)
  await vi.waitFor(() => expect(cards()).toContain('R20'), 30_000)
  await new Promise((done) => setTimeout(done, 50))
  expect(cards()).toContain('R20')
  turn = 1
  secret = false
  FakeSocket.newest().tell(message(2, 'moved', [], seen(0)))
  expect(await screen.findByText('Pass the device to Ben')).toBeTruthy()
})
