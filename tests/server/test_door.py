"""What goes past the framework is answered as the framework would answer it."""

import json
from collections.abc import Generator, Iterator
from contextlib import closing
from http.client import HTTPConnection
from typing import Any
from uuid import uuid4

import pytest
from websockets.frames import Frame
from websockets.streams import StreamReader

from tests.server.live import Client, playing, serving, table
from vierblatt.server.line import frame

DUEL: dict[str, Any] = {"game": "seasons-duel"}
WISHES: tuple[dict[str, Any], ...] = (
    {"do": "emote", "emote": "hello"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "act", "move": "nonsense", "seen": 1_000},
    {"do": "act", "move": "nonsense", "seen": 0},
    {"do": "kick", "seat": 1},
    {"do": "nudge", "seat": "1"},
    {"do": "fly"},
)


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    path = tmp_path_factory.mktemp("door") / "rooms.db"
    words = ("--rooms-an-hour", "1000", "--wishes-a-second", "1000")
    with serving(f"sqlite:///{path}", *words, workers=0) as server:
        assert server.port is not None
        yield server.port


def long_way(client: Client, body: Any) -> tuple[int, Any, dict[str, str]]:
    """A body whose length is not told goes through the framework."""
    parts = iter([json.dumps(body).encode()])
    headers = {"Content-Type": "application/json", **client.headers()}
    with closing(HTTPConnection("127.0.0.1", client.port, timeout=40)) as connection:
        connection.request("POST", client.at("/commands"), parts, headers, encode_chunked=True)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read()), _told(answer.headers)


def short_way(client: Client, body: Any) -> tuple[int, Any, dict[str, str]]:
    raw, kind = json.dumps(body).encode(), {"content-type": "application/json"}
    status, told, answer = client.ask("POST", client.at("/commands"), raw, **kind)
    return status, json.loads(told), _told(answer.headers)


def _told(headers: Any) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items() if name.lower() != "date"}


@pytest.mark.parametrize("command", WISHES)
def test_both_ways_give_the_same_answer(port: int, command: dict[str, Any]) -> None:
    answers = []
    for way in (short_way, long_way):
        ann, _ = playing(table(port, DUEL, ("Ann", "Ben")))
        status, told, headers = way(ann, {"command_id": uuid4().hex, "command": command})
        told.pop("message", None)  # the deal is another
        headers.pop("content-length")
        answers.append((status, told, headers))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_frame_is_what_the_standard_says(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(frame(b"x" * size))
    read = Frame.parse(reader.read_exact, mask=False)
    assert _result(read).data == b"x" * size


def _result(steps: Generator[None, None, Frame]) -> Frame:
    try:
        next(steps)
    except StopIteration as done:
        whole: Frame = done.value
        return whole
    raise AssertionError("the frame is not whole")
