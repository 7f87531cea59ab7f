"""SQLite: one thread writes, many actions in one transaction; another one reads."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from vierblatt.room.ports import StoreDown
from vierblatt.store.base import Heard, SqlStore
from vierblatt.store.migrate import upgrade
from vierblatt.store.statements import sqlite_beneath

T = TypeVar("T")

LOOK_EVERY: Final = 0.025
"""How often, in seconds, it is looked whether another process has written."""
MOST: Final = 5_000
"""How many new entries are told at one look."""
_SINCE: Final = f"SELECT rowid, room, seq FROM log WHERE rowid > ? ORDER BY rowid LIMIT {MOST}"
_LAST: Final = "SELECT coalesce(max(rowid), 0) FROM log"
BREATH: Final = 0.005
"""So long, in seconds, after one transaction has begun the next one does: on a busy server moves
come together and share it, and at a quiet table nobody waits."""
BUSY: Final = 5_000
"""How many milliseconds another process that writes is waited for."""


class Wish(NamedTuple):
    """Something to be written, and who waits for it."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class SqliteStore(SqlStore):
    """A file. Processes on one machine can share it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._writer = _Writer(path)
        self._reader = _Reader(path)

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or make the file. Raises StoreDown."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if not path.exists():
                path.touch(0o600)  # the cards of all tables are in it
        except OSError as error:
            raise StoreDown(f"{error.filename}: {error.strerror}") from error
        store = cls(path)
        store.migrated = await store.write(upgrade)
        return store

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Whatever has come together while the last transaction was written goes into the next."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._writer.wishes.put(Wish(work, done))
        return await done

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Reading waits for no writer."""
        return await self._reader.run(work)

    async def listen(self, heard: Heard) -> None:
        """Look often; when that fails, anything may have changed."""
        with closing(_Watch(self._path)) as watch:
            while True:
                await asyncio.sleep(LOOK_EVERY)
                try:
                    for name, seq in watch.news():
                        heard(name, seq)
                except sqlite3.Error:
                    heard(None, 0)

    async def close(self) -> None:
        """Wait for what is being written."""
        await asyncio.to_thread(self._writer.close)
        self._reader.close()


class _Watch:
    """Sees that somebody has written. It reads what is in memory, so it needs no thread."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        self._version = 0
        self._last = int(self._one(_LAST))

    def _one(self, question: str) -> Any:
        return self._connection.execute(question).fetchone()[0]

    def news(self) -> list[tuple[str, int]]:
        """Rooms and numbers of new entries; the file's version changes when anybody writes."""
        version = self._one("PRAGMA data_version")
        if version == self._version:
            return []
        rows = self._rows()
        if not rows and int(self._one(_LAST)) < self._last:
            self._last = 0  # all rooms were pruned, and rows are numbered from 1 again
            rows = self._rows()
        if len(rows) < MOST:
            self._version = version
        self._last = rows[-1][0] if rows else self._last
        return [(name, seq) for _, name, seq in rows]

    def _rows(self) -> list[tuple[int, str, int]]:
        return self._connection.execute(_SINCE, (self._last,)).fetchall()

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()


class _Access:
    """A connection of one thread's own."""

    def __init__(self, path: Path, begin: str) -> None:
        self._path = path
        self._engine = _engine(path)
        self._begin = begin
        self._connection: Connection | None = None

    def do(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction. Raises StoreDown."""
        try:
            return self._do(work)
        except (DBAPIError, sqlite3.Error) as error:
            self._drop()
            raise StoreDown(f"{self._path}: {getattr(error, 'orig', error)}") from error
        except BaseException:
            self._drop()
            raise

    def _do(self, work: Callable[[Connection], T]) -> T:
        """Begun and committed in SQLite's own words, which takes less time."""
        connection = self._connection = self._connection or self._engine.connect()
        beneath = sqlite_beneath(connection)
        beneath.execute(self._begin)
        done = work(connection)
        beneath.commit()
        connection.rollback()  # nothing is left to be rolled back, and SQLAlchemy knows it
        return done

    def _drop(self) -> None:
        """Let go of the connection; the next one to ask gets a new one."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Let go of the file."""
        self._drop()
        self._engine.dispose()


class _Reader:
    """A thread that reads."""

    def __init__(self, path: Path) -> None:
        self._pool = ThreadPoolExecutor(1, "reader")
        self._access = _Access(path, "BEGIN")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do this in one transaction. Raises StoreDown."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._access.do, work)

    def close(self) -> None:
        """End the thread and let go of the file."""
        self._pool.submit(self._access.close).result()
        self._pool.shutdown()


class _Writer:
    """A thread that writes what is wished for; those who wait are told once a transaction."""

    def __init__(self, path: Path) -> None:
        self.wishes: SimpleQueue[Wish | None] = SimpleQueue()
        self._access = _Access(path, "BEGIN IMMEDIATE")
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        begun = 0.0
        while (first := self.wishes.get()) is not None:
            time.sleep(max(0.0, begun + BREATH - time.monotonic()))
            begun = time.monotonic()
            wishes = [first, *self._more()]
            try:
                results = self._access.do(partial(_all, wishes))
            except StoreDown as down:
                results = [down] * len(wishes)
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                first.done.get_loop().call_soon_threadsafe(_answer, wishes, results)
        self._access.close()

    def _more(self) -> Iterator[Wish]:
        """What has come together by now."""
        while not self.wishes.empty():
            wish = self.wishes.get()
            if wish is None:
                self.wishes.put(None)  # the end, after this transaction
                return
            yield wish

    def close(self) -> None:
        """Write what has been wished for and end the thread."""
        self.wishes.put(None)
        self._thread.join()


def _answer(wishes: list[Wish], results: list[Any]) -> None:
    """In the loop: tell those who still wait."""
    for wish, result in zip(wishes, results, strict=True):
        if wish.done.done():
            continue
        if isinstance(result, BaseException):
            wish.done.set_exception(result)
        else:
            wish.done.set_result(result)


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", poolclass=StaticPool)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY}", "journal_mode=wal", "synchronous=full"):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _all(wishes: list[Wish], connection: Connection) -> list[Any]:
    """Each wish by itself: what fails leaves nothing behind, and the others stand."""
    return [_one(connection, wish) for wish in wishes]


def _one(connection: Connection, wish: Wish) -> Any:
    say = sqlite_beneath(connection).execute
    say("SAVEPOINT wish")
    try:
        return wish.work(connection)
    except (DBAPIError, sqlite3.Error):
        raise  # the database is in trouble: nothing of the whole transaction stands
    except Exception as error:
        say("ROLLBACK TO wish")
        return error
