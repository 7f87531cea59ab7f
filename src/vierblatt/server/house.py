"""What a process that serves rooms, or plays for bots, has running: a store, a keeper, bells."""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import structlog

from vierblatt.room import commands
from vierblatt.room.keeper import Keeper
from vierblatt.room.ports import Leased, StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.server import diary
from vierblatt.server.bells import Doorbells
from vierblatt.server.chance import Chance
from vierblatt.store import open_store
from vierblatt.store.base import SqlStore

MEND_EVERY: Final = 2.0
"""How often, in seconds, it is looked whether a bell was lost."""
CLOCK_EVERY: Final = 0.2
"""How often, in seconds, the clocks are looked at while anything is written."""
LEASE: Final = 10_000
"""How long, in milliseconds, a look at the clock may take."""
MOST: Final = 100

log = structlog.get_logger()


class House:
    """Rooms, as one process has them."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.bells = Doorbells()
        self.keeper = Keeper(store, self.bells, Chance(), self.now, diary.note)
        self.woken = asyncio.Event()
        """Set when anything was written by anybody."""
        self.closing = False
        """Whether nobody is to be kept waiting any more."""
        self._tasks: list[asyncio.Task[Any]] = []

    def now(self) -> int:
        """The time of the store, in milliseconds since 1970."""
        return _now(self.store)

    def start(self, *works: Any) -> None:
        """Run these beside each other until `stop`."""
        self._tasks += [asyncio.create_task(_for_ever(work)) for work in works]

    def let_go(self) -> None:
        """Answer those who wait, before the process ends."""
        self.closing = True
        self.bells.ring_all()

    async def stop(self) -> None:
        """End what is running and close the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()

    async def listen(self) -> None:
        """Pass on what other processes write."""
        await self.store.listen(self.heard)

    def heard(self, room: str | None, head: int) -> None:
        """Something was written."""
        self.woken.set()
        if self.keeper.heard(room, head):
            if room is None:
                self.bells.ring_all()
            else:
                self.bells.ring(room)

    async def mend(self) -> None:
        """Find what a lost bell has not told."""
        while True:
            await asyncio.sleep(MEND_EVERY)
            for room, head in (await self.store.heads(self.bells.rooms())).items():
                if self.keeper.heard(room, head):
                    self.bells.ring(room)

    async def watch_clocks(self) -> None:
        """Do what the clocks of the rooms say is due; many servers can do it side by side."""
        while True:
            self.woken.clear()
            now = self.now()
            for leased in await self.store.lease("clock", now, now + LEASE, MOST):
                await self._look_at_clock(leased)
            await asyncio.sleep(CLOCK_EVERY)
            await self._until_due(await self.store.next_due("clock"))

    async def _until_due(self, due: int | None) -> None:
        """Or until something is written, by anybody; should that be missed, not for long."""
        wait = MEND_EVERY if due is None else min(MEND_EVERY, (due - self.now()) / 1000)
        with suppress(TimeoutError):
            async with asyncio.timeout(max(wait, 0)):
                await self.woken.wait()

    async def _look_at_clock(self, leased: Leased) -> None:
        job = leased.job
        word = f"{job.name} {job.due}"
        try:
            done = await self.keeper.work(job.room, word, commands.LookAtClock())
        except Refusal:
            done = None
        if done is None or done.repeated or done.idle:
            await self._put_right(leased)

    async def _put_right(self, leased: Leased) -> None:
        """It was not as the job has it; a room that cannot be read must not keep the others."""
        try:
            await self.keeper.reschedule(leased.job.room)
        except Refusal as refusal:
            log.info("clock-had-no-room", code=refusal.code)
            await self.store.hold([leased.job], self.now() + leased.rest)


def _now(store: SqlStore) -> int:
    return round(time.time() * 1000) + store.offset


async def opened(database: str) -> SqlStore:
    """The store, and a line for each step by which its tables were brought up to date.

    Raises BadUrl, StoreDown; also where it can be read and not be written.
    """
    store = await open_store(database)
    await store.forget_servers(_now(store))
    for step in store.migrated:
        log.info("migrated", step=step)
    return store


async def _for_ever(work: Any) -> None:
    """Go on after whatever goes wrong: the store may be away for a while."""
    while True:
        try:
            await work()
        except StoreDown as down:
            log.warning("store-down", work=work.__name__, detail=str(down)[:200])
        except Exception:
            log.exception("work-failed", work=work.__name__)
        await asyncio.sleep(1)
