import '../testing/page'
import { expect, test } from 'vitest'
import { gems } from '../testing/tables'
import { gameFace } from './game'
import { inOrder } from './sorting'

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

const HANDS = {
  'vier-felder': ['10D', '2H', 'AC', 'KS', 'KD', '3C'],
  'seasons-duel': ['G1', 'B2', 'Y3', 'R1', 'B3', 'Y1'],
}
const SORTED = {
  'vier-felder': '2H KS KD 10D 3C AC',
  'seasons-duel': 'B3 B2 Y3 Y1 G1 R1',
}

test.each(['vier-felder', 'seasons-duel'] as const)(
  'a hand of %s has the high cards first, warm and cold in turn',
  async (game) => {
    const face = await gameFace(game)
    expect(face.sorted(HANDS[game], 'suit', gems()).join(' ')).toBe(SORTED[game])
  },
)
