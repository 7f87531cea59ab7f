"""All that the routes share."""

from vierblatt.room.keeper import Keeper
from vierblatt.server.config import Config
from vierblatt.server.guard import Guard
from vierblatt.server.hints import Hints
from vierblatt.server.house import House
from vierblatt.server.metrics import Metrics
from vierblatt.server.presence import Presence


class Service:
    """One server's own."""

    def __init__(self, config: Config, house: House) -> None:
        self.config = config
        self.house = house
        self.guard = Guard(config)
        self.metrics = Metrics()
        self.presence = Presence(house.store, house.bells, house.now)
        self.hints = Hints()
        self.sockets = 0

    @property
    def keeper(self) -> Keeper:
        """The rooms."""
        return self.house.keeper
