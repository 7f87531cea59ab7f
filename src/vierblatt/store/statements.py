"""What is asked of the database, the same for both kinds; each function is one transaction's."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Connection,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from vierblatt.room.entries import AnyEntry, Entry
from vierblatt.room.ports import Addition, Conflict, Job, Leased
from vierblatt.store.schema import job, log, presence, room

_decode = msgspec.json.Decoder(AnyEntry).decode
_encode = msgspec.json.Encoder().encode
BATCH = 500

# Built once: to build a statement takes longer than to run it.
_ADD = insert(log)
_AT = bindparam("at", type_=BigInteger)
_ADVANCE = (
    update(room)
    .where(room.c.name == bindparam("own"), room.c.head == bindparam("seen"))
    .values(
        head=bindparam("now"),
        changed=case((room.c.changed < _AT, _AT), else_=room.c.changed),
    )
)
_READ = (
    select(log.c.entry)
    .where(log.c.room == bindparam("own"), log.c.seq > bindparam("seen"))
    .order_by(log.c.seq)
)


def _first_due(later: Any) -> Any:
    at = later(job.c.due, job.c.leased_until)
    return select(at).where(job.c.kind == bindparam("wanted")).order_by(at).limit(1)


_FIRST_DUE = {"sqlite": _first_due(func.max), "postgresql": _first_due(func.greatest)}


class Counts(NamedTuple):
    """How much there is."""

    rooms: int
    entries: int
    jobs: int
    oldest: int | None
    """When the room that has been quiet for longest changed last."""


def append_all(connection: Connection, additions: Sequence[Addition]) -> None:
    """Add to some logs. Raises Conflict; nothing of this stands then."""
    for one in additions:
        append(connection, *one)


def append(
    connection: Connection,
    name: str,
    after: int,
    entries: Sequence[Entry],
    jobs: Sequence[Job] | None,
) -> None:
    """Add to a log of which the caller has seen `after` entries. Raises Conflict."""
    if after and connection.dialect.name == "sqlite":
        _extend(connection, name, after, entries)
    else:
        _advance(connection, name, after, entries)
        rows = [
            {"room": name, "seq": seq, "entry": _encode(entry)}
            for seq, entry in enumerate(entries, after + 1)
        ]
        if rows:
            connection.execute(_ADD, rows)
    if jobs is not None:
        _replace_jobs(connection, name, jobs)


def _extend(connection: Connection, name: str, after: int, entries: Sequence[Entry]) -> None:
    """What `append` does most, in SQLite's own words: to build them anew each time takes longer."""
    say = sqlite_beneath(connection).execute
    at = entries[-1].at if entries else 0
    head = after + len(entries)
    done = say(
        "UPDATE room SET head = ?, changed = max(changed, ?) WHERE name = ? AND head = ?",
        (head, at, name, after),
    )
    if done.rowcount != 1:
        raise Conflict
    for seq, entry in enumerate(entries, after + 1):
        row = (name, seq, _encode(entry))
        say("INSERT INTO log (room, seq, entry) VALUES (?, ?, ?)", row)


def sqlite_beneath(connection: Connection) -> sqlite3.Connection:
    """SQLite's own connection, beneath SQLAlchemy's."""
    own = connection.connection.driver_connection
    assert isinstance(own, sqlite3.Connection)
    return own


def _advance(connection: Connection, name: str, after: int, entries: Sequence[Entry]) -> None:
    head = after + len(entries)
    if after == 0:
        new = _insert(connection, room).values(name=name, head=head, changed=entries[-1].at)
        done = connection.execute(new.on_conflict_do_nothing())
    else:
        at = entries[-1].at if entries else 0
        words = {"own": name, "seen": after, "now": head, "at": at}
        done = connection.execute(_ADVANCE, words)
    if done.rowcount != 1:
        raise Conflict


def _replace_jobs(connection: Connection, name: str, jobs: Sequence[Job]) -> None:
    """A bot's job that is there stays as it is; the look at the clock gets its new time."""
    others = job.c.name.not_in([one.name for one in jobs])
    connection.execute(delete(job).where(job.c.room == name, others))
    for one in jobs:
        row = {**one._asdict(), "kind": one.kind, "leased_until": 0, "tries": 0}
        new = _insert(connection, job).values(row)
        keys = ["room", "name"]
        if one.kind == "clock":
            later = {"due": one.due, "leased_until": 0, "tries": 0}
            connection.execute(new.on_conflict_do_update(index_elements=keys, set_=later))
        else:
            connection.execute(new.on_conflict_do_nothing(index_elements=keys))


def _insert(connection: Connection, table: Any) -> Any:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table)


def read(connection: Connection, name: str, after: int) -> list[Entry]:
    """The entries of a log behind number `after`."""
    rows = connection.execute(_READ, {"own": name, "seen": after})
    return [_decode(entry) for (entry,) in rows]


def lease(connection: Connection, kind: str, now: int, until: int, most: int) -> list[Leased]:
    """Jobs that are due and nobody's; what another is just taking is passed over."""
    due = and_(job.c.kind == kind, job.c.due <= now, job.c.leased_until <= now)
    wanted = select(job.c.room, job.c.name, job.c.due, job.c.tries).where(due)
    wanted = wanted.order_by(job.c.due).limit(most).with_for_update(skip_locked=True)
    rows = list(connection.execute(wanted))
    if rows:
        taken = tuple_(job.c.room, job.c.name).in_([(row.room, row.name) for row in rows])
        held = {"leased_until": until, "tries": job.c.tries + 1}
        connection.execute(update(job).where(taken).values(held))
    return [Leased(Job(row.room, row.name, row.due), row.tries) for row in rows]


def hold(connection: Connection, jobs: Sequence[Job], until: int) -> None:
    """Make these leases end then; of a job that is done nothing comes."""
    held = tuple_(job.c.room, job.c.name).in_([(one.room, one.name) for one in jobs])
    connection.execute(update(job).where(held).values(leased_until=until))


def next_due(connection: Connection, kind: str) -> int | None:
    """When the next job of a kind is due, or its lease ends."""
    first = _FIRST_DUE[connection.dialect.name]
    found: int | None = connection.execute(first, {"wanted": kind}).scalar()
    return found


def heads(connection: Connection, names: Sequence[str]) -> dict[str, int]:
    """How many entries these rooms have."""
    found: dict[str, int] = {}
    for start in range(0, len(names), BATCH):
        some = room.c.name.in_(names[start : start + BATCH])
        found |= {row.name: row.head for row in connection.execute(select(room).where(some))}
    return found


def counts(connection: Connection) -> Counts:
    """How much there is."""

    def number(table: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(table)).scalar_one())

    oldest = connection.execute(select(func.min(room.c.changed))).scalar()
    return Counts(number(room), number(log), number(job), oldest)


def names(connection: Connection, after: str) -> list[str]:
    """The names of rooms behind a name, in order, some at a time."""
    some = select(room.c.name).where(room.c.name > after).order_by(room.c.name).limit(BATCH)
    return list(connection.execute(some).scalars())


def all_rooms(connection: Connection) -> Iterator[tuple[str, list[Entry]]]:
    """Every room with its log, one after the other."""
    after = ""
    while some := names(connection, after):
        for name in some:
            yield name, read(connection, name, 0)
        after = some[-1]


def prune(connection: Connection, before: int) -> int:
    """Forget the rooms that nothing has happened in since; how many they were."""
    old = select(room.c.name).where(room.c.changed < before)
    connection.execute(old.with_for_update())  # nobody writes to one of them meanwhile
    for table in (job, log, presence):
        connection.execute(delete(table).where(table.c.room.in_(old)))
    return connection.execute(delete(room).where(room.c.changed < before)).rowcount
