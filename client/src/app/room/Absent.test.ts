import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position, seat } from '../../line/testing'
import type { AnyView, Command, Position, SeatShown } from '../../line/wire'
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

const seatsWith = (seat: number, change: Partial<SeatShown>): SeatShown[] =>
  position().seats.map((one, at) => (at === seat ? { ...one, ...change } : one))
const note = () => document.querySelector('.note > p')?.textContent?.trim().replace(/\s+/g, ' ')

test('a reminder and a bot are offered when the server takes them, not before', async () => {
  const table = tableOf([1], { seats: seatsWith(1, { nudge_from: NOW + 25_000 }) })
  render(Absent, { table })
  pass(24_000)
  expect([note(), names()]).toEqual([undefined, []])
  pass(1000)
  expect([note(), names()]).toEqual([undefined, ['Remind Ben']])
  await fireEvent.click(screen.getByText('Remind Ben'))
  const at = Date.now()
  const seats = seatsWith(1, { nudge_from: at + 15_000, call_from: at + 30_000 })
  table.hear(
    message(2, {
      at,
      notice: notice({ kind: 'nudged', seat: 1, by: 0 }),
      position: { ...table.position!, seats },
    }),
  )
  flushSync()
  expect([note(), names()]).toEqual(['Ben is reminded. You can let a bot play in 0:30.', []])
  pass(30_000)
  expect(names()).toEqual(['Remind Ben', 'Let a bot play for Ben'])
  await fireEvent.click(screen.getByText('Let a bot play for Ben'))
  expect(done).toEqual([
    { do: 'nudge', seat: 1 },
    { do: 'call-bot', seat: 1 },
  ])
})

test.each([
  [
    { nudge_from: NOW + 15_000 },
    /^Ben is away. You can remind them in 0:15, and let a bot play 30 sec/,
  ],
  [{ nudge_from: NOW }, 'Ben is away. 30 seconds after a reminder you can let a bot play.'],
  [
    { nudge_from: NOW + 15_000, help_at: NOW + 40_000 },
    'Ben is away. A bot plays for them in 0:40.',
  ],
])('of whom is away the others see at once what comes when', (times, text) => {
  const table = tableOf([1], { seats: seatsWith(1, times) })
  table.present = { presence: [{ seat: 1, connected: false, since: NOW }], watchers: 0, names: [] }
  render(Absent, { table })
  flushSync()
  expect(note()).toEqual(expect.stringMatching(text))
  expect(screen.queryByRole('timer')?.getAttribute('aria-live') ?? 'off').toBe('off')
})

test('who is reminded sees it until he acts, and by whom', () => {
  const offer = { moves: ['R20'] } as never
  const table = tableOf([0], { offer })
  render(Absent, { table })
  const hears = (seq: number, change: Parameters<typeof notice>[0], asked: boolean): void => {
    const position = { ...table.position!, offer: asked ? offer : null }
    table.hear(message(seq, { at: Date.now(), notice: notice(change), position }))
    flushSync()
  }
  flushSync()
  expect(document.querySelector('.note')).toBeNull()
  hears(2, { kind: 'nudged', seat: 2, by: 1 }, true)
  expect(document.querySelector('.note')).toBeNull()
  hears(3, { kind: 'nudged', seat: 0, by: 1 }, true)
  expect(document.querySelector('.note')?.textContent).toBe('Ben reminds you: it is your turn.')
  hears(4, { kind: 'nudged', seat: 0, by: null }, true)
  expect(document.querySelector('.note')?.textContent).toMatch(/^The clock reminds you/)
  hears(5, { kind: 'moved', seat: 0 }, true)
  expect(document.querySelector('.note')).toBeNull()
})

test('nobody is reminded who is a bot, has left, or sits at this device', () => {
  const seats = [
    seat({ name: 'Ann' }),
    seat({ name: 'Ada', bot: 'level1', kind: 'bot', nudge_from: NOW }),
    seat({ name: 'Cleo', gone: true, nudge_from: NOW }),
    seat({ name: 'Dito', nudge_from: NOW }),
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

test('who has resigned reminds nobody any more', () => {
  const seats = seatsWith(1, { nudge_from: NOW })
  seats[0]!.gone = true
  render(Absent, { table: tableOf([1], { seats }) })
  pass(60_000)
  expect(names()).toEqual(['Watch'])
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
