"""A match drawn again from what its record tells of it: no rule is asked, so none can bend it.

Each game says in its `retell.py` what every event changes on the table. A `Retelling` is one
listener's: it is told what this listener was told then, and knows nothing else.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

import msgspec

from vierblatt.core.game import Event, View


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What only the seat itself sees, for those who look at a match with all cards open."""

    hand: tuple[str, ...]
    bid: tuple[str, ...] = ()
    """Its bid cards, the top card first."""
    pair: tuple[str, ...] = ()
    """The pair that it was given and is to place."""


class Retelling(ABC):
    """The table as one listener sees it, step by step.

    Its views are the game's own. What only rules could say is taken from what comes next in the
    record (who is waited for) or is left empty; each game names these fields in `inferred`.
    """

    events: ClassVar[Any]
    """The union of the game's events."""
    inferred: ClassVar[frozenset[str]] = frozenset()
    """The fields of a view that need the rules, and stay empty here."""

    def __init__(self, options: Any, seats: int, seat: int | None) -> None:
        self.options = options
        self.seats = seats
        self.seat = seat
        self.dealer = 0

    @staticmethod
    @abstractmethod
    def told(event: Any, seat: int | None) -> Event | None:
        """An event as this listener was told it: what `Game.story` says of its fact."""

    @staticmethod
    @abstractmethod
    def dealer_of(event: Any) -> int | None:
        """Who deals the round in which this happened, if the event shows it."""

    @abstractmethod
    def begin(self, dealer: int) -> None:
        """A round begins; nothing is dealt yet."""

    @abstractmethod
    def tell(self, event: Any) -> None:
        """Something happened."""

    @abstractmethod
    def view(self, waiting: tuple[int, ...], over: bool) -> View:
        """The table now; `waiting` is who moves next in the record."""

    @abstractmethod
    def own(self) -> Own:
        """What lies before this seat alone."""

    @abstractmethod
    def trick(self) -> int:
        """The number of the trick, or of what a round has in its place, from 1; 0 before."""
