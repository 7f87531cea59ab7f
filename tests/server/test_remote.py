"""A seat at a terminal: it asks for nothing as long as nothing happens, and misses nothing."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Client, Process, move, playing, serving, table
from vierblatt.cli.followed import Followed
from vierblatt.cli.remote import News, Remote
from vierblatt.words import Words

SETTINGS = {"game": "seasons-duel", "talk": "chat"}


class Counting(Remote):
    """Counts what is asked in the foreground, and notes whether the server was away."""

    def __init__(self, link: str) -> None:
        super().__init__(link, lambda: self.said.append("away"), lambda: self.said.append("back"))
        self.asked = 0
        self.said: list[str] = []

    def _once(self, kind: Any, path: str, body: Any) -> Any:
        self.asked += 1
        return super()._once(kind, path, body)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    words = ("--wishes-a-second", "1000")
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", *words, workers=0) as process:
        yield process


def at_table(server: Process) -> tuple[list[Client], Followed, Counting]:
    """Two people who play, and the first one's seat at a terminal."""
    assert server.port
    people = playing(table(server.port, SETTINGS, ("Ann", "Ben")))
    remote = Counting(f"http://127.0.0.1:{server.port}/r/{people[0].room}#{people[0].token}")
    room = Followed(remote, Words("en"))
    remote.stay()
    return people, room, remote


def until_told(room: Followed, kind: str) -> None:
    """As a terminal does while a question stands: it looks once a moment."""
    for _ in range(100):
        if kind in [message["notice"]["kind"] for message in room.look(wait=0)]:
            return
        time.sleep(0.05)
    raise AssertionError(f"no {kind}")


def test_nothing_is_asked_while_nothing_happens_and_what_happens_is_heard(server: Process) -> None:
    people, room, remote = at_table(server)
    room.look(wait=0)
    before = remote.asked
    for _ in range(10):
        room.look(wait=0)
        time.sleep(0.05)
    start = time.monotonic()
    assert room.look(wait=1) == []
    assert time.monotonic() - start > 0.9
    assert remote.asked == before
    ben = people[1]
    ben.do({"do": "pause", "text": "the door"})
    until_told(room, "paused")
    assert room.position["phase"] == "paused"
    ben.do({"do": "resume"})
    until_told(room, "resumed")
    first = next(one for one in people if one.now()["position"]["offer"])
    first.do({"do": "act", "move": move(first.now()["position"]), "seen": first.now()["seq"]})
    until_told(room, "moved")
    first.do({"do": "take-back"})
    until_told(room, "took-back")
    assert room.seq == people[0].now()["seq"]
    remote.do(do="say", text="Hello")
    assert [message["notice"]["kind"] for message in room.look(wait=0)] == ["said"]


class Crowded(Remote):
    """A server that gives three messages at a time."""

    newest = 1

    def _once(self, kind: Any, path: str, body: Any) -> Any:
        after = int(path.partition("after=")[2].partition("&")[0])
        told: list[dict[str, Any]] = [
            {"seq": seq} for seq in range(after + 1, min(after + 3, self.newest) + 1)
        ]
        if told and told[-1]["seq"] == self.newest:
            told[-1]["position"] = {"newest": self.newest}
        return News(told)


def test_what_comes_some_at_a_time_is_all_taken_in() -> None:
    remote = Crowded("http://127.0.0.1:1/r/x#y", lambda: None, lambda: None)
    room = Followed(remote, Words("en"))
    remote._listens = True
    remote.newest = 8
    assert room.look(wait=0) == []
    remote._bell.set()
    assert [message["seq"] for message in room.look(wait=0)] == [*range(2, 9)]
    assert room.position == {"newest": 8}


def test_a_server_that_goes_is_noticed_by_who_asks_nothing(server: Process) -> None:
    people, room, remote = at_table(server)
    assert room.look(wait=1) == []
    before = remote.asked
    server.kill()
    looking = threading.Thread(target=room.look, args=(5,))
    looking.start()
    for _ in range(100):
        if remote.said:
            break
        time.sleep(0.05)
    assert remote.said == ["away"]
    assert remote.asked > before
    server.start()
    server.up()
    looking.join()
    assert remote.said == ["away", "back"]
    people[1].do({"do": "say", "text": "Still here?"})
    until_told(room, "said")
