// What folds out beside a match that is walked through, one thing at a time.
export const WAYS = [
  ['log', 'table-log'],
  ['scores', 'table-scores'],
  ['rules', 'table-rules'],
  ['share', 'replay-share'],
  ['go-on', 'replay-go-on'],
  ['seal', 'replay-trust'],
  ['file', 'replay-files'],
  ['doubt', 'replay-doubt'],
] as const
export type Panel = (typeof WAYS)[number][0]
