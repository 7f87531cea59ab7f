// The table of 4 Seasons in words.
import type { LiveTable } from '../../line/table.svelte'
import type { FourSeasonsView } from '../../line/wire'
import { bySide } from '../../words/sides'
import { say } from '../../words/words.svelte'
import type { Passage } from '../game'
import { MATCHES } from '../matches'
import { trickText } from '../trick-text'
import { complete } from '../tricks'
import { knownBid } from './bids'
import { colourName, inFront, phrase } from './cards'

/** Trump and how far the round is, then the open trick. */
export function text(table: LiveTable): Passage[] {
  const view = table.view as FourSeasonsView
  const round = { head: trump(view), lines: [...stage(table, view), goal(view)] }
  return view.phase === 'play' ? [round, trick(table, view)] : [round]
}

function trump({ trump, turned }: FourSeasonsView): string {
  const card = phrase(turned)
  if (!trump) return say('four-seasons-trumpless', { card })
  return say('four-seasons-trump', { 'colour-name': colourName(trump), card })
}

function stage(table: LiveTable, view: FourSeasonsView): string[] {
  if (view.phase === 'play' || view.phase === 'over') return [counted(view), ...teams(table, view)]
  const lines = [say('four-seasons-stage', { stage: view.phase })]
  if (view.bonus_player === null) return lines
  return [...lines, say('four-seasons-highest', { name: table.names[view.bonus_player] ?? '' })]
}

function counted(view: FourSeasonsView): string {
  const tricks = view.seats === 3 ? 9 : 7
  if (view.phase === 'over') return say('four-seasons-stage', { stage: 'over' })
  return say('four-seasons-trick-of', { number: Math.min(complete(view) + 1, tricks), tricks })
}

/** What each team has taken of what it has bid, as far as that is known. */
function teams({ position, names }: LiveTable, view: FourSeasonsView): string[] {
  if (view.options.variant !== 'team') return []
  return bySide(position!, names).map(({ seats, label }) => {
    const bids = seats.map((seat) => view.bids[seat] ?? null)
    const bid = bids.includes(null) ? 'hidden' : bids.reduce<number>((sum, one) => sum + one!, 0)
    const taken = seats.reduce((sum, seat) => sum + (view.taken[seat] ?? 0), 0)
    return say('labelled', { label, text: say('four-seasons-taken-of', { taken, bid }) })
  })
}

function goal({ options }: FourSeasonsView): string {
  const target = MATCHES['four-seasons'].target(options)!
  return say('four-seasons-to-win', { variant: options.variant, target })
}

function trick(table: LiveTable, view: FourSeasonsView): Passage {
  const { head, lines } = trickText(table, inFront(view), phrase)
  if (!view.led) return { head, lines }
  const led = say('four-seasons-led-colour', { 'colour-name': colourName(view.led) })
  return { head, lines: [led, ...lines] }
}

/** The tricks of a seat, and of its bid what may be seen. */
export function textOf(table: LiveTable, seat: number): string[] {
  const view = table.view as FourSeasonsView
  const { phase } = view
  const lines: string[] = []
  if (phase === 'play' || phase === 'over')
    lines.push(say('four-seasons-taken-of', { taken: view.taken[seat] ?? 0, bid: 'hidden' }))
  lines.push(...bidOf(view, seat))
  if (phase === 'bonus' && view.said[seat])
    lines.push(say('four-seasons-said', { said: view.said[seat] }))
  else if (view.bonus_player === seat) lines.push(say('four-seasons-is-bonus-player'))
  if (view.won) lines.push(say('four-seasons-fate', { won: view.won[seat] ? 'yes' : 'no' }))
  return lines
}

/** A bid that is known, or the card of it that was shown; then what lies face down. */
function bidOf(view: FourSeasonsView, seat: number): string[] {
  const known = knownBid(view, seat)
  const hidden = (view.laid[seat] ?? 0) - known.length
  const bid = view.bids[seat] ?? null
  const lines =
    bid === null ? known.map((card) => say('four-seasons-on-top', { card: phrase(card) })) : []
  if (bid !== null && known.length) {
    const label = say('four-seasons-bid-of', { bid })
    lines.push(say('labelled', { label, text: known.map(phrase).join(', ') }))
  }
  if (hidden > 0 && view.phase === 'over') lines.push(say('four-seasons-stays-sealed'))
  else if (hidden > 0) lines.push(say('four-seasons-sealed', { count: hidden }))
  return lines
}
