"""A server as others see it: playing, refusals, tokens, origins, limits, and nonsense."""

import json
import re
import threading
import time
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.live import Client, Process, move, playing, serving, table
from vierblatt.cli.commands import run
from vierblatt.core.record import parse
from vierblatt.core.replay import replay
from vierblatt.games import game_named

DUEL: dict[str, Any] = {"game": "seasons-duel"}
GEMS: dict[str, Any] = {"game": "four-gems"}
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("server") / "rooms.db"
    words = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")
    with serving(f"sqlite:///{path}", *words) as process:
        yield process


@pytest.fixture
def port(server: Process) -> int:
    assert server.port is not None
    return server.port


def play_out(people: list[Client]) -> None:
    """Whoever is waited for does the first thing that is offered, until it is over."""
    for number in range(2000):
        for person in people:
            position = person.now()["position"]
            if position["phase"] == "over":
                return
            if position["offer"]:
                seen = person.now()["seq"]
                person.do({"do": "act", "move": move(position, number), "seen": seen})
        if not any(person.now()["position"]["offer"] for person in people):
            time.sleep(0.05)
    raise AssertionError("the match does not end")


def test_two_play_a_match_and_a_watcher_follows(port: int, tmp_path: Path) -> None:
    people = table(port, DUEL, ("Ann", "Ben"))
    told: dict[int, list[Any]] = {0: [], 1: [], 2: []}
    watcher = Client(port, people[0].room)

    def follow(number: int, one: Client) -> None:
        for message in one.listen():
            told[number].append(message)
            if message.get("position", {}).get("phase") == "over":
                return

    threads = [
        threading.Thread(target=follow, args=pair, daemon=True)
        for pair in enumerate([*people, watcher])
    ]
    for thread in threads:
        thread.start()
    play_out(playing(people))
    for thread in threads:
        thread.join(20)
    for number, one in enumerate([*people, watcher]):
        assert [message["seq"] for message in told[number]] == list(range(1, len(told[number]) + 1))
        assert [_plain(m) for m in told[number]] == [_plain(m) for m in one.whole_feed()]
    status, record = people[0].get(people[0].at("/record"))
    assert status == 200
    lines = list(parse(BytesIO(record)))
    assert replay(lines, lambda name, _: game_named(name)).proved
    (tmp_path / "record").write_bytes(record)
    for number, one in enumerate([*people, watcher]):
        sent = tmp_path / f"sent-{number}"
        sent.write_bytes(one.get(one.at("/sent"))[1])
        assert run(["record", "audit", str(tmp_path / "record"), str(sent)]) == 0


def _plain(message: Any) -> Any:
    return {name: value for name, value in message.items() if name != "position"}


def test_bots_fill_seats_and_play(port: int) -> None:
    settings = {**GEMS, "options": {"target": 100}, "chairs": [{"kind": "human"}, BOT, BOT, BOT]}
    (ann,) = playing(table(port, settings, ("Ann",)))
    for _ in range(400):
        now = ann.now()
        if now["position"]["offer"]:
            ann.do({"do": "act", "move": move(now["position"]), "seen": now["seq"]})
            break
        now = ann.feed(now["seq"], wait=5)
    assert (
        any(m["notice"].get("by") == "bot" for m in ann.whole_feed())
        or (ann.feed(ann.now()["seq"], wait=5)["messages"])
    )


def test_the_feed_waits_for_what_is_new(port: int) -> None:
    ann, ben = table(port, DUEL, ("Ann", "Ben"))
    seq = ann.now()["seq"]
    start = time.monotonic()
    assert ann.feed(seq, wait=0.3) == {"messages": [], "seq": seq}
    assert time.monotonic() - start >= 0.3
    threading.Timer(0.2, lambda: ben.do({"do": "emote", "emote": "hello"})).start()
    (message,) = ann.feed(seq, wait=20)["messages"]
    assert message["notice"] == {"kind": "emoted", "seat": 1, "emote": "hello"}


def test_who_waits_is_answered_when_the_server_ends(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        assert process.port is not None
        (ann,) = table(process.port, DUEL, ("Ann",))
        answers: list[Any] = []
        waiting = threading.Thread(target=lambda: answers.append(ann.feed(99, wait=20)))
        waiting.start()
        time.sleep(0.5)
        start = time.monotonic()
        assert process.stop() == ""
        assert time.monotonic() - start < 4
        waiting.join(5)
    assert answers == [{"messages": [], "seq": 2}]


def test_the_same_command_again_does_nothing(port: int) -> None:
    ann, _ = playing(table(port, DUEL, ("Ann", "Ben")))
    first = ann.do({"do": "emote", "emote": "hello"}, "one")
    again = ann.do({"do": "emote", "emote": "hello"}, "one")
    assert first == (200, {"seq": first[1]["seq"], "repeated": False})
    assert again == (200, {"seq": first[1]["seq"], "repeated": True})


def test_a_stale_action_is_answered_with_the_truth(port: int) -> None:
    people = playing(table(port, DUEL, ("Ann", "Ben")))
    one = next(person for person in people if person.now()["position"]["offer"])
    status, answer = one.do({"do": "act", "move": move(one.now()["position"]), "seen": 0})
    assert (status, answer["code"]) == (409, "stale")
    assert answer["message"] == one.now()


def test_an_illegal_move_names_its_rule(port: int) -> None:
    people = playing(table(port, GEMS, ("Ann", "Ben", "Cleo", "Dan")))
    one = next(person for person in people if person.now()["position"]["offer"])
    status, answer = one.do({"do": "act", "move": "pass", "seen": one.now()["seq"]})
    assert (status, answer["code"]) == (422, "illegal")
    assert answer["rule"]
    assert answer["reason"]


EVERY = (
    {"do": "leave"},
    {"do": "kick", "seat": 1},
    {"do": "seat-bot", "seat": 1, "bot": "greedy"},
    {"do": "begin"},
    {"do": "act", "move": "x", "seen": 0},
    {"do": "take-back"},
    {"do": "nudge", "seat": 1},
    {"do": "call-bot", "seat": 1},
    {"do": "come-back"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "ask", "what": "clock-off"},
    {"do": "reply", "request": 1, "yes": True},
    {"do": "go-ahead", "request": 1},
    {"do": "ask", "what": "take-back"},
    {"do": "ask", "what": "claim"},
    {"do": "withdraw", "request": 1},
    {"do": "claim"},
    {"do": "say", "text": "hello"},
    {"do": "emote", "emote": "hello"},
)
READS = (
    *("", "/feed", "/presence", "/record", "/sent", "/claim"),
    *("/why-not?move=pass", "/what-if?move=pass", "/hint"),
)


@pytest.mark.parametrize("begun", [False, True])
def test_nothing_is_done_or_read_with_no_old_or_other_token(port: int, begun: bool) -> None:
    people = table(port, DUEL, ("Ann", "Ben"))
    other = table(port, DUEL, ("Cleo", "Dan"))[0]
    old = table(port, DUEL, ("Eve", "Fay"))[1]
    old.do({"do": "leave"})
    if begun:
        playing(people)
    room = people[0].room
    before = people[0].now()
    for token, code in ((None, "not-"), (other.token, "wrong-token"), (old.token, "wrong-token")):
        stranger = Client(port, room, token)
        for command in EVERY:
            status, answer = stranger.do(command)
            assert status in (401, 403, 409), (command, answer)
            assert code in answer["code"] or answer["code"] in ("under-way", "not-begun"), answer
        if token is not None:
            for path in READS:
                assert stranger.get(stranger.at(path))[0] == 401
    watcher = Client(port, room).now()
    assert people[0].now() == before
    assert watcher["position"]["you"] is None
    if begun:
        assert watcher["position"]["match"]["table"]["hand"] == []
        assert before["position"]["match"]["table"]["hand"]


def test_a_token_is_for_the_seat_as_long_as_one_sits_there(port: int) -> None:
    ann, ben = table(port, DUEL, ("Ann", "Ben"))
    ann.do({"do": "kick", "seat": 1})
    assert ben.get(ben.at())[0] == 401
    words = {"command_id": uuid4().hex, "name": "Ben"}
    first = ann.post(ann.at("/seats"), words)[1]
    second = ann.post(ann.at("/seats"), words)[1]
    assert first["seat"] == second["seat"] == 1
    assert Client(port, ann.room, first["token"]).get(ann.at())[0] == 401
    assert Client(port, ann.room, second["token"]).now()["position"]["you"] == 1


def test_who_has_not_agreed_to_a_rematch_takes_a_seat_like_anybody(port: int) -> None:
    ann, ben = playing(table(port, DUEL, ("Ann", "Ben")))
    ann.do({"do": "ask", "what": "resign"})
    ann.do({"do": "ask", "what": "rematch"})
    number = ann.now()["position"]["requests"][0]["request"]
    assert ben.do({"do": "go-ahead", "request": number})[0] == 409
    assert ann.do({"do": "go-ahead", "request": number})[0] == 200
    told = ben.now()["position"]
    assert told["rematch_without"] == [1]
    assert Client(port, told["rematch"], ann.token).now()["position"]["you"] == 0
    late = Client(port, told["rematch"], ben.token)
    assert late.get(late.at())[0] == 401
    status, place = Client(port).post(late.at("/seats"), {"command_id": uuid4().hex, "name": "Ben"})
    assert (status, place["seat"]) == (201, 1)
    assert place["token"] != ben.token
    assert Client(port, late.room, place["token"]).now()["position"]["you"] == 1


def test_a_move_is_taken_back_when_all_agree(port: int) -> None:
    people = playing(table(port, GEMS | {"talk": "chat"}, ("Ann", "Ben", "Cleo", "Dan")))
    asker = None
    for number in range(40):
        asker = next((one for one in people if one.now()["position"]["may_ask_back"]), None)
        if asker and not asker.now()["position"]["may_take_back"]:
            break
        one = next(one for one in people if one.now()["position"]["offer"])
        now = one.now()
        one.do({"do": "act", "move": move(now["position"], number), "seen": now["seq"]})
    assert asker is not None
    long = {"do": "ask", "what": "take-back", "terms": {"reason": "x" * 1001}}
    assert asker.do(long)[0] == 400
    ask = {"do": "ask", "what": "take-back", "terms": {"reason": "oops"}}
    assert asker.do(ask)[0] == 200
    (request,) = people[0].now()["position"]["requests"]
    assert request["terms"] == {"reason": "oops"}
    for one in people:
        if one is not asker:
            reply = {"do": "reply", "request": request["request"], "yes": True}
            assert one.do(reply)[0] == 200
    assert asker.now()["position"]["offer"]
    assert asker.now()["notice"]["request"] == request["request"]


def test_pages_of_strangers_may_send_nothing(port: int) -> None:
    ann = table(port, DUEL, ("Ann",))[0]
    body = {"command_id": "x", "command": {"do": "begin"}}
    for origin, status in (
        ("https://evil.example", 403),
        ("null", 403),
        (f"http://127.0.0.1:{port}", 200),
    ):
        assert ann.post(ann.at("/commands"), body, origin=origin)[0] == status, origin
    url = f"ws://127.0.0.1:{port}{ann.at('/feed')}"
    with connect(url, origin=Origin("https://evil.example")) as wire:
        assert closed(wire) == 4403


def closed(wire: ClientConnection) -> int | None:
    """Read until the server closes the socket; its code."""
    try:
        while True:
            wire.recv(5)
    except ConnectionClosed:
        return wire.close_code


def test_every_answer_is_strict_about_what_a_page_may_do_with_it(port: int) -> None:
    for path in ("/health", "/api/games", "/nope", "/schema/openapi.json", "/metrics"):
        headers = Client(port).ask("GET", path)[2].headers
        assert headers["content-security-policy"].startswith("default-src 'none'"), path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path
        assert "server" not in headers, path


NONSENSE = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"\xff\xfe",
    b'{"command_id":"x"}',
    b'{"command_id":"","command":{"do":"begin"}}',
    b'{"command_id":"x","command":{"do":"fly"}}',
    b'{"command_id":"x","command":{"do":"begin","more":1}}',
    b'{"command_id":"x","command":{"do":"act","move":"x","seen":-1}}',
    b'{"command_id":"x","command":{"do":"nudge","seat":-1}}',
    b'{"command_id":"x","command":{"do":"nudge","seat":null}}',
    b'{"command_id":"x","command":{"do":"nudge","seat":4000000000000000000000}}',
    b'{"command_id":"x","command":{"do":"say","text":' + b'"' + b"x" * 2000 + b'"}}',
    b"[" * 5000,
    b'{"a":' * 3000 + b"1" + b"}" * 3000,
)


LOOSE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/commands", {"command": {"do": "act", "move": "cut 1", "seen": "4"}}),
    ("/commands", {"command": {"do": "act", "move": "cut 1", "seen": 4.0}}),
    ("/commands", {"command": {"do": "nudge", "seat": "1"}}),
    ("/commands", {"command": {"do": "reply", "request": 1, "yes": 1}}),
    ("/commands", {"command": {"do": "reply", "request": 1, "yes": "true"}}),
    ("/commands", {"command": {"do": "reply", "request": "1", "yes": True}}),
    ("/commands", {"command": {"do": "ask", "what": "rematch", "terms": {"rotate": 0}}}),
    ("/commands", {"command": {"do": "say", "text": 5}}),
    ("/commands", {"command_id": 17, "command": {"do": "emote", "emote": "hello"}}),
    ("/seats", {"name": "Eve", "seat": "1"}),
    ("/seats", {"name": 5}),
)


def test_a_number_is_no_text_and_one_is_not_true(port: int) -> None:
    ann = table(port, GEMS, ("Ann", "Ben"))[0]
    before = ann.now()
    for path, body in LOOSE:
        status, answer = ann.post(ann.at(path), {"command_id": uuid4().hex, **body})
        assert (status, answer["code"]) == (400, "bad-request"), body
    for settings in ({"clock": {"kind": "strict", "seconds": "30"}}, {"chairs": "open"}):
        body = {"settings": {**GEMS, **settings}}
        assert ann.post("/api/rooms", body)[0] == 400, settings
    for options in ({"target": "500"}, {"overruff": 1}):
        body = {"settings": {**GEMS, "options": options}}
        assert ann.post("/api/rooms", body)[0] == 422, options
    assert ann.now() == before


def test_nonsense_is_refused_and_changes_nothing(port: int) -> None:
    ann, _ = playing(table(port, GEMS, ("Ann", "Ben", "Cleo", "Dan")))[:2]
    before = ann.now()
    for body in NONSENSE:
        status, answer, _ = ann.ask(
            "POST", ann.at("/commands"), body, **{"content-type": "application/json"}
        )
        assert status in (400, 413, 422), (body[:60], status)
        assert json.loads(answer)["code"]
    status, answer, _ = ann.ask(
        "POST", ann.at("/commands"), b"x" * 40_000, **{"content-type": "application/json"}
    )
    assert (status, json.loads(answer)["code"]) == (413, "too-large")
    for card in ("", "♠", "XXX", "cut 99", "cut -1", "R20!!", "B" * 300):
        status, answer = ann.do({"do": "act", "move": card, "seen": before["seq"]})
        assert status == 422, (card, answer)
    for path in ("/api/rooms/x", "/api/rooms/%00", "/api/rooms/..%2f..", "/api/rooms/" + "x" * 999):
        assert Client(port).get(path)[0] == 404, path
    for query in ("after=-1", "after=x", "after=99999999999999", "wait=1000", "wait=nan"):
        assert ann.get(ann.at(f"/feed?{query}"))[0] == 400, query
    assert ann.now() == before


FRAMES: tuple[str | bytes, ...] = (
    "",
    "{",
    "[]",
    "null",
    b"\x00\xff",
    '{"after":-1}',
    '{"token":5}',
    '{"after":"0"}',
    '{"presence":1}',
    '{"after":0,"more":0}',
    '{"token":"' + "x" * 400 + '"}',
    "[" * 200,
    "x" * 5000,
)


def test_nonsense_on_a_socket_ends_that_socket_only(port: int) -> None:
    ann, _ = table(port, DUEL, ("Ann", "Ben"))
    quiet = ann.listen()
    assert next(quiet)["seq"] == 1
    url = f"ws://127.0.0.1:{port}{ann.at('/feed')}"
    for frame in FRAMES:
        with connect(url) as wire:
            wire.send(frame)
            assert closed(wire)
    with connect(url) as wire:
        wire.send('{"after":0}')
        wire.recv(5)
        wire.send("more")
        assert closed(wire) == 4400
    for room, token, code in ((ann.room, "x", 4401), ("nowhere", None, 4404)):
        with connect(f"ws://127.0.0.1:{port}/api/rooms/{room}/feed") as wire:
            wire.send(json.dumps({"token": token}))
            assert closed(wire) == code
    ann.do({"do": "emote", "emote": "hello"})
    assert [next(quiet)["seq"] for _ in range(3)] == [2, 3, 4]


def test_the_schema_has_every_route_and_command(port: int) -> None:
    schema = Client(port).get("/schema/openapi.json")[1]
    paths = {path for path in schema["paths"] if path.startswith("/api")}
    assert paths == {
        "/api/games",
        "/api/codes/{code}",
        "/api/rules/{game}/{language}",
        "/api/lessons",
        "/api/lessons/{lesson}/{language}",
        "/api/lessons/{lesson}/{language}/answer",
        "/api/replay",
        "/api/positions",
        "/api/practice",
        "/api/rooms",
        "/api/rooms/{room}",
        *(f"/api/rooms/{{room}}/{what}" for what in ("seats", "feed", "commands", "claim")),
        *(f"/api/rooms/{{room}}/{what}" for what in ("record", "sent", "presence", "replay")),
        "/api/rooms/{room}/positions",
        *(f"/api/rooms/{{room}}/{what}" for what in ("why-not", "what-if", "hint")),
    }
    names = set(schema["components"]["schemas"])
    assert {"Wish", "Message", "Position", "Settings", "Problem"} <= names
    kinds = {f"FourGems.{kind}" for kind in ("FourGemsView", "Played", "TookTrick")}
    assert kinds | {"VierFelder.VierFelderOffer", "FourSeasons.BidOffer", "Offer"} <= names
    whole = json.dumps(schema)
    refs = set(re.findall(r"#/components/schemas/([^\"]+)", whole))
    assert refs <= names
    rooms = ("/api/rooms", "/api/rooms/{room}/seats", "/api/rooms/{room}/commands")
    for path in (*rooms, "/api/replay", "/api/positions", "/api/practice"):
        body = schema["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        assert body.get("examples") or body["schema"].get("examples"), path
    for command in EVERY:
        assert f'"{command["do"]}"' in whole


def test_limits_hold_and_no_secret_is_in_the_log(tmp_path: Path) -> None:
    words = ("--rooms-an-hour", "3", "--wishes-a-second", "5", "--log", "DEBUG")
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(database, *words, workers=0) as process:
        port = process.port
        assert port is not None
        answers = [Client(port).post("/api/rooms", {"settings": DUEL, "name": "Ann"})]
        ann = Client(port, answers[0][1]["room"], answers[0][1]["token"])
        answers += [Client(port).post("/api/rooms", {"settings": DUEL}) for _ in range(2)]
        assert [status for status, _ in answers] == [201, 201, 201]
        kind, body = {"content-type": "application/json"}, json.dumps({"settings": DUEL}).encode()
        status, raw, answer = Client(port).ask("POST", "/api/rooms", body, **kind)
        told = json.loads(raw)
        assert (status, told["code"]) == (429, "too-many")
        assert 1150 < told["words"]["seconds"] == int(answer.headers["retry-after"]) <= 1200
        answers = [ann.ask("GET", ann.at())[::2] for _ in range(60)]
        waits = {answer.headers["retry-after"] for status, answer in answers if status == 429}
        assert waits == {"1"}
        said = process.stop()
    assert '"path": "/api/rooms/{room' in said
    assert ann.token is not None
    for secret in (ann.token, ann.room, "Ann"):
        assert secret not in said


def test_the_log_tells_of_tables_and_of_those_turned_away(tmp_path: Path) -> None:
    settings = DUEL | {"chairs": [{"kind": "human"}, BOT], "pace": "quick"}
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", "--log", "INFO") as process:
        assert process.port is not None
        (ann,) = playing(table(process.port, settings, ("Ann",)))
        _until_a_bot_has_moved(ann)
        assert ann.do({"do": "ask", "what": "resign"})[0] == 200
        stranger = Client(process.port, ann.room, "wrong")
        assert stranger.get(ann.at())[0] == 401
        with pytest.raises(ConnectionClosed):
            next(stranger.listen())
        said = [json.loads(line) for line in process.stop().splitlines()]
    told = Counter(line["event"] for line in said)
    once = ["started", "room-made", "match-begun", "match-ended", "stopped"]
    once += ["worker-started", "worker-stopped"]
    assert [told[event] for event in once] == [1] * len(once)
    assert (told["turned-away"], told["request"]) == (2, 0)
    assert told["migrated"] >= 2
    last = {line["event"]: line for line in said}
    assert (last["match-begun"]["people"], last["match-begun"]["bots"]) == (1, 1)
    assert last["match-ended"]["resigned"]
    assert last["turned-away"]["code"] == "wrong-token"
    for secret in (ann.token or "", ann.room, "Ann"):
        assert secret not in json.dumps(said)


def _until_a_bot_has_moved(ann: Client) -> None:
    """Then its worker has started."""
    while all(message["notice"].get("by") != "bot" for message in ann.whole_feed()):
        now = ann.now()
        if now["position"]["offer"]:
            ann.do({"do": "act", "move": move(now["position"]), "seen": now["seq"]})
        ann.feed(now["seq"], 5)


def test_a_public_address_wants_an_origin(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["serve", "--host", "0.0.0.0", "--port", "1"]) == 2
    assert "--origin" in capsys.readouterr().err
