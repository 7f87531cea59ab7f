import { expect, test } from 'vitest'
import { FINGER, spread, VALUE, type Spread } from './spread'

const loose = (count: number) => Array<number>(count).fill(1)

test('a few cards lie side by side, as large as there is room', () => {
  const { card, spots, crowded } = spread(loose(2), 220, 200)
  expect(crowded).toBe(false)
  expect(card).toBe(92)
  expect(spots[1]!.x).toBeGreaterThanOrEqual(card)
})

test.each([
  [3, 139, 66],
  [12, 220, 200],
  [12, 139, 100],
  [20, 300, 220],
  [20, 120, 70],
])('%i cards in %i x %i: each index is seen, and none lies outside', (count, width, height) => {
  const { card, spots } = spread(loose(count), width, height)
  for (const [at, spot] of spots.entries()) {
    expect(spot.x).toBeGreaterThanOrEqual(0)
    expect(spot.x + card).toBeLessThanOrEqual(width + 0.5)
    expect(spot.y + card * 1.4).toBeLessThanOrEqual(height + 0.5)
    const next = spots[at + 1]
    if (next && next.y === spot.y && count < 20) expect(next.x - spot.x).toBeGreaterThan(10)
  }
})

test('what lies nearer than a finger is crowded', () => {
  expect(spread(loose(3), 139, 66).crowded).toBe(false)
  expect(spread(loose(12), 139, 100).crowded).toBe(true)
})

test('opened large nothing is crowded', () => {
  const { spots, crowded } = spread([...loose(20), 4, 6], 300, Infinity)
  expect(crowded).toBe(false)
  for (const [at, spot] of spots.entries())
    for (const other of spots.slice(at + 1))
      expect(
        Math.max(Math.abs(other.x - spot.x), Math.abs(other.y - spot.y)),
      ).toBeGreaterThanOrEqual(FINGER)
})

test('an empty field, and one that has no room at all', () => {
  expect(spread([], 200, 100).crowded).toBe(false)
  expect(spread(loose(5), 60, 20).spots).toHaveLength(5)
})

/** Which things lie over each other. */
function overlapping({ spots, card }: Spread): string[] {
  const found: string[] = []
  for (const [at, spot] of spots.entries())
    for (const [to, other] of spots.slice(0, at).entries())
      if (
        spot.x < other.x + other.width &&
        other.x < spot.x + spot.width &&
        spot.y < other.y + card * 1.4 &&
        other.y < spot.y + card * 1.4
      )
        found.push(`${at} over ${to}`)
  return found
}

test.each([
  [[1, 1, 1], 135, 150],
  [[1, 1, 1, 1], 135, 120],
  [[1, 2, 3], 135, 150],
  [[1, 2, 3], 210, 200],
  [[1, 3], 135, 125],
  [[1, 1, 2], 210, 160],
])('%j in %i x %i: free room is used before one lies over another', (counts, width, height) => {
  const laid = spread(counts, width, height)
  expect(overlapping(laid)).toEqual([])
  expect(laid.crowded).toBe(false)
})

test('cards are made smaller before one lies over another', () => {
  const laid = spread(loose(4), 135, 105)
  expect(overlapping(laid)).toEqual([])
  expect(laid.crowded).toBe(true)
})

test.each([
  [[...loose(8), 2, 3], 135, 125],
  [[...loose(6), 4, 2, 5], 210, 130],
  [[2, 3, 4, 2], 135, 80],
])('%j in %i x %i: the value of each stockpile is seen', (counts, width, height) => {
  const laid = spread(counts, width, height)
  const { spots, card } = laid
  for (const [at, spot] of spots.entries()) {
    if (counts[at] === 1) continue
    expect(spot.seen).toBeGreaterThanOrEqual(Math.min(VALUE, spot.width))
    for (const later of spots.slice(at + 1))
      expect(later.y >= spot.y + card * 1.4 || later.x >= spot.x + spot.seen - 0.5).toBe(true)
  }
})

test('no card is larger than its field', () => {
  expect(spread(loose(3), 135, 40).card * 1.4).toBeLessThanOrEqual(40)
})
