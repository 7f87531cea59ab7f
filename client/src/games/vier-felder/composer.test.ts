import { expect, test } from 'vitest'
import type { VierFelderOffer, VierFelderView } from '../../line/wire'
import {
  chipsOf,
  itemsOf,
  likelyWay,
  mostOf,
  MOST,
  movesOf,
  planOf,
  sumsOf,
  wayAt,
  waysIn,
  waysOf,
  type Item,
  type Way,
} from './composer'
import { read, write } from './notation'
import positions from './positions.json'

type Name = keyof typeof positions
const at = (name: Name) =>
  positions[name] as unknown as { view: VierFelderView; offer: VierFelderOffer }

/** Things in field 0, by their cards. */
function things(name: Name, ...cards: string[]): Item[] {
  const items = itemsOf(at(name).view, 0)
  return cards.map((card) => items.find((item) => item.cards.includes(card))!)
}

function way(name: Name, card: string, what: Way['do'], value: number | null = null): Way {
  const cards = card.split('+')
  return wayAt(waysOf(at(name).offer, cards), { do: what, cards, field: 0, value })
}

const told = (name: Name, one: Way, ...cards: string[]) => {
  const { groups, fits, value } = sumsOf(
    one,
    things(name, ...cards),
    at(name).view.options.lager_in_sum === 'on',
  )
  const parts = groups.map((group) => group.parts.map((part) => part.value).sort())
  return { groups: parts, whole: groups.map((group) => group.whole), fits, value }
}

test.each(Object.keys(positions) as Name[])(
  'every move of "%s" is read and written back',
  (name) => {
    for (const move of at(name).offer.moves) expect(write(read(move))).toBe(move)
  },
)

test.each(Object.keys(positions) as Name[])('every move of "%s" belongs to one way', (name) => {
  const { offer } = at(name)
  const played = new Set(offer.choices.map((choice) => choice.cards.join('+')))
  const found = [...played].flatMap((cards) =>
    waysOf(offer, cards.split('+')).flatMap((one) => movesOf(offer, one)),
  )
  for (const move of offer.moves) expect(found.filter((one) => one === move)).toEqual([move])
})

test('no move is made up where the offer is complete', () => {
  const { offer } = at('stockpiles')
  for (const card of at('stockpiles').view.hand)
    for (const chip of chipsOf(offer, waysOf(offer, [card]), true))
      expect(offer.moves).toContain(chip.move)
})

test('chips are numbered from 1 on, the fullest harvest first', () => {
  const { offer } = at('harvest')
  const chips = chipsOf(offer, waysOf(offer, ['5D']))
  expect(chips.map((chip) => chip.number)).toEqual(chips.map((_, index) => index + 1))
  expect(chips[0]!.move).toBe('5D>0 x 5C 3H 2D')
})

test('a way with many moves has a few chips and one to choose by hand', () => {
  const { offer, view } = at('four at once')
  const ways = waysOf(offer, view.hand)
  const chips = chipsOf(offer, ways)
  expect(movesOf(offer, ways[0]!)).toHaveLength(14)
  expect(chips).toHaveLength(MOST)
  expect(chips.at(-1)).toMatchObject({ move: null, count: 14 })
  expect(chipsOf(offer, ways, true)).toHaveLength(14)
})

test('where there are too many moves, what needs no choice is a chip, the rest is by hand', () => {
  const { offer } = at('great many')
  const chips = chipsOf(offer, waysOf(offer, ['9C']))
  expect(chips.find((chip) => chip.way.do === 'harvest')).toMatchObject({ move: null, count: null })
  expect(chips.filter((chip) => chip.way.do === 'sow').map((chip) => chip.move)).toContain('9C>0')
})

test('sums grow: what is missing, what is whole, what is too much', () => {
  const five = way('harvest', '5D', 'harvest')
  expect(told('harvest', five, '3H')).toMatchObject({ groups: [[3]], whole: [false], fits: false })
  expect(told('harvest', five, '3H', '2D', '5C')).toMatchObject({ fits: true, value: 5 })
  expect(told('harvest', five, '9S', '5C')).toMatchObject({ groups: [[5], [9]], fits: false })
})

test('an ace counts 1 or 14, as what is picked needs it', () => {
  const ace = way('aces', 'AH', 'harvest')
  expect(told('aces', ace, 'AD')).toMatchObject({ fits: true })
  expect(told('aces', ace, 'KC', 'AD')).toMatchObject({ fits: true, value: 14 })
  expect(told('aces', ace, 'KC', 'AD', 'AS')).toMatchObject({ fits: true, value: 14 })
  expect(told('aces', ace, 'KC')).toMatchObject({ fits: false })
})

test('the played card stands in the sum of a stockpile, and a sum stockpile is raised', () => {
  const ten = way('stockpiles', '2C', 'stockpile', 10)
  expect(told('stockpiles', ten, '5H')).toMatchObject({ fits: true, groups: [[2, 8]] })
  expect(told('stockpiles', ten, '5H', '10D')).toMatchObject({ fits: true })
  expect(told('stockpiles', ten, '5D')).toMatchObject({ fits: false })
})

test('without the option a stockpile is in no sum of a harvest', () => {
  const ten = way('stockpiles', '10S', 'harvest')
  expect(told('stockpiles', ten, '5H', '2D')).toMatchObject({ fits: false })
  expect(told('piles in sums', way('piles in sums', '9S', 'harvest'), '3H', '5D')).toMatchObject({
    fits: true,
  })
})

/** What fits by the page's own sums is what the server offers, and nothing else. */
test.each(['harvest', 'aces', 'stockpiles', 'piles in sums'] as Name[])(
  'sums of "%s" fit exactly where the move is offered',
  (name) => {
    const { offer, view } = at(name)
    const items = itemsOf(view, 0)
    for (const card of view.hand)
      for (const one of waysIn(waysOf(offer, [card]), 0, [card], view.hand))
        for (let set = 1; set < 1 << items.length; set++) {
          const picked = items.filter((_, index) => (set >> index) & 1)
          const move = write(
            planOf(
              one,
              picked.flatMap((item) => item.cards),
              null,
            ),
          )
          const { fits } = sumsOf(one, picked, view.options.lager_in_sum === 'on')
          expect([move, fits]).toEqual([move, offer.moves.includes(move)])
        }
  },
)

test('the likely way is where what is picked adds up', () => {
  const { offer, view } = at('stockpiles')
  const tried = waysIn(waysOf(offer, ['2C']), 0, ['2C'], view.hand)
  expect(likelyWay(tried, things('stockpiles', '2D'), false).do).toBe('harvest')
  expect(likelyWay(tried, things('stockpiles', '5H'), false)).toMatchObject({ value: 10 })
})

test('the most of a great field is found at once, and adds up', () => {
  const nine = way('great many', '9C', 'harvest')
  const items = itemsOf(at('great many').view, 0)
  const start = performance.now()
  const most = mostOf(nine, items, false)
  expect(performance.now() - start).toBeLessThan(100)
  const total = most.reduce((sum, item) => sum + item.value, 0)
  expect(total % 9).toBe(0)
  expect(most.length).toBeGreaterThan(9)
  expect(sumsOf(nine, most, false).fits).toBe(true)
})

test('any selection of a great field is summed at once', () => {
  const ace = way('great many', 'AS', 'harvest')
  const items = itemsOf(at('great many').view, 0)
  const start = performance.now()
  for (let count = 1; count <= items.length; count++) sumsOf(ace, items.slice(0, count), false)
  expect(performance.now() - start).toBeLessThan(300)
})
