"""Commands, carried out for whoever shows a token."""

import asyncio
import time

from vierblatt.room.commands import Claim
from vierblatt.room.decided import Points, decided
from vierblatt.room.draft import Actor
from vierblatt.room.keeper import actor_by, actor_of, key_shown
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.problems import Late
from vierblatt.server.service import Service
from vierblatt.server.wire import Carried, Wish


async def at_table(
    service: Service, room: str, token: str | None, *, fresh: bool = True
) -> tuple[Room, Actor]:
    """The room, as far as whoever shows this token may know it, and who that is. Raises Refusal."""
    here = await service.keeper.room(room, fresh=fresh)
    try:
        actor = actor_of(here, token)
    except Refusal:
        if fresh:
            raise
        return await at_table(service, room, token)
    return service.behind.seen(here, actor.seat), actor


async def carried_out(service: Service, room: str, token: str | None, wish: Wish) -> Carried:
    """One command, on disk when this returns. Raises Refusal, Late, StoreDown."""
    key, kind = key_shown(token), str(type(wish.command).__struct_config__.tag)
    start = time.perf_counter()
    try:
        if isinstance(wish.command, Claim):
            await _prove(service, room, key)
        done = await service.keeper.do(room, key, wish.command_id, wish.command)
    except Refusal as refusal:
        service.metrics.wishes.labels(kind, refusal.code).inc()
        if refusal.code == "stale":
            now = await service.keeper.room(room)
            raise Late(now, actor_by(now, key).seat) from refusal
        raise
    service.metrics.wishes.labels(kind, "repeated" if done.repeated else "done").inc()
    service.metrics.took.observe(time.perf_counter() - start)
    return Carried(done.seq, done.repeated)


async def _prove(service: Service, name: str, key: str) -> None:
    """Before the room looks whether it is decided: then it is known. Raises Refusal."""
    room = await service.keeper.room(name)
    seat = room.seat_of(key)
    if seat is not None:
        await points_of(room, seat)


async def points_of(room: Room, seat: int) -> Points | None:
    """The points of the round that is on, if nothing is left to decide, as far as a seat can know.

    Worked out in a thread: everybody at every table would wait for it.
    """
    match = None if room.play is None else room.play.match
    if match is None or match.state is None or room.over:
        return None
    return await asyncio.to_thread(decided, room.game, match.view(seat))
