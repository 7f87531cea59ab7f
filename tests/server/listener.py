"""Somebody who follows a feed over whatever line there is, and plays when he is asked."""

import random
import threading
import time
from collections.abc import Callable, Sequence
from http.client import HTTPException
from typing import Any
from uuid import uuid4

from tests.server.live import LOST, Client, move

AWAY = (*LOST, HTTPException)
PLAYED = {"played", "gave", "placed", "sowed", "harvested", "stockpiled"}
"""The events of moves of which everybody is told, in whatever game."""


class Gap(ConnectionError):
    """A message did not come: it is asked for again from the last one that did."""


class Listener(threading.Thread):
    """Follows a feed over sockets, each time from where it was cut off, and plays if it may.

    `port` says where to connect each time; a line that may lose frames has a `quiet` time, in
    seconds, after which it is asked anew.
    """

    def __init__(
        self, port: Callable[[], int], client: Client, until: int, quiet: float | None = None
    ) -> None:
        super().__init__(daemon=True)
        self.port = port
        self.client = client
        self.until = until
        self.quiet = quiet
        self.told: list[Any] = []
        self.cuts = 0
        self.gaps = 0
        self.repeats = 0
        self.failure: BaseException | None = None

    def moves(self) -> int:
        """How many cards were played, of which everybody is told."""
        return sum(map(is_play, self.told))

    def run(self) -> None:
        try:
            while self.moves() < self.until:
                self.client.port = self.port()
                try:
                    self._follow()
                except AWAY:
                    self.cuts += 1
                    time.sleep(0.05)
        except BaseException as failure:
            self.failure = failure
            raise

    def _follow(self) -> None:
        for message in self.client.listen(len(self.told), self.quiet):
            if self.quiet and message["seq"] > len(self.told) + 1:
                self.gaps += 1
                raise Gap
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
            self.client.port = self.port()
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


def finish(listeners: Sequence[Listener], within: float) -> None:
    """Wait until each has heard enough. Raises AssertionError."""
    for listener in listeners:
        listener.join(within)
        assert listener.failure is None
        assert not listener.is_alive(), f"stuck at {listener.moves()} moves"


def check(listeners: Sequence[Listener], port: int) -> None:
    """What each was told is its feed, whole; what all are told is in the same order for all."""
    for listener in listeners:
        listener.client.port = port
        whole = listener.client.whole_feed()[: len(listener.told)]
        assert [_plain(message) for message in whole] == [_plain(m) for m in listener.told]
    orders = [[(m["at"], m["notice"]["seat"]) for m in one.told if is_play(m)] for one in listeners]
    shortest = min(len(order) for order in orders)
    assert shortest >= min(one.until for one in listeners)
    for order in orders:
        assert order[:shortest] == orders[0][:shortest]


def _plain(message: Any) -> Any:
    return {name: value for name, value in message.items() if name != "position"}


def is_play(message: Any) -> bool:
    """Whether a card was played to the table."""
    return any(event["event"] in PLAYED for event in message.get("events", ()))
