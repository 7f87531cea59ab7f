// 4 Seasons as the rest of the page knows it.
import FourSeasons from '../../decks/art/fronts/FourSeasons.svelte'
import { fronts } from '../../decks/fronts'
import type { FourSeasonsView, Message } from '../../line/wire'
import type { GameFace } from '../game'
import { REST, trickBasis, trickPace } from '../tricks'
import { inFront, move, phrase, sorted } from './cards'
import Table from './Table.svelte'
import { text, textOf } from './text'

/** After these everybody looks at the bids. */
const LOOK = ['bids-laid', 'bonus-player', 'no-bonus-player']

function pace(message: Message): number {
  const looks = message.events?.some((event) => LOOK.includes(event.event)) ?? false
  return Math.max(trickPace(message), looks ? REST : 0)
}

fronts['four-seasons'] = FourSeasons

export const face: GameFace = {
  name: 'four-seasons',
  Table,
  phrase,
  move,
  text,
  textOf,
  sorted: (hand, sorting, view) => sorted(hand, sorting, (view as FourSeasonsView).trump),
  pace,
  basis: (view) => trickBasis(view as FourSeasonsView, inFront(view as FourSeasonsView)),
}
