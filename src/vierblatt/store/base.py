"""What both stores are: the same statements, run in the way of each database."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import Connection

from vierblatt.room.entries import Entry
from vierblatt.room.ports import Addition, Job, Leased
from vierblatt.store import presence, statements

T = TypeVar("T")

Heard = Callable[[str | None, int], None]
"""Told of a room that has changed and how many entries it has; None for any room."""


class SqlStore(ABC):
    """A store on SQLAlchemy Core; fills the port `vierblatt.room.ports.Store`."""

    offset = 0
    """How many milliseconds the clock of the database is ahead of this machine's."""
    migrated: Sequence[str] = ()
    """The steps by which its tables were brought up to date when it was opened."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction that is on disk when it returns. Raises StoreDown."""

    @abstractmethod
    async def look(self, work: Callable[[Connection], T]) -> T:
        """Do this reading. Raises StoreDown."""

    @abstractmethod
    async def listen(self, heard: Heard) -> None:
        """Tell of what other processes write, until it is cancelled."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""

    async def append(
        self, room: str, after: int, entries: Sequence[Entry], jobs: Sequence[Job] | None
    ) -> None:
        """See the port."""
        await self.append_all([Addition(room, after, entries, jobs)])

    async def append_all(self, additions: Sequence[Addition]) -> None:
        """See the port."""
        await self.write(lambda c: statements.append_all(c, additions))

    async def read(self, room: str, after: int) -> list[Entry]:
        """See the port."""
        return await self.look(lambda c: statements.read(c, room, after))

    async def lease(self, kind: str, now: int, until: int, most: int) -> list[Leased]:
        """See the port."""
        due = await self.next_due(kind)
        if due is None or due > now:
            return []
        return await self.write(lambda c: statements.lease(c, kind, now, until, most))

    async def hold(self, jobs: Sequence[Job], until: int) -> None:
        """The leases of these jobs end then. Raises StoreDown."""
        await self.write(lambda c: statements.hold(c, jobs, until))

    async def next_due(self, kind: str) -> int | None:
        """See the port."""
        return await self.look(lambda c: statements.next_due(c, kind))

    async def heads(self, names: Sequence[str]) -> dict[str, int]:
        """How many entries these rooms have."""
        return await self.look(lambda c: statements.heads(c, names))

    async def counts(self) -> statements.Counts:
        """How much there is."""
        return await self.look(statements.counts)

    async def note(self, server: str, now: int, notes: Sequence[presence.Note]) -> None:
        """A server lives, and this has changed at it. Raises StoreDown."""
        await self.write(lambda c: presence.note(c, server, now, notes))

    async def who(self, rooms: Sequence[str], now: int) -> dict[str, dict[str, presence.Seen]]:
        """Who is connected to these rooms, at any server. Raises StoreDown."""
        return await self.look(lambda c: presence.who(c, rooms, now))

    async def forget_servers(self, now: int) -> None:
        """Forget what servers noted that died long ago. Raises StoreDown."""
        await self.write(lambda c: presence.forget(c, now))

    async def prune(self, before: int) -> int:
        """Forget the rooms that nothing has happened in since; how many they were."""
        return await self.write(lambda c: statements.prune(c, before))
