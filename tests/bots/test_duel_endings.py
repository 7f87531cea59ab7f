"""The last two rounds of the duel from a view: what is read from it and what is played."""

from collections import Counter
from collections.abc import Iterator
from itertools import count, pairwise, product
from math import inf
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec

from tests.bots.duel_subgames import after, followed, solved
from tests.chi_square import deviation
from tests.games.seasons_duel.positions import (
    GAME,
    OPTIONS,
    TWO_GAMES,
    cards,
    position,
    random_positions,
)
from vierblatt.bots.bot import Choice, Limit
from vierblatt.bots.duel import endings
from vierblatt.bots.duel.endings import TooLate, learnt, solve_ending, solved_in_time
from vierblatt.bots.duel.options import RARE, Solved
from vierblatt.bots.duel.reach import SOFTNESS, believe
from vierblatt.bots.duel.stakes import standing, with_points
from vierblatt.bots.duel.start import Start, heard_in, start_of
from vierblatt.bots.exact.seasons_duel import Ending, stake
from vierblatt.bots.exact.seasons_duel_cfr import Plan
from vierblatt.bots.exact.seasons_duel_reach import odds
from vierblatt.core.match import MatchView
from vierblatt.games.seasons_duel.rules import TURN, SeasonsDuel, turn

FEW = Limit(iterations=12)
BEFORE = ("Y3 R2", "R3 B3", "Y2 G2", "R2 Y2")
"""The pairs of rounds 6 and 7 in `two_seasons`: to the middle, to influence."""
starters = pytest.mark.parametrize("starter", [0, 1])


def two_seasons(starter: int = 0) -> SeasonsDuel:
    """The start of round 8 with all of summer and autumn laid, so that only 81 hands can be."""
    influence = ["Y1 Y1 Y2 R1 R2 B3 G2", "R1 R1 R2 Y1 Y2 B3 G2"]
    hands = ["B1 G1 B2 G2", "B1 B1 B2 G2"]
    if starter:
        hands.reverse()
    middle = "Y1 Y2 Y2 Y2 Y2 Y3 Y3 R1 R2 R2 R2 R2 R3 R3"
    state = position(28, hands, middle=middle, influence=influence, starter=starter)
    for pair in BEFORE:
        card, other = map(cards, pair.split())
        state.turns = state.turns * TURN + turn(card, other)
    return state


def seen(state: SeasonsDuel, **match: Any) -> MatchView:
    """The position as the player sees it who must act."""
    view = MatchView("seasons-duel", 1, (0, 0), GAME.view(OPTIONS, state, state.player()))
    return msgspec.structs.replace(view, **match)


def start(state: SeasonsDuel) -> Start:
    found = start_of(GAME.view(OPTIONS, state, state.player()))
    assert found is not None
    return found


def planned(state: SeasonsDuel) -> tuple[Ending, Plan]:
    """The ending at whose start this is, and what is done in it after a few iterations."""
    return solved_in_time(start(state), with_points(standing(seen(state)).chances()), FEW)


def chosen(state: SeasonsDuel, seed: int = 1) -> Choice:
    choice = solve_ending(seen(state), FEW, Random(seed))
    assert choice is not None
    return choice


def evenly(ending: Ending) -> list[vec[float]]:
    return [vec[float]([1.0] * len(side.hands)) for side in (ending.first, ending.second)]


# -------------------------------------------------------------------------------- from a view


def test_the_view_tells_what_was_placed_since_the_last_draw() -> None:
    for state in random_positions(8):
        view = GAME.view(OPTIONS, state, None)
        assert len(view.turns) == max(0, state.done // 2 - 10)
        for number, (card, other) in enumerate(view.turns):
            assert card in view.middle
            assert other in view.influence[(state.starter + 1 + number) % 2]
    assert len(view.turns) == 8


def round_eight(starter: int, seed: int) -> Iterator[SeasonsDuel]:
    """The positions of round 8 when both play at random."""
    state, rng = two_seasons(starter), Random(seed)
    for _ in range(4):
        yield state
        state = after(state, state.pick(state.player(), rng))


@starters
def test_the_start_is_the_same_whoever_looks_and_when(starter: int) -> None:
    state = two_seasons(starter)
    for step, now in enumerate(round_eight(starter, 4)):
        for seat in (0, 1):
            found = start_of(GAME.view(OPTIONS, now, seat))
            assert found is not None
            assert found.middle == state.middle
            assert found.influence == (state.influence(starter), state.influence(1 - starter))
            assert found.backs == (0x22, 0x22)
            assert found.before == tuple(tuple(map(cards, pair.split())) for pair in BEFORE)
            assert (heard_in(GAME.view(OPTIONS, now, seat)) is None) == (step < 2)


def test_no_start_without_what_was_placed() -> None:
    view = msgspec.structs.replace(GAME.view(OPTIONS, two_seasons(), 0), turns=())
    assert start_of(view) is None
    assert solve_ending(seen(two_seasons(), table=view), FEW, Random(1)) is None


def test_hands_are_as_likely_as_in_the_worlds_of_the_view() -> None:
    state = two_seasons()
    ending = start(state).ending()
    assert ending.believe(*evenly(ending))
    at = ending.first.find(state.hand_0) * len(ending.second.pairs)
    weights = [ending.weights[at + pair] for pair in list(ending.second.starts)[:-1]]
    worlds, rng = GAME.imagine(GAME.view(OPTIONS, state, 0)), Random(3)
    found = Counter(worlds.deal(rng).numbers()[6] for _ in range(1500))
    counts = [found[int(hand)] for hand in ending.second.hands]
    assert sum(counts) == 1500
    assert abs(deviation(counts, [1500 * weight / sum(weights) for weight in weights])) < 4


# ------------------------------------------------------------------------------------ beliefs


def test_somebody_gives_something_and_mostly_what_makes_sense() -> None:
    table, text = two_seasons(), "B1 G1 G1 B2 G2 B3"
    pairs = [int(pair) for pair in position(hands=(text, "")).legal(0)]
    soft, sharp = (
        {pair: odds(table, cards(text), pair, softness) for pair in pairs}
        for softness in (8192.0, 512.0)
    )
    for shares in (soft, sharp):
        assert sum(shares.values()) == pytest.approx(1)
        assert min(shares.values()) >= 0.1 / len(pairs)
    best = max(soft, key=lambda pair: soft[pair])
    assert sharp[best] > soft[best] > 1 / len(pairs)


def test_beliefs_follow_from_what_was_given_turn_by_turn() -> None:
    known = start(two_seasons())
    ending, plain = known.ending(), known.ending()
    assert believe(known, ending)
    assert plain.believe(*evenly(plain))
    given = [
        (GAME.set_of("Y2 G2".split()), 24, 0),
        (GAME.set_of("Y3 R2".split()), 20, GAME.set_of("Y2 G2".split())),
    ]
    factors = []
    for hand in ending.first.hands:
        factor = 1.0
        for pair, done, later in given:
            factor *= odds(then(known, done), hand + later + pair, pair, SOFTNESS)
        factors.append(factor)
    width = len(ending.second.pairs)
    column = [ending.weights[at * width] / plain.weights[at * width] for at in range(len(factors))]
    shares = [factor / factors[0] for factor in factors]
    assert [ratio / column[0] for ratio in column] == pytest.approx(shares)
    assert max(shares) > 1.01 * min(shares)


def then(known: Start, done: int) -> SeasonsDuel:
    """What lay open after so many actions, the starter at seat 0."""
    table = SeasonsDuel()
    table.done = done
    table.middle = known.middle
    table.influence_0, table.influence_1 = known.influence
    for number in range((done - 20) // 2, 4):
        card, other = known.before[number]
        table.middle -= card
        if number % 2:
            table.influence_0 -= other
        else:
            table.influence_1 -= other
    return table


# ------------------------------------------------------------------------------------- playing


@starters
@pytest.mark.parametrize("seed", [1, 2])
def test_one_strategy_is_played_all_along(starter: int, seed: int) -> None:
    """The shares at every step are those of the plan for the whole ending."""
    state = two_seasons(starter)
    policy = followed(*planned(state))
    hands = [int(state.hand(0)), int(state.hand(1))]
    done: tuple[int, ...] = ()
    for _ in range(4):
        choice = chosen(state, seed)
        wanted = policy(state, hands[state.player()], done)
        if len(wanted) > 1:
            assert {one.code: one.share for one in choice.candidates} == pytest.approx(wanted)
            assert choice.reason == ("exact" if max(wanted.values()) > 0.99 else "mixed")
            assert 0 < choice.worlds <= 9
        else:
            assert (choice.candidates, choice.reason) == ((), "only-move")
        assert wanted[choice.code] > 0
        done += (choice.code,)
        state = after(state, choice.code)


@starters
def test_expected_points_and_chances(starter: int) -> None:
    """Against the plan played out in every world, for whoever gives first."""
    state = two_seasons(starter)
    ending, plan = planned(state)
    policy, seat = followed(ending, plan), starter
    for candidate in chosen(state).candidates[:2]:
        weight = points = 0.0
        for at, hand in enumerate(ending.second.hands):
            one = ending.first.find(state.hand(seat)) * len(ending.second.pairs)
            likely = ending.weights[one + ending.second.starts[at]]
            world = state.clone()
            world.add(1 - seat, hand - world.hand(1 - seat))
            weight += likely
            points += likely * expected_points(world, policy, seat, (candidate.code,))
        assert candidate.points == pytest.approx(points / weight, abs=0.02)
        assert 0 <= candidate.value <= 1
        assert candidate.error == 0


def expected_points(world: SeasonsDuel, policy: Any, seat: int, codes: tuple[int, ...]) -> float:
    """The points of a seat after these codes when all play on by a policy."""
    hands, total = [int(world.hand(0)), int(world.hand(1))], 0.0
    lines: list[tuple[SeasonsDuel, tuple[int, ...], tuple[int, ...], float]]
    lines = [(world, (), codes, 1.0)]
    while lines:
        state, done, ahead, share = lines.pop()
        if state.over():
            total += share * int(state.points(seat))
            continue
        shares = {ahead[0]: 1.0} if ahead else policy(state, hands[state.player()], done)
        for code, much in shares.items():
            if much > 1e-4:
                lines.append((after(state, code), (*done, code), ahead[1:], share * much))
    return total


def test_the_same_seed_does_the_same_and_others_mix() -> None:
    state = two_seasons()
    ending, plan = planned(state)
    state.hand_0 = most_mixed(ending, plan)
    view = GAME.view(OPTIONS, state, 0)
    solved_here = Solved(view, ending, plan, standing(seen(state)).chances())
    choices = [solved_here.choice(Random(seed)) for seed in range(400)]
    assert chosen(state, 7) == choices[7] == chosen(state, 7)
    counts = Counter(choice.code for choice in choices)
    shares = {one.code: one.share for one in choices[0].candidates if one.share > 0.02}
    assert len(shares) > 1
    assert all(abs(counts[code] / 400 - share) < 0.1 for code, share in shares.items())


def most_mixed(ending: Ending, plan: Plan) -> int:
    """The starter's hand that is the least sure what to give."""
    spans = zip(ending.first.hands, pairwise(list(ending.first.starts)), strict=True)
    most = {int(hand): max(plan.give[first:last]) for hand, (first, last) in spans}
    return min(most, key=lambda hand: most[hand])


def test_what_was_never_to_be_done_is_followed_by_what_is_best() -> None:
    """Whoever has placed as the plan never does still gives back what promises most."""
    states = list(never_placed_so())
    assert len(states) > 3
    for state in states[:6]:
        choice = chosen(state)
        assert [one.share for one in choice.candidates] == [1] + [0] * (len(choice.candidates) - 1)
        best = max(choice.candidates, key=lambda one: one.value + 0.01 * one.points)
        assert best.value - choice.candidates[0].value < 0.01


def never_placed_so() -> Iterator[SeasonsDuel]:
    """Positions after a placing that the plan does not do."""
    state = two_seasons()
    ending, plan = planned(state)
    policy = followed(ending, plan)
    for pair, hand in product(map(int, state.legal(0)), map(int, ending.second.hands)):
        given = after(state, pair)
        given.hand_1 = hand
        for code, share in policy(given, hand, (pair,)).items():
            if share < RARE:
                yield after(given, code)


@starters
@pytest.mark.parametrize("seed", range(6))
def test_the_last_round_is_played_by_what_is_best(starter: int, seed: int) -> None:
    state, rng = two_seasons(starter), Random(seed)
    stakes = with_points(standing(seen(state)).chances())
    if starter:
        stakes = vec[float]([-one for one in reversed(list(stakes))])  # as seat 0 sees them
    while not state.over():
        code = state.pick(state.player(), rng)
        if state.done >= 32:
            choice = chosen(state)
            sign = 1 if state.player() == starter else -1
            stakes = with_points(standing(seen(state)).chances())
            turned = (
                stakes if starter == 0 else vec[float]([-one for one in reversed(list(stakes))])
            )
            values = {
                int(one): (1 if starter == 0 else -1) * solved(after(state, one), turned)
                for one in state.legal(state.player())
            }
            assert sign * values[choice.code] == max(sign * value for value in values.values())
            assert choice.reason == ("exact" if len(values) > 1 else "only-move")
        state = after(state, code)


def test_there_is_nothing_to_solve_before_round_eight_or_without_time() -> None:
    early = next(state for state in random_positions(2) if state.done == 26)
    assert solve_ending(seen(early), FEW, Random(1)) is None
    assert solve_ending(seen(two_seasons()), Limit(seconds=0.0), Random(1)) is None
    other = msgspec.structs.replace(seen(two_seasons()), table=GAME.view(OPTIONS, two_seasons(), 1))
    assert solve_ending(other, FEW, Random(1)) is None


# ----------------------------------------------------------------------------------------- time


def test_an_ending_is_solved_once_for_all_its_decisions() -> None:
    endings._planned.cache_clear()
    state = two_seasons()
    while state.done < 32:
        state = after(state, chosen(state).code)
    assert endings._planned.cache_info().misses == 1
    assert solve_ending(seen(two_seasons()), Limit(iterations=13), Random(1)) is not None
    assert endings._planned.cache_info().misses == 2


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A clock that goes on by a second whenever somebody looks at it."""
    clock = count()
    monkeypatch.setattr(endings, "monotonic", lambda: next(clock))
    return clock


def test_as_many_iterations_as_there_is_time_for(ticking: Iterator[int]) -> None:
    """What is left to do after the last one takes as long as two more."""
    ending, _ = planned(two_seasons())
    plans = [learnt(ending, inf, iterations) for iterations in (1, 9, 10)]
    assert list(learnt(ending, next(ticking) + 11, 50).give) == list(plans[1].give)
    assert list(learnt(ending, next(ticking), 50).give) == list(plans[0].give)
    assert list(plans[1].give) != list(plans[2].give)


@pytest.mark.usefixtures("ticking")
def test_a_search_is_better_when_setting_up_takes_too_long() -> None:
    state = two_seasons()
    stakes = with_points(standing(seen(state)).chances())
    with pytest.raises(TooLate):
        solved_in_time(start(state), stakes, Limit(seconds=10))
    assert solve_ending(seen(state), Limit(seconds=10), Random(1)) is None
    assert solve_ending(seen(state), Limit(seconds=1e6, iterations=1), Random(1)) is not None


# --------------------------------------------------------------------------------------- stakes


@starters
def test_the_chance_of_a_match_of_one_game(starter: int) -> None:
    chances = standing(seen(two_seasons(starter))).chances()
    assert [chances[stake(*end)] for end in ((1, -2), (0, 1), (0, 0), (0, -1), (-1, 4))] == [
        1, 1, 0.5, 0, 0
    ]  # fmt: skip
    stakes = with_points(chances)
    assert stakes[stake(5, 0)] > stakes[stake(4, 2)] > stakes[stake(0, 1)] > stakes[stake(0, 0)]


@starters
def test_the_chance_of_a_match_of_two_games(starter: int) -> None:
    table = GAME.view(TWO_GAMES, two_seasons(starter), starter)
    first = standing(seen(two_seasons(starter), table=table)).chances()
    assert first[stake(0, 3)] == 0.5
    assert 0.5 < first[stake(1, 0)] < first[stake(8, 0)] < 1
    assert first[stake(8, 0)] == pytest.approx(1 - first[stake(-8, 0)])
    ahead = (3, 0) if starter == 0 else (0, 3)
    second = standing(seen(two_seasons(starter), table=table, totals=ahead, round=2)).chances()
    assert [second[stake(*end)] for end in ((-2, -4), (-3, 1), (-3, 0), (-4, 2))] == [1, 1, 0.5, 0]
