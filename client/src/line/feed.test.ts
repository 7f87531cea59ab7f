import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FeedLine, type Link } from './feed'
import { FakeSocket, message } from './testing'
import type { Message, Present } from './wire'

let heard: number[] = []
let links: [Link, number | undefined][] = []
let present: Present[] = []
let line: FeedLine | null = null

function open(token: string | null = 'secret'): FakeSocket {
  line = new FeedLine('abc', token, {
    message: (one: Message) => heard.push(one.seq),
    presence: (one) => present.push(one),
    link: (link, why) => links.push([link, why]),
  })
  return FakeSocket.newest()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  heard = []
  links = []
  present = []
})
afterEach(() => {
  line?.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the first frame has the token, and the address has not', () => {
  const socket = open()
  socket.open()
  expect(socket.url).not.toContain('secret')
  expect(socket.sent).toEqual([{ token: 'secret', after: 0, presence: true }])
})

test('each message is heard once and in order, whatever is repeated', () => {
  const socket = open()
  socket.open()
  for (const seq of [1, 2, 2, 1, 3]) socket.tell(message(seq))
  expect(heard).toEqual([1, 2, 3])
})

test('after a gap it connects anew, with the last number that was heard', () => {
  const socket = open()
  socket.open()
  socket.tell(message(1))
  socket.tell(message(3))
  expect(heard).toEqual([1])
  const next = FakeSocket.newest()
  expect(next).not.toBe(socket)
  next.open()
  expect(next.sent[0]).toMatchObject({ after: 1 })
  next.tell(message(2))
  next.tell(message(3))
  socket.tell(message(2))
  expect(heard).toEqual([1, 2, 3])
})

test('a watcher can be known by a name, and by another one at once; a seat has its own', () => {
  const watcher = open(null)
  line!.call('Eve')
  expect(watcher.closed).toBe(true)
  for (const name of ['Eve', '']) {
    if (!name) line!.call(name)
    FakeSocket.newest().open()
    expect(FakeSocket.newest().sent).toEqual([
      { token: null, after: 0, presence: true, ...(name && { name }) },
    ])
  }
  line!.close()
  open('secret')
  line!.call('Eve')
  FakeSocket.newest().open()
  expect(FakeSocket.newest().sent).toEqual([{ token: 'secret', after: 0, presence: true }])
})

test('when the line is lost it says so, and tries again ever more slowly', () => {
  open().end(1006)
  expect(links.at(-1)).toEqual(['away', 1006])
  const waits: number[] = []
  for (let i = 0; i < 8; i++) {
    const before = FakeSocket.all.length
    let waited = 0
    while (FakeSocket.all.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    waits.push(waited)
    FakeSocket.newest().end(1006)
  }
  expect(waits[0]).toBeLessThan(500)
  expect(Math.max(...waits)).toBeGreaterThan(4000)
  expect(Math.max(...waits)).toBeLessThan(11_000)
})

test.each([4400, 4401, 4403, 4404])('closed with %d it does not ask again', (code) => {
  open().end(code)
  vi.advanceTimersByTime(60_000)
  expect(links.at(-1)).toEqual(['shut', code])
  expect(FakeSocket.all).toHaveLength(1)
})

test.each([4429, 4503])('closed with %d it comes back, and tells why it was away', (code) => {
  open().end(code)
  expect(links.at(-1)).toEqual(['away', code])
  vi.advanceTimersByTime(1000)
  expect(FakeSocket.all.length).toBeGreaterThan(1)
})

test('presence has no number and is told apart', () => {
  const socket = open()
  socket.open()
  socket.tell({
    presence: [{ seat: 0, connected: true, since: null }],
    watchers: 2,
    names: ['Eve'],
  })
  expect(present).toEqual([
    { presence: [{ seat: 0, connected: true, since: null }], watchers: 2, names: ['Eve'] },
  ])
  expect(heard).toEqual([])
})

test('the net is back: no waiting; the net is gone: said at once', () => {
  const socket = open()
  socket.open()
  dispatchEvent(new Event('offline'))
  expect(links.at(-1)?.[0]).toBe('away')
  const before = FakeSocket.all.length
  dispatchEvent(new Event('online'))
  expect(FakeSocket.all).toHaveLength(before + 1)
})

test('what a command has promised must come, else the line was dead', () => {
  const socket = open()
  socket.open()
  socket.tell(message(1))
  line!.expect(2)
  vi.advanceTimersByTime(3000)
  expect(FakeSocket.newest()).not.toBe(socket)
  FakeSocket.newest().open()
  FakeSocket.newest().tell(message(2))
  const now = FakeSocket.all.length
  line!.expect(2)
  vi.advanceTimersByTime(3000)
  expect(FakeSocket.all).toHaveLength(now)
})

test('closed, it is silent for ever', () => {
  const socket = open()
  socket.open()
  line!.close()
  socket.tell(message(1))
  socket.end(1006)
  dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(100_000)
  expect(heard).toEqual([])
  expect(FakeSocket.all).toHaveLength(1)
})
