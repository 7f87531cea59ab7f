"""`vierblatt serve` and `vierblatt worker`: rooms for others, and who plays for their bots."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from vierblatt.cli.asked import UsageError, asked_words, not_negative, positive
from vierblatt.cli.desktop import show
from vierblatt.cli.parameters import Code, Database, DataFolder, Lang, LogLevel, Pairs, Seats
from vierblatt.cli.port import USUAL, asked_port, own_address
from vierblatt.words import Words

if TYPE_CHECKING:
    from vierblatt.server.config import Config


def serve(
    game: str | None = None,
    *,
    seats: Seats = None,
    option: Pairs = (),
    code: Code = None,
    bots: str | None = None,
    clock: str | None = None,
    talk: str | None = None,
    watchers: str | None = None,
    delay: str | None = None,
    hints: str | None = None,
    pace: str | None = None,
    tricks: str | None = None,
    host: str = "127.0.0.1",
    port: int | None = None,
    open_page: Annotated[bool, Parameter("--open", negative="--no-open")] = False,
    database: Database = None,
    data: DataFolder = None,
    origin: tuple[str, ...] = (),
    workers: int = 1,
    rooms_an_hour: int = 60,
    wishes_a_second: int = 20,
    hints_a_minute: int = 60,
    behind_proxy: bool = False,
    log: LogLevel = "WARNING",
    lang: Lang = None,
) -> int:
    """Serve tables: people play in a browser or a terminal; docs/protocol.md is for programs.

    Parameters
    ----------
    game
        Set a table of this game up at once and print its link. Whoever sits down first is its host.
    bots
        Who sits in the seats, with commas: level1 to level5, search, exact, greedy, random, or
        human for somebody who is waited for. A bot alone, or bots for all seats but one, leave the
        first seat to a person. Without it each seat is for whoever comes, else for level3.
    clock
        none, or relaxed:60 or strict:60 with the seconds for a decision.
    talk
        off, emotes or chat.
    watchers
        public, or open: who watches sees all hands of a round that is over.
    delay
        How many seconds later who watches sees what happens: 0, 30 or 120.
    hints
        on or off.
    pace
        How soon bots play: quick, normal or calm.
    tricks
        Which tricks of a round are shown again: last or all.
    host
        Where it listens. An address that others can reach needs --origin as well.
    port
        The port: 8400, or the first behind it that is free.
    open_page
        Show the page in this machine's browser, where there is one with windows.
    origin
        An address, such as https://cards.example, whose pages may talk to this server.
    workers
        How many bot workers it starts; 0 when they run by themselves.
    rooms_an_hour
        How many rooms one address may set up.
    wishes_a_second
        How many requests one address may send on average.
    hints_a_minute
        How often one address may ask what a bot would do, on average.
    behind_proxy
        Believe the proxy's X-Forwarded-For.
    """
    from vierblatt.cli.planned import planned
    from vierblatt.server.config import Config, PublicAddress
    from vierblatt.server.run import logs
    from vierblatt.server.run import serve as run

    say = asked_words(lang)
    kept = {"talk": talk, "watchers": watchers, "delay": delay, "hints": hints}
    kept |= {"pace": pace, "tricks": tricks}
    table = planned(game, code, option, seats, bots, clock, **kept)
    config = Config(
        database=database or own_database(data),
        host=host,
        port=asked_port(host, port),
        origins=origin,
        workers=not_negative(workers, "--workers"),
        rooms_an_hour=positive(rooms_an_hour, "--rooms-an-hour"),
        wishes_a_second=positive(wishes_a_second, "--wishes-a-second"),
        hints_a_minute=positive(hints_a_minute, "--hints-a-minute"),
        behind_proxy=behind_proxy,
        log=_level(log),
    )
    logs(config.log)
    if port is None and config.port != USUAL:
        print(say("room-port-other", port=str(USUAL), other=str(config.port)), flush=True)
    try:
        return _until_stopped(run(config, table, lambda room: _tell(say, config, room, open_page)))
    except PublicAddress as error:
        wrong = UsageError("room-public-address", word=str(error))
        raise wrong.also("room-own-network", how=_how(config.port)) from error


def _how(port: int) -> str:
    """The words that open the server to this machine's own network."""
    address = own_address()
    return f"vierblatt serve --host {address} --origin http://{address}:{port} --port {port}"


def _link(config: "Config", room: str | None) -> str:
    """Where the server, or the table, can be reached."""
    host = f"[{config.host}]" if ":" in config.host else config.host
    base = config.origins[0] if config.origins else f"http://{host}:{config.port}"
    return base if room is None else f"{base}/r/{room}"


def _tell(say: Words, config: "Config", room: str | None, open_page: bool) -> None:
    """Say how to come in, and open the page if that is wished."""
    from vierblatt.server.page import folder

    link = _link(config, room)
    has_page = folder() is not None
    lines = [say("room-open-page" if has_page else "room-no-page", link=link)]
    lines.append(say("room-link-made") if room is None else say("room-link", link=link))
    if not config.origins:
        lines.append(say("room-this-machine"))
        lines.append(say("room-own-network", how=_how(config.port)))
    print("\n".join(lines), flush=True)
    if has_page and open_page:
        show(link)


def worker(
    *,
    database: str | None = None,
    data: DataFolder = None,
    parent: int | None = None,
    log: LogLevel = "WARNING",
) -> int:
    """Play for the bots of a database's rooms, beside one or several servers.

    Parameters
    ----------
    database
        The database of the servers; a file in the data folder by default.
    parent
        The number of the process that has started it; the worker ends when that one does.
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
