/** The outlines of the suits, each in a box of 24: a shape that is filled, and what is drawn on it. */

import { TOKENS, type GameName, type Gem, type Season } from './deck'

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
  'C18.1 17.1 18.3 17.6 18.6 18.2C16.6 17.9 14.6 17.7 12.7 18C12.7 19.8 12.9 21.4 13.4 23.1' +
  'L12.2 23.5C11.6 21.7 11.3 19.8 11.3 18C9.4 17.7 7.4 17.9 5.4 18.2C5.7 17.6 5.9 17.1 6 16.5' +
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
    mark: 'M12 18V6M12 17C10 14 7 11.5 4.4 10.600M12 17C14 14 17 11.5 19.6 10.6',
  },
}

export const GEMS: Record<Gem, Outline> = {
  ruby: {
    shape: 'M12 1.2a10.8 10.8 0 1 0 .01 0Z',
    mark:
      'M12 6.200L16.1 7.9 17.8 12 16.1 16.1 12 17.8 7.9 16.1 6.2 12 7.9 7.900Z' +
      rays(8, 5.8, 10.6),
  },
  emerald: {
    shape: 'M8 1H16L20 5V19L16 23H8L4 19V5Z',
    mark: 'M9.5 5.500H14.500L16 7V17L14.5 18.500H9.500L8 17V7ZM8 1L9.5 5.500M16 1L14.5 5.500M4 5L8 7M20 5L16 7M4 19L8 17M20 19L16 17M8 23L9.5 18.500M16 23L14.5 18.5',
  },
  sapphire: {
    shape: 'M12 .6C14.4 5.4 20.2 9.6 20.2 15.200A8.2 8.2 0 0 1 3.8 15.200C3.8 9.6 9.6 5.4 12 .6Z',
    mark: 'M12 8.200L15.8 13 14.8 17.6 12 19.2 9.2 17.6 8.2 13ZM12 .6V8.200M8.2 13L4.6 11.500M15.8 13L19.4 11.500M9.2 17.600L6 21M14.8 17.600L18 21M12 19.200V23.3',
  },
  topaz: {
    shape: 'M12 .6L23.4 12 12 23.4 .6 12Z',
    mark: 'M12 6.200L17.8 12 12 17.8 6.2 12ZM12 .6V6.200M23.4 12H17.800M12 23.400V17.800M.6 12H6.2',
  },
}

/** The shapes of ordinary suits that grow in a season; on each, small, the sign of the season. */
export const SUITS: Record<Season, Outline> = {
  summer: {
    shape:
      'M12 22.300C9.5 18.3 1.5 14 1.5 7.900C1.5 4.3 4.1 2 7 2C9.3 2 11.1 3.3 12 5.500C12.9 3.3 14.7 2 17 2C19.9 2 22.5 4.3 22.5 7.900C22.5 14 14.5 18.3 12 22.300Z',
    mark: 'M12 8.600a2.1 2.1 0 1 0 .01 0Z' + rays(10, 3.1, 5.2, 10.7),
  },
  autumn: {
    shape:
      'M12 .8C14.4 5.2 17.6 9 21.5 12C17.6 15 14.4 18.8 12 23.200C9.6 18.8 6.4 15 2.5 12C6.4 9 9.6 5.2 12 .8Z',
    mark: 'M12 19.500V5M12 10.500L9.2 8.200M12 10.500L14.8 8.200M12 15L7.6 11.400M12 15L16.4 11.4',
  },
  winter: {
    shape:
      'M12 .8C14.5 5.8 22 9.2 22 14.700C22 17.6 19.8 19.4 17.3 19.400C15.5 19.4 14 18.5 13.1 17.100C13.3 19.7 14.4 21.7 16.3 23H7.700C9.6 21.7 10.7 19.7 10.9 17.100C10 18.5 8.5 19.4 6.7 19.400C4.2 19.4 2 17.6 2 14.700C2 9.2 9.5 5.8 12 .8Z',
    mark: 'M12 7.500V17M7.9 9.900L16.1 14.600M16.1 9.900L7.9 14.6',
  },
  spring: {
    shape:
      'M9.2 10.300A4.9 4.9 0 1 1 14.8 10.300A5 5 0 1 1 13.1 17.100C13.3 19.7 14.4 21.7 16.3 23H7.700C9.6 21.7 10.7 19.7 10.9 17.100A5 5 0 1 1 9.2 10.300Z',
    mark: 'M12 18V6M12 13.500C10.5 12.8 8 12.8 5.5 14M12 13.500C13.5 12.8 16 12.8 18.5 14',
  },
}

export const WINGS = {
  fore: 'M11.4 10.400C9.6 5.4 5.2 2 .8 2.400C.2 7.4 3.8 12.2 11.4 12.200Z',
  hind: 'M11.4 12.200C6.6 12 3 13.4 2.8 17C2.7 20 5.6 22 8 20.400C10.2 18.9 11.2 15.6 11.4 12.200Z',
  body: 'M12 21C11 17 11 11 12 7.600C13 11 13 17 12 21ZM12 8C11.2 5.5 10 3.5 8.3 2.600M12 8C12.8 5.5 14 3.5 15.7 2.6',
}

/** The sign of a suit as a game prints it. */
export function signOf(game: GameName, suit: string): Outline | undefined {
  const token = TOKENS[game][suit]
  if (token === undefined) return undefined
  if (game === 'vier-felder') return SUITS[token as Season]
  return { ...SEASONS, ...GEMS }[token]
}
