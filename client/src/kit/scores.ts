// The rounds that are over, as rows of a score sheet: points and running totals for each side.
import type { Line, Message, Score, TableEvent } from '../line/wire'

export interface Row {
  round: number
  score: Score
  /** What happened in it, without what was taken back. */
  events: TableEvent[]
  /** All of it in full, where whoever watches is told afterwards. */
  opened: TableEvent[]
  /** By side: what was had before, what came in this round, what one has after it. */
  before: number[]
  points: number[]
  after: number[]
}

/** A row for each round that was scored, from the first message on. */
export function rows(
  messages: readonly Message[],
  sides: readonly { seats: number[] }[],
  floor: boolean,
): Row[] {
  const found: Row[] = []
  let before = sides.map(() => 0)
  let moves: TableEvent[][] = []
  for (const { notice, events, score, opened = [] } of messages) {
    if (notice.kind === 'took-back') moves.pop()
    else if (events?.length) moves.push(events)
    if (!score) continue
    const points = sides.map(({ seats }) => score.points[seats[0]!] ?? 0)
    const after = before.map((total, i) => added(total, points[i]!, floor))
    const round = found.length + 1
    found.push({ round, score, events: moves.flat(), opened, before, points, after })
    before = after
    moves = []
  }
  return found
}

const added = (total: number, points: number, floor: boolean) =>
  floor ? Math.max(0, total + points) : total + points

/** The lines that add up to what a side has in a round. */
export const linesOf = (score: Score, seats: readonly number[]): Line[] =>
  score.lines.filter((line) => line.seats.includes(seats[0]!))

/** What was counted, by side; for a team the sum of its seats. */
export const bySides = (values: readonly number[], sides: readonly { seats: number[] }[]) =>
  sides.map(({ seats }) => seats.reduce((sum, seat) => sum + (values[seat] ?? 0), 0))

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
