"""A folder and one line are enough for a fifth game, in plain Python on the compiled core."""

from io import BytesIO
from pathlib import Path

import pytest

from tests.toy import ODDS
from vierblatt import games
from vierblatt.cli import commands
from vierblatt.core.game import Game
from vierblatt.core.record import read
from vierblatt.core.replay import replay
from vierblatt.testing.conformance import CHECKS, Check, Table, all_tables


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The one line, in every module that reads the list."""
    everything = (*games.GAMES, ODDS)
    for module in ("games", "cli.asked", "cli.games", "cli.invite"):
        monkeypatch.setattr(f"vierblatt.{module}.GAMES", everything)
    return ODDS


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", list(all_tables(ODDS)), ids=str)
def test_keeps_the_laws(table: Table, check: Check) -> None:
    for number in range(5):
        check(table, number)


def test_is_listed(fifth: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.run(["games"]) == 0
    assert "odds  (2)" in capsys.readouterr().out


def test_is_simulated_and_recorded(fifth: Game, tmp_path: Path) -> None:
    command = ["simulate", "odds", "--rounds", "3", "--bots", "greedy,random"]
    assert commands.run([*command, "--records", str(tmp_path / "r")]) == 0
    for file in (tmp_path / "r").iterdir():
        assert replay(read(file), lambda name, version: ODDS).ended
        assert commands.run(["record", "verify", str(file)]) == 0


def test_is_played_at_the_terminal(
    fifth: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", _Typed("1\n" * 200))
    file = tmp_path / "odds.jsonl"
    assert commands.run(["play", "odds", "--plain", "--seed", "s", "--record", str(file)]) == 0
    assert commands.run(["record", "verify", str(file)]) == 0
    assert read(file)[-1].fields["end"] == "won"


class _Typed:
    """A standard input that holds what somebody typed."""

    def __init__(self, text: str) -> None:
        self._bytes = BytesIO(text.encode())

    def readline(self) -> str:
        return self._bytes.readline().decode()

    def isatty(self) -> bool:
        return False
