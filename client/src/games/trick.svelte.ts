// The trick in the middle: the open one, then the complete one until it goes to its winner.
import { preferences } from '../app/preferences.svelte'
import type { LiveTable } from '../line/table.svelte'
import type { FourGemsView, FourSeasonsView } from '../line/wire'
import { complete, openTrick, REST, tricksTaken } from './tricks'

export class TrickShown<View extends FourGemsView | FourSeasonsView> {
  readonly #table: LiveTable
  readonly #inFront: (view: View) => number
  /** The number of the trick that lay complete and has gone to its winner. */
  #gone = $state('')

  readonly #taken = $derived.by(() => tricksTaken(this.#table.messages))
  /** The last complete trick of the round. */
  readonly taken = $derived.by(() => this.#taken.at(-1) ?? null)
  /** The complete tricks that may be looked at: the last one, or all of them in their order. */
  readonly tricks = $derived.by(() => {
    const all = this.#table.still || this.#table.position?.settings.tricks === 'all'
    return all ? this.#taken : this.#taken.slice(-1)
  })
  readonly #view = $derived.by(() => this.#table.view as View)
  readonly #round = $derived.by(
    () => this.#table.messages.findLast(({ notice }) => notice.kind === 'dealt')?.notice.round,
  )
  /** That trick is the newest: no other has been led. */
  readonly lying = $derived(this.#view.trick.length === 0 && this.taken !== null)
  readonly number = $derived(`${this.#round}.${complete(this.#view) - Number(this.lying)}`)
  /** Who has just taken the trick that still lies there. */
  readonly takes = $derived(this.lying && this.#gone !== this.number ? this.taken!.took.seat : null)
  readonly cards = $derived.by(() => {
    if (!this.lying) return openTrick(this.#view)
    return this.takes === null ? [] : this.taken!.cards
  })
  /** Who is in front. */
  readonly winner = $derived.by(
    () => this.takes ?? this.cards[this.#inFront(this.#view)]?.seat ?? null,
  )

  constructor(table: LiveTable, inFront: (view: View) => number) {
    this.#table = table
    this.#inFront = inFront
    if (this.lying && !table.still) this.#gone = this.number
  }

  /** Lets a complete trick rest before it goes, in an effect. */
  follow = (): (() => void) | undefined => {
    if (this.takes === null || this.#table.still) return
    const here = this.number
    const timer = setTimeout(() => (this.#gone = here), REST * Math.max(1, preferences.rest))
    return () => clearTimeout(timer)
  }
}
