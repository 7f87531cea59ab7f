"""Two terminals join a table that a server has set up, and go on when the server is killed."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.server.live import Client, Process, free_port, move, serving
from vierblatt.cli.commands import run

HEEDFUL = """
import signal
from vierblatt.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
main()
"""
"""The command, which hears Ctrl+C even where a shell has started the tests deaf to it."""


class Terminal(threading.Thread):
    """Somebody who plays whatever stands first in the list, or thinks for ever."""

    def __init__(
        self, link: str, *words: str, data: Path | None = None, plays: bool = True
    ) -> None:
        super().__init__(daemon=True)
        self.said: list[str] = []
        self.plays = plays
        env = os.environ if data is None else {**os.environ, "XDG_DATA_HOME": str(data)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", HEEDFUL, "play", "--join", link, "--lang", "en", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=env,
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
            elif self.plays and line.endswith(b"Your move (or ? for help) > "):
                self.type("1")

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text.encode() + b"\n")
        self.process.stdin.flush()

    def interrupt(self) -> int:
        """Ctrl+C; how it ended."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(20)

    def wait_for(self, pattern: str, since: int = 0, seconds: int = 20) -> str:
        for _ in range(20 * seconds):
            found = re.search(pattern, "".join(self.said[since:]))
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


@contextmanager
def hosted(tmp_path: Path, settings: dict[str, Any]) -> Iterator[tuple[Client, str]]:
    """A table that Ann has set up, and its link; she has the first seat."""
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(database, "--wishes-a-second", "1000") as server:
        assert server.port is not None
        wanted = {"settings": settings, "name": "Ann"}
        status, place = Client(server.port).post("/api/rooms", wanted)
        assert status == 201
        ann = Client(server.port, place["room"], place["token"])
        yield ann, f"http://127.0.0.1:{server.port}/r/{place['room']}"


def test_what_others_do_is_told_while_one_waits(tmp_path: Path) -> None:
    with hosted(tmp_path, {"game": "four-gems"}) as (ann, link):
        others = {}
        for name in ("Ben", "Cleo", "Dan"):
            body = {"command_id": name * 16, "name": name}
            token = ann.post(ann.at("/seats"), body)[1]["token"]
            others[name] = Client(ann.port, ann.room, token)
        own = f"{link}#{ann.token}"
        terminal = Terminal(own)
        terminal.wait_for("Your partner is Cleo")
        terminal.type("")
        terminal.wait_for("The match begins")
        told = 0
        while told < 4:
            asked = {name: one.now()["position"] for name, one in others.items()}
            waiting = [name for name, at in asked.items() if at["offer"]]
            if not waiting:
                time.sleep(0.05)  # the terminal answers
                continue
            name = waiting[0]
            since = len(terminal.said)
            assert (
                others[name].do(
                    {"do": "act", "move": move(asked[name]), "seen": others[name].now()["seq"]}
                )[0]
                == 200
            )
            terminal.wait_for(f"{name} (passes|cuts|plays|leads|names|takes)", since)
            if ann.now()["position"]["offer"] is None:
                terminal.wait_for(r"(Ben|Cleo|Dan) is to move\.", since)
                told += 1
        assert terminal.interrupt() == 130
        terminal.wait_for(f"Your seat stays yours; come back with --join {re.escape(own)}")
        terminal.leave()
        late = Terminal(link, "--name", "Zoe")
        late.wait_for(f"has begun already.*come back with --join {link}#")
        late.leave()


def test_who_leaves_before_the_match_gives_the_seat_up(tmp_path: Path) -> None:
    with hosted(tmp_path, {"game": "four-gems"}) as (ann, link):
        host = Terminal(f"{link}#{ann.token}")
        host.wait_for("whoever takes seat 3")
        host.wait_for("Press Enter to begin")
        ben = Terminal(link, "--name", "Ben", "--seat", "3")
        ben.wait_for(r"At the table: Ann, Ben; free: 2\.")
        ben.wait_for("Your partner is Ann")
        ben.wait_for("Waiting for Ann to begin")
        host.wait_for(r"At the table: Ann, Ben; free: 2\.")
        twice = Terminal(link, "--name", "ben")
        twice.wait_for(f"has that name already.*come back with --join {link}#")
        twice.leave()
        cleo = Terminal(link, "--name", "Cleo")
        host.wait_for(r"At the table: Ann, Cleo, Ben; free: 1\.")
        since = len(host.said)
        cleo.type("q")
        cleo.wait_for("You have left the table; your seat is free again")
        host.wait_for(r"At the table: Ann, Ben; free: 2\.", since)
        assert host.interrupt() == 130
        host.wait_for("You have left the table; your seat is free again")
        ben.wait_for("Press Enter to begin")
        assert ben.process.stdin is not None
        ben.process.stdin.close()
        ben.wait_for("You have left the table; your seat is free again")
        seats = Client(ann.port, ann.room).now()["position"]["seats"]
        assert [seat["name"] for seat in seats] == [""] * 4
        for terminal in (host, ben, cleo):
            terminal.leave()


def test_a_match_leaves_its_record_and_what_was_sent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    chairs = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
    settings = {"game": "seasons-duel", "chairs": chairs, "pace": "quick"}
    with hosted(tmp_path, settings) as (ann, link):
        terminal = Terminal(f"{link}#{ann.token}", data=tmp_path / "home")
        terminal.type("")
        terminal.wait_for("asks for another match", seconds=120)
        terminal.type("q")
        assert terminal.process.wait(20) == 0
        terminal.wait_for(link.replace("/r/", "/m/"))
        record = terminal.wait_for(r"The record is in \S+").rpartition(" ")[2]
        sent = terminal.wait_for(r"What your seat was sent is in \S+;").rpartition(" ")[2][:-1]
        terminal.leave()
    assert {record, sent} == {str(file) for file in (tmp_path / "home").rglob("*.jsonl")}
    assert run(["record", "verify", record]) == 0
    assert run(["record", "audit", record, sent]) == 0
    assert "no hidden card" in capsys.readouterr().out


def test_who_gives_up_asks_for_a_rematch_and_they_play_on_at_the_new_table(tmp_path: Path) -> None:
    with hosted(tmp_path, {"game": "seasons-duel"}) as (host, link):
        ann = Terminal(f"{link}#{host.token}", data=tmp_path / "ann", plays=False)
        ben = Terminal(link, "--name", "Ben", data=tmp_path / "ben", plays=False)
        ann.wait_for("At the table: Ann, Ben")
        ann.type("")
        ann.wait_for("The match begins")
        ann.type("resign")
        ann.wait_for("Really give up")
        ann.type("yes")
        ben.wait_for("Ben wins the match")
        ann.wait_for("What your seat was sent is in")
        ann.type("again")
        ben.wait_for('Ann asks for another match.\nAnswer "yes" or "no"')
        ben.type("yes")
        for terminal, name in ((ann, "Ann"), (ben, "Ben")):
            own = terminal.wait_for(r"There is a new match.[^#]*#\S+")
            terminal.wait_for(r"There is a new match[^\0]*Round 1 of 9")
            room, token = own.rpartition("/r/")[2].split("#")
            position = Client(host.port, room, token).now()["position"]
            assert position["seats"][position["you"]]["name"] == name
            terminal.leave()


def test_what_is_no_link_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    for link in ("", "nonsense", "http://", "http://x", "ftp://x/r/y", "http://x/r/y/z",
        "http://127.0.0.1:8477/r/ä", "http://[bad/r/x", "http://x:99999/r/y", "http://x:abc/r/y",
        "http://my host/r/y", "http://a..b/r/y", "http://u@x/r/y", "http://x/r/y#ä", "http://x/s/y",
    ):  # fmt: skip
        assert run(["play", "--join", link]) == 2
        said = capsys.readouterr().err
        assert (
            said == f'"{link}" is no link to a table; it looks like http://127.0.0.1:8400/r/abc.\n'
        )


class Stranger(BaseHTTPRequestHandler):
    """A web server that knows nothing of Vierblatt."""

    ANSWERS: ClassVar[dict[str, tuple[int, dict[str, str], bytes]]] = {
        "html": (200, {}, b"<html>Hello</html>"),
        "json": (200, {}, b'{"a": 1}'),
        "gone": (404, {}, b"<html>Not here</html>"),
        "sent-on": (302, {"location": "https://x.example/login"}, b""),
        "in-circles": (301, {"location": "/login"}, b""),
        "no-words": (400, {}, json.dumps({"code": "no-such-code"}).encode()),
        "no-code": (400, {}, b'{"code": ""}'),
    }

    def do_POST(self) -> None:
        status, headers, body = self.ANSWERS[self.path.split("/")[3]]
        self.rfile.read(int(self.headers["content-length"]))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def stranger() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Stranger)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("html", "What answers at HOST is no server of Vierblatt."),
        ("json", "What answers at HOST is no server of Vierblatt."),
        ("gone", "What answers at HOST is no server of Vierblatt."),
        ("in-circles", "What answers at HOST is no server of Vierblatt."),
        ("sent-on", "HOST sends everybody on to https://x.example;"),
        ("no-words", "The server says: That cannot be done."),
        ("no-code", "The server says: That cannot be done."),
    ],
)
def test_what_is_no_server_of_ours_is_said(
    path: str, said: str, stranger: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "--join", f"http://{stranger}/r/{path}", "--lang", "en"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith(said.replace("HOST", stranger))


def test_a_server_that_cannot_be_reached_is_said(
    stranger: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vierblatt.cli.remote.PATIENCE", 0.5)
    for server, said in (
        (f"https://{stranger}", "cannot be reached by https"),
        ("http://nobody.invalid", "cannot be found"),
        (f"http://127.0.0.1:{free_port()}", "does not answer: "),
    ):
        assert run(["play", "--join", f"{server}/r/x", "--lang", "en"]) == 2
        lines = capsys.readouterr().err.splitlines()
        assert len(lines) == 1
        assert said in lines[0]
