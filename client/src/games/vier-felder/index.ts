// Vier Felder as the page knows it: how cards are said and sorted, and how long things are to be seen.
import VierFelder from '../../decks/art/fronts/VierFelder.svelte'
import { fronts } from '../../decks/fronts'
import type { Message, VierFelderView } from '../../line/wire'
import type { GameFace } from '../game'
import { inOrder } from '../sorting'
import { suitOf, valueOf } from './cards'
import { move, phrase } from './phrase'
import Table from './Table.svelte'
import { text, textOf } from './text'

/** How long each thing that happens is to be seen, in milliseconds. */
const PACE: Record<string, number> = {
  laid: 150,
  dealt: 150,
  sowed: 650,
  harvested: 1200,
  stockpiled: 1000,
  turned: 450,
  coin: 400,
  skipped: 500,
}

function pace(message: Message): number {
  const seen = (message.events ?? []).reduce((sum, event) => sum + (PACE[event.event] ?? 0), 0)
  return message.score ? Math.max(seen, 2500) : Math.min(seen, 2000)
}

/** A move was meant for what lay in the fields, and for their seasons. */
function basis(view: VierFelderView): string {
  const stockpiles = view.stockpiles.map((pile) => `${pile.field}=${pile.value}${pile.cards}`)
  return [view.seasons, view.loose.join('/'), stockpiles].join(' ')
}

fronts['vier-felder'] = VierFelder

export const face: GameFace = {
  name: 'vier-felder',
  Table,
  phrase,
  move,
  text,
  textOf,
  sorted: (hand, sorting) => inOrder(hand, sorting, { suits: 'HSDC', suit: suitOf, rank: valueOf }),
  pace,
  basis: (view) => basis(view as VierFelderView),
}
