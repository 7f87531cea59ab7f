"""Whatever goes wrong as an answer with a code that never changes its meaning."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from vierblatt.room.feed import message
from vierblatt.room.ports import StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.guard import HEADERS
from vierblatt.server.wire import Problem

STATUS: Final = {
    "wrong-token": 401,
    "not-host": 403,
    "not-for-watchers": 403,
    "wrong-origin": 403,
    "no-such-room": 404,
    "stale": 409,
    "too-many": 429,
    "busy": 503,
    "bad-chair": 422,
    "bad-code": 422,
    "bad-name": 422,
    "bad-options": 422,
    "bad-record": 422,
    "bad-text": 422,
    "illegal": 422,
    "no-such-bot": 422,
    "no-such-game": 422,
    "no-such-move": 422,
    "no-such-position": 422,
    "no-such-seat": 422,
}
"""The status of each code; 409 for all others, which depend on how things stand."""

BY_STATUS: Final = {
    400: "bad-request",
    404: "no-such-path",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
}

log = structlog.get_logger()


class Late(Exception):
    """An action upon a position that is not the newest: the truth goes with the answer."""

    def __init__(self, room: Room, seat: int | None) -> None:
        super().__init__()
        self.room = room
        self.seat = seat


def problem(status: int, told: Problem) -> Response[Problem]:
    """An answer that says why not."""
    return Response(told, status_code=status, media_type="application/json", headers=dict(HEADERS))


def refused(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    """The room said no."""
    told = Problem(error.code, words=dict(error.words))
    if error.refused is not None:
        why = error.refused
        told = Problem(error.code, why.rule, why.reason, why.cards, dict(error.words))
    return problem(STATUS.get(error.code, 409), told)


def late(_request: Request[Any, Any, Any], error: Late) -> Response[Problem]:
    """It was too late, and this is how things stand."""
    now = message(error.room, error.seat, error.room.seq(error.seat))
    return problem(409, Problem("stale", message=now))


def down(_request: Request[Any, Any, Any], error: StoreDown) -> Response[Problem]:
    """The database is away or full; nothing has happened, and the same command may come again."""
    log.warning("store-down", detail=str(error)[:200])
    return problem(503, Problem("store-down"))


def http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a path, a method, a body that is none."""
    parts = [str(part) for part in error.extra or ()] if isinstance(error.extra, list) else []
    detail = " ".join((str(error.detail), *parts))[:300]
    code = BY_STATUS.get(error.status_code, "bad-request")
    return problem(error.status_code, Problem(code, words={"detail": detail}))


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """JSON in JSON in JSON."""
    return problem(400, Problem("bad-request", words={"detail": "nested too deeply"}))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours."""
    log.error("fault", method=request.method, exc_info=error)
    return problem(500, Problem("fault"))
