// Who watches a table: how many, by what names, and what they see, in a sentence each.
import type { Present, Settings } from '../line/wire'
import { listed } from './lists'
import { say } from './words.svelte'

/** As one is told who sits there or, with `you`, who watches. */
export function watched(present: Present | null, settings: Settings, you: boolean): string[] {
  const count = present?.watchers ?? 0
  if (!present || !count) return []
  const { watchers: hands, delay: seconds } = settings
  const lines = [you ? say('table-you-watch', { count }) : say('table-watchers', { count, hands })]
  if (seconds) lines.push(say('table-watchers-late', { who: you ? 'you' : 'they', seconds }))
  if (present.names.length) lines.push(say('table-watchers-names', { names: named(present) }))
  return lines
}

/** The names in a row, and how many have given none. */
function named({ names, watchers }: Present): string {
  const others = watchers - names.length
  return listed(others > 0 ? [...names, say('table-watchers-others', { count: others })] : names)
}
