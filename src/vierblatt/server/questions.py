"""What somebody who plays may ask about his own seat; nothing happens by it, and nobody is told."""

from typing import Annotated

from litestar import get
from litestar.openapi.spec import Example
from litestar.params import Parameter

from vierblatt.room.questions import what_if, why_not
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.routes import NOT_NOW, SEATED, AnyRequest, come_in
from vierblatt.server.service import Service
from vierblatt.server.wire import Hint, WhatIf, WhyNot

Move = Annotated[
    str,
    Parameter(
        max_length=400,
        description="A move in short text, as in the command `act`.",
        examples=[Example(summary="Play a card", value="R20")],
    ),
]


@get("/api/rooms/{room:str}/why-not", summary="May I do that?", tags=["rooms"], responses=NOT_NOW)
async def ask_why_not(request: AnyRequest, service: Service, room: str, move: Move) -> WhyNot:
    """Whether the seat may do this as things stand, and if not the rule and the forcing cards."""
    here, seat = await _sitting(request, service, room)
    refused = why_not(here, seat, move)
    return WhyNot(here.seq(seat), refused is None, refused)


@get(
    "/api/rooms/{room:str}/what-if",
    summary="What would come of it?",
    tags=["rooms"],
    responses=NOT_NOW,
)
async def ask_what_if(request: AnyRequest, service: Service, room: str, move: Move) -> WhatIf:
    """What is sure to come of a legal move; what chance or hidden cards decide is left out."""
    here, seat = await _sitting(request, service, room)
    return WhatIf(here.seq(seat), *what_if(here, seat, move))


@get("/api/rooms/{room:str}/hint", summary="What would a bot do?", tags=["rooms"], responses=SEATED)
async def ask_hint(request: AnyRequest, service: Service, room: str) -> Hint:
    """From the view of the seat alone, when it is its turn; the same answer until it is not."""
    here, seat = await _sitting(request, service, room)
    if here.settings.hints == "off":
        raise Refusal("hints-off")
    service.guard.be_helped(request)
    return await service.hints.hint(here, seat)


async def _sitting(request: AnyRequest, service: Service, room: str) -> tuple[Room, int]:
    """The room and the seat of whoever asks. Raises Refusal."""
    here, actor = await come_in(request, service, room, fresh=False)
    if actor.seat is None:
        raise Refusal("not-for-watchers")
    return here, actor.seat


QUESTIONS = [ask_why_not, ask_what_if, ask_hint]
