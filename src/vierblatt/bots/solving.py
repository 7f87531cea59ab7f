"""Bots that solve what can be solved, and search elsewhere."""

from collections.abc import Callable, Mapping
from time import monotonic
from typing import ClassVar, Final

from librt.random import Random

from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.bots.duel.endings import solve_ending
from vierblatt.bots.greedy import GreedyBot
from vierblatt.bots.searcher import USUAL, SearchBot
from vierblatt.bots.trick_endings import solve_last_tricks, solve_tricks
from vierblatt.core.match import MatchView

Ending = Callable[[MatchView, Limit, Random], Choice | None]
"""Solves what can be solved; None where it cannot, or not in time."""
LEAST: Final = 0.001
"""Seconds below which a search has not begun; then table sense has to do."""
SEEDS: Final = 1 << 60


class SolvingBot(Bot):
    """Plays by the solver of the game wherever that has an answer in time."""

    endings: ClassVar[Mapping[str, Ending]]

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """The solved choice, or that of the search in the time that is left."""
        start = monotonic()
        limit = USUAL if limit == FREE else limit
        rng = Random(self.rng.randrange(SEEDS))
        solve = self.endings.get(self.game.name)
        solved = solve(view, limit, rng) if solve else None
        if solved is not None:
            return solved
        if limit.seconds is None:
            return SearchBot(self.game, rng).choose(view, limit)
        left = limit.seconds - (monotonic() - start)
        if left < LEAST:
            return GreedyBot(self.game, rng).choose(view)
        return SearchBot(self.game, rng).choose(view, Limit(left, limit.iterations))


class ExpertBot(SolvingBot):
    """The strongest there is, level 5: solves what ends soon, when all worlds can be looked at."""

    endings: ClassVar[Mapping[str, Ending]] = {
        "four-gems": solve_last_tricks,
        "four-seasons": solve_last_tricks,
        "seasons-duel": solve_ending,
    }


class ExactBot(SolvingBot):
    """Plays 4 Seasons and Four Gems by solved worlds from the first card on.

    Bids and Vier Felder it searches; so it does where solving takes more than half the time.
    """

    endings: ClassVar[Mapping[str, Ending]] = {
        "four-gems": solve_tricks,
        "four-seasons": solve_tricks,
        "seasons-duel": solve_ending,
    }
