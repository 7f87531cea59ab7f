import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import '../../testing/page'
import type { TableEvent } from '../../line/wire'
import { gems, message, position, tableAt } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import Table from './Table.svelte'

beforeAll(() => words.speak('en'))
afterEach(cleanup)

const CUTS = Array.from({ length: 27 }, (_, i) => `cut ${i + 3}`)
const cutting = () =>
  tableAt('four-gems', gems({ phase: 'cut', turned: null, trump: null, taker: null }), CUTS)

function show(table: ReturnType<typeof tableAt>) {
  const act = vi.spyOn(table, 'act').mockResolvedValue(true)
  const whyNot = vi.spyOn(table, 'whyNot').mockResolvedValue()
  render(Table, { table })
  return { act, whyNot }
}

test('the pack is cut at a place of the slider', async () => {
  const { act } = show(cutting())
  const slider = screen.getByRole('slider')
  expect(slider).toHaveProperty('min', '3')
  expect(slider).toHaveProperty('max', '29')
  await fireEvent.input(slider, { target: { value: '12' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('Lift 12 cards')
  await fireEvent.click(screen.getByRole('button', { name: 'Lift 12 cards' }))
  expect(act).toHaveBeenCalledWith('cut 12')
})

test('the pack is cut by writing a number, and never too thin', async () => {
  const { act } = show(cutting())
  await fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '31' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Lift 29 cards' }))
  expect(act).toHaveBeenCalledWith('cut 29')
})

test('the turned gem is taken, or the round passed', async () => {
  const view = gems({ phase: 'bid', turned: 'B11', trump: null, taker: null, passes: 1 })
  const { act } = show(tableAt('four-gems', view, ['take', 'pass']))
  expect(screen.getByText('First bidding round')).toBeTruthy()
  expect(screen.getByText('has passed')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Take sapphire' }))
  expect(act).toHaveBeenCalledWith('take')
})

const SQUARE = ['R4', 'G4', 'B4', 'Y4', 'R20', 'G1', 'B1', 'Y1']
const calling = () =>
  tableAt('four-gems', gems({ hand: SQUARE }), [...SQUARE, ...SQUARE.map((card) => `${card}!`)])

test('FOUR GEMS is announced with the card, and it is said what it means', async () => {
  const { act } = show(calling())
  expect(screen.getByRole('switch').getAttribute('aria-describedby')).toBeTruthy()
  expect(screen.getByText(/All four 4s: 40 points/)).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'ruby 20' }))
  expect(act).toHaveBeenCalledWith('R20!')
})

test('announcing is a right and no duty', async () => {
  const { act } = show(calling())
  await fireEvent.click(screen.getByRole('switch'))
  await fireEvent.click(screen.getByRole('button', { name: 'ruby 20' }))
  expect(act).toHaveBeenCalledWith('R20')
})

test('who keeps them to himself decides so for this round alone', async () => {
  const table = calling()
  show(table)
  await fireEvent.click(screen.getByRole('switch'))
  table.position = { ...table.position! }
  await tick()
  expect(screen.getByRole('switch')).toHaveProperty('checked', false)
  const match = { ...table.position.match!, round: 2 }
  table.position = { ...table.position, match }
  await tick()
  expect(screen.getByRole('switch')).toHaveProperty('checked', true)
})

test('of a card that may not be played one is told why not', async () => {
  const { act, whyNot } = show(tableAt('four-gems', gems({ hand: ['G1', 'R20'] }), ['G1']))
  await fireEvent.click(screen.getByRole('button', { name: 'ruby 20, not now' }))
  expect(act).not.toHaveBeenCalled()
  expect(whyNot).toHaveBeenCalledWith('R20')
})

test('squares that were shown lie before their seat', () => {
  show(tableAt('four-gems', gems({ announced: [0, 1, 1, 0], shown: [[], [14], [], []] })))
  expect(screen.getByRole('img', { name: 'FOUR GEMS: all four 14s, 140 points' })).toBeTruthy()
  expect(screen.getByText('FOUR GEMS')).toBeTruthy()
})

test('the last trick comes by its button and by the key L, and goes by Escape', async () => {
  const table = tableAt('four-gems', gems())
  table.hear(
    message(
      2,
      'moved',
      [
        { event: 'played', seat: 1, card: 'R1', led: true },
        { event: 'played', seat: 2, card: 'R20', led: false },
        { event: 'took-trick', seat: 2, points: 42, cards: ['R1', 'R20'] },
      ],
      position('four-gems', gems({ leader: 2, tricks: [1, 0], waiting: [2] }), null),
    ),
  )
  show(table)
  const button = screen.getByRole('button', { name: 'Last trick' })
  await fireEvent.keyDown(document.body, { key: 'l' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByText('Taken by Cleo: 42 points')).toBeTruthy()
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await fireEvent.click(button)
  expect(screen.getByRole('region', { name: 'Last trick' }).textContent).toContain('Ben')
})

const TWO = [
  { seat: 2, cards: ['R1', 'R20'], lead: 1, points: 42 },
  { seat: 3, cards: ['B10', 'B11'], lead: 2, points: 21 },
]
function afterTwo(tricks: 'last' | 'all') {
  const table = tableAt('four-gems', gems())
  TWO.forEach(({ seat, cards, lead, points }, i) => {
    const events: TableEvent[] = [
      ...cards.map((card, at) => ({ event: 'played' as const, seat: lead + at, card, led: !at })),
      { event: 'took-trick', seat, points, cards },
    ]
    const view = gems({ leader: seat, tricks: [1, i], waiting: [seat] })
    const now = position('four-gems', view, null)
    table.hear(message(2 + i, 'moved', events, { ...now, settings: { ...now.settings, tricks } }))
  })
  show(table)
}
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('section ol [data-card]')].map(
    (one) => one.dataset['card'],
  )

test('where all tricks may be looked at, one goes back and forth by buttons and arrows', async () => {
  afterTwo('all')
  await fireEvent.keyDown(document.body, { key: 'l' })
  expect(shown()).toEqual(['B10', 'B11'])
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(shown()).toEqual(['R1', 'R20'])
  const region = screen.getByRole('region', { name: 'Trick 1 of 2' })
  expect(region.textContent).toContain('Taken by Cleo: 42 points')
  const before = screen.getByRole('button', { name: 'the trick before' })
  expect(before.getAttribute('aria-disabled')).toBe('true')
  await fireEvent.click(before)
  expect(shown()).toEqual(['R1', 'R20'])
  await fireEvent.click(screen.getByRole('button', { name: 'the trick after' }))
  expect(shown()).toEqual(['B10', 'B11'])
})

test('where the last trick alone may be looked at there is no way to the others', async () => {
  afterTwo('last')
  await fireEvent.keyDown(document.body, { key: 'l' })
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  expect(shown()).toEqual(['B10', 'B11'])
  expect(screen.queryByRole('button', { name: 'the trick before' })).toBeNull()
})

test('a watcher has backs with their numbers, and nothing to do', () => {
  show(tableAt('four-gems', gems({ seat: null, waiting: [1], trick: ['G1'], leader: 0 })))
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getAllByRole('img', { name: '8 cards' })).toHaveLength(4)
})
