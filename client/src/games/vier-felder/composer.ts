// What can be composed of an offer: items of a field, ways to play a card there, and chips, each a whole move.
// All of it is read from the offer; nothing here knows what is legal beyond it.
import type { Choice, VierFelderOffer, VierFelderView } from '../../line/wire'
import { inOrder, valueOf, valuesOf } from './cards'
import { read, write, type Do, type Plan } from './notation'
import { fullest, grouping, type Asked, type Grouping, type Part } from './sums'

type Pile = VierFelderView['stockpiles'][number]

/** A loose card or a stockpile. Its key stays while it lies there. */
export interface Item {
  key: string
  cards: readonly string[]
  value: number
  pile?: Pile
}

/** A way to play a card in a field. An ace harvests in two values, but it is one way. */
export interface Way {
  do: Do
  cards: readonly string[]
  field: number
  /** What a stockpile is announced as. */
  value: number | null
  /** What it is offered as; empty when the rules leave nothing to do here in this way. */
  choices: readonly Choice[]
}

export interface Chip {
  /** The number that is typed for it, from 1 on. */
  number: number
  field: number
  way: Way
  /** The whole move; null when it opens the field to be composed by hand. */
  move: string | null
  /** How many moves there are behind it, when that is known. */
  count: number | null
}

const DOS: readonly Do[] = ['full-harvest', 'harvest', 'stockpile', 'sow']
/** So many moves of one way have chips of their own; all are found by picking. */
export const MOST = 4

/** What lies in a field: the loose cards, the highest first, then the stockpiles. */
export function itemsOf(view: VierFelderView, field: number): Item[] {
  const loose = inOrder(view.loose[field] ?? []).map((card) => loosen(card))
  const piles = view.stockpiles.filter((pile) => pile.field === field)
  return [...loose, ...piles.map((pile) => bound(pile))]
}

const loosen = (card: string): Item => ({ key: card, cards: [card], value: valueOf(card) })
/** A stockpile that grows is another one: its cards and its value name it. */
const bound = (pile: Pile): Item => {
  const cards = inOrder(pile.cards)
  return { key: `=${pile.value} ${cards.join(' ')}`, cards, value: pile.value, pile }
}

const same = (one: readonly string[], other: readonly string[]) =>
  inOrder(one).join() === inOrder(other).join()

/** The ways to play a card, or all four, in the order in which they are shown. */
export function waysOf(offer: VierFelderOffer, cards: readonly string[]): Way[] {
  const found = new Map<string, Way>()
  for (const choice of offer.choices.filter((one) => same(one.cards, cards))) {
    const value = choice.do === 'stockpile' ? choice.value : null
    const key = `${choice.field} ${choice.do} ${value}`
    const before = found.get(key)?.choices ?? []
    const { field } = choice
    found.set(key, { do: choice.do, cards, field, value, choices: [...before, choice] })
  }
  const rank = (way: Way) => way.field * 1000 + DOS.indexOf(way.do) * 100 + (way.value ?? 0)
  return [...found.values()].sort((a, b) => rank(a) - rank(b))
}

/** Whether a move plays a card in this way. */
const isOf = (plan: Plan, way: Way) =>
  plan.do === way.do &&
  plan.field === way.field &&
  plan.value === way.value &&
  same(plan.cards, way.cards)

/** The whole moves of a way that are known: all of them, or what needs no choice. */
export function movesOf(offer: VierFelderOffer, way: Way): string[] {
  if (offer.complete) {
    const plans = offer.moves.map(read).filter((plan) => isOf(plan, way))
    return plans.sort((a, b) => b.taken.length - a.taken.length).map(write)
  }
  if (way.do === 'sow') return [write(planOf(way, [], null))]
  const single = new Set(way.choices.map((choice) => offeredCards(choice).join(' ')))
  const items = way.choices.map((choice) => choice.loose.length + choice.stockpiles.length)
  const lasts = way.choices[0]?.last ?? []
  if (single.size !== 1 || items[0] !== 1) return []
  const taken = offeredCards(way.choices[0]!)
  return (lasts.length ? lasts : [null]).map((last) => write(planOf(way, taken, last)))
}

const offeredCards = (choice: Choice) => [...choice.loose, ...choice.stockpiles.flat()]

export function planOf(way: Way, taken: readonly string[], last: string | null): Plan {
  const { do: what, cards, field, value } = way
  return { do: what, cards, field, value, taken, last }
}

/** The chips of a card: for each field what can be done there. */
export function chipsOf(offer: VierFelderOffer, ways: readonly Way[], all = false): Chip[] {
  const chips = ways.flatMap((way) => {
    const moves = movesOf(offer, way)
    const open = !all && (moves.length > MOST || moves.length === 0)
    const shown = open ? moves.slice(0, MOST - 1) : moves
    const own = shown.map((move) => ({ field: way.field, way, move, count: null }))
    const count = offer.complete ? moves.length : null
    return open ? [...own, { field: way.field, way, move: null, count }] : own
  })
  return chips.map((chip, at) => ({ ...chip, number: at + 1 }))
}

/** Whether an item is part of something that can be played in this way. */
export function isOffered(way: Way, item: Item): boolean {
  if (!item.pile) return way.choices.some((choice) => choice.loose.includes(item.cards[0]!))
  return way.choices.some((choice) => choice.stockpiles.some((pile) => same(pile, item.cards)))
}

const partOf = (item: Item): Part => ({ key: item.key, value: item.value, pile: item.pile?.kind })

/** The values that a way can have: two for an ace that harvests. */
function valuesOfWay(way: Way): number[] {
  if (way.value !== null) return [way.value]
  const offered = way.choices.flatMap((choice) => choice.value ?? [])
  if (offered.length) return offered
  return way.cards.length > 1 ? [sumOf(way.cards)] : valuesOf(way.cards[0]!)
}

const sumOf = (cards: readonly string[]) => cards.reduce((sum, card) => sum + valueOf(card), 0)

function asked(way: Way, value: number, pilesInSums: boolean): Asked {
  if (way.do !== 'stockpile') return { value, pilesInSums }
  const card = way.cards[0]!
  return { value, pilesInSums, active: { key: card, value: valueOf(card) } }
}

/** How what is picked adds up: at the value where it fits, else where most of it does. */
export function sumsOf(way: Way, picked: readonly Item[], pilesInSums: boolean): Grouping {
  const parts = picked.map(partOf)
  const all = valuesOfWay(way).map((value) => grouping(parts, asked(way, value, pilesInSums)))
  const placed = (one: Grouping) =>
    one.groups.reduce((sum, group) => sum + (group.whole ? group.parts.length : 0), 0)
  return all.reduce((best, one) => (placed(one) >= placed(best) ? one : best))
}

/** The most that is found to be harvested in this way, to begin with. */
export function mostOf(way: Way, items: readonly Item[], pilesInSums: boolean): Item[] {
  if (way.do !== 'harvest' && way.do !== 'full-harvest') return []
  const found = valuesOfWay(way).map((value) => {
    const keys = fullest(items.map(partOf), asked(way, value, pilesInSums)).map((part) => part.key)
    return items.filter((item) => keys.includes(item.key))
  })
  return found.reduce((best, one) => (one.length > best.length ? one : best))
}

/** A way as it was chosen by hand, whether or not anything is offered for it. */
export function wayAt(ways: readonly Way[], wanted: Omit<Way, 'choices'>): Way {
  const found = ways.find(
    (way) => way.field === wanted.field && way.do === wanted.do && way.value === wanted.value,
  )
  return found ?? { ...wanted, choices: [] }
}

/** The ways that one may try in a field: harvesting, and a stockpile of each value that can be kept. */
export function waysIn(
  ways: readonly Way[],
  field: number,
  cards: readonly string[],
  hand: readonly string[],
): Way[] {
  if (cards.length > 1) return [wayAt(ways, { do: 'full-harvest', cards, field, value: null })]
  const kept = hand.filter((card) => !cards.includes(card)).flatMap(valuesOf)
  const values = [...new Set(kept)].sort((a, b) => a - b)
  const stockpiles = values.map((value) => wayAt(ways, { do: 'stockpile', cards, field, value }))
  return [wayAt(ways, { do: 'harvest', cards, field, value: null }), ...stockpiles]
}

/** The way that suits what is picked best: where it adds up, else where all of it can take part. */
export function likelyWay(
  tried: readonly Way[],
  picked: readonly Item[],
  pilesInSums: boolean,
): Way {
  const points = (way: Way) => {
    const offered = picked.every((item) => isOffered(way, item))
    const fits = sumsOf(way, picked, pilesInSums).fits
    return +(offered && fits) * 4 + +offered * 2 + +fits
  }
  return tried.reduce((best, way) => (points(way) > points(best) ? way : best))
}
