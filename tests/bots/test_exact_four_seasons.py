"""The solver of 4 Seasons against plain search, which knows nothing but legal, apply and taken."""

import random

import pytest

from vierblatt.bots.exact.four_seasons import four_seasons_solver
from vierblatt.games.four_seasons import FourSeasonsGame
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import BUTTERFLY, OVER, PLAYING, FourSeasons

GAME = FourSeasonsGame()
SOLVER = four_seasons_solver()


def forced(state: FourSeasons, side: int, tricks: int) -> bool:
    """Whether a side takes exactly so many tricks, whatever the others do: line by line."""
    if state.phase == OVER:
        return taken(state, side) == tricks
    after = (forced(child, side, tricks) for child in children(state))
    return any(after) if side >> state.player & 1 else all(after)


def children(state: FourSeasons) -> list[FourSeasons]:
    after = []
    for code in state.legal(state.player):
        after.append(state.clone())
        after[-1].apply(state.player, code)
    return after


def taken(state: FourSeasons, side: int) -> int:
    return sum(state.taken(seat) for seat in range(state.seats) if side >> seat & 1)


def in_play(rng: random.Random, seats: int, *, butterfly: str) -> FourSeasons:
    """A round before its first card, with random bids: the butterfly turned, in play, or bid."""
    while True:
        pack = rng.sample(range(37), 37)
        if butterfly == "turned":
            at = pack.index(BUTTERFLY)
            pack[at], pack[36] = pack[36], pack[at]
        options = FourSeasonsOptions(bonus="off", variant=rng.choice(["standard", "profi"]))
        state = GAME.start(options, seats, rng.randrange(seats), pack)
        assert isinstance(state, FourSeasons)
        for seat in range(seats):
            state.apply(seat, rng.choice(list(state.legal(seat))))
        held = any(state.hand(seat) >> BUTTERFLY & 1 for seat in range(seats))
        if state.phase == PLAYING and held == (butterfly == "held"):
            return state


def ending(rng: random.Random, seats: int, left: int, butterfly: str) -> FourSeasons:
    """A position with so many cards left; a butterfly that is held stays in hand while it may.

    Half of them have the colour as trump of which the most cards are left, for trumps go early.
    """
    state = in_play(rng, seats, butterfly=butterfly)
    while cards_left(state) > left:
        codes = list(state.legal(state.player))
        others = [code for code in codes if code & 63 != BUTTERFLY]
        state.apply(state.player, rng.choice(others or codes))
    if state.size == 0 and butterfly != "turned" and rng.random() < 0.5:
        cards = sum(map(int, state.own[:4]))
        counts = [(cards >> 9 * colour & 511).bit_count() for colour in range(4)]
        state.trump = counts.index(max(counts))
    return state


def cards_left(state: FourSeasons) -> int:
    return sum(int(state.hand(seat)).bit_count() for seat in range(state.seats))


def agree(state: FourSeasons, side: int) -> None:
    """Every answer of the solver about a side in a position is what plain search finds."""
    numbers = range(10)
    found = {n for n in numbers if forced(state, side, n)}
    assert {n for n in numbers if SOLVER.forceable(state, side) >> n & 1} == found
    assert {n for n in numbers if SOLVER.forces(state, side, n)} == found
    after = [{n for n in numbers if forced(child, side, n)} for child in children(state)]
    masks = SOLVER.forceable_by_move(state, side)
    assert [{n for n in numbers if mask >> n & 1} for mask in masks] == after


def sides(rng: random.Random, seats: int) -> int:
    """One seat or, of four, sometimes two partners."""
    if seats == 4 and rng.random() < 0.3:
        return rng.choice([0b0101, 0b1010])
    return 1 << rng.randrange(seats)


@pytest.mark.parametrize("butterfly", ["held", "bid", "turned"])
@pytest.mark.parametrize("seats", [3, 4])
def test_endings_are_forced_as_plain_search_finds(seats: int, butterfly: str) -> None:
    rng = random.Random(f"{seats}{butterfly}")
    for _ in range(80):
        agree(ending(rng, seats, rng.randrange(1, 9), butterfly), sides(rng, seats))


@pytest.mark.deep
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_endings(part: int) -> None:
    rng = random.Random(1000 + part)
    for _ in range(500):
        seats = rng.choice([3, 4])
        butterfly = rng.choice(["held", "held", "bid", "turned"])
        agree(ending(rng, seats, rng.randrange(1, 11), butterfly), sides(rng, seats))
