import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serverNow } from '../../line/clock'
import { gems, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import Clock from './Clock.svelte'

const SOON = 'Please decide: the time ends soon'

function show(seconds: number): void {
  const table = tableAt('four-gems', gems({ hand: ['R20'] }), ['R20'])
  table.position!.seats[0]!.help_at = serverNow() + seconds * 1000
  render(Clock, { table })
}

beforeEach(() => words.speak('en'))
afterEach(() => {
  cleanup()
  preferences.set({ calm: false })
})

test('the time is counted for all to see', () => {
  show(90)
  expect(screen.getByRole('timer').textContent).toContain('1:30')
  expect(screen.queryByText(SOON)).toBeNull()
})

test('in calm mode nothing counts, but it is told that the time ends soon', () => {
  preferences.set({ calm: true })
  show(90)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.queryByText(SOON)).toBeNull()
  cleanup()
  show(15)
  expect(screen.queryByRole('timer')).toBeNull()
  expect(screen.getByText(SOON).textContent).toBe(SOON)
})
