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

test('whoever watches with a delay sees the time as it was then', () => {
  const table = tableAt('four-gems', gems())
  const { settings, seats, ...more } = table.position!
  const then = seats.map((seat) => ({ ...seat, help_at: serverNow() + 60_000 }))
  table.position = { ...more, you: null, settings: { ...settings, delay: 30 }, seats: then }
  render(Clock, { table })
  expect(screen.getByRole('timer').textContent).toMatch(/1:(30|29)/)
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
