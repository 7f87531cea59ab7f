// The order of a hand, the same in every game.
import type { Sorting } from './game'

interface Order {
  /** Warm and cold in turn. */
  suits: string
  trump?: string | null
  suit?: (card: string) => string
  rank: (card: string) => number
}

/**
 * A hand in order: trump on the left, then the others so that warm and cold colours alternate
 * however the four are turned. The order of the colours stays when one of them runs out.
 */
export function inOrder(hand: readonly string[], sorting: Sorting, by: Order): string[] {
  if (sorting === 'dealt') return [...hand]
  const first = by.trump ? by.suits.indexOf(by.trump) : 0
  const suit = (card: string) => {
    const at = by.suits.indexOf(by.suit?.(card) ?? card[0]!)
    return (at - first + by.suits.length) % by.suits.length
  }
  const order = [...hand].sort((a, b) =>
    sorting === 'rank'
      ? by.rank(b) - by.rank(a) || suit(a) - suit(b)
      : suit(a) - suit(b) || by.rank(b) - by.rank(a),
  )
  return sorting === 'reverse' ? order.reverse() : order
}
