"""Tables as those see them who watch with a delay: as the first part of the log has made them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from vierblatt.room.entries import Begun, Entry
from vierblatt.room.room import Room
from vierblatt.server.bells import Doorbells

KEPT: Final = 200
"""How many such tables are kept in memory; the others are made again when they are wanted."""


class Behind:
    """One server's part. While a match is on, watchers are a while behind; seats never are."""

    def __init__(self, bells: Doorbells, now: Callable[[], int]) -> None:
        self._bells = bells
        self._now = now
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._calls: dict[str, asyncio.TimerHandle] = {}
        """Where watchers are called when the next thing may be told."""

    def seen(self, room: Room, seat: int | None) -> Room:
        """The room as far as this listener may know it by now; it must not be changed."""
        if seat is not None or not room.settings.delay or room.play is None or room.over:
            return room
        then, now = self._then(room.name), self._now() - 1000 * room.settings.delay
        for entry in _since(room, then):
            if entry.at > now and (then.play or isinstance(entry, Begun)):
                self._call(room.name, entry.at - now)
                break
            then.apply(entry)
        return then

    def _then(self, name: str) -> Room:
        then = self._rooms.setdefault(name, Room(name))
        self._rooms.move_to_end(name)
        while len(self._rooms) > KEPT:
            self._rooms.popitem(last=False)
        return then

    def _call(self, room: str, wait: int) -> None:
        """Ring in so many milliseconds, unless it will ring before."""
        if room not in self._calls:
            loop = asyncio.get_running_loop()
            self._calls[room] = loop.call_later((wait + 1) / 1000, self._ring, room)

    def _ring(self, room: str) -> None:
        del self._calls[room]
        self._bells.ring(room)


def _since(room: Room, then: Room) -> Iterator[Entry]:
    return (page.entry for page in room.pages[len(then.pages) :])
