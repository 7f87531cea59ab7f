// A finger that presses twice means it once. What has slid under it meanwhile, another card or the next
// question, is not meant.

/** So long after a press, in milliseconds, another one in the same spot goes with it. */
export const BOUNCE = 400
/** So far apart, in pixels, two presses of one finger may be. */
const SPOT = 24

/** Watches over presses inside: after one that changed any of these marks, those that bounce are swallowed. */
export const steady = (marks: () => readonly unknown[]) => (element: HTMLElement) => {
  let last: { x: number; y: number; at: number; marks: readonly unknown[] } | null = null
  const press = (event: MouseEvent): void => {
    // Who has used the keyboard in between has seen what came of the press before.
    if (event.detail === 0) return void (last = null)
    const { clientX: x, clientY: y, timeStamp: at } = event
    const beside = last && Math.hypot(x - last.x, y - last.y) <= SPOT && at - last.at < BOUNCE
    if (beside && marks().some((mark, i) => mark !== last!.marks[i])) {
      event.stopPropagation()
      event.preventDefault()
      last = { ...last!, at }
    } else last = { x, y, at, marks: marks() }
  }
  element.addEventListener('click', press, true)
  return () => element.removeEventListener('click', press, true)
}
