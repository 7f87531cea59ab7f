"""The solver of the duel's last two rounds against a literal reading that plays every line."""

from itertools import product

import pytest

from tests.bots.duel_subgames import (
    SMALL,
    Small,
    after,
    best_code,
    followed,
    played,
    random_plan,
    replied,
    solved,
)
from tests.games.seasons_duel.positions import cards
from vierblatt.bots.duel.stakes import points_alone, wins_alone
from vierblatt.bots.exact.seasons_duel import Ending, ways
from vierblatt.bots.exact.seasons_duel_cfr import Learner, Plan
from vierblatt.bots.exact.seasons_duel_pimc import averaged
from vierblatt.bots.exact.seasons_duel_replies import (
    best_other,
    best_starter,
    expected,
    exploitability,
)

STAKES = {"points": points_alone(), "wins": wins_alone()}
small_endings = pytest.mark.parametrize("name", SMALL)


def equilibrium(ending: Ending, iterations: int = 120) -> Plan:
    learner = Learner(ending)
    learner.learn(iterations)
    return learner.average()


@small_endings
def test_hands_are_as_likely_as_the_cards_can_lie(name: str) -> None:
    small = SMALL[name]
    ending = small.ending(STAKES["points"])
    width = len(ending.second.pairs)
    weights = {
        (ending.first.hands[one], ending.second.hands[two]): ending.weights[
            one * width + ending.second.starts[two]
        ]
        for one, two in product(range(len(ending.first.hands)), range(len(ending.second.hands)))
    }
    laid = {hands: weight for _, hands, weight in small.deals()}
    assert {hands: weight for hands, weight in weights.items() if weight} == pytest.approx(laid)


def test_ways_of_two_hands() -> None:
    assert ways(cards("B1 B1 B1 G1"), cards("B1"), cards("B1 G1")) == 3 * 2 * 1
    assert ways(cards("B1 B1 G1"), cards("B1 B1"), cards("B1")) == 0


@small_endings
@pytest.mark.parametrize("unit", STAKES)
def test_any_plan_is_worth_what_playing_every_line_says(name: str, unit: str) -> None:
    small, stakes = SMALL[name], STAKES[unit]
    ending = small.ending(stakes)
    plan = random_plan(ending, 5)
    policy = followed(ending, plan)
    assert expected(ending, plan, plan) == pytest.approx(replied(small, stakes, policy, None))
    assert best_starter(ending, plan) == pytest.approx(replied(small, stakes, policy, 0))
    assert best_other(ending, plan) == pytest.approx(replied(small, stakes, policy, 1))


@small_endings
@pytest.mark.parametrize("unit", STAKES)
def test_best_replies_gain_nothing_against_the_equilibrium(name: str, unit: str) -> None:
    small, stakes = SMALL[name], STAKES[unit]
    ending = small.ending(stakes)
    plan = equilibrium(ending)
    policy = followed(ending, plan)
    low, high = (replied(small, stakes, policy, seat) for seat in (1, 0))
    assert low <= expected(ending, plan, plan) <= high
    assert high - low < 0.01
    assert exploitability(ending, plan) == pytest.approx(high - low)


@small_endings
def test_a_plan_is_made_of_probabilities(name: str) -> None:
    ending = SMALL[name].ending(STAKES["points"])
    plan = equilibrium(ending, 20)
    assert all(-1e-12 <= share <= 1 + 1e-12 for share in (*plan.give, *plan.answer, *plan.place))
    for _, hands, _ in SMALL[name].deals():
        given = followed(ending, plan)(SMALL[name].state(*hands), hands[0], ())
        assert sum(given.values()) == pytest.approx(1)
        for pair in given:
            placed = followed(ending, plan)(SMALL[name].state(*hands), hands[1], (pair,))
            assert sum(placed.values()) == pytest.approx(1)


def test_learning_repeats_and_gets_nearer() -> None:
    ending = SMALL["mixed"].ending(STAKES["points"])
    learner = Learner(ending)
    left = []
    for _ in range(3):
        learner.learn(15)
        left.append(exploitability(ending, learner.average()))
    assert left[0] > left[1] > left[2] >= 0
    assert list(equilibrium(ending, 45).give) == list(learner.average().give)


def test_the_names_of_the_seasons_mean_nothing() -> None:
    values = []
    for one in (SMALL["twins"], renamed(SMALL["twins"])):
        ending = one.ending(STAKES["points"])
        plan = equilibrium(ending)
        values.append(expected(ending, plan, plan))
    assert values[0] == pytest.approx(values[1], abs=0.01)


def renamed(small: Small) -> Small:
    """Winter becomes autumn, and the other way round."""
    names = str.maketrans("BR", "RB")
    return Small(
        small.left.translate(names),
        (small.hands[0].translate(names), small.hands[1].translate(names)),
        small.middle.translate(names),
        (small.influence[0].translate(names), small.influence[1].translate(names)),
    )


@small_endings
def test_a_line_ends_as_round_nine_is_played_well(name: str) -> None:
    """Both units, and the points that each receives at the end."""
    for stakes in STAKES.values():
        ending = SMALL[name].ending(stakes)
        width = len(ending.second.pairs)
        for state, (first, second), _ in SMALL[name].deals()[::3]:
            for row, column in _lines(ending, first, second):
                end = played(state, ending, row, column)
                assert ending.values[2 * row * width + column] == solved(end, stakes)
                split = ending.split(row, column)
                assert stakes[ending.ends[split]] == solved(end, stakes)
                while not end.over():
                    end.apply(end.player(), best_code(end, stakes))
                ahead = ending.received(split, False) - ending.received(split, True)
                assert stakes is STAKES["wins"] or ahead == end.points(0) - end.points(1)


def _lines(ending: Ending, first: int, second: int) -> list[tuple[int, int]]:
    """Some rows and columns of two hands."""
    one, two = ending.first.find(first), ending.second.find(second)
    pairs = range(ending.first.starts[one], ending.first.starts[one + 1])
    rows = [row for pair in pairs for row in range(ending.rows[pair], ending.rows[pair + 1])]
    columns = range(2 * ending.second.starts[two], 2 * ending.second.starts[two + 1])
    return list(product(rows[::2], columns[::3]))


@small_endings
def test_averaging_over_solved_worlds(name: str) -> None:
    """Each hand gives the pair that is best on the average of its worlds, each played out open."""
    small, stakes = SMALL[name], STAKES["points"]
    ending = small.ending(stakes)
    plan = averaged(ending)
    width = len(ending.second.pairs)
    for at, hand in enumerate(ending.first.hands):
        worths: dict[int, float] = {}
        for state, hands, weight in small.deals():
            if hands[0] == hand:
                for code in map(int, state.legal(0)):
                    worths[code] = worths.get(code, 0) + weight * solved(after(state, code), stakes)
        if worths:
            pairs = range(ending.first.starts[at], ending.first.starts[at + 1])
            (given,) = (int(ending.first.pairs[pair]) for pair in pairs if plan.give[pair])
            assert worths[given] == pytest.approx(max(worths.values()))
    assert set(plan.give) | set(plan.answer) | set(plan.place) == {0.0, 1.0}
    assert len(plan.answer) == ending.placings * width
    assert exploitability(ending, plan) >= exploitability(ending, equilibrium(ending)) - 0.01


@pytest.mark.parametrize(("name", "least"), [("few", 1.9), ("mixed", 1.6), ("many", 0.8)])
def test_averaging_over_solved_worlds_can_be_exploited(name: str, least: float) -> None:
    """It gives itself away where hidden cards matter, and equilibrium mixes there."""
    ending = SMALL[name].ending(STAKES["points"])
    assert exploitability(ending, averaged(ending)) > least
    assert sum(0.1 < share < 0.9 for share in equilibrium(ending).give) >= 3
