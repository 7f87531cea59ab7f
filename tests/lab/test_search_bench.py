"""The bench of the search measures positions with a choice, and prints every figure."""

import json
import shutil

import pytest
from librt.random import Random

from vierblatt.bots.searcher import SearchBot, without_choice
from vierblatt.cli.commands import run
from vierblatt.core.game import Game
from vierblatt.games import GAMES
from vierblatt.lab import bench, search_bench

needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")), reason="the unit is compiled C"
)


@needs_compiler
def test_it_prints_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.002)
    monkeypatch.setattr(bench, "ROUNDS", 2)
    monkeypatch.setattr(search_bench, "TOGETHER", 0.02)
    monkeypatch.setattr(search_bench, "PAIRS", 1)
    assert run(["bench", "search", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["games"]) == {game.name for game in GAMES}
    for row in (*figures["games"].values(), figures["four_gems_plain"]):
        assert set(row) == {"c_units", "per_second", "per_second_at_30_ns"}
        assert all(value > 0 for value in row.values())
    assert figures["two_processes"] > 0
    assert 20 < figures["four_gems_moves"] <= 32


def test_it_prints_how_well_the_time_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(search_bench, "TIMES", (0.001, 0.002))
    monkeypatch.setattr(search_bench, "ANSWERS", 3)
    monkeypatch.setattr(search_bench, "LEAST", 2)
    assert run(["bench", "search", "--limits", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for game in GAMES:
        assert set(figures[game.name]) == {"0.001", "0.002"}
        for row in figures[game.name].values():
            assert 0 < row["p50"] <= row["p99"]
    assert run(["bench", "search", "--limits"]) == 0
    assert "seasons-duel" in capsys.readouterr().out


def test_limits_go_with_the_search_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "rules", "--limits"]) == 2
    assert "goes with search" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_positions_have_a_choice(game: Game) -> None:
    view = search_bench.started(game, 1)
    assert getattr(view.table, "phase", "play") not in ("cut", "bid", "bonus")
    bot = SearchBot(game, Random(1))
    assert without_choice(bot.search(view, 1)) is None
