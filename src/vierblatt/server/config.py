"""How a server is run."""

from ipaddress import ip_address
from pathlib import Path
from typing import Final

import msgspec

LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class Config(msgspec.Struct, frozen=True):
    """All that can be set."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8400
    origins: tuple[str, ...] = ()
    """Where pages may come from that talk to this server, besides its own."""
    workers: int = 1
    """How many bot workers the server starts and looks after."""
    rooms_an_hour: int = 60
    """How many rooms one address may set up."""
    wishes_a_second: int = 20
    """How many commands and questions one address may send on average."""
    hints_a_minute: int = 60
    """How often one address may ask what a bot would do, on average."""
    sockets: int = 8_000
    watchers_a_room: int = 64
    """How many sockets watchers may have open at one room, all together."""
    sockets_a_seat: int = 16
    behind_proxy: bool = False
    """Whether X-Forwarded-For says who asks; only behind a proxy that sets it."""
    log: str = "WARNING"
    """From which level on the log says something, also that of the workers."""


class PublicAddress(ValueError):
    """An address that others can reach, without settings that say so."""


def check(config: Config) -> None:
    """Raise PublicAddress when the world could come in and nobody has said from where."""
    if not _is_local(config.host) and not config.origins:
        raise PublicAddress(config.host)


def _is_local(host: str) -> bool:
    if host in LOCAL:
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def sqlite_url(folder: Path) -> str:
    """The database in a folder."""
    return f"sqlite:///{folder / 'vierblatt.db'}"
