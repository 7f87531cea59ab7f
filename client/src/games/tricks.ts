// What games of tricks have in common on the page.
import type { FourGemsView, FourSeasonsView, Message, TableEvent } from '../line/wire'
import type { Laid } from '../kit/Trick.svelte'
import type { Sorting } from './game'

type TrickView = FourGemsView | FourSeasonsView
type TookTrick = Extract<TableEvent, { event: 'took-trick' }>

/** A complete trick: its cards from the led one on, and who took it. */
export interface Taken {
  cards: Laid[]
  took: TookTrick
}

/** How long a complete trick lies before it goes to its winner, in milliseconds. */
export const REST = 1200

/** A card is seen to arrive; a complete trick rests; a round that is over can be looked at. */
export function trickPace(message: Message): number {
  const kinds = (message.events ?? []).map((event) => event.event)
  if (message.score) return 3 * REST
  if (kinds.includes('took-trick')) return REST
  return kinds.includes('played') ? 350 : kinds.length ? 250 : 0
}

/** What has happened in this round, the newest first, without what was taken back. */
export function* backwards(messages: readonly Message[]): Generator<TableEvent> {
  let undone = 0
  for (let at = messages.length - 1; at >= 0; at--) {
    const { notice, events = [] } = messages[at]!
    if (notice.kind === 'dealt') return
    if (notice.kind === 'took-back') undone += 1
    else if (notice.kind === 'moved' && undone) undone -= 1
    else yield* events.toReversed()
  }
}

/** The last complete trick of the round, as everybody has seen it. */
export function lastTaken(messages: readonly Message[]): Taken | null {
  let found: Taken | null = null
  for (const event of backwards(messages)) {
    if (found === null) {
      if (event.event === 'took-trick') found = { cards: [], took: event }
    } else if (event.event === 'played') {
      const colour = 'colour' in event ? event.colour : null
      found.cards.unshift({ seat: event.seat, card: event.card, colour })
      if (event.led) return found
    }
  }
  return null
}

/** The open trick from the led card on; `led` is the colour that a led butterfly names. */
export function openTrick(view: TrickView): Laid[] {
  const named = 'led' in view && view.trick[0] === 'BF' ? view.led : null
  return view.trick.map((card, i) => ({
    seat: ((view.leader ?? 0) + i) % view.seats,
    card,
    colour: i === 0 ? named : null,
  }))
}

/** How many tricks of the round are complete. */
export const complete = (view: TrickView): number =>
  ('tricks' in view ? view.tricks : view.taken).reduce((sum, one) => sum + one, 0)

/** The place of the card that is the strongest, by a strength for each; -1 when there is none. */
export function strongest(strengths: readonly number[]): number {
  return strengths.reduce((best, one, i) => (one > (strengths[best] ?? -1) ? i : best), -1)
}

/** What a queued card is meant for: this trick, as it is led, and with this card in front. */
export function trickBasis(view: TrickView, best: number): string {
  const won = 'tricks' in view ? view.tricks : view.taken
  const [led, front] = [view.trick[0] ?? '', view.trick[best] ?? '']
  return `${view.phase}/${won.join('.')}/${view.leader}/${led}/${front}`
}

/**
 * A hand in order: trump on the left, then the others so that warm and cold colours alternate
 * however the four are turned. The order of the colours stays when one of them runs out.
 */
export function inOrder(
  hand: readonly string[],
  sorting: Sorting,
  by: { suits: string; trump: string | null; rank: (card: string) => number },
): string[] {
  if (sorting === 'dealt') return [...hand]
  const first = by.trump === null ? 0 : by.suits.indexOf(by.trump)
  const suit = (card: string) => {
    const at = by.suits.indexOf(card[0]!)
    return (at - first + by.suits.length) % by.suits.length
  }
  const order = [...hand].sort((a, b) =>
    sorting === 'rank'
      ? by.rank(b) - by.rank(a) || suit(a) - suit(b)
      : suit(a) - suit(b) || by.rank(b) - by.rank(a),
  )
  return sorting === 'reverse' ? order.reverse() : order
}
