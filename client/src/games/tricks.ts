// What games of tricks have in common on the page.
import type { FourGemsView, FourSeasonsView, Message, TableEvent } from '../line/wire'
import type { Laid } from '../kit/Trick.svelte'

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

/** The complete tricks of the round in their order, as everybody has seen them. */
export function tricksTaken(messages: readonly Message[]): Taken[] {
  const found: Taken[] = []
  let open = false
  for (const event of backwards(messages)) {
    if (event.event === 'took-trick') found.unshift({ cards: [], took: event })
    else if (event.event !== 'played' || !open) continue
    else {
      const colour = 'colour' in event ? event.colour : null
      found[0]!.cards.unshift({ seat: event.seat, card: event.card, colour })
    }
    open = event.event === 'took-trick' || !event.led
  }
  return open ? found.slice(1) : found
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
