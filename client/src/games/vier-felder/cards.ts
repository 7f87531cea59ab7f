// The cards of Vier Felder in writing, such as `10C`: what they count, and the order in which they are listed.
export const SUITS = 'HDSC'
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
export const HIGH = 14

export const suitOf = (card: string) => card.slice(-1)
export const rankOf = (card: string) => card.slice(0, -1)

/** What a card counts; an ace as 1, though it may count 14. */
export const valueOf = (card: string) => RANKS.indexOf(rankOf(card)) + 1

/** All that a card can count. */
export const valuesOf = (card: string) => (valueOf(card) === 1 ? [1, HIGH] : [valueOf(card)])

/** The rank that can count a value: an ace counts 1 and 14. */
export const rankFor = (value: number) => (value === HIGH ? 'A' : RANKS[value - 1]!)

/** Jacks, queens, kings and aces turn the seasons. */
export const turns = (card: string) => 'AJQK'.includes(rankOf(card))

const place = (card: string) => -valueOf(card) * 4 + SUITS.indexOf(suitOf(card))

/** Cards as the notation lists them: the highest first, an ace as 1. */
export const inOrder = (cards: readonly string[]) => [...cards].sort((a, b) => place(a) - place(b))
