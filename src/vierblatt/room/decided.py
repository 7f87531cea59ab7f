"""Whether nothing is left to decide in a round, as far as one seat can know.

Either the seat takes all that is left whatever the others do, which the game says, or all positions
that look like its view are tried, and in each of them all that can still be played. They are found
by drawing: each is as likely as any other, so that after n draws of d different ones a further one
has stayed unseen with a chance below (d + 1) exp(-n / (d + 1)). Drawing ends when that is below
exp(-30).
"""

from functools import lru_cache
from math import log
from typing import Final

from librt.random import Random

from vierblatt.core.game import Game, seats_of
from vierblatt.core.match import MatchView
from vierblatt.core.state import State

MOST_WORLDS: Final = 100
MOST_POSITIONS: Final = 5_000
CERTAIN: Final = 30.0
KEPT: Final = 200
"""How many answers are remembered."""

Points = tuple[int, ...]


class Open(Exception):
    """There is something left to decide, or too much to be sure."""


@lru_cache(KEPT)
def decided(game: Game, view: MatchView) -> Points | None:
    """The points that the round will have; None when that is not certain.

    It may take half a second, so that the same is not worked out twice.
    """
    return swept(game, view) or settled(game, view)


def swept(game: Game, view: MatchView) -> Points | None:
    """The points when the seat takes all that is left; None when somebody might prevent it."""
    leads = list(game.sweep(view.table))
    if not leads:
        return None
    state = game.lookalike(view.table)
    while waiting := seats_of(state.waiting()):
        state.apply(waiting[0], next_of(game, state, waiting[0], view.table.seat, leads))
    return tuple(state.result())


def next_of(game: Game, state: State, mover: int, seat: int | None, leads: list[str]) -> int:
    """What is played out now: the next of the seat's leads, anything by the others."""
    if mover == seat and leads:
        return game.encode(game.parse(leads.pop(0)))
    return int(state.legal(mover)[0])


def settled(game: Game, view: MatchView) -> Points | None:
    """The points that the round will have whatever is played; None when that is not certain."""
    worlds = game.imagine(view.table)
    rng = Random(0)
    seen: set[tuple[int, ...]] = set()
    tried = Tried()
    draws = 0
    try:
        while not seen or draws < (len(seen) + 1) * (log(len(seen) + 1) + CERTAIN):
            world = worlds.deal(rng)
            draws += 1
            numbers = tuple(world.numbers())
            if numbers not in seen:
                seen.add(numbers)
                if len(seen) > MOST_WORLDS:
                    return None
                tried.through(world, numbers)
    except Open:
        return None
    return tried.points


class Tried:
    """The positions that have been tried, and the points that all of them lead to."""

    def __init__(self) -> None:
        self.points: Points | None = None
        self._known: set[tuple[int, ...]] = set()

    def through(self, state: State, numbers: tuple[int, ...]) -> None:
        """Play all that can be played from here. Raises Open when the points differ."""
        if numbers in self._known:
            return
        self._known.add(numbers)
        if len(self._known) > MOST_POSITIONS:
            raise Open
        waiting = seats_of(state.waiting())
        if not waiting:
            self._end(tuple(state.result()))
        for code in state.legal(waiting[0]) if waiting else ():
            then = state.clone()
            then.apply(waiting[0], code)
            self.through(then, tuple(then.numbers()))

    def _end(self, points: Points) -> None:
        if self.points is not None and self.points != points:
            raise Open
        self.points = points
