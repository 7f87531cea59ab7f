// The table of Four Gems in words.
import type { LiveTable } from '../../line/table.svelte'
import type { FourGemsView } from '../../line/wire'
import { bySide } from '../../words/sides'
import { say } from '../../words/words.svelte'
import type { Passage } from '../game'
import { trickText } from '../trick-text'
import { biddingRound, callOf } from './calls'
import { gemName, inFront, phrase } from './cards'
import { standing } from './figures'

/** Cutting, bidding, or the contract with what is played for it. */
export function text(table: LiveTable): Passage[] {
  const view = table.view as FourGemsView
  if (view.phase === 'cut') return [{ head: say('four-gems-cutting'), lines: [] }]
  if (view.phase === 'bid') return [bidding(view)]
  if (!view.trump) return []
  const trick = view.phase === 'play' ? [trickText(table, inFront(view), phrase)] : []
  return [contract(table, view, view.trump), ...trick, taken(table, view)]
}

function bidding(view: FourGemsView): Passage {
  const number = biddingRound(view)
  const card = view.turned ? phrase(view.turned) : ''
  return {
    head: say('four-gems-bidding-round', { number }),
    lines: [say('four-gems-proposed', { card, number })],
  }
}

function contract({ names }: LiveTable, view: FourGemsView, trump: string): Passage {
  const lines = [say('four-gems-taker', { name: names[view.taker ?? 0] ?? '' })]
  const stands = standing(view)
  if (stands) {
    const { takers, contract, left, state } = stands
    lines.push(say('four-gems-meter', { points: takers, contract, left, state }))
  }
  return { head: say('four-gems-trump', { 'gem-name': gemName(trump) }), lines }
}

/** What each team has taken. */
function taken({ position, names }: LiveTable, view: FourGemsView): Passage {
  const lines = bySide(position!, names).map(({ seats, label }) => {
    const side = seats[0]! % 2
    const [tricks, points] = [view.tricks[side] ?? 0, view.points[side] ?? 0]
    return say('labelled', { label, text: say('four-gems-taken', { tricks, points }) })
  })
  return { head: say('four-gems-tricks-word'), lines }
}

/** What a seat has called: in the bidding, and FOUR GEMS. */
export function textOf(table: LiveTable, seat: number): string[] {
  const view = table.view as FourGemsView
  const call = callOf(view, seat)
  const lines = call.startsWith('passed') ? [say('four-gems-call', { call })] : []
  const shown = view.shown[seat] ?? []
  const count = view.announced[seat] ?? 0
  lines.push(...shown.map((face) => say('four-gems-square', { face, points: 10 * face })))
  if (!shown.length && count) lines.push(say('four-gems-called', { count }))
  return lines
}
