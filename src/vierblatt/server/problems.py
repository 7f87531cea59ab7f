"""Whatever goes wrong as an answer with a code that never changes its meaning."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from vierblatt.room.feed import message
from vierblatt.room.ports import StoreDown
from vierblatt.room.refusals import CODES, Refusal
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

AT_THE_DOOR: Final = ("wrong-origin", "wrong-token")
"""Refusals that whoever runs the server may want to know of."""

BY_STATUS: Final = {
    400: "bad-request",
    404: "no-such-path",
    405: "wrong-method",
    413: "too-large",
    415: "wrong-type",
}

AWAY: Final = 1
"""After how many seconds it is worth asking a server again that is busy or has no store."""

EVERY_CODE: Final = tuple(sorted({*CODES, *BY_STATUS.values(), "store-down", "fault"}))

log = structlog.get_logger()


class Late(Exception):
    """An action upon a position that is not the newest: the truth goes with the answer."""

    def __init__(self, room: Room, seat: int | None) -> None:
        super().__init__()
        self.room = room
        self.seat = seat


def answered(_request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Whatever went wrong, as an answer."""
    status, told = problem(error)
    headers = HEADERS | again(status, told)
    return Response(told, status_code=status, media_type="application/json", headers=headers)


def problem(error: Exception) -> tuple[int, Problem]:
    """The status of whatever went wrong, and how it is told."""
    match error:
        case Refusal():
            turned_away(error.code)
            return STATUS.get(error.code, 409), _refused(error)
        case Late(room=room, seat=seat):
            return 409, Problem("stale", message=message(room, seat, room.seq(seat)))
        case StoreDown():
            log.warning("store-down", detail=str(error)[:200])
            return 503, Problem("store-down")
        case HTTPException():
            return error.status_code, _http(error)
        case RecursionError():
            return 400, Problem("bad-request", words={"detail": "nested too deeply"})
    log.error("fault", exc_info=error)
    return 500, Problem("fault")


def again(status: int, told: Problem) -> dict[str, str]:
    """What cannot be answered yet says after how many seconds it can be, if that is known."""
    seconds = AWAY if status == 503 else told.words.get("seconds")
    return {} if seconds is None else {"retry-after": str(seconds)}


def turned_away(code: str) -> None:
    """Note it when somebody may not come in."""
    if code in AT_THE_DOOR:
        log.info("turned-away", code=code)


def _refused(error: Refusal) -> Problem:
    """The room said no."""
    words, why = dict(error.words), error.refused
    if why is None:
        return Problem(error.code, words=words)
    return Problem(error.code, why.rule, why.reason, why.cards, words)


def _http(error: HTTPException) -> Problem:
    """What the framework refuses: a path, a method, a body that is none."""
    parts = [str(part) for part in error.extra or ()] if isinstance(error.extra, list) else []
    detail = " ".join((str(error.detail), *parts))[:300]
    return Problem(BY_STATUS.get(error.status_code, "bad-request"), words={"detail": detail})
