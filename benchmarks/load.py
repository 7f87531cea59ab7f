"""Many rooms at once: how long from a command to the last player's message, and what it costs.

    python benchmarks/load.py --rooms 500 --seconds 60
    python benchmarks/load.py --url http://127.0.0.1:8400 --pid PID ...   a server that runs already

Each room is Four Gems with four players, each with a socket of its own, at one move a second. It
prints percentiles, losses, the server's CPU time for each move, and its memory for each seat that
only listens. The server must allow enough: --rooms-an-hour 100000 --wishes-a-second 100000.
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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

ENDLESS = {"game": "four-gems", "options": {"target": 999_999}}


class Http:
    """Connections that are kept open; the standard library has none for asyncio."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def post(self, path: str, body: Any, token: str | None = None) -> tuple[int, Any]:
        """One question."""
        raw = json.dumps(body).encode()
        shown = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{shown}"
            f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
        )
        while self._idle:
            reader, writer = self._idle.pop()
            if not reader.at_eof():
                break
        else:
            reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(head.encode() + raw)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        length = next(int(line[15:]) for line in lines if line.lower().startswith("content-length"))
        answer = await reader.readexactly(length)
        self._idle.append((reader, writer))
        return int(lines[0].split()[1]), json.loads(answer)


@dataclass
class Table:
    """One room: who sits there, what each has been told, when the last move was sent."""

    room: str = ""
    tokens: list[str] = field(default_factory=list)
    seqs: list[int] = field(default_factory=lambda: [0] * 4)
    plays: list[int] = field(default_factory=lambda: [0] * 4)
    offers: list[Any] = field(default_factory=lambda: [None] * 4)
    sent: float = 0.0
    told: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass
class Figures:
    """What was measured."""

    times: list[float] = field(default_factory=list)
    lost: int = 0
    refused: int = 0


async def set_up(http: Http) -> Table:
    """A room with four people."""
    table = Table()
    _, place = await http.post("/api/rooms", {"settings": ENDLESS, "name": "Ann"})
    table.room = place["room"]
    table.tokens.append(place["token"])
    for name in ("Ben", "Cleo", "Dan"):
        body = {"command_id": uuid.uuid4().hex, "name": name}
        _, place = await http.post(f"/api/rooms/{table.room}/seats", body)
        table.tokens.append(place["token"])
    return table


async def listen(http: Http, table: Table, seat: int, figures: Figures) -> None:
    """One player's socket."""
    url = f"ws://{http.host}:{http.port}/api/rooms/{table.room}/feed"
    async with connect(url, compression=None, open_timeout=60, ping_interval=None) as wire:
        await wire.send(json.dumps({"token": table.tokens[seat], "after": 0}))
        async for frame in wire:
            message = json.loads(frame)
            figures.lost += message["seq"] != table.seqs[seat] + 1
            table.seqs[seat] = message["seq"]
            table.plays[seat] += message["notice"]["kind"] == "moved"
            if "position" in message:
                table.offers[seat] = message["position"]["offer"]
            if len(set(table.plays)) == 1:
                table.told.set()


async def play(http: Http, table: Table, until: float, figures: Figures) -> None:
    """One move a second."""
    path = f"/api/rooms/{table.room}/commands"
    await http.post(path, _wish({"do": "begin"}), table.tokens[0])
    await asyncio.sleep(random.random())
    while time.perf_counter() < until:
        start = time.perf_counter()
        seat = next((at for at in range(4) if table.offers[at]), None)
        if seat is not None:
            table.told.clear()
            move = random.choice(table.offers[seat]["moves"])
            act = {"do": "act", "move": move, "seen": table.seqs[seat]}
            status, _ = await http.post(path, _wish(act), table.tokens[seat])
            if status == 200:
                await asyncio.wait_for(table.told.wait(), 30)
                figures.times.append(time.perf_counter() - start)
            figures.refused += status != 200
        await asyncio.sleep(max(0.0, start + 1 - time.perf_counter()))


def _wish(command: Any) -> Any:
    return {"command_id": uuid.uuid4().hex, "command": command}


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used (Linux)."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """KiB that a process holds (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


async def measure(http: Http, pid: int, rooms: int, seconds: float) -> None:
    """Set up, listen, play, and print."""
    figures = Figures()
    first = await set_up(http)
    tables = [first, *[await set_up(http) for _ in range(rooms - 1)]]
    before = memory(pid)
    listening = [
        asyncio.create_task(listen(http, table, seat, figures))
        for table in tables
        for seat in range(4)
    ]
    while any(0 in table.seqs for table in tables):
        await asyncio.sleep(0.1)
    idle = (memory(pid) - before) / (4 * rooms)
    used, start = cpu(pid), time.perf_counter()
    await asyncio.gather(*(play(http, table, start + seconds, figures) for table in tables))
    took, used = time.perf_counter() - start, cpu(pid) - used
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    times = sorted(figures.times)
    moves = len(times)
    print(f"{rooms} rooms, {4 * rooms} sockets, {moves} moves, {moves / took:.0f} a second")
    for percent in (50, 90, 99):
        print(f"p{percent} {1000 * times[min(moves - 1, moves * percent // 100)]:.1f} ms")
    print(f"lost {figures.lost}, refused {figures.refused}")
    print(f"server CPU {1000 * used / moves:.2f} ms a move, {100 * used / took:.0f} % of a core")
    print(f"memory {idle:.1f} KiB a listening seat")


@contextlib.contextmanager
def served() -> Any:
    """A server of its own on a database of its own: its URL and process id."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
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
    parser.add_argument("--url")
    parser.add_argument("--pid", type=int, help="the process of the server at --url")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        url, pid = (asked.url, asked.pid) if asked.url else stack.enter_context(served())
        parts = urlsplit(url)
        http = Http(parts.hostname or "127.0.0.1", parts.port or 80)
        asyncio.run(measure(http, pid, asked.rooms, asked.seconds))


if __name__ == "__main__":
    main()
