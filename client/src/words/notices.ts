// A message as sentences: what the room tells, then what happened in the game, then the score.
import type { Message, Notice } from '../line/wire'
import type { Teller } from './teller'
import { words } from './words.svelte'

/** Notices of the room that are told; the others show in the position, or by their events. */
const TOLD = [
  'sat',
  'rose',
  'gone',
  'nudged',
  'stood-in',
  'came-back',
  'paused',
  'resumed',
  'took-back',
  'resigned',
  'said',
  'emoted',
  'claimed',
  'asked',
  'settled',
  'clock-stopped',
  'swapped',
]

/**
 * Who asks to swap is shown where it is answered: by then the names belong to other seats. Nobody is
 * asked whether to give up who plays alone, and what is granted is told by what comes of it.
 */
function isTold({ kind, what, granted, seat }: Notice, teller: Teller): boolean {
  if (!TOLD.includes(kind) || what === 'swap' || granted) return false
  const side = teller.sides[seat ?? -1]
  return what !== 'resign' || teller.sides.filter((one) => one === side).length > 1
}

export function said(message: Message, teller: Teller): string[] {
  const { notice, events, score } = message
  const lines = isTold(notice, teller) ? [notices(notice, teller)] : []
  if (notice.kind === 'dealt')
    lines.push(words.of(teller.game.name, 'round', { round: notice.round ?? 1 }))
  lines.push(...(events ?? []).map((event) => teller.event(event)))
  if (score)
    for (const line of score.lines ?? [])
      lines.push(
        words.say('table-score-line', {
          name: line.seats.map((seat) => teller.names[seat]).join(' + '),
          why: teller.line(line),
          points: line.points > 0 ? `+${line.points}` : line.points,
        }),
      )
  return lines
}

function notices(notice: Notice, teller: Teller): string {
  const name = notice.name ?? (notice.seat == null ? '' : (teller.names[notice.seat] ?? ''))
  const text = notice.emote ? words.say(`room-emote-${notice.emote}`) : (notice.text ?? '')
  return words.say(keyOf(notice), {
    name,
    person: notice.seat == null ? 'other' : teller.person(notice.seat),
    text,
    keeps: notice.keeps ? 'yes' : 'no',
    what: notice.what ?? '',
    granted: notice.granted ? 'yes' : 'no',
  })
}

function keyOf({ kind, text, request }: Notice): string {
  if (kind === 'took-back' && request != null) return 'table-told-back-agreed'
  if (kind === 'claimed' && request != null) return 'table-told-claim-agreed'
  if (kind === 'paused' && text) return 'room-paused-for'
  const key = `room-${kind}`
  return words.has(key) ? key : `table-told-${kind}`
}
