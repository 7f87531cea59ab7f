// The score sheet after a round: when the last trick and what lay hidden have been looked at.
import type { LiveTable } from '../../line/table.svelte'
import { preferences } from '../preferences.svelte'
import type { Panels } from './panels.svelte'

/** So long the end of a round is looked at before the sheet covers it, in milliseconds. */
export const LOOK = 2500

/** Offers the sheet after each round that ends while one looks, at once for whoever skips; the end page has its own. */
export function offerScores(table: LiveTable, panel: Panels): void {
  let offered = 0
  const score = $derived(table.messages.findLast((message) => message.score)?.seq ?? 0)
  const newest = $derived(table.messages.at(-1)?.seq ?? 0)
  const looked = $derived(table.settled || newest > score)

  function offer(): void {
    offered = score
    if (!table.over) panel.offer('scores')
  }
  $effect(() => {
    if (score < table.since || score === offered || table.position?.phase === 'over') return
    const timer = setTimeout(offer, looked ? 0 : LOOK * preferences.rest)
    return () => clearTimeout(timer)
  })
  $effect(() => {
    if (panel.offered && table.position?.phase === 'over') panel.close()
  })
}
