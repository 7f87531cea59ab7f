// A move in short text, such as `5D>0 x 5C 3H 2D`, written and read. What is legal only the server says.
import type { Choice } from '../../line/wire'
import { inOrder } from './cards'

export type Do = Choice['do']

/** A move, or what is to become one. */
export interface Plan {
  do: Do
  /** The card that is played, or all four. */
  cards: readonly string[]
  field: number
  /** What a stockpile is announced as. */
  value: number | null
  /** The cards that are taken or joined. */
  taken: readonly string[]
  /** The suit of the last season card of a full harvest. */
  last: string | null
}

const MOVE = /^(\S+)>([0-3])(?: (x|=\d+))?((?: \w+)*)(?: @([HDSC]))?$/

export function write(plan: Plan): string {
  const way = { sow: [], stockpile: [`=${plan.value}`], harvest: ['x'], 'full-harvest': ['x'] }
  const last = plan.last ? [`@${plan.last}`] : []
  const play = `${inOrder(plan.cards).join('+')}>${plan.field}`
  return [play, ...way[plan.do], ...inOrder(plan.taken), ...last].join(' ')
}

export function read(move: string): Plan {
  const found = MOVE.exec(move)
  if (!found) throw new Error(`${move} is no move`)
  const [, play, field, way, taken, last] = found
  const cards = play!.split('+')
  const harvest: Do = cards.length > 1 ? 'full-harvest' : 'harvest'
  return {
    do: way === 'x' ? harvest : way ? 'stockpile' : 'sow',
    cards,
    field: Number(field),
    value: way?.startsWith('=') ? Number(way.slice(1)) : null,
    taken: taken!.split(' ').filter(Boolean),
    last: last ?? null,
  }
}
