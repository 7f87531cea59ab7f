// The card under the finger when it comes down is the one that is meant, wherever it has gone when the finger goes up.

/** So far, in pixels, a finger may go between: it was no drag. */
const NEAR = 16
/** So long, in milliseconds, it may stay down: who holds on longer has seen the card go. */
const LONG = 1000
const CARD = 'button:is([data-card], [data-cards]):enabled'

interface Press {
  card: HTMLElement
  down: PointerEvent
}

const near = (one: PointerEvent, other: PointerEvent): boolean =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) <= NEAR &&
  other.timeStamp - one.timeStamp <= LONG

/** The click that did not come to the card, by this one that came elsewhere or will. */
function make({ card, down }: Press, { clientX, clientY }: MouseEvent): void {
  if (!card.isConnected || !card.matches(CARD)) return
  const { pointerId, pointerType } = down
  const how = { bubbles: true, cancelable: true, detail: 1 }
  card.dispatchEvent(
    new PointerEvent('click', { ...how, clientX, clientY, pointerId, pointerType }),
  )
}

/** Watches over the presses inside: one on a card that moves away is not lost, nor does it meet another card. */
export function meant(element: HTMLElement): () => void {
  let press: Press | null = null
  /** It has counted already; a click that still comes of it does not. */
  let spent = false

  function down(event: PointerEvent): void {
    const card = (event.target as Element).closest<HTMLElement>(CARD)
    press = card && event.isPrimary && event.button === 0 ? { card, down: event } : null
    spent = false
  }
  function up(event: PointerEvent): void {
    const one = press
    if (!one || (near(one.down, event) && one.card.contains(under(event)))) return
    press = null
    if (!near(one.down, event)) return
    make(one, event)
    spent = true
  }
  function click(event: MouseEvent): void {
    if (event.detail === 0) return
    const missed = press && !press.card.contains(event.target as Node) ? press : null
    press = null
    if (!missed && !spent) return
    spent = false
    event.stopImmediatePropagation()
    event.preventDefault()
    if (missed) make(missed, event)
  }
  const cancel = () => void (press = null)

  const heard = { pointerdown: down, pointerup: up, pointercancel: cancel, click }
  const all = Object.entries(heard) as [string, EventListener][]
  for (const [kind, hear] of all) element.addEventListener(kind, hear, true)
  return () => all.forEach(([kind, hear]) => element.removeEventListener(kind, hear, true))
}

const under = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY)
