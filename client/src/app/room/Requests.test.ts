import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { message, position } from '../../line/testing'
import type { Command, Pending } from '../../line/wire'
import { words } from '../../words/words.svelte'

import Requests from './Requests.svelte'

vi.setConfig({ testTimeout: 60_000 })

const terms = { seat: null, rotate: false, settings: null }
const pending = (change: Partial<Pending>): Pending => ({
  request: 7,
  seat: 1,
  what: 'rematch',
  terms,
  wanted: [0, 2],
  agreed: [],
  ...change,
})

let done: Command[] = []
function show(you: number | null, ...requests: Pending[]): void {
  const table = new LiveTable('r1', 'secret')
  table.hear(message(1, { position: position({ you, requests }) }))
  table.do = async (wish) => {
    done.push(wish)
    return true
  }
  render(Requests, { table })
}

beforeEach(async () => {
  done = []
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
