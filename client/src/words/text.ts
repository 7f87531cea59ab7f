// The position as sentences, for whoever reads the table instead of looking at it.
import type { GameFace } from '../games/game'
import type { LiveTable } from '../line/table.svelte'
import type { AnyView } from '../line/wire'
import { listed } from './lists'
import { bySide } from './sides'
import { say, words } from './words.svelte'

/** Fields that most views have. */
interface Common {
  hand?: (string | null)[] | null
  sizes?: number[]
}

export function tableText(table: LiveTable, face: GameFace): string[] {
  const { position, view, names } = table
  if (!position) return []
  const lines = [turn(table)]
  if (position.match) lines.push(words.of(face.name, 'round', { round: position.match.round }))
  if (position.totals.length) {
    const totals = bySide(position, names).map(({ label, points }) => `${label} ${points}`)
    lines.push(say('totals-are', { totals: totals.join(', ') }))
  }
  if (!view) return lines
  lines.push(...(face.text?.(table) ?? []), ...seats(table, view), ...hand(view, face))
  return lines
}

function turn({ myTurn, position, view, names }: LiveTable): string {
  if (position!.phase !== 'playing') return say(`table-phase-${position!.phase}`)
  if (myTurn) return say('table-your-turn')
  const waiting = (view?.waiting ?? []).map((seat) => names[seat] ?? '')
  return waiting.length
    ? say('table-waiting-for', { names: listed(waiting) })
    : say('table-round-over')
}

function seats({ position, names, you }: LiveTable, view: AnyView): string[] {
  const { sizes } = view as Common
  return names.map((name, seat) => {
    const parts = [seat === you ? say('you-alone') : name]
    if (sizes) parts.push(say('cards-left', { count: sizes[seat] ?? 0 }))
    if (seat === view.dealer) parts.push(words.of(position!.settings.game, 'dealer'))
    return parts.join(', ')
  })
}

function hand(view: AnyView, face: GameFace): string[] {
  const { hand: cards } = view as Common
  if (!cards) return []
  const text = cards.map((card) => (card ? face.phrase(card) : say('table-face-down'))).join(', ')
  return [say('labelled', { label: say('hand'), text: text || say('empty') })]
}
