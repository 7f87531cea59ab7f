// What the cards and the contract come to (rules 8.1 to 8.3), for the meter.
import type { FourGemsView } from '../../line/wire'

/** The contract, and all there is in a round with the last ten. */
const FIGURES = {
  double: { contract: 163, all: 335 },
  top_four: { contract: 163, all: 325 },
  face: { contract: 136, all: 270 },
} as const

export interface Standing {
  contract: number
  all: number
  /** Points of the tricks and of the squares shown, as they count for the contract. */
  takers: number
  defenders: number
  /** Points that are still in the hands. */
  left: number
  state: 'made' | 'lost' | 'open'
}

const squares = (view: FourGemsView, side: number) =>
  view.shown
    .filter((_, seat) => seat % 2 === side)
    .flat()
    .reduce((sum, face) => sum + 10 * face, 0)

/** How the contract stands, from what everybody has seen. */
export function standing(view: FourGemsView): Standing | null {
  if (view.taker === null) return null
  const side = view.taker % 2
  const figures = FIGURES[view.options.trump_values]
  const [own, others] = [view.points[side] ?? 0, view.points[1 - side] ?? 0]
  const takers = own + squares(view, side)
  const left = figures.all - own - others
  const hopes = takers + left >= figures.contract || unseen(view, side)
  const state = takers >= figures.contract ? 'made' : hopes ? 'open' : 'lost'
  return { ...figures, takers, defenders: others + squares(view, 1 - side), left, state }
}

/** Whether a side has announced a square that nobody has seen yet. */
const unseen = (view: FourGemsView, side: number): boolean =>
  view.shown.some((faces, seat) => seat % 2 === side && faces.length < view.announced[seat]!)

/** The numbers of which a hand has all four cards. */
export function fours(hand: readonly string[]): number[] {
  const faces = hand.map((card) => Number(card.slice(1)))
  return [...new Set(faces)].filter((face) => faces.filter((one) => one === face).length === 4)
}
