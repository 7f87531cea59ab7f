// What pressing a card means: it is played, kept until its turn comes, or one is told why not.
import { untrack } from 'svelte'
import { preferences } from '../app/preferences.svelte'
import type { LiveTable } from '../line/table.svelte'
import type { AnyView } from '../line/wire'

/** How long a queued card is still seen as queued when its turn has come, in milliseconds. */
const BEFORE = 500
/** How long the only possible card is seen as queued, by chance: about as long as people take over a choice. */
const ONLY = { least: 700, most: 1600 }

export class Play {
  /** A queued card was dropped: something has happened that it was not meant for. */
  dropped = $state(false)
  /** The decision that was asked for last. */
  #asked = ''

  constructor(
    private readonly table: LiveTable,
    private readonly basis: (view: AnyView) => string,
  ) {}

  /** A move was meant. `going` is called when it is on its way at once. */
  press(move: string, going: () => void = () => {}): void {
    const { table } = this
    this.dropped = false
    if (table.you === null || table.view === undefined || table.sending !== null) return
    if (table.queued?.move === move) table.queued = null
    else if (!table.myTurn) table.queued = { move, basis: this.basis(table.view) }
    else if (table.moves.includes(move)) {
      going()
      void table.act(move)
    } else void table.whyNot(move)
  }

  /** Watches over the queued card, in an effect: plays it in its turn, or drops it. */
  follow = (): (() => void) | undefined => {
    const { queued, view, myTurn, moves } = this.table
    const asked = this.#newlyAsked()
    if (queued === null) return void (asked && this.#queueTheOnly())
    const alone = moves.filter((move) => isOf(move, queued.move)).length === 1
    const expected = view !== undefined && this.basis(view) === queued.basis
    if (!expected || (myTurn && !(alone && moves.includes(queued.move)))) {
      this.table.queued = null
      this.dropped = true
    } else if (myTurn) {
      const timer = setTimeout(
        () => untrack(() => void this.table.act(queued.move)),
        queued.wait ?? BEFORE,
      )
      return () => clearTimeout(timer)
    }
    return
  }

  /** Whether one is asked for a decision that was not asked for before; a move taken back does not make it another. */
  #newlyAsked(): boolean {
    const { position, view, myTurn } = this.table
    if (!myTurn || view === undefined) return false
    const asked = `${position?.match?.round}/${this.basis(view)}`
    const newly = asked !== this.#asked
    this.#asked = asked
    return newly
  }

  /** A card is queued if no other move is possible and one likes that; pressed, it stays in the hand. */
  #queueTheOnly(): void {
    const { view, moves, token } = this.table
    const [move] = moves
    if (!preferences.all.only || token === null || view === undefined) return
    if (moves.length !== 1 || !handOf(view).includes(move!)) return
    const wait = ONLY.least + Math.random() * (ONLY.most - ONLY.least)
    this.table.queued = { move: move!, basis: this.basis(view), wait }
  }
}

const handOf = (view: AnyView): readonly string[] => ('hand' in view ? (view.hand as string[]) : [])

/** Whether a move is to play this card, alone or with something that is said with it. */
const isOf = (move: string, card: string): boolean =>
  move === card || move.startsWith(`${card}=`) || move === `${card}!`
