import '../../testing/page'
import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
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
