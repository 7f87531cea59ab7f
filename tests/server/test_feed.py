"""What a page finds that is loaded late: by a link, after the match, after a restart."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Client, Process, move, playing, serving, table
from vierblatt.core.record import parse
from vierblatt.core.replay import replay
from vierblatt.games import game_named
from vierblatt.room.feed import MOST

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
GEMS: dict[str, Any] = {"game": "four-gems", "options": {"target": 2500, "redeal": "same"}}


def at(process: Process) -> int:
    assert process.port is not None
    return process.port


def play(people: list[Client], moves: int) -> bool:
    """So many moves, unless the match is over before; whether it is."""
    for number in range(moves):
        position = Client(people[0].port, people[0].room).now()["position"]
        if position["phase"] == "over":
            return True
        one = people[position["match"]["table"]["waiting"][0]]
        now = one.now()
        text = move(now["position"], number * 7)
        status, told = one.do({"do": "act", "move": text, "seen": now["seq"]})
        assert status == 200, told
    return False


def pages(one: Client) -> list[Any]:
    """The whole feed as a page reads it, page by page, each as large as it may be."""
    told: list[Any] = []
    while True:
        answer = one.feed(len(told))
        assert len(answer["messages"]) == min(MOST, answer["seq"] - len(told))
        if not answer["messages"]:
            return told
        told += answer["messages"]


def whole(one: Client) -> list[Any]:
    """All messages of a match that is over, looked through."""
    told = pages(one)
    assert [message["seq"] for message in told] == list(range(1, len(told) + 1))
    scores = [message["score"] for message in told if "score" in message]
    end = told[-1]["position"]
    sums = [sum(score["points"][seat] for score in scores) for seat in range(4)]
    assert (end["phase"], end["totals"]) == ("over", sums)
    assert end["winners"]
    for score in scores:
        for seat in range(4):
            lines = [line["points"] for line in score["lines"] if seat in line["seats"]]
            assert sum(lines) == score["points"][seat]
    tricks = [
        event for one in told for event in one.get("events", ()) if event["event"] == "took-trick"
    ]
    assert len(tricks) % 8 == 0
    assert len(tricks) == 8 * sum(score["lines"][0]["why"] != "passed-out" for score in scores)
    return told


def test_after_the_match_and_a_restart_all_of_it_is_there(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    limits = ("--wishes-a-second", "100000")
    with serving(database, *limits, workers=0) as process:
        people = playing(table(at(process), GEMS, PEOPLE))
        assert not play(people, 150)
        process.kill()
        process.start()
        process.up()
        while not play(people, 500):
            pass
        watcher = Client(at(process), people[0].room)
        listeners = [*people, watcher]
        before = [whole(one) for one in listeners]
        assert len(before[0]) > MOST
        record = people[0].get(people[0].at("/record"))
        process.kill()
        process.start()
        process.up()
        assert [whole(one) for one in listeners] == before
        assert watcher.get(watcher.at("/record")) == record
    status, lines = record
    assert status == 200
    proved = replay(list(parse(BytesIO(lines))), lambda name, _: game_named(name))
    assert proved.proved
    scores = [message["score"]["points"] for message in before[0] if "score" in message]
    assert [list(score.points) for score in proved.match.scores] == scores


@pytest.fixture
def lobby(tmp_path: Path) -> Any:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        chairs = [{"kind": "human"}, {"kind": "bot", "bot": "level3"}, {"kind": "open"}]
        settings = {
            **GEMS,
            "chairs": [*chairs, {"kind": "human"}],
            "clock": {"kind": "relaxed", "seconds": 90},
            "pace": "calm",
        }
        yield table(at(process), settings, ("Ann",))[0]


def test_who_opens_a_link_is_told_what_there_is_to_know_and_nothing_else(lobby: Client) -> None:
    stranger = Client(lobby.port, lobby.room)
    told = stranger.now()["position"]
    assert (told["phase"], told["you"], told["host"]) == ("lobby", None, 0)
    seats = [(seat["kind"], seat["name"], seat["bot"]) for seat in told["seats"]]
    assert seats[0] == ("human", "Ann", "")
    assert (seats[1][0], seats[1][2], bool(seats[1][1])) == ("bot", "level3", True)
    assert seats[2:] == [("open", "", ""), ("human", "", "")]
    assert told["sides"] == [0, 1, 0, 1]
    assert told["settings"]["options"]["target"] == 2500
    assert told["settings"]["clock"] == {"kind": "relaxed", "seconds": 90}
    assert (told["settings"]["pace"], told["settings"]["hints"]) == ("calm", "on")
    assert told["rule_code"] == "FG1-rs-2500"
    differs = stranger.get(f"/api/codes/{told['rule_code']}")[1]["differs"]
    assert differs == ["redeal", "target"]
    for name in ("match", "offer", "commitment", "secret", "winners", "rematch"):
        assert told[name] is None, name
    assert (told["requests"], told["may_take_back"]) == ([], False)


def test_who_opens_a_link_later_sees_the_match_and_no_hand(lobby: Client) -> None:
    lobby.post(lobby.at("/seats"), {"command_id": "x" * 20, "name": "Ben", "seat": 3})
    playing([lobby])
    told = Client(lobby.port, lobby.room).now()["position"]
    assert (told["phase"], told["offer"], told["secret"]) == ("playing", None, None)
    assert told["match"]["table"]["hand"] == []
    assert told["match"]["table"]["seat"] is None
    assert [bool(seat["name"]) for seat in told["seats"]] == [True] * 4
    status, answer = lobby.post(lobby.at("/seats"), {"command_id": "y" * 20, "name": "Cleo"})
    assert (status, answer["code"]) == (409, "under-way")
