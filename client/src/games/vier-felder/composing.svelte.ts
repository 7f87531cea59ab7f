// A move on its way: a card, a field, what goes with it. It only holds what was pressed; all else follows from the offer.
import type { LiveTable } from '../../line/table.svelte'
import type { VierFelderOffer, VierFelderView } from '../../line/wire'
import { find, type Answer } from './asking'
import * as composer from './composer'
import type { Chip, Item, Way } from './composer'
import { read, write, type Plan } from './notation'

const HESITATION = 130

export class Composing {
  /** The card that was chosen, or all four. */
  cards = $state.raw<readonly string[]>([])
  /** The field in which a move is put together by hand. */
  field = $state<number | null>(null)
  /** The way that was chosen there; else the likeliest for what is picked. */
  chosen = $state.raw<Pick<Way, 'do' | 'value'> | null>(null)
  picked = $state.raw<readonly string[]>([])
  suit = $state<string | null>(null)
  /** The field that is looked at alone, large. */
  near = $state<number | null>(null)
  /** The chip that is looked at. */
  lit = $state<string | null>(null)
  /** The chip that was pressed once, where it takes two presses. */
  #pressed = $state<string | null>(null)
  #answer = $state.raw<Answer | null>(null)

  constructor(readonly table: LiveTable) {}

  readonly view = $derived.by(() => this.table.view as VierFelderView)
  readonly offer = $derived.by(() => this.table.position?.offer as VierFelderOffer | null)
  /** A move is being put together. */
  readonly busy = $derived(this.cards.length > 0)
  readonly sums = $derived.by(() => this.view.options.lager_in_sum === 'on')
  readonly ways = $derived(this.offer ? composer.waysOf(this.offer, this.cards) : [])
  /** All four cards at once, where that is offered. */
  readonly four = $derived(
    this.offer?.choices.find((choice) => choice.do === 'full-harvest')?.cards ?? null,
  )
  readonly items = $derived(this.field === null ? [] : composer.itemsOf(this.view, this.field))
  readonly chosenItems = $derived(this.items.filter((item) => this.picked.includes(item.key)))
  /** The ways that may be tried in this field. */
  readonly tried = $derived(
    this.field === null ? [] : composer.waysIn(this.ways, this.field, this.cards, this.view.hand),
  )
  readonly way = $derived.by((): Way | null => {
    if (this.field === null || !this.tried.length) return null
    const { chosen } = this
    if (!chosen) return composer.likelyWay(this.tried, this.chosenItems, this.sums)
    const { cards, field } = this
    return composer.wayAt(this.ways, { ...chosen, cards, field })
  })
  /** What has been put together by hand. */
  readonly plan = $derived.by((): Plan | null => {
    if (!this.way || !this.chosenItems.length) return null
    const lasts = this.way.choices[0]?.last ?? []
    const last = lasts.includes(this.suit ?? '') ? this.suit : (lasts[0] ?? null)
    return composer.planOf(
      this.way,
      this.chosenItems.flatMap((item) => item.cards),
      last,
    )
  })
  readonly move = $derived(this.plan && write(this.plan))
  readonly grouping = $derived(
    this.way && this.chosenItems.length
      ? composer.sumsOf(this.way, this.chosenItems, this.sums)
      : null,
  )
  readonly chips = $derived.by((): Chip[] => {
    if (!this.offer || !this.cards.length) return []
    if (!this.way) return composer.chipsOf(this.offer, this.ways)
    return this.#going()
  })
  /** The move that is looked at: of the chip, else the one put together by hand. */
  readonly looked = $derived(this.lit ?? this.move)
  /** The next press plays it. */
  readonly aimed = $derived(this.lit !== null && this.lit === this.#pressed)
  readonly shown = $derived(this.lit ? read(this.lit) : this.plan)
  readonly answer = $derived(this.#answer?.move === this.looked ? this.#answer : null)
  /** The cards that make the duty which was refused. */
  readonly forcing = $derived.by((): readonly string[] => {
    const refused = this.lit ? null : this.answer?.refused
    return refused?.cards ?? this.table.refusal?.cards ?? []
  })
  /** Whether the move put together by hand may be made; null when only trying will tell. */
  readonly legal = $derived.by((): boolean | null => {
    if (!this.move || !this.offer) return false
    if (this.offer.complete) return this.offer.moves.includes(this.move)
    if (this.#answer?.move === this.move) return this.#answer.legal
    return this.grouping?.fits ? null : false
  })
  /** It is just not enough yet: there is nothing to refuse. */
  readonly begun = $derived.by(() => {
    if (!this.way || !this.grouping || this.grouping.fits) return false
    const rest = this.grouping.groups.filter((group) => !group.whole)
    const offered = this.chosenItems.every((item) => composer.isOffered(this.way!, item))
    return offered && rest.every((group) => group.total < this.grouping!.value)
  })

  /** The moves of this way that what is picked can still become. */
  #going(): Chip[] {
    const all = composer.chipsOf(this.offer!, [this.way!], true)
    const taken = this.chosenItems.flatMap((item) => item.cards)
    const fits = (chip: Chip) =>
      chip.move !== this.move && taken.every((card) => read(chip.move!).taken.includes(card))
    return all
      .filter((chip) => chip.move && fits(chip))
      .slice(0, 12)
      .map((chip, at) => ({ ...chip, number: at + 1 }))
  }

  choose(cards: readonly string[]): void {
    const same = cards.join() === this.cards.join()
    this.clear()
    this.cards = same ? [] : cards
  }

  /** Opens a field to put a move together there. */
  open(field: number, way: Pick<Way, 'do' | 'value'> | null): void {
    if (field !== this.field) this.picked = []
    this.field = field
    this.chosen = way
    this.look(null)
  }

  pick(field: number, item: Item): void {
    if (field !== this.field) this.open(field, null)
    const had = this.picked.includes(item.key)
    this.picked = had ? this.picked.filter((key) => key !== item.key) : [...this.picked, item.key]
    this.look(null)
    if (!this.picked.length && !this.chosen) this.field = null
  }

  look(move: string | null): void {
    if (move !== this.lit) this.#pressed = null
    this.lit = move
  }

  /** The first of two presses on a chip. */
  aim(move: string): void {
    this.look(move)
    this.#pressed = move
  }

  most(): void {
    if (!this.way) return
    const free = this.items.filter((item) => composer.isOffered(this.way!, item))
    this.picked = composer.mostOf(this.way, free, this.sums).map((item) => item.key)
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.near !== null) {
      this.near = null
      return true
    }
    if (this.field !== null) {
      this.field = null
      this.picked = []
      this.chosen = null
      this.look(null)
      return true
    }
    const had = this.busy
    this.clear()
    return had
  }

  clear(): void {
    this.cards = []
    this.field = null
    this.chosen = null
    this.picked = []
    this.suit = null
    this.look(null)
  }

  /** The table has changed: what has gone is not chosen any more. */
  settle(): void {
    this.near = null
    this.look(null)
    if (!this.cards.every((card) => this.view.hand.includes(card))) return this.clear()
    const keys = this.items.map((item) => item.key)
    this.picked = this.picked.filter((key) => keys.includes(key))
  }

  async play(move: string): Promise<void> {
    if (await this.table.act(move)) this.clear()
  }

  /** The move put together by hand: it is played, or one is told why not. */
  make(): void {
    if (!this.move) return
    if (this.legal === false) void this.table.whyNot(this.move)
    else void this.play(this.move)
  }

  /** Asks for what is looked at, after a moment: whoever runs over the chips asks nothing. */
  ask(): (() => void) | void {
    const { looked, offer, table } = this
    if (!looked || !offer || !table.token || table.sending !== null) return
    if (this.#answer?.move === looked) return
    if (!this.lit && this.begun) return
    const known = this.lit !== null || offer.moves.includes(looked)
    const timer = setTimeout(async () => {
      const found = await find(table.room, table.token!, looked, known)
      if (this.looked === looked) this.#answer = found
    }, HESITATION)
    return () => clearTimeout(timer)
  }

  /** What was found out held for the position before. */
  forget(): void {
    this.#answer = null
  }
}
