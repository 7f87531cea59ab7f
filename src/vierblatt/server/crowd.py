"""The sockets that are open here: a table full of watchers keeps nobody from his own seat."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from vierblatt.room.refusals import Refusal
from vierblatt.server.config import Config


class Crowd:
    """One server's sockets, by room and by the key that was shown; a watcher's is empty."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._open: Counter[tuple[str, str]] = Counter()
        self._all = 0

    @contextmanager
    def one_more(self, room: str, key: str) -> Iterator[None]:
        """As long as this lasts, one more is open. Raises Refusal."""
        config, at = self._config, (room, key)
        most = config.sockets_a_seat if key else config.watchers_a_room
        if self._all >= config.sockets or self._open[at] >= most:
            raise Refusal("too-many")
        self._all += 1
        self._open[at] += 1
        try:
            yield
        finally:
            self._all -= 1
            self._open[at] -= 1
            if not self._open[at]:
                del self._open[at]
