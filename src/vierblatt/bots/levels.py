"""Five levels of play, from a friendly beginner to the strongest there is; docs/bots.md."""

from collections.abc import Sequence
from math import exp
from typing import Final

import msgspec
from librt.random import Random

from vierblatt.bots.bot import FREE, Bot, Candidate, Choice, Limit
from vierblatt.bots.expert import ExpertBot
from vierblatt.bots.searcher import SearchBot
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView

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
    1: Level(iterations=60, keep=1, softness=0.05, tempted=True),
    2: Level(iterations=120, keep=2, softness=0.025, tempted=True),
    3: Level(iterations=400, keep=3, softness=0.01, tempted=False),
    4: Level(iterations=1500, keep=5, softness=0.004, tempted=False),
}
"""Level 5 is `ExpertBot`: as long as it may think, nothing forgotten, always the best it knows."""
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
        """One of the candidates, the better ones far more often."""
        looks = [self._look(view, candidate) for candidate in candidates]
        best = max(looks)
        reach = PATIENCE * self.level.softness
        weights = [
            exp((look - best) / self.level.softness) if best - look <= reach else 0.0
            for look in looks
        ]
        at = self.rng.random() * sum(weights)
        for candidate, weight in zip(candidates, weights, strict=True):
            at -= weight
            if at < 0:
                return candidate.code
        return candidates[looks.index(best)].code

    def _look(self, view: MatchView, candidate: Candidate) -> float:
        """The chance of the match as this level sees it: with caution, and with its blind spot."""
        table = view.table
        scale = self.game.guide(table, view.totals, view.round).scale
        points = -min(candidate.error, scale)
        if self.level.tempted:
            state = self.game.imagine(table).deal(Random(0))
            assert table.seat is not None
            action = self.game.decode(candidate.code, state, table.seat)
            points += self.game.temptation(table, action)
        return candidate.value + points / (2 * scale)


def level_bot(number: int, game: Game, rng: Random) -> Bot:
    """The bot of a level, 1 to 5."""
    if number in LEVELS:
        return LevelBot(game, rng, LEVELS[number])
    return ExpertBot(game, rng)
