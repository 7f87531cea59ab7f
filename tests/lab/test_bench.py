"""The bench measures what it says, and its unit plays the same game."""

import json
import shutil
from math import sqrt

import pytest
from librt.random import Random

from vierblatt.cli.commands import run
from vierblatt.core.playouts import random_rounds
from vierblatt.games import GAMES, game_named
from vierblatt.lab import bench
from vierblatt.lab.simulate import fresh_pack

needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")), reason="the unit is compiled C"
)


@needs_compiler
def test_bench_prints_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.002)
    monkeypatch.setattr(bench, "ROUNDS", 2)
    assert run(["bench", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["games"]) == {game.name for game in GAMES}
    for row in figures["games"].values():
        assert set(row) == {"c_units", "interpreted_c_units", "clone_c_units"}
        assert all(value > 0 for value in row.values())
    assert isinstance(figures["peers"], dict)
    assert run(["bench"]) == 0
    assert "four-gems" in capsys.readouterr().out


def test_without_a_compiler_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "/nowhere/cc")
    monkeypatch.setattr(bench, "SLICE", 0.002)
    assert run(["bench"]) == 1
    assert "cannot be compiled" in capsys.readouterr().err


@needs_compiler
def test_the_unit_plays_the_same_four_gems() -> None:
    """Random rounds in C and in the engine: as long, and as even, on average."""
    rounds = 4000
    game = game_named("four-gems")
    blanks = [game.blank(game.options(), 4, dealer) for dealer in range(4)]
    pack, ends = fresh_pack(game, game.options(), 4)
    seeds = Random(5)
    numbers = [seeds.randrange(1 << 60) for _ in range(rounds)]
    moves, points = random_rounds(blanks, pack, ends, numbers, 0)
    with bench.limit() as unit:
        c_moves, _seconds = unit(rounds)
    spread = 8 * sqrt(2 * rounds)  # a pass-out is 9 moves, a played round 34 to 42
    assert abs(moves - c_moves) < 6 * spread
    assert abs(points[0] - points[1]) < 6 * 330 * sqrt(rounds)


def test_interpreted_modules_go_again() -> None:
    import vierblatt.core.state as before

    with bench.interpreted():
        rounds = bench.rounds_of("four-gems")
    import vierblatt.core.state as after

    assert before is after
    moves, _seconds = rounds(3)
    assert moves > 20
