// The paragraphs that the words of the table lead to.
export const TERMS = {
  trump: '2.6',
  noTrump: '2.7',
  trick: '5.1',
  led: '1.5',
  bid: '3.1',
  won: '1.5',
  bonus: '4.2',
  bonusPlayer: '4.7',
  butterfly: '6.4',
} as const
