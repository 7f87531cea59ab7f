// The cards of 4 Seasons: how they are said and sorted, and which is in front in a trick.
import { BUTTERFLY } from '../../decks/deck'
import type { FourSeasonsView } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { Sorting } from '../game'
import { inOrder } from '../sorting'
import { strongest } from '../tricks'

/** Warm and cold in turn. */
const COLOURS = 'RBYG'

const worth = (card: string): number => (card === BUTTERFLY ? 0 : Number(card.slice(1)))

export const colourName = (colour: string): string => say('four-seasons-colour', { colour })

export function phrase(card: string): string {
  const colour = card === BUTTERFLY ? BUTTERFLY : card[0]!
  return say('four-seasons-card', {
    colour,
    'colour-name': colour === BUTTERFLY ? '' : colourName(colour),
    worth: worth(card),
  })
}

/** The place in the open trick of the card that is in front (rules 5.7, 6.2 and 6.7). */
export function inFront(view: FourSeasonsView): number {
  const strength = (card: string, at: number): number => {
    const butterfly = card === BUTTERFLY
    const colour = butterfly ? view.led : card[0]
    const rank = butterfly ? (at === 0 ? 0 : 10) : worth(card)
    if (colour === view.trump) return 100 + rank
    return colour === view.led ? rank : -1
  }
  return strongest(view.trick.map(strength))
}

/** A hand in order, the butterfly at its right end. */
export function sorted(hand: readonly string[], sorting: Sorting, trump: string | null): string[] {
  if (sorting === 'dealt') return [...hand]
  const plain = hand.filter((card) => card !== BUTTERFLY)
  const order = inOrder(plain, sorting, { suits: COLOURS, trump, rank: worth })
  if (plain.length === hand.length) return order
  return sorting === 'reverse' ? [BUTTERFLY, ...order] : [...order, BUTTERFLY]
}

/** A move as people say it: a bid, showing or keeping it, a card, a butterfly with its colour. */
export function move(text: string): string {
  const [word = '', ...cards] = text.split(' ')
  if (word === 'bid') return say('four-seasons-bid-cards', { cards: cards.map(phrase).join(', ') })
  if (word === 'show' || word === 'keep') return say(`four-seasons-move-${word}`)
  const [card = '', colour] = word.split('=')
  return colour
    ? say('four-seasons-move-names', { card: phrase(card), 'colour-name': colourName(colour) })
    : phrase(card)
}
