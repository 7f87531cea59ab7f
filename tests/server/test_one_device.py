"""Several people at one device: each seat has its own token, and one address is enough for all."""

import json
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.live import Client, move, serving

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
TABLES: dict[str, tuple[dict[str, Any], int]] = {
    "four-gems": ({"game": "four-gems", "options": {"target": 1}}, 4),
    "four-seasons": ({"game": "four-seasons", "options": {"target": 1}}, 4),
    "vier-felder": ({"game": "vier-felder", "options": {"target": 1}, "chairs": [{}] * 3}, 3),
    "seasons-duel": ({"game": "seasons-duel"}, 2),
}


def seated(port: int, settings: dict[str, Any], number: int) -> list[Client]:
    """One browser that sets a table up and sits down as often as there are people."""
    browser = Client(port)
    status, room = browser.post("/api/rooms", {"settings": settings})
    assert status == 201
    people = []
    for name in PEOPLE[:number]:
        words = {"command_id": uuid4().hex, "name": name}
        status, place = browser.post(f"/api/rooms/{room['room']}/seats", words)
        assert status == 201, place
        people.append(Client(port, room["room"], place["token"]))
    host = Client(port, room["room"], room["token"])
    assert host.do({"do": "begin"})[0] == 200
    return people


class Hand:
    """What the page knows of one of the people."""

    def __init__(self, one: Client, wire: ClientConnection) -> None:
        self.one = one
        self.wire = wire
        self.seq = 0
        self.position: dict[str, Any] = {}
        wire.send(json.dumps({"token": one.token, "after": 0}))

    def read(self) -> None:
        """All that has come."""
        while True:
            try:
                told = json.loads(self.wire.recv(0.02))
            except TimeoutError:
                return
            assert told["seq"] == self.seq + 1
            self.seq, self.position = told["seq"], told.get("position", self.position)


def play(hands: list[Hand], seconds: float) -> None:
    """Whoever is asked acts, as quickly as people at a device ever would."""
    end = time.monotonic() + seconds
    while not all(hand.position.get("phase") == "over" for hand in hands):
        assert time.monotonic() < end, "the match does not end"
        for hand in hands:
            hand.read()
            if hand.position.get("offer"):
                text = move(hand.position, hand.seq)
                status, told = hand.one.do({"do": "act", "move": text, "seen": hand.seq})
                assert status == 200, told
                hand.position = {}


@pytest.mark.parametrize("game", TABLES)
def test_one_browser_plays_every_seat_of_a_match(tmp_path: Path, game: str) -> None:
    settings, number = TABLES[game]
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process, ExitStack() as open:
        assert process.port is not None
        people = seated(process.port, settings, number)
        assert len({one.token for one in people}) == number
        shown = [one.now()["position"] for one in people]
        assert [position["you"] for position in shown] == list(range(number))
        assert [position["match"]["table"]["seat"] for position in shown] == list(range(number))
        url = f"ws://127.0.0.1:{process.port}{people[0].at('/feed')}"
        wires = [open.enter_context(connect(url, compression=None)) for _ in people]
        hands = [Hand(one, wire) for one, wire in zip(people, wires, strict=True)]
        play(hands, 90)
        assert hands[0].position["winners"] is not None
        for hand in hands:
            assert len(hand.one.whole_feed()) == hand.seq


def test_a_page_that_is_loaded_anew_again_and_again_is_let_in(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        assert process.port is not None
        people = seated(process.port, TABLES["four-gems"][0], 4)
        for _ in range(5):
            for one in people:
                assert one.get(one.at())[0] == 200
                assert next(one.listen())["seq"] == 1
            time.sleep(0.2)


def test_the_same_name_twice_and_no_more_seats(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        assert process.port is not None
        browser = Client(process.port)
        _, room = browser.post("/api/rooms", {"settings": {"game": "seasons-duel"}, "name": "Ann"})
        path = f"/api/rooms/{room['room']}/seats"
        wants = [("ann", "name-taken"), ("Ben", None), ("Cleo", "chair-taken")]
        for name, code in wants:
            _, told = browser.post(path, {"command_id": uuid4().hex, "name": name})
            assert told.get("code") == code
