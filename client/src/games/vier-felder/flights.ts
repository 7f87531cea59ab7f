// How things move on this table: cards to a field and from it to who took them, a coin to its winner.
import { untrack } from 'svelte'
import { preferences } from '../../app/preferences.svelte'
import { arrive, depart, leave } from '../../kit/fly'
import type { TableEvent } from '../../line/wire'

/** Where each card comes from that is new in a field: a seat, or the draw pile. */
let brought = new Map<string, string>()

const cardsOf = (element: HTMLElement) => element.dataset['cards']?.split(' ') ?? []

/** Before the page shows what came of it: what is bound is noted, and what is taken flies off. */
export function before(events: readonly TableEvent[], table: HTMLElement | undefined): void {
  brought = new Map(events.flatMap(bringing))
  if (!table || !preferences.motion) return
  for (const event of events) {
    if (event.event === 'harvested')
      for (const thing of lying(table, event.field, event.taken))
        depart(thing, `harvest-${event.seat}`)
    if (event.event === 'stockpiled')
      for (const thing of lying(table, event.field, event.joined))
        for (const card of cardsOf(thing)) leave(`joined.${card}`, thing)
    if (event.event === 'coin') spend(table, event.seat)
  }
}

function bringing(event: TableEvent): [string, string][] {
  if (event.event === 'laid') return event.cards.map((card) => [card, 'pack'])
  if (event.event === 'sowed' || event.event === 'stockpiled')
    return [[event.card, `seat-${event.seat}`]]
  return []
}

function lying(table: HTMLElement, field: number, cards: readonly string[]): HTMLElement[] {
  const all = table.querySelectorAll<HTMLElement>(`[data-field="${field}"] [data-cards]`)
  return [...all].filter((thing) => cardsOf(thing).every((card) => cards.includes(card)))
}

function spend(table: HTMLElement, seat: number): void {
  const coin = [...table.querySelectorAll('[data-coin]')].at(-1)
  if (coin) depart(coin, `seat-${seat}`)
}

/** A thing in a field arrives: each of its cards from where it was. */
export function arrives(thing: HTMLElement): void {
  const faces = thing.querySelectorAll<HTMLElement>(':scope > .card')
  untrack(() => cardsOf(thing).forEach((card, at) => fly(card, faces[at]!)))
}

function fly(card: string, element: HTMLElement): void {
  const from = brought.get(card)
  arrive(from ? `hand.${card}.1` : `joined.${card}`, from)(element)
}
