// Four Gems as the page knows it: how cards are said and sorted, and how long things are to be seen.
import type { FourGemsView, Message } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { GameFace, Sorting } from '../game'
import { trickBasis, trickPace } from '../tricks'
import Table from './Table.svelte'

const GEMS = 'RGBY'
/** From high to low; a trump goes by the same order. */
const FACES = [20, 14, 11, 10, 4, 3, 2, 1]

const faceOf = (card: string) => Number(card.slice(1))

function sorted(hand: readonly string[], sorting: Sorting, view: FourGemsView): string[] {
  if (sorting === 'dealt') return [...hand]
  const suits = [...GEMS].sort((a, b) => +(b === view.trump) - +(a === view.trump))
  const suit = (card: string) => suits.indexOf(card[0]!)
  const rank = (card: string) => FACES.indexOf(faceOf(card))
  const order = [...hand].sort((a, b) =>
    sorting === 'rank'
      ? rank(a) - rank(b) || suit(a) - suit(b)
      : suit(a) - suit(b) || rank(a) - rank(b),
  )
  return sorting === 'reverse' ? order.reverse() : order
}

export const face: GameFace = {
  name: 'four-gems',
  Table,
  phrase: (card) =>
    say('four-gems-card', {
      'gem-name': say('four-gems-gem', { gem: card[0]! }),
      face: card.slice(1),
    }),
  sorted: (hand, sorting, view) => sorted(hand, sorting, view as FourGemsView),
  pace: (message: Message) => trickPace(message),
  basis: (view) => trickBasis(view as FourGemsView),
}
