"""What every bot is."""

from abc import ABC, abstractmethod

from librt.random import Random

from vierblatt.core.game import Game
from vierblatt.core.match import MatchView


class Bot(ABC):
    """A player. All that it gets of a match is the view of its own seat."""

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: MatchView) -> int:
        """The code of what the seat of this view does; the seat is one that is waited for."""
