// Keys that work wherever the focus is, except while somebody writes.

/** What a key does; `false` says that it is not meant here, and the next taker is asked. */
export type Keys = Record<string, (event: KeyboardEvent) => void | false>

const held: Keys[] = []
const WRITTEN = ['INPUT', 'TEXTAREA', 'SELECT']
const PRESSED = ['BUTTON', 'A', 'SUMMARY', 'LABEL']

function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const box = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)
  return target.isContentEditable || (WRITTEN.includes(target.tagName) && !box)
}

/** Whether the key presses what has the focus, as it does on every page. */
function pressing(event: KeyboardEvent): boolean {
  const { target, key } = event
  if (key !== ' ' && key !== 'Enter') return false
  return target instanceof HTMLElement && [...PRESSED, ...WRITTEN].includes(target.tagName)
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key !== 'Escape' && (writing(event.target) || pressing(event))) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  for (const keys of held.toReversed()) {
    if (!(key in keys) || keys[key]!(event) === false) continue
    event.preventDefault()
    return
  }
}

addEventListener('keydown', pressed)

/** Takes some keys until what it returns is called; the newest taker has them first. */
export function take(keys: Keys): () => void {
  held.push(keys)
  return () => {
    const at = held.indexOf(keys)
    if (at >= 0) held.splice(at, 1)
  }
}
