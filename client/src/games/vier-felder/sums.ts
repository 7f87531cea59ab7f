// Sums to be shown while a move is composed: how what is picked falls into groups of one value.
// It searches with patience, not through all subsets, and never decides what may be played.
import { HIGH } from './cards'

/** Something that counts: a loose card, the played card, or a stockpile. */
export interface Part {
  key: string
  /** An ace is 1 here; where 14 is asked, it may be a group by itself. */
  value: number
  pile?: 'sum' | 'equal'
}

export interface Group {
  parts: Part[]
  total: number
  /** It comes to the value that is asked. */
  whole: boolean
}

export interface Grouping {
  value: number
  groups: Group[]
  /** Everything stands in a whole group. */
  fits: boolean
}

export interface Asked {
  value: number
  /** The card that is played, where it must stand in a group itself: stockpiling. */
  active?: Part
  /** Whether sum stockpiles count as cards everywhere. */
  pilesInSums: boolean
}

const PATIENCE = 600

const total = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.value, 0)
const without = (parts: readonly Part[], some: readonly Part[]) =>
  parts.filter((part) => !some.includes(part))

/** What is picked, in groups: as many whole ones as are found, then the rest. */
export function grouping(picked: readonly Part[], asked: Asked): Grouping {
  const { value } = asked
  const own = picked.filter((part) => part.value === value)
  const misfits = picked.filter((part) => !own.includes(part) && !mixes(part, asked))
  const rest = without(picked, [...own, ...misfits])
  const found = new Search(value).all(rest, asked)
  const groups = [...own.map((part) => whole([part], value)), ...found.map((p) => whole(p, value))]
  const left = without([...(asked.active ? [asked.active] : []), ...rest, ...misfits], found.flat())
  if (left.length) groups.push({ parts: left, total: total(left), whole: false })
  return { value, groups, fits: left.length === 0 }
}

/** As much of what is offered as is found to fall into groups of a value. */
export function fullest(offered: readonly Part[], asked: Asked): Part[] {
  return grouping(offered, asked)
    .groups.filter((group) => group.whole)
    .flatMap((group) => group.parts)
}

/** Whether something of another value can stand in a sum at all. */
const mixes = (part: Part, asked: Asked) =>
  !part.pile || (part.pile === 'sum' && (asked.pilesInSums || asked.active !== undefined))

const whole = (parts: Part[], value: number): Group => ({ parts, total: value, whole: true })

class Search {
  #patience = PATIENCE
  #best: Part[][] = []

  constructor(private readonly value: number) {}

  /** Groups with nothing left over if they are found in time, else the most that were found. */
  all(parts: readonly Part[], asked: Asked): Part[][] {
    const sorted = [...parts].sort((a, b) => b.value - a.value)
    this.#go(sorted, asked, [], asked.active ? [asked.active] : [])
    return this.#best
  }

  /** Tries to group all that is left, first what must stand with the played card. */
  #go(left: readonly Part[], asked: Asked, done: Part[][], begun: Part[]): boolean {
    this.#note(done)
    if (!left.length && !begun.length) return true
    if (this.#patience-- < 0) return false
    const start = begun.length ? begun : [left[0]!]
    const others = begun.length ? left : left.slice(1)
    if (begun.length || this.#mayJoin(left[0]!, [], asked))
      for (const group of this.#fill(start, others, asked, 0))
        if (this.#go(without(left, group), asked, [...done, group], [])) return true
    // What finds no company is left over, so that the rest can still be shown in groups.
    this.#go(others, asked, done, [])
    return false
  }

  #note(done: Part[][]): void {
    const size = (groups: Part[][]) => groups.reduce((sum, group) => sum + group.length, 0)
    if (size(done) > size(this.#best)) this.#best = done
  }

  /** All ways to complete a group with what lies behind `from`, those with few cards first. */
  *#fill(group: Part[], others: readonly Part[], asked: Asked, from: number): Generator<Part[]> {
    const missing = this.value - total(group)
    if (missing === 0 || this.#isHighAce(group)) yield group
    if (missing <= 0 || this.#patience-- < 0) return
    let last = 0
    for (let i = from; i < others.length; i++) {
      const part = others[i]!
      if (part.value > missing || (part.value === last && !part.pile)) continue
      last = part.value
      if (this.#mayJoin(part, group, asked))
        yield* this.#fill([...group, part], others, asked, i + 1)
    }
  }

  #isHighAce(group: Part[]): boolean {
    return this.value === HIGH && group.length === 1 && group[0]!.value === 1 && !group[0]!.pile
  }

  /** Without the option one sum stockpile is raised, and only with the played card. */
  #mayJoin(part: Part, group: Part[], asked: Asked): boolean {
    if (!part.pile || asked.pilesInSums) return true
    return group.length > 0 && group[0] === asked.active && !group.some((other) => other.pile)
  }
}
