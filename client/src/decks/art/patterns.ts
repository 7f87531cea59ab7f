/** What is woven into the backs, over 88 by 128 from (6, 6) on: one path each. */

import type { GameName } from '../deck'
import { leaf } from './garland'

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by + 1.001) }, (_, n) => from + n * by)

/** Leaves in rows, every other row turned. */
const FOLIAGE = steps(13, 125, 8)
  .flatMap((y, row) =>
    steps(row % 2 ? 19 : 12, row % 2 ? 88 : 82, 11.5).map((x) =>
      leaf(x, y + 3, row % 2 ? -45 : 45, 8, 0.36),
    ),
  )
  .join('')

/** Four plots with furrows, the neighbours across each other. */
const PLOTS =
  steps(12, 64, 5.2)
    .map((y) => `M10 ${y}H47M53 ${140 - y}H90`)
    .join('') +
  steps(12, 46, 4.9)
    .map((x) => `M${100 - x} 10V66M${x} 74V130`)
    .join('')

const STRIPES = steps(12, 88, 4)
  .map((x) => `M${x} 8V132`)
  .join('')

/** A net of lozenges, each with its table. */
const NET = steps(0, 8, 1)
  .flatMap((row) => steps(0, 5, 1).map((column) => [17 + column * 13.2, 14 + row * 14] as const))
  .map(([x, y]) => `M${x} ${y - 7}l6.6 7-6.6 7-6.6-7ZM${x} ${y - 3.4}l3.2 3.4-3.2 3.4-3.2-3.4Z`)
  .join('')

export const PATTERNS: Record<GameName, { ground: string; weave: string }> = {
  'four-seasons': { ground: '#2f5a48', weave: FOLIAGE },
  'vier-felder': { ground: '#6f4729', weave: PLOTS },
  'seasons-duel': { ground: '#35466a', weave: STRIPES },
  'four-gems': { ground: '#5f2f4e', weave: NET },
}
