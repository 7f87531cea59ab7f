"""The guide of the duel: worth, looks and playouts, and that they need nothing hidden."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from tests.games.seasons_duel.positions import GAME, OPTIONS, TWO_GAMES, ended, shuffled
from vierblatt.core.game import Options
from vierblatt.core.guide import Guide
from vierblatt.games.seasons_duel import scoring
from vierblatt.games.seasons_duel.guide import GIVES
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.games.seasons_duel.sense import choose

ENDS = [
    ended("B1 B2 G1", "B3 Y1", "G1 R2"),
    ended("B1 B2 G1", "B3 Y1 R1", "G1"),
    ended("B3 B2 G1 Y2", "B3 Y1", "G1 R2"),
    ended("G1 Y1", "Y2", "G2"),
    ended("G1 Y1", "Y2 R1", "G2"),
    ended("", "B1", "B2"),
    ended("R1 Y2", "R1", "Y1 B1"),
]


def guide(
    state: SeasonsDuel,
    options: Options = OPTIONS,
    totals: tuple[int, ...] = (0, 0),
    number: int = 1,
) -> Guide:
    """The guide for whoever must act."""
    return GAME.guide(GAME.view(options, state, state.player()), totals, number)


def met(seed: int) -> Iterator[SeasonsDuel]:
    """Every position of a game at random."""
    state = shuffled(seed, seed % 2)
    rng = Random(seed)
    while not state.over():
        yield state.clone()
        state.apply(state.player(), state.pick(state.player(), rng))


def finished(seed: int) -> SeasonsDuel:
    """A game at random, played to its end."""
    state = shuffled(seed, seed % 2)
    Guide().play_on(state, Random(seed))
    return state


def rank(state: SeasonsDuel) -> tuple[int, int]:
    """How far seat 0 is ahead: in points, in figures."""
    return state.points(0) - state.points(1), state.figures(0) - state.figures(1)


@pytest.mark.parametrize("state", [*ENDS, *map(finished, range(20))])
def test_the_only_game_is_worth_more_to_its_winner(state: SeasonsDuel) -> None:
    first, second = guide(state).values(state)
    outcome = GAME.outcome(OPTIONS, tuple(state.result()), [scoring.score(state)])
    assert outcome is not None
    assert first + second == pytest.approx(1)
    if outcome.winners == ():
        assert first == second
    else:
        winner = outcome.winners[0]
        assert (first, second)[winner] > 0.8


@pytest.mark.parametrize("totals", [(0, 0), (12, 9), (9, 12), (20, 2)])
def test_of_two_games_the_second_decides_with_the_points_of_the_first(
    totals: tuple[int, int],
) -> None:
    for state in [*ENDS, *map(finished, range(20))]:
        value = guide(state, TWO_GAMES, totals, 2).values(state)[0]
        ahead = rank(state)[0] + totals[0] - totals[1]
        assert (value > 0.5) == ((ahead or rank(state)[1]) > 0)
        assert (value < 0.5) == ((ahead or rank(state)[1]) < 0)


@pytest.mark.parametrize(("options", "number"), [(OPTIONS, 1), (TWO_GAMES, 1), (TWO_GAMES, 2)])
def test_more_points_are_worth_more_and_then_more_figures(options: Options, number: int) -> None:
    states = sorted([*ENDS, *map(finished, range(40))], key=rank)
    values = [guide(state, options, (3, 5), number).values(state)[0] for state in states]
    assert values == sorted(values)
    assert values[0] < 0.5 < values[-1]
    assert all(0 <= value <= 1 for value in values)


def test_a_first_game_that_is_won_by_a_point_is_not_a_match_that_is_won() -> None:
    state = ended("B1", "B2", "B1")
    assert guide(state).values(state)[0] > 0.8
    assert 0.5 < guide(state, TWO_GAMES).values(state)[0] < 0.6


@pytest.mark.parametrize("seed", range(4))
def test_the_pairs_that_look_best_are_considered(seed: int) -> None:
    start = guide(shuffled(seed))
    for state in met(seed):
        seat = state.player()
        legal = state.legal(seat)
        advice = guide(state)
        codes = list(advice.codes(state, seat))
        assert codes == list(advice.codes(state, seat))
        assert state.done == 0 or list(start.codes(state, seat)) == list(legal)
        assert set(codes) <= set(legal)
        few = state.giving() and state.rounds() < 6
        assert len(codes) == (min(GIVES, len(legal)) if few else len(legal))
        looks = dict(zip(legal, advice.looks(state, seat, legal), strict=True))
        assert looks[choose(state, state.hand(seat), state.pair)] == max(looks.values())
        others = set(legal) - set(codes)
        assert min(looks[code] for code in codes) >= max((looks[c] for c in others), default=-1.0)
        assert choose(state, state.hand(seat), state.pair) in codes


@pytest.mark.parametrize("seed", range(4))
def test_hidden_cards_change_nothing(seed: int) -> None:
    for state in met(seed):
        seat = state.player()
        worlds = GAME.imagine(GAME.view(OPTIONS, state, seat))
        codes = state.legal(seat)
        looks = list(guide(state).looks(state, seat, codes))
        likely = guide(state).likely(state, seat, Random(seed))
        assert state.why_not(seat, likely) is None
        for chance in range(3):
            world = worlds.deal(Random(chance))
            assert list(guide(state).looks(world, seat, codes)) == looks
            assert guide(state).likely(world, seat, Random(seed)) == likely


@pytest.mark.parametrize("seed", range(3))
def test_playouts_end_and_repeat(seed: int) -> None:
    ends = []
    for _ in range(2):
        state = shuffled(seed)
        guide(state).play_on(state, Random(seed))
        assert state.over()
        ends.append(state.numbers())
    assert ends[0] == ends[1]


def test_a_playout_gives_with_care_in_the_last_three_rounds() -> None:
    for state in met(7):
        seat = state.player()
        if not state.giving() or state.rounds() < 6:
            continue
        likely = {guide(state).likely(state, seat, Random(chance)) for chance in range(5)}
        assert likely == {choose(state, state.hand(seat), state.pair)}
