import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeredAt, heardAt, serverNow } from '../line/clock'
import { ticking } from './ticker'

const NOON = 1_800_000_000_000
const HOUR = 3_600_000
/** What the server's clock shows, and what somebody is shown who looks at it. */
let time: number
let shown: number
let asked = 0
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
  time = NOON
  vi.stubGlobal('fetch', async () => {
    asked++
    return new Response(null, { headers: { date: new Date(time).toUTCString() } })
  })
  answeredAt(NOON)
  stop = $effect.root(() => {
    $effect(() => void (shown = ticking()))
  })
  flushSync()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function pass(milliseconds: number): Promise<void> {
  time += milliseconds
  await vi.advanceTimersByTimeAsync(milliseconds)
  flushSync()
}

test("an own clock that is set anew leaves the server's time as it was", async () => {
  await pass(10_000)
  for (const jump of [HOUR, -2 * HOUR]) {
    vi.setSystemTime(Date.now() + jump)
    expect(Math.abs(serverNow() - time)).toBeLessThan(1000)
    await pass(1000)
    expect(Math.abs(shown - time)).toBeLessThan(1000)
  }
})

test('after a sleep in which nothing was counted the server is asked for the time, once', async () => {
  await pass(1000)
  asked = 0
  time += HOUR
  vi.setSystemTime(time)
  heardAt(time - HOUR / 2) // What had happened meanwhile comes first.
  await pass(1500)
  expect(Math.abs(shown - time)).toBeLessThan(1500)
  await pass(20_000)
  expect(asked).toBe(1)
})

test('while there is no line the question is not put all the time', async () => {
  vi.stubGlobal('fetch', async () => {
    asked++
    throw new TypeError('no line')
  })
  asked = 0
  vi.setSystemTime(time + HOUR)
  await pass(9500)
  expect(asked).toBe(2)
})
