"""What the end of a game of the duel is worth: the chance of the match, and points besides."""

from collections.abc import Callable
from dataclasses import dataclass
from math import erf, sqrt
from typing import Final

from librt.vecs import vec

from vierblatt.bots.exact.seasons_duel import POINTS, stake
from vierblatt.core.match import MatchView
from vierblatt.games.seasons_duel.options import SeasonsDuelOptions

SPREAD: Final = 7.5
"""Points by which a whole game between like players comes out for one of them (one deviation)."""
FINE: Final = 0.01
"""What a point is worth besides, of the match: about what it is to the search's guide."""


@dataclass(frozen=True)
class Standing:
    """What a match has come to before the game that is on.

    A view has the points of an earlier game, not its figures; they count as equal.
    """

    ahead: int = 0
    """By how many points the starter of this game leads."""
    last: bool = True
    """Whether the match ends with this game."""

    def chances(self) -> vec[float]:
        """The starter's chance to win the match, a draw half, by how this game ends."""
        return by_end(self._chance)

    def _chance(self, points: int, figures: int) -> float:
        """By the sums of the match (9.3); of two games the second is yet to come."""
        points += self.ahead
        if not self.last:
            return (1 + erf(points / SPREAD / sqrt(2))) / 2
        ahead = points or figures
        return 0.5 if ahead == 0 else float(ahead > 0)


def standing(view: MatchView) -> Standing:
    """The standing of the match that a seat sees."""
    options = view.table.options
    assert isinstance(options, SeasonsDuelOptions)
    starter = view.table.dealer
    ahead = view.totals[starter] - view.totals[1 - starter]
    return Standing(ahead, view.round == int(options.games))


def with_points(chances: vec[float]) -> vec[float]:
    """The stakes of a player who wants to win, and to win by much."""
    return by_end(lambda points, figures: chances[stake(points, figures)] + FINE * points)


def points_alone() -> vec[float]:
    """The stakes of a player who counts points alone: the unit of exploitability."""
    return by_end(lambda points, figures: float(points))


def wins_alone() -> vec[float]:
    """1 for a game that is won, 0 for a draw, -1 for one that is lost (8.5 to 8.7)."""
    return vec[float]([2 * chance - 1 for chance in Standing().chances()])


def by_end(worth: Callable[[int, int], float]) -> vec[float]:
    """Stakes from a function of the difference of points and of figures."""
    points = range(-POINTS, POINTS + 1)
    return vec[float]([worth(a, b) for a in points for b in range(-4, 5)])
