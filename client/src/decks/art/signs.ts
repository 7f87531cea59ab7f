/** The outlines of the suits, each in a box of 24. */

import { TOKENS, type GameName, type Gem, type Season } from '../deck'

export interface Outline {
  /** Filled with the colour of the suit and drawn round in its ink. */
  shape: string
  /** Drawn on the shape, in the colour that stands out from it. */
  mark: string
  /** Filled on the shape, in the same colour. */
  spot?: string
}

const point = (radius: number, turn: number, middle = 12): string => {
  const angle = 2 * Math.PI * turn
  const [x, y] = [12 + radius * Math.sin(angle), middle - radius * Math.cos(angle)]
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** A wreath of pointed petals round the middle. */
export function petals(count: number, inner: number, outer: number): string {
  const one = (n: number): string => {
    const at = (share: number, radius: number): string => point(radius, (n + share) / count)
    const wide = inner + (outer - inner) * 0.55
    return `L${at(-0.5, inner)}Q${at(-0.42, wide)} ${at(0, outer)}Q${at(0.42, wide)} ${at(0.5, inner)}`
  }
  return `M${point(inner, -0.5 / count)}${Array.from({ length: count }, (_, n) => one(n)).join('')}Z`
}

/** Short strokes round a middle. */
export function rays(count: number, inner: number, outer: number, middle = 12): string {
  const one = (n: number): string =>
    `M${point(inner, n / count, middle)}L${point(outer, n / count, middle)}`
  return Array.from({ length: count }, (_, n) => one(n)).join('')
}

/** Half an arm of a snow crystal: across and out from the middle. */
const ARM = [
  [1.2, 2.4],
  [1.2, 5.3],
  [3.9, 7.4],
  [3.1, 9.2],
  [1.2, 8],
  [1.2, 10.9],
  [0, 11.7],
] as const

function crystal(): string {
  const both = [...ARM, ...[...ARM].reverse().map(([across, out]) => [-across, out] as const)]
  const arm = (n: number): string[] =>
    both.map(([across, out]) =>
      point(Math.hypot(across, out), n / 6 - Math.atan2(across, out) / 2 / Math.PI),
    )
  return `M${[0, 1, 2, 3, 4, 5].flatMap(arm).join('L')}Z`
}

export const SPROUT =
  'M11.2 22.5C11.2 19 11.4 16.5 10.6 14.2C5.4 14.6 1.8 11.2 1.3 5.6C6.8 5.4 10.4 8 11.6 12.4' +
  'C12 6.6 15.6 2.4 22.6 1.7C22.9 8.6 19.2 13.4 13 14C12.6 16.6 13 19.4 13.2 22.5Z'
export const MAPLE =
  'M12 1C12.7 2.8 13.4 4.3 14.4 5.6C15.3 5.3 16 4.9 16.7 4.4C16.3 6.4 16.1 8.1 16.3 9.7' +
  'C17.4 9 18.2 8 19 6.9C19.3 7.6 19.6 8.2 20 8.6C21.1 8.6 22.1 8.4 23.1 8.1' +
  'C22.6 9.5 22 10.6 22.2 11.6C22.6 12 23.1 12.3 23.7 12.5C21.6 13.9 19.6 15 18 16.5' +
  'C18.1 17.1 18.3 17.6 18.6 18.2C16.6 17.9 14.6 17.7 12.5 18C12.5 19.8 12.6 21.4 13 23.2' +
  'L12.1 23.5C11.7 21.7 11.5 19.8 11.5 18C9.4 17.7 7.4 17.9 5.4 18.2C5.7 17.6 5.9 17.1 6 16.5' +
  'C4.4 15 2.4 13.9 .3 12.5C.9 12.3 1.4 12 1.8 11.6C2 10.6 1.4 9.5 .9 8.1C1.9 8.4 2.9 8.6 4 8.6' +
  'C4.4 8.2 4.7 7.6 5 6.9C5.8 8 6.6 9 7.7 9.7C7.9 8.1 7.7 6.4 7.3 4.4C8 4.9 8.7 5.3 9.6 5.6' +
  'C10.6 4.3 11.3 2.8 12 1Z'
const CRYSTAL = crystal()

export const SEASONS: Record<Season, Outline> = {
  winter: { shape: CRYSTAL, mark: rays(6, 0, 5) },
  spring: {
    shape: SPROUT,
    mark: 'M4.5 8C7.5 9.2 9.6 11 10.6 13.6M13 12.6C14.4 9 16.6 6.4 19.6 4.6',
  },
  summer: { shape: petals(12, 7.2, 11.8), mark: '', spot: 'M12 7.6a4.4 4.4 0 1 0 .01 0Z' },
  autumn: {
    shape: MAPLE,
    mark: 'M12 18V6M12 17C10 14 7 11.5 4.4 10.6M12 17C14 14 17 11.5 19.6 10.6',
  },
}

export const GEMS: Record<Gem, Outline> = {
  ruby: {
    shape: 'M12 1.2a10.8 10.8 0 1 0 .01 0Z',
    mark:
      'M12 6.2L16.1 7.9 17.8 12 16.1 16.1 12 17.8 7.9 16.1 6.2 12 7.9 7.9Z' + rays(8, 5.8, 10.6),
  },
  emerald: {
    shape: 'M7.5 1H16.5L20.8 5.3V18.7L16.5 23H7.5L3.2 18.7V5.3Z',
    mark: 'M9.2 5.5H14.8L16.6 7.3V16.7L14.8 18.5H9.2L7.4 16.7V7.3ZM7.5 1L9.2 5.5M16.5 1L14.8 5.5M3.2 5.3L7.4 7.3M20.8 5.3L16.6 7.3M3.2 18.7L7.4 16.7M20.8 18.7L16.6 16.7M7.5 23L9.2 18.5M16.5 23L14.8 18.5',
  },
  sapphire: {
    shape: 'M12 .6C14.4 5.4 20.2 9.6 20.2 15.2A8.2 8.2 0 0 1 3.8 15.2C3.8 9.6 9.6 5.4 12 .6Z',
    mark: 'M12 8.2L15.8 13 14.8 17.6 12 19.2 9.2 17.6 8.2 13ZM12 .6V8.2M8.2 13L4.6 11.5M15.8 13L19.4 11.5M9.2 17.6L6 21M14.8 17.6L18 21M12 19.2V23.3',
  },
  topaz: {
    shape: 'M12 .6L23.4 12 12 23.4 .6 12Z',
    mark: 'M12 6.2L17.8 12 12 17.8 6.2 12ZM12 .6V6.2M23.4 12H17.8M12 23.4V17.8M.6 12H6.2',
  },
}

/** The shapes of ordinary suits that grow in a season; on each, small, the sign of the season. */
export const SUITS: Record<Season, Outline> = {
  summer: {
    shape:
      'M12 22.3C9.5 18.3 1.5 14 1.5 7.9C1.5 4.3 4.1 2 7 2C9.3 2 11.1 3.3 12 5.5C12.9 3.3 14.7 2 17 2C19.9 2 22.5 4.3 22.5 7.9C22.5 14 14.5 18.3 12 22.3Z',
    mark: 'M12 8.6a2.1 2.1 0 1 0 .01 0Z' + rays(10, 3.1, 5.2, 10.7),
  },
  autumn: {
    shape:
      'M12 .8C14.4 5.2 17.6 9 21.5 12C17.6 15 14.4 18.8 12 23.2C9.6 18.8 6.4 15 2.5 12C6.4 9 9.6 5.2 12 .8Z',
    mark: 'M12 19.5V5M12 10.5L9.2 8.2M12 10.5L14.8 8.2M12 15L7.6 11.4M12 15L16.4 11.4',
  },
  winter: {
    shape:
      'M12 .8C14.5 5.8 22 9.2 22 14.7C22 17.6 19.8 19.4 17.3 19.4C15.5 19.4 14 18.5 13.1 17.1C13.3 19.7 14.4 21.7 16.3 23H7.7C9.6 21.7 10.7 19.7 10.9 17.1C10 18.5 8.5 19.4 6.7 19.4C4.2 19.4 2 17.6 2 14.7C2 9.2 9.5 5.8 12 .8Z',
    mark: 'M12 7.5V17M7.9 9.9L16.1 14.6M16.1 9.9L7.9 14.6',
  },
  spring: {
    shape:
      'M9.2 10.3A4.9 4.9 0 1 1 14.8 10.3A5 5 0 1 1 13.1 17.1C13.3 19.7 14.4 21.7 16.3 23H7.7C9.6 21.7 10.7 19.7 10.9 17.1A5 5 0 1 1 9.2 10.3Z',
    mark: 'M12 18V6M12 13.5C10.5 12.8 8 12.8 5.5 14M12 13.5C13.5 12.8 16 12.8 18.5 14',
  },
}

/** The left wings of the butterfly, and its body. */
export const WINGS = {
  fore: 'M11.4 11.4C10.4 6 6 1.6 1.6 2.2C.2 2.4 .4 4.6 .8 6.4C1.6 10 5 12.8 11.4 12.4Z',
  hind: 'M11.4 12.3C7 12 3 12.6 2.6 16C2.3 18.6 4.2 20 4.6 22.4C6.4 22.6 8.4 21.6 9.4 19.6C10.6 17.4 11.3 15 11.4 12.3Z',
  veins:
    'M11 11.4C8.4 8 5.4 5.6 2.4 4.4M11 11.8C8 10.6 5 9 2.4 7.4M11 13C8.6 14.4 6.6 16.6 5.4 19.4',
  spots:
    'M2.2 5.4a.7.7 0 1 0 .01 0ZM3.6 8.4a.7.7 0 1 0 .01 0ZM6 10.3a.6.6 0 1 0 .01 0ZM4.2 15a.9.9 0 1 0 .01 0ZM5.9 18.6a.6.6 0 1 0 .01 0Z',
  body: 'M12 20.5C11 17 11 11.4 12 8.4C13 11.4 13 17 12 20.5ZM12 8.8C11.4 6.4 10.4 4 8.8 2.6M12 8.8C12.6 6.4 13.6 4 15.2 2.6',
}

/** The clover: leaflets from their foot upwards, to be set round the middle, the first on top. */
export const CLOVER = {
  stalk: 'M13.2 13.4C15 15.4 17.4 18.4 20.6 21.4',
  leaflets: [
    [
      'winter',
      'M0 -1.2C-2.9 -2.4 -6 -4.1 -6 -6.3C-6 -8.6 -2 -9.2 0 -11.5C2 -9.2 6 -8.6 6 -6.3C6 -4.1 2.9 -2.4 0 -1.2Z',
    ],
    [
      'spring',
      'M0 -1.2C-2.2 -3 -6.4 -3 -6.4 -5.6C-6.4 -7.2 -4.7 -8 -3.2 -7.6C-4.3 -9.4 -2.3 -11.2 0 -11.2C2.3 -11.2 4.3 -9.4 3.2 -7.6C4.7 -8 6.4 -7.2 6.4 -5.6C6.4 -3 2.2 -3 0 -1.2Z',
    ],
    [
      'summer',
      'M0 -1.2C-2.6 -3 -6.2 -4.7 -6.2 -7.7C-6.2 -9.6 -4.8 -10.9 -2.9 -10.9C-1.6 -10.9 -.5 -10.2 0 -9.1C.5 -10.2 1.6 -10.9 2.9 -10.9C4.8 -10.9 6.2 -9.6 6.2 -7.7C6.2 -4.7 2.6 -3 0 -1.2Z',
    ],
    [
      'autumn',
      'M0 -1.2C-1.6 -3.2 -3.2 -4.9 -5.9 -6.4C-3.2 -7.9 -1.6 -9.6 0 -11.7C1.6 -9.6 3.2 -7.9 5.9 -6.4C3.2 -4.9 1.6 -3.2 0 -1.2Z',
    ],
  ],
} as const

/** The sign of a suit as a game prints it. */
export function signOf(game: GameName, suit: string): Outline | undefined {
  const token = TOKENS[game][suit]
  if (token === undefined) return undefined
  if (game === 'vier-felder') return SUITS[token as Season]
  return { ...SEASONS, ...GEMS }[token]
}
