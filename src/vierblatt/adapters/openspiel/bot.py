"""OpenSpiel's search at our table, to be measured against."""

import time
from functools import cache
from typing import Any, Final

import numpy as np
from librt.random import Random
from open_spiel.python.algorithms import ismcts

from vierblatt.adapters.openspiel.game import load
from vierblatt.adapters.openspiel.playouts import Playouts
from vierblatt.adapters.round import Imagined, round_of
from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.game import Game, Options
from vierblatt.core.match import MatchView

ITERATIONS: Final = 1000
"""How many simulations it makes when nothing is said."""
LEAST: Final = 2
"""The first simulation only makes the root of the tree."""
EXPLORATION: Final = {
    "four-gems": 160.0,
    "four-seasons": 6.0,
    "seasons-duel": 8.0,
    "vier-felder": 6.0,
}
"""The constant of UCT, in points, for OpenSpiel does not scale what a round brings."""


class Search(ismcts.ISMCTSBot):
    """OpenSpiel's information-set search, which also stops when its time is over."""

    def __init__(self, game: Any, rng: Random, limit: Limit) -> None:
        iterations = limit.iterations
        if iterations is None and limit.seconds is None:
            iterations = ITERATIONS
        super().__init__(
            game,
            Playouts(rng),
            EXPLORATION[game.ours.name],
            iterations,
            random_state=np.random.RandomState(rng.randrange(1 << 32)),
        )
        self._seconds = limit.seconds
        self.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))

    def run(self, state: Any, start: float) -> tuple[int, int]:
        """The number of what was tried most, and in how many worlds: their loop, with a clock."""
        end = None if self._seconds is None else start + self._seconds
        self.reset()
        root = self.create_new_node(state)
        done = 0
        while not self._is_enough(done, end):
            self.run_simulation(self.sample_root_state(state))
            done += 1
        tried = root.child_info
        return min(tried, key=lambda number: (-tried[number].visits, number)), done

    def _is_enough(self, done: int, end: float | None) -> bool:
        if done < LEAST:
            return False
        if self._max_simulations is not None and done >= self._max_simulations:
            return True
        return end is not None and time.perf_counter() >= end


class OpenSpielBot(Bot):
    """Plays what OpenSpiel's ISMCTSBot has tried most often, for the margin of the round."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """Search the rounds that look like this view."""
        start = time.perf_counter()
        table, seat = view.table, view.table.seat
        assert seat is not None
        game = _game(self.game, table.options, table.seats, table.dealer)
        seen = round_of(game.table, Imagined(table, 0, seat))
        legal = seen.legal()
        if len(legal) == 1:
            return Choice(next(iter(legal.values())), reason="only-move")
        state = game.new_initial_state().with_round(seen)
        number, worlds = Search(game, self.rng, limit).run(state, start)
        return Choice(legal[number], worlds=worlds, reason="search")


@cache
def _game(game: Game, options: Options, seats: int, dealer: int) -> Any:
    return load(game, options, seats, dealer=dealer, payoff="margin")
