"""Processes are killed in the middle of everything, and nobody's feed loses or doubles a thing."""

import os
import random
import threading
import time
from collections.abc import Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tests import postgres
from tests.server.live import LOST, Client, Process, free_port, move, playing, table

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
MOVES, KILLS = (1000, 30) if DEEP else (40, 2)
AWAY = (*LOST, HTTPException)
BOT = {"kind": "bot", "bot": "random"}
ENDLESS = {"target": 999_999}
LIMITS = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")


class Site:
    """Servers and workers on one database."""

    def __init__(self, database: str, servers: int, workers: int) -> None:
        own = ("--database", database)
        self.servers = [self._server(*own) for _ in range(servers)]
        for server in self.servers:
            server.up()
        self.workers = [Process("worker", *own) for _ in range(workers)]

    def _server(self, *own: str) -> Process:
        port = free_port()
        fixed = ("--port", str(port), "--workers", "0", *LIMITS)
        return Process("serve", *fixed, *own, port=port)

    def port(self) -> int:
        """The port of any of the servers."""
        port = random.choice(self.servers).port
        assert port is not None
        return port

    def kill_one(self) -> None:
        """Any process is gone, and after a moment there is another in its place."""
        victim = random.choice(self.servers + self.workers)
        victim.kill()
        time.sleep(random.uniform(0, 0.3))
        victim.start()
        if victim.port:
            victim.up()

    def stop(self) -> None:
        for process in self.servers + self.workers:
            process.kill()


class Listener(threading.Thread):
    """Follows a feed over sockets, each time from where it was cut off, and plays if it may."""

    def __init__(self, site: Site, client: Client, until: int) -> None:
        super().__init__(daemon=True)
        self.site = site
        self.client = client
        self.until = until
        self.told: list[Any] = []
        self.cuts = 0
        self.repeats = 0
        self.failure: BaseException | None = None

    def moves(self) -> int:
        """How many cards were played, of which everybody is told."""
        return sum(map(_is_play, self.told))

    def run(self) -> None:
        try:
            while self.moves() < self.until:
                self.client.port = self.site.port()
                try:
                    self._follow()
                except AWAY:
                    self.cuts += 1
                    time.sleep(0.05)
        except BaseException as failure:
            self.failure = failure
            raise

    def _follow(self) -> None:
        for message in self.client.listen(len(self.told)):
            assert message["seq"] == len(self.told) + 1
            self.told.append(message)
            if self.moves() >= self.until:
                return
            position = message.get("position")
            if position and position["offer"]:
                self._act(position, message["seq"])

    def _act(self, position: Any, seen: int) -> None:
        """The same command until somebody answers it."""
        wish = {"do": "act", "move": move(position, random.randrange(99)), "seen": seen}
        command_id = uuid4().hex
        while True:
            self.client.port = self.site.port()
            try:
                status, answer = self.client.do(wish, command_id)
            except AWAY:
                time.sleep(0.05)
                continue
            if status == 503:
                continue
            assert status == 200 or answer["code"] == "stale", (wish, position, answer)
            if status == 200:
                self.repeats += answer["repeated"]
            return


@pytest.fixture(params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    if request.param == "sqlite":
        built = Site(f"sqlite:///{tmp_path / 'rooms.db'}", 1, 1)
        yield built
        built.stop()
        return
    with postgres.server() as url:
        built = Site(url, 2, 2)
        yield built
        built.stop()


def test_nothing_is_lost_or_doubled_when_processes_are_killed(site: Site) -> None:
    four: dict[str, Any] = {"game": "four-gems", "options": ENDLESS}
    chairs = [{"kind": "human"}, BOT, {"kind": "human"}, BOT]
    with_bots = {"game": "four-seasons", "options": ENDLESS, "chairs": chairs}
    tables = [
        playing(table(site.port(), four, ("Ann", "Ben", "Cleo", "Dan"))),
        playing(table(site.port(), with_bots, ("Eve", "Fay"))),
    ]
    share = MOVES // 2
    listeners = [
        Listener(site, client, share)
        for people in tables
        for client in [*people, Client(people[0].port, people[0].room)]
    ]
    for listener in listeners:
        listener.start()
    for _ in range(KILLS):
        time.sleep(random.uniform(0.3, 1.0))
        site.kill_one()
    for listener in listeners:
        listener.join(1200 if DEEP else 60)
        assert listener.failure is None
        assert not listener.is_alive(), f"stuck at {listener.moves()} moves"
    for listener in listeners:
        listener.client.port = site.port()
        whole = listener.client.whole_feed()[: len(listener.told)]
        assert [_plain(message) for message in whole] == [_plain(m) for m in listener.told]
    _one_order(listeners[:5])
    _one_order(listeners[5:])
    print(f"{KILLS} kills, {sum(one.cuts for one in listeners)} sockets cut", end=" ")


def _plain(message: Any) -> Any:
    return {name: value for name, value in message.items() if name != "position"}


def _one_order(listeners: list[Listener]) -> None:
    """What is told to all is told to all in the same order, each move once."""
    orders = [
        [(m["at"], m["notice"]["seat"]) for m in one.told if _is_play(m)] for one in listeners
    ]
    shortest = min(len(order) for order in orders)
    assert shortest > 10
    for order in orders:
        assert order[:shortest] == orders[0][:shortest]


def _is_play(message: Any) -> bool:
    return any(event["event"] == "played" for event in message.get("events", ()))
