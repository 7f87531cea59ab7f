"""The rules of 4 Seasons: every pin and example of docs/rules, and every refusal."""

from itertools import combinations

import pytest

from tests.games.four_seasons.positions import (
    ENRICO,
    GAME,
    KARIN,
    PETER,
    PLAIN_BIDS,
    STANDARD,
    TAMARA,
    TEAM,
    bidden,
    cards,
    code,
    dealt,
    do,
    ended,
    legal,
    playing,
    refused,
    rule,
    speak,
)
from vierblatt.core.cards import count
from vierblatt.core.game import DealError, NotationError, Outcome, Score
from vierblatt.games.four_seasons.actions import Bid, BidOffer, Play
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import BID, KEEP, SHOW, FourSeasons

ZERO = FourSeasonsOptions(butterfly_bid="zero")
FORBIDDEN = FourSeasonsOptions(butterfly_bid="forbidden")
AS_TURN_UP = FourSeasonsOptions(butterfly_bid="as_turn_up")
NO_BONUS = FourSeasonsOptions(bonus="off")
PROFI = FourSeasonsOptions(variant="profi")


def trick_won(state: FourSeasons, *plays: tuple[int, str]) -> int:
    """Who leads after these plays, which complete a trick."""
    for seat, text in plays:
        do(state, seat, text)
    assert state.size == 0
    return int(state.player)


def points(state: FourSeasons) -> list[int]:
    """The points of a round, which the lines of its score add up to."""
    score = GAME.score(state)
    added = [0] * len(score.points)
    for line in score.lines:
        for seat in line.seats:
            added[seat] += line.points
    assert added == list(score.points) == list(state.result())
    return added


# Pins


@pytest.mark.parametrize(("seats", "before", "after"), [(3, 12, 9), (4, 9, 7)])
def test_pin_1_deal(seats: int, before: int, after: int) -> None:
    state = GAME.start(STANDARD, seats, 0, range(37))
    assert isinstance(state, FourSeasons)
    assert [count(state.hand(seat)) for seat in range(seats)] == [before] * seats
    assert state.turned == 36
    # 2.5: the first card goes to the dealer's left
    assert [state.hand((1 + i) % seats) >> i & 1 for i in range(36)] == [1] * 36
    for seat in range(seats):
        state.apply(seat, state.legal(seat)[0])
    assert [count(state.hand(seat)) for seat in range(seats)] == [after] * seats
    tricks = 0
    while state.waiting():
        seat = int(state.waiting()).bit_length() - 1
        state.apply(seat, state.legal(seat)[0])
        tricks += state.size == 0 and state.phase > 1
    assert state.tricks == after
    assert sum(state.taken(seat) for seat in range(seats)) == after


def test_pin_2_bids() -> None:
    for text, number in (
        ("R1 R2 R3", 9),
        ("B1 B2 B3", 0),
        ("R1 G2", 4),
        ("Y1 Y2", 4),
        ("R8 R9", 6),
    ):
        assert dealt().tricks_bid(cards(text)) == number
    assert max(bids_from("R1 R2 R3 Y1 Y2 Y3 G1 G2 G3", 4)) == 6
    assert max(bids_from("R1 R2 R3 Y1 Y2 Y3 G1 G2 G3 B1 B2 B3", 3)) == 9


def bids_from(hand: str, seats: int) -> set[int]:
    """The numbers that can be bid from a hand."""
    state = dealt({0: hand}, "Y5", seats=seats)
    return {state.tricks_bid(c & (1 << 37) - 1) for c in state.legal(0)}


def test_pin_3_bonus_round() -> None:
    state = bidden({PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "G6 R2", TAMARA: "R7 G1"})
    do(state, ENRICO, "keep")
    do(state, KARIN, "show")
    assert state.face_up(KARIN) == cards("G6")
    do(state, TAMARA, "show")
    assert state.face_up(TAMARA) == cards("R7")
    do(state, PETER, "keep")
    assert state.bonus_player == TAMARA
    assert state.face_up(TAMARA) == cards("R7 G1")
    assert state.face_up(KARIN) == cards("G6")
    assert GAME.view(STANDARD, state, None).bids == (None, None, None, 4)
    assert state.waiting() == 1 << ENRICO  # 4.12


@pytest.mark.parametrize(
    ("karin", "tamara", "higher"),
    [("Y7", "R7", TAMARA), ("R7", "Y7", KARIN), ("B9", "R8", KARIN), ("B9", "G9", TAMARA)],
)
def test_pin_4_comparing(karin: str, tamara: str, higher: int) -> None:
    bids = {PETER: "B1 B2", ENRICO: "B3 B4", KARIN: f"{karin} Y1", TAMARA: f"{tamara} Y2"}
    state = bidden(bids)
    speak(state, KARIN, TAMARA)
    assert state.bonus_player == higher


def test_pin_4_trump_plays_no_part() -> None:
    bids = {PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "Y7 Y1", TAMARA: "R7 Y2"}
    state = bidden(bids, turned="Y5")
    speak(state, KARIN, TAMARA)
    assert state.bonus_player == TAMARA


def test_pin_5_a_lower_card() -> None:
    state = bidden({PETER: "B5 B2", ENRICO: "R9 B4", KARIN: "B1 R2", TAMARA: "R7 G1"})
    do(state, ENRICO, "show")
    do(state, KARIN, "show")
    assert state.bonus_player == ENRICO
    speak(state)
    assert state.bonus_player == ENRICO
    assert state.face_up(KARIN) == cards("B1")


def test_pin_6_one_or_none() -> None:
    state = bidden(PLAIN_BIDS)
    speak(state, PETER)
    assert state.bonus_player == PETER
    state = ended(PLAIN_BIDS, {0: 1, 1: 2, 2: 4, 3: 0})
    assert state.bonus_player == -1
    assert points(state) == [1, 2, 4, 6]
    assert {line.rule for line in GAME.score(state).lines} == {"7.2"}


def test_pin_7_butterfly_in_a_bid() -> None:
    bids = {PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "BF R2", TAMARA: "B5 G1"}
    state = bidden(bids, options=ZERO)
    assert state.bid(KARIN) == 3
    speak(state, KARIN)
    assert state.bonus_player == KARIN
    for others in ((ENRICO,), (TAMARA,), (PETER,), (ENRICO, TAMARA)):
        state = bidden(bids, options=ZERO)
        speak(state, KARIN, *others)
        assert state.bonus_player != KARIN


def test_pin_7_as_turn_up() -> None:
    bids = {PETER: "Y3 B2", ENRICO: "G4 B4", KARIN: "BF R2", TAMARA: "R4 G1"}
    state = bidden(bids, turned="Y4", options=AS_TURN_UP)
    assert state.bid(KARIN) == 5
    assert state.clone().tricks_bid(cards("BF B1")) == 2
    speak(state, PETER, ENRICO, KARIN)
    assert state.bonus_player == KARIN  # Y4 above Y3 and G4
    state = bidden(bids, turned="Y4", options=AS_TURN_UP)
    speak(state, KARIN, TAMARA)
    assert state.bonus_player == TAMARA  # R4 above Y4


def test_pin_7_forbidden() -> None:
    state = dealt({KARIN: "BF R2"}, options=FORBIDDEN)
    assert rule(state, KARIN, "bid BF R2") == "3.4"
    assert rule(state, KARIN, "bid R2 BF") == "3.4"
    assert len(state.legal(KARIN)) == 8 * 7


def test_pin_8_the_butterfly_is_trumped() -> None:
    def start() -> FourSeasons:
        named = {ENRICO: "G5", KARIN: "BF", TAMARA: "Y2 R9", PETER: "G1"}
        return playing(named, without={KARIN: "G", TAMARA: "G"})

    plays = ((ENRICO, "G5"), (KARIN, "BF"), (TAMARA, "Y2"), (PETER, "G1"))
    assert trick_won(start(), *plays) == TAMARA
    plays = ((ENRICO, "G5"), (KARIN, "BF"), (TAMARA, "R9"), (PETER, "G1"))
    assert trick_won(start(), *plays) == KARIN


def test_pin_9_follow_suit() -> None:
    named = {ENRICO: "G5", KARIN: "G1 BF Y9 Y8 Y7 Y6 Y4"}
    state = playing(named)
    do(state, ENRICO, "G5")
    assert legal(state, KARIN) == {"G1"}
    for text in ("BF", "Y9"):
        refusal = refused(state, KARIN, text)
        assert refusal is not None
        assert (refusal.rule, refusal.cards) == ("5.5", ("G1",))


def test_pin_10_trump_led() -> None:
    named = {ENRICO: "Y9", KARIN: "BF", TAMARA: "Y2", PETER: "Y8"}
    state = playing(named, without={KARIN: "Y"})
    plays = ((ENRICO, "Y9"), (KARIN, "BF"), (TAMARA, "Y2"), (PETER, "Y8"))
    assert trick_won(state, *plays) == KARIN


def test_pin_11_ruffed_before() -> None:
    def start() -> FourSeasons:
        named = {ENRICO: "G9", KARIN: "Y1", TAMARA: "BF", PETER: "Y2 R1"}
        bids = {**PLAIN_BIDS, PETER: "G1 G2"}
        return playing(named, bids=bids, without={KARIN: "G", TAMARA: "G", PETER: "G"})

    plays = ((ENRICO, "G9"), (KARIN, "Y1"), (TAMARA, "BF"))
    assert trick_won(start(), *plays, (PETER, "R1")) == KARIN
    assert trick_won(start(), *plays, (PETER, "Y2")) == PETER


def test_pin_12_butterfly_led() -> None:
    state = playing({ENRICO: "BF", KARIN: "R1"})
    assert {"BF=B", "BF=G", "BF=Y", "BF=R"} < legal(state, ENRICO)
    do(state, ENRICO, "BF=R")
    do(state, KARIN, "R1")
    assert state.winner == KARIN


@pytest.mark.parametrize(("karin", "winner"), [("B9", ENRICO), ("Y1", KARIN)])
def test_pin_12_all_void_in_the_named_colour(karin: str, winner: int) -> None:
    named = {ENRICO: "BF R1 R2 R3 R4 R6 R7", KARIN: "B9 Y1", TAMARA: "B8", PETER: "G9"}
    bids = {PETER: "R5 B1", ENRICO: "B2 B3", KARIN: "R8 B4", TAMARA: "R9 B5"}
    three = dict.fromkeys((KARIN, TAMARA, PETER), "R")
    state = playing(named, bids=bids, without=three)
    plays = ((ENRICO, "BF=R"), (KARIN, karin), (TAMARA, "B8"), (PETER, "G9"))
    assert trick_won(state, *plays) == winner


def test_pin_12_trump_above_the_named_colour() -> None:
    named = {ENRICO: "BF", KARIN: "Y1", TAMARA: "R9", PETER: "R1"}
    state = playing(named, without={KARIN: "R"})
    plays = ((ENRICO, "BF=R"), (KARIN, "Y1"), (TAMARA, "R9"), (PETER, "R1"))
    assert trick_won(state, *plays) == KARIN


def test_pin_13_butterfly_led_trump_named() -> None:
    hand = {ENRICO: "BF Y1 Y2 Y3 Y4 Y6 Y7", KARIN: "R9", TAMARA: "R8", PETER: "B9"}
    bids = {PETER: "Y8 B1", ENRICO: "B2 B3", KARIN: "Y9 B4", TAMARA: "B6 B5"}
    state = playing(hand, bids=bids, without=dict.fromkeys((KARIN, TAMARA, PETER), "Y"))
    plays = ((ENRICO, "BF=Y"), (KARIN, "R9"), (TAMARA, "R8"), (PETER, "B9"))
    assert trick_won(state, *plays) == ENRICO


def test_pin_13_whoever_holds_yellow_must_play_it() -> None:
    state = playing({ENRICO: "BF", KARIN: "Y1 R9", TAMARA: "R8", PETER: "B9"})
    do(state, ENRICO, "BF=Y")
    assert rule(state, KARIN, "R9") == "5.5"
    assert all(text.startswith("Y") for text in legal(state, KARIN))
    do(state, KARIN, "Y1")
    assert state.winner == KARIN


def test_pin_14_no_trump() -> None:
    hand = {ENRICO: "R1 R2 R3 R4 R6 R7 R5", KARIN: "B9", TAMARA: "G9", PETER: "Y9"}
    bids = {PETER: "R8 B1", ENRICO: "B2 B3", KARIN: "R9 B4", TAMARA: "B6 B5"}
    three = dict.fromkeys((KARIN, TAMARA, PETER), "R")
    state = playing(hand, turned="BF", bids=bids, without=three)
    assert state.trump == -1
    plays = ((ENRICO, "R1"), (KARIN, "B9"), (TAMARA, "G9"), (PETER, "Y9"))
    assert trick_won(state, *plays) == ENRICO


def test_pin_14_the_butterfly_cannot_be_beaten_without_trump() -> None:
    """With no trump there is no butterfly in play (2.7): 6.3 is about the led colour alone."""
    state = playing({}, turned="BF")
    assert not any(state.hand(seat) >> 36 for seat in range(4))


def test_pin_15_last_trick() -> None:
    state = playing({KARIN: "BF", ENRICO: "B9"}, without={KARIN: "B"})
    for seat, text in ((ENRICO, "B9"), (KARIN, "BF")):
        state.open[seat] = state.hand(seat) & ~cards(text)
        state.own[seat] = cards(text)
    state.tricks = 6
    do(state, ENRICO, "B9")
    assert legal(state, KARIN) == {"BF"}
    do(state, KARIN, "BF")
    assert state.winner == KARIN


BIDS_OF_16 = {PETER: "Y1 B1", ENRICO: "B2 B3", KARIN: "R1 G1", TAMARA: "Y2 B4"}
BIDS_OF_17 = {PETER: "G2 B1", ENRICO: "B2 B3", KARIN: "R1 G1", TAMARA: "R7 G3"}
BIDS_OF_18 = {PETER: "B4 B1", ENRICO: "B2 B3", KARIN: "R9 G1", TAMARA: "R7 G3"}
TRICKS = {PETER: 0, ENRICO: 0, KARIN: 4, TAMARA: 3}


def test_pin_16_standard_score() -> None:
    assert points(ended(BIDS_OF_16, TRICKS)) == [0, 6, 10, 3]


def test_pin_17_bonus_lost() -> None:
    assert points(ended(BIDS_OF_17, TRICKS, TAMARA)) == [6, 9, 13, 3]


def test_pin_18_bonus_won() -> None:
    assert points(ended(BIDS_OF_18, TRICKS, KARIN)) == [3, 3, 16, 3]


def test_pin_19_two_failures() -> None:
    bids = {PETER: "B4 B1", ENRICO: "R2 R3", KARIN: "B9 G1", TAMARA: "R7 G3"}
    state = ended(bids, {PETER: 2, ENRICO: 0, KARIN: 2, TAMARA: 3}, TAMARA)
    assert points(state) == [8, 6, 8, 3]


def after(
    options: FourSeasonsOptions, totals: tuple[int, ...], won: tuple[int, ...] | None = None
) -> Outcome | None:
    """How the match has ended with these totals; who has won his bid in the last round."""
    last = Score(totals, (), {"won": won or (1,) * len(totals)})
    return GAME.outcome(options, totals, [last])


def test_pin_20_end() -> None:
    assert after(STANDARD, (49, 48, 47)) is None
    assert after(STANDARD, (12, 50, 49)) == Outcome((1,))
    assert after(STANDARD, (52, 55, 3)) == Outcome((1,))
    assert after(STANDARD, (55, 55, 30)) is None
    assert after(STANDARD, (58, 61, 30)) == Outcome((1,))
    assert after(STANDARD, (60, 60, 30)) is None
    assert after(STANDARD, (60, 60, 61)) == Outcome((2,))
    assert after(FourSeasonsOptions(target=51), (50, 49, 3)) is None
    assert after(STANDARD, (50, 3, 3), (0, 1, 1)) == Outcome((0,))


def test_pin_21_profi() -> None:
    assert after(PROFI, (80, 78, 3), (0, 1, 0)) == Outcome((1,))
    assert after(PROFI, (77, 3, 3), (1, 0, 0)) == Outcome((0,))
    assert after(PROFI, (76, 3, 3), (1, 0, 0)) is None
    assert after(PROFI, (82, 79, 3), (1, 1, 0)) == Outcome((0,))
    assert after(PROFI, (80, 80, 3), (1, 1, 0)) is None
    assert after(PROFI, (80, 80, 78), (0, 0, 1)) == Outcome((2,))
    assert after(PROFI, (90, 80, 3), (0, 0, 1)) is None
    assert after(FourSeasonsOptions(variant="profi", target=60), (61, 3, 3), (1, 0, 0))


def test_pin_21_six_points_make_no_candidate() -> None:
    bids = {PETER: "B4 B1", ENRICO: "R2 R3", KARIN: "B9 G1", TAMARA: "R7 G3"}
    state = ended(bids, {PETER: 2, ENRICO: 0, KARIN: 2, TAMARA: 3}, TAMARA, options=PROFI)
    score = GAME.score(state)
    assert score.points[PETER] == 2 + 6
    assert score.kept == {"won": (0, 0, 0, 0)}
    assert GAME.outcome(PROFI, (83, 1, 1, 1), [score]) is None


@pytest.mark.parametrize(
    ("bids", "tricks", "expected"),
    [((2, 3), (2, 3), 19), ((2, 3), (3, 2), 13), ((2, 3), (2, 4), 9), ((0, 0), (0, 0), 14)],
)
def test_pin_22_team_score(bids: tuple[int, int], tricks: tuple[int, int], expected: int) -> None:
    of = {(0, 0): "B5 B6", (2, 0): "Y1 B1", (3, 1): "R2 B2", (0, 1): "B7 B8"}
    laid = {0: of[bids[0], 0], 1: "B3 B4", 2: of[bids[1], 1], 3: "R8 R9"}
    rest = 7 - sum(tricks)
    state = ended(laid, {0: tricks[0], 1: rest, 2: tricks[1], 3: 0}, options=TEAM)
    won = points(state)
    assert won[0] == won[2] == expected
    assert won[1] == won[3] == rest + (3 if rest == 0 else 0)


def test_pin_22_no_bonus_in_teams() -> None:
    state = dealt(options=TEAM)
    for text in ("show", "keep"):
        assert rule(state, ENRICO, text) == "10.2"
    state = bidden(PLAIN_BIDS, options=TEAM)
    for text in ("show", "keep"):
        assert rule(state, ENRICO, text) == "10.2"
    assert state.waiting() == 1 << ENRICO
    assert not any(text in ("show", "keep") for text in legal(state, ENRICO))


def test_pin_23_who_sees_what() -> None:
    bids = {PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "R6 G2", TAMARA: "B7 B8"}
    state = bidden(bids, options=TEAM)
    seen = GAME.view(TEAM, state, PETER)
    assert seen.bid_cards[KARIN] == ("G2", "R6")
    assert (seen.tops[KARIN], seen.bids[KARIN]) == ("R6", 4)
    assert not seen.bid_cards[ENRICO]
    assert GAME.view(TEAM, state, ENRICO).bid_cards == ((), ("B3", "B4"), (), ("B7", "B8"))
    assert not any(GAME.view(TEAM, state, None).bid_cards)
    bids = {PETER: "B1 B2", ENRICO: "G3 B4", KARIN: "G6 R2", TAMARA: "R7 G1"}
    state = bidden(bids)
    speak(state, KARIN, TAMARA)
    for seat in (None, PETER, ENRICO):
        seen = GAME.view(STANDARD, state, seat)
        assert seen.face_up == ((), (), ("G6",), ("G1", "R7"))
        assert seen.bids[TAMARA] == 4
        assert seen.bids[KARIN] is None


# Examples of the rulebook


def test_example_1_three_bid_cards() -> None:
    assert dealt(seats=3).tricks_bid(cards("R1 R5 R9")) == 9
    assert dealt(seats=3).tricks_bid(cards("B1 B5 B9")) == 0


def test_example_2_karin_bids_four() -> None:
    state = dealt({KARIN: "R2 G6"})
    do(state, KARIN, "bid G6 R2")
    assert state.bid(KARIN) == 4
    assert GAME.view(STANDARD, state, KARIN).tops[KARIN] == "G6"


def test_example_3_everybody_sees_that_tamara_bids_four() -> None:
    state = bidden({PETER: "B1 B2", ENRICO: "B3 B4", KARIN: "G6 R2", TAMARA: "R7 G1"})
    speak(state, KARIN, TAMARA)
    told = [GAME.story(fact, None) for fact in state.facts or []]
    last = told[-1]
    assert (last.seat, last.cards, last.bid) == (TAMARA, ("G1", "R7"), 4)


def test_example_4_tamara_wins_the_trick() -> None:
    test_pin_8_the_butterfly_is_trumped()
    named = {ENRICO: "G5", KARIN: "BF", TAMARA: "Y2", PETER: "G1 G9"}
    state = playing(named, without={KARIN: "G", TAMARA: "G"})
    for seat, text in ((ENRICO, "G5"), (KARIN, "BF"), (TAMARA, "Y2")):
        do(state, seat, text)
    assert all(text[0] == "G" for text in legal(state, PETER))


def test_example_5_standard_score() -> None:
    test_pin_16_standard_score()


def test_example_6_bonus_lost() -> None:
    state = ended(BIDS_OF_17, TRICKS, TAMARA)
    assert [state.bid(seat) for seat in (TAMARA, KARIN, PETER, ENRICO)] == [4, 4, 1, 0]
    assert points(state) == [6, 9, 13, 3]


def test_example_7_bonus_won() -> None:
    state = ended(BIDS_OF_18, TRICKS, KARIN, TAMARA)
    assert state.bonus_player == KARIN
    assert points(state) == [3, 3, 16, 3]


def test_example_8_team_variant() -> None:
    bids = {PETER: "G1 B1", ENRICO: "B3 B4", KARIN: "R6 G2", TAMARA: "B7 B8"}
    state = ended(bids, {PETER: 1, ENRICO: 2, KARIN: 4, TAMARA: 0}, options=TEAM)
    assert points(state)[PETER] == 14 + 5


# Refusals, paragraph by paragraph


def test_2_8_only_the_player_whose_turn_it_is() -> None:
    state = bidden(PLAIN_BIDS)
    assert rule(state, KARIN, "show") == "2.8"
    assert rule(state, PETER, "keep") == "2.8"
    speak(state)
    assert rule(state, KARIN, "B9") == "2.8"


def test_2_9_each_stage_has_its_own_moves() -> None:
    state = dealt()
    for text in ("show", "keep", "G5", "BF", "BF=R"):
        assert rule(state, ENRICO, text) == "2.9"
    state = bidden(PLAIN_BIDS)
    for text in ("bid B3 B4", "G5", "BF=R"):
        assert rule(state, ENRICO, text) == "2.9"
    speak(state)
    for text in ("bid B3 B4", "show", "keep"):
        assert rule(state, ENRICO, text) == "2.9"
    state = ended(PLAIN_BIDS, {0: 1, 1: 2, 2: 4, 3: 0})
    for text in ("bid B3 B4", "show", "keep", "G5", "BF=R"):
        assert rule(state, ENRICO, text) == "2.9"


def test_3_1_to_3_10_bids() -> None:
    state = dealt({ENRICO: "R7 G6 B1 BF", KARIN: "R8"})
    assert rule(state, ENRICO, "bid R7") == "3.1"
    assert rule(state, ENRICO, "bid R7 G6 B1") == "3.1"
    assert rule(state, ENRICO, "bid R7 R8") == "3.2"
    assert rule(state, ENRICO, "bid R7 R7") == "3.3"
    assert GAME.why_not(state, ENRICO, code("bid R7 G6") | 1 << 50) is not None
    assert GAME.why_not(state, ENRICO, BID | cards("R7 G6") | 36 << 40) is not None
    do(state, ENRICO, "bid R7 BF")
    assert rule(state, ENRICO, "bid G6 B1") == "3.10"
    three = dealt({ENRICO: "R7 G6 B1"}, seats=3)
    assert rule(three, ENRICO, "bid R7 G6") == "3.1"
    assert rule(three, ENRICO, "bid R7 R7 G6") == "3.3"
    assert rule(three, ENRICO, "bid G6 R7 R7") == "3.3"


def test_3_8_how_many_bids_there_are() -> None:
    for seats, size, many in ((3, 3, 660), (4, 2, 72)):
        state = dealt({0: "BF"}, seats=seats)
        codes = list(state.legal(0))
        assert len(codes) == len(set(codes)) == many
        hand = GAME.cards(state.hand(0))
        expected = {(top, frozenset(bid)) for bid in combinations(hand, size) for top in bid}
        decoded = [GAME.decode(c, state, 0) for c in codes]
        moves = [move for move in decoded if isinstance(move, Bid)]
        assert {(move.cards[0], frozenset(move.cards)) for move in moves} == expected


def test_3_9_the_order_of_the_bids_leaves_no_trace() -> None:
    hands = dict(PLAIN_BIDS)
    orders = ((0, 1, 2, 3), (3, 1, 0, 2), (2, 0, 3, 1))
    ends = []
    for order in orders:
        state = dealt(hands)
        state.facts = []
        for seat in order:
            do(state, seat, f"bid {PLAIN_BIDS[seat]}")
        ends.append(state.numbers())
        for watcher in (None, 0, 1, 2, 3):
            told = [GAME.story(fact, watcher) for fact in state.facts]
            kinds = [type(event).__name__ for event in told if event is not None]
            assert kinds == ["BidsLaid"] if watcher is None else ["BidLaid", "BidsLaid"]
    assert ends[0] == ends[1] == ends[2]


def test_3_9_nobody_is_told_who_has_bid() -> None:
    hands = dict(PLAIN_BIDS)
    for options in (STANDARD, NO_BONUS, TEAM):
        start = dealt(hands, options=options)
        for size in range(4):
            for order in combinations(range(4), size):
                state = start.clone()
                for seat in order:
                    state.apply(seat, code(f"bid {PLAIN_BIDS[seat]}"))
                assert GAME.view(options, state, None) == GAME.view(options, start, None)
                for seat in range(4):
                    alone = start.clone()
                    if seat in order:
                        alone.apply(seat, code(f"bid {PLAIN_BIDS[seat]}"))
                    seen = GAME.view(options, state, seat)
                    assert seen == GAME.view(options, alone, seat)
                    assert (seat in seen.waiting) == (seat not in order)
                    for text in ("bid B1 B2", "show", "B1", "BF=R"):
                        mine = GAME.why_not(state, seat, code(text))
                        assert mine == GAME.why_not(alone, seat, code(text))


def test_4_1_without_bonus_round() -> None:
    state = bidden(PLAIN_BIDS, options=NO_BONUS)
    assert state.waiting() == 1 << ENRICO
    for text in ("show", "keep"):
        assert rule(state, ENRICO, text) == "4.1"
    assert points(ended(BIDS_OF_16, TRICKS, options=NO_BONUS)) == [0, 6, 10, 3]


def test_4_3_one_chance() -> None:
    state = bidden(PLAIN_BIDS)
    do(state, ENRICO, "keep")
    assert rule(state, ENRICO, "show") == "4.3"
    do(state, KARIN, "show")
    assert rule(state, KARIN, "keep") == "4.3"
    assert rule(state, KARIN, "show") == "4.3"


def test_4_4_a_chance_for_all() -> None:
    state = bidden({PETER: "B1 B2", ENRICO: "R9 B4", KARIN: "G6 R2", TAMARA: "R7 G1"})
    do(state, ENRICO, "show")  # R9 cannot be beaten
    for seat in (KARIN, TAMARA, PETER):
        assert legal(state, seat) == {"show", "keep"}
        do(state, seat, "show")
    assert state.bonus_player == ENRICO


def test_5_3_a_card_of_the_hand() -> None:
    state = playing({ENRICO: "G5", KARIN: "G6"})
    refusal = refused(state, ENRICO, "B3")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("5.3", "bid-card")
    refusal = refused(state, ENRICO, "G6")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("5.3", "not-in-hand")


def test_5_5_bid_cards_do_not_count() -> None:
    bids = {**PLAIN_BIDS, KARIN: "G6 G7"}
    state = playing({ENRICO: "G5", KARIN: "BF R1"}, bids=bids, without={KARIN: "G"})
    do(state, ENRICO, "G5")
    assert {"BF", "R1"} < legal(state, KARIN)
    assert len(state.legal(KARIN)) == 7


def test_6_1_the_butterfly_never_follows_even_trump() -> None:
    state = playing({ENRICO: "Y9", KARIN: "BF Y1"})
    do(state, ENRICO, "Y9")
    refusal = refused(state, KARIN, "BF")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("5.5", "butterfly-never-follows")


def test_6_4_and_6_5_naming() -> None:
    state = playing({ENRICO: "BF G5", KARIN: "G1"})
    assert rule(state, ENRICO, "BF") == "6.4"
    assert rule(state, ENRICO, "G5=G") == "6.5"
    do(state, ENRICO, "G5")
    assert rule(state, KARIN, "G1=R") == "6.5"
    state = playing({ENRICO: "G5", KARIN: "BF"}, without={KARIN: "G"})
    do(state, ENRICO, "G5")
    assert rule(state, KARIN, "BF=R") == "6.5"
    assert rule(state, KARIN, "BF=G") == "6.5"


def test_6_6_the_named_colour_is_followed() -> None:
    state = playing({ENRICO: "BF", KARIN: "G1 R1"})
    do(state, ENRICO, "BF=G")
    assert all(text[0] == "G" for text in legal(state, KARIN))
    assert not state.is_void(ENRICO, 1)  # 13.6


def test_7_4_and_7_5_what_is_turned_up() -> None:
    state = ended(BIDS_OF_16, TRICKS)
    assert all(state.face_up(seat) == state.bid_cards(seat) for seat in range(4))
    state = ended(BIDS_OF_17, TRICKS, TAMARA, PETER)
    open_bids = [state.face_up(seat) for seat in range(4)]
    assert open_bids == [cards("G2"), cards("B2 B3"), cards("R1 G1"), cards("R7 G3")]
    state = ended(BIDS_OF_16, TRICKS, options=TEAM)
    assert all(state.face_up(seat) == state.bid_cards(seat) for seat in range(4))


def test_7_5_a_lost_bid_stays_hidden() -> None:
    """What everybody sees is the same whichever number Peter has lost."""
    seen = []
    for bid in ("G2 B1", "Y2 B1", "R2 R3", "Y1 R2"):
        state = ended({**BIDS_OF_17, PETER: bid}, TRICKS, TAMARA)
        view = GAME.view(STANDARD, state, None)
        told = [GAME.story(fact, KARIN) for fact in state.facts or []]
        turned_up = [event for event in told if type(event).__name__ == "TurnedUp"]
        assert [event.seat for event in turned_up] == [ENRICO, KARIN]
        seen.append((GAME.score(state), turned_up, view.bids, view.bid_cards, view.won))
    assert all(one == seen[0] for one in seen)
    assert seen[0][2] == (None, 0, 4, 4)


def test_10_1_team_needs_four() -> None:
    with pytest.raises(ValueError, match="team"):
        GAME.check(TEAM, 3)
    GAME.check(TEAM, 4)
    with pytest.raises(ValueError, match="3 or 4"):
        GAME.check(STANDARD, 5)
    for target in (0, -3):
        with pytest.raises(ValueError, match="target"):
            GAME.check(FourSeasonsOptions(target=target), 4)
    assert GAME.partners(TEAM, 4) == (0, 1, 0, 1)
    assert GAME.partners(STANDARD, 3) == (0, 1, 2)


def test_10_2_whoever_asks_for_both_is_told_so() -> None:
    assert GAME.notes(TEAM) == ("team-without-bonus",)
    assert GAME.notes(FourSeasonsOptions(variant="team", bonus="off")) == ()
    assert GAME.notes(STANDARD) == GAME.notes(NO_BONUS) == ()


def test_10_8_teams_and_their_target() -> None:
    assert after(TEAM, (49, 20, 49, 20)) is None
    assert after(TEAM, (50, 50, 50, 50)) is None
    assert after(TEAM, (50, 51, 50, 51)) == Outcome((1, 3))
    assert after(FourSeasonsOptions(variant="team", target=60), (50, 51, 50, 51)) is None


# Moves in writing


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("bid R7 G6", "bid R7 G6"),
        ("BID r7 g6 b1", "bid R7 B1 G6"),
        ("bid bf B1", "bid BF B1"),
        ("show", "show"),
        ("KEEP", "keep"),
        ("g5", "G5"),
        ("bf", "BF"),
        ("bf=r", "BF=R"),
    ],
)
def test_11_1_moves_in_writing(text: str, canonical: str) -> None:
    move = GAME.parse(text)
    assert GAME.text(move) == canonical
    assert GAME.parse(canonical) == move
    state = dealt()
    assert GAME.decode(GAME.encode(move), state, 0) == move


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid X1", "bid R0 R1", "R10", "BF=", "BF=X", "BF=RG", "G5 G6", "show me", "="],
)
def test_11_1_no_moves(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.parse(text)


def test_11_2_the_order_below_the_top_card_does_not_matter() -> None:
    one, two = Bid(("R7", "G6", "B1")), Bid(("R7", "B1", "G6"))
    assert GAME.encode(one) == GAME.encode(two)
    assert GAME.text(one) == GAME.text(two)
    assert GAME.encode(Bid(("G6", "R7", "B1"))) != GAME.encode(one)
    with pytest.raises(NotationError):
        GAME.encode(Bid(()))
    with pytest.raises(NotationError):
        GAME.encode(Play("BF", "X"))


def test_the_offer_is_small() -> None:
    state = dealt({ENRICO: "BF"}, options=FORBIDDEN)
    offer = GAME.offer(state, ENRICO)
    assert isinstance(offer, BidOffer)
    assert (offer.complete, offer.count, len(offer.cards)) == (False, 2, 8)
    do(state, ENRICO, GAME.text(GAME.decode(state.legal(ENRICO)[0], state, ENRICO)))
    state = bidden(PLAIN_BIDS)
    assert GAME.offer(state, ENRICO).moves == ("show", "keep")


def test_packs_by_hand() -> None:
    assert GAME.zones(STANDARD, 3, 1) == {"P2": 12, "P0": 12, "P1": 12, "turned": 1}
    zones = {"P1": range(9), "P2": range(9, 18), "P3": range(18, 27), "P0": range(27, 36)}
    pack = GAME.pack_of(STANDARD, 4, 0, {**zones, "turned": [36]})
    assert pack[:5] == [0, 9, 18, 27, 1]
    with pytest.raises(DealError):
        GAME.pack_of(STANDARD, 4, 0, {**zones, "turned": [3]})
    with pytest.raises(DealError):
        GAME.pack_of(STANDARD, 4, 0, {**zones, "P1": range(8), "turned": [36]})


def test_why_not_answers_for_everything() -> None:
    """Just the legal codes are not refused, for every seat and any number."""
    hard = [0, 35, 36, 37, 63, 64, 100, 228, 229, 292, 293, 300, SHOW, KEEP, 514, BID, BID | 3]
    hard += [BID | 3 | 1 << 40, BID | 3 | 63 << 40, 1 << 47, (1 << 62) - 1, 1 << 61, BID | 7 << 38]
    for seats in (3, 4):
        state = dealt(seats=seats)
        while state.waiting():
            for seat in range(8):
                waits = state.waiting() >> seat & 1
                allowed = set(state.legal(seat)) if waits else set()
                for number in {*range(600), *hard, *allowed}:
                    assert (state.why_not(seat, number) is None) == (number in allowed)
            seat = int(state.waiting()).bit_length() - 1
            codes = state.legal(seat)
            state.apply(seat, codes[len(codes) // 2])
