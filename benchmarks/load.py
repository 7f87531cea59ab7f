"""Many rooms at once: how long from a command to the last player's message, and what it costs.

    python benchmarks/load.py --rooms 500 --seconds 60
    python benchmarks/load.py --url http://127.0.0.1:8400 --pid PID ...   a server that runs already

Each room is Four Gems with four players, each with a socket of its own, at one move a second. It
prints percentiles, losses, the CPU time of the server and of this client for each move, and the
server's memory for each seat that only listens. A server of your own must allow enough:
--rooms-an-hour 1000000 --wishes-a-second 1000000. It reads Linux's /proc.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from wires import Http, Place, Socket

ENDLESS = {"game": "four-gems", "options": {"target": 999_999}}
PATIENCE = 30
"""How long, in seconds, a message is waited for."""


class Notice(msgspec.Struct):
    """What kind of message it is."""

    kind: str


class Offer(msgspec.Struct):
    """What a seat may do."""

    moves: list[str]


class Position(msgspec.Struct):
    """Of all that is shown, what a player needs here."""

    offer: Offer | None


class Told(msgspec.Struct):
    """A message."""

    seq: int
    notice: Notice
    position: Position | None = None


_told = msgspec.json.Decoder(Told).decode


@dataclass
class Figures:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    lost: int = 0
    refused: Counter[str] = field(default_factory=Counter)


class Table:
    """One room: who sits there, what each has been told, when all know of the last move."""

    def __init__(self, http: Http, place: Place, figures: Figures) -> None:
        self.http = http
        self.place = place
        self.figures = figures
        self.room = ""
        self.tokens: list[str] = []
        self.seqs = [0] * 4
        self.plays = [0] * 4
        self.offers: list[Offer | None] = [None] * 4
        self.told = asyncio.Event()
        self.sockets: list[Socket] = []

    async def set_up(self) -> None:
        """A room with four people."""
        _, place = await self.http.post("/api/rooms", {"settings": ENDLESS, "name": "Ann"})
        self.room = place["room"]
        self.tokens.append(place["token"])
        for name in ("Ben", "Cleo", "Dan"):
            body = {"command_id": uuid.uuid4().hex, "name": name}
            _, place = await self.http.post(f"/api/rooms/{self.room}/seats", body)
            self.tokens.append(place["token"])

    async def listen(self) -> None:
        """A socket for each."""
        for seat, token in enumerate(self.tokens):
            path = f"/api/rooms/{self.room}/feed"
            wire = await Socket(self.place, path, partial(self.hear, seat)).open()
            wire.say(json.dumps({"token": token}).encode())
            self.sockets.append(wire)

    def hear(self, seat: int, text: bytes) -> None:
        """A message to one of them."""
        message = _told(text)
        self.figures.lost += message.seq != self.seqs[seat] + 1
        self.seqs[seat] = message.seq
        self.plays[seat] += message.notice.kind == "moved"
        if message.position is not None:
            self.offers[seat] = message.position.offer
        if len(set(self.plays)) == 1:
            self.told.set()

    async def begin(self) -> None:
        """The match is on, and all have heard of it."""
        await self._wish(0, {"do": "begin"})
        while not any(self.offers):
            await asyncio.sleep(0.05)

    async def play(self, until: float, pace: float) -> None:
        """A move every so many seconds, or as soon as all have heard of the last one."""
        await asyncio.sleep(pace * random.random())
        while time.perf_counter() < until:
            start = time.perf_counter()
            seat = self.waiting()
            if seat is not None and await self.move(seat):
                self.figures.times.append(time.perf_counter() - start)
            await asyncio.sleep(max(0.0, start + pace - time.perf_counter()))

    def waiting(self) -> int | None:
        """A seat that may do something."""
        return next((at for at in range(4) if self.offers[at]), None)

    async def move(self, seat: int) -> bool:
        """A move, until all have heard of it; whether it was taken."""
        offer = self.offers[seat]
        assert offer is not None
        self.told.clear()
        act = {"do": "act", "move": random.choice(offer.moves), "seen": self.seqs[seat]}
        if not await self._wish(seat, act):
            return False
        await asyncio.wait_for(self.told.wait(), PATIENCE)
        return True

    async def _wish(self, seat: int, command: Any) -> bool:
        path = f"/api/rooms/{self.room}/commands"
        wish = {"command_id": uuid.uuid4().hex, "command": command}
        status, answer = await self.http.post(path, wish, self.tokens[seat])
        if status != 200:
            self.figures.refused[answer["code"]] += 1
        return status == 200


def cpu(pid: int) -> float:
    """Seconds of CPU that the threads of a process have used."""
    tasks = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(one.read_text().split()[0]) for one in tasks) / 1e9


def memory(pid: int) -> int:
    """KiB that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(
    place: Place, pid: int, rooms: int, seconds: float, pace: float, kind: type[Table] = Table
) -> None:
    """Set up, listen, play, and print."""
    figures, http = Figures(), Http(place)
    tables = [kind(http, place, figures) for _ in range(rooms)]
    for table in tables:
        await table.set_up()
    before = memory(pid)
    for table in tables:
        await table.listen()
    while any(0 in table.seqs for table in tables):
        await asyncio.sleep(0.1)
    idle = (memory(pid) - before) / (4 * rooms)
    for table in tables:
        await table.begin()
    start, server, client = time.perf_counter(), cpu(pid), cpu(os.getpid())
    await asyncio.gather(*(table.play(start + seconds, pace) for table in tables))
    took = time.perf_counter() - start
    tell(figures, rooms, took, cpu(pid) - server, cpu(os.getpid()) - client)
    print(f"memory {idle:.1f} KiB a listening seat")


def tell(figures: Figures, rooms: int, took: float, server: float, client: float) -> None:
    """What came of it."""
    times = sorted(figures.times)
    moves = len(times)
    print(f"{rooms} rooms, {4 * rooms} sockets, {moves} moves, {moves / took:.0f} a second")
    for percent in (50, 90, 99):
        print(f"p{percent} {1000 * times[min(moves - 1, moves * percent // 100)]:.1f} ms")
    print(f"lost {figures.lost}, refused {dict(figures.refused) or 0}")
    for who, used in (("server", server), ("client", client)):
        print(f"{who} CPU {1000 * used / moves:.2f} ms a move, {100 * used / took:.0f} % of a core")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def served() -> Iterator[tuple[str, int]]:
    """A server of its own on a database of its own: its URL and process id."""
    port = free_port()
    limits = ["--rooms-an-hour", "1000000", "--wishes-a-second", "1000000", "--workers", "0"]
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "vierblatt", "serve", "--port", str(port), "--data", folder, *limits]
        process = subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE)
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.communicate()


def main() -> None:
    """Read the words and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=1, help="seconds from move to move; 0: none")
    parser.add_argument("--url")
    parser.add_argument("--pid", type=int, help="the process of the server at --url")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        url, pid = (asked.url, asked.pid) if asked.url else stack.enter_context(served())
        asyncio.run(measure(Place(url), pid, asked.rooms, asked.seconds, asked.pace))


if __name__ == "__main__":
    main()
