"""All rooms in one file that both kinds of database can take: JSON lines, one entry a line."""

import gzip
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection

from vierblatt.room.entries import AnyEntry, Entry
from vierblatt.room.ports import Job
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.store import statements
from vierblatt.store.base import SqlStore

T = TypeVar("T")

FORMAT: Final = 1


class BadBackup(ValueError):
    """A line that is no backup's, or a room that cannot be what it says."""


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    vierblatt_backup: int


class Stored(msgspec.Struct, frozen=True):
    """One entry of one room."""

    room: str
    entry: AnyEntry


class Whole(msgspec.Struct, frozen=True):
    """The last line: how many rooms there are, so that a file that was cut off is known."""

    rooms: int


class Saved(NamedTuple):
    """What was written or read."""

    rooms: int
    entries: int


async def backup(store: SqlStore, path: Path) -> Saved:
    """Write all rooms as they are at one moment; the servers may go on. Raises OSError."""
    draft = path.with_name(path.name + ".part")
    with _open(draft, path, "wb") as out:
        saved = await store.look(lambda connection: _write(connection, out))
    draft.rename(path)
    return saved


def _open(file: Path, named: Path, mode: str) -> Any:
    opener: Any = gzip.open if named.suffix == ".gz" else open
    return opener(file, mode)


def _write(connection: Connection, out: IO[bytes]) -> Saved:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    rooms = entries = 0
    _line(out, Head(FORMAT))
    for name, log in statements.all_rooms(connection):
        rooms += 1
        entries += len(log)
        for entry in log:
            _line(out, Stored(name, entry))  # type: ignore[arg-type]
    _line(out, Whole(rooms))
    return Saved(rooms, entries)


def _line(out: IO[bytes], value: object) -> None:
    out.write(msgspec.json.encode(value) + b"\n")


async def restore(store: SqlStore, path: Path) -> Saved:
    """Read all rooms into a store that has none, every log played through first.

    All or nothing. Raises BadBackup, OSError, StoreDown.
    """
    if (await store.counts()).rooms:
        raise BadBackup("not-empty")
    rooms = [(name, log, _due(name, log)) for name, log in _all_logs(path)]

    def work(connection: Connection) -> None:
        for name, log, jobs in rooms:
            statements.append(connection, name, 0, log, jobs)

    await store.write(work)
    return Saved(len(rooms), sum(len(log) for _, log, _ in rooms))


def _all_logs(path: Path) -> list[tuple[str, Sequence[Entry]]]:
    try:
        return list(_logs(path))
    except (EOFError, zlib.error) as error:  # what was packed breaks off
        raise BadBackup("cut") from error


def _logs(path: Path) -> Iterator[tuple[str, Sequence[Entry]]]:
    name, log, rooms = "", list[Entry](), 0
    with _open(path, path, "rb") as lines:
        _decode(next(lines, b""), Head)
        for line in lines:
            if line.startswith(b'{"rooms"'):
                if rooms + bool(log) != _decode(line, Whole).rooms:
                    raise BadBackup("cut")
                if log:
                    yield name, log
                return
            stored = _decode(line, Stored)
            if stored.room != name and log:
                rooms += 1
                yield name, log
                log = []
            name = stored.room
            log.append(stored.entry)
    raise BadBackup("cut")


def _decode(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadBackup("bad-line") from error


def _due(name: str, log: Sequence[Entry]) -> Sequence[Job]:
    """What is due in a room, its log played through; nothing by other rules. Raises BadBackup."""
    try:
        return Room(name).replay(log).jobs()
    except Refusal as refusal:
        if refusal.code == "rules-changed":
            return ()
        raise BadBackup("bad-room") from refusal
    except (LookupError, AttributeError, ValueError, AssertionError) as error:
        raise BadBackup("bad-room") from error
