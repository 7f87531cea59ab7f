"""Processes are killed in the middle of everything, and nobody's feed loses or doubles a thing."""

import os
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from tests import postgres
from tests.server.listener import Listener, check, finish
from tests.server.live import Client, Process, free_port, playing, table

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
GAMES = ("four-seasons", "four-gems", "vier-felder", "seasons-duel")
KILLS = 30 if DEEP else 2
WITHIN = 3600 if DEEP else 120
PAIR = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
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

    def kill_one(self, number: int) -> None:
        """A server or, every other time, a worker is gone; after a moment there is another."""
        victim = random.choice((self.servers, self.workers)[number % 2])
        victim.kill()
        time.sleep(random.uniform(0, 0.3))
        victim.start()
        if victim.port:
            victim.up()

    def stop(self) -> None:
        for process in self.servers + self.workers:
            process.kill()


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


def settings(game: str) -> dict[str, Any]:
    """Two people and two bots, in the duel one of each, for as long as can be."""
    duel = game == "seasons-duel"
    options = {"games": "2"} if duel else {"target": 999_999}
    chairs = PAIR if duel else PAIR * 2
    return {"game": game, "options": options, "pace": "quick", "chairs": chairs}


def actions_of(game: str) -> int:
    """Two games of the duel are over after 72; the game with secret bids is played longest."""
    return {"four-seasons": 1000, "seasons-duel": 60}.get(game, 400) if DEEP else 20


@pytest.mark.parametrize("game", GAMES if DEEP else ("any",))
def test_nothing_is_lost_or_doubled_when_processes_are_killed(site: Site, game: str) -> None:
    """One table of people and bots, and two watchers; of any game, or of each in turn."""
    game = random.choice(GAMES) if game == "any" else game
    print(game, end=": ")
    actions, names = actions_of(game), ("Ann", "Ben")[: len(settings(game)["chairs"]) // 2]
    people = playing(table(site.port(), settings(game), names))
    watchers = [Client(people[0].port, people[0].room) for _ in range(2)]
    listeners = [Listener(site.port, client, actions) for client in [*people, *watchers]]
    for listener in listeners:
        listener.start()
    for number in range(KILLS):
        until(listeners, actions * number // (KILLS + 1))
        time.sleep(random.uniform(0, 0.5))
        site.kill_one(number)
    finish(listeners, WITHIN)
    check(listeners, site.port())
    print(f"{KILLS} kills, {sum(one.cuts for one in listeners)} sockets cut", end=" ")


def until(listeners: Sequence[Listener], actions: int) -> None:
    """Wait until so many cards are on the table, so that the kills fall all over the match."""
    for _ in range(20 * WITHIN):
        if any(one.failure for one in listeners) or listeners[0].moves() >= actions:
            return
        time.sleep(0.05)
    raise AssertionError(f"stuck at {[one.moves() for one in listeners]} moves")
