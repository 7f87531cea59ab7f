"""Answers of bots that are ready before people can follow them.

When each is to be given stands in the room. What is lost here with the process is thought out
again, once the lease of its job has ended.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from heapq import heappop, heappush
from typing import Final, NamedTuple

from vierblatt.room.ports import Job

STEP: Final = 10
"""By so many milliseconds a store's clock may be set back when it is looked at again."""


class Answer(NamedTuple):
    """What a bot has decided, and when that is to be carried out."""

    at: int
    job: Job
    move: str


class Shelf:
    """One worker's answers, given in the order of their times."""

    def __init__(self, now: Callable[[], int], give: Callable[[Job, str], Awaitable[None]]) -> None:
        self._now = now
        self._give = give
        self._answers: list[Answer] = []
        self._new = asyncio.Event()

    def put(self, answer: Answer) -> None:
        """Keep an answer until its time has come."""
        heappush(self._answers, answer)
        self._new.set()

    async def keep(self) -> None:
        """Give each answer at its time, until it is cancelled."""
        while True:
            self._new.clear()
            while (wait := self._wait()) is not None and wait <= 0:
                _, job, move = heappop(self._answers)
                await self._give(job, move)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._new.wait()

    def _wait(self) -> float | None:
        """In seconds, until the next answer is to be given; None when there is none."""
        return (self._answers[0].at + STEP - self._now()) / 1000 if self._answers else None
