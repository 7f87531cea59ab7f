"""The actions of a game as small numbers, as learners and other people's search want them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable

from vierblatt.core.game import Game
from vierblatt.core.state import State


class Numbering(ABC):
    """Numbers ``0 .. size - 1`` for the codes of a game.

    What a number stands for is fixed for all positions that look alike to the seat that acts, so
    within one information set numbers and codes go together one to one.
    """

    size: int

    @abstractmethod
    def legal(self, state: State, seat: int) -> dict[int, int]:
        """The numbers of what a seat that is waited for may do, ascending, each with its code."""

    @abstractmethod
    def text(self, number: int) -> str:
        """What a number stands for wherever it comes up."""


class ListNumbering(Numbering):
    """For a game whose codes can be listed once and for all: a number is a place in this list."""

    def __init__(self, game: Game, codes: Iterable[int]) -> None:
        self._game = game
        self._codes = list(codes)
        self._numbers = {code: number for number, code in enumerate(self._codes)}
        self.size = len(self._codes)

    def legal(self, state: State, seat: int) -> dict[int, int]:
        """Everything that is legal has its number."""
        numbers = self._numbers
        return dict(sorted((numbers[code], code) for code in state.legal(seat)))

    def text(self, number: int) -> str:
        """The action in short text; it says the same in every position."""
        game = self._game
        anywhere = game.blank(game.options(), game.seats[0], 0)
        return game.text(game.decode(self._codes[number], anywhere, 0))
