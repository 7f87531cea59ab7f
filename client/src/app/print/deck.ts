// A whole deck to be cut out: every card as often as the pack has it, in sheets of nine.
import { cardsOf, rankOf } from '../../decks/deck'
import type { GameName } from '../../games/game'

export interface CardSize {
  name: 'bridge' | 'poker'
  /** In millimetres. */
  width: number
  height: number
}
export const SIZES: CardSize[] = [
  { name: 'poker', width: 63, height: 88 },
  { name: 'bridge', width: 57, height: 89 },
]
export const ACROSS = 3
const ON_A_SHEET = 9

/** How often a card of this value is in the pack of the duel (paragraph 1.1 of its rules). */
const COPIES: Record<string, number> = { 1: 4, 2: 6, 3: 2 }

export function packOf(game: GameName): string[] {
  const cards = cardsOf(game)
  if (game !== 'seasons-duel') return cards
  return cards.flatMap((card) => Array<string>(COPIES[rankOf(game, card)]!).fill(card))
}

export function sheetsOf(cards: readonly string[]): string[][] {
  const count = Math.ceil(cards.length / ON_A_SHEET)
  return Array.from({ length: count }, (_, i) => cards.slice(i * ON_A_SHEET, (i + 1) * ON_A_SHEET))
}

/** The same places seen from behind, when the sheet is turned over its long edge. */
export function mirrored<T>(sheet: readonly T[]): (T | null)[] {
  const rows = Math.ceil(sheet.length / ACROSS)
  return Array.from({ length: rows * ACROSS }, (_, i) => {
    const [row, column] = [Math.floor(i / ACROSS), i % ACROSS]
    return sheet[row * ACROSS + ACROSS - 1 - column] ?? null
  })
}
