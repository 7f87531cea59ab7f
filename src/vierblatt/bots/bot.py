"""What every bot is, and what it answers."""

from abc import ABC, abstractmethod
from typing import Final

import msgspec
from librt.random import Random

from vierblatt.core.game import Game
from vierblatt.core.match import MatchView


class Limit(msgspec.Struct, frozen=True):
    """How long a bot may think; what it is given in iterations it repeats exactly.

    With neither a bot thinks as long as it is used to; with both it stops at the first.
    """

    seconds: float | None = None
    iterations: int | None = None


FREE = Limit()
SEEDS: Final = 1 << 60
"""Below this are the seeds that a bot draws for what it starts."""


class Candidate(msgspec.Struct, frozen=True):
    """One thing that was considered."""

    code: int
    points: float
    """The points of the round that the seat may expect after it."""
    error: float
    """The standard error of these points; 0 when they are certain."""
    value: float
    """About the chance to win the match after it, 0 to 1."""
    share: float
    """How much of the thinking went to it, 0 to 1; in a mixed strategy how often it is played."""


class Choice(msgspec.Struct, frozen=True):
    """What a bot does, and what it considered, the best first."""

    code: int
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    """In how many imagined positions it was tried; 0 when the bot went by table sense."""
    reason: str = "sense"
    """How it was found: sense, only-move, search, simulation, exact, mixed or chance."""


class Bot(ABC):
    """A player. All that it gets of a match is the view of its own seat."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """What the seat of this view does; the seat is one that is waited for."""
