import '../../testing/page'
import { flushSync } from 'svelte'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position } from '../../line/testing'
import type { AnyView } from '../../line/wire'
import { words } from '../../words/words.svelte'
import Head from './Head.svelte'

vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

test('what is played is called by the game’s own word, as soon as its words are there', async () => {
  await words.speak('en')
  const table = new LiveTable('r1', 'secret')
  const game = 'seasons-duel'
  const view = { waiting: [], seat: 0 } as unknown as AnyView
  const match = { game, round: 1, totals: [], table: view }
  const { settings } = position()
  const shown = position({ settings: { ...settings, game }, match })
  table.hear(message(1, { position: shown }))
  const { rerender } = render(Head, { table, known: false })
  expect(screen.queryByText(/1/)).toBeNull()
  await words.learn(game)
  await rerender({ known: true })
  expect(screen.getByText('Game 1')).toBeTruthy()
})

test('what was said and not read in the log is marked, but not the own talk or that of the muted', async () => {
  await words.speak('en')
  const table = new LiveTable('r1', 'secret')
  table.hear(message(1, { position: position() }))
  render(Head, { table, known: false })
  const mark = () => screen.queryByRole('button', { name: /something was said$/ })
  const says = (seq: number, seat: number): void => {
    table.hear(message(seq, { notice: notice({ kind: 'said', seat, text: 'hi' }) }))
    flushSync()
  }
  table.muted = [2]
  says(2, 0)
  says(3, 2)
  expect(mark()).toBeNull()
  says(4, 1)
  await fireEvent.click(mark()!)
  expect(mark()).toBeNull()
  says(5, 1)
  expect(mark()).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'What has happened' }))
  says(6, 1)
  expect(mark()).not.toBeNull()
})
