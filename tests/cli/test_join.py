"""A seat at a server's table: what is shown and advised there comes from the seat's own view."""

import os
import pty
import sys
import threading
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, cast

import pytest
from librt.random import Random as Chance

from tests.cli.near import SAY, Near, at_table
from tests.room.tables import Sitting, begun
from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.cli.followed import Followed
from vierblatt.cli.join import leave
from vierblatt.cli.plain import PlainTable
from vierblatt.cli.remote import Connected, Remote
from vierblatt.cli.remote_session import RemoteSession
from vierblatt.cli.typed import Typed
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView
from vierblatt.games import GAMES

SHORT = {"seasons-duel": {}, "four-gems": {"target": 200}, "vier-felder": {"target": 5}}


class Recorder(Bot):
    """A coach who notes what he was shown."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, Chance(0))
        self.views: list[MatchView] = []

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        self.views.append(view)
        return Choice(0)


def joined(game: str, seat: int, **settings: Any) -> tuple[Sitting, RemoteSession]:
    sitting = begun(game, options=SHORT.get(game, {"target": 1}), **settings)
    remote = cast(Remote, Near(sitting, seat))
    return sitting, RemoteSession(Followed(remote, SAY))


def decisions(sitting: Sitting, session: RemoteSession, most: int) -> Iterator[int]:
    """Halt at each decision of the seat, with a move of it afterwards, to the end of the match."""
    chance = Random(1)
    for _ in range(most):
        seat = session.advance()
        if seat is None:
            return
        yield seat
        moves = sitting.moves(seat)
        assert session.act(seat, session.code(chance.choice(moves))) is None


@pytest.mark.parametrize("game", [game.name for game in GAMES])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_coach_is_shown_what_the_seat_may_know_and_no_more(game: str, seat: int) -> None:
    sitting, session = joined(game, seat)
    coach = Recorder(sitting.room.game)
    session._coach = coach
    asked = 0
    for at in decisions(sitting, session, 40):
        assert at == seat
        session.advice(seat)
        play = sitting.room.play
        assert play is not None
        assert coach.views[-1] == play.match.view(seat)
        asked += 1
        again = RemoteSession(Followed(session.room.remote, SAY))  # who comes back later
        again._coach = coach
        again.advice(seat)
        assert coach.views[-1] == play.match.view(seat)
    assert asked > 5


def test_h_says_no_where_hints_are_off(capsys: pytest.CaptureFixture[str]) -> None:
    _, session = joined("four-gems", 0, hints="off")
    typed = iter(["h", "q"])
    PlainTable(session, SAY, lambda _: next(typed)).play()
    said = capsys.readouterr().out.splitlines()
    assert SAY("room-no-hints-off") in said


def test_h_at_a_servers_table_says_what_the_coach_would_do(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting, session = joined("four-gems", 0)
    typed = iter(["h", "h", "q"])
    PlainTable(session, SAY, lambda _: next(typed)).play()
    said = capsys.readouterr().out
    advised = [SAY("advice-move", move=move) for move in sitting.moves(0)]
    lines = [line for line in said.splitlines() if line in advised]
    assert len(advised) > 1
    assert len(lines) == 2, said
    assert lines[0] == lines[1]


def test_who_comes_back_hears_of_the_round_that_is_on(capsys: pytest.CaptureFixture[str]) -> None:
    sitting = begun("four-seasons", options={"target": 100})
    session = RemoteSession(Followed(cast(Remote, Near(sitting, 0)), SAY))
    for _ in decisions(sitting, session, 400):
        if len(session.match.scores) == 2:
            break
    again = RemoteSession(Followed(session.room.remote, SAY))
    at_table(again, "q").play()
    said = capsys.readouterr().out
    assert said.count("You are dealt") == 1
    assert "Round 1 is over" not in said


def test_who_watches_is_said_when_others_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    near = Near(begun("seasons-duel"), 0)
    room = Followed(cast(Remote, near), SAY)
    monkeypatch.setattr(near, "news", lambda after, wait: [])
    said = []
    for count_, names in ((0, []), (1, []), (3, ["Eve", "Max"]), (3, ["Eve", "Max"]), (2, ["Eve"])):
        near.here = Connected([], count_, names)
        room.look()
        said.append(capsys.readouterr().out)
    near.here = Connected([])
    room.look()
    assert said == [
        "",
        "Somebody watches.\n",
        "3 people watch. Watching: Eve, Max, one more\n",
        "",
        "2 people watch. Watching: Eve, one more\n",
    ]
    assert capsys.readouterr().out == "Nobody watches any more.\n"


def told_at(table: str, waits: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Ann, in seat 0, wait for her first decision; `waits` are those in which nothing comes."""
    sitting = begun("four-gems", 4 if table == "people" else 1, options=SHORT["four-gems"])
    near = Near(sitting, 0)
    asked = count(1)

    def news(after: int, wait: int) -> list[Any]:
        told = near._told(after)
        if told or not wait or next(asked) in waits:
            return told
        others = [at for at in sitting.room.waiting() if at != 0]
        if table == "people":
            sitting.act(others[0])
        else:
            sitting.bots()
        return near._told(after)

    monkeypatch.setattr(near, "news", news)
    session = RemoteSession(Followed(cast(Remote, near), SAY))
    at_table(session, "q").play()


@pytest.mark.parametrize(
    ("table", "waits", "times"),
    [
        ("bots", [], 0),
        ("bots", [1, 2], 0),
        ("bots", [1, 2, 3], 1),
        ("bots", [1, 2, 3, 4, 5], 1),
        ("people", [], 6),
        ("people", [1], 6),
    ],
)
def test_a_bot_is_waited_for_only_when_it_takes_its_time(
    table: str,
    waits: list[int],
    times: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    told_at(table, waits, monkeypatch)
    said = capsys.readouterr().out
    assert SAY("moves") in said
    assert said.count(" to move.") == times, said


def test_what_is_said_beside_the_table_fits_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, session = joined("four-gems", 0)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    leave(session.room, SAY)
    assert capsys.readouterr().out.splitlines() == [
        "Your seat stays yours; come back with",
        "--join http://x/r/y#token",
    ]


class Hand:
    """Somebody at the keys of a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._keys, screen = pty.openpty()
        self._screen = os.fdopen(screen)
        monkeypatch.setattr("sys.stdin", self._screen)

    def type(self, text: str) -> None:
        os.write(self._keys, text.encode())

    def go(self, typed: Typed) -> None:
        os.close(self._keys)
        while not typed._ended:
            time.sleep(0.01)
        self._screen.close()


def test_what_was_typed_before_a_question_does_not_answer_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hand = Hand(monkeypatch)
    typed = Typed()
    hand.type("1\n1\nha")
    while typed.first() is None:
        time.sleep(0.01)
    threading.Timer(0.5, lambda: hand.type("2\n")).start()
    assert typed.ask("? ") == "2"
    hand.go(typed)


def test_a_question_is_put_again_below_what_is_said_while_it_stands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = Hand(monkeypatch)
    typed = Typed()
    said = iter(["away", "back"])

    def meanwhile() -> bool:
        for line in said:
            typed.aside(line)
        hand.type("2\n")
        return False

    typed.aside("nobody is asked yet")
    assert typed.ask("? ", meanwhile) == "2"
    assert capsys.readouterr().out == "nobody is asked yet\n? \naway\nback\n? "
    hand.go(typed)


def test_what_comes_through_a_pipe_is_all_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    out, into = os.pipe()
    os.write(into, b"1\n2\n")
    os.close(into)
    with open(out) as pipe:
        monkeypatch.setattr("sys.stdin", pipe)
        typed = Typed()
        assert [typed.ask("? "), typed.ask("? ")] == ["1", "2"]
        with pytest.raises(EOFError):
            typed.ask("? ")
