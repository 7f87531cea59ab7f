// The table in words, for whoever reads it instead of looking at it.
import type { GameFace, Sorting, Passage } from '../games/game'
import type { LiveTable } from '../line/table.svelte'
import type { AnyView } from '../line/wire'
import { listed } from './lists'
import { bySide } from './sides'
import { say, words } from './words.svelte'

/** How it stands, what lies open, seat by seat what is before it, and the own hand in its order. */
export function tableText(table: LiveTable, face: GameFace, sorting: Sorting): Passage[] {
  const { position, view } = table
  if (!position) return []
  const told = [state(table, face)]
  if (!view) return told
  const seats = around(table).map((seat) => seatText(table, face, seat))
  return [...told, ...face.text(table), ...seats, ...hand(view, face, sorting)]
}

/** A part in one line, to be spoken. */
export const spoken = ({ head, lines }: Passage): string =>
  lines.length ? say('labelled', { label: head, text: lines.join(', ') }) : head

function state({ position, names, view, myTurn }: LiveTable, face: GameFace): Passage {
  const { match, phase, totals } = position!
  const lines = match ? [words.of(face.name, 'round', { round: match.round })] : []
  if (totals.length) {
    const sides = bySide(position!, names).map(({ label, points }) => `${label} ${points}`)
    lines.push(say('totals-are', { totals: sides.join(', ') }))
  }
  if (phase !== 'playing') return { head: say(`table-phase-${phase}`), lines }
  return { head: myTurn ? say('table-your-turn') : waiting(names, view), lines }
}

function waiting(names: readonly string[], view: AnyView | undefined): string {
  const asked = (view?.waiting ?? []).map((seat) => names[seat] ?? '')
  return asked.length ? say('table-waiting-for', { names: listed(asked) }) : say('table-round-over')
}

/** The seats from the left-hand neighbour on, the own one last, beside the hand. */
function around({ names, you }: LiveTable): number[] {
  return names.map((_, step) => ((you ?? -1) + 1 + step) % names.length)
}

function seatText(table: LiveTable, face: GameFace, seat: number): Passage {
  const { position, view, names, you } = table
  const lines: string[] = []
  if (seat === view!.dealer) lines.push(words.of(face.name, 'dealer'))
  const sides = position!.sides
  if (you !== null && seat !== you && sides[seat] === sides[you]) lines.push(say('partner'))
  if ('sizes' in view!) lines.push(say('cards-left', { count: view.sizes[seat] ?? 0 }))
  lines.push(...face.textOf(table, seat))
  return { head: seat === you ? say('you-alone') : (names[seat] ?? ''), lines }
}

function hand(view: AnyView, face: GameFace, sorting: Sorting): Passage[] {
  if (view.seat === null) return []
  const cards = face.sorted(view.hand, sorting, view).map((card) => face.phrase(card))
  return [{ head: say('hand'), lines: cards.length ? cards : [say('empty')] }]
}
