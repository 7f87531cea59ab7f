"""`vierblatt serve` and `vierblatt worker`: rooms for others, and who plays for their bots."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vierblatt.cli.asked import UsageError, asked_game, asked_words, positive
from vierblatt.words import Words

if TYPE_CHECKING:
    from vierblatt.server.config import Config


def serve(
    game: str | None = None,
    *,
    host: str = "127.0.0.1",
    port: int = 8400,
    database: str | None = None,
    data: Path | None = None,
    origin: tuple[str, ...] = (),
    workers: int = 1,
    rooms_an_hour: int = 60,
    wishes_a_second: int = 20,
    behind_proxy: bool = False,
    log: str = "WARNING",
    lang: str | None = None,
) -> int:
    """Serve rooms: people and bots play over HTTP; docs/protocol.md has the protocol.

    Parameters
    ----------
    game
        Set a table of this game up at once and print its link.
    host
        Where it listens. An address that others can reach needs --origin as well.
    port
        The port.
    database
        sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the data folder by default.
    data
        The data folder.
    origin
        An address, such as https://cards.example, whose pages may talk to this server.
    workers
        How many bot workers it starts; 0 when they run by themselves.
    rooms_an_hour
        How many rooms one address may set up.
    wishes_a_second
        How many requests one address may send on average.
    behind_proxy
        Believe the proxy's X-Forwarded-For.
    log
        DEBUG, INFO, WARNING or ERROR.
    lang
        Language of the words: en, de or fr.
    """
    from vierblatt.server.config import Config, PublicAddress
    from vierblatt.server.run import logs
    from vierblatt.server.run import serve as run

    say = asked_words(lang)
    table = None if game is None else asked_game(game).name
    config = Config(
        database=database or own_database(data),
        host=host,
        port=positive(port, "port"),
        origins=origin,
        workers=workers,
        rooms_an_hour=positive(rooms_an_hour, "rooms-an-hour"),
        wishes_a_second=positive(wishes_a_second, "wishes-a-second"),
        behind_proxy=behind_proxy,
    )
    logs(_level(log))
    try:
        return _until_stopped(run(config, table, lambda room: _print(say, config, room)))
    except PublicAddress as error:
        raise UsageError("room-public-address", word=str(error)) from error


def _print(say: Words, config: "Config", room: str | None) -> None:
    """Where the server, and the table, can be reached."""
    host = f"[{config.host}]" if ":" in config.host else config.host
    base = config.origins[0] if config.origins else f"http://{host}:{config.port}"
    print(say("room-serving-at", link=base), flush=True)
    if room is not None:
        print(say("room-link", link=f"{base}/r/{room}"), flush=True)


def worker(
    *,
    database: str | None = None,
    data: Path | None = None,
    parent: int | None = None,
    log: str = "WARNING",
) -> int:
    """Play for the bots of a database's rooms, beside one or several servers.

    Parameters
    ----------
    database
        The database of the servers; a file in the data folder by default.
    data
        The data folder.
    parent
        The number of the process that has started it; the worker ends when that one does.
    log
        DEBUG, INFO, WARNING or ERROR.
    """
    from vierblatt.server.run import logs, work

    logs(_level(log))
    return _until_stopped(work(database or own_database(data), parent))


def own_database(data: Path | None) -> str:
    """The file in a data folder, the platform's by default."""
    from platformdirs import user_data_path

    from vierblatt.server.config import sqlite_url

    return sqlite_url(data if data is not None else user_data_path("vierblatt"))


def _level(log: str) -> str:
    levels = ("DEBUG", "INFO", "WARNING", "ERROR")
    if log.upper() not in levels:
        raise UsageError("usage-no-value", option="log", word=log, values=", ".join(levels))
    return log.upper()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick loop, where there is one; Windows has none."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _until_stopped(work: Coroutine[Any, Any, None]) -> int:
    from vierblatt.room.ports import StoreDown
    from vierblatt.store import BadUrl

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(work)
    except KeyboardInterrupt:
        return 0
    except BadUrl as error:
        raise UsageError("room-no-database", word=str(error)) from error
    except StoreDown as error:
        raise UsageError("room-database-down", detail=str(error)) from error
    return 0
