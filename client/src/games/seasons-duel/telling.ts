// The open table of the duel in sentences, and its moves as people say them.
import type { LiveTable } from '../../line/table.svelte'
import type { SeasonsDuelView, TableEvent } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { Counted } from '../game'
import { SEASONS, column, leader, seasonOf, valueOf, type Season } from './standing'

const seasonName = (season: Season) => say('seasons-duel-season', { season })

export const phrase = (card: string): string =>
  say('seasons-duel-card', {
    'season-name': seasonName(seasonOf(card)),
    value: valueOf(card),
  })

/** `give G1 Y2` and `middle G1`. */
export function move(text: string): string {
  const [verb, ...cards] = text.split(' ')
  const [first, second] = cards.map(phrase)
  if (verb === 'give') return say('seasons-duel-move-give', { first: first!, second: second! })
  return say('seasons-duel-move-middle', { card: first! })
}

/** Season by season what lies there, then the backs. */
export function text(table: LiveTable): string[] {
  const view = table.view as SeasonsDuelView
  const { names } = table
  const backs = [0, 1].filter((seat) => seat !== view.seat)
  return [
    say('seasons-duel-round-of', { number: view.round }),
    ...SEASONS.map((season, i) => seasonLine(view, names, season, i)),
    ...backs.map((seat) =>
      say('seasons-duel-backs-of', {
        name: names[seat] ?? '',
        values: view.hands[seat]!.join(' ') || say('empty'),
      }),
    ),
    say('seasons-duel-pile', {
      count: view.piles[0]!.length,
      values: view.piles[0]!.join(' '),
    }),
    ...pairLine(view),
  ]
}

function seasonLine(
  view: SeasonsDuelView,
  names: readonly string[],
  season: Season,
  at: number,
): string {
  const ahead = leader(view, at)
  const values = column(view.middle, season).map(valueOf)
  return say('seasons-duel-season-line', {
    'season-name': seasonName(season),
    points: view.points[at]!,
    values: values.join(' ') || say('empty'),
    first: names[0] ?? '',
    one: view.sums[0]![at]!,
    second: names[1] ?? '',
    two: view.sums[1]![at]!,
    ahead: ahead === null ? 'none' : (names[ahead] ?? ''),
  })
}

function pairLine(view: SeasonsDuelView): string[] {
  if (!view.pair_values.length) return []
  const cards = view.pair.length
    ? view.pair.map(phrase)
    : view.pair_values.map((value) => say('seasons-duel-back', { value }))
  return [`${say('seasons-duel-pair')}: ${cards.join(', ')}`]
}

/** The influence of both in each season, added up from what was placed. */
export function counted(events: readonly TableEvent[]): Counted[] {
  const placed = events.flatMap((event) => ('influence' in event ? [event] : []))
  return SEASONS.map((season) => ({
    name: say('seasons-duel-influence-in', { 'season-name': seasonName(season) }),
    values: [0, 1].map((seat) =>
      placed
        .filter((event) => event.seat === seat && seasonOf(event.influence) === season)
        .reduce((sum, event) => sum + valueOf(event.influence), 0),
    ),
  }))
}
