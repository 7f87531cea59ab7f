"""Who is connected where: each server notes its own, and is believed as long as it is heard of."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from vierblatt.store.schema import presence, server

LEASE: Final = 6_000
"""How long, in milliseconds, a server that is silent counts as there."""
FORGET: Final = 86_400_000
"""After this time, in milliseconds, nobody asks any more where a dead server's people were."""
MOST_NAMES: Final = 20
"""So many names of watchers are noted, and told, of one room."""
BETWEEN: Final = "\n"
"""Stands between noted names, and in none of them."""


class Note(NamedTuple):
    """So many connections with one key are open at one server."""

    room: str
    key: str
    """The hash of the token; empty for watchers."""
    open: int
    changed: int
    """Since when there are any, or none."""
    names: tuple[str, ...] = ()
    """The names that watchers have given, in order."""


class Seen(NamedTuple):
    """What all servers together know of one key."""

    open: int
    """How many connections it has."""
    since: int
    """Since when it has one, or none, in milliseconds since 1970."""
    names: tuple[str, ...] = ()
    """The names that watchers have given, in order."""


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """The first of those who have given a name, as the alphabet has them."""
    given = filter(None, names)
    return tuple(sorted(given, key=lambda name: (name.casefold(), name))[:MOST_NAMES])


def note(connection: Connection, name: str, now: int, notes: Sequence[Note]) -> None:
    """This server lives, and this has changed at it."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    alive = dialect.insert(server).values(name=name, seen=now)
    connection.execute(alive.on_conflict_do_update(index_elements=["name"], set_={"seen": now}))
    for one in notes:
        if not one.open and not one.key:
            _erase(connection, name, one)
            continue
        keys, later = ["room", "key", "server"], _later(one)
        new = dialect.insert(presence).values(room=one.room, key=one.key, server=name, **later)
        connection.execute(new.on_conflict_do_update(index_elements=keys, set_=later))


def _erase(connection: Connection, name: str, one: Note) -> None:
    """Since when nobody watches, nobody asks; of a seat it is told as long as its room lasts."""
    at = {"room": one.room, "key": one.key, "server": name}
    connection.execute(delete(presence).filter_by(**at))


def _later(one: Note) -> dict[str, Any]:
    """What of a note is written anew at each change."""
    return {"open": one.open, "changed": one.changed, "names": BETWEEN.join(one.names)}


def forget(connection: Connection, now: int) -> None:
    """Servers that died long ago, and what they noted."""
    dead = server.c.seen < now - FORGET
    old = select(server.c.name).where(dead)
    connection.execute(delete(presence).where(presence.c.server.in_(old)))
    connection.execute(delete(server).where(dead))


_NOTED = (presence.c.room, presence.c.key, presence.c.open, presence.c.changed, presence.c.names)
_WHO = (
    select(*_NOTED, server.c.seen)
    .join(server, server.c.name == presence.c.server)
    .where(presence.c.room.in_(bindparam("rooms", expanding=True)))
)


def who(connection: Connection, rooms: Sequence[str], now: int) -> dict[str, dict[str, Seen]]:
    """For each of these rooms each key that was ever seen there."""
    found: dict[str, dict[str, Seen]] = {room: {} for room in rooms}
    for room, key, count, changed, names, seen in connection.execute(_WHO, {"rooms": list(rooms)}):
        here = count if seen > now - LEASE else 0
        since = changed if here or not count else max(seen, changed)
        one = Seen(here, since, in_order(names.split(BETWEEN)) if here else ())
        found[room][key] = together(found[room].get(key), one)
    return found


def together(one: Seen | None, other: Seen) -> Seen:
    """Two servers' notes of one key: here since the first that has it, gone with the last."""
    if one is None:
        return other
    if one.open and other.open:
        names = in_order((*one.names, *other.names))
        return Seen(one.open + other.open, min(one.since, other.since), names)
    if one.open or other.open:
        return one if one.open else other
    return Seen(0, max(one.since, other.since))
