// Four Gems as the rest of the page knows it.
import FourGems from '../../decks/art/fronts/FourGems.svelte'
import { fronts } from '../../decks/fronts'
import type { FourGemsView } from '../../line/wire'
import type { GameFace } from '../game'
import { inOrder } from '../sorting'
import { trickBasis, trickPace } from '../tricks'
import { inFront, move, number, phrase, SUITS } from './cards'
import Table from './Table.svelte'
import { text, textOf } from './text'

fronts['four-gems'] = FourGems

export const face: GameFace = {
  name: 'four-gems',
  Table,
  phrase,
  move,
  text,
  textOf,
  sorted: (hand, sorting, view) =>
    inOrder(hand, sorting, {
      suits: SUITS,
      trump: (view as FourGemsView).trump,
      rank: number,
    }),
  pace: trickPace,
  basis: (view) => trickBasis(view as FourGemsView, inFront(view as FourGemsView)),
}
