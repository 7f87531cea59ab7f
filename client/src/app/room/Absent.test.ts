import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position, seat } from '../../line/testing'
import type { AnyView, Command, Position } from '../../line/wire'
import { words } from '../../words/words.svelte'
import Absent from './Absent.svelte'
import Clock from './Clock.svelte'

vi.setConfig({ testTimeout: 60_000 })

const NOW = 1_000_000_000
let done: Command[] = []

function tableOf(waiting: number[], change: Partial<Position> = {}): LiveTable {
  const table = new LiveTable('r1', 'secret')
  const view = { waiting, seat: 0 } as unknown as AnyView
  const match = { game: 'four-gems', round: 1, totals: [], table: view }
  table.hear(
    message(1, {
      at: NOW,
      notice: notice({ kind: 'moved' }),
      position: position({ match, ...change }),
    }),
  )
  table.do = async (wish) => {
    done.push(wish)
    return true
  }
  return table
}
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}
const names = () => screen.queryAllByRole('button').map((one) => one.textContent)

beforeEach(async () => {
  await words.speak('en')
  vi.useFakeTimers({ now: NOW })
  done = []
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('first patience, then a reminder, then a bot', async () => {
  const table = tableOf([1])
  render(Absent, { table })
  flushSync()
  expect(names()).toEqual([])
  pass(16_000)
  expect(names()).toEqual(['Remind Ben'])
  await fireEvent.click(screen.getByText('Remind Ben'))
  table.hear(message(2, { at: Date.now(), notice: notice({ kind: 'nudged', seat: 1, by: 0 }) }))
  pass(1000)
  expect(names()).toEqual([])
  pass(31_000)
  expect(names()).toEqual(['Remind Ben', 'Let a bot play for Ben'])
  await fireEvent.click(screen.getByText('Let a bot play for Ben'))
  expect(done).toEqual([
    { do: 'nudge', seat: 1 },
    { do: 'call-bot', seat: 1 },
  ])
})

test('nobody is reminded who is a bot, has left, or sits at this device', () => {
  const seats = [
    seat({ name: 'Ann' }),
    seat({ name: 'Ada', bot: 'level1', kind: 'bot' }),
    seat({ name: 'Cleo', gone: true }),
    seat({ name: 'Dito' }),
  ]
  const table = tableOf([1, 2, 3], { seats })
  table.beside = [3]
  render(Absent, { table })
  pass(60_000)
  expect(names()).toEqual([])
})

test('whose seat a bot has kept comes back with one tap', async () => {
  const seats = position().seats.map((one, i) =>
    i === 0 ? { ...one, stand_in: 'keeps' as const } : one,
  )
  render(Absent, { table: tableOf([1], { seats }) })
  flushSync()
  await fireEvent.click(screen.getByText('I am back'))
  expect(done).toEqual([{ do: 'come-back' }])
})

test('a clock is seen all the time, and spoken only where it matters, and only the own', () => {
  const offer = { moves: ['R20'] } as never
  const seats = position().seats.map((one, i) => (i < 2 ? { ...one, help_at: NOW + 35_000 } : one))
  render(Clock, { table: tableOf([0], { seats, offer }) })
  flushSync()
  const timer = () => screen.getByRole('timer').textContent?.trim().split(/\s+/).at(-1)
  const spoken = () => screen.getByRole('status').textContent
  expect(timer()).toBe('0:35')
  expect(spoken()).toBe('')
  pass(6000)
  expect([timer(), spoken()]).toEqual(['0:29', '30 seconds left'])
  pass(20_000)
  expect([timer(), spoken()]).toEqual(['0:09', '10 seconds left'])
  pass(20_000)
  expect(timer()).toBe('0:00')
  cleanup()
  vi.setSystemTime(NOW)
  render(Clock, { table: tableOf([1], { seats }) })
  pass(30_000)
  expect(spoken()).toBe('')
})

test('who has resigned is told that a bot plays on, and may put that away', async () => {
  const seats = position().seats.map((one, at) => (at === 0 ? { ...one, gone: true } : one))
  render(Absent, { table: tableOf([0], { seats }) })
  flushSync()
  expect(screen.getByText(/^You have given up/)).toBeTruthy()
  expect(names()).toEqual(['Watch'])
  await fireEvent.click(screen.getByText('Watch'))
  expect(screen.queryByText(/^You have given up/)).toBeNull()
})
