import { beforeAll, expect, test } from 'vitest'
import '../../testing/page'
import { seasons } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import { counted, counts, knownBid, sum, toggled, withOnTop } from './bids'
import { inFront, phrase, sorted } from './cards'

beforeAll(() => words.speak('en'))

test.each([
  ['pin 8', 'Y', 'G', ['G5', 'BF', 'Y2', 'G1'], 2],
  ['pin 8, thrown', 'Y', 'G', ['G5', 'BF', 'R9', 'G1'], 1],
  ['pin 10', 'Y', 'Y', ['Y9', 'BF'], 1],
  ['pin 11', 'Y', 'G', ['G9', 'Y1', 'BF'], 1],
  ['pin 12, beaten', 'Y', 'R', ['BF', 'R1', 'B8', 'G9'], 1],
  ['pin 12, wins', 'Y', 'R', ['BF', 'B9', 'B8', 'G9'], 0],
  ['pin 12, trumped', 'Y', 'R', ['BF', 'Y1', 'R9'], 1],
  ['pin 13', 'Y', 'Y', ['BF', 'R9', 'B9', 'G9'], 0],
  ['pin 14', null, 'R', ['R1', 'B9', 'G9', 'Y9'], 0],
] as const)('who is in front: %s', (_, trump, led, trick, place) => {
  expect(inFront(seasons({ trump, led, trick: [...trick] }))).toBe(place)
})

const withButterfly = (butterfly: 'zero' | 'forbidden' | 'as_turn_up') =>
  seasons({ turned: 'Y4', options: { ...seasons().options, butterfly_bid: butterfly } })

test('cards count by their colour in a bid, the butterfly by the house rule', () => {
  expect(['B9', 'G9', 'Y9', 'R1'].map((card) => counts(card, seasons()))).toEqual([0, 1, 2, 3])
  expect(counts('BF', withButterfly('zero'))).toBe(0)
  expect(counts('BF', withButterfly('as_turn_up'))).toBe(2)
  expect(counts('BF', withButterfly('forbidden'))).toBeNull()
  expect(sum(['R7', 'BF'], withButterfly('as_turn_up'))).toBe(5)
  expect(counted('R7', seasons())).toBe('counts 3')
  expect(counted('BF', withButterfly('forbidden'))).toBe('not in a bid')
})

test('a bid fills up from the top card on; a card too many takes the place of the last', () => {
  expect(toggled([], 'R7', 2)).toEqual(['R7'])
  expect(toggled(['R7', 'G6'], 'B1', 2)).toEqual(['R7', 'B1'])
  expect(toggled(['R7', 'G6', 'B1'], 'G6', 3)).toEqual(['R7', 'B1'])
  expect(withOnTop(['R7', 'G6', 'B1'], 'B1')).toEqual(['B1', 'R7', 'G6'])
})

test('of a known bid the top card comes first', () => {
  const view = seasons({
    bid_cards: [['G6', 'R7'], [], ['B1', 'Y2'], []],
    tops: ['R7', null, null, null],
  })
  expect(knownBid(view, 0)).toEqual(['R7', 'G6'])
  expect(knownBid(view, 2)).toEqual(['B1', 'Y2'])
})

test('the butterfly lies at the end of the hand', () => {
  const hand = ['BF', 'G5', 'R1', 'Y9', 'B3']
  expect(sorted(hand, 'suit', 'Y')).toEqual(['Y9', 'G5', 'R1', 'B3', 'BF'])
  expect(sorted(hand, 'reverse', 'Y')).toEqual(['BF', 'B3', 'R1', 'G5', 'Y9'])
  expect(sorted(hand, 'rank', null)).toEqual(['Y9', 'G5', 'B3', 'R1', 'BF'])
  expect(sorted(hand, 'dealt', 'Y')).toEqual(hand)
})

test('a card is said in each language', async () => {
  expect([phrase('R7'), phrase('BF')]).toEqual(['red 7', 'butterfly'])
  await words.speak('de')
  expect([phrase('R7'), phrase('BF')]).toEqual(['Rot 7', 'Schmetterling'])
  await words.speak('fr')
  expect([phrase('R7'), phrase('BF')]).toEqual(['7 rouge', 'papillon'])
  await words.speak('en')
})
