// Where it takes two presses to play a card: whether the next one plays it, so that this can be said.

class Again {
  /** A card of the hand was pressed once. */
  lifted = $state(false)
  /** So was a move that was put together. */
  aimed = $state(false)

  get plays(): boolean {
    return this.lifted || this.aimed
  }
}

export const again = new Again()
