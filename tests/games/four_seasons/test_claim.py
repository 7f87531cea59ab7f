"""In which order a hand is played that is laid down to claim all that is left."""

import pytest
from msgspec.structs import replace

from vierblatt.games.four_seasons.view import FourSeasonsView

from .positions import ENRICO, GAME, PETER, STANDARD, dealt


def leading(hand: str, trump: str | None) -> FourSeasonsView:
    """Enrico is to lead from this hand."""
    view = GAME.view(STANDARD, dealt(), ENRICO)
    cards = tuple(hand.split())
    return replace(view, phase="play", leader=ENRICO, hand=cards, trump=trump)


@pytest.mark.parametrize(
    ("hand", "trump", "order"),
    [
        ("B9 B2 G8 R1 R3", "R", "R3 R1 B9 G8 B2"),
        ("B2 G8 R1 BF", "R", "R1 BF G8 B2 BF=R"),  # led it is the lowest, else a ten
        ("B2 G8 BF", None, "BF G8 B2 BF=B"),
    ],
)
def test_the_strongest_card_comes_first(hand: str, trump: str | None, order: str) -> None:
    assert " ".join(GAME.laid_down(leading(hand, trump))) == order


def test_only_whoever_leads_lays_his_hand_down() -> None:
    view = leading("B9", "R")
    for other in (
        replace(view, phase="bonus"),
        replace(view, leader=PETER),
        replace(view, trick=("B1",)),
    ):
        assert GAME.laid_down(other) == ()
