import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stay } from './stay'
import { FakeSocket } from './testing'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it asks for what comes after all messages, and comes back after a cut', () => {
  const leave = stay('r1', 'secret')
  FakeSocket.newest().open()
  expect(FakeSocket.newest().sent).toEqual([{ token: 'secret', after: 1_000_000 }])
  expect(FakeSocket.newest().onmessage).toBeUndefined()
  FakeSocket.newest().end(1006)
  vi.advanceTimersByTime(400)
  expect(FakeSocket.all).toHaveLength(2)
  leave()
  expect(FakeSocket.newest().closed).toBe(true)
})

test('whose seat is no longer his does not ask again', () => {
  stay('r1', 'secret')
  FakeSocket.newest().end(4401)
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})
