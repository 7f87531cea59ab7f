// What cards count in a bid (rules 3.5 to 3.7), and bids while they are laid.
import { bidValue, BUTTERFLY } from '../../decks/deck'
import type { FourSeasonsView } from '../../line/wire'
import { say } from '../../words/words.svelte'

/** What a card adds to a bid at this table; null when it may not be laid. */
export function counts(card: string, view: FourSeasonsView): number | null {
  if (card !== BUTTERFLY) return bidValue(card[0]!)
  const { butterfly_bid: butterfly } = view.options
  if (butterfly === 'forbidden') return null
  return butterfly === 'as_turn_up' ? bidValue(view.turned[0]!) : 0
}

/** That said to whoever looks for a bid in his hand. */
export function counted(card: string, view: FourSeasonsView): string {
  const value = counts(card, view)
  if (value === null) return say('four-seasons-counts-never')
  return say('four-seasons-counts', { count: value })
}

export const sum = (cards: readonly string[], view: FourSeasonsView): number =>
  cards.reduce((total, card) => total + (counts(card, view) ?? 0), 0)

/** A bid with a card put to it, or taken out again; when it is full, the last one makes room. */
export function toggled(chosen: readonly string[], card: string, count: number): string[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card)
  return [...chosen.slice(0, count - 1), card]
}

/** The same cards with this one on top. */
export const withOnTop = (chosen: readonly string[], card: string): string[] => [
  card,
  ...chosen.filter((one) => one !== card),
]

/** The bid cards of a seat that are known, the top one first. */
export function knownBid(view: FourSeasonsView, seat: number): string[] {
  const top = view.tops[seat]
  const cards = view.bid_cards[seat] ?? []
  return top && cards.includes(top) ? withOnTop(cards, top) : [...cards]
}
