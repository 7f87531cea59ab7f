"""What somebody plays is seen on its way to where it lies."""

from typing import Final

import pytest

from tests.client.phases import PLAYED, Phase, reached
from tests.client.players import Mouse, Player, Touch
from tests.client.visit import DESKTOP, PHONE, Size, Visits

SEEN: Final = """() => {
  const animate = Element.prototype.animate
  window.flown = []
  Element.prototype.animate = function (...how) {
    const { width, height } = this.getBoundingClientRect()
    const lies = this.closest('main') && !this.closest('[role=toolbar]')
    if (lies && this.querySelector('svg') && width > 20 && height > 20)
      window.flown.push(this.outerHTML.slice(0, 100))
    return animate.apply(this, how)
  }
}"""


@pytest.mark.parametrize(
    ("phase", "size"),
    list(zip(PLAYED, [DESKTOP, PHONE, PHONE, DESKTOP], strict=True)),
    ids=str,
)
def test_what_is_played_flies(visit: Visits, port: int, phase: Phase, size: Size) -> None:
    person = reached(port, phase)[0]
    page = visit(person, size)
    player = Player(page, person, Touch(True) if size.touch else Mouse())
    page.evaluate(SEEN)
    player.turn()
    page.wait_for_function("window.flown.length")
