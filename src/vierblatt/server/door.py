"""The door: what comes with every move is answered here, everything else by the framework.

A move through the framework costs the server twice as much. What is answered here is the same: the
bodies, the errands and the problems are one for both.
"""

import time
from functools import cached_property
from typing import Any, Final

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from vierblatt.server.bodies import LARGEST_BODY, strictly
from vierblatt.server.errands import carried_out
from vierblatt.server.guard import HEADERS, Asker, token_of
from vierblatt.server.problems import again, problem
from vierblatt.server.service import Service
from vierblatt.server.socket import Wire, listen
from vierblatt.server.wire import Carried, Problem, Wish

ROOMS: Final = "/api/rooms/"
COMMANDS: Final = "/commands"
FEED: Final = "/feed"
PATTERN: Final = "/api/rooms/{room:str}/commands"

_encode = msgspec.json.Encoder().encode
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Door:
    """An ASGI application around the framework's."""

    def __init__(self, app: Litestar) -> None:
        self._app = app

    @cached_property
    def service(self) -> Service:
        """What the routes share, once the application has started."""
        service: Service = self._app.state.service
        return service

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] == "websocket":
            room = _room(scope["path"], FEED)
            if room:
                return await listen(self.service, Wire(scope, receive, send), room)
        elif scope["type"] == "http" and scope["method"] == "POST":
            room = _room(scope["path"], COMMANDS)
            if room and _is_plain(asker := Asker(scope)):
                return await self._command(asker, receive, send, room)
        await self._app(scope, receive, send)

    async def _command(self, asker: Asker, receive: Receive, send: Send, room: str) -> None:
        start = time.perf_counter()
        status, told = await self._carried_out(asker, await _body(receive), room)
        body = _encode(told)
        about = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
        if isinstance(told, Problem):
            about += [
                (name.encode(), value.encode()) for name, value in again(status, told).items()
            ]
        head: Any = {"type": "http.response.start", "status": status, "headers": about + _HEADERS}
        await send(head)
        await send({"type": "http.response.body", "body": body, "more_body": False})
        self.service.note("POST", PATTERN, start)

    async def _carried_out(
        self, asker: Asker, body: bytes, room: str
    ) -> tuple[int, Carried | Problem]:
        service = self.service
        try:
            service.guard.let_in("POST", asker)
            wish = strictly(body, Wish)
            return 200, await carried_out(service, room, token_of(asker), wish)
        except Exception as error:
            return problem(error)


def _room(path: str, what: str) -> str:
    """The room in a path that ends like this; empty when it is another path."""
    if not (path.startswith(ROOMS) and path.endswith(what)):
        return ""
    room = path[len(ROOMS) : -len(what)]
    return "" if "/" in room else room


def _is_plain(asker: Asker) -> bool:
    """Whether a body is JSON of a length that is told and allowed."""
    length = asker.headers.get("content-length", "")
    kind = asker.headers.get("content-type", "").partition(";")[0]
    return kind == "application/json" and length.isdecimal() and int(length) <= LARGEST_BODY


async def _body(receive: Receive) -> bytes:
    parts, more = [], True
    while more:
        event: Any = await receive()
        parts.append(event.get("body", b""))
        more = event.get("more_body", False)
    return b"".join(parts)
