// Where it takes two presses to play a card: whether one is lifted, so that it can be said what the next press does.

class Again {
  lifted = $state(false)
}

export const again = new Again()
