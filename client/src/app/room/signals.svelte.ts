// How one notices what happens without looking: sounds, the title, the icon, and a notice when the page is hidden.
import { untrack } from 'svelte'
import type { LiveTable } from '../../line/table.svelte'
import type { Message } from '../../line/wire'
import { say } from '../../words/words.svelte'
import { preferences } from '../preferences.svelte'
import { play, type Sound } from '../sounds'
import { reminded } from './reminded'

/** The sound of a message, if it has one. */
export function soundOf({ notice, events, score }: Message): Sound | null {
  if (notice.kind === 'dealt') return 'deal'
  if (score) return 'end'
  if (notice.kind !== 'moved') return notice.kind === 'nudged' ? 'turn' : null
  const kinds = (events ?? []).map((event) => event.event)
  return kinds.some((kind) => TAKEN.includes(kind)) ? 'trick' : 'card'
}
const TAKEN = ['took-trick', 'harvested', 'stockpiled', 'turned-up', 'shown']

/** Listens to a table for as long as the component that calls it is there. */
export function listen(table: LiveTable): void {
  const asked = $derived(table.myTurn && table.position?.phase === 'playing')
  const game = $derived(table.position?.settings.game)
  const place = $derived(game ? `${say(game)} · Vierblatt` : 'Vierblatt')
  const reminder = $derived(reminded(table))
  let heard = 0

  $effect(() => {
    const news = table.messages.filter(({ seq }) => seq >= table.since && seq > heard)
    heard = table.messages.at(-1)?.seq ?? heard
    if (!preferences.all.sound) return
    const sounds = news
      .filter(({ notice }) => notice.kind !== 'nudged' || notice.seat === table.you)
      .map(soundOf)
    const last = sounds.findLast((sound) => sound !== null)
    if (last) play(last)
  })
  $effect(() => {
    const shown = asked && preferences.all.title
    document.title = shown ? `● ${reminder || say('table-your-turn')} · ${place}` : place
    icon(shown ? '/leaf-turn.svg' : '/leaf.svg')
  })
  $effect(() => {
    if (asked) untrack(() => call(place))
  })
  $effect(() => {
    if (reminder) untrack(() => notify(reminder, place, 'reminder'))
  })
  $effect(() => () => {
    document.title = 'Vierblatt'
    icon('/leaf.svg')
  })
}

function call(place: string): void {
  if (preferences.all.sound) play('turn')
  notify(say('table-your-turn'), place, 'turn')
}

function icon(href: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', href)
}

/** A notice of the system where one wants them and looks elsewhere; of a kind there is one at a time. */
function notify(text: string, place: string, tag: string): void {
  if (!preferences.all.notices || !document.hidden) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const notice = new Notification(text, { body: place, tag, icon: '/leaf-turn.svg' })
  notice.onclick = () => window.focus()
}
