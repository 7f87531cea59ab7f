"""What stands in docs/protocol.md is run as it stands there."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import Client, Process, serving, table
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
}


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found.group(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    path = tmp_path_factory.mktemp("page") / "rooms.db"
    with serving(f"sqlite:///{path}", "--wishes-a-second", "10000") as process:
        yield process


def test_the_session_goes_as_it_stands(server: Process, tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.symlink_to(sys.executable)
    script = block("sh").replace("http://127.0.0.1:8400", f"http://127.0.0.1:{server.port}")
    script = f'set -eu\njson() {{ {JSON} "$1"; }}\n{script}'
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", script],
        env={**os.environ, "PATH": path},
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
def test_the_bot_plays_a_match(server: Process, tmp_path: Path, game: str) -> None:
    assert len(block("python").splitlines()) <= 45
    file = tmp_path / "bot.py"
    file.write_text(block("python"), "utf-8")
    assert server.port is not None
    (host,) = table(server.port, TABLES[game], ("Ann",))
    link = f"http://127.0.0.1:{server.port}/r/{host.room}"
    seats = len(host.now()["position"]["seats"])
    bots = [
        subprocess.Popen([sys.executable, str(file), link], stdout=subprocess.PIPE)
        for _ in range(seats - 1)
    ]
    while sum(bool(seat["name"]) for seat in host.now()["position"]["seats"]) < seats:
        host.feed(host.now()["seq"], wait=5)
    host.do({"do": "begin"})
    host.do({"do": "leave"})
    for bot in bots:
        said, _ = bot.communicate(timeout=100)
        assert said.startswith(b"winners: ["), said


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
