"""One game as it is played at one table, and what a round of it can bring."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, final, get_args

from vierblatt.adapters.features import Layout
from vierblatt.adapters.layouts import layout_for
from vierblatt.adapters.numbering import Numbering
from vierblatt.adapters.numberings import numbering_for
from vierblatt.core.game import Bundles, Game, Options
from vierblatt.games import game_named

Payoff = Literal["points", "margin"]
PAYOFFS: Final = get_args(Payoff)
"""The points of one's own side, or by how many it is ahead of the mean of the other sides."""

POINTS: Final = {
    # a slam with the four best gems, or a failure with all eight (7.7, 8.5, 8.8)
    "four-gems": (0, 975),
    # nine tricks and a bonus player's bid (7.3); partners get no more (10.5 to 10.7)
    "four-seasons": (0, 21),
    # six threes and twelve twos in the season area, all four seasons to one player (8.3)
    "seasons-duel": (0, 42),
    # four aces, four coins, most cards and most hearts; the frost (11.1)
    "vier-felder": (-2, 14),
}
"""The fewest and the most points that a round can bring a seat."""
ACTIONS: Final = {"four-gems": 41, "four-seasons": 36, "seasons-duel": 36, "vier-felder": 40}
"""The most actions of a round: Four Gems has a cut, eight bids and 32 cards; and so on."""


@final
class Table:
    """A game with house rules, a number of seats and who deals; made once for each of these."""

    def __init__(self, game: Game, options: Options, seats: int, dealer: int) -> None:
        game.check(options, seats)
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} at a table of {seats}")
        self.game = game
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.sides = game.partners(options, seats)
        self.bundles: Bundles = game.bundles(options, seats, None)
        self.pack_size = sum(map(len, self.bundles))
        self.numbering: Numbering = numbering_for(game, seats)
        self.layout: Layout = layout_for(game, seats)

    def __reduce__(self) -> tuple[object, ...]:
        return table_for, (self.game.name, self.options, self.seats, self.dealer)

    def payoffs(self, points: Sequence[int], payoff: Payoff) -> list[float]:
        """What a round has brought each seat."""
        if payoff == "points":
            return [float(own) for own in points]
        by_side = {side: float(own) for side, own in zip(self.sides, points, strict=True)}
        total, others = sum(by_side.values()), len(by_side) - 1
        return [by_side[side] - (total - by_side[side]) / others for side in self.sides]


@cache
def table_for(name: str, options: Options, seats: int, dealer: int) -> Table:
    """The table of this game. Raises KeyError, and ValueError when they do not go together."""
    return Table(game_named(name), options, seats, dealer)
