"""The WebSocket half: messages go down; commands come by HTTP.

It speaks ASGI itself: a framework in between costs each listener memory, and each message time.
"""

import asyncio
from contextlib import ExitStack, nullcontext
from typing import Any, Final

import msgspec
from litestar.types import Receive, Send

from vierblatt.room.feed import MOST, encoded
from vierblatt.room.keeper import actor_by, key_shown
from vierblatt.room.ports import StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.guard import Asker
from vierblatt.server.line import Line, line_of
from vierblatt.server.problems import turned_away
from vierblatt.server.service import Service
from vierblatt.server.wire import Hello, Present

HELLO_WITHIN: Final = 10.0
SEND_WITHIN: Final = 30.0
"""How long, in seconds, a listener may take to take a message."""
AT_ONCE: Final = 8
"""So many messages are sent without a look at whether the line can take them."""
LONGEST_HELLO: Final = 600
BAD_HELLO: Final = 4400
WRONG_TOKEN: Final = 4401
WRONG_ORIGIN: Final = 4403
NO_SUCH_ROOM: Final = 4404
TOO_MANY: Final = 4429
TRY_AGAIN: Final = 4503
CLOSED_WITH: Final = {"wrong-token": WRONG_TOKEN, "too-many": TOO_MANY}
"""What a socket that is refused is closed with; NO_SUCH_ROOM for all other reasons."""


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Gone(Exception):
    """The other side has closed the socket."""


class Wire:
    """One socket."""

    def __init__(self, scope: Any, receive: Receive, send: Send) -> None:
        self.asker = Asker(scope)
        self.line = line_of(scope)
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        """Shake hands. Raises Gone."""
        if (await self._receive())["type"] != "websocket.connect":
            raise Gone
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def heard(self) -> str:
        """The next frame. Raises Gone, or Closed when it is not text."""
        event: Any = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        if event.get("text") is None:
            raise Closed(BAD_HELLO, "bad-frame")
        return str(event["text"])

    async def tell(self, text: bytes) -> None:
        """Send a message, and wait until the line has taken it. Raises TimeoutError, OSError."""
        async with asyncio.timeout(SEND_WITHIN):
            await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def close(self, code: int, reason: str) -> None:
        """Say why and close it; the other side may have been quicker."""
        try:
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (RuntimeError, OSError):
            return


async def listen(service: Service, wire: Wire, room: str) -> None:
    """After the first frame, a `Hello`, the messages of the seat or of a watcher, one a frame."""
    try:
        await wire.accept()
        await _serve(service, wire, room)
    except Closed as closed:
        turned_away(closed.reason)
        await wire.close(closed.code, closed.reason)
    except Refusal as refusal:
        turned_away(refusal.code)
        await wire.close(CLOSED_WITH.get(refusal.code, NO_SUCH_ROOM), refusal.code)
    except StoreDown:
        await wire.close(TRY_AGAIN, "store-down")
    except TimeoutError:
        await wire.close(BAD_HELLO, "too-late")
    except (Gone, OSError):
        return


async def _serve(service: Service, wire: Wire, room: str) -> None:
    if not service.guard.from_own_page(wire.asker):
        raise Closed(WRONG_ORIGIN, "wrong-origin")
    service.guard.ask(wire.asker)
    hello = await _hello(wire)
    with (
        service.crowd.one_more(room, key_shown(hello.token)),
        service.metrics.sockets.track_inprogress(),
    ):
        listener = Listener(service, wire, room, hello)
        closing = asyncio.create_task(_until_closed(wire))
        closing.add_done_callback(lambda _: listener.wake())
        try:
            await listener.follow(closing)
        finally:
            closing.cancel()
            await asyncio.gather(closing, return_exceptions=True)


async def _hello(wire: Wire) -> Hello:
    async with asyncio.timeout(HELLO_WITHIN):
        raw = await wire.heard()
    if len(raw) > LONGEST_HELLO:
        raise Closed(BAD_HELLO, "bad-hello")
    try:
        return msgspec.json.decode(raw, type=Hello)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Closed(BAD_HELLO, "bad-hello") from error


async def _until_closed(wire: Wire) -> None:
    """Nothing more is expected from this side; whoever says something all the same is cut off."""
    await wire.heard()
    raise Closed(BAD_HELLO, "bad-frame")


class Listener:
    """Whoever listens at a socket, and how far he has been told."""

    def __init__(self, service: Service, wire: Wire, room: str, hello: Hello) -> None:
        self._service = service
        self._wire = wire
        self._name = room
        self._key = key_shown(hello.token)
        self._called = hello.name
        self._after = hello.after
        self._presence = hello.presence
        self._shown: Present | None = None
        self._bell = asyncio.Event()
        self._at: int | None = None
        self._idle = False
        """Whether all has been sent and the bell is waited for."""
        self.wake = self._bell.set

    async def follow(self, closing: asyncio.Task[None]) -> None:
        """Everything from the number on, then whatever is new; the token is looked at each time."""
        keeper, presence = self._service.keeper, self._service.presence
        with ExitStack() as stays:
            stays.enter_context(self._service.house.bells.calling(self._name, self._ring))
            self._seat(await keeper.room(self._name))
            stays.enter_context(presence.here(self._name, self._key, self._called))
            stays.enter_context(presence.told(self._name) if self._presence else nullcontext())
            while not closing.done():
                self._bell.clear()
                if await self._catch_up(await keeper.room(self._name, fresh=False)):
                    self._idle = True
                    await self._bell.wait()
                    self._idle = False
        closing.result()

    async def _catch_up(self, room: Room) -> bool:
        """Send what is new, a bounded number at a time; whether that was all."""
        seat = self._seat(room)
        room = self._service.behind.seen(room, seat)
        for number in range(self._after + 1, min(room.seq(seat), self._after + MOST) + 1):
            await self._wire.tell(encoded(room, seat, number))
            self._after = number
            self._service.metrics.told += 1
        present = self._news_of_presence(room, seat)
        if present is not None:
            await self._wire.tell(msgspec.json.encode(present))
            self._shown = present
        return self._after >= room.seq(seat)

    def _ring(self) -> None:
        """Something was written: it is sent at once if it can be, else the task is woken."""
        line = self._wire.line
        try:
            done = self._idle and line is not None and line.free and self._told_at_once(line)
        except Exception:
            done = False  # the task meets it again, and ends this socket alone
        if not done:
            self._bell.set()

    def _told_at_once(self, line: Line) -> bool:
        room = self._service.keeper.current(self._name)
        if room is None:
            return False
        seat = self._seat(room)
        room = self._service.behind.seen(room, seat)
        news = self._news_of_presence(room, seat) is not None
        if news or room.seq(seat) > self._after + AT_ONCE:
            return False
        for number in range(self._after + 1, room.seq(seat) + 1):
            line.tell(encoded(room, seat, number))
            self._after = number
            self._service.metrics.told += 1
        return True

    def _seat(self, room: Room) -> int | None:
        """Mostly the one that it was. Raises Refusal when the token opens nothing any more."""
        if self._at is None or room.seats[self._at].key != self._key:
            self._at = actor_by(room, self._key).seat
        return self._at

    def _news_of_presence(self, room: Room, seat: int | None) -> Present | None:
        known = self._service.presence.known(room, seat) if self._presence else None
        return known if known != self._shown else None
