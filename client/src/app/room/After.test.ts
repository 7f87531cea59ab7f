import '../../testing/page'
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveTable } from '../../line/table.svelte'
import { placesAt, remember } from '../../line/places'
import { message, notice, position, seat } from '../../line/testing'
import type { Position } from '../../line/wire'
import { words } from '../../words/words.svelte'
import After from './After.svelte'

vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  localStorage.clear()
  return words.speak('en')
})
afterEach(cleanup)

const ALONE = { sides: [0, 1, 2, 3], winners: [] }
function ended(change: Partial<Position>, resigned: number | null = null): LiveTable {
  const table = new LiveTable('r1', 'secret')
  const told = resigned === null ? { kind: 'moved' } : { kind: 'resigned', seat: resigned }
  const over = position({ phase: 'over', ...change })
  table.hear(message(1, { notice: notice(told), position: over }))
  render(After, { table, teller: null })
  return table
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

const AGAIN = { name: 'Once more' }
test('while somebody asks, nobody else does; but whoever asks and goes away does not stop the others', () => {
  const terms = { seat: null, rotate: false, settings: null, reason: '' }
  const request = { request: 1, seat: 1, what: 'rematch', terms, hand: [], wanted: [0], agreed: [] }
  const table = ended({ requests: [request] })
  expect(screen.queryByRole('button', AGAIN)).toBeNull()
  cleanup()
  table.present = { presence: [{ seat: 1, connected: false, since: 9 }], watchers: 0, names: [] }
  render(After, { table, teller: null })
  expect(screen.getByRole('button', AGAIN)).toBeTruthy()
})

const place = { room: 'r1', token: 'secret', seat: 0, name: 'Ann', game: 'four-gems', at: 1 }
test.each([
  [[1], ['secret']],
  [[0, 1], []],
])(
  'the others have gone to a new table, those of %j not with them',
  async (rematch_without, tokens) => {
    remember(place)
    ended({ rematch: 'r2', rematch_without })
    expect(screen.queryAllByText(/^A new match is on/)).toHaveLength(tokens.length ? 0 : 1)
    await fireEvent.click(screen.getByRole('button', { name: 'To the new match' }))
    expect(location.pathname).toBe('/r/r2')
    expect(placesAt('r2').map(({ token }) => token)).toEqual(tokens)
  },
)

test('other house rules that do not come are said to be missing', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('the line is gone')
  })
  ended(ALONE)
  const other = document.querySelector('details')!
  other.open = true
  await fireEvent(other, new Event('toggle'))
  expect((await screen.findByRole('alert')).textContent).toBe(words.say('table-no-answer'))
  vi.unstubAllGlobals()
})
