"""What a search is told about 4 Seasons: the match, the bids worth a try, habits, likely worlds."""

from collections.abc import Sequence
from itertools import pairwise
from math import inf, log
from typing import Literal

import pytest
from librt.random import Random

from tests.games.four_seasons.positions import GAME, STANDARD, TEAM, bidden, dealt
from tests.games.four_seasons.test_worlds import TABLES, rounds
from vierblatt.bots.search import Search
from vierblatt.core.cards import cards_of
from vierblatt.core.guide import Guide
from vierblatt.games.four_seasons import scoring
from vierblatt.games.four_seasons.actions import Bid
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import BIDDING, BONUS, KEEP, OVER, SHOW, FourSeasons

VARIANTS = [
    (seats, FourSeasonsOptions(variant=variant))
    for seats in (4, 3)
    for variant in ("standard", "profi", "team")
    if (seats, variant) != (3, "team")
]


def guide(
    options: FourSeasonsOptions,
    state: FourSeasons,
    seat: int | None,
    totals: Sequence[int] | None = None,
) -> Guide:
    """The advice for a seat with these totals."""
    view = GAME.view(options, state, seat)
    return GAME.guide(view, tuple(totals or (0,) * state.seats), 1)


def over(seats: int, options: FourSeasonsOptions, many: int) -> list[FourSeasons]:
    """Random rounds at their end."""
    return [state.clone() for state, _ in rounds(seats, options, many) if state.phase == OVER]


def totals(state: FourSeasons, lead: int, rng: Random) -> tuple[int, ...]:
    """Some totals of which the highest is about `lead`; partners have the same."""
    some = [max(0, lead - rng.randrange(12)) for _ in range(state.seats)]
    return (*some[:2], *some[:2]) if state.team else tuple(some)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_values_at_the_end_of_a_match_are_its_outcome(
    seats: int, options: FourSeasonsOptions
) -> None:
    target = scoring.figure(options.variant, options.target)
    rng = Random(1)
    ended = 0
    for state in over(seats, options, 40):
        before = totals(state, target - 1, rng)
        score = GAME.score(state)
        outcome = GAME.outcome(options, GAME.add(before, score), [score])
        values = guide(options, state, 0, before).values(state)
        if outcome is None:
            assert all(0 < value < 1 for value in values)
        else:
            assert list(values) == [float(seat in outcome.winners) for seat in range(seats)]
            ended += 1
        sides = values[:2] if options.variant == "team" else values
        assert sum(sides) == pytest.approx(1)
    assert 0 < ended < 40


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("far", [60, 35, 25, 5])
def test_more_points_are_worth_more_and_those_of_others_less(
    seats: int, options: FourSeasonsOptions, far: int
) -> None:
    """From far off to the end of the match; somebody else leads, so the target is as far."""
    lead = scoring.figure(options.variant, options.target) - far
    rng = Random(2)
    for state in over(seats, options, 6):
        before = totals(state, lead, rng)
        worth = []
        for own in range(max(0, lead - 9), max(0, lead) + 1):
            now = [own, max(0, lead), own if state.team else before[2], *before[1:2]]
            values = guide(options, state, 0, now[:seats]).values(state)
            others = values[1] if state.team else sum(values[1:])
            worth.append((values[0], -others))
        for less, more in pairwise(worth):
            assert more[0] >= less[0] - 1e-12
            assert more[1] >= less[1] - 1e-12


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_far_from_the_target_the_points_of_the_round_count(
    seats: int, options: FourSeasonsOptions
) -> None:
    states = over(seats, options, 30)
    for state in states:
        assert all(0 <= value <= 1 for value in guide(options, state, 1).values(state))
    for state in states:
        best = max(range(seats), key=lambda seat: state.result()[seat])
        values = guide(options, state, 0).values(state)
        assert values[best] == max(values)


def test_near_the_target_a_tie_is_worth_less_than_a_win_and_more_than_a_loss() -> None:
    state = over(4, STANDARD, 1)[0]
    points = state.result()
    level = [60 - int(points[0]), 60 - int(points[1]), 0, 0]
    tied = guide(STANDARD, state, 0, level).values(state)
    ahead = guide(STANDARD, state, 0, [level[0] + 1, *level[1:]]).values(state)
    behind = guide(STANDARD, state, 0, [level[0] - 1, *level[1:]]).values(state)
    assert (behind[0], ahead[0]) == (0, 1)
    assert 0.4 < tied[0] == tied[1] < 0.5


def test_in_profi_only_who_has_won_his_bid_wins_the_match() -> None:
    options = FourSeasonsOptions(variant="profi")
    found = set()
    for state in over(3, options, 20):
        values = guide(options, state, 0, [90, 0, 0]).values(state)
        found.add(state.has_won(0))
        assert (values[0] == 1) == state.has_won(0)
    assert found == {False, True}


# Bids


@pytest.mark.parametrize("butterfly_bid", ["zero", "forbidden", "as_turn_up"])
@pytest.mark.parametrize("seats", [3, 4])
def test_bids_worth_a_try(
    seats: int, butterfly_bid: Literal["zero", "forbidden", "as_turn_up"]
) -> None:
    """Legal ones, each once, table sense's own first; under their highest card."""
    options = FourSeasonsOptions(butterfly_bid=butterfly_bid)
    for turned in ("Y5", "R9"):
        state = dealt({0: "BF R9 R8 B1 G3" if turned == "Y5" else "BF"}, turned, options, seats)
        for seat in range(seats):
            advice = guide(options, state, seat)
            codes = list(advice.codes(state, seat))
            assert len(set(codes)) == len(codes) == 24
            assert set(codes) <= set(state.legal(seat))
            assert codes[0] == GAME.greedy(state, seat)
            looks = list(advice.looks(state, seat, advice.codes(state, seat)))
            assert looks == sorted(looks, reverse=True)
            for code in codes:
                move = GAME.decode(code, state, seat)
                assert isinstance(move, Bid)
                heights = [state.height(GAME.number(card)) for card in move.cards]
                assert heights[0] == max(heights)
                assert butterfly_bid != "forbidden" or "BF" not in move.cards


def test_bids_worth_a_try_include_a_sure_zero_and_a_sure_five() -> None:
    low = dealt({0: "B1 B2 B3 G1 G2 Y1 Y2 R1 R2 B4 G3 B5"}, "R9", seats=3)
    bids = [low.tricks_bid(code & 0x1F_FFFF_FFFF) for code in guide(STANDARD, low, 0).codes(low, 0)]
    assert bids[0] <= 1
    high = dealt({0: "BF Y9 Y8 Y7 Y6 Y5 G9 R9 R1 G1 Y1 B9"}, "Y4", seats=3)
    bids = [
        high.tricks_bid(code & 0x1F_FFFF_FFFF) for code in guide(STANDARD, high, 0).codes(high, 0)
    ]
    assert bids[0] >= 4


# What is hidden, and habits


def test_nothing_is_seen_of_a_bid_and_of_a_shown_card_what_counts() -> None:
    state = dealt({1: "R9 R8 B1 B2"}, seats=4)
    advice = guide(STANDARD, state, 0)
    assert advice.hides(state, 1, 0)
    assert not advice.hides(state, 0, 0)
    assert {advice.seen(state, 1, code, 0) for code in state.legal(1)} == {0}
    assert [advice.seen(state, 0, code, 0) for code in state.legal(0)] == list(state.legal(0))
    state = bidden({0: "G5 G6", 1: "R9 B1", 2: "B2 B3", 3: "Y2 Y3"})
    assert state.phase == BONUS
    advice = guide(STANDARD, state, 0)
    assert advice.hides(state, 1, 0)
    higher, lower = advice.seen(state, 1, SHOW, 0), advice.seen(state, 2, SHOW, 0)
    assert len({int(higher), int(lower), int(advice.seen(state, 1, KEEP, 0))}) == 3
    assert not guide(STANDARD, state, 0).hides(state, 0, 0)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_likely_is_legal_and_sees_what_its_seat_sees(
    seats: int, options: FourSeasonsOptions
) -> None:
    """In each position that looks the same to the mover he does the same."""
    masked = 0
    for state, rng in rounds(seats, options, 2, seed=3):
        for seat in range(seats):
            if not state.waiting() >> seat & 1:
                continue
            advice = guide(options, state, seat)
            code = advice.likely(state, seat, Random(5))
            assert state.why_not(seat, code) is None
            codes = advice.codes(state, seat)
            looks = advice.looks(state, seat, codes)
            assert set(codes) <= set(state.legal(seat))
            cards = advice.mask(state, seat)
            assert cards == 0 or list(cards_of(cards)) == list(codes)
            masked += cards != 0
            worlds = GAME.imagine(GAME.view(options, state, seat))
            for _ in range(3):
                world = worlds.deal(rng)
                assert advice.likely(world, seat, Random(5)) == code
                assert list(advice.codes(world, seat)) == list(codes)
                assert list(advice.looks(world, seat, codes)) == list(looks)
    assert masked > 20


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_likely_worlds_look_like_the_view_and_repeat(
    seats: int, options: FourSeasonsOptions
) -> None:
    for at, (state, rng) in enumerate(rounds(seats, options, 1, seed=11)):
        if not state.waiting():
            continue
        for seat in (None, at % seats):
            view = GAME.view(options, state, seat)
            advice, worlds = guide(options, state, seat), GAME.imagine(view)
            seed = rng.randrange(1000)
            world = advice.deal(worlds, Random(seed))
            assert GAME.view(options, world, seat) == view
            again = advice.deal(worlds, Random(seed))
            assert world.numbers() == again.numbers()
            advice.play_on(world, Random(seed))
            advice.play_on(again, Random(seed))
            assert not world.waiting()
            assert world.numbers() == again.numbers()


@pytest.mark.parametrize("options", [STANDARD, TEAM])
def test_likely_worlds_know_more_of_the_bids(options: FourSeasonsOptions) -> None:
    """Where players bid by table sense, the number that each has bid is expected more."""
    gained = 0.0
    for seed in range(12):
        state, rng = next(rounds(4, options, 1, seed=900 + seed))
        while state.phase == BIDDING or state.tricks < 2:
            seat = int(state.waiting()).bit_length() - 1
            state.apply(seat, GAME.greedy(state, seat))
        advice, worlds = guide(options, state, 0), GAME.imagine(GAME.view(options, state, 0))
        plain = expected(state, [worlds.deal(rng) for _ in range(80)])
        gained += expected(state, [advice.deal(worlds, rng) for _ in range(80)]) - plain
    assert gained > 0


def expected(true: FourSeasons, worlds: Sequence[object]) -> float:
    """The logarithm of how likely the true bids of the others are in these worlds."""
    found = 0.0
    for seat in range(1, true.seats):
        same = 0
        for world in worlds:
            assert isinstance(world, FourSeasons)
            same += world.bid(seat) == true.bid(seat)
        found += log((same + 0.5) / (len(worlds) + 1))
    return found


def test_players_want_points_and_bid_more_than_what_is_surest() -> None:
    bid = sure = 0
    for state, rng in rounds(3, STANDARD, 15, seed=40):
        if state.to_bid != 0b111:
            continue
        advice = guide(STANDARD, state, 0)
        for seat in range(3):
            bid += state.tricks_bid(int(advice.likely(state, seat, rng)) & 0x1F_FFFF_FFFF)
            sure += state.tricks_bid(GAME.greedy(state, seat) & 0x1F_FFFF_FFFF)
    assert bid > sure > 0


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "many"), [(3, 24), (4, 18)])
def test_a_search_with_this_advice_beats_table_sense(seats: int, many: int) -> None:
    """By points, each seat in turn against all others, 200 iterations a decision."""
    better = 0
    for deal in range(many):
        for searcher in range(seats):
            state, rng = next(rounds(seats, STANDARD, 1, seed=5000 + deal))
            while waiting := int(state.waiting()):
                seat = waiting.bit_length() - 1
                code = GAME.greedy(state, seat)
                if seat == searcher:
                    code = searched(state, seat, rng.randrange(1 << 30))
                state.apply(seat, code)
            points = list(state.result())
            better += seats * points[searcher] - sum(points)
    assert better > 2 * (seats - 1) * many * seats  # 2 points a round


def searched(state: FourSeasons, seat: int, seed: int) -> int:
    """What a search of 200 iterations tries most."""
    view = GAME.view(STANDARD, state, seat)
    search = Search(guide(STANDARD, state, seat), GAME.imagine(view), seat, seed)
    search.grow(200, inf)
    return int(max(search.tallies, key=lambda tally: tally.visits).code)
