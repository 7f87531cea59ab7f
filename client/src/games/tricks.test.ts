import { expect, test } from 'vitest'
import { gems, message, played, seasons, took } from '../testing/tables'
import { backwards, openTrick, REST, trickBasis, trickPace, tricksTaken } from './tricks'

const trick = [
  message(1, 'dealt'),
  message(2, 'moved', [played(1, 'R1', true)]),
  message(3, 'moved', [played(2, 'R2')]),
  message(4, 'moved', [played(3, 'R20')]),
  message(5, 'moved', [played(0, 'G1'), took(3)]),
]

test('the last trick has its cards in the order in which they were played', () => {
  const taken = tricksTaken(trick).at(-1)!
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
  expect(tricksTaken(later).at(-1)!.cards[0]!.card).toBe('R1')
  expect(tricksTaken([...later, message(7, 'dealt')])).toEqual([])
})

test('all tricks of the round are there in their order, each with its own cards', () => {
  const second = [
    message(6, 'moved', [played(3, 'Y1', true)]),
    message(7, 'moved', [played(0, 'Y2')]),
    message(8, 'moved', [played(1, 'Y3')]),
    message(9, 'moved', [played(2, 'Y4'), took(2)]),
  ]
  const all = [...trick, ...second, message(10, 'moved', [played(2, 'B1', true)])]
  const told = (messages: typeof all) =>
    tricksTaken(messages).map(({ cards, took }) => [
      cards.map(({ card }) => card).join(' '),
      took.seat,
    ])
  expect(told(all)).toEqual([
    ['R1 R2 R20 G1', 3],
    ['Y1 Y2 Y3 Y4', 2],
  ])
  // Of a trick whose lead was not heard nothing is told.
  expect(told(all.slice(2))).toEqual([['Y1 Y2 Y3 Y4', 2]])
})

test('what was taken back has not happened', () => {
  const taken = [...trick, message(6, 'took-back'), message(7, 'moved', [played(0, 'G3'), took(3)])]
  expect(
    tricksTaken(taken)
      .at(-1)!
      .cards.map(({ card }) => card),
  ).toEqual(['R1', 'R2', 'R20', 'G3'])
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
