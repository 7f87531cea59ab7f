"""The solver of Four Gems against plain minimax, which knows nothing but legal, apply and score."""

import random
from collections.abc import Callable

import pytest

from tests.games.four_gems.positions import PACK, uncut
from vierblatt.bots.exact.four_gems import four_gems_solver
from vierblatt.bots.exact.table import OutOfNodes
from vierblatt.core.game import option_table
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import ANNOUNCE, OVER, PLAYING, FourGems, face

SOLVER = four_gems_solver()
CHOICES = {o.name: o.values for o in option_table(FourGemsOptions) if o.values}


def minimax(state: FourGems, worth: Callable[[FourGems], int]) -> int:
    """What the round is worth to team 0 if both sides look at every line."""
    if state.phase == OVER:
        return worth(state)
    values = [minimax(after, worth) for after in children(state)]
    return max(values) if state.player % 2 == 0 else min(values)


def children(state: FourGems) -> list[FourGems]:
    """The positions after each legal action, those with an announcement left out."""
    after = []
    for code in state.legal(state.player):
        if not code & ANNOUNCE:
            after.append(state.clone())
            after[-1].apply(state.player, code)
    return after


def points(state: FourGems) -> int:
    return state.points(0)


def margin(state: FourGems) -> int:
    return state.result()[0] - state.result()[1]


def made(state: FourGems) -> int:
    """Whether the takers score, to team 0's advantage: they score if their contract is made."""
    return (state.result()[state.taker] > 0) == (state.taker % 2 == 0)


def in_play(rng: random.Random, **values: str) -> FourGems:
    """A round before its first card, with random bids."""
    chosen = {name: rng.choice(some) for name, some in CHOICES.items()} | values
    while True:
        state = uncut(rng.sample(PACK, 32), rng.randrange(4), **chosen)
        while state.phase < PLAYING:
            state.apply(state.player, rng.choice(list(state.legal(state.player))))
        if state.phase == PLAYING:
            return state


def ending(rng: random.Random, left: int, **values: str) -> FourGems:
    """A position with so many cards left, of a round that was played at random; squares too.

    Half of them have the gem as trump of which the most cards are left, for trumps go early.
    """
    state = in_play(rng, **values)
    while sum(map(int.bit_count, state.hands)) > left:
        state.apply(state.player, rng.choice(list(state.legal(state.player))))
    if rng.random() < 0.5:
        retrump(state)
    for seat in range(4):
        if rng.random() < 0.3:
            state.shown |= 1 << 8 * seat + rng.randrange(8)
    state.squares = state.shown
    return state


def retrump(state: FourGems) -> None:
    """Make the gem of which the most cards are left trump; the trick so far stays as it lies."""
    cards = sum(map(int, state.hands))
    counts = [(cards >> 8 * gem & 255).bit_count() for gem in range(4)]
    state.trump = counts.index(max(counts))
    lying = [state.trick >> 6 * at & 63 for at in range(state.size)]
    state.player = (state.player - state.size) % 4
    state.size = state.trick = 0
    for card in lying:
        state._lay(state.player, card)
        state.player = (state.player + 1) % 4


def agree(state: FourGems) -> None:
    """Every answer of the solver about a position is what minimax finds."""
    taken = state.points(0)
    rest = minimax(state, points) - taken
    assert SOLVER.points(state) == rest
    assert SOLVER.makes_contract(state) == (minimax(state, made) == (state.taker % 2 == 0))
    assert SOLVER.margin(state) == minimax(state, margin)
    everything = SOLVER.points(state) + _of_team_1(state)
    for goal in (rest - 1, rest, rest + 1):
        assert SOLVER.reaches(state, 0, goal) == (goal <= rest)
        assert SOLVER.reaches(state, 1, everything - goal) == (goal >= rest)
    after = children(state)
    assert list(SOLVER.points_by_move(state)) == [minimax(s, points) - taken for s in after]
    assert list(SOLVER.margin_by_move(state)) == [minimax(s, margin) for s in after]


def _of_team_1(state: FourGems) -> int:
    """What minimax leaves to team 1."""

    def others(state: FourGems) -> int:
        return -state.points(1)

    return -minimax(state, others) - state.points(1)


@pytest.mark.parametrize("left", [1, 2, 3, 4, 5, 6, 7, 8])
def test_endings_are_worth_what_minimax_finds(left: int) -> None:
    rng = random.Random(left)
    for _ in range(80 if left < 7 else 30):
        agree(ending(rng, left))


@pytest.mark.parametrize("overruff", CHOICES["overruff"])
@pytest.mark.parametrize("trump_values", CHOICES["trump_values"])
@pytest.mark.parametrize("beat_partner_trump", CHOICES["beat_partner_trump"])
def test_three_tricks_under_every_rule_of_play(
    overruff: str, trump_values: str, beat_partner_trump: str
) -> None:
    rules = {"overruff": overruff, "trump_values": trump_values}
    rng = random.Random(f"{rules}{beat_partner_trump}")
    for _ in range(30):
        state = ending(
            rng, rng.choice([8, 9, 10, 11]), beat_partner_trump=beat_partner_trump, **rules
        )
        retrump(state)
        assert SOLVER.points(state) == minimax(state, points) - state.points(0)


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_endings(part: int) -> None:
    rng = random.Random(1000 + part)
    for _ in range(500):
        agree(ending(rng, rng.choice([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])))


def test_more_points_may_bring_takers_less() -> None:
    """Where the defenders' squares count only if the contract is made: takers rather fail."""
    rng = random.Random(5)
    rather_less = 0
    for _ in range(200):
        state = ending(rng, rng.choice([4, 5, 6, 7]), failed_gems="none")
        takers = state.taker % 2
        state.shown = (1 << 6) << 8 * takers | (1 << 7 | 1 << 5 | 1 << 4) << 8 * (1 - takers)
        state.squares = state.shown
        state.open[8 + takers] = rng.randrange(20)
        value = minimax(state, margin)
        assert SOLVER.margin(state) == value
        rather_less += value != margin(with_points(state, SOLVER.points(state)))
    assert rather_less > 2


def with_points(state: FourGems, points: int) -> FourGems:
    """The round when team 0 has made so many points more, and team 1 the rest."""
    rest = _of_team_1(state) + SOLVER.points(state)
    end = state.clone()
    end.phase = OVER
    end.open[8] += points
    end.open[9] += rest - points
    return end


def test_a_question_stops_at_its_nodes_and_can_be_asked_again() -> None:
    """What was found out before the stop stays true."""
    rng = random.Random(6)
    hasty = four_gems_solver()
    stops = 0
    for _ in range(30):
        state = ending(rng, rng.choice([10, 11, 12]))
        hasty.stop = hasty.nodes + 40
        try:
            value = hasty.points(state)
        except OutOfNodes:
            stops += 1
            hasty.stop = hasty.nodes + 1_000_000
            value = hasty.points(state)
        assert value == SOLVER.points(state)
    assert stops > 5


def test_what_is_known_of_a_deal_holds_for_the_rest_of_it() -> None:
    """One solver asked about every position of a round agrees with solvers that know nothing."""
    rng = random.Random(7)
    for _ in range(5):
        state = ending(rng, 13)
        SOLVER.points(state)
        while state.phase == PLAYING:
            assert SOLVER.points(state) == four_gems_solver().points(state)
            state.apply(state.player, rng.choice(list(state.legal(state.player))))
        assert SOLVER.points(state) == 0
        assert SOLVER.margin(state) == margin(state)


def test_nothing_is_carried_over_to_other_hands_or_rules() -> None:
    """One solver asked about positions that differ from the one before in one thing only."""
    rng = random.Random(9)
    for _ in range(30):
        state = ending(rng, 12)
        others = [state.clone() for _ in range(5)]
        others[0].hands[1], others[0].hands[3] = state.hands[3], state.hands[1]
        others[1].trump = (state.trump + 1) % 4
        others[2].trump_worth = sum(face(rank) << 6 * rank for rank in range(8))
        others[3].overruff = (state.overruff + 1) % 3
        others[4].beat_partner = not state.beat_partner
        for other in others:
            SOLVER.points(state)
            assert SOLVER.points(other) == four_gems_solver().points(other)


def test_the_last_card_of_a_line_of_best_play_brings_what_was_said() -> None:
    """Following the values move by move from the first card ends in the value of the deal."""
    rng = random.Random(8)
    state = ending(rng, 16)
    value = SOLVER.points(state) + state.points(0)
    while state.phase == PLAYING:
        values = list(SOLVER.points_by_move(state))
        best = max(values) if state.player % 2 == 0 else min(values)
        assert best + state.points(0) == value
        state.apply(state.player, list(state.legal(state.player))[values.index(best)])
    assert state.points(0) == value


def test_only_rounds_in_play_are_asked_about() -> None:
    with pytest.raises(ValueError, match="no cards"):
        SOLVER.points(uncut(PACK))
