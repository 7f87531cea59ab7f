// The columns of a score sheet on paper, as each game counts.
import type { GameName } from '../../games/game'

interface SheetForm {
  /** How many sides keep a score. */
  count: number
  /** How many rounds there is room for. */
  rounds: number
  /** Keys of what is written for the round as a whole. */
  once: string[]
  /** Keys of what is written for each side: columns side by side, or rows below each other. */
  each: string[]
  as: 'columns' | 'rows'
}

export const SHEETS: Record<GameName, SheetForm> = {
  'four-seasons': {
    count: 4,
    rounds: 22,
    once: [],
    each: ['bid', 'taken', 'points', 'total'],
    as: 'columns',
  },
  'vier-felder': {
    count: 4,
    rounds: 4,
    once: [],
    each: ['cards', 'hearts', 'spades', 'aces', 'coins', 'points', 'total'],
    as: 'rows',
  },
  'seasons-duel': {
    count: 2,
    rounds: 4,
    once: [],
    each: ['winter', 'spring', 'summer', 'autumn', 'figures', 'points', 'total'],
    as: 'rows',
  },
  'four-gems': {
    count: 2,
    rounds: 22,
    once: ['contract'],
    each: ['cards', 'gems', 'points', 'total'],
    as: 'columns',
  },
}
