// The totals as people say them: by player, or by team as us and them.
import type { Position } from '../line/wire'
import { say } from './words.svelte'

export interface Side {
  seats: number[]
  /** Us, Them, or the player's name. */
  label: string
  /** Who that is. */
  names: string
  points: number
  own: boolean
}

/** The own team comes first; players come as they sit. */
export function bySide(position: Position, names: readonly string[]): Side[] {
  const { sides, totals, you } = position
  const found = new Map<number, number[]>()
  sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]))
  const teams = found.size < sides.length
  const all = [...found].map(([side, seats]) => {
    const own = you !== null && sides[you] === side
    const people = seats.map((seat) => names[seat]).join(' + ')
    const label = teams && you !== null ? say(own ? 'us' : 'them') : people
    return { seats, label, names: people, points: totals[seats[0]!] ?? 0, own }
  })
  return teams ? all.sort((one, other) => Number(other.own) - Number(one.own)) : all
}
