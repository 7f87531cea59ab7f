import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../testing/page'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
import { words } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import People from './People.svelte'
import Watchers from './Watchers.svelte'
import WatchersSpoken from './WatchersSpoken.svelte'

beforeEach(() => words.speak('en'))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  preferences.set({ watching: '' })
})

function tableOf(you: number | null, watchers: number, names: string[], delay: 0 | 30 = 0) {
  const table = new LiveTable('room', you === null ? null : 'token')
  const settings = { ...position({}).settings, delay }
  table.hear(message(1, { position: position({ you, settings }) }))
  table.present = { presence: [], watchers, names }
  return table
}
const shown = () => document.querySelector('.watchers')?.textContent.trim() ?? ''

test('those who gave a name are listed, the others counted', async () => {
  const table = tableOf(0, 3, ['Ann', 'Eve'])
  render(Watchers, { table })
  expect(shown()).toBe('3 people watch and see what lies open. Watching: Ann, Eve, and one more')
  table.present = { presence: [], watchers: 2, names: ['Ann', 'Eve'] }
  await tick()
  expect(shown()).toMatch(/Watching: Ann and Eve$/)
  table.present = { presence: [], watchers: 1, names: [] }
  await tick()
  expect(shown()).toBe('Somebody watches and sees what lies open.')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('whoever watches can give a name, or none, and the device keeps it', async () => {
  const table = tableOf(null, 1, [])
  const call = vi.spyOn(table, 'call')
  render(Watchers, { table })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.value, field.required]).toEqual(['', false])
  for (const [given, name] of [
    [' Eve ', 'Eve'],
    ['', ''],
  ] as const) {
    await fireEvent.input(field, { target: { value: given } })
    await fireEvent.click(screen.getByRole('button'))
    expect(call).toHaveBeenLastCalledWith(name)
    expect(preferences.all.watching).toBe(name)
  }
})

test('a delay is told to those who watch and to those who are watched', () => {
  render(Watchers, { table: tableOf(null, 1, [], 30) })
  expect(shown()).toMatch(/^You watch\. You see what happens 30 seconds later\./)
  cleanup()
  render(Watchers, { table: tableOf(0, 1, [], 30) })
  expect(shown()).toMatch(/It is shown to them 30 seconds later\.$/)
})

test('whoever watches with a delay is not told who is there', () => {
  const there = words.say('table-there')
  render(People, { table: tableOf(null, 1, []) })
  expect(screen.queryAllByText(there).length).toBeGreaterThan(0)
  cleanup()
  render(People, { table: tableOf(null, 1, [], 30) })
  expect(screen.queryAllByText(there)).toEqual([])
})

test('who watches is spoken when it stays so, not at each coming and going', async () => {
  vi.useFakeTimers()
  const table = tableOf(0, 1, ['Eve'])
  render(WatchersSpoken, { table })
  const spoken = () => screen.getByRole('status').textContent
  for (const [watchers, names] of [
    [2, ['Eve', 'Max']],
    [1, ['Max']],
  ] as const) {
    await vi.advanceTimersByTimeAsync(9_000)
    expect(spoken()).toBe('')
    table.present = { presence: [], watchers, names: [...names] }
    await tick()
  }
  await vi.advanceTimersByTimeAsync(10_001)
  expect(spoken()).toMatch(/Watching: Max$/)
})
