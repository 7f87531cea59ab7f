// Where the things in a field lie: as large as they can be with each index to be seen, and a finger's width apart.

export interface Spot {
  x: number
  y: number
  width: number
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

type Laid = Spread & { shown: number }

export const FINGER = 44
const NARROWEST = 40
const WIDTHS = [92, 84, 76, 68, 60, 54, 48, 44, NARROWEST]
const GAP = 6
const TALL = 1.4
/** So much of a card's height and width its index needs. */
const INDEX_HIGH = 0.42
const INDEX_WIDE = 0.36

/** Lays things out in a field; each is given by how many cards it has. */
export function spread(counts: readonly number[], width: number, height: number): Spread {
  const all = counts.length ? counts : [1]
  let best: Laid | null = null
  for (const card of WIDTHS)
    for (const step of [card * 0.3, card * 0.12])
      for (let rows = 1; rows <= all.length; rows++) {
        const tried = lay(all, width, height, card, step, rows)
        if (tried && (!best || tried.shown > best.shown)) best = tried
      }
  return best ?? squeezed(all, width)
}

function lay(
  counts: readonly number[],
  width: number,
  height: number,
  card: number,
  step: number,
  rows: number,
): Laid | null {
  const widths = counts.map((count) => card + (count - 1) * step)
  const down =
    rows > 1 ? Math.min(card * TALL + GAP, (height - card * TALL) / (rows - 1)) : Infinity
  if (card * TALL > height || down < card * TALL * INDEX_HIGH) return null
  const lines = inRows(widths, rows)
  const laid = lines.map((line) => inLine(line, width))
  const across = Math.min(...laid.map((line) => line.shown))
  if (across < card * INDEX_WIDE) return null
  const free = Math.min(down, card * TALL)
  const crowded = across < FINGER || free < FINGER
  const spots = laid.flatMap(({ xs }, row) =>
    xs.map((x, at) => ({ x, y: row ? row * down : 0, width: lines[row]![at]! })),
  )
  return { card, step, spots, crowded, shown: Math.min(across, free, FINGER) * 1000 + card + step }
}

/** One row, however little is seen of each: the field is opened large to read it. */
function squeezed(counts: readonly number[], width: number): Spread {
  const step = NARROWEST * 0.12
  const widths = counts.map((count) => NARROWEST + (count - 1) * step)
  const spots = inLine(widths, width).xs.map((x, at) => ({ x, y: 0, width: widths[at]! }))
  return { card: NARROWEST, step, spots, crowded: true }
}

/** Widths one after the other, in rows of about the same length. */
function inRows(widths: readonly number[], rows: number): number[][] {
  const lines: number[][] = []
  let at = 0
  for (let left = rows; left > 0 && at < widths.length; left--) {
    const count = Math.ceil((widths.length - at) / left)
    lines.push(widths.slice(at, at + count))
    at += count
  }
  return lines
}

/** Where they begin in one line, and how much is seen of the one that is covered most. */
function inLine(widths: readonly number[], width: number): { xs: number[]; shown: number } {
  const all = widths.reduce((sum, one) => sum + one, 0)
  const between = widths.length - 1
  const gap = between ? Math.min(GAP, (width - all) / between) : 0
  const xs: number[] = []
  let x = 0
  for (const one of widths) {
    xs.push(x)
    x += one + gap
  }
  const seen = between ? Math.min(...widths.slice(0, -1)) + Math.min(gap, 0) : widths[0]!
  return { xs, shown: all > width && !between ? 0 : seen }
}
