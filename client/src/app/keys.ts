// Keys that work wherever the focus is, except while somebody writes.
export type Keys = Record<string, (event: KeyboardEvent) => void>

const held: Keys[] = []

function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key !== 'Escape' && writing(event.target)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = held.findLast((keys) => key in keys)
  if (!found) return
  event.preventDefault()
  found[key]!(event)
}

addEventListener('keydown', pressed)

/** Takes some keys until the end of the effect that calls it; the newest taker has them first. */
export function take(keys: Keys): () => void {
  held.push(keys)
  return () => {
    held.splice(held.indexOf(keys), 1)
  }
}
