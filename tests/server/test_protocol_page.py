"""What stands in docs/protocol.md is run as it stands there."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.crowded import crowded
from tests.server.live import Client, Process, serving
from vierblatt.room.refusals import CODES

PAGE = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
JSON = "python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])'"
TABLES: dict[str, dict[str, Any]] = {
    "seasons-duel": {"game": "seasons-duel"},
    "four-seasons": {
        "game": "four-seasons",
        "options": {"target": 1},
        "chairs": [{"kind": "open"}] * 3,
    },
    "four-gems": {"game": "four-gems", "options": {"target": 1}},
}


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found.group(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("page") / "rooms.db"
    with serving(f"sqlite:///{path}", "--behind-proxy") as process:
        yield process


class Elsewhere(Client):
    """Somebody at another address than the bots, who are held to the limits of one."""

    def headers(self) -> dict[str, str]:
        return super().headers() | {"X-Forwarded-For": "10.0.0.2"}


def elsewhere(server: Process, path: str, body: dict[str, Any]) -> Elsewhere:
    assert server.port is not None
    status, place = Elsewhere(server.port).post(path, body)
    assert status == 201, place
    return Elsewhere(server.port, place["room"], place["token"])


Bot = Callable[..., subprocess.Popen[bytes]]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    """Starts the bot of the page at the table of a host, perhaps at a seat of its own."""
    file = tmp_path / "bot.py"
    file.write_text(block("python"), "utf-8")
    started: list[subprocess.Popen[bytes]] = []

    def start(host: Client, seat: str = "") -> subprocess.Popen[bytes]:
        link = f"http://127.0.0.1:{host.port}/r/{host.room}{seat}"
        words = [sys.executable, str(file), link]
        started.append(subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT))
        return started[-1]

    yield start
    for one in started:
        with one:
            one.kill()


def test_the_session_goes_as_it_stands(server: Process, tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.symlink_to(sys.executable)
    script = block("sh").replace("http://127.0.0.1:8400", f"http://127.0.0.1:{server.port}")
    script = f'set -eu\njson() {{ {JSON} "$1"; }}\n{script}'
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    (tmp_path / ".curlrc").write_text('header = "X-Forwarded-For: 10.0.0.3"\n', "utf-8")
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": path, "CURL_HOME": str(tmp_path)},
        check=False,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    answers = [json.loads(answer) for answer in re.findall(r"\{.*?\}(?=\{\"|$)", done.stdout)[:2]]
    assert [answer["repeated"] for answer in answers] == [False, False]
    assert done.stdout.count('"messages"') == 3


@pytest.mark.parametrize("game", TABLES)
def test_the_bot_plays_a_match_within_the_usual_limits(
    server: Process, bot: Bot, game: str
) -> None:
    assert len(block("python").splitlines()) <= 45
    host = elsewhere(server, "/api/rooms", {"settings": TABLES[game], "name": "Ann"})
    seats = len(host.now()["position"]["seats"])
    bots = [bot(host) for _ in range(seats - 1)]
    while sum(bool(seat["name"]) for seat in host.now()["position"]["seats"]) < seats:
        host.feed(host.now()["seq"], wait=5)
    host.do({"do": "begin"})
    bots.append(bot(host, f"#{host.token}"))
    for one in bots:
        said, _ = one.communicate(timeout=100)
        assert said.startswith(b"winners: ["), said


@pytest.mark.parametrize(
    ("room", "seat", "code"),
    [
        ("nowhere", "", "no-such-room"),
        ("", "#abc", "wrong-token"),
        ("", "", "chair-taken"),
    ],
)
def test_the_bot_says_in_one_line_why_it_cannot_play(
    server: Process, bot: Bot, room: str, seat: str, code: str
) -> None:
    settings = {
        "game": "seasons-duel",
        "chairs": [{"kind": "human"}, {"kind": "bot", "bot": "random"}],
    }
    host = elsewhere(server, "/api/rooms", {"settings": settings, "name": "Ann"})
    host.room = room or host.room
    one = bot(host, seat)
    said, _ = one.communicate(timeout=30)
    assert (one.returncode, said.decode()) == (1, f"{host.room}: {code}\n")


def test_the_bot_composes_a_move_where_very_many_are_possible(server: Process, bot: Bot) -> None:
    record, moves, seat, _ = crowded()
    wish = {"record": record, "n": moves, "seat": seat, "name": "Ann"}
    ann = elsewhere(server, "/api/practice", wish)
    now = ann.now()
    assert now["position"]["offer"]["moves"] == []
    bot(ann, f"#{ann.token}")
    notice = next(ann.listen(now["seq"], 20))["notice"]
    assert (notice["kind"], notice["seat"], notice["by"]) == ("moved", seat, "person")


def test_the_page_names_every_code_and_command(server: Process) -> None:
    assert server.port is not None
    told = set(re.findall(r"`([a-z-]+)`", PAGE))
    assert set(CODES) <= told
    schema = Client(server.port).get("/schema/openapi.json")[1]
    tags = set(re.findall(r'"do": \{"type": "string", "const": "([a-z-]+)"', json.dumps(schema)))
    assert tags <= told
    for path in schema["paths"]:
        shown = re.sub(r"{(\w+)}", lambda name: name[1].upper(), path)
        assert shown in PAGE or path.startswith("/schema"), path
