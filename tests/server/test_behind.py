"""Who watches with a delay is told everything, by every way, and nothing of it before its time."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from tests.room.tables import START, Sitting, lobby
from tests.server.live import Client, Process, move, playing, serving, table
from vierblatt.games import GAMES
from vierblatt.room import commands
from vierblatt.room.feed import encoded, messages
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.behind import Behind
from vierblatt.server.bells import Doorbells

DELAY = 30_000
SETTINGS: dict[str, Any] = {"game": "seasons-duel", "talk": "chat", "delay": 30}


def told(room: Room) -> bytes:
    """All that watchers are told, the newest message as it is sent."""
    seq = room.seq(None)
    every = [one for at in range(0, seq, 200) for one in messages(room, None, at)]
    return msgspec.json.encode(every) + encoded(room, None, seq)


class Delayed:
    """A match of people, as it was at each time, and somebody who watches it with a delay."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.bells = Doorbells()
        self.behind = Behind(self.bells, lambda: sitting.now)
        self.chance = Random(1)
        self.states = [(0, sitting.room)]

    def note(self) -> None:
        self.states.append((self.sitting.now, self.sitting.room))

    def seen(self) -> Room:
        return self.behind.seen(self.sitting.room, None)

    def due(self) -> Room:
        """The room as it was so long ago."""
        until = self.sitting.now - DELAY
        return [room for at, room in self.states if at <= until][-1]

    def happen(self) -> None:
        """Somebody plays, or says something."""
        sitting = self.sitting
        if self.chance.random() < 0.8:
            sitting.act(self.chance.choice(sitting.room.waiting()))
        else:
            with suppress(Refusal):
                sitting.do(0, commands.Say("now"))
        self.note()


def give_up(sitting: Sitting) -> None:
    """One after the other, until the match is over; partners agree."""
    for seat in range(len(sitting.room.seats)):
        if not sitting.room.over:
            sitting.do(seat, commands.Ask("resign"))
        for request, one in sitting.room.requests.items():
            for other in one.wanted:
                sitting.do(other, commands.Reply(request, yes=True))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_every_byte_is_of_the_room_as_it_was(game: str) -> None:
    async def whole() -> None:
        sitting = lobby(game, delay=30, talk="chat", watchers="open")
        one = Delayed(sitting)
        assert one.seen() is sitting.room  # whoever wants to sit down sees who sits
        sitting.do(0, commands.Begin())
        one.note()
        assert told(one.seen()) == told(one.due())
        for _ in range(40):
            for wait in (0, 1, one.chance.choice((500, 9_000, DELAY - 1, DELAY))):
                sitting.now += wait
                assert told(one.seen()) == told(one.due())
                assert one.behind.seen(sitting.room, 0) is sitting.room
            one.happen()
        sitting.now += DELAY
        assert told(one.seen()) == told(sitting.room)
        give_up(sitting)
        assert one.seen() is sitting.room  # now it may all be known

    asyncio.run(whole())


def test_whoever_watches_is_called_when_it_is_time() -> None:
    async def whole() -> None:
        sitting = lobby("seasons-duel", delay=30)
        one, calls = Delayed(sitting), asyncio.Queue[int]()
        sitting.do(0, commands.Begin())
        start = time.monotonic()
        sitting.now = START + DELAY - 200
        seq = one.seen().seq(None)
        with one.bells.calling("room", lambda: calls.put_nowait(one.seen().seq(None))):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(calls.get(), 0.1)
            sitting.now = START + DELAY
            assert await asyncio.wait_for(calls.get(), 5) > seq
            assert time.monotonic() - start >= 0.2

    asyncio.run(whole())


def test_without_a_delay_watchers_are_told_at_once() -> None:
    sitting = lobby("seasons-duel")
    sitting.do(0, commands.Begin())
    assert Delayed(sitting).seen() is sitting.room


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path: Path = tmp_path_factory.mktemp("behind") / "rooms.db"
    words = ("--rooms-an-hour", "1000", "--wishes-a-second", "1000")
    with serving(f"sqlite:///{path}", *words, workers=0) as process:
        yield process


def ways(watcher: Client) -> list[Any]:
    """All that somebody without a seat can ask of a table."""
    paths = ("", "/feed", "/presence", "/record", "/sent", "/replay", "/positions", "/claim")
    return [watcher.get(watcher.at(path)) for path in paths]


def test_no_way_leads_past_the_delay_until_the_match_is_over(server: Process) -> None:
    assert server.port is not None
    people = table(server.port, SETTINGS, ("Ann", "Ben"))
    watcher = Client(server.port, people[0].room)
    before = ways(watcher)
    assert before[0][1]["position"]["phase"] == "lobby"
    with watching(watcher, before[0][1]["seq"]) as wire:
        nobody = {"presence": [], "watchers": 1, "names": []}
        assert json.loads(wire.recv(20)) == nobody
        playing(people)
        with watching(people[0], 0):
            seat = people[0].now()["position"]["match"]["table"]["waiting"][0]
            now = people[seat].now()
            act = {"do": "act", "move": move(now["position"]), "seen": now["seq"]}
            assert people[seat].do(act)[0] == 200
            assert people[1].do({"do": "say", "text": "well"})[0] == 200
            before[2] = (200, nobody)
            assert ways(watcher) == before
            with pytest.raises(TimeoutError):
                wire.recv(4)  # neither what is done, nor who comes and goes
            assert watcher.feed(before[0][1]["seq"], wait=1)["messages"] == []
        assert people[0].get(people[0].at("/presence"))[1]["presence"][0]["since"]
        assert people[0].do({"do": "ask", "what": "resign"})[0] == 200
        whole = watcher.whole_feed()
        kinds = [one["notice"]["kind"] for one in whole]
        assert kinds[-5:] == ["moved", "said", "asked", "settled", "resigned"]
        heard = (json.loads(wire.recv(20)) for _ in range(100))
        frames = (one for one in heard if "seq" in one)
        for told in whole[before[0][1]["seq"] :]:
            assert next(frames) == told
    assert [status for status, _ in ways(watcher)[3:7]] == [200] * 4


@contextmanager
def watching(one: Client, after: int) -> Iterator[ClientConnection]:
    url = f"ws://127.0.0.1:{one.port}{one.at('/feed')}"
    with connect(url, compression=None, close_timeout=1) as wire:
        wire.send(json.dumps({"token": one.token, "after": after, "presence": True}))
        yield wire
