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

/** Lets a card arrive from where it was, else from a place. */
export const arrive = (key: string, from?: string) => (element: HTMLElement) => {
  const start = left.get(key) ?? (from ? places.get(from)?.getBoundingClientRect() : undefined)
  left.delete(key)
  const duration = FLIGHT * preferences.motion
  if (!start || !duration || !element.animate) return
  const end = element.getBoundingClientRect()
  if (!end.width) return
  const flight = element.animate([{ transformOrigin: '0 0', transform: between(start, end) }, {}], {
    duration,
    easing: EASE,
  })
  return () => flight.cancel()
}

/** Sends a picture of a card that is taken away to a place. The card itself is gone already. */
export function depart(element: Element, to: string): void {
  const duration = FLIGHT * 1.2 * preferences.motion
  const goal = places.get(to)?.getBoundingClientRect()
  const start = element.getBoundingClientRect()
  if (!goal || !duration || !start.width) return
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
