"""Taking all that is left (room: claims): never certain where anybody could prevent it."""

from collections.abc import Iterator

import pytest
from librt.random import Random

from vierblatt.games.four_gems.rules import PLAYING, FourGems

from .positions import GAME, PACK, SEATS, options, random_positions, trick, with_hands


def swept(state: FourGems) -> tuple[str, ...]:
    return GAME.sweep(GAME.view(options(), state, state.player))


def lines(state: FourGems, seat: int, leads: tuple[str, ...]) -> Iterator[FourGems]:
    """Every end that the round can have when a seat plays these cards and the others anything."""
    if not state.waiting():
        yield state
        return
    own = state.player == seat
    codes = [GAME.encode(GAME.parse(leads[0]))] if own else list(state.legal(state.player))
    for code in codes:
        then = state.clone()
        then.apply(state.player, code)
        yield from lines(then, seat, leads[own:])


def test_whoever_is_certain_takes_all_against_anything() -> None:
    found = 0
    for state in random_positions(seed=4, rounds=150):
        if state.phase != PLAYING or state.size or state.tricks < 5:
            continue
        leads = swept(state)
        if not leads:
            continue
        found += 1
        seat, team = state.player, state.player % 2
        worlds = GAME.imagine(GAME.view(options(), state, seat))
        for number in range(4):
            world = worlds.deal(Random(number))
            assert isinstance(world, FourGems)
            ends = list(lines(world, seat, leads))
            assert {end.won(team) - state.won(team) for end in ends} == {8 - state.tricks}
            assert len({tuple(end.result()) for end in ends}) == 1
    assert found > 60


@pytest.mark.parametrize(
    ("hand", "others", "leads"),
    [
        ("R20 R14 G20", "R11 G1 G2", "R20 R14 G20"),  # the one trump is drawn before G20 is led
        ("R20 G20 G14", "R11 R10 G1", ""),  # two trumps may be in one hand, and only one is drawn
        ("G20 G14 G1", "G11 G10 B1", "G20 G14 G1"),  # both are gone when G1 is led
        ("G20 G1 B20", "G11 G10 B1", ""),  # G11 is kept for G1
        ("R20 R10 R4", "R14 B1 B2", "R20 R10 R4"),  # R14 must follow to R20
        ("R10 R4 R3", "R14 B1 B2", ""),
        ("B20 G20 Y20", "B1 G1 Y1", "G20 B20 Y20"),
    ],
)
def test_what_is_certain(hand: str, others: str, leads: str) -> None:
    """All cards that are not named have been played; the topazes of the others never matter."""
    hands = {0: hand, 1: others, 2: "Y4 Y3 Y2", 3: "Y14 Y11 Y10"}
    held = " ".join(hands.values()).split()
    state = trick("", hands, leader=0, taker=0)
    state.open[4] = GAME.set_of(card for card in PACK if card not in held)
    state.open[10] = 5
    assert " ".join(swept(state)) == leads


def test_nothing_is_certain_before_the_squares_are_shown_nor_within_a_trick() -> None:
    best = {0: "R20 R14 R11 R10 R4 R3 R2 R1".split()}
    rest = [card for card in PACK if card not in best[0]]
    state = with_hands(best | {seat: rest[seat - 1 :: 3] for seat in SEATS[1:]}, taker=0)
    assert swept(state) == ()
    assert swept(trick("G1", {0: "R20", 1: "", 2: "Y1", 3: "Y2"}, leader=3)) == ()
