// What anybody can read off the open table of the duel: the sums come from the server, here they are only compared.
import type { SeasonsDuelView } from '../../line/wire'

export const SEASONS = ['B', 'G', 'Y', 'R'] as const
export type Season = (typeof SEASONS)[number]
/** The season area, or the influence area of a seat. */
export type Area = 'middle' | 0 | 1

export const seasonOf = (card: string) => card[0] as Season
export const valueOf = (card: string) => Number(card.slice(1))

/** The cards of one column, the highest first. */
export const column = (cards: readonly string[], season: Season) =>
  cards.filter((card) => seasonOf(card) === season).sort((a, b) => valueOf(b) - valueOf(a))

export const cardsOf = (view: SeasonsDuelView, area: Area) =>
  area === 'middle' ? view.middle : view.influence[area]!

export const sumsOf = (view: SeasonsDuelView, area: Area) =>
  area === 'middle' ? view.points : view.sums[area]!

/** Who is ahead in a season, if anybody is (8.3, 8.4). */
export function leader(view: SeasonsDuelView, season: number): 0 | 1 | null {
  const [first, second] = view.sums.map((sums) => sums[season]!)
  return first === second ? null : first! > second! ? 0 : 1
}

/** What a seat would receive if the game ended as it lies. */
export function stands(view: SeasonsDuelView, seat: number): { points: number; figures: number } {
  const led = [0, 1, 2, 3].filter((season) => leader(view, season) === seat)
  return {
    figures: led.length,
    points: led.reduce((sum, season) => sum + view.points[season]!, 0),
  }
}

/** The other card of a pair; of two alike it is the same one again. */
export const otherOf = (pair: readonly string[], card: string) =>
  pair[pair.indexOf(card) === 0 ? 1 : 0]!

export interface Step {
  area: Area
  card: string
  from: number
  to: number
}

/** What would lie where if a card of the pair went to the middle. */
export function steps(view: SeasonsDuelView, seat: 0 | 1, middle: string): Step[] {
  const laid: [Area, string][] = [
    ['middle', middle],
    [seat, otherOf(view.pair, middle)],
  ]
  return laid.map(([area, card]) => {
    const from = sumsOf(view, area)[SEASONS.indexOf(seasonOf(card))]!
    return { area, card, from, to: from + valueOf(card) }
  })
}

/** The offered move that gives these two, in whichever order it names them. */
export function giving(moves: readonly string[], cards: readonly string[]): string | undefined {
  const wanted = [...cards].sort().join(' ')
  return moves.find((move) => {
    const [verb, ...named] = move.split(' ')
    return verb === 'give' && named.sort().join(' ') === wanted
  })
}
