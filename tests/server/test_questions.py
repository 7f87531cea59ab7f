"""What a seat may ask over the wire: for itself alone, without a trace, and not without end."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from tests.room.tables import begun
from tests.server.live import Client, Process, free_port, move, playing, serving, table
from vierblatt.core.guide import Guide
from vierblatt.core.match import MatchView
from vierblatt.games import GAMES
from vierblatt.room.refusals import Refusal
from vierblatt.server import hints
from vierblatt.server.hints import think
from vierblatt.words import LANGUAGES, Words

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NAMES = [game.name for game in GAMES]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("questions") / "rooms.db"
    words = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")
    with serving(f"sqlite:///{path}", *words, "--hints-a-minute", "1000", workers=0) as process:
        yield process


@pytest.fixture
def port(server: Process) -> int:
    assert server.port is not None
    return server.port


def at_table(port: int, game: str, **settings: Any) -> list[Client]:
    """People at every seat of a match that has begun."""
    seats = next(one.seats[0] for one in GAMES if one.name == game)
    return playing(table(port, {"game": game, **settings}, PEOPLE[:seats]))


def asked(people: list[Client]) -> Client:
    """Somebody who is waited for."""
    return next(person for person in people if person.now()["position"]["offer"])


def question(one: Client, what: str, text: str) -> tuple[int, Any]:
    return one.get(one.at(f"/{what}?move={quote(text)}"))


@pytest.mark.parametrize("game", NAMES)
def test_what_may_be_done_is_legal_and_comes_true(port: int, game: str) -> None:
    people = at_table(port, game)
    for number in range(6):
        one = asked(people)
        now = one.now()
        text = move(now["position"], number)
        assert question(one, "why-not", text) == (
            200,
            {"seq": now["seq"], "legal": True, "refused": None},
        )
        status, told = question(one, "what-if", text)
        assert (status, told["seq"]) == (200, now["seq"])
        assert one.do({"do": "act", "move": text, "seen": now["seq"]})[0] == 200
        happened = one.feed(now["seq"])["messages"][0]
        kinds = [event["event"] for event in happened["events"]]
        assert told["events"][0]["event"] == kinds[0]
        assert told["round_over"] == (happened.get("score") is not None)


def test_what_is_refused_names_rule_reason_and_cards(port: int) -> None:
    one = asked(people := at_table(port, "four-gems"))
    before = [person.now() for person in people]
    status, told = question(one, "why-not", "cut 1")
    assert (status, told["legal"]) == (200, False)
    assert told["refused"] == {"rule": "3.4", "reason": "cut-too-thin", "cards": []}
    status, told = question(one, "what-if", "cut 1")
    assert (status, told["code"], told["rule"]) == (422, "illegal", "3.4")
    other = next(person for person in people if person is not one)
    assert question(other, "why-not", "cut 3")[1]["refused"]["reason"] == "not-your-turn"
    assert [person.now() for person in people] == before


@pytest.mark.parametrize("what", ["why-not", "what-if"])
def test_what_is_no_move_is_no_question(port: int, what: str) -> None:
    one = asked(at_table(port, "vier-felder"))
    for text in ("", "what?", "X" * 400, "♠", "AH>9"):
        status, told = question(one, what, text)
        assert (status, told["code"]) == (422, "no-such-move"), text
    assert one.get(one.at(f"/{what}"))[0] == 400
    assert question(one, what, "X" * 401)[0] == 400


@pytest.mark.parametrize("path", ["why-not?move=pass", "what-if?move=pass", "hint"])
def test_who_only_watches_asks_nothing(port: int, path: str) -> None:
    people = at_table(port, "four-gems")
    watcher = Client(port, people[0].room)
    status, told = watcher.get(watcher.at(f"/{path}"))
    assert (status, told["code"]) == (403, "not-for-watchers")
    lobby = table(port, {"game": "four-gems"}, ("Ann",))[0]
    assert lobby.get(lobby.at(f"/{path}"))[1]["code"] == "not-begun"


@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_a_move_that_may_be_played_with_its_reasons(port: int, game: str) -> None:
    one = asked(at_table(port, game))
    now = one.now()
    status, told = one.get(one.at("/hint"))
    assert status == 200, told
    assert (told["seq"], told["bot"]) == (now["seq"], "level5")
    assert told["move"] in [found["move"] for found in told["candidates"]] or not told["worlds"]
    assert len(told["candidates"]) <= hints.MOST
    for language in LANGUAGES:
        say = Words(language)
        for sentence in told["said"]:
            assert say.has(sentence["key"])
            assert "$" not in say(sentence["key"], **sentence["words"])
    assert one.get(one.at("/hint"))[1] == told
    assert one.now() == now
    assert one.do({"do": "act", "move": told["move"], "seen": now["seq"]})[0] == 200


def test_a_hint_is_for_whose_turn_it_is_at_a_table_that_wants_hints(port: int) -> None:
    people = at_table(port, "seasons-duel")
    one = asked(people)
    other = next(person for person in people if person is not one)
    assert other.get(other.at("/hint"))[1]["code"] == "not-your-turn"
    one.do({"do": "pause"})
    assert one.get(one.at("/hint"))[1]["code"] == "paused"
    plain = asked(at_table(port, "seasons-duel", hints="off"))
    assert plain.get(plain.at("/hint")) == (409, {"code": "hints-off"})


def test_who_asks_twice_at_once_is_answered_once(port: int) -> None:
    one = asked(at_table(port, "four-gems"))
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda: answers.append(one.get(one.at("/hint")))) for _ in range(4)
    ]
    start = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert [status for status, _ in answers] == [200] * 4
    assert all(told == answers[0][1] for _, told in answers)
    assert time.monotonic() - start < 4 * hints.SECONDS + 5


def test_hints_are_limited(tmp_path: Path) -> None:
    words = ("--hints-a-minute", "3", "--wishes-a-second", "1000")
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", *words, workers=0) as process:
        assert process.port is not None
        one = asked(at_table(process.port, "seasons-duel"))
        statuses = [one.get(one.at("/hint"))[0] for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        status, _, answer = one.ask("GET", one.at("/hint"))
        assert (status, 15 <= int(answer.headers["retry-after"]) <= 20) == (429, True)
        assert process.stop() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="has no process groups")
def test_who_stops_a_server_by_the_keyboard_sees_no_traceback(tmp_path: Path) -> None:
    words = ("--port", str(port := free_port()), "--database", f"sqlite:///{tmp_path / 'rooms.db'}")
    command = [sys.executable, "-m", "vierblatt", "serve", *words]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    try:
        for _ in range(600):
            with suppress(OSError):
                if Client(port).get("/health")[0] == 200:
                    break
            time.sleep(0.05)
        one = asked(at_table(port, "seasons-duel"))
        assert one.get(one.at("/hint"))[0] == 200
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
        assert (process.returncode, said) == (0, b"")
    finally:
        process.kill()


def test_who_would_wait_too_long_is_told_to_ask_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = begun("seasons-duel")
    seat = sitting.room.waiting()[0]

    async def check() -> None:
        ours = hints.Hints()
        monkeypatch.setattr(hints, "WITHIN", 0.01)
        with pytest.raises(Refusal, match="busy"):
            await ours.hint(sitting.room, seat)
        monkeypatch.setattr(hints, "WITHIN", 60.0)
        found = await ours.hint(sitting.room, seat)
        assert found.move in sitting.moves(seat)
        ours.close()

    asyncio.run(check())


def test_many_moves_make_no_large_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.05)
    sitting = begun("vier-felder")
    for _ in range(30):
        if sitting.room.over:
            break
        seat = sitting.room.waiting()[0]
        play = sitting.room.play
        assert play is not None
        assert len(msgspec.json.encode(think(play.match.view(seat), 1))) < 4_000
        sitting.act(seat)


def test_a_bot_that_fails_still_says_something(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> Guide:
        raise ValueError("no idea")

    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    play = sitting.room.play
    assert play is not None
    view: MatchView = play.match.view(seat)
    monkeypatch.setattr(type(sitting.room.game), "guide", fails)
    told = think(view, 1)
    assert told.reason == "fallback"
    assert [one.key for one in told.said] == ["advice-sense", "four-gems-motive-cut"]
