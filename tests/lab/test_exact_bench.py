"""The bench of the solvers asks every question and tells it in C's time."""

import json
import shutil
import sys
from functools import partial
from types import SimpleNamespace

import pytest

from tests.conftest import engine
from vierblatt.cli.commands import run
from vierblatt.games import game_named
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.lab import bench, exact_bench

needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")), reason="the unit is compiled C"
)
LONG = {"four-gems points", "four-gems all leads"}
"""Questions that take half a minute where the engine is interpreted."""


@needs_compiler
def test_it_tells_every_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = {
        name: asks
        for name, asks in exact_bench.OURS.items()
        if engine() == "compiled" or name not in LONG
    }
    monkeypatch.setattr(bench, "SLICE", 0.002)
    monkeypatch.setattr(exact_bench, "OURS", asked)
    monkeypatch.setattr(exact_bench, "peers", dict)
    monkeypatch.setattr(exact_bench, "exact_bench", partial(exact_bench.exact_bench, 1))
    assert run(["bench", "exact", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures["rows"]) == set(asked)
    for row in figures["rows"].values():
        assert 0 < row["median_ms"] <= row["p99_ms"]
        assert row["nodes_per_second"] > 0
    assert run(["bench", "exact"]) == 0
    assert "four-gems contract" in capsys.readouterr().out


def test_its_deals_are_as_they_come_to_the_first_lead() -> None:
    game = game_named("four-gems")
    asks = exact_bench.OURS["four-gems contract"](3)
    for ask in asks:
        state = ask.args[1].args[1]  # type: ignore[attr-defined]
        assert isinstance(state, FourGems)
        assert [int(hand).bit_count() for hand in state.hands] == [8, 8, 8, 8]
        assert state.taker >= 0
        assert game.view(game.options(), state, None).phase == "play"  # type: ignore[attr-defined]


class Deal:
    """A deal of theirs, which counts how often it is solved."""

    solved = 0

    @classmethod
    def deal(cls, dealer: int, seed: int) -> "Deal":
        assert dealer == seed % 4
        return cls()

    def set_contract(self, trump: int, value: int, team: int, coinche: int) -> None:
        self.contract = (trump, value, team, coinche)

    def set_phase_playing(self) -> None:
        assert self.contract[1] == 80

    def solve_scores(self) -> None:
        Deal.solved += 1

    solve_all_suits = solve_scores


def test_others_are_asked_where_they_are_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-ins for colver and endplay, with the names that these have."""
    dds = SimpleNamespace(solve_board=Deal.solve_scores)
    dealer = SimpleNamespace(generate_deal=lambda seed: Deal())
    types = SimpleNamespace(
        Denom=SimpleNamespace(spades="spades"), Player=SimpleNamespace(north="north")
    )
    modules = {"endplay.dds": dds, "endplay.dealer": dealer, "endplay.types": types}
    modules |= {"colver": SimpleNamespace(Env=Deal), "endplay": SimpleNamespace()}
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    Deal.solved = 0
    peers = exact_bench.peers()
    assert [ask() for asks in peers.values() for ask in asks(5)] == [0] * 15
    assert len(peers) == 3
    assert Deal.solved == 15
