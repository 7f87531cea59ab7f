"""The yardsticks: an oracle that makes the most of all cards, and a search without opinion."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.random import Random

from tests.lab.contests import contest
from vierblatt.bots import BOTS
from vierblatt.bots.exact.four_gems import four_gems_solver
from vierblatt.core.playouts import shuffle_bundles
from vierblatt.games import GAMES, game_named
from vierblatt.games.four_gems.rules import BIDDING, PASS, TAKE, FourGems
from vierblatt.lab.duel import play_deal
from vierblatt.lab.entrants import LAB_ONLY, known_bots
from vierblatt.lab.figures import figures
from vierblatt.lab.oracle import OpenFourGems
from vierblatt.lab.simulate import fresh_pack


def four_gems(seed: int, until: Callable[[FourGems], bool]) -> FourGems:
    """A round that chance has played until then."""
    game = game_named("four-gems")
    rng = Random(seed)
    state = game.blank(game.options(), 4, seed % 4)
    assert isinstance(state, FourGems)
    pack, ends = fresh_pack(game, game.options(), 4)
    shuffle_bundles(pack, ends, rng)
    state.deal(pack)
    while not until(state) and state.waiting():
        state.apply(state.player, state.pick(state.player, rng))
    return state


def brute(state: FourGems) -> int:
    """The margin of team 0 when everybody sees all cards."""
    if not state.waiting():
        return int(state.score(0) - state.score(1))
    return (max if state.player % 2 == 0 else min)(map(brute, followers(state)))


def followers(state: FourGems) -> list[FourGems]:
    found = []
    for code in state.legal(state.player):
        found.append(state.clone())
        found[-1].apply(state.player, code)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_oracle_plays_the_last_tricks_as_well_as_can_be(seed: int) -> None:
    state = four_gems(seed, lambda state: state.tricks == 5)
    oracle = OpenFourGems(four_gems_solver())
    while state.waiting():
        best = brute(state)
        state.apply(state.player, oracle.best(state))
        assert brute(state) == best


class Takers:
    """A solver by which takers win or lose so much, by seat."""

    def __init__(self, *worth: int) -> None:
        self.worth = worth

    def margin(self, state: FourGems) -> int:
        own = self.worth[state.taker]
        return own if state.taker % 2 == 0 else -own


def bidding(*worth: int) -> tuple[OpenFourGems, FourGems]:
    """Bids of seat 0 first, with what it is worth to each seat's team to take."""
    solver: Any = Takers(*worth)
    return OpenFourGems(solver), four_gems(3, lambda state: state.phase == BIDDING)


def test_nobody_takes_what_is_lost() -> None:
    oracle, state = bidding(-40, -40, -40, -40)
    assert state.player == 0
    assert oracle.margin(state) == 0
    while state.waiting():
        assert oracle.best(state) == PASS
        state.apply(state.player, PASS)


def test_the_first_to_gain_takes() -> None:
    oracle, state = bidding(-10, 20, -10, 30)
    assert oracle.margin(state) == -10  # better than to leave it to seat 1
    assert oracle.best(state) == TAKE
    oracle, state = bidding(-50, 20, -50, 30)
    assert oracle.margin(state) == -30  # after seat 1, whose partner has more, has passed as well
    assert oracle.best(state) == PASS


def test_contracts_are_forgotten_before_they_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.lab.oracle.MOST", 5)
    oracle, state = bidding(1, 2, 3, 4)
    oracle.margin(state)
    assert 0 < len(oracle.contracts) <= 5


@pytest.mark.parametrize("name", [game.name for game in GAMES if game.name != "four-gems"])
def test_yardsticks_play_every_game(name: str) -> None:
    meeting = contest(name, "oracle@8i,plain@8i")
    oracle, plain = figures(meeting, [play_deal(meeting, 0)]).bots
    assert oracle.pace.illegal == plain.pace.illegal == 0
    assert oracle.pace.worlds > 0
    assert plain.pace.worlds > 0


def test_players_never_meet_the_yardsticks() -> None:
    assert set(LAB_ONLY) == {"oracle", "plain"}
    assert not set(LAB_ONLY) & set(BOTS)
    assert set(LAB_ONLY) | set(BOTS) <= set(known_bots())


@pytest.mark.deep
def test_the_oracle_beats_table_sense() -> None:
    for name in ("four-gems", "seasons-duel"):
        meeting = contest(name, "oracle@300i,greedy")
        assert figures(meeting, [play_deal(meeting, number) for number in range(20)]).low > 0
