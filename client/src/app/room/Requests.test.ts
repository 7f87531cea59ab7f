import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameFace } from '../../games/game'
import { LiveTable } from '../../line/table.svelte'
import { message, notice, position } from '../../line/testing'
import type { Command, Pending } from '../../line/wire'
import { words } from '../../words/words.svelte'

import Requests from './Requests.svelte'

vi.setConfig({ testTimeout: 60_000 })

const terms = { seat: null, rotate: false, settings: null, reason: '' }
const pending = (change: Partial<Pending>): Pending => ({
  request: 7,
  seat: 1,
  what: 'rematch',
  terms,
  hand: [],
  wanted: [0, 2],
  agreed: [],
  ...change,
})

let done: Command[] = []
let away: number[] = []
let muted: number[] = []
function show(you: number | null, ...requests: Pending[]): LiveTable {
  const table = new LiveTable('r1', 'secret')
  const presence = away.map((seat) => ({ seat, connected: false, since: null }))
  table.muted = muted
  table.present = { presence, watchers: 0, names: [] }
  const match = { game: 'four-gems', round: 1, totals: [], table: { trump: 'R' } as never }
  table.hear(message(1, { position: position({ you, requests, match }) }))
  table.do = async (wish) => {
    done.push(wish)
    return true
  }
  render(Requests, { table })
  return table
}

beforeEach(async () => {
  done = []
  away = []
  muted = []
  await words.speak('en')
})
afterEach(cleanup)

test('whoever is asked answers by the number of the request', async () => {
  show(0, pending({ request: 7 }), pending({ request: 9, what: 'clock-off', seat: 2 }))
  expect(screen.getByText('Ben asks for another match.')).toBeTruthy()
  expect(screen.getByText('Cleo would like to play on without the clock.')).toBeTruthy()
  await fireEvent.click(screen.getAllByText('Yes')[1]!)
  await fireEvent.click(screen.getAllByText('No')[0]!)
  expect(done).toEqual([
    { do: 'reply', request: 9, yes: true },
    { do: 'reply', request: 7, yes: false },
  ])
})

test('whoever asks sees who is missing, and may withdraw', async () => {
  show(1, pending({ agreed: [0] }))
  expect(screen.getByText('You ask for another match.')).toBeTruthy()
  expect(screen.getByText('Waiting for the answer of Cleo')).toBeTruthy()
  expect(screen.queryByText('Yes')).toBeNull()
  await fireEvent.click(screen.getByText('Withdraw'))
  expect(done).toEqual([{ do: 'withdraw', request: 7 }])
})

test('whoever asks for another match need not wait: who is missing and away is said', async () => {
  away = [2]
  show(1, pending({}))
  expect(screen.getByText('Waiting for the answer of Ann and Cleo (away)')).toBeTruthy()
  await fireEvent.click(screen.getByText('Go ahead; the other seats stay open'))
  await fireEvent.click(screen.getByText('Go ahead; bots take the other seats'))
  expect(done).toEqual([
    { do: 'go-ahead', request: 7, bots: false },
    { do: 'go-ahead', request: 7, bots: true },
  ])
  cleanup()
  show(1, pending({ what: 'clock-off' }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('whoever is asked is told that the author has gone', () => {
  show(0, pending({}))
  expect(screen.queryByText('Ben is away.')).toBeNull()
  cleanup()
  away = [1]
  show(0, pending({}))
  expect(screen.getByText('Ben is away.')).toBeTruthy()
})

test('who would like to take a move back may say why, and is asked what that means', () => {
  const back = pending({ what: 'take-back', terms: { ...terms, reason: 'wrong card' } })
  show(0, back)
  expect(screen.getByText('Ben would like to take a move back.')).toBeTruthy()
  expect(screen.getByText('Ben: wrong card')).toBeTruthy()
  expect(screen.getByText('What was played after it is taken back, too.')).toBeTruthy()
  cleanup()
  muted = [1]
  show(0, back)
  expect(screen.queryByText('Ben: wrong card')).toBeNull()
})

test.each([0, null, 1])(
  'the hand of whoever claims the rest is shown to others: %s',
  async (you) => {
    await gameFace('four-gems')
    show(you, pending({ what: 'claim', hand: ['G20', 'R14'] }))
    expect(screen.getByText(/^If all agree, the round is played out/)).toBeTruthy()
    if (you === 1) {
      expect(screen.getByText(/^You claim the rest of the round/)).toBeTruthy()
      expect(screen.queryByRole('group', { name: 'Hand' })).toBeNull()
      return
    }
    expect(screen.getByText('Ben claims the rest of the round and shows this hand.')).toBeTruthy()
    const cards = (await screen.findAllByRole('img')).map((card) => card.dataset['card'])
    expect(cards.toSorted()).toEqual(['G20', 'R14'])
    expect(screen.queryByText('Yes') !== null).toBe(you === 0)
  },
)

test('what has been agreed is asked no longer, though the table is not there yet', () => {
  const table = show(0, pending({ what: 'clock-off' }))
  expect(screen.getByText('Yes')).toBeTruthy()
  table.hear(message(2, { notice: notice({ kind: 'settled', request: 7, granted: true }) }))
  flushSync()
  expect(screen.queryByText('Yes')).toBeNull()
})

test.each([0, 3])('seat %d, who has agreed or is not asked, has nothing to press', (you) => {
  show(you, pending({ agreed: [0] }))
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a swap names both, a rotation says so', () => {
  show(0, pending({ what: 'swap', terms: { ...terms, seat: 0 } }))
  expect(screen.getByText('Ben would like to swap seats with Ann.')).toBeTruthy()
  cleanup()
  show(0, pending({ terms: { ...terms, rotate: true } }))
  expect(screen.getByText('Ben asks for another match; everybody moves up one seat.')).toBeTruthy()
})
