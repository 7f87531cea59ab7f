"""A bot thinks in a process of its own: a view and a limit go in, a move comes out."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, TypeVar

import structlog
from librt.random import Random

from vierblatt.bots import bot_named
from vierblatt.bots.bot import Limit
from vierblatt.core.match import MatchView
from vierblatt.games import game_named

THINK: Final = 2.0
"""How long, in seconds, a bot is to think at most."""
GIVE_UP: Final = 5.0
"""How long it is waited for before any legal move is played in its place."""

T = TypeVar("T")

log = structlog.get_logger()


class Hung(Exception):
    """The thinking process did not answer in time, or died."""


def think(level: str, view: MatchView, seed: int, seconds: float = THINK) -> str:
    """What a bot does, in short text; the same for the same view and seed."""
    game = game_named(view.game)
    choice = bot_named(level, game, Random(seed)).choose(view, Limit(seconds))
    world = game.imagine(view.table).deal(Random(seed))
    assert view.table.seat is not None
    return game.text(game.decode(choice.code, world, view.table.seat))


def _go_with(parent: int) -> None:
    """In the thinking process: end when the worker is gone, however it went, and only then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _wake() -> None:
    """Nothing; whoever has answered this has everything imported."""


class Thinker:
    """One process that thinks; when it hangs or dies there is a new one."""

    def __init__(self) -> None:
        self._pool = self._new()
        self._awake = False

    def _new(self) -> ProcessPoolExecutor:
        spawn = get_context("spawn")
        return ProcessPoolExecutor(
            1, mp_context=spawn, initializer=_go_with, initargs=(os.getpid(),)
        )

    async def wake(self) -> None:
        """Wait until the process can think; starting takes longer than a thought."""
        while not self._awake:
            try:
                await asyncio.get_running_loop().run_in_executor(self._pool, _wake)
                self._awake = True
            except BrokenProcessPool:
                self._restart()

    async def move(self, level: str, view: MatchView, seed: int, seconds: float = THINK) -> str:
        """What the bot does; if it fails, any legal move, and a line in the log to repeat it by."""
        try:
            return await self.answer(think, level, view, seed, seconds)
        except Hung:
            problem = "hung"
        except Exception as error:
            problem = repr(error)
        log.error("bot-failed", level=level, game=view.game, seed=seed, problem=problem)
        return think("random", view, seed)

    async def answer(self, work: Callable[..., T], *words: Any) -> T:
        """What this function returns in the thinking process. Raises Hung, and what it raises."""
        await self.wake()
        thought = asyncio.get_running_loop().run_in_executor(self._pool, work, *words)
        try:
            async with asyncio.timeout(GIVE_UP):
                return await thought
        except (TimeoutError, BrokenProcessPool) as error:
            self._restart()
            raise Hung from error

    def _restart(self) -> None:
        self.close()
        self._pool = self._new()
        self._awake = False

    def close(self) -> None:
        """End the process, whatever it is doing."""
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        self._pool.shutdown(wait=False, cancel_futures=True)
