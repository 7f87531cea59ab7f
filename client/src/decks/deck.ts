/** The cards of the four decks, by the notation that the server sends. */

export const GAMES = ['four-seasons', 'vier-felder', 'seasons-duel', 'four-gems'] as const
export type GameName = (typeof GAMES)[number]
export type Language = 'en' | 'de' | 'fr'
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'
export type Gem = 'sapphire' | 'emerald' | 'topaz' | 'ruby'
export type Token = Season | Gem

const BY_COLOUR = { B: 'winter', G: 'spring', Y: 'summer', R: 'autumn' } as const

/** The colour token of each suit, in the order of the pack; a class `in-TOKEN` sets its inks. */
export const TOKENS: Record<GameName, Record<string, Token>> = {
  'four-seasons': BY_COLOUR,
  'vier-felder': { H: 'summer', D: 'autumn', S: 'winter', C: 'spring' },
  'seasons-duel': BY_COLOUR,
  'four-gems': { R: 'ruby', G: 'emerald', B: 'sapphire', Y: 'topaz' },
}

const RANKS: Record<GameName, readonly string[]> = {
  'four-seasons': ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  'vier-felder': ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  'seasons-duel': ['1', '2', '3'],
  'four-gems': ['1', '2', '3', '4', '10', '11', '14', '20'],
}

const INDEX: Record<Language, Record<string, string>> = {
  en: {},
  de: { J: 'B', Q: 'D' },
  fr: { J: 'V', Q: 'D', K: 'R' },
}

/** How the suits' names begin, no two alike, where they are not the letters of the notation; gems have those (1.1). */
const LETTERS: Record<Language, Partial<Record<GameName, Record<string, string>>>> = {
  en: {},
  de: {
    'four-seasons': { G: 'Gr', Y: 'Ge', BF: 'Sm' },
    'vier-felder': { D: 'Ka', S: 'P', C: 'Kr' },
    'seasons-duel': { B: 'W', G: 'F', Y: 'S', R: 'H' },
  },
  // Carreau is K as at bridge: C is cœur.
  fr: {
    'four-seasons': { G: 'V', Y: 'J', BF: 'P' },
    'vier-felder': { H: 'C', D: 'K', S: 'P', C: 'T' },
    'seasons-duel': { B: 'H', G: 'P', Y: 'É', R: 'A' },
  },
}

export const BUTTERFLY = 'BF'

/** Every kind of card of a game once. */
export function cardsOf(game: GameName): string[] {
  const cards = Object.keys(TOKENS[game]).flatMap((suit) =>
    RANKS[game].map((rank) => (game === 'vier-felder' ? rank + suit : suit + rank)),
  )
  return game === 'four-seasons' ? [...cards, BUTTERFLY] : cards
}

/** The letter of a card's suit; the butterfly is a suit of its own. */
export function suitOf(game: GameName, card: string): string {
  if (card === BUTTERFLY) return BUTTERFLY
  return game === 'vier-felder' ? card.slice(-1) : card.slice(0, 1)
}

/** What stands in a card's corner, in the notation; nothing for the butterfly. */
export function rankOf(game: GameName, card: string): string {
  if (card === BUTTERFLY) return ''
  return game === 'vier-felder' ? card.slice(0, -1) : card.slice(1)
}

/** A rank as the cards of a language print it: K, D, B in German, R, D, V in French. */
export function indexOf(rank: string, language: Language): string {
  return INDEX[language][rank] ?? rank
}

/** A suit as the cards of a language print it. */
export function letterOf(game: GameName, suit: string, language: Language): string {
  return LETTERS[language][game]?.[suit] ?? suit
}

/** What a card of this suit counts in a bid of 4 Seasons. */
export function bidValue(suit: string): number {
  return 'BGYR'.indexOf(suit)
}
