"""PostgreSQL: several servers on one database, a bell after each commit."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vierblatt.room.ports import Addition, StoreDown
from vierblatt.store import statements
from vierblatt.store.base import Heard, SqlStore
from vierblatt.store.migrate import upgrade

T = TypeVar("T")

CHANNEL: Final = "vierblatt"
HEARTBEAT: Final = 5.0
"""How often, in seconds, it is tried whether the listening connection is still there."""
POOL: Final = 8
AWAY: Final = (DBAPIError, NoneFree, OSError, TimeoutError, asyncpg.PostgresError)
"""What is raised when the database does not answer, or all connections are taken for long."""


class PostgresStore(SqlStore):
    """A database that any number of servers and workers share."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine: AsyncEngine = create_async_engine(
            url, pool_size=POOL, max_overflow=0, pool_pre_ping=True, pool_timeout=10
        )

    @classmethod
    async def open(cls, url: str) -> "PostgresStore":
        """Open it and bring its tables up to date. Raises StoreDown."""
        store = cls(url)
        store.migrated = await store.write(upgrade)
        await store.set_clock()
        return store

    async def set_clock(self) -> None:
        """All servers go by the clock of the database."""
        before = time.time()
        now = await self.look(lambda c: c.execute(text("SELECT clock_timestamp()")).scalar_one())
        self.offset = round(1000 * (now.timestamp() - (before + time.time()) / 2))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction; a connection that has died is replaced by the pool."""
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except AWAY as error:
            raise StoreDown(str(error)) from error

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for reading."""
        return await self.write(work)

    async def append_all(self, additions: Sequence[Addition]) -> None:
        """See the port; with the commit a bell rings on all servers."""

        def work(connection: Connection) -> None:
            statements.append_all(connection, additions)
            for one in additions:
                bell = {"channel": CHANNEL, "room": f"{one.room} {one.after + len(one.entries)}"}
                connection.execute(text("SELECT pg_notify(:channel, :room)"), bell)

        await self.write(work)

    async def listen(self, heard: Heard) -> None:
        """On a connection of its own; after a gap anything may have changed."""
        url = self._url.replace("postgresql+asyncpg", "postgresql", 1)
        while True:
            try:
                connection = await asyncpg.connect(url, timeout=10)
                try:
                    await self._hear(connection, heard)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError):
                await asyncio.sleep(0.2)

    async def _hear(self, connection: Any, heard: Heard) -> None:
        gone = asyncio.Event()

        def ring(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            room, _, head = payload.partition(" ")
            heard(room, int(head))

        connection.add_termination_listener(lambda _: gone.set())
        await connection.add_listener(CHANNEL, ring)
        heard(None, 0)
        while not gone.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await gone.wait()
            except TimeoutError:
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
                await self.set_clock()

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
