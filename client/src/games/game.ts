// What a game tells the rest of the page about itself. A game is a folder: index.ts with its face, Table.svelte.
import type { Component } from 'svelte'
import { part } from '../line/part.svelte'
import type { LiveTable } from '../line/table.svelte'
import type { AnyView, Message, TableEvent } from '../line/wire'
import type { GameName } from '../decks/deck'
import { words } from '../words/words.svelte'

export { GAMES, type GameName } from '../decks/deck'
export type Sorting = 'suit' | 'reverse' | 'rank' | 'dealt'
export const SORTINGS: Sorting[] = ['suit', 'reverse', 'rank', 'dealt']

export interface Counted {
  name: string
  /** By seat. */
  values: number[]
}

/** A part of the table in words: what it is, and what can be said of it. */
export interface Passage {
  head: string
  lines: string[]
}

export interface GameFace {
  name: GameName
  /** The table itself. */
  Table: Component<{ table: LiveTable }>
  /** A card as people say it, in the language that is spoken. */
  phrase(card: string): string
  /** A hand in order; `view` tells what is trump. */
  sorted(hand: readonly string[], sorting: Sorting, view: AnyView): string[]
  /** How long a message is to be seen before the next one, in milliseconds at normal speed. */
  pace(message: Message): number
  /** What a queued card relies on: when this changes, it is a surprise and the card is not played. */
  basis(view: AnyView): string
  /** What lies open, for whoever reads the table; totals, seats and hand are told anyway. */
  text(table: LiveTable): Passage[]
  /** What lies before a seat, beside the number of its cards. */
  textOf(table: LiveTable, seat: number): string[]
  /** What the score of a round compares, by seat, as the events of the round tell it. */
  counted?(events: readonly TableEvent[]): Counted[]
  /** A move in its short text as people say it. */
  move(text: string): string
}

const folders = import.meta.glob<{ face: GameFace }>('./*/index.ts')

/** Loads a game's folder and its words; with `anew` nothing is lost if the page is loaded anew for it. */
export async function gameFace(name: string, anew = true): Promise<GameFace> {
  const load = folders[`./${name}/index.ts`]
  if (load === undefined) throw new Error(`there is no game ${name}`)
  const [{ face }] = await Promise.all([part(load, anew), words.learn(name, anew)])
  return face
}
