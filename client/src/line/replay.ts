// A match that is over, as the server tells it again: frame by frame, as somebody saw it.
import { ask } from './api'
import type { AnyView, Numbered, Own, Place, PracticeWish, Replayed, TableEvent } from './wire'

/** A match of the server, or the text of a file. */
export type Source = { room: string } | { record: string }
/** Who looks: the number of a seat, a watcher, or somebody to whom all cards lie open. */
export type Looker = 'open' | 'watcher' | `${number}`

/** A pack or a move, and how the table looks after it. What is left out is as usual. */
export interface Frame {
  n: number
  line: number
  round: number
  trick: number
  seat?: number | null
  move?: string | null
  /** A trick, or what a game has in its place, is complete. */
  rest?: boolean
  /** The round is over. */
  over?: boolean
  events?: TableEvent[]
  open?: Own[]
  view: AnyView
}
type Sent = Omit<Frame, 'view'> & { view?: AnyView | null; changed?: Partial<AnyView> }

/** A whole match, or as much of it as has come. */
export interface Told extends Omit<Replayed, 'frames'> {
  frames: Frame[]
}

/** Frames with their whole views; only what has changed was sent. */
export function whole(sent: readonly Sent[]): Frame[] {
  let before = {} as AnyView
  return sent.map(({ changed, view, ...frame }) => {
    before = view ?? ({ ...before, ...changed } as AnyView)
    return { ...frame, view: before }
  })
}

function page(source: Source, looker: Looker, first: number): Promise<Replayed> {
  if ('record' in source)
    return ask<Replayed>('/replay', null, { record: source.record, looker, first })
  return ask<Replayed>(`/rooms/${source.room}/replay?as=${looker}&from=${first}`)
}

/** All frames of a match. */
export async function tell(source: Source, looker: Looker): Promise<Told> {
  const { frames: sent, ...told } = await page(source, looker, 0)
  const frames = whole(sent as Sent[])
  while (frames.length < told.total) {
    const more = await page(source, looker, frames.length)
    if (!more.frames.length) break
    frames.push(...whole(more.frames as Sent[]))
  }
  return { ...told, frames }
}

/** The positions that the record's hashes cover; none by rules that the server does not know. */
export async function positionsOf(source: Source): Promise<readonly Numbered[]> {
  const answer =
    'record' in source
      ? ask<Positions>('/positions', null, { record: source.record })
      : ask<Positions>(`/rooms/${source.room}/positions`)
  return (await answer).positions
}
type Positions = { positions: Numbered[] }

/** A new table at which one goes on from a position against bots. */
export const practise = (source: Source, wish: Omit<PracticeWish, 'room' | 'record'>) =>
  ask<Place>('/practice', null, { ...source, ...wish })
