"""What the document shows as answers: told of tables that were really played, so it is true."""

from base64 import urlsafe_b64encode
from functools import cache
from hashlib import sha256
from typing import Any, Final

from msgspec.structs import replace

from vierblatt import __version__
from vierblatt.bots import BOTS
from vierblatt.bots.bot import Limit
from vierblatt.core.positions import positions
from vierblatt.core.record import parse
from vierblatt.core.rulebook import rulebook
from vierblatt.games import GAMES, find_game
from vierblatt.room import commands
from vierblatt.room.audit import sent
from vierblatt.room.draft import Actor, Draft, created
from vierblatt.room.feed import message, messages
from vierblatt.room.keeper import key_of
from vierblatt.room.questions import asked_view, what_if, why_not
from vierblatt.room.record import record
from vierblatt.room.replayed import replayed
from vierblatt.room.room import Room
from vierblatt.room.rulings import rule, sit
from vierblatt.room.settings import Settings
from vierblatt.server import wire
from vierblatt.server.hints import think
from vierblatt.server.lessons import course_at, named, shown, verdict
from vierblatt.server.metrics import Metrics
from vierblatt.server.reference import rules_named
from vierblatt.server.routes import game_offered
from vierblatt.server.wire import Problem

ROOM: Final = "hq3j2kpzmn7r"
AT: Final = 1_800_000_000_000
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan")
SOME_THOUGHT: Final = Limit(iterations=20)

Told = dict[str, Any]
"""Answers, each under what it shows."""


def token_of(name: str) -> str:
    """A token, though no chance made it."""
    return urlsafe_b64encode(sha256(name.encode()).digest()[:16]).decode().rstrip("=")


class Fixed:
    """No chance at all; fills the port `vierblatt.room.ports.Entropy`."""

    def secret(self) -> bytes:
        """The same for every table."""
        return sha256(b"an example").digest()

    def token(self) -> str:
        """Of whoever has set the table up."""
        return token_of("Ann")

    def room(self) -> str:
        """Its name."""
        return ROOM


FIXED: Final = Fixed()


def _begun(game: str) -> Room:
    """A table of this game, the cards just dealt."""
    draft = created(ROOM, Settings(game), key_of(FIXED.token()), AT, FIXED)
    for name in NAMES[: len(draft.room.seats)]:
        sit(draft, commands.Sit(name), key_of(token_of(name)), None)
    rule(draft, Actor(0, host=True), commands.Begin())
    return draft.room


def _on(room: Room) -> Room:
    """The same one move later."""
    draft = Draft(room, room.at + 4_000, FIXED)
    seat = room.waiting()[0]
    draft.move(seat, _newest(room, seat).position.offer.moves[-1], "person")
    return draft.room


def _newest(room: Room, seat: int) -> Any:
    return message(room, seat, room.seq(seat))


def _forced(room: Room) -> tuple[Room, int, str]:
    """Later, when whoever is to play may not play one of his cards: his seat, and that card."""
    while True:
        room = _on(room)
        seat = room.waiting()[0]
        for card in _newest(room, seat).position.match.table.hand:
            refused = why_not(room, seat, card)
            if refused is not None and refused.cards:
                return room, seat, card


def _claimed(room: Room) -> wire.Feed:
    """Later, when somebody has laid his hand open and asks: what watchers are told last."""
    while not _newest(room, room.waiting()[0]).position.may_claim:
        room = _on(room)
    seat = room.waiting()[0]
    draft = Draft(room, room.at + 4_000, FIXED)
    rule(draft, Actor(seat), commands.Ask("claim"))
    seq = draft.room.seq(None)
    return wire.Feed(tuple(messages(draft.room, None, seq - 1)), seq)


def _over() -> Room:
    """A duel that was given up after two moves."""
    draft = Draft(_on(_on(_begun("seasons-duel"))), AT + 60_000, FIXED)
    rule(draft, Actor(0), commands.Ask("resign"))
    return draft.room


def _no(*codes: str, **words: str | int) -> Told:
    return {code: Problem(code, words=words) for code in codes}


USUAL: Final[dict[int, Told]] = {
    400: _no("bad-request", detail="Object missing required field `command_id`"),
    401: _no("wrong-token"),
    403: _no("wrong-origin"),
    404: _no("no-such-room"),
    409: _no("rules-changed", version=1),
    413: _no("too-large", detail="Request Entity Too Large"),
    429: _no("too-many", seconds=12),
    503: _no("store-down"),
}
"""Refusals that are the same wherever they come."""


@cache
def examples() -> dict[str, dict[int, Told]]:
    """By method and path, then by status."""
    return {**_reference(), **_lessons(), **_tables(), **_moves(), **_looking_back()}


def _reference() -> dict[str, dict[int, Told]]:
    game = GAMES[-1]
    book = rulebook(game.name, "en")
    health = {200: {"well": wire.Health("ok", __version__)}}
    return {
        "GET /api/games": {
            200: {"one of the games": wire.Offered((game_offered(game),), tuple(BOTS))}
        },
        "GET /api/codes/{code}": {
            200: {"Four Gems to 500": rules_named("FG1-om-500")},
            422: _no("bad-code"),
        },
        "GET /api/rules/{game}/{language}": {
            200: {"its first section": replace(book, sections=book.sections[:1])},
            404: _no("no-such-path", detail="Not Found"),
        },
        "GET /alive": health,
        "GET /health": health,
        "GET /metrics": {200: {"its first lines": Metrics().text().decode()[:300]}},
    }


def _lessons() -> dict[str, dict[int, Told]]:
    name, language, scene = "four-gems-1", "en", 1
    course = course_at(name, language, scene, [""])
    wrong_way = {404: _no("no-such-path", detail="Not Found"), 422: _no("no-such-move")}
    moves = {"right": "G20", "legal, but wrong": "G4", "refused": "R20"}
    return {
        "GET /api/lessons": {
            200: {"one of the lessons": wire.LessonsOffered((named(course.lesson),))}
        },
        "GET /api/lessons/{lesson}/{language}": {
            200: {"the second step": shown(course, scene, language)},
            **wrong_way,
        },
        "GET /api/lessons/{lesson}/{language}/answer": {
            200: {what: verdict(course, move, language) for what, move in moves.items()},
            **wrong_way,
        },
    }


def _tables() -> dict[str, dict[int, Told]]:
    room = _begun("four-gems")
    seats = tuple(wire.SeatPresent(at, at != 3, AT) for at in range(len(NAMES)))
    newest = {game.name: _offered(_begun(game.name)) for game in GAMES}
    return {
        "POST /api/rooms": {
            201: {"the host's place": wire.Place(ROOM, token_of("Ann"), 0)},
            409: _no("chair-taken"),
            422: _no("bad-options", detail="Invalid enum value 'most' - at `$.overruff`"),
        },
        "POST /api/rooms/{room}/seats": {
            201: {"a place": wire.Place(ROOM, token_of("Ben"), 1)},
            409: _no("chair-taken", "under-way", "name-taken"),
            422: _no("bad-name"),
        },
        "GET /api/rooms/{room}": {200: newest},
        "GET /api/rooms/{room}/feed": {
            200: {
                "how a match began": wire.Feed(tuple(messages(room, 1, 3)), room.seq(1)),
                "somebody claims the rest": _claimed(room),
            }
        },
        "GET /api/rooms/{room}/presence": {
            200: {"the fourth is away, two watch": wire.Present(seats, 2, ("Eve",))}
        },
    }


def _offered(room: Room) -> Any:
    """The newest message of whoever is to do something."""
    return _newest(room, room.waiting()[0])


def _moves() -> dict[str, dict[int, Told]]:
    room, seat, card = _forced(_begun("four-gems"))
    refused, seq, newest = why_not(room, seat, card), room.seq(seat), _newest(room, seat)
    assert refused is not None
    illegal = {"illegal": Problem("illegal", refused.rule, refused.reason, refused.cards)}
    move = newest.position.offer.moves[0]
    watching = {403: _no("not-for-watchers")}
    return {
        "POST /api/rooms/{room}/commands": {
            200: {"done": wire.Carried(seq + 1, repeated=False)},
            403: _no("not-for-watchers", "not-host", "wrong-origin"),
            409: {"stale": Problem("stale", message=newest)}
            | _no("not-your-turn", "paused", "bots-play"),
            422: illegal | _no("no-such-move"),
        },
        "GET /api/rooms/{room}/claim": {
            200: {"not decided": wire.Claimable(decided=False)},
            **watching,
        },
        "GET /api/rooms/{room}/why-not": {
            200: {"legal": wire.WhyNot(seq, True, None), card: wire.WhyNot(seq, False, refused)},
            409: _no("not-begun", "match-over"),
            422: _no("no-such-move"),
            **watching,
        },
        "GET /api/rooms/{room}/what-if": {
            200: {move: wire.WhatIf(seq, *what_if(room, seat, move))},
            409: _no("not-begun", "match-over"),
            422: illegal | _no("no-such-move"),
            **watching,
        },
        "GET /api/rooms/{room}/hint": {
            200: {"a card": think(asked_view(room, seat), seq, SOME_THOUGHT)},
            409: _no("not-your-turn", "hints-off"),
            503: _no("busy", "store-down"),
            **watching,
        },
    }


def _looking_back() -> dict[str, dict[int, Told]]:
    room = _over()
    raw = record(room)
    lines = list(parse(raw.splitlines(keepends=True)))
    not_over = {409: _no("not-over")}
    bad = {422: _no("bad-record", line=1, problem="empty")}
    frames = {200: {"two frames": replayed(lines, None, 1, 2)}}
    hashed = {200: {"the first one": wire.Positions(tuple(positions(lines, find_game))[:1])}}
    return {
        "GET /api/rooms/{room}/record": {
            200: {"a match that was given up": raw.decode()},
            **not_over,
        },
        "GET /api/rooms/{room}/sent": {
            200: {"the first lines": b"".join([*sent(room, 0)][:3]).decode()},
            **not_over,
        },
        "GET /api/rooms/{room}/replay": {
            **frames,
            **not_over,
            422: _no("no-such-seat", "no-such-position"),
        },
        "POST /api/replay": frames | bad,
        "GET /api/rooms/{room}/positions": hashed | not_over,
        "POST /api/positions": hashed | bad,
        "POST /api/practice": {
            201: {"a place": wire.Place(ROOM, token_of("Ann"), 0)},
            409: _no("match-over", "not-over"),
            422: _no("no-such-position"),
        },
    }


def shown_at(operation: str, status: int) -> Told:
    """What an operation, `GET /alive`, may answer with this status."""
    return examples().get(operation, {}).get(status, USUAL.get(status, {}))
