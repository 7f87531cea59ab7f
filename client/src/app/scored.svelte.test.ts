import '../testing/page'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../line/table.svelte'
import { message, notice, position } from '../line/testing'
import { Panels } from './room/panels.svelte'
import { AFTER, LOOK, offerScores } from './room/scored.svelte'

let table: LiveTable
let panel: Panels
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  table = new LiveTable('r1', 'secret', (one) => (one.score ? 2 * LOOK : 0))
  panel = new Panels()
  stop = $effect.root(() => offerScores(table, panel))
  hear(message(1, { position: position({ phase: 'playing' }) }))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const score = { points: [1, 0], lines: [], kept: {} }
function hear(one: Parameters<LiveTable['hear']>[0]): void {
  table.hear(one)
  flushSync()
}
function close(): void {
  panel.close()
  flushSync()
}
function wait(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}

test('the end of a round is looked at before the sheet covers it', () => {
  hear(message(2, { score }))
  wait(LOOK - 100)
  expect(panel.shown).toBeNull()
  wait(200)
  expect(panel.shown).toBe('scores')
})

test('whoever skips sees it at once, and only once', () => {
  hear(message(2, { score }))
  table.skip()
  flushSync()
  wait(1)
  expect(panel.shown).toBe('scores')
  panel.close()
  hear(message(3, { notice: notice({ kind: 'dealt', round: 2 }) }))
  wait(2 * LOOK)
  expect(panel.shown).toBeNull()
})

test('what was scored before one came is not shown', () => {
  const later = new LiveTable('r1', 'secret')
  const other = new Panels()
  const end = $effect.root(() => offerScores(later, other))
  later.hear(message(7, { score, position: position({ phase: 'playing' }) }))
  flushSync()
  wait(2 * LOOK)
  expect(other.shown).toBeNull()
  end()
})

test('the end page has a sheet of its own: none opens over it, and what nobody asked for goes', () => {
  const over = position({ phase: 'over', winners: [0] })
  hear(message(2, { score }))
  wait(2 * LOOK)
  expect(panel.shown).toBe('scores')
  hear(message(3, { notice: notice({ kind: 'dealt', round: 2 }), position: position() }))
  hear(message(4, { notice: notice({ kind: 'resigned', seat: 0 }), position: over }))
  table.skip()
  flushSync()
  expect(panel.shown).toBeNull()
  panel.open('scores')
  flushSync()
  expect(panel.shown).toBe('scores')
})

test('nothing opens over the end that has come and is not shown yet', () => {
  hear(message(2, { score }))
  hear(message(3, { position: position({ phase: 'over', winners: [0] }) }))
  wait(2 * LOOK - 100)
  expect(panel.shown).toBeNull()
})

test('what was open at the end of a round does not keep the scores away for good', () => {
  panel.open('rules')
  hear(message(2, { score }))
  wait(2 * LOOK)
  expect(panel.shown).toBe('rules')
  close()
  wait(AFTER - 100)
  expect(panel.shown).toBeNull()
  wait(200)
  expect(panel.shown).toBe('scores')
  close()
  wait(2 * LOOK)
  expect(panel.shown).toBeNull()
})

test('who has played on meanwhile is past that, and who has looked has seen', () => {
  panel.open('rules')
  hear(message(2, { score }))
  hear(message(3, { notice: notice({ kind: 'dealt', round: 2 }), position: position() }))
  hear(message(4, { notice: notice({ kind: 'moved', seat: 0 }), position: position() }))
  table.skip()
  close()
  wait(2 * LOOK)
  expect(panel.shown).toBeNull()
  panel.open('scores')
  hear(message(5, { score }))
  wait(LOOK)
  close()
  wait(2 * LOOK)
  expect(panel.shown).toBeNull()
})
