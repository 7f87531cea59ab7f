// Whether this seat was reminded of what it is asked for now, and by whom.
import type { LiveTable } from '../../line/table.svelte'
import { say } from '../../words/words.svelte'

/** What of this seat ends a reminder that came before. */
const ENDS = ['moved', 'took-back', 'stood-in', 'came-back']

/** The reminder as a sentence; nothing once the seat has acted. */
export function reminded({ messages, myTurn, names, position, you }: LiveTable): string {
  if (!myTurn || position?.phase !== 'playing') return ''
  const last = messages.findLast(
    ({ notice: { kind, seat } }) =>
      kind === 'dealt' || (seat === you && (kind === 'nudged' || ENDS.includes(kind))),
  )
  if (last?.notice.kind !== 'nudged') return ''
  const { by } = last.notice
  return say('table-reminded', {
    by: by === null || by === undefined ? 'clock' : 'seat',
    name: names[Number(by)] ?? '',
  })
}
