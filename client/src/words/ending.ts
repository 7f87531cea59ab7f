// How a match has ended, as its record has it, once its last frame is shown.
import type { ReplayTable } from '../line/replay.svelte'
import { listed } from './lists'
import { say } from './words.svelte'

export function ending({ at, last, told, position, names }: ReplayTable): string[] {
  if (at < last) return []
  const winners = position?.winners
  if (!winners) return [say(told.end === 'cut' ? 'replay-ends' : 'replay-left')]
  if (winners.length) return [wonBy(winners.map((seat) => names[seat] ?? ''))]
  return told.gave_up == null ? [say('match-drawn')] : []
}

const wonBy = (names: string[]): string =>
  say('match-won', { count: names.length, names: listed(names) })
