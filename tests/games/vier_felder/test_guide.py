"""The guide of Vier Felder: candidates, looks, playouts, and what a match is worth."""

import random
from collections import Counter
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.vier_felder.positions import GAME, dealt, options, position, random_rounds
from vierblatt.core.guide import Guide
from vierblatt.games.vier_felder import scoring
from vierblatt.games.vier_felder.guide import MANY, VierFelderGuide, chances, guide_for, price
from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.rules import FIELD, HARVEST, HOW, PACK, VierFelder, worth
from vierblatt.games.vier_felder.sense import choose

CROWD = "AH AD 2H 2D 2S 2C 3H 3D 3S 3C 4H 4D 4S 4C 5H 5D 5S 5C 6H 6D 6S"
"""More than a thousand ways to take 14 with an ace, and as many to 13 with a king."""


def guide(
    state: VierFelder,
    chosen: VierFelderOptions | None = None,
    totals: tuple[int, ...] | None = None,
) -> VierFelderGuide:
    """The guide of whoever is to play."""
    view = GAME.view(chosen or options(), state, state.player)
    found = GAME.guide(view, totals or (0,) * state.seats, 1)
    assert isinstance(found, VierFelderGuide)
    return found


def finished(seed: int) -> VierFelder:
    """A round at random, played to its end."""
    chosen = options(full_harvest=random.Random(seed).choice(["on", "off"]))
    pack = random.Random(seed).sample(range(52), 52)
    state = GAME.start(chosen, 2 + seed % 3, seed % 2, pack)
    Guide().play_on(state, Random(seed))
    assert isinstance(state, VierFelder)
    return state


# What a match is worth


@pytest.mark.parametrize("seed", range(24))
def test_the_end_of_a_match_is_worth_what_its_outcome_is(seed: int) -> None:
    state = finished(seed)
    score = scoring.score(state)
    for target in (1, 5, 9):
        totals = tuple(random.Random(seed).randrange(target) for _ in range(state.seats))
        after = GAME.add(totals, score)
        outcome = GAME.outcome(options(target=target), after, [score])
        values = list(guide_for(0, list(totals), target).values(state))
        assert sum(values) == pytest.approx(1)
        if outcome is None:
            assert max(values) < 1
            assert [values[at] for at in sorted(range(state.seats), key=after.__getitem__)] == (
                sorted(values)
            )
        else:
            share = 1 / len(outcome.winners)
            expected = [share if at in outcome.winners else 0 for at in range(state.seats)]
            assert values == pytest.approx(expected)


def ended(taken: list[str], won: list[int]) -> VierFelder:
    """A round that is over, by the harvest piles and the coins."""
    state = position("", "", seats=len(taken))
    state.player = -1
    state.taken = vec[i64](GAME.set_of(cards.split()) for cards in taken)
    state.won = sum(coins << 8 * seat for seat, coins in enumerate(won))
    return state


def test_a_shared_total_is_won_by_coins_and_then_by_aces() -> None:
    coins = ended(["2H 3S 4D", "2D AC"], [1, 0])  # 6 + 1 - 2 and 1
    assert list(guide_for(0, [12, 16], 17).values(coins)) == [1, 0]
    aces = ended(["2H AD", "3H AC AS"], [0, 0])  # 1 and 2 + 4 - 2; hearts are tied
    assert list(aces.result()) == [1, 4]
    assert list(guide_for(0, [16, 13], 17).values(aces)) == [0, 1]
    equal = ended(["2C", "3C"], [0, 0])
    assert list(guide_for(0, [17, 17], 17).values(equal)) == [0.5, 0.5]


def test_frost_takes_nothing_from_who_has_nothing() -> None:
    frost = ended(["2S", "2C 3C 2H"], [0, 0])
    assert list(frost.result()) == [-2, 6]
    assert list(guide_for(0, [0, 0], 17).values(frost)) == list(chances(vec[i64]([0, 6]), 17))
    assert list(guide_for(0, [1, 0], 17).values(frost)) == list(chances(vec[i64]([0, 6]), 17))


def test_a_point_ahead_is_worth_more_near_the_target() -> None:
    for seats in (2, 3, 4):
        leads = []
        for most in range(1, 17):
            values = list(chances(vec[i64]([most] + [most - 1] * (seats - 1)), 17))
            assert sum(values) == pytest.approx(1)
            leads.append(values[0])
        assert leads == sorted(leads)
        assert leads[0] > 1 / seats


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_are_those_of_like_players(seats: int) -> None:
    """From all sorts of totals, matches of rounds that sense plays: each tenth comes true."""
    rng = random.Random(seats)
    rounds = [sensible(seats, rng) for _ in range(1500)]
    hits: Counter[int] = Counter()
    expected = dict.fromkeys(range(11), 0.0)
    times: Counter[int] = Counter()
    for _ in range(6000):
        totals = [rng.randrange(17) for _ in range(seats)]
        values = list(chances(vec[i64](totals), 17))
        winner = race(totals, rounds, rng)
        for seat, value in enumerate(values):
            times[int(10 * value)] += 1
            expected[int(10 * value)] += value
            hits[int(10 * value)] += seat == winner
    for tenth, n in times.items():
        if n > 300:
            assert abs(hits[tenth] - expected[tenth]) / n < 0.08, tenth


def sensible(seats: int, rng: random.Random) -> list[int]:
    """The points of a round that table sense plays at each seat, from the dealer on."""
    state = GAME.start(options(), seats, 0, rng.sample(range(52), 52))
    assert isinstance(state, VierFelder)
    while state.waiting():
        state.apply(state.player, choose(state, state.hands[state.player]))
    return list(state.result())


def race(totals: list[int], rounds: list[list[int]], rng: random.Random) -> int:
    """Who wins a match that goes on from these totals."""
    dealer = rng.randrange(len(totals))
    while max(totals) < 17:
        for turn, points in enumerate(rng.choice(rounds)):
            seat = (dealer + turn) % len(totals)
            totals[seat] = max(0, totals[seat] + points)
        dealer += 1
    return rng.choice([seat for seat, points in enumerate(totals) if points == max(totals)])


# What is considered


def test_what_is_listed_is_considered_and_looks_as_sense_weighs_it() -> None:
    for chosen, state in random_rounds(11, 6):
        if not state.waiting():
            continue
        advice = guide(state, chosen)
        codes = list(advice.codes(state, state.player))
        listed = list(state.legal(state.player))
        if len(listed) <= MANY:
            assert codes == listed
            looks = advice.looks(state, state.player, vec[i64](codes))
            best = choose(state, state.hands[state.player])
            assert looks[codes.index(best)] == max(looks)
        else:
            assert set(codes) < set(listed)


@pytest.mark.parametrize("hand", ["AS AC KH KD", "AS KH JD JC", "7H 8H 9H 10H", "AS AC"])
@pytest.mark.parametrize("lies", [CROWD, {at: CROWD[15 * at : 15 * at + 14] for at in range(4)}])
def test_of_very_many_the_dearest_are_considered(lies: Any, hand: str) -> None:
    state = position(lies, hand, "QC", full_harvest="on", lager_in_sum="on")
    codes = list(guide(state).codes(state, 0))
    assert len(codes) <= 250
    assert len(set(codes)) == len(codes)
    assert all(state.why_not(0, code) is None for code in codes)
    listed = list(state.legal(0))
    assert {code for code in listed if not code >> HOW} <= set(codes)
    for at in range(4):
        takes = [code for code in listed if code >> FIELD == HARVEST << 2 | at]
        if takes:
            dearest = max(takes, key=lambda code: price(code & PACK))
            assert any(price(code & PACK) >= price(dearest & PACK) for code in codes)


# Playing on


def test_the_fullest_harvests_can_be_taken_with_just_these_values() -> None:
    for _, state in random_rounds(12, 5):
        for at in range(4):
            field = state.field(at)
            for value in range(1, 15):
                taken = field.fullest(value)
                assert bool(taken) == bool(field.takes() >> value & 1)
                if taken and not taken & worth(value):
                    assert state.lager_in_sum or field.sum_of(taken) % value == 0 or value == 14


def test_what_is_likely_is_legal() -> None:
    kinds: Counter[int] = Counter()
    rng = Random(1)
    for chosen, state in random_rounds(13, 12):
        if state.waiting():
            code = guide(state, chosen).likely(state, state.player, rng)
            assert state.why_not(state.player, code) is None
            kinds[len(GAME.cards(code & state.hands[state.player]))] += 1
    assert kinds[1] > 100
    assert kinds[4]


def test_who_plays_on_takes_what_brings_most() -> None:
    state = position({0: "5C 3H 2D 9S", 1: "AH"}, "5D AS", "QC")
    assert guide(state).likely(state, 0, Random(1)) == GAME.encode(GAME.parse("AS>1 x AH"))
    state = position({0: "5C 3H 2D 9S"}, "5D KS", "QC")
    assert guide(state).likely(state, 0, Random(1)) == GAME.encode(GAME.parse("5D>0 x 5C 3H 2D"))
    winter = position({2: "5C 3H 2D 9S"}, "5D KS", "QC")
    assert not guide(winter).likely(winter, 0, Random(1)) >> HOW


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_playout_deals_out_what_is_left_and_repeats(seats: int) -> None:
    ends = []
    for _ in range(2):
        state = dealt(seats)
        advice = guide(state)
        advice.play_on(state, Random(5))
        values = list(advice.values(state))
        assert not state.waiting()
        assert sum(values) == pytest.approx(1)
        assert values != list(guide_for(0, [0] * seats, 17).values(state))  # a mean of several
        taken = list(state.taken)
        assert sum(taken) == sum(map(int, set(taken))) <= PACK
        assert sum(cards.bit_count() for cards in map(int, taken)) > 30
        assert sum(state.won_by(seat) for seat in range(seats)) == seats
        ends.append((state.numbers(), values))
    assert ends[0] == ends[1]


def test_what_is_decided_is_not_dealt_out() -> None:
    """Seat 0 has all but a few cards, and 16 points before the round."""
    state = dealt(2)
    rest = PACK
    for at in range(4):
        rest &= ~state.field(at).cards()
    for hand in state.hands:
        rest &= ~hand
    state.taken = vec[i64]([rest, 0])
    advice = guide_for(0, [16, 0], 17)
    advice.play_on(state, Random(1))
    assert list(advice.values(state)) == [1, 0]


def test_the_last_turns_are_played() -> None:
    for chosen, state in random_rounds(14, 4):
        if not state.waiting() or state.left:
            continue
        advice = guide(state, chosen)
        end = state.clone()
        advice.play_on(end, Random(1))
        assert end.seen() == state.seen() | sum(state.hands)
        exact = guide_for(0, [0] * state.seats, 17).values(end)
        assert list(advice.values(end)) == list(exact)


def test_a_watcher_sees_rounds_played_to_their_end() -> None:
    state = dealt(2)
    advice = GAME.guide(GAME.view(options(), state, None), (0, 0), 1)
    advice.play_on(state, Random(1))
    assert state.left == 0


def test_hidden_cards_change_nothing() -> None:
    for chosen, state in random_rounds(15, 3):
        if not state.waiting():
            continue
        seat = state.player
        worlds = GAME.imagine(GAME.view(chosen, state, seat))
        advice = guide(state, chosen)
        codes = advice.codes(state, seat)
        looks = list(advice.looks(state, seat, codes))
        likely = advice.likely(state, seat, Random(3))
        for chance in range(2):
            world = worlds.deal(Random(chance))
            assert list(advice.codes(world, seat)) == list(codes)
            assert list(advice.looks(world, seat, codes)) == looks
            assert advice.likely(world, seat, Random(3)) == likely
