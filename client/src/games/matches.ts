// What ends a match of each game, for the score sheet. The server decides; this says what it decides by.
import type { AnyView, FourSeasonsView, Score } from '../line/wire'
import type { GameName } from './game'

interface MatchEnd {
  /** The total that is played to; none where the match is a number of games. */
  target(options: AnyView['options']): number | null
  /** The paragraph that says so. */
  rule: string
  /** The paragraph by which no total falls below 0. */
  floor?: string
  /** The paragraph that decides between equal totals. */
  tie?: string
  /** What has decided between these seats, which have equal totals, in the last round. */
  decided?(kept: Score['kept'], seats: readonly number[]): string
}

/** The coins of the last round, then its aces, else the victory is shared (12.5). */
function decided(kept: Score['kept'], seats: readonly number[]): string {
  const most = (name: string, among: readonly number[]) => {
    const values = kept[name] ?? []
    const best = Math.max(...among.map((seat) => values[seat] ?? 0))
    return among.filter((seat) => values[seat] === best)
  }
  if (!kept['coins']) return ''
  const rich = most('coins', seats)
  if (rich.length === 1) return 'coins'
  return most('aces', rich).length === 1 ? 'aces' : 'shared'
}

const given = (options: AnyView['options']) => ('target' in options ? options.target : null) ?? null

function ofFourSeasons(options: AnyView['options']): number {
  const { variant } = options as FourSeasonsView['options']
  return given(options) ?? (variant === 'profi' ? 77 : 50)
}

export const MATCHES: Record<GameName, MatchEnd> = {
  'four-seasons': { target: ofFourSeasons, rule: '8.2' },
  'vier-felder': { target: given, rule: '12.4', floor: '11.6', tie: '12.5', decided },
  'seasons-duel': { target: () => null, rule: '9.3', tie: '9.3' },
  'four-gems': { target: given, rule: '10.2' },
}
