// The score sheet after a round: when the last trick and what lay hidden have been looked at.
import type { LiveTable } from '../../line/table.svelte'
import type { Notice } from '../../line/wire'
import { preferences } from '../preferences.svelte'
import type { Panels } from './panels.svelte'

/** So long the end of a round is looked at before the sheet covers it, in milliseconds. */
export const LOOK = 2500
/** So long after another sheet was put away: the tap that did so may mean a card. */
export const AFTER = 600

/** Offers the sheet after each round that ends while one looks, at once for whoever skips; the end page has its own. */
export function offerScores(table: LiveTable, panel: Panels): void {
  let offered = 0
  /** The round that ended while something else was open. */
  let late = 0
  const score = $derived(table.messages.findLast((message) => message.score)?.seq ?? 0)
  const newest = $derived(table.messages.at(-1)?.seq ?? 0)
  const looked = $derived(table.settled || newest > score)
  const plays = ({ kind, seat }: Notice): boolean =>
    kind === 'moved' && (table.you === null || seat === table.you)
  /** Who plays the next round, or watches it played, no longer asks how the last one went. */
  const past = $derived(table.messages.some(({ seq, notice }) => seq > score && plays(notice)))

  function offer(): void {
    offered = score
    if (!table.over) panel.offer('scores')
  }
  $effect(() => {
    if (score < table.since || score === offered || table.position?.phase === 'over') return
    if (panel.shown === 'scores') offered = score
    else if (panel.shown) late = score
    if (panel.shown || past) return
    const wait = score === late ? AFTER : looked ? 0 : LOOK * preferences.rest
    const timer = setTimeout(offer, wait)
    return () => clearTimeout(timer)
  })
  $effect(() => {
    if (panel.offered && table.position?.phase === 'over') panel.close()
  })
}
