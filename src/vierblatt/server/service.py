"""All that the routes share."""

import time

import structlog

from vierblatt.room.keeper import Keeper
from vierblatt.server.behind import Behind
from vierblatt.server.config import Config
from vierblatt.server.crowd import Crowd
from vierblatt.server.guard import Guard
from vierblatt.server.hints import Hints
from vierblatt.server.house import House
from vierblatt.server.metrics import Metrics
from vierblatt.server.presence import Presence
from vierblatt.server.retold import Retold

log = structlog.get_logger()


class Service:
    """One server's own."""

    def __init__(self, config: Config, house: House) -> None:
        self.config = config
        self.house = house
        self.guard = Guard(config)
        self.metrics = Metrics()
        self.presence = Presence(house.store, house.bells, house.now)
        self.behind = Behind(house.bells, house.now)
        self.hints = Hints()
        self.retold = Retold()
        self.crowd = Crowd(config)

    def note(self, method: str, pattern: str, start: float) -> None:
        """Count and log a request: the method and the path's pattern, never what is in it."""
        took = round(1000 * (time.perf_counter() - start), 1)
        log.debug("request", method=method, path=pattern, ms=took)
        self.metrics.requests.labels(pattern, method).inc()

    @property
    def keeper(self) -> Keeper:
        """The rooms."""
        return self.house.keeper
