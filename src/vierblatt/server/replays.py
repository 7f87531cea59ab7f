"""Matches that are over: walked through, checked, and gone on from."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, Parameter

from vierblatt.core.positions import positions
from vierblatt.core.record import parse
from vierblatt.core.tale import OPEN, Looker
from vierblatt.games import find_game
from vierblatt.room.brought import LARGEST, MOST_LINES, lines_of
from vierblatt.room.practice import Practice
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.replayed import MOST_FRAMES, Replayed, replayed
from vierblatt.room.room import Room
from vierblatt.server.routes import NEW, NO, NO_ROOM, NOT_NOW, AnyRequest, come_in
from vierblatt.server.service import Service
from vierblatt.server.wire import (
    LookerNamed,
    Place,
    Positions,
    PracticeWish,
    Problem,
    ToCheck,
    ToReplay,
)

LARGEST_BODY: Final = 2 * LARGEST
"""A record as a text in JSON is longer than its file."""
BROUGHT: Final = NO | {
    403: NOT_NOW[403],
    413: ResponseSpec(Problem, description="The record is too large."),
    422: ResponseSpec(Problem, description="This is no record, or it has no such place."),
}
JSON: Final = "application/json"

As = Annotated[
    LookerNamed,
    Parameter(query="as", description="Who looks: a watcher, a seat, or with all cards open."),
]
From = Annotated[int, Parameter(query="from", ge=0, le=MOST_LINES, description="The first frame.")]
Most = Annotated[int, Parameter(ge=1, le=MOST_FRAMES, description="How many frames.")]
RecordBody = Annotated[
    ToReplay,
    Body(
        examples=[
            Example(
                summary="A match on paper",
                value={"record": "game seasons-duel\nround\n# and so on", "looker": "open"},
            )
        ]
    ),
]
CheckBody = Annotated[
    ToCheck,
    Body(
        examples=[
            Example(
                summary="The lines of a file",
                value={"record": '{"record": 1, "game": "seasons-duel"}\n'},
            )
        ]
    ),
]
PracticeBody = Annotated[
    PracticeWish,
    Body(
        examples=[
            Example(
                summary="From frame 12 of a match that is over",
                value={"room": "Hq3J2kPz", "n": 12, "seat": 0, "deal": "anew", "name": "Ann"},
            )
        ]
    ),
]


@get(
    "/api/rooms/{room:str}/replay",
    summary="A match that is over, frame by frame",
    tags=["replays"],
    responses=NO_ROOM | {200: ResponseSpec(Replayed, description="The frames."), 422: BROUGHT[422]},
    media_type=JSON,
)
async def room_replay(
    request: AnyRequest,
    service: Service,
    room: str,
    looker: As = "watcher",
    first: From = 0,
    most: Most = MOST_FRAMES,
) -> Response[bytes]:
    """As a seat or a watcher saw it, or with all cards open; anybody may ask for any of them."""
    service.guard.look_back(request)
    here = await _finished(request, service, room)
    tell = partial(_replayed, here, who_looks(looker), first, most)
    return await _retold(service, (room, looker, first, most), tell)


async def _finished(request: AnyRequest, service: Service, room: str) -> Room:
    """A room whose match is over. Raises Refusal."""
    here, _ = await come_in(request, service, room)
    if not here.over:
        raise Refusal("not-over")
    return here


async def _retold(
    service: Service, asked: tuple[Any, ...], tell: Callable[[], Any]
) -> Response[bytes]:
    """Worked out once for all who ask the same of a finished match."""
    told = await service.retold.told(asked, lambda: msgspec.json.encode(tell()))
    return Response(told, media_type=JSON)


def _replayed(room: Room, who: Looker, first: int, most: int) -> Replayed:
    return replayed(list(parse(record(room).splitlines(keepends=True))), who, first, most)


@post(
    "/api/replay",
    summary="Any record, frame by frame",
    tags=["replays"],
    responses=BROUGHT,
    status_code=200,
    opt={"body": ToReplay},
    request_max_body_size=LARGEST_BODY,
)
async def any_replay(request: AnyRequest, service: Service, data: RecordBody) -> Replayed:
    """Of a file or of a match on paper, of any version of the rules. Nothing of it is kept."""
    service.guard.look_back(request)
    async with service.retold.turns:
        return await asyncio.to_thread(_brought, data)


def _brought(asked: ToReplay) -> Replayed:
    return replayed(lines_of(asked.record), who_looks(asked.looker), asked.first, asked.most)


@get(
    "/api/rooms/{room:str}/positions",
    summary="The positions of a match that is over, as its hashes cover them",
    tags=["replays"],
    responses=NO_ROOM | {200: ResponseSpec(Positions, description="The positions.")},
    media_type=JSON,
)
async def room_positions(request: AnyRequest, service: Service, room: str) -> Response[bytes]:
    """To work out the state hashes of its record oneself (docs/records.md)."""
    service.guard.look_back(request)
    here = await _finished(request, service, room)
    return await _retold(service, (room, "positions"), lambda: _positions(record(here).decode()))


@post(
    "/api/positions",
    summary="The positions of any record, as its hashes cover them",
    tags=["replays"],
    responses=BROUGHT,
    status_code=200,
    opt={"body": ToCheck},
    request_max_body_size=LARGEST_BODY,
)
async def any_positions(request: AnyRequest, service: Service, data: CheckBody) -> Positions:
    """The same for a record that somebody brings along; none without the rules of its version."""
    service.guard.look_back(request)
    async with service.retold.turns:
        return await asyncio.to_thread(_positions, data.record)


def _positions(text: str) -> Positions:
    return Positions(positions(lines_of(text), find_game))


@post(
    "/api/practice",
    summary="Go on from a position against bots",
    tags=["replays"],
    responses=BROUGHT | NEW | {404: NO_ROOM[404]},
    opt={"body": PracticeWish},
    request_max_body_size=LARGEST_BODY,
)
async def practise(request: AnyRequest, service: Service, data: PracticeBody) -> Place:
    """A new table: the hidden cards as they were, or anew as the seat may suppose them to lie."""
    service.guard.build(request)
    if (data.room is None) == (data.record is None):
        raise Refusal("bad-record", line=1, problem="empty")
    async with service.retold.turns:
        text = data.record or ""
        if data.room is not None:
            room = await service.keeper.room(data.room)
            text = (await asyncio.to_thread(record, room)).decode()
        lines = await asyncio.to_thread(lines_of, text)
        wish = Practice(lines, data.n, data.seat, data.deal, data.bot, data.pace)
        return Place(*await service.keeper.practise(wish, data.name))


def who_looks(asked: str) -> Looker:
    """Who looks, as it is asked for."""
    if asked == OPEN:
        return "open"
    return None if asked == "watcher" else int(asked)


REPLAYS = [room_replay, any_replay, room_positions, any_positions, practise]
