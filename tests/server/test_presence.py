"""Who is connected: told at once, after a grace, across servers, and when a server dies."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests import postgres
from tests.server.live import Client, Process, serving, table

DUEL: dict[str, Any] = {"game": "seasons-duel"}
WITHIN = 20.0


@contextmanager
def listening(
    one: Client, *, presence: bool = False, port: int | None = None, name: str | None = None
) -> Iterator[ClientConnection]:
    url = f"ws://127.0.0.1:{port or one.port}{one.at('/feed')}"
    with connect(url, compression=None, close_timeout=1) as wire:
        called = {} if name is None else {"name": name}
        wire.send(json.dumps({"token": one.token, "after": 0, "presence": presence} | called))
        json.loads(wire.recv(WITHIN))
        yield wire


def now(one: Client) -> Any:
    status, told = one.get(one.at("/presence"))
    assert status == 200, told
    return told


def connected(told: Any) -> list[bool]:
    return [seat["connected"] for seat in told["presence"]]


def until(one: Client, wanted: list[bool], watchers: int = 0) -> Any:
    """Wait until it is so; what is told then."""
    end = time.monotonic() + WITHIN
    while time.monotonic() < end:
        told = now(one)
        if (connected(told), told["watchers"]) == (wanted, watchers):
            return told
        time.sleep(0.1)
    raise AssertionError(f"{now(one)} is not {wanted}, {watchers}")


def frame(wire: ClientConnection, wanted: list[bool]) -> Any:
    """The first frame that says so; others may come before it."""
    end = time.monotonic() + WITHIN
    while time.monotonic() < end:
        told = json.loads(wire.recv(WITHIN))
        if "presence" in told and connected(told) == wanted:
            return told
    raise AssertionError(f"nobody says {wanted}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("presence") / "rooms.db"
    words = ("--rooms-an-hour", "1000", "--wishes-a-second", "1000")
    with serving(f"sqlite:///{path}", *words, workers=0) as process:
        yield process


@pytest.fixture
def people(server: Process) -> list[Client]:
    assert server.port is not None
    return table(server.port, DUEL, ("Ann", "Ben"))


def test_who_comes_and_goes_is_told(people: list[Client]) -> None:
    ann, ben = people
    watcher = Client(ann.port, ann.room)
    never = {"connected": False, "since": None}
    nobody = {"presence": [{"seat": 0, **never}, {"seat": 1, **never}], "watchers": 0, "names": []}
    assert now(ann) == nobody
    start = round(1000 * time.time())
    with listening(ann, presence=True) as wire, ExitStack() as stack:
        first = frame(wire, [True, False])
        assert start - 100 <= first["presence"][0]["since"] <= 1000 * time.time() + 100
        ears = [stack.enter_context(listening(one)) for one in (ben, ben, watcher)]
        both = frame(wire, [True, True])
        until(ann, [True, True], watchers=1)
        ears[0].close()  # one page of two
        time.sleep(1)
        told = until(watcher, [True, True], watchers=1)
        assert told["presence"] == both["presence"]
        ears[1].close()
        left = round(1000 * time.time())
        ears[2].close()
        gone = frame(wire, [True, False])
        assert abs(gone["presence"][1]["since"] - left) < 3000
        assert gone["presence"][0] == first["presence"][0]
        until(watcher, [True, False])


def test_a_page_that_is_loaded_anew_was_never_away(people: list[Client]) -> None:
    ann, ben = people
    with listening(ann, presence=True) as wire:
        with listening(ben):
            since = frame(wire, [True, True])["presence"][1]["since"]
        with listening(ben):
            time.sleep(4)
            told = until(ann, [True, True])
        assert told["presence"][1]["since"] == since
        with pytest.raises(TimeoutError):  # nothing was said of it
            wire.recv(0.5)


def test_nobody_is_told_who_did_not_ask_and_whoever_waits_is_there(people: list[Client]) -> None:
    ann, ben = people
    with listening(ann) as wire:
        seq = ben.now()["seq"]
        ben.feed(seq, wait=1.5)
        told = now(ann)
        assert connected(told) == [True, True]
        ann.do({"do": "emote", "emote": "hello"})
        frames = [json.loads(wire.recv(WITHIN)) for _ in range(seq)]
        assert [one["seq"] for one in frames] == list(range(2, seq + 2))


def test_whoever_hangs_up_while_he_waits_is_away(people: list[Client]) -> None:
    ann, ben = people
    with closing(HTTPConnection("127.0.0.1", ben.port)) as waiting:
        path = ben.at("/feed?after=1000000&wait=25")
        waiting.request("GET", path, headers=ben.headers())
        until(ann, [False, True])
        hung_up = time.monotonic()
    until(ann, [False, False])
    assert time.monotonic() - hung_up < 10


def test_whoever_is_there_without_looking_is_told_nothing(people: list[Client]) -> None:
    ann, ben = people
    url = f"ws://127.0.0.1:{ben.port}{ben.at('/feed')}"
    with connect(url, compression=None, close_timeout=1) as wire:
        wire.send(json.dumps({"token": ben.token, "after": 1_000_000}))
        until(ann, [False, True])
        ann.do({"do": "emote", "emote": "hello"})
        with pytest.raises(TimeoutError):
            wire.recv(1)
        until(ann, [False, True])
    until(ann, [False, False])


def test_a_seat_that_is_swapped_takes_its_owner_along(people: list[Client]) -> None:
    ann, ben = people
    with listening(ann):
        until(ann, [True, False])
        ann.do({"do": "ask", "what": "swap", "terms": {"seat": 1}})
        status, answer = ben.do({"do": "reply", "request": 1, "yes": True})
        assert status == 200, answer
        until(ann, [False, True])


def test_it_says_nothing_of_tokens_and_is_in_no_feed(people: list[Client]) -> None:
    ann, ben = people
    with listening(ann), listening(ben):
        told = until(ann, [True, True])
        raw = json.dumps(told)
        assert set(told) == {"presence", "watchers", "names"}
        assert not any(one.token and one.token in raw for one in people)
        assert all("presence" not in message for message in ann.whole_feed())
    assert Client(ann.port, ann.room, "x").get(ann.at("/presence"))[0] == 401
    assert Client(ann.port, "nowhere").get("/api/rooms/nowhere/presence")[0] == 404


def called(one: Client, names: list[str], watchers: int) -> None:
    """Wait until just these watchers are told by name, and so many in all."""
    end, told = time.monotonic() + WITHIN, now(one)
    while (told["names"], told["watchers"]) != (names, watchers):
        assert time.monotonic() < end, (told, names, watchers)
        time.sleep(0.1)
        told = now(one)


def test_watchers_are_told_by_the_names_that_they_give(people: list[Client]) -> None:
    ann, _ = people
    watcher = Client(ann.port, ann.room)
    with listening(ann, presence=True, name="nobody asks a seat"), ExitStack() as stack:
        given = [None, "max", "Eve", "  E\u202eve\n2 ", "", "Ann", "x" * 96, "\U0001f984" * 24]
        for name in given:
            stack.enter_context(listening(watcher, name=name))
        unicorns = "\U0001f984" * 24
        called(ann, ["Ann", "Eve", "Eve 2", "max", "x" * 23 + "…", unicorns], len(given))
        status, told = watcher.get(watcher.at("/presence"))
        assert (status, told["watchers"]) == (200, len(given))
        assert connected(told) == [True, False]  # whoever calls himself Ann is not her
        for number in range(30):
            stack.enter_context(listening(watcher, name=f"a {number:02}"))
        called(ann, [f"a {number:02}" for number in range(20)], len(given) + 30)
    called(watcher, [], 0)


def test_another_name_is_told_and_whoever_waits_can_give_one(people: list[Client]) -> None:
    ann, _ = people
    watcher = Client(ann.port, ann.room)
    with listening(ann, presence=True) as wire:
        with listening(watcher, name="Eve"):
            called(ann, ["Eve"], 1)
        with listening(watcher, name="Max"):  # as many as before, and soon after
            called(ann, ["Max"], 1)
        called(ann, [], 0)
        with closing(HTTPConnection("127.0.0.1", ann.port)) as waiting:
            path, name = watcher.at("/feed?after=1000000&wait=25"), {"Watcher-Name": "%C3%89mile"}
            waiting.request("GET", path, headers=name)
            called(ann, ["Émile"], 1)
        frames = [json.loads(wire.recv(WITHIN)) for _ in range(4)]
        assert ["Eve"] in [one.get("names") for one in frames]


def two_servers(url: str) -> None:
    """People of one room at two servers; one of them is killed, then the other ends."""
    with serving(url, workers=0) as one, serving(url, workers=0) as two:
        assert one.port is not None
        ann, ben = table(one.port, DUEL, ("Ann", "Ben"))
        with (
            listening(ann, presence=True) as wire,
            listening(ben, port=two.port),
            ExitStack() as until_killed,
        ):
            frame(wire, [True, True])
            watcher = Client(ann.port, ann.room)
            with (
                listening(watcher, name="Max"),
                listening(watcher, name="Eve", port=two.port),
                listening(watcher, port=two.port),
            ):
                called(ann, ["Eve", "Max"], 3)
            called(ann, [], 0)
            until_killed.enter_context(listening(watcher, name="Eve", port=two.port))
            called(ann, ["Eve"], 1)
            killed = round(1000 * time.time())
            two.kill()
            gone = frame(wire, [True, False])
            assert killed - 4000 < gone["presence"][1]["since"] < killed + 1000
            called(ann, [], 0)
        two.start()
        two.up()
        with listening(ben, port=two.port):
            until(ann, [False, True])
            one.stop()
        assert two.port is not None
        until(Client(two.port, ann.room), [False, False])


@pytest.mark.deep
def test_two_servers_know_of_each_others_people(tmp_path: Path) -> None:
    two_servers(f"sqlite:///{tmp_path / 'rooms.db'}")


def test_the_same_on_postgresql() -> None:
    with postgres.server() as url:
        two_servers(url)
