// Where the things in a field lie: apart as long as there is room, and as large; else each index and value is seen.

export interface Spot {
  x: number
  y: number
  width: number
  /** So much of its width nothing covers: what is written across a stockpile stands there. */
  seen: number
}

export interface Spread {
  /** The width of a card. */
  card: number
  /** How far the cards of a stockpile lie apart. */
  step: number
  spots: Spot[]
  /** Some are too near to each other for a finger: the field is opened large to pick there. */
  crowded: boolean
}

type Laid = Spread & { worth: number }
type Line = readonly number[]

export const FINGER = 44
/** The width of the value that is written across a stockpile. */
export const VALUE = 38
const WIDTHS = [92, 88, 84, 80, 76, 72, 68, 64, 60, 57, 54, 51, 48, 46, 44, 42, 40, 38, 36, 34]
/** Cards that lie over each other are no narrower, nor is what a finger finds without a glass. */
const NARROWEST = 40
/** Only where there is no room at all for larger ones. */
const TINY = [32, 29, 26, 23, 20]
/** In a field that is opened large and may be scrolled. */
const LARGE = 60
/** How far the cards of a stockpile lie apart, as a part of their width, and how well that is read. */
const STEPS = [
  [0.3, 1],
  [0.2, 0.8],
  [0.12, 0.6],
] as const
const GAP = 6
/** So near they may lie to each other without lying over each other. */
const TIGHT = 2
const TALL = 1.4
/** So much of a card's height and width its index needs. */
const INDEX_HIGH = 0.42
const INDEX_WIDE = 0.36
/** Lying apart is worth more than whatever else. */
const APART = 1_000_000

/** Lays things out in a field; each is given by how many cards it has. */
export function spread(counts: readonly number[], width: number, height: number): Spread {
  const all = counts.length ? counts : [1]
  return best(WIDTHS, all, width, height) ?? best(TINY, all, width, height) ?? squeezed(all, width)
}

function best(cards: Line, counts: Line, width: number, height: number): Laid | null {
  let found: Laid | null = null
  for (const card of cards) {
    if (height === Infinity && card > LARGE) continue
    for (const [part, read] of STEPS) {
      const step = card * part
      const tries = [apart(counts, width, height, card, step, read)]
      const most = card < NARROWEST && cards !== TINY ? 0 : counts.length
      for (let rows = 1; rows <= most; rows++)
        tries.push(over(counts, width, height, card, step, rows))
      for (const tried of tries) if (tried && (!found || tried.worth > found.worth)) found = tried
    }
  }
  return found
}

const wide = (count: number, card: number, step: number) => card + (count - 1) * step
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Side by side, and row below row, or null if there is no room for that. */
function apart(
  counts: Line,
  width: number,
  height: number,
  card: number,
  step: number,
  read: number,
): Laid | null {
  const lines = wrapped(
    counts.map((count) => wide(count, card, step)),
    width,
  )
  if (lines.some((line) => line[0]! > width)) return null
  const between = lines.length - 1
  const free = between ? (height - lines.length * card * TALL) / between : GAP
  if (free < TIGHT || card * TALL > height) return null
  const down = card * TALL + Math.min(GAP, free)
  const gaps = lines.map((line) =>
    line.length > 1 ? Math.min(GAP, (width - sum(line)) / (line.length - 1)) : GAP,
  )
  const spots = lines.flatMap((line, row) => {
    let x = -gaps[row]!
    return line.map((one) => {
      const spot = { x: x + gaps[row]!, y: row * down, width: one, seen: one }
      x = spot.x + one
      return spot
    })
  })
  const crowded = card < NARROWEST || card + Math.min(...gaps) < FINGER
  return { card, step, spots, crowded, worth: APART + card * read }
}

/** Widths one after the other, in as few rows as there can be. */
function wrapped(widths: Line, width: number): number[][] {
  const lines: number[][] = []
  let left = -Infinity
  for (const one of widths) {
    if (left < one) {
      lines.push([])
      left = width
    }
    lines.at(-1)!.push(one)
    left -= one + TIGHT
  }
  return lines
}

/** One partly over the other. Nothing lies over the value of a stockpile. */
function over(
  counts: Line,
  width: number,
  height: number,
  card: number,
  step: number,
  rows: number,
): Laid | null {
  const lines = inRows(counts, rows)
  const tall = card * TALL
  const covered = lines.slice(0, -1).map((line) => line.every((count) => count === 1))
  const whole = covered.filter((one) => !one).length
  const rest = height - tall - whole * (tall + TIGHT)
  const loose = covered.length - whole
  const down = loose ? Math.min(tall + GAP, rest / loose) : Infinity
  if (rest < 0 || down < tall * INDEX_HIGH) return null

  const laid = lines.map((line) => inLine(line, width, card, step, card * INDEX_WIDE))
  if (laid.includes(null)) return null
  let y = 0
  const spots = laid.flatMap((line, row) => {
    const here = line!.map((spot) => ({ ...spot, y }))
    y += covered[row] ? down : tall + TIGHT
    return here
  })
  const shown = Math.min(...spots.map((spot) => spot.seen), down, tall)
  const uncovered = Math.min(1, down / tall) * Math.min(1, shown / card)
  const worth = Math.floor(Math.min(shown, FINGER) / 4) * 1000 + uncovered * 100 + step
  return { card, step, spots, crowded: shown < FINGER, worth }
}

/** One row, however little is seen of each: the field is opened large to read it. */
function squeezed(counts: Line, width: number): Spread {
  const card = Math.min(...TINY)
  const line = inLine(counts, width, card, 0, 1) ?? inLine(counts, width, card, 0, 0, 0)
  return { card, step: 0, spots: line ?? counts.map(() => nowhere(card)), crowded: true }
}

const nowhere = (card: number): Spot => ({ x: 0, y: 0, width: card, seen: card })

/** Things one after the other, in rows of about the same number. */
function inRows(counts: Line, rows: number): number[][] {
  const lines: number[][] = []
  let at = 0
  for (let left = rows; left > 0 && at < counts.length; left--) {
    const count = Math.ceil((counts.length - at) / left)
    lines.push(counts.slice(at, at + count))
    at += count
  }
  return lines
}

/** Where they lie in one line when of each at least so much is seen; the last one is seen whole. */
function inLine(
  counts: Line,
  width: number,
  card: number,
  step: number,
  index: number,
  value = VALUE,
): Spot[] | null {
  const widths = counts.map((count) => wide(count, card, step))
  const before = widths.slice(0, -1)
  const least = before.map((_, at) => (counts[at]! > 1 ? Math.max(value, index) : index))
  const most = before.map((one) => one + GAP)
  const room = width - widths.at(-1)! - sum(least)
  if (room < 0) return null
  const share = Math.min(1, room / Math.max(1, sum(most) - sum(least)))
  let x = 0
  return widths.map((one, at) => {
    const spot = { x, y: 0, width: one, seen: one }
    if (at === before.length) return spot
    const pitch = least[at]! + share * (most[at]! - least[at]!)
    x += pitch
    return { ...spot, seen: Math.min(one, pitch) }
  })
}
