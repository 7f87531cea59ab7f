"""Table sense for 4 Seasons: legal, from what the player may know alone, and good enough."""

import pytest
from librt.random import Random

from tests.games.four_seasons.positions import GAME, STANDARD, bidden, dealt, playing, speak
from vierblatt.games.four_seasons.actions import Bid
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import KEEP, SHOW, FourSeasons

OPTIONS = [
    STANDARD,
    FourSeasonsOptions(butterfly_bid="forbidden"),
    FourSeasonsOptions(butterfly_bid="as_turn_up", bonus="off"),
]


def start(options: FourSeasonsOptions, seats: int, seed: int) -> FourSeasons:
    """A round with a shuffled pack."""
    rng = Random(seed)
    pack = list(range(37))
    for i in range(36, 0, -1):
        j = rng.randrange(i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    state = GAME.start(options, seats, seed % seats, pack)
    assert isinstance(state, FourSeasons)
    return state


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_is_legal_and_sees_what_its_seat_sees(
    options: FourSeasonsOptions, seats: int
) -> None:
    state = start(options, seats, 5)
    rng = Random(1)
    while waiting := int(state.waiting()):
        seat = waiting.bit_length() - 1
        code = GAME.greedy(state, seat)
        assert code in state.legal(seat)
        world = GAME.imagine(GAME.view(options, state, seat)).deal(rng)
        assert GAME.greedy(world, seat) == code
        state.apply(seat, code)


def test_greedy_wins_four_bids_of_ten_with_three_players() -> None:
    won = rounds = 0
    for seed in range(40):
        state = start(STANDARD, 3, seed)
        while waiting := int(state.waiting()):
            seat = waiting.bit_length() - 1
            state.apply(seat, GAME.greedy(state, seat))
        won += sum(state.has_won(seat) for seat in range(3))
        rounds += 3
    assert won >= 0.4 * rounds


def test_greedy_shows_a_sure_bid_alone() -> None:
    bids = {0: "R1 R2", 1: "B3 B4", 2: "B5 B6", 3: "B7 B8"}
    low = {1: "B1 B2 G1 G2 Y1 Y2 R3", 0: "G3 R4 R8 G9 B9 Y6 Y9"}
    state = bidden(bids, low, turned="G8")
    assert GAME.greedy(state, 1) == SHOW  # nothing bid, and nothing that could take a trick
    speak(state)
    state = bidden(bids, low, turned="G8")
    for _ in range(3):
        state.apply(int(state.player), KEEP)
    assert GAME.greedy(state, 0) == KEEP  # six of seven


def test_greedy_bids_its_highest_card_on_top() -> None:
    state = dealt({0: "B1 B2 G1 G2 Y1 Y2 R3 R1 B3"}, turned="G8")
    move = GAME.decode(GAME.greedy(state, 0), state, 0)
    assert isinstance(move, Bid)
    worths = [card[1] for card in move.cards]
    assert worths[0] == max(worths)


def test_greedy_dumps_a_high_card_that_it_does_not_need() -> None:
    bids = {0: "G2 R2", 1: "R3 R4", 2: "B5 B6", 3: "B7 B8"}
    named = {1: "Y9", 2: "G8 G1 B9 R1"}
    state = playing(named, bids=bids, without={2: "Y"})
    state.apply(1, GAME.number("Y9"))
    assert GAME.greedy(state, 2) in (GAME.number("G8"), GAME.number("B9"))


@pytest.mark.parametrize(("bid", "card"), [("R1 R2", "G8"), ("B1 B2", "G6")])
def test_greedy_takes_what_it_needs_and_ducks_what_it_does_not(bid: str, card: str) -> None:
    bids = {0: bid, 1: "R3 R4", 2: "B5 B6", 3: "B7 B8"}
    named = {0: "G3 G6 G8", 1: "G2", 2: "G7", 3: "G1"}
    state = playing(named, bids=bids)
    for seat, played in ((1, "G2"), (2, "G7"), (3, "G1")):
        state.apply(seat, GAME.number(played))
    assert GAME.greedy(state, 0) == GAME.number(card)
