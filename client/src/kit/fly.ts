// Things come from where they were: one Web Animation for each element, which nothing waits for and nothing can stop.
import { preferences } from '../app/preferences.svelte'

const EASE = 'cubic-bezier(.2,.8,.2,1)'
export const FLIGHT = 240

const left = new Map<string, DOMRect>()
const places = new Map<string, Element>()

/** Names an element as a place that cards come from and go to, such as `seat-2`. */
export const place = (name: string) => (element: Element) => {
  places.set(name, element)
  return () => {
    if (places.get(name) === element) places.delete(name)
  }
}

/** Notes where a card is that is about to leave. */
export function leave(key: string, element: Element | null | undefined): void {
  if (element) left.set(key, element.getBoundingClientRect())
}

/** Forgets where cards were: another one looks at the table now. */
export function forgetFlights(): void {
  left.clear()
}

let still = false

/** One looks at another moment: nothing has moved between it and the one before. */
export function standStill(): void {
  still = true
  left.clear()
  land()
  requestAnimationFrame(() => (still = false))
}

/** What has arrived stays where it is, however often its place in the page is worked out. */
const arrived = new WeakSet<Element>()
const flying = new Set<Animation>()

/** Whoever does something has seen enough: what is under way is there at once. */
function land(): void {
  for (const flight of flying) flight.finish()
}
addEventListener('pointerdown', land, true)
addEventListener('keydown', land, true)

/**
 * Lets a card arrive from where it was, else from a place; `turning` shows how it is turned over.
 * Of a deal each card has its `turn`, so that they come one after the other, all within 600 ms.
 */
export const arrive =
  (key: string, from?: string, turning = false, turn = 0) =>
  (element: HTMLElement): void => {
    if (arrived.has(element)) return
    arrived.add(element)
    const end = element.getBoundingClientRect()
    const start = left.get(key) ?? within(from, end)
    left.delete(key)
    const duration = FLIGHT * preferences.motion
    if (still || !start || !duration || !end.width || !element.animate) return
    const turned = turning ? ' rotateY(90deg)' : ''
    const frames = [{ transformOrigin: '0 0', transform: between(start, end) + turned }, {}]
    const delay = Math.min(turn * 30, 360) * Math.min(1, preferences.motion)
    const flight = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' })
    flying.add(flight)
    flight.onfinish = flight.oncancel = () => flying.delete(flight)
  }

/** A card half as large in the middle of a place. */
function within(name: string | undefined, card: DOMRect): DOMRect | undefined {
  const place = name && places.get(name)?.getBoundingClientRect()
  if (!place) return undefined
  const [width, height] = [card.width / 2, card.height / 2]
  const x = place.x + (place.width - width) / 2
  return new DOMRect(x, place.y + (place.height - height) / 2, width, height)
}

/** Sends a picture of a card that is taken away to a place. The card itself is gone already. */
export function depart(element: Element, to: string): void {
  const duration = FLIGHT * 1.2 * preferences.motion
  const goal = places.get(to)?.getBoundingClientRect()
  const start = element.getBoundingClientRect()
  if (still || !goal || !duration || !start.width) return
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('id')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
    margin: '0',
    zIndex: '50',
    pointerEvents: 'none',
  })
  document.body.append(ghost)
  const frames = [
    { transformOrigin: '0 0' },
    { transformOrigin: '0 0', transform: between(goal, start, 0.35), opacity: 0.2 },
  ]
  const flight = ghost.animate(frames, { duration, easing: EASE })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

function between(there: DOMRect, here: DOMRect, scale = there.width / here.width): string {
  const bounded = Math.max(0.2, Math.min(scale, 3))
  return `translate(${there.x - here.x}px,${there.y - here.y}px) scale(${bounded})`
}
