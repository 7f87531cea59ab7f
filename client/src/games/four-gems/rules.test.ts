import { beforeAll, expect, test } from 'vitest'
import '../../testing/page'
import { gems } from '../../testing/tables'
import { words } from '../../words/words.svelte'
import { biddingRound, callOf, gemOf } from './calls'
import { inFront, phrase } from './cards'
import { fours, standing } from './figures'

beforeAll(() => words.speak('en'))

test.each([
  [['G1', 'B20', 'Y20', 'B14'], 0],
  [['G20', 'R1'], 1],
  [['G10', 'R3', 'R1', 'R4'], 3],
  [['R4', 'R10', 'R1', 'R14'], 3],
  [['G10', 'G14', 'G3'], 1],
  [[], -1],
])('in front of %j is place %i (rules 6.15, pin 9)', (trick, place) => {
  expect(inFront(gems({ trick, trump: 'R' }))).toBe(place)
})

test('a card is said in each language', async () => {
  expect(phrase('R20')).toBe('ruby 20')
  await words.speak('de')
  expect(phrase('R20')).toBe('Rubin 20')
  await words.speak('fr')
  expect(phrase('G1')).toBe('émeraude 1')
  await words.speak('en')
})

test('the contract counts the points of the takers and the squares that they have shown', () => {
  const stands = standing(
    gems({ taker: 1, points: [40, 153], shown: [[20], [1], [], []], announced: [1, 1, 0, 0] }),
  )!
  expect(stands).toMatchObject({ contract: 163, takers: 163, defenders: 240, state: 'made' })
  expect(stands.left).toBe(335 - 193)
})

test('a contract is lost when what is left is too little, unless a square is still to be seen', () => {
  const late = gems({ taker: 0, points: [20, 300] })
  expect(standing(late)!.state).toBe('lost')
  expect(standing({ ...late, announced: [1, 0, 0, 0] })!.state).toBe('open')
  expect(standing(gems({ taker: null }))).toBeNull()
})

test.each([
  ['double', 163, 335],
  ['top_four', 163, 325],
  ['face', 136, 270],
] as const)('with %s the contract is %i of %i (rules 8.1 to 8.3)', (values, contract, all) => {
  const options = { ...gems().options, trump_values: values }
  expect(standing(gems({ options }))).toMatchObject({ contract, all })
})

test('a square is all four cards of a number', () => {
  expect(fours(['R4', 'G4', 'B4', 'Y4', 'R20', 'G20', 'B20', 'Y1'])).toEqual([4])
  expect(fours(['R4', 'G4', 'B4'])).toEqual([])
})

test('the calls go round from the dealer on, the second time over the first', () => {
  const calls = (passes: number) =>
    [0, 1, 2, 3].map((seat) => callOf(gems({ phase: 'bid', dealer: 1, passes, taker: null }), seat))
  expect(calls(2)).toEqual(['none', 'none', 'passed', 'passed'])
  expect(calls(5)).toEqual(['passed', 'passed', 'passed-twice', 'passed'])
  expect(callOf(gems({ taker: 2 }), 2)).toBe('taker')
  expect([3, 4].map((passes) => biddingRound(gems({ passes })))).toEqual([1, 2])
})

test('taking means the turned gem, naming its own', () => {
  expect(gemOf('take', 'B11')).toBe('B')
  expect(gemOf('name Y', 'B11')).toBe('Y')
  expect(gemOf('pass', 'B11')).toBeNull()
})
