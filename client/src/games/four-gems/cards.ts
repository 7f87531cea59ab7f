// The cards of Four Gems: how they are said, and which is in front in a trick.
import type { FourGemsView } from '../../line/wire'
import { say } from '../../words/words.svelte'
import { strongest } from '../tricks'

/** Warm and cold in turn. */
export const SUITS = 'RBYG'

export const number = (card: string): number => Number(card.slice(1))

export const gemName = (gem: string): string => say('four-gems-gem', { gem })

export const phrase = (card: string): string =>
  say('four-gems-card', { 'gem-name': gemName(card[0]!), face: number(card) })

/** The place in the open trick of the card that is in front (rule 6.15). */
export function inFront(view: FourGemsView): number {
  const led = view.trick[0]?.[0]
  return strongest(
    view.trick.map((card) => {
      if (card[0] === view.trump) return 100 + number(card)
      return card[0] === led ? number(card) : -1
    }),
  )
}

/** A move as people say it, such as a cut, a bid, or a card with FOUR GEMS. */
export function move(text: string): string {
  const [word = '', rest = ''] = text.split(' ')
  if (word === 'cut') return say('four-gems-cut-lift', { count: Number(rest) })
  if (word === 'name') return say('four-gems-name', { 'gem-name': gemName(rest) })
  if (word === 'take' || word === 'pass') return say(`four-gems-move-${word}`)
  const card = phrase(word.replace('!', ''))
  return word.endsWith('!') ? say('four-gems-move-announce', { card }) : card
}
