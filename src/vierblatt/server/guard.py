"""Who may come in, from where, and how often; every table here is bounded."""

import time
from collections import OrderedDict
from math import ceil
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Address
from litestar.types import Scope

from vierblatt.room.refusals import Refusal
from vierblatt.server.config import Config

MOST: Final = 10_000
"""How many addresses are remembered."""
BURST: Final = 4
"""In seconds: what may be sent at once of what may be sent on average."""
REPLAYS: Final = 60
"""How often in a minute one address may ask for a part of a replay."""
FILES: Final = 60
"""How often in a minute one address may ask for a record or for what a seat was sent; two for
each of those who sit in one home, and again for their next match."""
SAFE: Final = ("GET", "HEAD")

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class Asker:
    """Who asks, as an ASGI scope has it; the framework's own takes longer to make."""

    def __init__(self, scope: Any) -> None:
        self.scope: Scope = scope
        self.client = Address(*scope["client"]) if scope["client"] else None
        self.headers = {
            name.decode("latin-1"): value.decode("latin-1")
            for name, value in reversed(scope["headers"])
        }


class Buckets:
    """A bucket of tokens for each address, filled at a rate."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> int:
        """Take one for this address: 0, or in how many seconds there will be one."""
        now = time.monotonic()
        left, at = self._buckets.pop(who, (self._most, now))
        left = min(self._most, left + (now - at) * self._rate)
        self._buckets[who] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return 0 if left >= 1 else ceil((1 - left) / self._rate)


class Guard:
    """Stands at the door of one server."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._rooms = Buckets(config.rooms_an_hour / 3600, config.rooms_an_hour)
        self._hints = Buckets(config.hints_a_minute / 60, config.hints_a_minute)
        self._replays = Buckets(REPLAYS / 60, REPLAYS)
        self._files = Buckets(FILES / 60, FILES)
        self._wishes = Buckets(config.wishes_a_second, config.wishes_a_second * BURST)

    def address(self, connection: Any) -> str:
        """Who asks."""
        if self._config.behind_proxy:
            for name, value in reversed(connection.scope["headers"]):
                if name == b"x-forwarded-for":
                    last: bytes = value.rpartition(b",")[2]
                    return last.strip().decode("latin-1")
        return connection.client.host if connection.client else ""

    def from_own_page(self, connection: Any) -> bool:
        """Whether this comes from a page that may send it, or from no page at all."""
        origin: str | None = connection.headers.get("origin")
        if origin is None or origin in self._config.origins:
            return True
        host: str = connection.headers.get("host", "")
        return _host(origin) == host

    def let_in(self, method: str, connection: Any) -> None:
        """Raise Refusal at what comes from a stranger's page, or too often."""
        if method not in SAFE and not self.from_own_page(connection):
            raise Refusal("wrong-origin")
        if connection.scope["path"].startswith("/api"):
            self.ask(connection)

    def ask(self, connection: Any) -> None:
        """This address sends one more wish. Raises Refusal."""
        self._take(self._wishes, connection)

    def be_helped(self, connection: Any) -> None:
        """A bot is to think once more for this address. Raises Refusal."""
        self._take(self._hints, connection)

    def look_back(self, connection: Any) -> None:
        """One more match is to be played again for this address. Raises Refusal."""
        self._take(self._replays, connection)

    def take_along(self, connection: Any) -> None:
        """One more file of a match is to be made for this address. Raises Refusal."""
        self._take(self._files, connection)

    def build(self, connection: Any) -> None:
        """This address sets up one more room. Raises Refusal."""
        self._take(self._rooms, connection)

    def _take(self, buckets: Buckets, connection: Any) -> None:
        seconds = buckets.take(self.address(connection))
        if seconds:
            raise Refusal("too-many", seconds=seconds)


def _host(origin: str) -> str | None:
    """Where a page comes from; None when that is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def token_of(connection: Any) -> str | None:
    """The token that is shown; None for a watcher."""
    shown: str = connection.headers.get("authorization", "")
    kind, _, token = shown.partition(" ")
    if not shown:
        return None
    return token.strip() if kind.lower() == "bearer" else ""
