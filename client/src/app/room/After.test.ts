import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position, seat } from '../../line/testing'
import type { Position } from '../../line/wire'
import { words } from '../../words/words.svelte'
import After from './After.svelte'

vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => words.speak('en'))
afterEach(cleanup)

const ALONE = { sides: [0, 1, 2, 3], winners: [] }
function ended(change: Partial<Position>, resigned: number | null = null): void {
  const table = new LiveTable('r1', 'secret')
  const told = resigned === null ? { kind: 'moved' } : { kind: 'resigned', seat: resigned }
  const over = position({ phase: 'over', ...change })
  table.hear(message(1, { notice: notice(told), position: over }))
  render(After, { table, teller: null })
}
const verdict = () => screen.getByRole('status').textContent

test('a side has given up: the headline says who has won, and it is said why', () => {
  ended({ winners: [1, 3] }, 2)
  expect(verdict()).toBe('Ben and Dito win the match.')
  expect(screen.getByText('Cleo has given up the match.')).toBeTruthy()
})

test('one of many has given up: nobody has won, and that is no draw', () => {
  ended(ALONE, 0)
  expect(verdict()).toBe('You have given up the match.')
  cleanup()
  ended(ALONE, 1)
  expect(verdict()).toBe('Ben has given up the match.')
  cleanup()
  ended(ALONE)
  expect(verdict()).toBe('The match is a draw: nobody wins.')
})

test('what a bot has won for somebody who had resigned he has not won himself', () => {
  const seats = ['Ann', 'Ben', 'Cleo'].map((name, at) => seat({ name, gone: at === 0 }))
  ended({ seats, sides: [0, 1, 2], winners: [0] })
  expect(verdict()).toBe('Ann wins the match.')
})
