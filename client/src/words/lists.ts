// Names in a row, as the language joins them.
import { words } from './words.svelte'

export function listed(
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(words.language, { type }).format(names)
}
