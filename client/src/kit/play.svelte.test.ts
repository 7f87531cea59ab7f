import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../testing/page'
import { preferences } from '../app/preferences.svelte'
import type { FourGemsView } from '../line/wire'
import { gems, message, position, tableAt } from '../testing/tables'
import { Play } from './play.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  preferences.set({ only: false })
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const basis = (view: unknown) => String((view as FourGemsView).trick[0])

function sitting(view: FourGemsView, moves: string[] = []) {
  const table = tableAt('four-gems', view, moves)
  const act = vi.spyOn(table, 'act').mockResolvedValue(true)
  const whyNot = vi.spyOn(table, 'whyNot').mockResolvedValue()
  const play = new Play(table, basis)
  const stop = $effect.root(() => {
    $effect(play.follow)
  })
  let seq = 1
  const comes = (next: FourGemsView, offered: string[] | null): void => {
    const offer = offered && { moves: offered, complete: true }
    table.hear(message(++seq, 'moved', [], position('four-gems', next, offer)))
    flushSync()
    vi.advanceTimersByTime(1000)
  }
  return { table, act, whyNot, play, comes, stop }
}

const waiting = gems({ waiting: [3], trick: ['G10'], leader: 3 })
const mine = gems({ waiting: [0], trick: ['G10'], leader: 3 })

test('in turn a card is played, or one is told why not', () => {
  const { act, whyNot, play, stop } = sitting(mine, ['G1'])
  const going = vi.fn()
  play.press('G1', going)
  expect(act).toHaveBeenCalledWith('G1')
  expect(going).toHaveBeenCalledOnce()
  play.press('R20')
  expect(whyNot).toHaveBeenCalledWith('R20')
  stop()
})

test('out of turn a card waits until it is asked for', () => {
  const { table, act, play, comes, stop } = sitting(waiting)
  play.press('G1')
  expect(table.queued?.move).toBe('G1')
  expect(act).not.toHaveBeenCalled()
  comes(mine, ['G1', 'G11'])
  expect(act).toHaveBeenCalledExactlyOnceWith('G1')
  stop()
})

test('pressed again a queued card is free', () => {
  const { table, act, play, comes, stop } = sitting(waiting)
  play.press('G1')
  play.press('G1')
  expect(table.queued).toBeNull()
  comes(mine, ['G1'])
  expect(act).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['another card was led', gems({ waiting: [0], trick: ['B10'], leader: 3 }), ['G1']],
  ['it is not legal after all', mine, ['G3']],
  ['something can be said with it', mine, ['G1', 'G1!']],
])('a queued card is dropped when %s', (_, view, moves) => {
  const { table, act, play, comes, stop } = sitting(waiting)
  play.press('G1')
  flushSync()
  comes(view, moves)
  expect(table.queued).toBeNull()
  expect(play.dropped).toBe(true)
  expect(act).not.toHaveBeenCalled()
  play.press('G1')
  expect(play.dropped).toBe(false)
  stop()
})

test('a watcher plays nothing', () => {
  const { table, act, play, stop } = sitting(gems({ seat: null, waiting: [1] }))
  play.press('G1')
  expect(table.queued).toBeNull()
  expect(act).not.toHaveBeenCalled()
  stop()
})

const forced = { ...mine, hand: ['G1', 'R4'] }

test('nothing plays itself unless one likes it', () => {
  const { table, act, stop } = sitting(forced, ['G1'])
  flushSync()
  vi.advanceTimersByTime(5000)
  expect(table.queued).toBeNull()
  expect(act).not.toHaveBeenCalled()
  stop()
})

test.each([
  [0, 700],
  [0.999999, 1600],
])('the only possible card is queued and plays itself after a time by chance', (chance, wait) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  preferences.set({ only: true })
  const { table, act, stop } = sitting(forced, ['G1'])
  flushSync()
  expect(table.queued?.move).toBe('G1')
  vi.advanceTimersByTime(wait - 2)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3)
  expect(act).toHaveBeenCalledExactlyOnceWith('G1')
  stop()
})

test('pressed it stays in the hand for this decision, whatever else is told; the next one is another', () => {
  preferences.set({ only: true })
  const { table, act, play, comes, stop } = sitting(forced, ['G1'])
  flushSync()
  play.press('G1')
  comes(forced, ['G1'])
  comes({ ...forced, waiting: [3] }, null)
  comes(forced, ['G1'])
  vi.advanceTimersByTime(5000)
  expect(table.queued).toBeNull()
  expect(act).not.toHaveBeenCalled()
  play.press('G1')
  expect(act).toHaveBeenCalledExactlyOnceWith('G1')
  comes({ ...forced, trick: ['R10'], hand: ['R4'] }, ['R4'])
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenLastCalledWith('R4')
  stop()
})

test.each([
  ['a choice of two', forced, ['G1', 'R4']],
  ['a card with or without something said', forced, ['G1', 'G1!']],
  ['the colour of a butterfly', { ...forced, hand: ['BF'] }, ['BF=R']],
  ['a bid', { ...forced, phase: 'bid' } as FourGemsView, ['pass']],
])('%s does not play itself', (_, view, moves) => {
  preferences.set({ only: true })
  const { table, stop } = sitting(view, moves)
  flushSync()
  expect(table.queued).toBeNull()
  stop()
})

test('when the table changes under it the only possible card is dropped like any other', () => {
  preferences.set({ only: true })
  const { table, act, play, stop } = sitting(forced, ['G1'])
  flushSync()
  const back = { ...forced, trick: ['R10'], waiting: [3] }
  table.hear(message(2, 'took-back', [], position('four-gems', back, null)))
  flushSync()
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
  expect(play.dropped).toBe(true)
  stop()
})
