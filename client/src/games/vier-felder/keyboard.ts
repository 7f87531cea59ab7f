// This table by keys alone: a number for a card, then for a chip; arrows from the hand to the chips and among them.
import type { Keys } from '../../app/keys'
import type Hand from '../../kit/Hand.svelte'
import type { Composing } from './composing.svelte'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Whether an arrow leads one on or one back. */
export const stepOf = (event: KeyboardEvent): number | undefined => STEPS[event.key]

const chip = (number: string) => document.querySelector<HTMLElement>(`[data-chip="${number}"]`)

/** The number of the chip that has the focus. */
function focused(): string | undefined {
  const here = document.activeElement
  return here instanceof HTMLElement ? here.dataset['chip'] : undefined
}

export class Keyboard {
  hand: Hand | undefined
  #typed = ''
  #busy = false

  constructor(private readonly compose: Composing) {}

  /** What keys do wherever the focus is. */
  keys(): Keys {
    const numbers = [...'1234567890'].map((one) => [one, () => this.#number(one)])
    return {
      ...Object.fromEntries(numbers),
      Escape: () => (this.compose.back() ? undefined : false),
      Enter: () => this.#enter(),
    }
  }

  /** A number chooses a card, then a chip; of two digits the second may follow the first. */
  #number(digit: string): void {
    const { chips } = this.compose
    if (!chips.length) return this.#card(Number(digit) - 1)
    const begun = focused() === this.#typed ? this.#typed : ''
    this.#typed = Number(begun + digit) <= chips.length ? begun + digit : digit
    chip(this.#typed)?.focus()
  }

  #card(at: number): void {
    const { compose } = this
    if (at === compose.view.hand.length) compose.choose(compose.four ?? [])
    else this.hand?.press(at)
  }

  /** What was put together by hand, if nothing else has the focus. */
  #enter(): void | false {
    const { compose } = this
    if (!compose.move || compose.legal === false) return false
    void compose.play(compose.move)
  }

  /** Up from the hand to the chips, and from chip to chip. */
  arrow = (event: KeyboardEvent): void => {
    const last = this.compose.chips.length
    const at = Number(focused() ?? 0)
    const step = stepOf(event)
    if (!step || !last) return
    if (!at && event.key !== 'ArrowUp') return
    const to = at ? at + step : 1
    event.preventDefault()
    if (to < 1 || to > last) this.hand?.focus()
    else chip(`${to}`)?.focus()
  }

  /** In an effect: when the chip that was pressed is gone, the hand has the focus again. */
  follow = (): void => {
    const { busy } = this.compose
    if (this.#busy && !busy && document.activeElement === document.body) this.hand?.focus()
    this.#busy = busy
  }
}
