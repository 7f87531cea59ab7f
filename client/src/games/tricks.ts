// What games of tricks have in common on the page.
import type { FourGemsView, FourSeasonsView, Message } from '../line/wire'
import type { Laid } from '../kit/Trick.svelte'

type TrickView = FourGemsView | FourSeasonsView

/** A card is seen to arrive; a complete trick rests before it is taken. */
export function trickPace(message: Message): number {
  const kinds = (message.events ?? []).map((event) => event.event)
  if (kinds.includes('took-trick')) return 1200
  if (message.score) return 600
  return kinds.includes('played') ? 350 : kinds.length ? 250 : 0
}

/** The cards on the table: the trick, or the one before while it still lies open. */
export function onTable(view: TrickView): { cards: Laid[]; complete: boolean } {
  const complete = view.trick.length === 0 && view.last_trick.length > 0
  const [cards, leader] = complete ? [view.last_trick, view.last_leader] : [view.trick, view.leader]
  const from = leader ?? 0
  return {
    complete,
    cards: cards.map((card, i) => ({ seat: (from + i) % view.seats, card })),
  }
}

/** Round by round and trick by trick: a queued card is meant for this one, and for nobody else's win. */
export function trickBasis(view: TrickView): string {
  const won = 'tricks' in view ? view.tricks : view.taken
  return `${view.phase}/${won.join('.')}/${view.leader}/${view.trick[0] ?? ''}`
}
