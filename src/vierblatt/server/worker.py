"""Plays for bots: takes their decisions from the jobs of all rooms, one after the other."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

import structlog

from vierblatt.core.chance import Stream
from vierblatt.room.clock import PACES
from vierblatt.room.commands import BotAct
from vierblatt.room.ports import Job, StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.house import House, opened
from vierblatt.server.leases import Leases
from vierblatt.server.shelf import Answer, Shelf
from vierblatt.server.thinker import THINK, Thinker

LONGEST_SLEEP: Final = 1.0
"""In seconds; nothing is missed in it, for whatever is written wakes the worker."""
BREATH: Final = 0.05
"""In seconds, after being woken: busy rooms ring often, and no bot is due at once."""
SHORTEST_THOUGHT: Final = 0.3
"""What a bot may think, in seconds, even where the time of its move has nearly come."""
MARGIN: Final = 0.15
"""Before that time it should have its answer: then no bot's tempo tells what it thinks about."""

log = structlog.get_logger()


class Worker:
    """One worker; several on one store share the work."""

    def __init__(self, database: str) -> None:
        self._database = database

    async def run(self) -> None:
        """Work until it is cancelled."""
        house = House(await opened(self._database))
        thinker = Thinker()
        leases = Leases(house.store, house.now)
        shelf = Shelf(house.now, partial(give, house, leases))
        house.start(house.listen, shelf.keep, leases.keep)
        try:
            while True:
                try:
                    await self._turn(house, thinker, shelf, leases)
                except StoreDown as down:
                    log.warning("store-down", detail=str(down)[:200])
                    await asyncio.sleep(LONGEST_SLEEP)
        finally:
            thinker.close()
            with suppress(StoreDown):
                await leases.let_go()
            await house.stop()

    async def _turn(self, house: House, thinker: Thinker, shelf: Shelf, leases: Leases) -> None:
        await thinker.wake()  # before anything is leased
        house.woken.clear()
        job = await leases.take()
        if job is not None:
            await decide(house, thinker, shelf, leases, job)
        else:
            due = await house.store.next_due("bot")
            wait = LONGEST_SLEEP if due is None else max(due - house.now(), 10) / 1000
            with suppress(TimeoutError):
                async with asyncio.timeout(min(wait, LONGEST_SLEEP)):
                    await house.woken.wait()
            await asyncio.sleep(BREATH)


async def decide(house: House, thinker: Thinker, shelf: Shelf, leases: Leases, job: Job) -> None:
    """Make one decision; what is ready before its time waits on the shelf, and stays taken."""
    try:
        answer = await _answer(house, thinker, leases, job)
    except Exception:
        leases.give_up(job)
        raise
    if answer is None:
        leases.give_up(job)
    elif answer.at > house.now():
        shelf.put(answer)
    else:
        await give(house, leases, job, answer.move)


async def _answer(house: House, thinker: Thinker, leases: Leases, job: Job) -> Answer | None:
    """What the bot does; None when there is nothing to be decided any more."""
    try:
        room = await house.keeper.room(job.room)
        seat = seat_for(room, job)
        if seat is None:
            await house.keeper.reschedule(job.room)
            return None
    except Refusal as refusal:
        log.info("bot-had-no-room", code=refusal.code)
        await leases.let_rest(job)
        return None
    assert room.play is not None
    level = room.seats[seat].bot or room.settings.stand_in
    view = room.play.match.view(seat)
    seed = Stream(room.secret, job.name).word()
    at = room.seats[seat].plays_at
    return Answer(at, job, await thinker.move(level, view, seed, _thought(room, at - house.now())))


def _thought(room: Room, left: int) -> float:
    """How long a bot may think, in seconds, when it is to play in so many milliseconds."""
    if not PACES[room.settings.pace].thought:
        return THINK
    return min(max(left / 1000 - MARGIN, SHORTEST_THOUGHT), THINK)


async def give(house: House, leases: Leases, job: Job, move: str) -> None:
    """Carry out what a bot has decided; if another has done so meanwhile, nothing happens."""
    try:
        await house.keeper.work(job.room, job.name, BotAct(job.name, move))
    except Refusal as refusal:
        log.info("bot-was-late", code=refusal.code)
        with suppress(Refusal):
            await house.keeper.reschedule(job.room)
    finally:
        leases.give_up(job)


def seat_for(room: Room, job: Job) -> int | None:
    """The seat whose decision this is, if it is still to be made by a bot."""
    waiting = room.waiting() if room.paused is None else ()
    found = (at for at in waiting if room.seats[at].botlike and room.bot_job(at) == job.name)
    return next(found, None)
