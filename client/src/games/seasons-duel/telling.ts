// Cards and moves of the duel as people say them.
import type { TableEvent } from '../../line/wire'
import { say } from '../../words/words.svelte'
import type { Counted } from '../game'
import { SEASONS, seasonOf, valueOf, type Season } from './standing'

export const seasonName = (season: Season) => say('seasons-duel-season', { season })

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
