"""Matches that are over, over HTTP: walked through, brought along, checked, gone on from."""

import json
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.live import Client, Process, move, playing, serving, table

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
LIMITS = ("--wishes-a-second", "100000", "--rooms-an-hour", "100000")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("replays") / "rooms.db"
    with serving(f"sqlite:///{path}", *LIMITS) as process:
        yield process


@pytest.fixture(scope="module")
def people(server: Process) -> list[Client]:
    """Two who have played a match of the duel to its end."""
    assert server.port
    seated = playing(table(server.port, {"game": "seasons-duel"}, ("Ann", "Ben")))
    assert seated[0].get(seated[0].at("/replay"))[1]["code"] == "not-over"
    number = 0
    while seated[0].now()["position"]["phase"] != "over":
        for one in seated:
            now = one.now()
            if now["position"]["offer"]:
                number += 1
                wish = {"do": "act", "move": move(now["position"], number), "seen": now["seq"]}
                assert one.do(wish)[0] == 200
    return seated


def replay(client: Client, looker: str, query: str = "") -> Any:
    status, told = client.get(client.at(f"/replay?as={looker}{query}"))
    assert status == 200, told
    return told


def test_a_match_is_walked_through(people: list[Client]) -> None:
    watcher = Client(people[0].port, people[0].room)
    whole = replay(watcher, "watcher")
    assert whole["total"] == len(whole["frames"]) == 37
    assert (whole["game"], whole["known_rules"], whole["end"]) == ("seasons-duel", True, "won")
    assert whole["players"] == ["Ann", "Ben"]
    assert whole["winners"] == watcher.now()["position"]["winners"]
    assert whole["rounds"][0]["score"]["points"] == whole["rounds"][0]["points"]
    assert whole["commitment"] == watcher.now()["position"]["commitment"]
    found = {check["what"]: check["found"] for check in whole["checks"]}
    assert set(found.values()) == {"ok"}
    page = replay(watcher, "watcher", "&from=10&most=3")
    assert [frame["n"] for frame in page["frames"]] == [10, 11, 12]
    assert page["frames"][1:] == whole["frames"][11:13]


def test_each_sees_what_he_saw_and_open_shows_all(people: list[Client]) -> None:
    watcher, ann, all_open = (replay(people[0], who) for who in ("watcher", "0", "open"))
    assert watcher["frames"][0]["view"]["hand"] == []
    assert len(ann["frames"][0]["view"]["hand"]) == 8
    assert ann["frames"][0]["view"]["hand"] == all_open["frames"][0]["open"][0]["hand"]
    told = {event["event"]: event for event in watcher["frames"][0]["events"]}
    assert told["dealt"]["cards"] is None
    live = [event for message in people[0].whole_feed() for event in message.get("events", ())]
    assert [event for frame in ann["frames"] for event in frame["events"]] == live


def test_a_record_is_saved_and_brought_back(people: list[Client]) -> None:
    here = people[0]
    _, lines = here.get(here.at("/record"))
    status, text = here.get(here.at("/record?form=text"))
    assert status == 200
    assert text.startswith(b"game seasons-duel\n")
    whole = replay(here, "open")
    for record in (lines, text):
        body = {"record": record.decode(), "looker": "open"}
        status, told = Client(here.port).post("/api/replay", body)
        assert status == 200, told
        assert [frame["events"] for frame in told["frames"]] == [
            frame["events"] for frame in whole["frames"]
        ]
    assert here.get(here.at("/record?form=pdf"))[0] == 400


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_open(people: list[Client], file: Path) -> None:
    body = {"record": file.read_text(), "looker": "1", "first": 3, "most": 4}
    status, told = Client(people[0].port).post("/api/replay", body)
    assert status == 200, told
    assert [frame["n"] for frame in told["frames"]] == [3, 4, 5, 6]
    assert told["frames"][0]["view"]["seat"] == 1


def test_what_is_no_record_is_said(people: list[Client]) -> None:
    outsider = Client(people[0].port)
    for body, status, code in (
        ({"record": "nonsense"}, 422, "bad-record"),
        ({"record": RECORDS[0].read_text(), "looker": "7"}, 422, "no-such-seat"),
        ({"record": RECORDS[0].read_text(), "first": 19_999}, 422, "no-such-position"),
        ({"record": RECORDS[0].read_text(), "looker": "8"}, 400, "bad-request"),
        ({"record": RECORDS[0].read_text(), "more": 1}, 400, "bad-request"),
        ({"record": "x" * (2 << 20) + "x"}, 400, "bad-request"),
        ({"record": "x" * (5 << 20)}, 413, "too-large"),
    ):
        told = outsider.post("/api/replay", body)
        assert (told[0], told[1]["code"]) == (status, code)
    assert outsider.get("/api/rooms/nowhere/replay")[1]["code"] == "no-such-room"
    assert people[0].get(people[0].at("/replay?as=everybody"))[0] == 400


def test_anybody_can_work_out_the_hashes_himself(people: list[Client]) -> None:
    here, outsider = people[0], Client(people[0].port)
    lines = here.get(here.at("/record"))[1].decode()
    status, told = outsider.get(f"/api/rooms/{here.room}/positions")
    assert status == 200
    assert outsider.post("/api/positions", {"record": lines}) == (200, told)
    hashes = {
        number: fields["state"]
        for number, fields in enumerate(map(json.loads, lines.splitlines()), 1)
        if "state" in fields
    }
    assert hashes == {
        one["line"]: sha256(one["numbers"].encode()).hexdigest()[:16] for one in told["positions"]
    }
    assert len(hashes) > 30


def test_no_positions_before_the_end(server: Process) -> None:
    assert server.port
    here = playing(table(server.port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
    assert here.get(here.at("/positions"))[1]["code"] == "not-over"


@pytest.mark.parametrize("deal", ["as-it-was", "anew"])
def test_somebody_goes_on_against_a_bot(server: Process, people: list[Client], deal: str) -> None:
    seen = replay(people[0], "0", "&from=8&most=1")["frames"][0]["view"]
    wish = {"room": people[0].room, "n": 8, "seat": 0, "deal": deal, "name": "Zoë"}
    status, place = Client(people[0].port).post("/api/practice", wish | {"pace": "quick"})
    assert status == 201, place
    zoe = Client(people[0].port, place["room"], place["token"])
    feed = zoe.whole_feed()
    laid = [message for message in feed if message["notice"].get("by") == "laid"]
    assert len(laid) == 8
    now = feed[-1]["position"]
    assert (now["commitment"], now["you"], now["settings"]["pace"]) == (None, 0, "quick")
    assert [(seat["name"], seat["bot"]) for seat in now["seats"]] == [
        ("Zoë", ""),
        ("Ben", "greedy"),
    ]
    if now["match"]["table"]["waiting"] == [0]:
        assert now["match"]["table"]["hand"] == seen["hand"]
        assert now["match"]["table"]["middle"] == seen["middle"]
    server.kill()
    server.start()
    server.up()
    _play_on(zoe)
    over = zoe.now()["position"]
    assert (over["phase"], over["commitment"], over["secret"]) == ("over", None, None)
    found = {check["what"]: check["found"] for check in replay(zoe, "0")["checks"]}
    assert (found["packs"], found["moves"]) == ("not-there", "ok")


def _play_on(client: Client) -> None:
    """To the end; the bot is a worker's to play."""
    until = time.monotonic() + 120
    while time.monotonic() < until:
        now = client.now()
        if now["position"]["phase"] == "over":
            return
        if now["position"]["offer"]:
            client.do({"do": "act", "move": move(now["position"]), "seen": now["seq"]})
        else:
            client.feed(now["seq"], 5)
    raise AssertionError("the match does not end")


def test_a_record_that_was_brought_along_is_gone_on_from(people: list[Client]) -> None:
    file = next(file for file in RECORDS if file.stem == "vier-felder-v1-match")
    wish = {"record": file.read_text(), "n": 20, "seat": 1, "deal": "anew", "name": "Zoë"}
    status, place = Client(people[0].port).post("/api/practice", wish)
    assert status == 201, place
    zoe = Client(people[0].port, place["room"], place["token"])
    assert zoe.now()["position"]["you"] == 1
    for changes, code in (
        ({"room": people[0].room}, "bad-record"),
        ({"record": None}, "bad-record"),
        ({"n": 9999}, "no-such-position"),
        ({"n": 104}, "match-over"),
        ({"bot": "nobody"}, "no-such-bot"),
        ({"name": " "}, "bad-name"),
    ):
        told = Client(people[0].port).post("/api/practice", wish | changes)[1]
        assert told["code"] == code, told


def test_nobody_looks_into_a_match_that_is_on(people: list[Client]) -> None:
    ann = playing(table(people[0].port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
    for query in ("?as=open", "?as=1", ""):
        status, told = ann.get(ann.at(f"/replay{query}"))
        assert (status, told["code"]) == (409, "not-over")
    wish = {"room": ann.room, "n": 0, "seat": 1, "name": "Zoë"}
    assert ann.post("/api/practice", wish)[1]["code"] == "not-over"


def test_a_small_answer_tells_a_whole_match(people: list[Client]) -> None:
    told = replay(people[0], "open")
    assert len(msgspec.json.encode(told)) < 600 * told["total"]


def test_nobody_asks_without_end(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", *LIMITS, workers=0) as process:
        assert process.port
        outsider = Client(process.port)
        codes = [outsider.post("/api/replay", {"record": ""})[1]["code"] for _ in range(70)]
        assert codes[:60] == ["bad-record"] * 60
        assert codes[-1] == "too-many"
