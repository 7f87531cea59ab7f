import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../testing/page'
import type { FourGemsView } from '../line/wire'
import { gems, message, position, tableAt } from '../testing/tables'
import { Play } from './play.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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
