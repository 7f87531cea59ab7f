// A finger that presses twice means it once. What has slid under it meanwhile, another card or the next
// question, is not meant.

/** So long after a press, in milliseconds, another one in the same spot goes with it. */
export const BOUNCE = 400
/** On a button that says it stays (`data-stays`): a double click is quicker than this, who flips through is not. */
export const DOUBLE = 200
/** So far apart, in pixels, two presses of one finger may be. */
const SPOT = 24

interface Press {
  x: number
  y: number
  at: number
  /** The button, if it stays where it is whatever it changes. */
  stays: Element | null
  marks: readonly unknown[]
}

/** Watches over presses inside: after one that changed any of these marks, those that bounce are swallowed. */
export const steady = (marks: () => readonly unknown[]) => (element: HTMLElement) => {
  let last: Press | null = null
  const press = (event: MouseEvent): void => {
    // Who has used the keyboard in between has seen what came of the press before.
    if (event.detail === 0) return void (last = null)
    const { clientX: x, clientY: y, timeStamp: at } = event
    const stays = (event.target as Element).closest('[data-stays]')
    const same = stays !== null && stays === last?.stays
    const soon = last && at - last.at < (same ? DOUBLE : BOUNCE)
    const beside = soon && Math.hypot(x - last!.x, y - last!.y) <= SPOT
    if (beside && marks().some((mark, i) => mark !== last!.marks[i])) {
      event.stopPropagation()
      event.preventDefault()
      if (!same) last = { ...last!, at }
    } else last = { x, y, at, stays, marks: marks() }
  }
  element.addEventListener('click', press, true)
  return () => element.removeEventListener('click', press, true)
}
