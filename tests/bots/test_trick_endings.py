"""Cards chosen by solved worlds: all worlds are there, each is worth what minimax finds."""

import random
from collections.abc import Iterator

import pytest
from librt.random import Random

from tests.bots.test_exact_four_gems import children
from tests.bots.test_exact_four_seasons import ending as seasons_ending
from tests.bots.test_exact_four_seasons import forced
from vierblatt.bots.bot import Limit
from vierblatt.bots.solving import ExactBot
from vierblatt.bots.trick_endings import FourSeasonsEnds, solve_last_tricks, solve_tricks
from vierblatt.core.match import Match, MatchView
from vierblatt.core.state import State
from vierblatt.games import game_named
from vierblatt.games.four_gems.rules import OVER, PLAYING, FourGems
from vierblatt.games.four_gems.worlds import FourGemsWorlds
from vierblatt.games.four_seasons.rules import FourSeasons
from vierblatt.games.four_seasons.worlds import FourSeasonsWorlds
from vierblatt.testing.conformance import positions, tables

TRICK_GAMES = ("four-gems", "four-seasons")
ALL = Limit(iterations=10_000)


def late_views(name: str, tricks: int, rounds: int) -> Iterator[tuple[Match, MatchView]]:
    """The last so many tricks of random rounds under all options, as the player sees them."""
    game = game_named(name)
    every = list(tables(game))
    for number in range(rounds):
        for match in positions(every[number % len(every)], number):
            if tricks_left(match.state) <= tricks:
                yield match, match.view(match.waiting()[0])


def tricks_left(state: State | None) -> int:
    """Of a round in play; before that more than all."""
    assert isinstance(state, FourGems | FourSeasons)
    if state.phase < PLAYING:
        return 10
    return (8 if isinstance(state, FourGems) else state.all_tricks()) - state.tricks


def hands(state: State | None) -> tuple[int, ...]:
    """All that is hidden and of account."""
    if isinstance(state, FourGems):
        return (*state.hands, state.squares)
    assert isinstance(state, FourSeasons)
    return tuple(state.own[:4])


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_every_world_is_listed_once(name: str) -> None:
    seen = 0
    for match, view in late_views(name, tricks=2, rounds=15):
        worlds = match.game.imagine(view.table)
        assert isinstance(worlds, FourGemsWorlds | FourSeasonsWorlds)
        if worlds.ways() > 400:
            continue
        seen += 1
        listed = [hands(world) for world in worlds.every(Random(1))]
        rng = Random(2)
        drawn = {hands(worlds.deal(rng)) for _ in range(40)}
        assert len(listed) == len(set(listed)) <= worlds.ways()
        assert drawn | {hands(match.state)} <= set(listed)
    assert seen > 20


def best_play(state: FourGems) -> tuple[int, tuple[int, int]]:
    """The margin of team 0 under minimax, and the scores with it."""
    if state.phase == OVER:
        even, odd = state.result()[0], state.result()[1]
        return even - odd, (even, odd)
    ends = [best_play(after) for after in children(state)]
    choose = max if state.player % 2 == 0 else min
    return choose(ends, key=lambda end: end[0])


def test_the_points_of_a_card_are_the_mean_over_all_worlds() -> None:
    seen = 0
    for match, view in late_views("four-gems", tricks=2, rounds=15):
        choice = solve_last_tricks(view, ALL, Random(3))
        if choice is None or not 1 < choice.worlds < 60:
            continue
        seen += 1
        seat = view.table.seat
        assert seat is not None
        for found in choice.candidates:
            total = 0
            worlds = match.game.imagine(view.table).every(Random(4))  # type: ignore[attr-defined]
            for world in worlds:
                world.apply(seat, found.code)
                total += best_play(world)[1][seat % 2]
            assert found.points == pytest.approx(total / len(worlds))
            assert found.error == 0
        assert choice.reason == "exact"
        assert choice.candidates[0].code == choice.code
        assert choice.candidates[0].value == max(found.value for found in choice.candidates)
    assert seen > 20


def test_a_bid_that_can_be_forced_is_kept() -> None:
    rng = random.Random(9)
    game = game_named("four-seasons")
    kept = 0
    for number in range(150):
        seats = rng.choice([3, 4])
        state = seasons_ending(rng, seats, rng.randrange(4, 8), rng.choice(["held", "bid"]))
        seat = rng.randrange(seats)
        view = game.view(game.options(), state, seat)
        ends = FourSeasonsEnds(seat, game.guide(view, (0,) * seats, 1), Random(number))
        end = ends.of(state)
        assert isinstance(end, FourSeasons)
        assert not end.waiting()
        if forced(state, 1 << seat, state.bid(seat)):
            kept += 1
            assert end.has_won(seat)
    assert kept > 10


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_the_same_seed_makes_the_same_choice(name: str) -> None:
    for match, view in late_views(name, tricks=3, rounds=10):
        chosen = [ExactBot(match.game, Random(5)).choose(view, Limit(iterations=3)) for _ in "ab"]
        assert chosen[0] == chosen[1]
        assert match.why_not(match.waiting()[0], chosen[0].code) is None


@pytest.mark.parametrize("name", TRICK_GAMES)
def test_without_time_there_is_still_a_legal_card(name: str) -> None:
    for match, view in late_views(name, tricks=3, rounds=4):
        choice = ExactBot(match.game, Random(5)).choose(view, Limit(seconds=0.0))
        assert match.why_not(match.waiting()[0], choice.code) is None
        assert choice.reason in ("only-move", "search", "sense")


def test_outside_of_play_nothing_is_solved() -> None:
    for name in (*TRICK_GAMES, "vier-felder"):
        game = game_named(name)
        match = next(positions(next(tables(game)), 1))
        view = match.view(match.waiting()[0])
        assert solve_tricks(view, ALL, Random(1)) is None
        assert solve_last_tricks(view, ALL, Random(1)) is None
        assert ExactBot(game, Random(1)).choose(view, Limit(iterations=2)).code >= 0
