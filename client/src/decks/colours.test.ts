// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PATTERNS } from './art/patterns'

type Triple = [number, number, number]
type Matrix = [Triple, Triple, Triple]

const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

const sheet = readFileSync(new URL('./look.css', import.meta.url), 'utf8')
const page = readFileSync(new URL('../app/page.css', import.meta.url), 'utf8')
const ring = /--focus: var\(--([\w-]+)/.exec(page)?.[1] ?? 'none'

/** The colours that one block of the sheet sets, by name. */
function block(opening: string): Map<string, string> {
  const from = sheet.indexOf(opening)
  expect(from, opening).toBeGreaterThanOrEqual(0)
  const body = sheet.slice(from, sheet.indexOf('}', from))
  return new Map([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map((m) => [m[1]!, m[2]!]))
}

const light = block(':root,\n.printed {')
const dark = new Map([...light, ...block(":root[data-theme='dark'] {")])
const dimmed = new Map([...light, ...block(":root[data-theme='dark'] .printed {")])
const THEMES = { light, dark, dimmed }

const rgb = (hex: string): Triple =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as Triple
const linear = (hex: string): Triple =>
  rgb(hex).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple
const times = (matrix: Matrix, [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Triple

function contrast(one: string, other: string): number {
  const [high, low] = [one, other]
    .map(
      (hex) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          linear(hex),
        )[0] + 0.05,
    )
    .sort((a, b) => b - a) as [number, number]
  return high / low
}

/** Machado, Oliveira, Fernandes 2009, whole loss of one kind of cone, on linear RGB. */
const SIGHTS: Record<string, Matrix> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
]
const WHITE: Triple = [0.95047, 1, 1.08883]

function lab(colour: Triple): Triple {
  const seen = colour.map((c) => Math.min(1, Math.max(0, c))) as Triple
  const [x, y, z] = times(TO_XYZ, seen).map((c, n) => {
    const share = c / WHITE[n]!
    return share > 216 / 24389 ? Math.cbrt(share) : (share * 24389) / 27 / 116 + 16 / 116
  }) as Triple
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (radians: number): number => (radians * 180) / Math.PI
const cosine = (angle: number): number => Math.cos((angle * Math.PI) / 180)

/** CIEDE2000 (Sharma, Wu, Dalal 2005). */
function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const bend = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const stretch = 1.5 - 0.5 * bend((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)]
  const hue = (b: number, a: number): number =>
    a || b ? (degrees(Math.atan2(b, a)) + 360) % 360 : 0
  const [h1, h2] = [hue(b1, a1 * stretch), hue(b2, a2 * stretch)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const mean = grey
    ? h1 + h2
    : Math.abs(h1 - h2) <= 180
      ? (h1 + h2) / 2
      : ((h1 + h2 + 360) / 2) % 360
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t =
    1 -
    0.17 * cosine(mean - 30) +
    0.24 * cosine(2 * mean) +
    0.32 * cosine(3 * mean + 6) -
    0.2 * cosine(4 * mean - 63)
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chroma = (c2 - c1) / (1 + 0.045 * c)
  const tint = (2 * Math.sqrt(c1 * c2) * Math.sin((turn * Math.PI) / 360)) / (1 + 0.015 * c * t)
  const twist =
    -2 * bend(c) * Math.sin((60 * Math.PI * Math.exp(-(((mean - 275) / 25) ** 2))) / 180)
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tint ** 2 + twist * chroma * tint)
}

test('the measure of difference gives the figures of its authors', () => {
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3)
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3)
  expect(difference([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387])).toBeCloseTo(
    1.2644,
    3,
  )
})

describe.each(Object.entries(THEMES))('%s', (_, colours) => {
  const of = (name: string): string => colours.get(name)!

  test.each(Object.entries(SIGHTS))('four colours stay apart for %s sight', (_, sight) => {
    const seen = SEASONS.map((season) => lab(times(sight, linear(of(season)))))
    const apart = seen.flatMap((one, n) => seen.slice(n + 1).map((other) => difference(one, other)))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(16)
  })

  test.each(SEASONS)('%s is read on paper and its shape is seen', (season) => {
    expect(contrast(of(`${season}-ink`), of('paper'))).toBeGreaterThanOrEqual(7)
    expect(contrast(of(`${season}-ink`), of('table'))).toBeGreaterThanOrEqual(4.5)
  })

  test('text is read and the focus is seen on paper and table', () => {
    for (const ground of ['paper', 'table']) {
      expect(contrast(of('text'), of(ground))).toBeGreaterThanOrEqual(7)
      expect(contrast(of('muted'), of(ground))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(of('line'), of(ground))).toBeGreaterThanOrEqual(3)
      expect(contrast(of('glow'), of(ground))).toBeGreaterThanOrEqual(3)
      expect(contrast(of(ring), of(ground))).toBeGreaterThanOrEqual(3)
    }
  })
})

test('dark by choice is dark by the device', () => {
  const chosen = (opening: string): Map<string, string> => block(`${opening} {`)
  for (const below of ['', ' .printed']) {
    expect(chosen(`:root:not([data-theme='light'])${below}`)).toEqual(
      chosen(`:root[data-theme='dark']${below}`),
    )
  }
})

test.each(Object.entries(PATTERNS))('the values on the back of %s are read', (_, { ground }) => {
  expect(contrast(ground, '#fffdf7')).toBeGreaterThanOrEqual(7)
})
