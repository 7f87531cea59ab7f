"""The HTTP half of the interface, under /api."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any, Literal
from urllib.parse import unquote

from litestar import Request, Response, get, post
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, Parameter
from litestar.response import Stream

from vierblatt import __version__
from vierblatt.bots import BOTS
from vierblatt.core.game import Game, option_table
from vierblatt.core.notation import written
from vierblatt.core.record import parse
from vierblatt.core.rule_code import rule_code
from vierblatt.games import GAMES
from vierblatt.room.audit import sent
from vierblatt.room.commands import Sit
from vierblatt.room.draft import Actor
from vierblatt.room.feed import Message, message, messages
from vierblatt.room.keeper import actor_of, key_shown
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.errands import at_table, carried_out, points_of
from vierblatt.server.guard import token_of
from vierblatt.server.service import Service
from vierblatt.server.wire import (
    Carried,
    Claimable,
    Feed,
    GameOffered,
    Health,
    NewRoom,
    NewSeat,
    Offered,
    Place,
    Present,
    Problem,
    Wish,
)

AnyRequest = Request[Any, Any, Any]
After = Annotated[int, Parameter(ge=0, le=1_000_000, description="The last number that was seen.")]
Wait = Annotated[float, Parameter(ge=0, le=25, description="Seconds to wait for something new.")]
Called = Annotated[
    str,
    Parameter(
        header="watcher-name",
        max_length=400,
        description="By what name a watcher wants to be known while he waits, percent-encoded.",
    ),
]
RoomBody = Annotated[
    NewRoom,
    Body(
        examples=[
            Example(
                summary="Four Gems with two friends and two bots",
                value={
                    "settings": {
                        "game": "four-gems",
                        "options": {"overruff": "must"},
                        "chairs": [
                            {"kind": "human"},
                            {"kind": "bot", "bot": "greedy"},
                            {"kind": "human"},
                            {"kind": "bot", "bot": "greedy"},
                        ],
                        "clock": {"kind": "relaxed", "seconds": 60},
                    },
                    "name": "Ann",
                },
            )
        ]
    ),
]
SeatBody = Annotated[
    NewSeat,
    Body(
        examples=[
            Example(
                summary="Any free seat",
                value={"command_id": "4f1c7a52c2d04d6fa6e3", "name": "Ben"},
            )
        ]
    ),
]
WishBody = Annotated[
    Wish,
    Body(
        examples=[
            Example(
                summary="Play a card",
                value={"command_id": "17", "command": {"do": "act", "move": "R20", "seen": 41}},
            ),
            Example(
                summary="Ask for a rematch, everybody one seat on",
                value={
                    "command_id": "18",
                    "command": {"do": "ask", "what": "rematch", "terms": {"rotate": True}},
                },
            ),
        ]
    ),
]
Form = Annotated[
    Literal["lines", "text"], Parameter(description="JSON lines, or the notation for paper.")
]
LINES = "application/x-ndjson"
NO = {
    400: ResponseSpec(Problem, description="What was sent is nothing that is understood."),
    429: ResponseSpec(Problem, description="Too often; Retry-After says when it is time, if ever."),
}
NO_ROOM = NO | {
    401: ResponseSpec(Problem, description="The token opens nothing here."),
    404: ResponseSpec(Problem, description="There is no such room."),
    409: ResponseSpec(Problem, description="Not as things stand; they are told if it came late."),
    503: ResponseSpec(Problem, description="The store is away; nothing has happened."),
}
NOT_NOW = NO_ROOM | {
    403: ResponseSpec(Problem, description="Not for this seat, or from a stranger's page."),
    422: ResponseSpec(Problem, description="Not by the rules; with their paragraph."),
}
"""What can go wrong, and how it is said."""
SEATED = NO_ROOM | {403: NOT_NOW[403]}
NEW = NO | {status: NOT_NOW[status] for status in (403, 409, 422, 503)}
AWAY = {503: NO_ROOM[503]}


@get("/api/games", summary="What can be played here", tags=["games"], responses=NO)
async def games() -> Offered:
    """The games, their house rules, and the levels of the bots."""
    return Offered(tuple(map(game_offered, GAMES)), tuple(BOTS))


def game_offered(game: Game) -> GameOffered:
    """What there is to know of a game before it is played."""
    return GameOffered(
        game.name,
        game.rules_version,
        rule_code(game, game.options()),
        game.seats,
        option_table(game.options),
        game.paragraphs,
    )


@post("/api/rooms", summary="Set a table up", tags=["rooms"], responses=NEW, opt={"body": NewRoom})
async def new_room(request: AnyRequest, service: Service, data: RoomBody) -> Place:
    """The token is the host's; with a name he sits down at once."""
    service.guard.build(request)
    return Place(*await service.keeper.create(data.settings, data.name))


@post(
    "/api/rooms/{room:str}/seats",
    summary="Sit down",
    tags=["rooms"],
    responses=NOT_NOW,
    opt={"body": NewSeat},
)
async def new_seat(service: Service, room: str, data: SeatBody) -> Place:
    """Needs no token. If the answer was lost, the same command_id gives a new token."""
    sit = Sit(data.name, data.seat)
    return Place(*await service.keeper.sit(room, data.command_id, sit))


@get("/api/rooms/{room:str}", summary="How everything stands", tags=["rooms"], responses=NO_ROOM)
async def now(request: AnyRequest, service: Service, room: str) -> Message:
    """The newest message of the seat whose token is shown, or of a watcher."""
    here, actor = await come_in(request, service, room)
    return message(here, actor.seat, here.seq(actor.seat))


@get("/api/rooms/{room:str}/feed", summary="What has happened", tags=["rooms"], responses=NO_ROOM)
async def feed(
    request: AnyRequest,
    service: Service,
    room: str,
    after: After = 0,
    wait: Wait = 0,
    called: Called = "",
) -> Feed:
    """Messages behind a number, at most 200; with `wait` the answer comes when there is one."""
    here, actor = await come_in(request, service, room)
    if wait and here.seq(actor.seat) <= after:
        key = key_shown(token_of(request))
        with service.presence.here(room, key, unquote(called)), hanging_up(request) as gone:
            here = await _something_new(service, room, actor.seat, after, wait, gone)
        actor = actor_of(here, token_of(request))
    return Feed(tuple(messages(here, actor.seat, after)), here.seq(actor.seat))


@contextmanager
def hanging_up(request: AnyRequest) -> Iterator[asyncio.Task[None]]:
    """What is done when whoever asks hangs up."""
    gone = asyncio.create_task(_hung_up(request))
    try:
        yield gone
    finally:
        gone.cancel()


async def _hung_up(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _something_new(
    service: Service,
    name: str,
    seat: int | None,
    after: int,
    wait: float,
    gone: asyncio.Task[None],
) -> Room:
    """The room: with a message behind this number, after so many seconds, or for nobody more."""
    with service.house.bells.at(name) as bell:
        gone.add_done_callback(lambda _: bell.set())
        room = await _seen(service, name, seat)
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                while room.seq(seat) <= after and not service.house.closing and not gone.done():
                    await bell.wait()
                    bell.clear()
                    room = await _seen(service, name, seat)
        return room


async def _seen(service: Service, name: str, seat: int | None) -> Room:
    return service.behind.seen(await service.keeper.room(name, fresh=False), seat)


@get(
    "/api/rooms/{room:str}/presence",
    summary="Who is connected",
    tags=["rooms"],
    responses=NO_ROOM,
)
async def presence(request: AnyRequest, service: Service, room: str) -> Present:
    """For each seat of a person whether and since when, at any server, and how many watch."""
    here, actor = await come_in(request, service, room)
    return await service.presence.look(here, actor.seat)


@post(
    "/api/rooms/{room:str}/commands",
    summary="Do something",
    tags=["rooms"],
    responses=NOT_NOW,
    status_code=200,
    opt={"body": Wish},
)
async def command(request: AnyRequest, service: Service, room: str, data: WishBody) -> Carried:
    """One command, carried out whole or not at all, on disk before it is answered."""
    return await carried_out(service, room, token_of(request), data)


@get(
    "/api/rooms/{room:str}/claim", summary="Is the rest decided?", tags=["rooms"], responses=SEATED
)
async def claim(request: AnyRequest, service: Service, room: str) -> Claimable:
    """Proved from what the seat knows; only then the command `claim` is taken."""
    here, actor = await come_in(request, service, room)
    if actor.seat is None:
        raise Refusal("not-for-watchers")
    points = await points_of(here, actor.seat)
    return Claimable(points is not None, points)


@get(
    "/api/rooms/{room:str}/record",
    summary="The record of a match that is over",
    tags=["rooms"],
    responses=NO_ROOM,
    media_type=LINES,
)
async def room_record(
    request: AnyRequest, service: Service, room: str, form: Form = "lines"
) -> Response[bytes]:
    """JSON lines, proved by `vierblatt record verify`; or as people write it on paper."""
    service.guard.take_along(request)
    here, _ = await come_in(request, service, room)
    raw = await asyncio.to_thread(record, here)
    if form == "lines":
        return Response(raw, media_type=LINES)
    text = "\n".join(written(list(parse(raw.splitlines(keepends=True))))) + "\n"
    return Response(text.encode(), media_type="text/plain; charset=utf-8")


@get(
    "/api/rooms/{room:str}/sent",
    summary="All that the seat was sent",
    tags=["rooms"],
    responses=NO_ROOM,
    media_type=LINES,
)
async def all_sent(request: AnyRequest, service: Service, room: str) -> Stream:
    """JSON lines, after the match; `vierblatt record audit` holds them against the record."""
    service.guard.take_along(request)
    here, actor = await come_in(request, service, room)
    if not here.over:
        raise Refusal("not-over")
    return Stream(_lines(here, actor), media_type=LINES)


async def _lines(room: Room, actor: Actor) -> AsyncIterator[bytes]:
    for line in sent(room, actor.seat):
        yield line
        await asyncio.sleep(0)


@get("/alive", summary="Does the process answer?", tags=["server"])
async def alive() -> Health:
    """Asks nobody: a process that does not answer this is to be started again."""
    return Health("ok", __version__)


@get("/health", summary="Is the server ready?", tags=["server"], responses=AWAY)
async def health(service: Service) -> Health:
    """Asks the store, too; 503 when it does not answer: send people elsewhere meanwhile."""
    await service.house.store.next_due("clock")
    return Health("ok", __version__)


@get("/metrics", summary="Figures for Prometheus", tags=["server"], media_type="text/plain")
async def metrics(service: Service) -> Response[bytes]:
    """Counts and times of this process."""
    text = "text/plain; version=0.0.4; charset=utf-8"
    return Response(service.metrics.text(), media_type=text)


async def come_in(
    request: AnyRequest, service: Service, room: str, *, fresh: bool = True
) -> tuple[Room, Actor]:
    """The room, and who asks. Raises Refusal."""
    return await at_table(service, room, token_of(request), fresh=fresh)


ROUTES = [
    games,
    new_room,
    new_seat,
    now,
    feed,
    presence,
    command,
    claim,
    room_record,
    all_sent,
    alive,
    health,
    metrics,
]
