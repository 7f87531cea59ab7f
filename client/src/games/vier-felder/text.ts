// The table of Vier Felder in words.
import { indexOf } from '../../decks/deck'
import type { LiveTable } from '../../line/table.svelte'
import type { VierFelderView } from '../../line/wire'
import { say, words } from '../../words/words.svelte'
import type { Passage } from '../game'
import { rankFor } from './cards'
import { itemsOf, type Item } from './composer'
import { phrase } from './phrase'

/** Field by field what lies there, then what lies in the middle. */
export function text(table: LiveTable): Passage[] {
  const view = table.view as VierFelderView
  const middle = [
    say('vier-felder-draw-pile', { count: view.draw_pile }),
    say('vier-felder-coins', { count: view.coins }),
  ]
  return [
    ...[0, 1, 2, 3].map((field) => fieldText(view, field)),
    { head: say('vier-felder-middle'), lines: middle },
  ]
}

function fieldText(view: VierFelderView, field: number): Passage {
  const season = view.seasons[field]!
  const lying = itemsOf(view, field).map(thing)
  return {
    head: say('vier-felder-field-in', {
      field,
      'season-name': say('vier-felder-season', { season }),
    }),
    lines: [
      say('vier-felder-forbids', { season }),
      ...(lying.length ? lying : [say('vier-felder-empty-field')]),
    ],
  }
}

function thing({ cards, pile }: Item): string {
  const named = cards.map(phrase).join(', ')
  if (!pile) return named
  return say('vier-felder-stockpile', { kind: pile.kind, value: `${pile.value}`, cards: named })
}

/** What a seat has harvested, its coins, and what everybody knows it holds. */
export function textOf(table: LiveTable, seat: number): string[] {
  const view = table.view as VierFelderView
  const lines = [say('vier-felder-harvest-pile', { count: view.harvested[seat] ?? 0 })]
  const [coins, promised] = [view.won[seat] ?? 0, view.promises[seat] ?? []]
  if (coins) lines.push(say('vier-felder-coins', { count: coins }))
  const cards = promised.map((value) => indexOf(rankFor(value), words.language)).join(' ')
  if (cards) lines.push(say('vier-felder-promises', { cards }))
  return lines
}
