"""A card that is pressed on its way counts, though it lies elsewhere when the finger goes up."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.client.phases import PLAYED, Phase, reached
from tests.client.players import Hands, Mouse, Touch
from tests.client.visit import DESKTOP, PHONE, Size, Visits

FLIES: Final = """card => {
  const there = { transform: `translate(0, ${-20 - card.offsetHeight}px)`, zIndex: 9 }
  const flight = card.animate([there, there], { duration: 1000, iterations: Infinity })
  addEventListener('pointerdown', () => flight.cancel(), { once: true, capture: true })
}"""
"""It hangs above its place, and is there as soon as something is pressed, as in a deal."""
HEARD: Final = """() => addEventListener('click', ({ target }) => {
  const { card } = target.closest('button')?.dataset ?? {}
  if (card) (window.heard ??= []).push(card)
})"""
TIMES: Final = 5
"""A machine may stall while the finger is down, for longer than anybody presses a card."""


@pytest.mark.parametrize(
    ("phase", "size"),
    list(zip(PLAYED, [DESKTOP, PHONE, PHONE, DESKTOP], strict=True)),
    ids=str,
)
def test_a_press_on_a_card_that_moves_is_not_lost(
    visit: Visits, port: int, phase: Phase, size: Size
) -> None:
    page = visit(reached(port, phase)[0], size, reduced_motion="reduce")
    hands = Touch(twice=False) if size.touch else Mouse()
    card = moving(page, phase.game, hands)
    page.evaluate(HEARD)
    name = card.get_attribute("data-card")
    for _ in range(TIMES):
        card.evaluate(FLIES)
        hands.lay(card)
        if heard := page.evaluate("window.heard"):
            break
    assert heard == [name]


def moving(page: Page, game: str, hands: Hands) -> Locator:
    """A card of the hand, or of the table where those are pressed, too."""
    hand = page.locator("[role=toolbar] .playable")
    if game == "seasons-duel":
        return page.locator(".pair button").last
    if game == "vier-felder":
        hands.lay(hand.first)
        return page.locator(".thing:enabled[data-card]").last
    return hand.first
