"""`vierblatt admin`: what whoever runs a server needs."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from vierblatt.cli.asked import UsageError, asked_words, positive
from vierblatt.cli.parameters import Database, DataFolder, Lang
from vierblatt.cli.serve import own_database

if TYPE_CHECKING:
    from vierblatt.store.base import SqlStore

DAY: Final = 86_400_000


def backup(
    file: Path, *, database: Database = None, data: DataFolder = None, lang: Lang = None
) -> int:
    """Write all rooms to a file while the servers go on. A name in .gz is packed.

    Parameters
    ----------
    file
        Where they go; it must not be there yet.
    """
    from vierblatt.store.backup import backup as save

    say = asked_words(lang)
    if file.exists():
        raise UsageError("usage-file-exists", word=str(file))
    try:
        saved = _with(database, data, lambda store: save(store, file))
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-write", word=str(file), detail=detail) from error
    print(say("room-backed-up", file=str(file), rooms=saved.rooms, entries=saved.entries))
    return 0


def restore(
    file: Path, *, database: Database = None, data: DataFolder = None, lang: Lang = None
) -> int:
    """Read a backup into a database that has no rooms; every log is played through first.

    Parameters
    ----------
    file
        What `vierblatt admin backup` has written, from either kind of database.
    """
    from vierblatt.store.backup import BadBackup
    from vierblatt.store.backup import restore as load

    say = asked_words(lang)
    try:
        saved = _with(database, data, lambda store: load(store, file), new=True)
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-read", word=str(file), detail=detail) from error
    except BadBackup as error:
        raise UsageError(f"room-backup-{error}", file=str(file)) from error
    print(say("room-restored", file=str(file), rooms=saved.rooms, entries=saved.entries))
    return 0


def prune(
    *,
    days: int = 90,
    database: Database = None,
    data: DataFolder = None,
    lang: Lang = None,
) -> int:
    """Forget the rooms that nothing has happened in for so many days.

    Parameters
    ----------
    days
        How many.
    """
    say = asked_words(lang)
    before = round(time.time() * 1000) - DAY * positive(days, "--days")
    rooms = _with(database, data, lambda store: store.prune(before))
    print(say("room-pruned", rooms=rooms))
    return 0


def stats(
    *,
    json: bool = False,
    database: Database = None,
    data: DataFolder = None,
    lang: Lang = None,
) -> int:
    """How much there is in a database.

    Parameters
    ----------
    json
        Print one JSON object: rooms, entries, jobs, and when the quietest room changed last.
    """
    say = asked_words(lang)
    counts = _with(database, data, lambda store: store.counts())
    if json:
        print(msgspec.json.encode(counts._asdict()).decode())
        return 0
    print(say("room-stats", rooms=counts.rooms, entries=counts.entries, jobs=counts.jobs))
    if counts.oldest is not None:
        oldest = datetime.fromtimestamp(counts.oldest / 1000, UTC)
        print(say("room-stats-oldest", date=f"{oldest:%Y-%m-%d}"))
    return 0


def _with(
    database: str | None,
    data: Path | None,
    work: "Callable[[SqlStore], Awaitable[Any]]",
    *,
    new: bool = False,
) -> Any:
    """Do this with the store, then close it. Raises UsageError when it cannot be had.

    Only where `new` says so may it be a file that is not there yet: a name that was mistyped
    would make an empty database, and an empty backup of it.
    """
    from vierblatt.room.ports import StoreDown
    from vierblatt.store import BadUrl, open_store

    url = database or own_database(data)

    async def whole() -> Any:
        store = await open_store(url)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        if not new:
            _there(url)
        return asyncio.run(whole())
    except BadUrl as error:
        raise UsageError("room-no-database", word=str(error)) from error
    except StoreDown as error:
        raise UsageError("room-database-down", detail=str(error)) from error


def _there(url: str) -> None:
    """Raise UsageError when the file of a database is missing, BadUrl when none is meant."""
    from vierblatt.store import sqlite_file

    if url.startswith("sqlite:") and not (file := sqlite_file(url)).exists():
        raise UsageError("room-database-missing", file=str(file))
