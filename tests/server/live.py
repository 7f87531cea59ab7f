"""Servers and workers as processes of their own, and people who play by HTTP and WebSocket."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse
from pathlib import Path
from typing import Any
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """A port that nobody listens at."""
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Process:
    """A server or a worker that can be killed and started again."""

    def __init__(self, *words: str, port: int | None = None, deals: Path | None = None) -> None:
        self.words = words
        self.port = port
        self.program = ("tests.server.dealt", str(deals)) if deals else ("vierblatt",)
        self.start()

    def start(self) -> None:
        path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"),)))
        self.process = subprocess.Popen(
            [sys.executable, "-m", *self.program, *self.words],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if self.port else subprocess.DEVNULL,
        )

    def up(self) -> "Process":
        """Wait until it answers."""
        assert self.port is not None
        for _ in range(600):
            with suppress(OSError, HTTPException):
                if Client(self.port).get("/health")[0] == 200:
                    return self
            assert self.process.poll() is None, self.process.communicate()[1].decode()
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """End it as one should; what it has said."""
        self.process.terminate()
        _, said = self.process.communicate(timeout=20)
        return (said or b"").decode()


@contextmanager
def serving(
    database: str, *words: str, workers: int = 1, deals: Path | None = None
) -> Iterator[Process]:
    """A server on a port of its own; `deals` is a file for `tests.server.dealt`."""
    port = free_port()
    fixed = ("--port", str(port), "--workers", str(workers), "--database", database)
    process = Process("serve", *fixed, *words, port=port, deals=deals)
    try:
        yield process.up()
    finally:
        process.kill() if process.process.poll() is None else None


class Client:
    """Somebody at a server, with or without a token."""

    def __init__(self, port: int, room: str = "", token: str | None = None) -> None:
        self.port = port
        self.room = room
        self.token = token

    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def ask(
        self, method: str, path: str, body: bytes | None = None, **headers: str
    ) -> tuple[int, bytes, HTTPResponse]:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=40)) as connection:
            connection.request(method, path, body, {**self.headers(), **headers})
            answer = connection.getresponse()
            return answer.status, answer.read(), answer

    def get(self, path: str) -> tuple[int, Any]:
        status, body, answer = self.ask("GET", path)
        plain = "ndjson" in (kind := answer.headers["content-type"]) or "text" in kind
        return status, body if plain else json.loads(body)

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        kind = {"content-type": "application/json", **headers}
        status, answer, _ = self.ask("POST", path, json.dumps(body).encode(), **kind)
        return status, json.loads(answer)

    def at(self, path: str = "") -> str:
        return f"/api/rooms/{self.room}{path}"

    def do(self, command: dict[str, Any], command_id: str | None = None) -> tuple[int, Any]:
        body = {"command_id": command_id or uuid4().hex, "command": command}
        return self.post(self.at("/commands"), body)

    def now(self) -> Any:
        return self.get(self.at())[1]

    def feed(self, after: int = 0, wait: float = 0) -> Any:
        return self.get(self.at(f"/feed?after={after}&wait={wait}"))[1]

    def whole_feed(self) -> list[Any]:
        told: list[Any] = []
        while more := self.feed(len(told))["messages"]:
            told += more
        return told

    def listen(self, after: int = 0, quiet: float | None = None) -> Iterator[Any]:
        """Messages as they come over a socket; TimeoutError when it is quiet for so long."""
        url = f"ws://127.0.0.1:{self.port}{self.at('/feed')}"
        with connect(url, compression=None, open_timeout=10, close_timeout=1) as wire:
            wire.send(json.dumps({"token": self.token, "after": after}))
            while True:
                yield json.loads(wire.recv(quiet))


LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


def table(port: int, settings: dict[str, Any], names: tuple[str, ...]) -> list[Client]:
    """A new table with these people at it; the first is the host."""
    status, place = Client(port).post("/api/rooms", {"settings": settings, "name": names[0]})
    assert status == 201, place
    people = [Client(port, place["room"], place["token"])]
    for name in names[1:]:
        body = {"command_id": uuid4().hex, "name": name}
        status, place = people[0].post(people[0].at("/seats"), body)
        assert status == 201, place
        people.append(Client(port, place["room"], place["token"]))
    return people


def playing(people: list[Client]) -> list[Client]:
    """The same with the match begun."""
    status, answer = people[0].do({"do": "begin"})
    assert status == 200, answer
    return people


def move(position: Any, number: int = 0) -> str:
    """One of the moves that are offered; a bid is composed, and of very many one that sows."""
    offer = position["offer"]
    if offer["moves"]:
        return str(offer["moves"][number % len(offer["moves"])])
    if "choices" in offer:
        sown = next(one for one in offer["choices"] if one["do"] == "sow")
        return f"{sown['cards'][0]}>{sown['field']}"
    return "bid " + " ".join(offer["cards"][: offer["count"]])
