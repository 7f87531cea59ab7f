"""Two terminals join a table that a server has set up, and go on when the server is killed."""

import re
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.live import Client, Process, free_port
from vierblatt.cli.commands import run


class Terminal(threading.Thread):
    """Somebody who plays whatever stands first in the list."""

    def __init__(self, link: str, *words: str) -> None:
        super().__init__(daemon=True)
        self.said: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vierblatt", "play", "--join", link, "--lang", "en", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.start()

    def run(self) -> None:
        assert self.process.stdout is not None
        line = b""
        while byte := self.process.stdout.read(1):
            line += byte
            if byte == b"\n":
                self.said.append(line.decode())
                line = b""
            elif line.endswith(b"Your move (or ? for help) > "):
                self.type("1")

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def wait_for(self, pattern: str) -> str:
        for _ in range(400):
            found = re.search(pattern, "".join(self.said))
            if found:
                return found.group(0)
            time.sleep(0.05)
        raise AssertionError(f"no {pattern} in {''.join(self.said)}")

    def leave(self) -> None:
        self.process.kill()
        self.process.wait()
        self.join(5)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def moves(client: Client) -> int:
    return sum(message["notice"]["kind"] == "moved" for message in client.whole_feed())


def until_moves(client: Client, least: int) -> None:
    for _ in range(600):
        if moves(client) >= least:
            return
        time.sleep(0.05)
    raise AssertionError(f"{moves(client)} moves, not {least}")


def test_two_terminals_play_with_two_bots_through_a_crash(tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'rooms.db'}")
    server = Process(*words, "--wishes-a-second", "1000", port=port).up()
    status, place = Client(port).post("/api/rooms", {"settings": {"game": "four-gems"}})
    assert status == 201
    link = f"http://127.0.0.1:{port}/r/{place['room']}"
    ann = Terminal(link, "--name", "Ann")
    own = ann.wait_for(r"http\S+#\S+")
    ben = Terminal(link, "--name", "Ben")
    ben.wait_for("http")
    host = Client(port, place["room"], place["token"])
    try:
        assert host.do({"do": "begin"})[0] == 200
        until_moves(host, 3)
        server.kill()
        time.sleep(0.5)
        server.start()
        server.up()
        until_moves(host, 6)
        ann.wait_for("The server does not answer")
        ann.wait_for("The server is back")
        ann.leave()
        again = Terminal(own)
        now = moves(host)
        until_moves(host, now + 2)
        again.leave()
    finally:
        ann.leave()
        ben.leave()
        server.kill()


def test_a_served_game_prints_its_link_and_the_first_to_sit_is_the_host(tmp_path: Path) -> None:
    port = free_port()
    words = ("serve", "seasons-duel", "--port", str(port), "--data", str(tmp_path), "--lang", "en")
    process = subprocess.Popen([sys.executable, "-m", "vierblatt", *words], stdout=subprocess.PIPE)
    assert process.stdout is not None
    said = process.stdout.readline() + process.stdout.readline()
    link = re.search(rb"http\S+/r/\w+", said)
    assert link, said
    ann = Terminal(link.group(0).decode(), "--name", "Ann")
    ann.wait_for("You have a seat")
    ann.type("")
    ann.wait_for("The match begins")
    try:
        until_moves(Client(port, link.group(0).decode().rpartition("/")[2]), 1)
    finally:
        ann.leave()
        process.terminate()
        process.communicate(timeout=20)


def test_what_is_no_link_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for link in ("", "nonsense", "http://", "http://x", "ftp://x/r/y", "http://x/r/y/z"):
        assert run(["play", "--join", link]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 6
