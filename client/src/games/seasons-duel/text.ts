// The table of the duel in words.
import type { LiveTable } from '../../line/table.svelte'
import type { SeasonsDuelView } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { Passage } from '../game'
import { cardsOf, column, leader, SEASONS, stands, sumsOf, valueOf, type Area } from './standing'
import { phrase, seasonName } from './telling'

/** How far the game is and the pair that was given, then season by season what lies there. */
export function text(table: LiveTable): Passage[] {
  const view = table.view as SeasonsDuelView
  return [
    { head: say('seasons-duel-round-of', { number: view.round }), lines: pair(view) },
    ...SEASONS.map((_, at) => seasonText(table, view, at)),
  ]
}

function pair(view: SeasonsDuelView): string[] {
  if (!view.pair_values.length) return []
  const cards = view.pair.length
    ? view.pair.map(phrase)
    : view.pair_values.map((value) => say('seasons-duel-back', { value }))
  return [say('labelled', { label: say('seasons-duel-pair'), text: cards.join(', ') })]
}

function seasonText({ names, you }: LiveTable, view: SeasonsDuelView, at: number): Passage {
  const season = SEASONS[at]!
  const lying = (label: string, area: Area) => {
    const values = column(cardsOf(view, area), season).map(valueOf).join(', ')
    const text = say('seasons-duel-lying', { sum: sumsOf(view, area)[at]!, values })
    return say('labelled', { label, text })
  }
  const whose = (seat: number) => ({
    person: seat === you ? 'you' : 'other',
    name: names[seat] ?? '',
  })
  const ahead = leader(view, at)
  return {
    head: seasonName(season),
    lines: [
      lying(say('seasons-duel-middle'), 'middle'),
      ...([0, 1] as const).map((seat) =>
        lying(say('seasons-duel-influence-of', whose(seat)), seat),
      ),
      say('seasons-duel-in-lead', ahead === null ? { person: 'none', name: '' } : whose(ahead)),
    ],
  }
}

/** How a seat stands, the backs of its hand if they are all one sees of it, and its draw pile. */
export function textOf(table: LiveTable, seat: number): string[] {
  const view = table.view as SeasonsDuelView
  const [hand, pile] = [view.hands[seat] ?? [], view.piles[seat] ?? []]
  const lines = [say('seasons-duel-stands', stands(view, seat))]
  if (seat !== view.seat)
    lines.push(say('seasons-duel-backs', { count: hand.length, values: hand.join(', ') }))
  return [...lines, say('seasons-duel-pile', { count: pile.length, values: pile.join(' ') })]
}
