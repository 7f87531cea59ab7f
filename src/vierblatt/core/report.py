"""A report, "this seems wrong", and the failing test that it becomes."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from vierblatt.core.game import Game, View, seats_of, view_type
from vierblatt.core.record import Line, RecordError, parse
from vierblatt.core.replay import FindGame, replay
from vierblatt.core.state import State

FORMAT: Final = 1
MOST_OFFERED: Final = 60
"""No more moves are written down than somebody reads."""
HEAD: Final = '''"""What somebody has reported: say what should be so, then make it so."""

import pytest

from vierblatt.core.game import seats_of
from vierblatt.core.record import parse
from vierblatt.core.replay import replay
from vierblatt.core.report import seen
from vierblatt.games import find_game
'''
TEST: Final = ("", "", "def test_what_was_reported() -> None:")


class Report(msgspec.Struct, frozen=True):
    """What somebody has saved; fields that nobody knows are left alone (docs/records.md)."""

    report: int
    game: str = ""
    rules_version: int = 0
    record: str = ""
    """JSON lines, when the match was over; it may go on after the position."""
    n: int = 0
    """The number of the frame in the record: packs and moves are counted from 0."""
    looker: str = "watcher"
    """Who looked: a seat, `watcher` or `open`."""
    shown: Any = None
    """The view as the page had it; without a record it is all there is."""
    words: str = ""
    """What the person says."""
    program: str = ""
    """The version of the program that showed it."""


def reported(raw: bytes) -> Report:
    """The report of a file. Raises ValueError when it is none."""
    report = msgspec.json.decode(raw, type=Report)
    if report.report != FORMAT or report.n < 0 or not (report.record or report.shown):
        raise ValueError(f"report {report.report}")
    return report


def seen(game: Game, shown: Any) -> View:
    """A view of a game from what a page had of it. Raises ValueError."""
    return msgspec.convert(shown, view_type(game))


def as_test(report: Report, find: FindGame) -> str:
    """A test that plays up to the position and fails until it says what should be so.

    Raises RecordError, LookupError, ValueError.
    """
    body = _of_record(report, find) if report.record else _of_view(report, find)
    words = [f"WORDS = {report.words!r}", f"PROGRAM = {report.program!r}"]
    head = [HEAD, *words, f"SHOWN = {report.shown!r}"]
    last = "    pytest.fail(WORDS)  # instead: what should be so, by its paragraph of docs/rules"
    return "\n".join((*head, *body, last)) + "\n"


def _of_record(report: Report, find: FindGame) -> Iterator[str]:
    lines = _up_to(list(parse(report.record.encode().splitlines(keepends=True))), report.n)
    match = replay(lines, find, whole=False).match
    yield from ("RECORD = [", *(f"    {line.raw!r}," for line in lines), "]")
    yield from TEST
    yield "    match = replay(list(parse(RECORD)), find_game, whole=False).match"
    if match.state is None:
        yield f"    assert match.scores[-1].points == {match.scores[-1].points!r}"
        yield f"    assert match.totals == {match.totals!r}"
    else:
        yield "    game, state = match.game, match.state"
        yield "    assert state is not None"
        yield from _offered(match.game, match.state)


def _up_to(lines: list[Line], n: int) -> list[Line]:
    """The header and what follows, to the position and no further. Raises RecordError."""
    at = [k for k, line in enumerate(lines) if line.fields.keys() & {"pack", "deal", "move"}]
    if n >= len(at):
        raise RecordError(lines[-1].number, "no-such-position", count=len(at))
    return lines[: at[n] + 1]


def _of_view(report: Report, find: FindGame) -> Iterator[str]:
    """The match was still on: some position that looks like the view."""
    game = find(report.game, report.rules_version)
    state = game.lookalike(seen(game, report.shown))
    yield from TEST
    yield f"    game = find_game({report.game!r}, {report.rules_version!r})"
    yield "    state = game.lookalike(seen(game, SHOWN))"
    yield from _offered(game, state)


def _offered(game: Game, state: State) -> Iterator[str]:
    """Who is waited for, and what each may do, as the rules have it now."""
    waiting = seats_of(state.waiting())
    yield f"    assert seats_of(state.waiting()) == {waiting!r}"
    for seat in waiting:
        codes = state.legal(seat)[:MOST_OFFERED]
        moves = [game.text(game.decode(code, state, seat)) for code in codes]
        yield f"    codes = state.legal({seat})[:{MOST_OFFERED}]"
        yield f"    offered = [game.text(game.decode(code, state, {seat})) for code in codes]"
        yield f"    assert offered == {moves!r}"
