import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { words } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import Curtain from './Curtain.svelte'

let lifted: ReturnType<typeof vi.fn<() => void>>
beforeEach(async () => {
  await words.speak('en')
  vi.useFakeTimers()
  lifted = vi.fn<() => void>()
})
afterEach(() => {
  cleanup()
  preferences.set({ hold: false, single: false })
  vi.useRealTimers()
})

function hang(): HTMLElement {
  render(Curtain, { name: 'Ann', onlift: lifted })
  return screen.getByRole('button')
}
async function wait(time: number): Promise<void> {
  await Promise.resolve()
  vi.advanceTimersByTime(time)
}

test('a press lifts it', async () => {
  await fireEvent.click(hang())
  expect(lifted).toHaveBeenCalledOnce()
})

test.each([
  ['finger', (button: HTMLElement) => fireEvent.pointerDown(button), 'pointerUp' as const],
  ['key', (button: HTMLElement) => fireEvent.keyDown(button, { key: ' ' }), 'keyUp' as const],
])('where one likes it, it lifts when the %s has stayed down', async (_, down, up) => {
  preferences.set({ hold: true })
  const button = hang()
  await down(button)
  await wait(500)
  await fireEvent[up](button)
  await fireEvent.click(button)
  await wait(2000)
  expect(lifted).not.toHaveBeenCalled()
  await down(button)
  await wait(600)
  expect(lifted).toHaveBeenCalledOnce()
})

test('one switch cannot hold: a press is enough', async () => {
  preferences.set({ hold: true, single: true })
  await fireEvent.click(hang())
  expect(lifted).toHaveBeenCalledOnce()
})
