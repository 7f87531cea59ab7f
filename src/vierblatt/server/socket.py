"""The WebSocket half: messages go down; commands come by HTTP."""

import asyncio
from contextlib import ExitStack, nullcontext
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from vierblatt.room.feed import MOST, text
from vierblatt.room.keeper import actor_by, key_shown
from vierblatt.room.ports import StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.server.service import Service
from vierblatt.server.wire import Hello, Present

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 30.0
"""How long, in seconds, a listener may take to take a message."""
LONGEST_HELLO: Final = 300
BAD_HELLO: Final = 4400
WRONG_TOKEN: Final = 4401
WRONG_ORIGIN: Final = 4403
NO_SUCH_ROOM: Final = 4404
TOO_MANY: Final = 4429
TRY_AGAIN: Final = 4503

AnySocket = WebSocket[Any, Any, Any]


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


@websocket("/api/rooms/{room:str}/feed")
async def listen(socket: AnySocket, service: Service, room: str) -> None:
    """After the first frame, a `Hello`, the messages of the seat or of a watcher, one a frame."""
    try:
        await _serve(socket, service, room)
    except Closed as closed:
        await _close(socket, closed.code, closed.reason)
    except Refusal as refusal:
        code = WRONG_TOKEN if refusal.code == "wrong-token" else NO_SUCH_ROOM
        await _close(socket, code, refusal.code)
    except StoreDown:
        await _close(socket, TRY_AGAIN, "store-down")
    except (WebSocketDisconnect, TimeoutError):
        await _close(socket, BAD_HELLO, "too-late")


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except (RuntimeError, WebSocketDisconnect, OSError):
        return  # the other side was quicker


async def _serve(socket: AnySocket, service: Service, room: str) -> None:
    await socket.accept()
    if not service.guard.from_own_page(socket):
        raise Closed(WRONG_ORIGIN, "wrong-origin")
    if not service.guard.may_ask(socket):
        raise Closed(TOO_MANY, "too-many")
    hello = await _hello(socket)
    config, bells = service.config, service.house.bells
    if service.sockets >= config.sockets or bells.waiting(room) >= config.sockets_a_room:
        raise Closed(TOO_MANY, "too-many")
    service.sockets += 1
    service.metrics.sockets.inc()
    sending = asyncio.create_task(_send(socket, service, room, hello))
    closing = asyncio.create_task(_until_closed(socket))
    try:
        await asyncio.wait((sending, closing), return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, closing):
            if task.done():
                task.result()
    finally:
        service.sockets -= 1
        service.metrics.sockets.dec()
        for task in (sending, closing):
            task.cancel()
        await asyncio.gather(sending, closing, return_exceptions=True)


async def _hello(socket: AnySocket) -> Hello:
    async with asyncio.timeout(HELLO_WITHIN):
        raw = await socket.receive_data("text")
    if len(raw) > LONGEST_HELLO:
        raise Closed(BAD_HELLO, "bad-hello")
    try:
        return msgspec.json.decode(raw, type=Hello)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Closed(BAD_HELLO, "bad-hello") from error


async def _send(socket: AnySocket, service: Service, room: str, hello: Hello) -> None:
    """Everything from the number on, then whatever is new; the token is looked at each time."""
    after, fresh, key = hello.after, True, key_shown(hello.token)
    shown: Present | None = None
    with service.house.bells.at(room) as bell, ExitStack() as stays:
        while True:
            bell.clear()
            here = await service.keeper.room(room, fresh=fresh)
            seat = actor_by(here, key).seat
            if fresh:
                stays.enter_context(service.presence.here(room, key))
                stays.enter_context(
                    service.presence.told(room) if hello.presence else nullcontext()
                )
            for number in range(after + 1, min(here.seq(seat), after + MOST) + 1):
                await _tell(socket, text(here, seat, number))
                after = number
                service.metrics.sent.inc()
            now = service.presence.known(here) if hello.presence else None
            if now is not None and now != shown:
                await _tell(socket, msgspec.json.encode(now).decode())
                shown = now
            fresh = False
            if after >= here.seq(seat):
                await bell.wait()


async def _tell(socket: AnySocket, told: str) -> None:
    async with asyncio.timeout(SEND_WITHIN):
        await socket.send_data(told, "text")


async def _until_closed(socket: AnySocket) -> None:
    """Nothing more is expected from this side; whoever says something all the same is cut off."""
    await socket.receive_data("text")
    raise Closed(BAD_HELLO, "bad-frame")
