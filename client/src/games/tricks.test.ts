import { expect, test } from 'vitest'
import type { TableEvent } from '../line/wire'
import { gems, message, seasons } from '../testing/tables'
import { backwards, inOrder, lastTaken, openTrick, REST, trickBasis, trickPace } from './tricks'

const played = (seat: number, card: string, led = false): TableEvent => ({
  event: 'played',
  seat,
  card,
  led,
})
const took = (seat: number): TableEvent => ({
  event: 'took-trick',
  seat,
  points: 34,
  cards: ['R1', 'R2', 'R20', 'G1'],
})
const trick = [
  message(1, 'dealt'),
  message(2, 'moved', [played(1, 'R1', true)]),
  message(3, 'moved', [played(2, 'R2')]),
  message(4, 'moved', [played(3, 'R20')]),
  message(5, 'moved', [played(0, 'G1'), took(3)]),
]

test('the last trick has its cards in the order in which they were played', () => {
  const taken = lastTaken(trick)!
  expect(taken.cards.map(({ seat, card }) => `${seat}${card}`)).toEqual([
    '1R1',
    '2R2',
    '3R20',
    '0G1',
  ])
  expect(taken.took.seat).toBe(3)
})

test('the last trick stays while the next one is played, and goes with the next deal', () => {
  const later = [...trick, message(6, 'moved', [played(3, 'Y1', true)])]
  expect(lastTaken(later)!.cards[0]!.card).toBe('R1')
  expect(lastTaken([...later, message(7, 'dealt')])).toBeNull()
})

test('what was taken back has not happened', () => {
  const taken = [...trick, message(6, 'took-back'), message(7, 'moved', [played(0, 'G3'), took(3)])]
  expect(lastTaken(taken)!.cards.map(({ card }) => card)).toEqual(['R1', 'R2', 'R20', 'G3'])
  expect([...backwards([...trick, message(6, 'took-back')])].map((one) => one.event)).toEqual([
    'played',
    'played',
    'played',
  ])
})

test('a trick rests, and a round that is over can be looked at', () => {
  expect(trickPace(trick[4]!)).toBe(REST)
  expect(trickPace(trick[2]!)).toBeLessThan(REST)
  expect(trickPace({ ...trick[4]!, score: { points: [], lines: [], kept: {} } })).toBeGreaterThan(
    REST,
  )
  expect(trickPace(message(9, 'nudged'))).toBe(0)
})

test('an open trick goes round from its leader, a led butterfly with the colour that it names', () => {
  expect(openTrick(seasons({ leader: 2, led: 'R', trick: ['BF', 'R1', 'G2'] }))).toEqual([
    { seat: 2, card: 'BF', colour: 'R' },
    { seat: 3, card: 'R1', colour: null },
    { seat: 0, card: 'G2', colour: null },
  ])
})

test('a queued card lives as long as its trick is led alike and the same card is in front', () => {
  const led = gems({ leader: 1, trick: ['G10'] })
  const before = trickBasis(led, 0)
  expect(trickBasis(gems({ leader: 1, trick: ['G10', 'G1'] }), 0)).toBe(before)
  expect(trickBasis(gems({ leader: 1, trick: ['G10', 'R1'] }), 1)).not.toBe(before)
  expect(trickBasis(gems({ leader: 1, trick: ['G10'], tricks: [1, 0] }), 0)).not.toBe(before)
  expect(trickBasis(gems({ leader: 1, trick: [] }), -1)).not.toBe(before)
})

const rank = (card: string) => Number(card.slice(1))
const HAND = ['R2', 'B11', 'G20', 'Y1', 'R20', 'B1']
const sorted = (sorting: Parameters<typeof inOrder>[1], trump: string | null) =>
  inOrder(HAND, sorting, { suits: 'RBYG', trump, rank }).join(' ')

test('four ways to sort a hand: trump in front, warm and cold in turn', () => {
  expect(sorted('suit', null)).toBe('R20 R2 B11 B1 Y1 G20')
  expect(sorted('suit', 'Y')).toBe('Y1 G20 R20 R2 B11 B1')
  expect(sorted('reverse', 'Y')).toBe('B1 B11 R2 R20 G20 Y1')
  expect(sorted('rank', 'Y')).toBe('G20 R20 B11 R2 Y1 B1')
  expect(sorted('dealt', 'Y')).toBe(HAND.join(' '))
})
