import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '../../testing/page'
import { seasons, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import Table from './Table.svelte'

beforeAll(() => words.speak('en'))
afterEach(cleanup)

function show(table: ReturnType<typeof tableAt>) {
  const act = vi.spyOn(table, 'act').mockResolvedValue(true)
  const whyNot = vi.spyOn(table, 'whyNot').mockResolvedValue()
  const wish = vi.spyOn(table, 'do').mockResolvedValue(true)
  render(Table, { table })
  return { act, whyNot, wish }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const HAND = ['R7', 'G6', 'B1', 'Y2', 'BF']
const bidding = (cards = HAND) =>
  tableAt('four-seasons', seasons({ phase: 'bid', hand: HAND, leader: null }), [], {
    cards,
    count: 2,
  })

test('a bid is laid, the top card first, with its sum while it grows', async () => {
  const { act } = show(bidding())
  const lay = () => screen.getByRole('button', { name: /^Lay it/ })
  await press('red 7, counts 3')
  expect(lay()).toHaveProperty('disabled', true)
  expect(lay().textContent).toMatch(/^\s*Lay it\s*$/)
  await press('green 6, counts 1')
  expect(screen.getByText('3 + 1 = 4')).toBeTruthy()
  expect(lay()).toHaveProperty('disabled', false)
  await press('Lay it: a bid of 4')
  expect(act).toHaveBeenCalledWith('bid R7 G6')
})

test('a bid that is refused stays laid out, and is forgotten with its round', async () => {
  const table = bidding()
  const { act } = show(table)
  act.mockResolvedValue(false)
  await press('red 7, counts 3')
  await press('green 6, counts 1')
  await press('Lay it: a bid of 4')
  expect(screen.getByText('3 + 1 = 4')).toBeTruthy()
  const { position } = table
  table.position = { ...position!, match: { ...position!.match!, round: 2 } }
  await tick()
  expect(screen.queryByText('3 + 1 = 4')).toBeNull()
})

test('a bid can be put in another order, and cards taken out again', async () => {
  const { act } = show(bidding())
  await press('red 7, counts 3')
  await press('green 6, counts 1')
  await press('Put green 6 on top')
  await press('Take red 7 out again')
  expect(screen.getByText('1 = 1')).toBeTruthy()
  await press('blue 1, counts 0')
  await press('Lay it: a bid of 1')
  expect(act).toHaveBeenCalledWith('bid G6 B1')
})

test('of a card that may not be laid one is told why not', async () => {
  const { whyNot } = show(bidding(['R7', 'G6', 'B1', 'Y2']))
  await press(/^butterfly/)
  expect(whyNot).toHaveBeenCalledWith('bid BF R7')
})

test('a laid bid lies sealed, and can be taken back while others think', async () => {
  const view = seasons({
    phase: 'bid',
    waiting: [1, 2, 3],
    laid: [2, 0, 0, 0],
    bid_cards: [['R7', 'G6'], [], [], []],
    tops: ['R7', null, null, null],
    bids: [4, null, null, null],
  })
  const table = tableAt('four-seasons', view)
  table.position = { ...table.position!, may_take_back: true }
  const { wish } = show(table)
  expect(screen.getByText(/Your bid of 4 is sealed/)).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Your bid' }).textContent).toContain('bid 4')
  await press('Changed my mind')
  expect(wish).toHaveBeenCalledWith({ do: 'take-back' })
})

test('in the bonus round the top card is shown or kept', async () => {
  const view = seasons({
    phase: 'bonus',
    leader: null,
    laid: [2, 2, 2, 2],
    tops: ['R7', 'B9', null, null],
    said: [null, 'show', 'keep', null],
    bonus_player: 1,
  })
  const { act } = show(tableAt('four-seasons', view, ['show', 'keep']))
  expect(screen.getByRole('img', { name: 'blue 9, Ben, in front' })).toBeTruthy()
  await press('Show red 7')
  expect(act).toHaveBeenCalledWith('show')
})

const LEADS = ['G5', 'BF=B', 'BF=G', 'BF=Y', 'BF=R']
const leading = () => tableAt('four-seasons', seasons({ hand: ['G5', 'BF'] }), LEADS)

test('whoever leads the butterfly names a colour with it', async () => {
  const { act } = show(leading())
  await press('butterfly')
  const dialog = screen.getByRole('dialog')
  expect(dialog.contains(document.activeElement)).toBe(true)
  await press('red')
  expect(act).toHaveBeenCalledWith('BF=R')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the butterfly can be left in the hand', async () => {
  const { act } = show(leading())
  await press('butterfly')
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(act).not.toHaveBeenCalled()
  const card = screen.getByRole('button', { name: 'butterfly' })
  card.focus()
  await press('butterfly')
  expect(document.activeElement?.textContent).toContain('blue')
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
  expect(document.activeElement).toBe(card)
})

test('tricks stand against the bids that are known; the others lie sealed', () => {
  const view = seasons({
    laid: [2, 2, 2, 2],
    bids: [null, 4, null, null],
    taken: [0, 2, 1, 0],
    bid_cards: [[], ['R7', 'G1'], [], []],
    face_up: [[], ['R7', 'G1'], [], []],
    tops: [null, 'R7', null, null],
    bonus_player: 1,
  })
  show(tableAt('four-seasons', view))
  expect(screen.getByText(/^2 of 4/)).toBeTruthy()
  expect(screen.getByText('bonus player')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: '2 bid cards, face down' })).toHaveLength(2)
})

test('at the end the bids are turned up, but for a lost one that stays face down', () => {
  const view = seasons({
    phase: 'over',
    waiting: [],
    leader: null,
    laid: [2, 2, 2, 2],
    bids: [4, 0, null, 1],
    bid_cards: [['R7', 'G6'], ['B1', 'B2'], [], ['G1', 'B3']],
    face_up: [['R7', 'G6'], ['B1', 'B2'], [], ['G1', 'B3']],
    taken: [4, 0, 2, 1],
    won: [true, true, false, true],
  })
  show(tableAt('four-seasons', view))
  const bids = screen.getByRole('list', { name: 'The bids of this round' })
  expect(bids.querySelectorAll('[data-card]')).toHaveLength(6)
  expect(bids.textContent).toContain('4 of 4')
  expect(screen.getByRole('img', { name: 'bid stays face down' })).toBeTruthy()
})

test('a table of three has two others; a watcher has nothing to do', () => {
  show(tableAt('four-seasons', seasons({ seat: null, seats: 3, waiting: [1] })))
  expect(document.querySelectorAll('[data-seat]')).toHaveLength(3)
  expect(screen.queryAllByRole('button')).toEqual([])
})
