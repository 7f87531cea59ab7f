"""A bot at a table where nothing may fail: whatever happens, the seat gets a legal action."""

import logging
import traceback
from collections.abc import Callable
from typing import Any, Final

import msgspec
from librt.random import Random

from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView

LOG: Final = logging.getLogger("vierblatt.bots")
SEEDS: Final = 1 << 60

Seated = Callable[[Game, Random], Bot]
"""How a bot is made."""


class Failure(msgspec.Struct, frozen=True):
    """All that is needed to see a failure again; what the log line holds, as JSON."""

    bot: str
    seed: int
    limit: Limit
    game: str
    round: int
    totals: tuple[int, ...]
    table: dict[str, Any]
    """The view, field by field. It is the bot's own view, so nothing hidden is in it."""
    error: str


class SteadyBot(Bot):
    """Any bot, each choice from a chance of its own, watched."""

    def __init__(self, game: Game, rng: Random, name: str, make: Seated) -> None:
        super().__init__(game, rng)
        self.name = name
        self._make = make

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """What the bot does; if it fails or errs, what table sense does, else anything legal."""
        seed = self.rng.randrange(SEEDS)
        try:
            choice = self._make(self.game, Random(seed)).choose(view, limit)
            if self._is_legal(view, choice.code):
                return choice
            error = f"{choice.code:#x} is not legal"
        except Exception:
            error = traceback.format_exc(limit=-8)
        LOG.error("%s", msgspec.json.encode(self._failure(view, seed, limit, error)).decode())
        return self._any(view)

    def _is_legal(self, view: MatchView, code: int) -> bool:
        world = self.game.imagine(view.table).deal(Random(0))
        assert view.table.seat is not None
        return self.game.why_not(world, view.table.seat, code) is None

    def _failure(self, view: MatchView, seed: int, limit: Limit, error: str) -> Failure:
        table = msgspec.to_builtins(view.table)
        return Failure(self.name, seed, limit, view.game, view.round, view.totals, table, error)

    def _any(self, view: MatchView) -> Choice:
        """The next best."""
        world = self.game.imagine(view.table).deal(Random(0))
        seat = view.table.seat
        assert seat is not None
        try:
            code = self.game.greedy(world, seat)
            if self.game.why_not(world, seat, code) is None:
                return Choice(code, reason="fallback")
        except Exception:
            LOG.exception("table sense of %s failed as well", view.game)
        return Choice(int(world.legal(seat)[0]), reason="fallback")


def failed_view(failure: Failure, view_type: type[Any]) -> MatchView:
    """The view of a failure, to be tried again with `Random(failure.seed)`."""
    table = msgspec.convert(failure.table, view_type)
    return MatchView(failure.game, failure.round, failure.totals, table)
