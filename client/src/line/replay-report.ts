// "This seems wrong": what somebody has seen and says, as a file (docs/records.md, "A report").
import { alike } from './verify-sent'
import type { Looker, Told } from './replay'
import type { AnyView } from './wire'

export interface Report {
  report: 1
  game: string
  rules_version: number
  /** With the number of the position in it; while the match is on, there is none. */
  record?: string
  n?: number
  words: string
  looker: Looker
  program: string
  shown: AnyView
}

export const lookerOf = (seat: number | null): Looker => (seat === null ? 'watcher' : `${seat}`)

/** What was noted at a table while its record was secret. */
export interface Noted {
  room: string
  seat: number | null
  round: number
  words: string
  /** What was seen; at a device that others share no hand is kept. */
  shown: AnyView | null
  at: number
}

/** The version of the program behind this page; empty when it does not say. */
export async function version(): Promise<string> {
  try {
    const answer = await fetch('/health', { signal: AbortSignal.timeout(5000) })
    return String(((await answer.json()) as { version?: string }).version ?? '')
  } catch {
    return ''
  }
}

/** The frame that showed this, else the last of its round. */
export function frameOf(noted: Noted, told: Told): number {
  const frames = told.frames.filter(({ round }) => round === noted.round)
  const found =
    frames.find(({ view }) => noted.shown !== null && alike(noted.shown, view)) ?? frames.at(-1)
  return found?.n ?? 0
}

const KEY = 'vierblatt-noted'
const MOST = 20

function all(): Noted[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as Noted[]) : []
  } catch {
    return []
  }
}
function keep(notes: Noted[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.slice(-MOST)))
  } catch {
    // Without storage nothing is noted; after the match the moment can still be looked for.
  }
}

/** Notes of this device at a table, the oldest first. */
export const notedAt = (room: string): Noted[] => all().filter((one) => one.room === room)
export const noteDown = (noted: Noted): void => keep([...all(), noted])
export const strikeOut = ({ room, at }: Noted): void =>
  keep(all().filter((one) => one.room !== room || one.at !== at))
