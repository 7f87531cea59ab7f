"""Bells: whoever waits at a room is called when something was written."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Ring = Callable[[], None]


class Doorbells:
    """The bells of one process; fills the port `vierblatt.room.ports.Bells`."""

    def __init__(self) -> None:
        self._bells: defaultdict[str, set[Ring]] = defaultdict(set)

    def ring(self, room: str) -> None:
        """Call those who wait at this room."""
        for ring in tuple(self._bells.get(room, ())):
            ring()

    def ring_all(self) -> None:
        """Call everybody."""
        for room in self.rooms():
            self.ring(room)

    def rooms(self) -> list[str]:
        """Where somebody waits."""
        return list(self._bells)

    @contextmanager
    def calling(self, room: str, ring: Ring) -> Iterator[None]:
        """As long as this lasts, it is called whenever something was written; it must not fail."""
        self._bells[room].add(ring)
        try:
            yield
        finally:
            self._bells[room].discard(ring)
            if not self._bells[room]:
                del self._bells[room]

    @contextmanager
    def at(self, room: str) -> Iterator[asyncio.Event]:
        """Wait at a room; the bell is hung before the first look, so that nothing slips between."""
        bell = asyncio.Event()
        with self.calling(room, bell.set):
            yield bell
