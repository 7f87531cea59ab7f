// The paragraphs that the words of the table lead to.
export const TERMS = {
  trump: '1.4',
  taker: '5.2',
  trick: '1.5',
  contract: '8.2',
  gems: '7.1',
  bidding: '5.1',
  naming: '5.3',
} as const
