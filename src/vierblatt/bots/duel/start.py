"""The start of the duel's round 8 as both players know it, from the view of either of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from vierblatt.bots.exact.seasons_duel import Ending
from vierblatt.games.seasons_duel.actions import counted
from vierblatt.games.seasons_duel.rules import PACK, backs
from vierblatt.games.seasons_duel.view import SeasonsDuelView

ROUND: Final = 8
"""The round before which an ending starts."""
BEFORE: Final = 4
"""Pairs placed since the last draw until then: two in each of rounds 6 and 7."""

Placed = tuple[int, int]
"""A pair that was placed: to the middle, to influence."""


@dataclass(frozen=True)
class Start:
    """What everybody saw. Cards are counted, as in the rules; the starter's come first."""

    middle: int
    influence: tuple[int, int]
    backs: tuple[int, int]
    before: tuple[Placed, ...]
    """The pairs placed in rounds 6 and 7."""

    def ending(self) -> Ending:
        """The game of all that may be hidden then; its hands are still to be weighed."""
        left = PACK - self.middle - sum(self.influence)
        return Ending(left, self.middle, *self.influence, *self.backs)


def start_of(view: SeasonsDuelView) -> Start | None:
    """The start of round 8, from a decision in it; None if the view lacks what was placed when."""
    heard = heard_in(view)
    if len(view.turns) < BEFORE or (heard is None) != (step_of(view) < 2):
        return None
    card, other = heard or (0, 0)
    first, second = (counted(view.influence[seat]) for seat in (view.dealer, 1 - view.dealer))
    middle = counted(view.middle) - card
    before = tuple(map(_placed, view.turns[:BEFORE]))
    return Start(middle, (first, second - other), _backs(view, card + other), before)


def heard_in(view: SeasonsDuelView) -> Placed | None:
    """The pair that the starter has given in round 8, if it is placed already."""
    return _placed(view.turns[BEFORE]) if len(view.turns) > BEFORE else None


def _placed(turn: tuple[str, str]) -> Placed:
    return counted(turn[:1]), counted(turn[1:])


def step_of(view: SeasonsDuelView) -> int:
    """How many of the four actions of the round have been done."""
    return 2 * (len(view.middle) % 2) + (view.phase == "place")


def _backs(view: SeasonsDuelView, placed: int) -> tuple[int, int]:
    """The backs of both hands at the start, with what has been given since."""
    first, second = (_values(view.hands[seat]) for seat in (view.dealer, 1 - view.dealer))
    pair = _values(view.pair_values)
    if step_of(view) < 2:
        return first + pair, second
    return first + backs(placed), second + pair


def _values(values: Iterable[int]) -> int:
    """Backs, counted as `backs` counts them."""
    return sum(1 << 4 * (value - 1) for value in values)
