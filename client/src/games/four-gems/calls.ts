// The bidding as it lies open: the calls go round from the dealer's neighbour on, twice at most.
import type { FourGemsView } from '../../line/wire'

type Call = 'none' | 'passed' | 'passed-twice' | 'taker'

/** What a seat has said. */
export function callOf(view: FourGemsView, seat: number): Call {
  if (seat === view.taker) return 'taker'
  if (view.phase !== 'bid') return 'none'
  const place = (seat - view.dealer - 1 + view.seats) % view.seats
  if (view.passes > view.seats + place) return 'passed-twice'
  return view.passes > place ? 'passed' : 'none'
}

/** The first or the second time round. */
export const biddingRound = (view: FourGemsView): number => (view.passes < view.seats ? 1 : 2)

/** The gem that a call makes trump: the turned one when it is taken, or the one that is named. */
export function gemOf(move: string, turned: string | null): string | null {
  if (move === 'take') return turned?.[0] ?? null
  return /^name ([RGBY])$/.exec(move)?.[1] ?? null
}
