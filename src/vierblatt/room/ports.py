"""What a room needs of the world; stores and servers fill it in, tests as they like."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from vierblatt.room.entries import Entry

RESTS: Final = tuple(4_000 << tries for tries in range(11))
"""How long, in milliseconds, what cannot be done is left alone: the longer, the oftener it was
tried. At first not long, for another may know its rules; at last for more than an hour."""


class Job(NamedTuple):
    """Something that is due: a bot's decision, or a look at the clock."""

    room: str
    name: str
    """`clock`, or `bot`, the seat and the number of its decision; one of a name a room."""
    due: int
    """When, in milliseconds since 1970."""

    @property
    def kind(self) -> str:
        """Whether it is for the clock or for a bot."""
        return self.name.partition("-")[0]


class Leased(NamedTuple):
    """A job that is somebody's until a lease runs out, and how often it was leased before."""

    job: Job
    tries: int

    @property
    def rest(self) -> int:
        """How long, in milliseconds, it is to be left alone when its room cannot be read."""
        return RESTS[min(self.tries, len(RESTS) - 1)]


class Addition(NamedTuple):
    """Entries for one log, by somebody who has seen `after` of it, and what is due then."""

    room: str
    after: int
    entries: Sequence[Entry]
    jobs: Sequence[Job] | None
    """All jobs of the room; None leaves them as they are."""


class Conflict(Exception):
    """Somebody else has written to the log first."""


class StoreDown(Exception):
    """The store cannot be written or read now; whatever was asked has not happened."""


class Store(Protocol):
    """Keeps the logs and the jobs. Everything that returns has been written to stay."""

    async def append(
        self, room: str, after: int, entries: Sequence[Entry], jobs: Sequence[Job] | None
    ) -> None:
        """Add to one log. Raises Conflict, StoreDown."""

    async def append_all(self, additions: Sequence[Addition]) -> None:
        """Add to several logs: all or nothing. Raises Conflict, StoreDown."""

    async def read(self, room: str, after: int) -> list[Entry]:
        """The entries of a log from number `after` + 1 on. Raises StoreDown."""

    async def lease(self, kind: str, now: int, until: int, most: int) -> list[Leased]:
        """Up to `most` jobs of a kind that are due and nobody's, now the caller's `until` then."""

    async def next_due(self, kind: str) -> int | None:
        """When the next job of a kind is due that nobody has."""


class Entropy(Protocol):
    """Chance and names that nobody can guess."""

    def secret(self) -> bytes:
        """32 bytes."""

    def token(self) -> str:
        """What a seat is known by."""

    def room(self) -> str:
        """The name of a new room."""


class Now(Protocol):
    """The one clock of a store, in milliseconds since 1970."""

    def __call__(self) -> int: ...


class Bells(Protocol):
    """Tells whoever listens that a room has changed; a bell may ring twice, or for nothing."""

    def ring(self, room: str) -> None:
        """Something was written to the log of a room."""
