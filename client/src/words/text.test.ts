// Each table in words: all that lies there, each thing once, for players and watchers, in every language.
import { beforeAll, expect, test } from 'vitest'
import '../testing/page'
import type { SeasonsDuelView, VierFelderView } from '../line/wire'
import { face as fourGems } from '../games/four-gems'
import { face as fourSeasons } from '../games/four-seasons'
import type { GameFace } from '../games/game'
import { face as seasonsDuel } from '../games/seasons-duel'
import duels from '../games/seasons-duel/positions.json'
import { face as vierFelder } from '../games/vier-felder'
import fields from '../games/vier-felder/positions.json'
import { gems, seasons, tableAt } from '../testing/tables'
import type { AnyView } from '../line/wire'
import { spoken, tableText } from './text'
import { LANGUAGES, words } from './words.svelte'

beforeAll(() => words.speak('en'))

const told = (face: GameFace, view: AnyView) =>
  tableText(tableAt(face.name, view), face, 'suit').map(spoken)
const ofFields = (name: keyof typeof fields, more: Partial<VierFelderView> = {}) =>
  ({ ...fields[name].view, ...more }) as unknown as VierFelderView
const ofDuel = (name: 'give' | 'place' | 'watched') =>
  duels[name].position.match.table as unknown as SeasonsDuelView

/** How often each card is named; an index must not be found in another one. */
const times = (lines: readonly string[], face: GameFace, card: string) =>
  lines.join('\n').match(new RegExp(`\\b${face.phrase(card)}\\b`, 'g'))?.length ?? 0

const PLAYED = gems({
  leader: 1,
  trick: ['R1', 'R4'],
  hand: ['G4', 'R20'],
  sizes: [2, 1, 1, 2],
  waiting: [3],
  tricks: [1, 4],
  points: [30, 150],
  announced: [0, 1, 2, 0],
  shown: [[], [14], [], []],
})

test('Four Gems: trump, contract, trick, teams and FOUR GEMS', () => {
  expect(told(fourGems, PLAYED)).toEqual([
    'Waiting for Dan: Round 1, Totals: Us 0, Them 0',
    'Trump ruby: taker Ben, Contract made: 290 of 163, 155 in play',
    'Trick: ruby 1, Ben, ruby 4, Cleo, in front',
    'Tricks: Us: one trick, 30 points, Them: 4 tricks, 150 points',
    'Ben: one card, FOUR GEMS: all four 14s, 140 points',
    'Cleo: partner, one card, FOUR GEMS, 2 times',
    'Dan: dealer, 2 cards',
    'You: 2 cards',
    'Hand: ruby 20, emerald 4',
  ])
})

test('Four Gems: the cut, then the bidding with the turned card', () => {
  const none = { trump: null, taker: null, leader: null }
  expect(told(fourGems, gems({ ...none, phase: 'cut', turned: null }))[1]).toBe(
    'The pack is being cut',
  )
  const bids = told(fourGems, gems({ ...none, phase: 'bid', turned: 'B11', passes: 1 }))
  expect(bids[1]).toBe('First bidding round: sapphire 11 is turned: its gem is proposed as trump.')
  expect(bids.at(-2)).toBe('You: 8 cards, has passed')
})

test('4 Seasons: trump, trick, tricks against bids, sealed bids, the bonus player', () => {
  const view = seasons({
    hand: ['Y9', 'R1'],
    led: 'R',
    leader: 2,
    trick: ['R5', 'BF'],
    sizes: [2, 2, 1, 1],
    waiting: [0],
    laid: [2, 2, 2, 2],
    taken: [1, 3, 0, 0],
    bids: [4, 5, null, null],
    bid_cards: [['R7', 'G6'], ['B9', 'R9'], [], []],
    tops: ['R7', 'B9', null, null],
    bonus_player: 1,
  })
  expect(told(fourSeasons, view)).toEqual([
    'Your turn: Round 1, Totals: Ann 0, Ben 0, Cleo 0, Dan 0',
    'Trump yellow (yellow 4): trick 5 of 7, to 50 points',
    'Trick: led red, red 5, Cleo, butterfly, Dan, in front',
    'Ben: 2 cards, 3 tricks, bid 5: blue 9, red 9, bonus player',
    'Cleo: one card, 0 tricks, 2 bid cards, face down',
    'Dan: dealer, one card, 0 tricks, 2 bid cards, face down',
    'You: 2 cards, 1 trick, bid 4: red 7, green 6',
    'Hand: yellow 9, red 1',
  ])
})

test('4 Seasons: what was shown in the bonus round, what teams have bid, what was won', () => {
  const bonus = seasons({
    phase: 'bonus',
    laid: [2, 2, 2, 2],
    tops: [null, 'B9', null, null],
    bid_cards: [[], ['B9'], [], []],
    said: [null, 'show', 'keep', null],
    bonus_player: 1,
    seat: null,
  })
  const shown = told(fourSeasons, bonus)
  expect(shown[1]).toContain('bonus round, highest so far: Ben')
  expect(shown[3]).toBe('Ben: 7 cards, blue 9, on top, one bid card, face down, has shown')
  expect(shown[4]).toContain('keeps')
  const options = { ...seasons().options, variant: 'team' as const }
  const teams = seasons({ options, taken: [2, 1, 1, 1], bids: [4, null, 2, null] })
  const table = tableAt('four-seasons', teams)
  table.position = { ...table.position!, sides: [0, 1, 0, 1] }
  const teamed = tableText(table, fourSeasons, 'suit').map(spoken)[1]
  expect(teamed).toContain('Us: 3 of 6, Them: 2 tricks, ')
  const over = seasons({ phase: 'over', waiting: [], won: [true, true, false, true] })
  const fates = told(fourSeasons, { ...over, laid: [2, 2, 2, 2] }).join('\n')
  expect(fates.match(/bid won/g)).toHaveLength(3)
  expect(fates).toContain('bid lost')
})

test('Vier Felder: fields with seasons, cards and stockpiles, draw pile, coins, promises', () => {
  const stockpiles = [{ field: 1, value: 9, kind: 'equal' as const, cards: ['9H', '9S'] }]
  const view = ofFields('start', {
    seat: 0,
    seats: 2,
    dealer: 1,
    waiting: [0],
    seasons: ['S', 'C', 'H', 'D'],
    loose: [['3H', '10C'], [], [], ['QS']],
    stockpiles,
    hand: ['AH', '2D'],
    sizes: [2, 4],
    coins: 1,
    won: [0, 1],
    draw_pile: 20,
    harvested: [6, 11],
    promises: [[], [9, 14]],
  })
  expect(told(vierFelder, view)).toEqual([
    'Your turn: Round 1, Totals: Ann 0, Ben 0',
    'Field 0, winter: no harvest, ten of clubs, three of hearts',
    'Field 1, spring: no stockpiles, equal stockpile 9: nine of hearts, nine of spades',
    'Field 2, summer: all allowed, empty',
    'Field 3, autumn: no sowing, queen of spades',
    'Middle: draw pile 20, one coin',
    'Ben: dealer, 4 cards, harvest 11, one coin, holds 9 A',
    'You: 2 cards, harvest 6',
    'Hand: ace of hearts, two of diamonds',
  ])
})

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'Vier Felder: in "%s" each card that lies open or in the own hand is named once',
  (name) => {
    const view = ofFields(name)
    const lines = told(vierFelder, view)
    const cards = [...view.loose, ...view.stockpiles.map((pile) => pile.cards), view.hand].flat()
    for (const card of cards) expect([card, times(lines, vierFelder, card)]).toEqual([card, 1])
  },
)

test('the duel: the pair, each season with the cards and sums of both, backs and draw piles', () => {
  const view = {
    ...ofDuel('place'),
    dealer: 0,
    round: 3,
    pair: ['R1', 'R2'],
    pair_values: [1, 2],
    middle: ['B3', 'B2', 'Y1'],
    influence: [['B2'], ['G3', 'G1']],
    points: [5, 0, 1, 0],
    sums: [
      [2, 0, 0, 0],
      [0, 4, 0, 0],
    ],
    hand: ['Y3', 'B1'],
    hands: [
      [3, 1],
      [2, 2, 1],
    ],
    piles: [[2, 1], [3]],
  } as SeasonsDuelView
  expect(told(seasonsDuel, view)).toEqual([
    expect.stringMatching(/^Your turn: Game 1, /),
    'Round 3 of 9: Pair, one for the middle and one as influence: autumn 1, autumn 2',
    'winter: Middle: 5 (cards 3, 2), Your influence: 2 (cards 2), Influence of Ben: nothing, you are ahead',
    'spring: Middle: nothing, Your influence: nothing, Influence of Ben: 4 (cards 3, 1), Ben is ahead',
    'summer: Middle: 1 (cards 1), Your influence: nothing, Influence of Ben: nothing, tied',
    'autumn: Middle: nothing, Your influence: nothing, Influence of Ben: nothing, tied',
    'Ben: 0 points, 1 figure, hand face down, values 2, 2, 1, draw pile: one card, value 3',
    'You: starting player, 5 points, 1 figure, draw pile: 2 cards, values from the top 2 1',
    'Hand: winter 1, summer 3',
  ])
})

const WATCHED: [string, GameFace, AnyView][] = [
  ['Four Gems', fourGems, { ...PLAYED, seat: null, hand: [] }],
  ['4 Seasons', fourSeasons, seasons({ seat: null, laid: [2, 2, 2, 2] })],
  ['Vier Felder', vierFelder, ofFields('stockpiles', { seat: null, hand: [] })],
  ['the duel', seasonsDuel, ofDuel('watched')],
]

test.each(WATCHED)('%s: a watcher has every seat, and no hand', (_, face, view) => {
  const lines = told(face, view)
  for (const one of ['Ann', 'Ben', 'Cleo', 'Dan'].slice(0, view.seats))
    expect(lines.filter((line) => line.startsWith(`${one}: `))).toHaveLength(1)
  expect(lines.join('\n')).not.toMatch(/^(You|Hand)\b/m)
})

test.each(WATCHED)('%s: no word is missing in any language', async (_, face, view) => {
  for (const language of LANGUAGES) {
    await words.speak(language)
    const lines = told(face, view).join('\n')
    expect(lines).not.toMatch(/[{}]|hidden|(table|four|vier|seasons)-[a-z]+-/)
  }
  await words.speak('en')
})
