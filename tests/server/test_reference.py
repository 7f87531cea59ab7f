"""The rules and the rule codes over HTTP: whole, in all languages, and kept by who has them."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.live import Client, Process, serving, table
from vierblatt.core.rule_code import rule_code
from vierblatt.core.rulebook import Rulebook, rulebook
from vierblatt.games import GAMES
from vierblatt.testing.conformance import Table, tables
from vierblatt.words import LANGUAGES, Words

NAMES = [game.name for game in GAMES]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    path: Path = tmp_path_factory.mktemp("reference") / "rooms.db"
    words = ("--wishes-a-second", "100000", "--rooms-an-hour", "100000")
    with serving(f"sqlite:///{path}", *words, workers=0) as process:
        yield at(process)


def at(process: Process) -> int:
    assert process.port is not None
    return process.port


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_rules_are_sent_whole_and_kept(port: int, game: str, language: str) -> None:
    path = f"/api/rules/{game}/{language}"
    status, body, answer = Client(port).ask("GET", path)
    assert status == 200
    assert msgspec.json.decode(body, type=Rulebook) == rulebook(game, language)
    assert answer.headers["content-type"] == "application/json"
    assert "max-age" in answer.headers["cache-control"]
    tag = answer.headers["etag"]
    status, body, answer = Client(port).ask("GET", path, None, **{"if-none-match": tag})
    assert (status, body, answer.headers["etag"]) == (304, b"", tag)
    assert Client(port).ask("GET", path, None, **{"if-none-match": '"other"'})[0] == 200


@pytest.mark.parametrize("path", ["odds/en", "four-gems/it", "..%2ffour-gems/en", "four-gems/.."])
def test_there_are_no_other_rules(port: int, path: str) -> None:
    status, told = Client(port).get(f"/api/rules/{path}")
    assert (status, told["code"]) == (404, "no-such-path")


ALL = [table for game in GAMES for table in tables(game)]


@pytest.mark.parametrize("table", ALL, ids=str)
def test_a_code_says_game_and_options(port: int, table: Table) -> None:
    code = rule_code(table.game, table.options)
    status, told = Client(port).get(f"/api/codes/{code.lower()}")
    assert status == 200
    assert told["rule_code"] == code
    assert told["game"] == table.game.name
    assert told["options"] == msgspec.to_builtins(table.options)
    assert table.seats in told["seats"]
    standard = msgspec.to_builtins(table.game.options())
    other = {name for name, value in told["options"].items() if value != standard[name]}
    assert set(told["differs"]) == other
    assert all(Words("fr").has(f"{table.game.name}-note-{note}") for note in told["notes"])


def test_what_is_no_code_is_said(port: int) -> None:
    for code in ("FG9", "FG1-zz", "x", "%00", "x" * 100):
        status, told = Client(port).get(f"/api/codes/{code}")
        assert (status, told["code"]) in ((422, "bad-code"), (404, "no-such-path")), code
    assert Client(port).get(f"/api/codes/{'x' * 101}")[0] == 400


def test_a_table_names_its_code(port: int) -> None:
    settings = {"game": "four-gems", "options": {"overruff": "must", "target": 500}}
    (ann,) = table(port, settings, ("Ann",))
    assert ann.now()["position"]["rule_code"] == "FG1-om-500"
    games = Client(port).get("/api/games")[1]["games"]
    assert [game["rule_code"] for game in games] == ["FS1", "VF1", "SD1", "FG1"]
