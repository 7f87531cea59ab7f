// The duel as the page knows it: how cards are said and sorted, and how long things are to be seen.
import SeasonsDuel from '../../decks/art/fronts/SeasonsDuel.svelte'
import { fronts } from '../../decks/fronts'
import type { Message, SeasonsDuelView } from '../../line/wire'
import type { GameFace } from '../game'
import { inOrder } from '../sorting'
import { valueOf } from './standing'
import Table from './Table.svelte'
import { counted, move, phrase } from './telling'
import { text, textOf } from './text'

const REST: Record<string, number> = { placed: 900, gave: 700, drew: 350, dealt: 600 }
const END = 2500

function pace(message: Message): number {
  if (message.score) return END
  return Math.max(0, ...(message.events ?? []).map(({ event }) => REST[event] ?? 0))
}

fronts['seasons-duel'] = SeasonsDuel

export const face: GameFace = {
  name: 'seasons-duel',
  Table,
  phrase,
  sorted: (hand, sorting) => inOrder(hand, sorting, { suits: 'BYGR', rank: valueOf }),
  pace,
  text,
  textOf,
  counted,
  move,
  basis: (view) => {
    const { phase, round, middle, pair_values } = view as SeasonsDuelView
    return `${phase}/${round}/${middle.length}/${pair_values.join('.')}`
  },
}
