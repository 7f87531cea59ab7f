"""The measuring commands as others script them."""

import sys
from pathlib import Path

import pytest

from tests.lab.contests import RUN, measured
from vierblatt.cli.commands import run
from vierblatt.games import GAMES
from vierblatt.lab import sprt

NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("name", NAMES)
def test_json_has_what_scripts_ask_for(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("duel", name, "--bots", "greedy,random", "--deals", "4", "--processes", "1")
    found = measured(capsys, *words)
    assert {"deals", "mean", "low", "high", "wins", "sd_game", "sd_deal", "ratio"} <= set(found)
    assert found["deals"] == 4
    assert found["low"] <= found["mean"] <= found["high"]
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]
    assert [bot["pace"]["illegal"] for bot in found["bots"]] == [0, 0]


def test_the_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    words = "duel seasons-duel --bots greedy,random@3i --deals 3 --processes 1 --gain 0.5"
    assert run(words.split()) == 0
    said = capsys.readouterr().out
    for part in ("3 deals", "greedy against random@3i", "decided deals", "undecided", "figures"):
        assert part in said


def test_the_same_for_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("duel", "seasons-duel", "--bots", "greedy,random", "--deals", "9", "--seed", "4")
    assert measured(capsys, *words, "--processes", "1") == measured(
        capsys, *words, "--processes", "2"
    )


def test_the_sequential_test_stops_at_the_same_deal_in_any_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sprt, "FIRST", 6)
    words = (*RUN, "--deals", "40", "--sprt", "--resume", str(tmp_path / "run.jsonl"))
    found = measured(capsys, *words)
    assert found["sprt"]["verdict"] == "gain"
    assert found["sprt"]["gain"] == 0.5
    assert 6 <= found["deals"] < 40
    assert len(found["sprt"]["path"]) == found["deals"] - 5
    assert measured(capsys, *words) == found


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("duel bridge --bots greedy,random --deals 3", ["bridge"]),
        ("duel four-gems --bots greedy --deals 3", ["Two bots", "4"]),
        ("duel four-gems --bots greedy,random,greedy --deals 3", ["Two bots", "3"]),
        ("duel four-gems --bots greedy,rondom --deals 3", ["rondom", "random"]),
        ("duel four-gems --bots greedy,random@fast --deals 3", ["random@fast", "bot@0.1"]),
        ("duel four-gems --bots greedy,random@0 --deals 3", ["random@0"]),
        ("duel four-gems --bots greedy,random@-5i --deals 3", ["random@-5i"]),
        ("duel four-gems --bots greedy,random@nan --deals 3", ["random@nan"]),
        ("duel four-gems --bots greedy,random --deals 0", ["--deals"]),
        ("duel four-gems --bots greedy,random", ["--deals"]),
        ("duel four-gems --deals 5", ["--bots"]),
        ("duel four-gems --bots greedy,random --deals 3 --limit 0", ["--limit"]),
        ("duel four-gems --bots greedy,random --deals 3 --iterations 0", ["--iterations"]),
        ("duel four-gems --bots greedy,random --deals 3 --gain -1", ["--gain"]),
        ("duel four-gems --bots greedy,random --deals 3 --processes 0", ["--processes"]),
        ("duel four-gems --bots greedy,random --deals 3 --resume /nowhere/x", ["/nowhere/x"]),
        ("ratings four-gems --bots greedy", ["Two bots"]),
        ("ratings four-gems --bots greedy,random,greedy", ["once"]),
        ("play four-gems --bots oracle", ["oracle"]),
        ("simulate four-gems --rounds 2 --bots oracle", ["oracle"]),
    ],
)
def test_nonsense_gets_one_clear_line(
    command: str,
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert run(command.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    for word in words:
        assert word in said.err


def test_a_cluster_without_dask_is_said_kindly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert run([*RUN, "--deals", "3", "--cluster", "tcp://127.0.0.1:8786"]) == 2
    assert "vierblatt[cluster]" in capsys.readouterr().err
