"""Running a server or a bot worker until it is told to stop."""

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from socket import socket
from typing import Final

import structlog
import uvicorn

from vierblatt import __version__
from vierblatt.room.settings import Settings
from vierblatt.server.app import make_app
from vierblatt.server.config import Config, check
from vierblatt.server.door import Door
from vierblatt.server.house import opened
from vierblatt.server.line import Line
from vierblatt.server.worker import Worker

Started = Callable[[str | None], None]
"""Told when a server answers, and of its first table."""

STOP_WITHIN: Final = 5
"""How long, in seconds, open requests may take when a server is told to stop."""
KEEP_ALIVE: Final = 60
START_AGAIN: Final = 1.0
LARGEST_FRAME: Final = 1024
COLLECT: Final = (2_000, 10, 10)
"""So many new objects, and so many rounds among the new ones, the collector waits for."""
STOPPING: Final = (signal.SIGINT, signal.SIGTERM)

log = structlog.get_logger()


def logs(level: str) -> None:
    """JSON lines on standard error: names, figures and patterns, no tokens and no paths."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),
        cache_logger_on_first_use=True,
    )


def collect_seldom() -> None:
    """Keep the garbage collector from what stays for good, and let it look less often.

    While it goes through all that lives, everybody at every table waits. It must not be put off
    for long either: what the framework leaves of each closed connection is in circles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


async def serve(config: Config, table: Settings | None, started: Started) -> None:
    """Serve until a signal comes; the bot workers live as long.

    The table is there at once; its host is whoever sits down first. Raises PublicAddress, BadUrl,
    StoreDown.
    """
    check(config)
    await (await opened(config.database)).close()  # what is wrong with it is said at once
    door = Door(make_app(config))
    server = Server(
        door,
        uvicorn.Config(
            door,
            host=config.host,
            port=config.port,
            access_log=False,
            log_config=None,
            ws=Line,
            ws_per_message_deflate=False,
            ws_max_size=LARGEST_FRAME,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=STOP_WITHIN,
        ),
    )
    workers = [asyncio.create_task(_look_after(config)) for _ in range(config.workers)]
    workers.append(asyncio.create_task(_say_when(server, door, table, started)))
    try:
        await server.serve()
    finally:
        for task in workers:
            task.cancel()
        await asyncio.gather(*workers, return_exceptions=True)
        log.info("stopped")


class Server(uvicorn.Server):
    """Ends when it is told to, and lets its caller put things in order before the process ends."""

    def __init__(self, door: Door, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._door = door

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Uvicorn waits for questions that are still open."""
        self._door.service.house.let_go()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn's own would send the signal once more, which ends the process at once."""
        before = {one: signal.signal(one, self.handle_exit) for one in STOPPING}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


async def _say_when(
    server: uvicorn.Server, door: Door, table: Settings | None, started: Started
) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    keeper, config = door.service.keeper, door.service.config
    collect_seldom()
    about = {"host": config.host, "port": config.port, "workers": config.workers}
    log.info("started", version=__version__, **about)
    started(None if table is None else await keeper.set_up(table))


async def _look_after(config: Config) -> None:
    """A bot worker in a process of its own, started again whenever it ends."""
    words = ["-m", "vierblatt", "worker", "--database", config.database]
    words += ["--parent", str(os.getpid()), "--log", config.log]
    while True:
        # In a session of its own: Ctrl+C is for the server, which then ends its workers.
        process = await asyncio.create_subprocess_exec(
            sys.executable, *words, start_new_session=True
        )
        try:
            log.warning("worker-ended", code=await process.wait())
        finally:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.terminate()
                await process.wait()
        await asyncio.sleep(START_AGAIN)


async def work(database: str, parent: int | None = None) -> None:
    """Play for bots until a signal comes, or the process that has started it is gone."""
    worker = Worker(database)
    working = asyncio.create_task(worker.run())
    log.info("worker-started", version=__version__)
    with suppress(NotImplementedError):  # Windows: the process ends at once
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, working.cancel)
    try:
        while not working.done():
            await asyncio.wait((working,), timeout=1)
            if parent is not None and os.getppid() != parent:
                return
        if not working.cancelled():
            working.result()
    finally:
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        log.info("worker-stopped")
