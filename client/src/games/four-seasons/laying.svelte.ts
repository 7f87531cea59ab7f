// The own bid while it is laid: nothing of it leaves the page before it is complete and meant.
import type { LiveTable } from '../../line/table.svelte'
import type { BidOffer } from '../../line/wire'
import { toggled } from './bids'

export class Laying {
  #put = $state.raw<{ round: number; cards: string[] }>({ round: 0, cards: [] })
  readonly #table: LiveTable
  /** The bid that is asked for now. */
  readonly offer = $derived.by(() => {
    const offer = this.#table.position?.offer
    return offer && 'cards' in offer && offer.cards ? (offer as Required<BidOffer>) : null
  })

  constructor(table: LiveTable) {
    this.#table = table
  }

  /** The cards of the bid so far, the top one first. */
  get chosen(): string[] {
    const { round, cards } = this.#put
    return round === this.#round ? cards.filter((card) => this.offer?.cards.includes(card)) : []
  }
  set chosen(cards: string[]) {
    this.#put = { round: this.#round, cards }
  }

  /** What was laid out and never meant is forgotten with its round. */
  get #round(): number {
    return this.#table.position?.match?.round ?? 0
  }

  get ready(): boolean {
    return this.offer !== null && this.chosen.length === this.offer.count
  }

  /** Puts a card into the bid or takes it out again; of one that may not be laid it asks why. */
  toggle(card: string): void {
    if (this.offer === null) return
    const { cards, count } = this.offer
    if (cards.includes(card)) this.chosen = toggled(this.chosen, card, count)
    else void this.#table.whyNot(`bid ${[card, ...cards].slice(0, count).join(' ')}`)
  }

  /** Lays it sealed; what is refused stays laid out. */
  async lay(): Promise<void> {
    const { chosen } = this
    this.chosen = []
    if (!(await this.#table.act(`bid ${chosen.join(' ')}`))) this.chosen = chosen
  }
}
