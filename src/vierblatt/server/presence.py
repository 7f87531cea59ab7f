"""Who is connected, at this server and at all the others."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from secrets import token_hex
from typing import Final

from vierblatt.core.names import shown_name
from vierblatt.room.ports import StoreDown
from vierblatt.room.room import Room
from vierblatt.server.bells import Doorbells
from vierblatt.server.wire import Present, SeatPresent
from vierblatt.store.base import SqlStore
from vierblatt.store.presence import Note, Seen, in_order

GRACE: Final = 3_000
"""How long, in milliseconds, somebody may be away before it is told: a page is loaded anew."""
LOOK_EVERY: Final = 0.25
"""How often, in seconds, it is looked who came and went here."""
BEAT: Final = 8
"""At every so many looks the server says that it lives, and asks what the others have noted."""

Key = tuple[str, str]
"""A room, and the hash of a token; of watchers the hash is empty."""


class Presence:
    """One server's part. It is no part of any log: what is past is nobody's business."""

    def __init__(self, store: SqlStore, bells: Doorbells, now: Callable[[], int]) -> None:
        self._store = store
        self._bells = bells
        self._now = now
        self._name = token_hex(8)
        self._open: dict[Key, list[str]] = {}
        """For each connection the name that a watcher has given; mostly there is none."""
        self._noted: dict[Key, Note] = {}
        """What is written down, of those who have connections."""
        self._changed: dict[Key, int] = {}
        """Since when there are more or fewer than that, or others."""
        self._asked: Counter[str] = Counter()
        """How many here want to be told of a room."""
        self._new: set[str] = set()
        """Of which rooms somebody has just begun to ask."""
        self._known: dict[str, dict[str, Seen]] = {}

    @contextmanager
    def here(self, room: str, key: str, name: str = "") -> Iterator[None]:
        """As long as this lasts, whoever has this key is connected; a watcher may have a name."""
        at, name = (room, key), "" if key else shown_name(name)
        self._open.setdefault(at, []).append(name)
        self._compare(at, self._now())
        try:
            yield
        finally:
            self._gone(at, name)

    def _gone(self, key: Key, name: str) -> None:
        names = self._open.get(key, [])
        if name in names:
            names.remove(name)
        if not names:
            self._open.pop(key, None)
        self._compare(key, self._now())

    def _compare(self, key: Key, now: int) -> None:
        """Whether what is written down is still so."""
        noted, names = self._noted.get(key), self._open.get(key, [])
        if (len(names), in_order(names)) == ((noted.open, noted.names) if noted else (0, ())):
            self._changed.pop(key, None)
        elif names:
            self._changed.setdefault(key, now)
        else:
            self._changed[key] = now

    @contextmanager
    def told(self, room: str) -> Iterator[None]:
        """As long as this lasts, somebody here waits for news of who is at a room."""
        self._asked[room] += 1
        self._new.add(room)
        try:
            yield
        finally:
            self._asked[room] -= 1
            if not self._asked[room]:
                del self._asked[room]
                self._known.pop(room, None)

    def known(self, room: Room, seat: int | None) -> Present | None:
        """Who is at a room, as far as it was heard; None before anything was."""
        seen = self._known.get(room.name)
        return None if seen is None else present(room, seen, seat)

    async def look(self, room: Room, seat: int | None) -> Present:
        """Who is at a room now. Raises StoreDown."""
        found = await self._store.who([room.name], self._now())
        return present(room, found[room.name], seat)

    async def keep(self) -> None:
        """Note what changes here and hear what changes elsewhere, until it is cancelled."""
        try:
            while True:
                for number in range(BEAT):
                    changed = await self._note(number == 0)
                    new, self._new = self._new, set()
                    await self._hear(set(self._asked) if number == 0 else changed | new)
                    await asyncio.sleep(LOOK_EVERY)
        except asyncio.CancelledError:
            self._open.clear()
            self._changed = dict.fromkeys(self._noted, self._now())
            with suppress(StoreDown):
                await self._note(beat=False, grace=0)
            raise

    async def _note(self, beat: bool, grace: int = GRACE) -> set[str]:
        """Write down what has changed, and that the server lives; the rooms that it changed in."""
        now = self._now()
        notes = [
            self._as_it_is(key, at)
            for key, at in self._changed.items()
            if key in self._open or now - at >= grace
        ]
        if not notes and not (beat and self._noted):
            return set()
        await self._store.note(self._name, now, notes)
        for one in notes:
            key = (one.room, one.key)
            if one.open:
                self._noted[key] = one
            else:
                self._noted.pop(key, None)
            self._compare(key, self._now())
        return {one.room for one in notes}

    def _as_it_is(self, key: Key, at: int) -> Note:
        """A second connection does not change since when somebody is there."""
        noted, names = self._noted.get(key), self._open.get(key, [])
        since = noted.changed if noted and names else at
        return Note(*key, len(names), since, in_order(names))

    async def _hear(self, rooms: Iterable[str]) -> None:
        """Ask for those of these rooms that somebody here wants to be told of."""
        asked = [room for room in rooms if room in self._asked]
        found = await self._store.who(asked, self._now()) if asked else {}
        for room, seen in found.items():
            if room in self._asked and seen != self._known.get(room):
                self._known[room] = seen
                self._bells.ring(room)


def present(room: Room, seen: dict[str, Seen], listener: int | None) -> Present:
    """What a listener is told of it: the seats of people, how many watch, who has said his name.

    Whoever watches with a delay is told of no seat: who comes and goes is news of the match.
    """
    told = listener is not None or not room.settings.delay
    keys = {seat.key for seat in room.seats if seat.key}
    watching = [one for key, one in seen.items() if key not in keys]
    names = in_order(name for one in watching for name in one.names)
    count = sum(one.open for one in watching)
    return Present(tuple(_seats(room, seen)) if told else (), count, names)


def _seats(room: Room, seen: dict[str, Seen]) -> Iterator[SeatPresent]:
    for at, seat in enumerate(room.seats):
        if seat.person:
            one = seen.get(seat.key)
            yield SeatPresent(at, bool(one and one.open), one and one.since)
