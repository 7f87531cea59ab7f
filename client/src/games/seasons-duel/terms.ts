// The paragraphs that the words of the table lead to.
export const TERMS = {
  round: '4.1',
  drawing: '7.1',
  seasonArea: '3.3',
  influence: '8.1',
  figure: '8.3',
} as const
