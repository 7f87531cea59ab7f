// A round that is told in full to those who watch an open table: what each seat has had in its hand.
import type { TableEvent } from '../line/wire'

export interface HandOpened {
  /** As dealt; whoever takes in Four Gems has the turned card, too. */
  hand: string[]
  bid: string[]
  /** What was drawn later. */
  drawn: string[]
}

/** By seat; a bid that was laid anew is the last one. */
export function handsOpened(events: readonly TableEvent[], seats: number): HandOpened[] {
  const found = Array.from({ length: seats }, (): HandOpened => ({ hand: [], bid: [], drawn: [] }))
  for (const one of events) {
    if (one.event === 'dealt') found[one.seat]!.hand.push(...(one.cards ?? []))
    else if (one.event === 'took') found[one.seat]!.hand.push(one.card)
    else if (one.event === 'bid-laid') found[one.seat]!.bid = [...one.cards]
    else if (one.event === 'drew') found[one.seat]!.drawn.push(...(one.cards ?? []))
  }
  return found
}
