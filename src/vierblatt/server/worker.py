"""Plays for bots: takes their decisions from the jobs of all rooms, one after the other."""

import asyncio
from contextlib import suppress
from typing import Final

import structlog

from vierblatt.core.chance import Stream
from vierblatt.room.commands import BotAct
from vierblatt.room.draft import Actor
from vierblatt.room.ports import Job, Leased, StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.house import House
from vierblatt.server.thinker import Thinker
from vierblatt.store import open_store

LEASE: Final = 8_000
"""How long, in milliseconds, a decision is this worker's alone."""
AT_ONCE: Final = 1
LONGEST_SLEEP: Final = 1.0
"""In seconds; nothing is missed in it, for whatever is written wakes the worker."""
BREATH: Final = 0.05
"""In seconds, after being woken: busy rooms ring often, and no bot is due at once."""

log = structlog.get_logger()


class Worker:
    """One worker; several on one store share the work."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def run(self) -> None:
        """Work until it is cancelled."""
        house = House(await open_store(self._database))
        thinker = Thinker()
        house.start(house.listen)
        try:
            while True:
                try:
                    await self._turn(house, thinker)
                except StoreDown as down:
                    log.warning("store-down", detail=str(down)[:200])
                    await asyncio.sleep(LONGEST_SLEEP)
        finally:
            thinker.close()
            await house.stop()

    async def _turn(self, house: House, thinker: Thinker) -> None:
        await thinker.wake()  # before anything is leased
        house.woken.clear()
        now = house.now()
        leased = await house.store.lease("bot", now, now + LEASE, AT_ONCE)
        for one in leased:
            await decide(house, thinker, one)
        if not leased:
            due = await house.store.next_due("bot")
            wait = LONGEST_SLEEP if due is None else max(due - house.now(), 10) / 1000
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, LONGEST_SLEEP)):
                    await house.woken.wait()
            await asyncio.sleep(BREATH)


async def decide(house: House, thinker: Thinker, leased: Leased) -> None:
    """Make one decision; if another has made it meanwhile, nothing happens."""
    job = leased.job
    try:
        room = await house.keeper.room(job.room)
        seat = seat_for(room, job)
        if seat is None:
            await house.keeper.reschedule(job.room)
            return
        assert room.play is not None
        level = room.seats[seat].bot or room.settings.stand_in
        view = room.play.match.view(seat)
        seed = Stream(room.secret, job.name).word()
        move = await thinker.move(level, view, seed)
        await house.keeper.do(job.room, Actor(inner=True), job.name, BotAct(job.name, move))
    except Refusal as refusal:
        log.info("bot-was-late", code=refusal.code)
        with suppress(Refusal):
            await house.keeper.reschedule(job.room)


def seat_for(room: Room, job: Job) -> int | None:
    """The seat whose decision this is, if it is still to be made by a bot."""
    waiting = room.waiting() if room.paused is None else ()
    found = (at for at in waiting if room.seats[at].botlike and room.bot_job(at) == job.name)
    return next(found, None)
