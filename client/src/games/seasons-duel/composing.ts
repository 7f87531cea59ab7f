// The move that is being composed: what is chosen, and what comes of pressing one more.

/** Chosen cards after a press: the same one is put back, a third takes the place of the first. */
export const pressed = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen.slice(-1), key]

/** Whether Enter here confirms the move: not on a button that does something else. */
export function confirms(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return false
  const target = event.target as Element | null
  const busy = target?.closest?.('button, a, input, select, textarea, summary, [role="dialog"]')
  return !busy || busy.matches('[data-card]')
}
