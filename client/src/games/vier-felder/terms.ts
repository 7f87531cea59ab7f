// The paragraphs that the words of the table lead to. The seasons stand for what they forbid.
export const TERMS = {
  H: '2.4',
  D: '5.2',
  S: '6.2',
  C: '8.2',
  harvest: '11.1',
  coin: '9.4',
  promise: '8.3',
} as const
