"""Simulations: repeatable, cut into chunks without a trace, in constant memory."""

import resource

import pytest

from vierblatt.games import GAMES, game_named
from vierblatt.lab import simulate as lab
from vierblatt.lab.simulate import Simulation, Tally, round_seed, simulate


def tally(rounds: int, bots: str = "random", name: str = "four-gems", seed: int = 1) -> Tally:
    game = game_named(name)
    seats = game.seats[0]
    job = Simulation(name, game.options(), seats, (bots,) * seats, rounds, seed)
    total = Tally()
    for part in simulate(job):
        total.add(part)
    return total


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_chunks_leave_no_trace(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tally(60, name=name)
    monkeypatch.setattr(lab, "CHUNK", 7)
    assert tally(60, name=name) == whole
    assert whole.rounds == 60


def test_every_round_has_a_deal_of_its_own() -> None:
    seeds = {round_seed(seed, number) for seed in range(3) for number in range(1000)}
    assert len(seeds) == 3000


def test_another_seed_is_another_simulation() -> None:
    assert tally(50, seed=1) == tally(50, seed=1)
    assert tally(50, seed=1) != tally(50, seed=2)


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_table_sense_beats_chance(name: str) -> None:
    """Greedy in every second seat against random ones, the seats changed halfway."""
    game = game_named(name)
    seats = game.seats[0]
    won = 0
    for turn in range(2):
        bots = tuple(("greedy", "random")[(seat + turn) % 2] for seat in range(seats))
        job = Simulation(name, game.options(), seats, bots, 60, 3)
        total = Tally()
        for part in simulate(job):
            total.add(part)
        for seat, points in enumerate(total.points):
            won += points if bots[seat] == "greedy" else -points
    assert won > 0


@pytest.mark.deep
def test_a_million_rounds_take_no_more_memory_than_ten_thousand() -> None:
    tally(10_000)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert tally(1_000_000).rounds == 1_000_000
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 20_000  # KiB
