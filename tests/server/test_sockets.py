"""Sockets come and go, are slow, or stop reading: nothing stays behind, and nobody else waits."""

import asyncio
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.live import Client, Process, serving, table

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
CYCLES = 10_000 if DEEP else 200
LIMITS = ("--rooms-an-hour", "1000000", "--wishes-a-second", "1000000")
DUEL: dict[str, Any] = {"game": "seasons-duel"}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    path = tmp_path_factory.mktemp("sockets") / "rooms.db"
    with serving(f"sqlite:///{path}", *LIMITS, workers=0) as process:
        PROCESSES.append(process)
        assert process.port is not None
        yield process.port


PROCESSES: list[Process] = []


def open_sockets(port: int) -> int:
    """How many the server counts."""
    figures = Client(port).get("/metrics")[1].decode()
    line = next(one for one in figures.splitlines() if one.startswith("vierblatt_sockets "))
    return round(float(line.split()[1]))


def memory() -> int:
    """KiB that the server holds."""
    with open(f"/proc/{PROCESSES[-1].process.pid}/status", encoding="ascii") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def until_none_is_left(port: int) -> None:
    for _ in range(200):
        if open_sockets(port) == 0:
            return
        time.sleep(0.05)
    raise AssertionError(f"{open_sockets(port)} sockets are left")


async def come_and_go(port: int, room: str, number: int) -> None:
    """A watcher who leaves as one should, or not."""
    url = f"ws://127.0.0.1:{port}/api/rooms/{room}/feed"
    async with connect(url, compression=None, open_timeout=30) as wire:
        if number % 3:
            await wire.send('{"after": 0}')
            await wire.recv()
        if number % 2:
            wire.transport.abort()


def cycles(port: int, room: str, number: int) -> None:
    async def all_of_them() -> None:
        for start in range(0, number, 20):
            some = (come_and_go(port, room, start + one) for one in range(20))
            await asyncio.gather(*some)

    asyncio.run(all_of_them())


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="needs Linux's /proc")
def test_after_many_came_and_went_nothing_is_left(port: int) -> None:
    ann, _ = table(port, DUEL, ("Ann", "Ben"))
    cycles(port, ann.room, max(200, CYCLES // 2))  # the collector, too, has come round
    until_none_is_left(port)
    before = memory()
    cycles(port, ann.room, CYCLES)
    until_none_is_left(port)
    assert memory() - before < (2_000 if DEEP else 4_000)


def test_watchers_have_so_many_sockets_and_each_seat_its_own(port: int) -> None:
    """Whoever has the link may come; no number of watchers keeps anybody from his seat."""
    ann, ben = table(port, DUEL, ("Ann", "Ben"))
    url = f"ws://127.0.0.1:{port}{ann.at('/feed')}"
    hellos: list[dict[str, str | None]] = [{}] * 66
    hellos += [{"token": ann.token}] * 17 + [{"token": ben.token}]

    async def crowd() -> list[int | None]:
        wires = [await connect(url, compression=None) for _ in hellos]
        codes: list[int | None] = []
        for wire, hello in zip(wires, hellos, strict=True):
            await wire.send(json.dumps(hello))
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        for wire in wires:
            codes.append(wire.close_code)
            await wire.close()
        return codes

    codes = asyncio.run(crowd())
    assert codes == [None] * 64 + [4429] * 2 + [None] * 16 + [4429, None]
    until_none_is_left(port)


def test_who_does_not_read_holds_nobody_up(port: int) -> None:
    """A raw socket that shakes hands and then never reads, with the smallest window there is."""
    ann, ben = table(port, DUEL, ("Ann", "Ben"))
    with closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        deaf.connect(("127.0.0.1", port))
        deaf.sendall(
            f"GET {ann.at('/feed')} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        hello = json.dumps({"after": 0}).encode()
        deaf.sendall(struct.pack("!BB4x", 0x81, 0x80 | len(hello)) + hello)
        heard = ben.listen()
        next(heard)
        for number in range(5):
            start = time.monotonic()
            ann.do({"do": "emote", "emote": "hello"})
            while next(heard)["notice"]["kind"] != "emoted":
                pass
            assert time.monotonic() - start < 5, number
        heard.close()  # type: ignore[attr-defined]


def test_a_slow_line_loses_nothing(port: int) -> None:
    """Each message reaches a listener that is cut off after every second one."""
    ann, ben = table(port, DUEL, ("Ann", "Ben"))
    ann.do({"do": "begin"})
    told: list[int] = []
    for number in range(6):
        (ann, ben)[number % 2].do({"do": "emote", "emote": "hello"})
        heard = ben.listen(len(told))
        told.append(next(heard)["seq"])
        heard.close()  # type: ignore[attr-defined]
    told += [message["seq"] for message in ben.feed(len(told))["messages"]]
    assert told == list(range(1, len(ben.whole_feed()) + 1))
