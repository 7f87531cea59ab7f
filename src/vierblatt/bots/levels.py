"""Five levels of play, from a friendly beginner to the strongest there is; docs/bots.md."""

from collections.abc import Sequence
from math import exp
from typing import Final

import msgspec
from librt.random import Random

from vierblatt.bots.bot import FREE, Bot, Candidate, Choice, Limit
from vierblatt.bots.searcher import SearchBot
from vierblatt.bots.solving import ExpertBot
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView

SERIOUS: Final = 0.2
"""A move that got less than this part of the thinking of the best is no candidate for a level."""
PATIENCE: Final = 3.0
"""So many times its softness a level gives away at most, however tempting a move is."""


class Level(msgspec.Struct, frozen=True):
    """How a level differs from the strongest play."""

    iterations: int
    """How many imagined deals it tries."""
    keep: int
    """How many tricks it keeps in mind; what lies longer back fades, the dull cards first."""
    softness: float
    """Moves that are so much apart in the chance of the match look nearly alike to it."""
    tempted: bool
    """Whether it has the blind spot of the game's beginners."""


LEVELS: Final = {
    "four-seasons": (
        Level(iterations=60, keep=1, softness=0.1, tempted=True),
        Level(iterations=150, keep=2, softness=0.03, tempted=False),
        Level(iterations=500, keep=3, softness=0.01, tempted=False),
        Level(iterations=2000, keep=5, softness=0.003, tempted=False),
    ),
    "vier-felder": (
        Level(iterations=40, keep=1, softness=0.1, tempted=True),
        Level(iterations=80, keep=2, softness=0.015, tempted=False),
        Level(iterations=200, keep=4, softness=0.005, tempted=False),
        Level(iterations=800, keep=9, softness=0.001, tempted=False),
    ),
    "seasons-duel": (
        Level(iterations=40, keep=1, softness=0.5, tempted=True),
        Level(iterations=60, keep=1, softness=0.09, tempted=False),
        Level(iterations=120, keep=1, softness=0.02, tempted=False),
        Level(iterations=600, keep=1, softness=0.003, tempted=False),
    ),
    "four-gems": (
        Level(iterations=50, keep=1, softness=0.1, tempted=True),
        Level(iterations=150, keep=2, softness=0.025, tempted=False),
        Level(iterations=400, keep=3, softness=0.01, tempted=False),
        Level(iterations=2000, keep=6, softness=0.003, tempted=False),
    ),
}
"""Levels 1 to 4 by game. Level 5 is `ExpertBot`: all its time, nothing forgotten, its best move."""
ANY_GAME: Final = LEVELS["four-gems"]
"""For a game that has no levels of its own."""
SECONDS: Final = 0.5
"""The longest that a level thinks, where the iterations take longer."""


class LevelBot(Bot):
    """One of the levels below the strongest."""

    def __init__(self, game: Game, rng: Random, level: Level) -> None:
        super().__init__(game, rng)
        self.level = level
        self._search = SearchBot(game, rng)

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """What this level does: the search's choice from what it remembers, softened."""
        level = self.level
        table = self.game.forget(view.table, level.keep, self.rng)
        choice = self._search.choose(msgspec.structs.replace(view, table=table), self._own(limit))
        if len(choice.candidates) < 2:
            return choice
        code = self._softened(view, choice.candidates)
        return msgspec.structs.replace(choice, code=code)

    def _own(self, limit: Limit) -> Limit:
        """No longer than the level thinks, whatever it is allowed."""
        seconds = SECONDS if limit.seconds is None else min(limit.seconds, SECONDS)
        given = self.level.iterations if limit.iterations is None else limit.iterations
        if limit.iterations is not None and limit.seconds is None:
            return Limit(iterations=min(given, self.level.iterations))
        return Limit(seconds, min(given, self.level.iterations))

    def _softened(self, view: MatchView, candidates: Sequence[Candidate]) -> int:
        """One of those that the search took seriously, those close to its choice more often."""
        most = max(candidate.share for candidate in candidates)
        serious = [one for one in candidates if one.share >= SERIOUS * most]
        looks = [self._look(view, candidate) for candidate in serious]
        best = max(look for look, one in zip(looks, serious, strict=True) if one.share == most)
        behind = [max(0.0, best - look) / self.level.softness for look in looks]
        weights = [
            one.share * exp(-far) if far <= PATIENCE else 0.0
            for one, far in zip(serious, behind, strict=True)
        ]
        at = self.rng.random() * sum(weights)
        for candidate, weight in zip(serious, weights, strict=True):
            at -= weight
            if at < 0:
                return candidate.code
        return serious[weights.index(max(weights))].code

    def _look(self, view: MatchView, candidate: Candidate) -> float:
        """The chance of the match as this level sees it, with its blind spot."""
        table = view.table
        if not self.level.tempted:
            return candidate.value
        state = self.game.imagine(table).deal(Random(0))
        assert table.seat is not None
        action = self.game.decode(candidate.code, state, table.seat)
        scale = self.game.guide(table, view.totals, view.round).scale
        return candidate.value + self.game.temptation(table, action) / (2 * scale)


def level_bot(number: int, game: Game, rng: Random) -> Bot:
    """The bot of a level, 1 to 5."""
    levels = LEVELS.get(game.name, ANY_GAME)
    if number > len(levels):
        return ExpertBot(game, rng)
    return LevelBot(game, rng, levels[number - 1])
