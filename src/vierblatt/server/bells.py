"""Bells: whoever waits at a room is woken when something was written."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Doorbells:
    """The bells of one process; fills the port `vierblatt.room.ports.Bells`."""

    def __init__(self) -> None:
        self._bells: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def ring(self, room: str) -> None:
        """Wake those who wait at this room."""
        for bell in self._bells.get(room, ()):
            bell.set()

    def ring_all(self) -> None:
        """Wake everybody."""
        for room in self._bells:
            self.ring(room)

    def rooms(self) -> list[str]:
        """Where somebody waits."""
        return list(self._bells)

    def waiting(self, room: str) -> int:
        """How many wait at a room."""
        return len(self._bells.get(room, ()))

    @contextmanager
    def at(self, room: str) -> Iterator[asyncio.Event]:
        """Wait at a room; the bell is hung before the first look, so that nothing slips between."""
        bell = asyncio.Event()
        self._bells[room].add(bell)
        try:
            yield bell
        finally:
            self._bells[room].discard(bell)
            if not self._bells[room]:
                del self._bells[room]
