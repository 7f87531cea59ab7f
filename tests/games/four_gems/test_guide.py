"""The advice for a search: the chance of the match, the bids of others, the quick playout."""

from collections import Counter
from fractions import Fraction

import pytest
from librt.random import Random
from mypy_extensions import i64

from tests.chi_square import deviation
from vierblatt.core.cards import count, lowest
from vierblatt.core.chance import Stream
from vierblatt.core.match import Match
from vierblatt.games import game_named
from vierblatt.games.four_gems.guide import can_rush, chance, fits, guide, rush
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import CUT, PASS, PLAYING, TAKE, FourGems
from vierblatt.games.four_gems.sense import BID_FROM, choose, strength

SECRET = bytes(32)
GAME = game_named("four-gems")


def dealt(number: int, options: FourGemsOptions | None = None) -> FourGems:
    match = Match(GAME, options or FourGemsOptions(), 4)
    match.deal(Stream(SECRET, f"round {number}").laid(match.bundles()))
    assert isinstance(match.state, FourGems)
    return match.state.clone()


def played(number: int, cards: int) -> FourGems:
    """A round in which the first has taken and so many cards are played at random."""
    state, rng = dealt(number), Random(number)
    state.apply(state.player, CUT + 16)
    state.apply(state.player, TAKE)
    for _ in range(cards):
        state.apply(state.player, state.pick(state.player, rng))
    return state


def what_came(state: FourGems) -> tuple[int, ...]:
    """All that the score depends on."""
    return (state.points(0), state.points(1), state.won(0), state.won(1), *state.result())


def by_the_rules(state: FourGems) -> Counter[tuple[int, ...]]:
    """How likely each outcome is when all play at random, by the rules alone."""
    if not state.waiting():
        return Counter({what_came(state): 1})
    found: Counter[tuple[int, ...]] = Counter()
    codes = list(state.legal(state.player))
    for code in codes:
        new = state.clone()
        new.apply(state.player, code)
        for outcome, share in by_the_rules(new).items():
            found[outcome] += share * Fraction(1, len(codes))  # type: ignore[assignment]
    return found


@pytest.mark.parametrize("number", range(24))
def test_the_quick_playout_plays_by_the_rules(number: int) -> None:
    """From two to three tricks before the end, and in the middle of a trick too."""
    state = played(number, 20 + number % 5)
    wanted = by_the_rules(state)
    rounds, rng = 1500, Random(number)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        world = state.clone()
        rush(world, rng)
        assert not world.waiting()
        seen[what_came(world)] += 1
    assert set(seen) <= set(wanted)
    often = [outcome for outcome, share in wanted.items() if share * rounds >= 8]
    if len(often) > 1:
        rest = rounds - sum(seen[outcome] for outcome in often)
        wanted_rest = rounds - float(sum(wanted[outcome] for outcome in often)) * rounds
        counts = [seen[outcome] for outcome in often]
        expected = [float(wanted[outcome]) * rounds for outcome in often]
        if wanted_rest >= 8:
            counts, expected = [*counts, rest], [*expected, wanted_rest]
        assert deviation(counts, expected) < 5


@pytest.mark.parametrize("number", range(20))
def test_the_quick_playout_counts_every_card_once(number: int) -> None:
    state = played(number, number % 9)
    if can_rush(state):
        rush(state, Random(number))
        trumps = sum(state.trump_worth >> 6 * rank & 63 for rank in range(8))
        assert state.points(0) + state.points(1) == 10 + 3 * 65 + trumps
        assert state.won(0) + state.won(1) == state.tricks == 8


def test_it_is_quick_only_where_nothing_is_to_be_said() -> None:
    house = FourGemsOptions(overruff="must")
    state = dealt(1, house)
    state.apply(state.player, CUT + 16)
    state.apply(state.player, TAKE)
    assert state.phase == PLAYING
    assert not can_rush(state)
    state = played(1, 0)
    assert can_rush(state)
    state.hands[0] = 0x0101_0101  # a square
    assert not can_rush(state)


def test_a_playout_under_any_house_rule_ends() -> None:
    for number, house in enumerate(
        (
            FourGemsOptions(overruff="must_or_discard"),
            FourGemsOptions(beat_partner_trump="off"),
            FourGemsOptions(trump_values="face"),
        )
    ):
        state = dealt(number, house)
        advice = guide(state, state.player, 0, 0, house.target)
        advice.play_on(state, Random(number))
        assert not state.waiting()
        assert sum(advice.values(state)) == pytest.approx(2)


def test_the_chance_of_the_match() -> None:
    assert chance(1000, 990, 1000) == 1.0
    assert chance(1010, 1020, 1000) == 0.0
    assert chance(1000, 1000, 1000) == 0.5  # equal teams play on (10.4)
    assert chance(400, 400, 1000) == 0.5
    for own in range(0, 1000, 90):
        for other in range(0, 1000, 90):
            assert chance(own, other, 1000) + chance(other, own, 1000) == pytest.approx(1)
            assert chance(own + 50, other, 1000) > chance(own, other, 1000)
    # a lead is worth more the nearer the end is
    assert chance(900, 800, 1000) > chance(500, 400, 1000) > chance(100, 0, 1000) > 0.5


def test_a_point_is_worth_what_the_scale_says() -> None:
    advice = guide(dealt(0), i64(0), 300, 300, 1000)
    slope = chance(301, 300, 1000) - chance(300, 300, 1000)
    assert slope == pytest.approx(1 / (2 * advice.scale), rel=0.01)


def test_worlds_with_odd_bids_are_seldom() -> None:
    """After a pass of seat 1 few worlds are left in which he should have taken."""
    state = dealt(3)
    state.apply(state.player, CUT + 16)
    passer = state.player
    view = GAME.view(FourGemsOptions(), state, (passer + 1) % 4)
    before = share_of_strong(GAME.imagine(view), None, passer)
    state.apply(passer, PASS)
    view = GAME.view(FourGemsOptions(), state, (passer + 1) % 4)
    advice = GAME.guide(view, (0, 0, 0, 0), 1)
    after = share_of_strong(GAME.imagine(view), advice, passer)
    assert before > 0.02
    assert after < before / 3


def share_of_strong(worlds: object, advice: object, seat: int) -> float:
    rng, strong, rounds = Random(2), 0, 600
    for _ in range(rounds):
        world = advice.deal(worlds, rng) if advice else worlds.deal(rng)  # type: ignore[attr-defined]
        hand = world.hands[seat] | 1 << world.turned
        strong += strength(hand, world.turned // 8) >= BID_FROM + 6
    return strong / rounds


def test_nothing_is_odd_before_the_bids() -> None:
    state = dealt(3)
    state.apply(state.player, CUT + 16)
    assert fits(state, state.player, Random(0))


def test_strength_is_counted_card_by_card() -> None:
    """Eight and the face of each trump, sixteen for a 20 beside, eight for a 14 below it."""
    hand = 0b1000_0001 | 0b1100_0000 << 8 | 0b0100_0000 << 16
    assert strength(hand, 0) == 2 * 8 + 1 + 20 + 16 + 8
    assert count(hand) == 5
    assert lowest(hand) == 0


def test_partners_have_the_same_value_and_likely_bids_are_sense() -> None:
    state = dealt(5)
    state.apply(state.player, CUT + 16)
    seat = state.player
    advice = guide(state, seat, 200, 100, 1000)
    assert advice.likely(state, seat, Random(1)) == choose(state, state.hands[seat])
    advice.play_on(state, Random(1))
    values = list(advice.values(state))
    assert values[0] == values[2]
    assert values[1] == values[3]
    assert values[0] + values[1] == pytest.approx(1)
