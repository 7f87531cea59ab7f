"""The pins and examples of docs/rules/four-seasons.md (section 14), as tests of the oracle."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from tests.games.four_seasons.oracle import (
    ALL_CARDS,
    COLOURS,
    Match,
    Options,
    Round,
    Trick,
    sort_cards,
)

PETER, ENRICO, KARIN, TAMARA = 0, 1, 2, 3

# ---------------------------------------------------------------- building positions


def pack_of(dealer: int, hands: list[list[str]], turned: str) -> list[str]:
    """A pack that deals these hands (2.5); cards that are missing are filled in."""
    seats = len(hands)
    used = {turned, *(card for hand in hands for card in hand)}
    rest = [card for card in ALL_CARDS if card not in used]
    full = []
    for hand in hands:
        want = 36 // seats - len(hand)
        full.append([*hand, *rest[:want]])
        rest = rest[want:]
    assert not rest
    pack = []
    for i in range(36):
        pack.append(full[(dealer + 1 + i) % seats][i // seats])
    return [*pack, turned]


def deal(
    hands: list[list[str]], turned: str, dealer: int = PETER, options: Options | None = None
) -> Round:
    return Round(options or {}, len(hands), dealer, pack_of(dealer, hands, turned))


def after_bids(bids: list[list[str]], turned: str, options: Options | None = None) -> Round:
    """All these bids are laid (by seat; Peter deals)."""
    round_ = deal(bids, turned, options=options)
    for seat, bid in enumerate(bids):
        round_.play(seat, " ".join(["bid", bid[0], *sort_cards(bid[1:])]))
    return round_


def in_trick(hands: list[list[str]], turned: str, leader: int = ENRICO) -> Round:
    """The leader is about to lead; these are the whole hands (by seat)."""
    round_ = Round({}, 4, PETER, [*(c for c in ALL_CARDS if c != turned), turned])
    round_.phase = "play"
    rest = [c for c in ALL_CARDS if c != turned and not any(c in hand for hand in hands)]
    round_.bid = [list(rest[2 * seat : 2 * seat + 2]) for seat in range(4)]
    round_.hand = [list(hand) for hand in hands]
    round_.trick = Trick(leader)
    return round_


def winner_of(round_: Round, moves: list[str]) -> int:
    """Play a whole trick and tell who won it."""
    before = list(round_.tricks_won)
    for move in moves:
        (seat,) = round_.waiting()
        round_.play(seat, move)
    gained = [now - then for now, then in zip(round_.tricks_won, before, strict=True)]
    assert sum(gained) == 1
    return gained.index(1)


def bid_cards(number: int, size: int, left: list[str]) -> list[str]:
    """Any bid cards with this sum, taken from the cards that are left."""
    for cards in combinations(left, size):
        if sum(COLOURS.index(card[0]) for card in cards) == number:
            for card in cards:
                left.remove(card)
            return list(cards)
    raise AssertionError("no such bid")


def finished(
    numbers: list[int],
    tricks: list[int],
    bonus_player: int | None = None,
    options: Options | None = None,
) -> Round:
    """A round that is over, with these bids and tricks by seat."""
    seats = len(numbers)
    round_ = Round(options or {}, seats, PETER, list(ALL_CARDS))
    left = [card for card in ALL_CARDS if card != "BF"]
    round_.hand = [[] for _ in range(seats)]
    round_.bid = [bid_cards(number, round_.bid_size(), left) for number in numbers]
    round_.tricks_won = list(tricks)
    round_.phase = "over"
    if bonus_player is not None:
        round_.shown[bonus_player] = True
        round_.bonus_player = bonus_player
    return round_


def match_at(
    totals: list[int], round_: Round, options: Options | None = None
) -> tuple[Match, list[int] | None]:
    """The match after this round has brought it to these totals, and its winners."""
    match = Match(options or {}, len(totals), PETER)
    points = round_.points()
    match.totals = [total - point for total, point in zip(totals, points, strict=True)]
    match.finish(round_)
    assert match.totals == totals
    return match, match.winners()


def refused(round_: Round, seat: int, move: str) -> bool:
    before = (round_.hands(), round_.bids(), round_.public())
    with pytest.raises(ValueError):
        round_.play(seat, move)
    assert (round_.hands(), round_.bids(), round_.public()) == before
    return True


# ---------------------------------------------------------------- the pins


@pytest.mark.parametrize(("seats", "dealt", "left"), [(3, 12, 9), (4, 9, 7)])
def test_pin_1_deal(seats: int, dealt: int, left: int) -> None:
    round_ = Round({"bonus": "off"}, seats, 1, list(ALL_CARDS))
    assert [len(hand) for hand in round_.hands()] == [dealt] * seats
    assert round_.public()["turned"] == "BF"
    assert round_.hands()[2][0] == "B1"  # 2.5: p0 goes to D+1
    rng = random.Random(1)
    for seat in range(seats):
        assert len(round_.legal(seat)) == {3: 660, 4: 72}[seats]  # 3.8
        round_.play(seat, rng.choice(sorted(round_.legal(seat))))
    assert [len(hand) for hand in round_.hands()] == [left] * seats
    assert round_.waiting() == {2}
    while round_.waiting():
        (seat,) = round_.waiting()
        round_.play(seat, rng.choice(sorted(round_.legal(seat))))
    assert sum(round_.tricks_won) == left == len(round_.done)


def test_pin_2_bids() -> None:
    three = Round({}, 3, 0, list(ALL_CARDS))
    four = Round({}, 4, 0, list(ALL_CARDS))
    assert three.bid_number(["R7", "R1", "R2"]) == 9
    assert three.bid_number(["B7", "B1", "B2"]) == 0
    assert four.bid_number(["R2", "G6"]) == 4
    assert four.bid_number(["Y2", "Y6"]) == 4
    assert max(four.bid_number(list(two)) for two in combinations(ALL_CARDS, 2)) == 6
    assert max(three.bid_number(list(three_)) for three_ in combinations(ALL_CARDS, 3)) == 9


PIN_3 = [["B2", "B1"], ["B4", "B3"], ["G6", "R2"], ["R7", "G1"]]


def test_pin_3_bonus_round() -> None:
    round_ = after_bids(PIN_3, "Y5")
    assert round_.public()["phase"] == "bonus"
    for seat, move in [(ENRICO, "keep"), (KARIN, "show"), (TAMARA, "show")]:
        assert round_.waiting() == {seat}
        round_.play(seat, move)
    assert round_.public()["bonus_player"] is None
    assert round_.public()["open_bids"] == [None] * 4
    round_.play(PETER, "keep")
    public = round_.public()
    assert public["bonus_player"] == TAMARA
    assert public["shown"] == [None, None, "G6", "R7"]
    assert public["kept"] == [True, True, False, False]
    assert public["open_bids"] == [None, None, None, ["G1", "R7"]]
    assert round_.bid_number(["R7", "G1"]) == 4
    assert round_.waiting() == {ENRICO}  # 4.12


def bonus_of(karin: str, tamara: str) -> int | None:
    others = [card for card in ALL_CARDS if card not in (karin, tamara, "Y5")]
    bids = [[others[0], others[1]], [others[2], others[3]], [karin, others[4]], [tamara, others[5]]]
    round_ = after_bids(bids, "Y5")
    for seat, move in [(ENRICO, "keep"), (KARIN, "show"), (TAMARA, "show"), (PETER, "keep")]:
        round_.play(seat, move)
    return round_.bonus_player


@pytest.mark.parametrize(
    ("karin", "tamara", "bonus_player"),
    [
        ("Y7", "R7", TAMARA),
        ("R7", "Y7", KARIN),
        ("B9", "R8", KARIN),
        ("R8", "B9", TAMARA),
        ("B9", "G9", TAMARA),
        ("BF", "B1", TAMARA),
        ("B1", "BF", KARIN),
    ],
)
def test_pin_4_comparing(karin: str, tamara: str, bonus_player: int) -> None:
    assert bonus_of(karin, tamara) == bonus_player


def test_pin_5_a_lower_card() -> None:
    round_ = after_bids([["B3", "B4"], ["R9", "B5"], ["B1", "B2"], ["B6", "B7"]], "Y5")
    for seat, move in [(ENRICO, "show"), (KARIN, "show"), (TAMARA, "keep"), (PETER, "keep")]:
        round_.play(seat, move)
    assert round_.public()["bonus_player"] == ENRICO
    assert round_.public()["shown"] == [None, "R9", "B1", None]
    assert round_.public()["open_bids"] == [None, ["B5", "R9"], None, None]


def test_pin_6_one_or_none() -> None:
    for last, bonus_player in [("show", PETER), ("keep", None)]:
        round_ = after_bids(PIN_3, "Y5")
        for seat in (ENRICO, KARIN, TAMARA):
            round_.play(seat, "keep")
        round_.play(PETER, last)
        assert round_.public()["bonus_player"] == bonus_player
        assert round_.public()["phase"] == "play"
    round_ = finished([0, 2, 0, 0], [0, 2, 4, 1])
    assert round_.points() == [6, 8, 4, 1]  # 7.2


def test_pin_7_butterfly_in_a_bid() -> None:
    bids = [["BF", "R1"], ["B1", "B2"], ["B3", "B4"], ["B5", "B6"]]
    for enrico, bonus_player in [("keep", PETER), ("show", ENRICO)]:
        round_ = after_bids(bids, "Y4")
        for seat, move in [(ENRICO, enrico), (KARIN, "keep"), (TAMARA, "keep"), (PETER, "show")]:
            round_.play(seat, move)
        assert round_.bonus_player == bonus_player
    assert round_.bid_number(["BF", "R1"]) == 3
    # as_turn_up: the butterfly is Y4
    as_turn_up: Options = {"butterfly_bid": "as_turn_up"}
    for top, bonus_player in [("G4", PETER), ("Y3", PETER), ("R4", ENRICO), ("B5", ENRICO)]:
        round_ = after_bids(
            [["BF", "R1"], [top, "B2"], ["B3", "B4"], ["B9", "B6"]], "Y4", as_turn_up
        )
        for seat, move in [(ENRICO, "show"), (KARIN, "keep"), (TAMARA, "keep"), (PETER, "show")]:
            round_.play(seat, move)
        assert round_.bonus_player == bonus_player
        assert round_.bid_number(["BF", "R1"]) == 5
    # forbidden
    round_ = deal([["BF", "R1"], [], [], []], "Y4", options={"butterfly_bid": "forbidden"})
    assert refused(round_, PETER, "bid BF R1")
    assert refused(round_, PETER, "bid R1 BF")
    assert len(round_.legal(PETER)) == 56
    assert len(round_.legal(ENRICO)) == 72


@pytest.mark.parametrize(("tamara", "winner"), [("Y2", TAMARA), ("R9", KARIN)])
def test_pin_8_the_butterfly_is_trumped(tamara: str, winner: int) -> None:
    round_ = in_trick([["G1", "B1"], ["G5", "B2"], ["BF", "B3"], [tamara, "B4"]], "Y5")
    assert winner_of(round_, ["G5", "BF", tamara, "G1"]) == winner
    assert round_.public()["last_trick"] == ["G5", "BF", tamara, "G1"]
    assert round_.public()["leader"] == winner


def test_pin_9_follow_suit() -> None:
    round_ = in_trick([["B1"], ["G5"], ["G1", "BF", "Y9"], ["B2"]], "Y5")
    round_.play(ENRICO, "G5")
    assert round_.legal(KARIN) == {"G1"}
    assert refused(round_, KARIN, "BF")
    assert refused(round_, KARIN, "Y9")


def test_pin_10_trump_led() -> None:
    round_ = in_trick([["Y8"], ["Y9"], ["BF"], ["Y7"]], "Y5")
    assert winner_of(round_, ["Y9", "BF", "Y7", "Y8"]) == KARIN


@pytest.mark.parametrize(("peter", "winner"), [("G1", KARIN), ("Y2", PETER)])
def test_pin_11_ruffed_before(peter: str, winner: int) -> None:
    round_ = in_trick([[peter], ["G9"], ["Y1"], ["BF"]], "Y5")
    assert winner_of(round_, ["G9", "Y1", "BF", peter]) == winner


@pytest.mark.parametrize(
    ("others", "winner"),
    [
        (["R1", "B8", "G9"], KARIN),
        (["B9", "B8", "G9"], ENRICO),
        (["B9", "Y1", "G9"], TAMARA),
        (["Y1", "R9", "G9"], KARIN),
        (["R9", "Y1", "G9"], TAMARA),
    ],
)
def test_pin_12_butterfly_led(others: list[str], winner: int) -> None:
    round_ = in_trick([[others[2]], ["BF"], [others[0]], [others[1]]], "Y5")
    assert winner_of(round_, ["BF=R", *others]) == winner


def test_pin_13_butterfly_led_trump_named() -> None:
    round_ = in_trick([["G9"], ["BF"], ["R9"], ["B9"]], "Y5")
    assert winner_of(round_, ["BF=Y", "R9", "B9", "G9"]) == ENRICO
    round_ = in_trick([["G9", "B1"], ["BF", "B2"], ["R9", "Y1"], ["B9", "B3"]], "Y5")
    round_.play(ENRICO, "BF=Y")
    assert round_.legal(KARIN) == {"Y1"}
    round_ = in_trick([["G9"], ["BF"], ["Y1"], ["R9"]], "Y5")
    assert winner_of(round_, ["BF=Y", "Y1", "R9", "G9"]) == KARIN


def test_pin_14_no_trump() -> None:
    round_ = in_trick([["Y9"], ["R1"], ["B9"], ["G9"]], "BF")
    assert round_.public()["trump"] is None
    assert winner_of(round_, ["R1", "B9", "G9", "Y9"]) == ENRICO


def test_pin_15_last_trick() -> None:
    round_ = in_trick([["G2"], ["G1"], ["BF"], ["B1"]], "Y5")
    round_.play(ENRICO, "G1")
    assert round_.legal(KARIN) == {"BF"}
    assert refused(round_, KARIN, "BF=G")  # 6.5
    round_.play(KARIN, "BF")


# By seat: Peter, Enrico, Karin, Tamara.


def test_pin_16_standard_score() -> None:
    assert finished([2, 0, 4, 2], [0, 0, 4, 3]).points() == [0, 6, 10, 3]


def test_pin_17_bonus_lost() -> None:
    assert finished([1, 0, 4, 4], [0, 0, 4, 3], TAMARA).points() == [6, 9, 13, 3]


def test_pin_18_bonus_won() -> None:
    assert finished([0, 0, 4, 4], [0, 0, 4, 3], KARIN).points() == [3, 3, 16, 3]


def test_pin_19_two_failures() -> None:
    assert finished([3, 1, 0, 5], [2, 1, 0, 4], TAMARA).points()[PETER] == 8


def test_pin_20_end_target_50() -> None:
    round_ = finished([2, 0, 3, 2], [0, 0, 4, 3])
    assert match_at([49, 48, 47, 10], round_)[1] is None
    assert match_at([50, 49, 47, 10], round_)[1] == [0]
    assert match_at([52, 55, 47, 10], round_)[1] == [1]
    three = finished([0, 0, 0], [3, 0, 6])
    assert three.points() == [3, 6, 6]
    match, winners = match_at([55, 55, 30], three)
    assert winners is None
    match.finish(three)
    assert match.totals == [58, 61, 36]
    assert match.winners() == [1]
    match, winners = match_at([57, 54, 30], three)
    assert winners == [0]
    with pytest.raises(ValueError):
        match.finish(three)  # 2.9
    assert match_at([60, 60, 40], three)[1] is None


def test_pin_21_profi_target_77() -> None:
    profi: Options = {"variant": "profi"}
    lost_won = finished([1, 0, 3, 2], [0, 0, 4, 3], options=profi)  # only Enrico won
    assert match_at([80, 78, 10, 10], lost_won, profi)[1] == [1]
    assert match_at([10, 77, 10, 10], lost_won, profi)[1] == [1]
    assert match_at([10, 76, 10, 10], lost_won, profi)[1] is None
    assert match_at([90, 76, 10, 10], lost_won, profi)[1] is None
    both = finished([0, 0, 3, 2], [0, 0, 4, 3], options=profi)  # Peter and Enrico won
    assert match_at([82, 79, 10, 10], both, profi)[1] == [0]
    assert match_at([80, 80, 10, 10], both, profi)[1] is None
    assert match_at([80, 80, 99, 10], both, profi)[1] is None
    assert match_at([80, 82, 82, 10], both, profi)[1] == [1]
    bonus = finished([1, 0, 4, 4], [0, 0, 4, 3], TAMARA, profi)
    assert bonus.points()[PETER] == 6
    assert match_at([83, 20, 30, 40], bonus, profi)[1] is None


@pytest.mark.parametrize(
    ("bids", "tricks", "points"),
    [((2, 3), (2, 3), 19), ((2, 3), (3, 2), 13), ((2, 3), (2, 4), 9), ((0, 0), (0, 0), 14)],
)
def test_pin_22_team_score(bids: tuple[int, int], tricks: tuple[int, int], points: int) -> None:
    team: Options = {"variant": "team"}
    rest = 7 - sum(tricks)
    round_ = finished([bids[0], 1, bids[1], 0], [tricks[0], 0, tricks[1], rest], options=team)
    assert round_.points()[0] == round_.points()[2] == points
    assert round_.points()[1] == round_.points()[3]


def test_pin_22_no_showing_in_the_team_variant() -> None:
    for options in ({"variant": "team"}, {"variant": "team", "bonus": "on"}):
        round_ = after_bids(PIN_3, "Y5", dict(options))
        assert round_.public()["phase"] == "play"
        assert refused(round_, ENRICO, "show")
        assert refused(round_, ENRICO, "keep")


def test_pin_23_who_sees_what() -> None:
    team = deal(PIN_3, "Y5", options={"variant": "team"})
    for seat in (0, 2, 1):
        team.play(seat, " ".join(["bid", *PIN_3[seat]]))
    assert team.sees_bid(0, 2) is None  # 10.4: only from the fourth bid on
    assert team.sees_bid(0, 0) == ["B2", "B1"]
    team.play(3, "bid R7 G1")
    assert team.sees_bid(0, 2) == ["G6", "R2"]
    assert team.sees_bid(1, 2) is None
    assert team.sees_bid(None, 2) is None
    bonus = after_bids(PIN_3, "Y5")
    for seat, move in [(ENRICO, "keep"), (KARIN, "show"), (TAMARA, "show"), (PETER, "keep")]:
        bonus.play(seat, move)
    for viewer in (None, PETER, ENRICO, KARIN, TAMARA):
        assert bonus.sees_bid(viewer, TAMARA) == ["R7", "G1"]
        assert bonus.sees_bid(viewer, KARIN) == (["G6", "R2"] if viewer == KARIN else None)
    assert bonus.public()["shown"] == [None, None, "G6", "R7"]


# ---------------------------------------------------------------- the examples


def test_example_1() -> None:
    round_ = Round({}, 3, 0, list(ALL_CARDS))
    assert round_.bid_number(["R4", "R5", "R6"]) == 9
    assert round_.bid_number(["B4", "B5", "B6"]) == 0


def test_example_2() -> None:
    assert Round({}, 4, 0, list(ALL_CARDS)).bid_number(["R4", "G5"]) == 4


def test_example_3() -> None:
    test_pin_3_bonus_round()


def test_example_4() -> None:
    round_ = in_trick([["G1", "G7"], ["G5", "B2"], ["BF", "B3"], ["Y2", "B4"]], "Y5")
    for seat, move in [(ENRICO, "G5"), (KARIN, "BF"), (TAMARA, "Y2")]:
        round_.play(seat, move)
    assert round_.legal(PETER) == {"G1", "G7"}
    round_.play(PETER, "G1")
    assert round_.tricks_won == [0, 0, 0, 1]
    assert round_.waiting() == {TAMARA}


def test_example_5() -> None:
    test_pin_16_standard_score()


def test_example_6() -> None:
    test_pin_17_bonus_lost()


def test_example_7() -> None:
    test_pin_18_bonus_won()


def test_example_8() -> None:
    for tricks in [(0, 0), (1, 2), (4, 3)]:
        round_ = finished(
            [tricks[0], 1, tricks[1], 1],
            [tricks[0], 0, tricks[1], 7 - sum(tricks)],
            options={"variant": "team"},
        )
        assert round_.points()[0] == 14 + sum(tricks)


# ---------------------------------------------------------------- other paragraphs


def test_refused_bids() -> None:
    round_ = deal([["R1", "R2", "R3"], ["G1"], [], []], "Y4")
    assert refused(round_, PETER, "bid R1 R2 R3")  # 3.1
    assert refused(round_, PETER, "bid R1")  # 3.1
    assert refused(round_, PETER, "bid R1 G1")  # 3.2
    assert refused(round_, PETER, "bid R1 R1")  # 3.3
    assert refused(round_, PETER, "R1")  # 2.9
    assert refused(round_, PETER, "show")  # 2.9
    public = round_.public()
    round_.play(PETER, "bid R1 R2")
    assert round_.public() == public  # 3.9
    assert refused(round_, PETER, "bid R1 R2")  # 3.10
    assert refused(round_, PETER, "bid R3 B1")  # 3.10
    assert round_.waiting() == {1, 2, 3}


def test_the_team_variant_needs_four() -> None:
    with pytest.raises(ValueError):
        Match({"variant": "team"}, 3, 0)  # 10.1
    with pytest.raises(ValueError):
        Round({"variant": "team"}, 3, 0, list(ALL_CARDS))
    with pytest.raises(ValueError):
        Match({"target": 0}, 3, 0)  # 12.1


def test_the_end_of_a_team_match() -> None:
    team: Options = {"variant": "team"}
    round_ = finished([1, 0, 2, 0], [1, 1, 2, 3], options=team)
    assert round_.points() == [17, 4, 17, 4]
    assert match_at([50, 49, 50, 49], round_, team)[1] == [0, 2]
    assert match_at([51, 52, 51, 52], round_, team)[1] == [1, 3]
    assert match_at([51, 51, 51, 51], round_, team)[1] is None
    match, winners = match_at([49, 48, 49, 48], round_, team)
    assert winners is None
    assert match.dealer == 1
    assert [sorted(part) for part in match.bundles()] == [sorted(ALL_CARDS)]


def test_bids_turned_up_at_the_end() -> None:
    for options in ({}, {"variant": "team"}):
        open_bids = finished([2, 0, 4, 2], [0, 0, 4, 3], options=dict(options)).public()[
            "open_bids"
        ]
        assert isinstance(open_bids, list)
        assert None not in open_bids  # 7.4
    round_ = finished([1, 0, 4, 4], [0, 0, 4, 3], TAMARA)
    assert [round_.sees_bid(None, seat) is not None for seat in range(4)] == [
        False,
        True,
        True,
        True,
    ]  # 7.5


def test_consistent_knows_the_voids() -> None:
    """13.5: Karin throws a yellow card on a blue lead, so she has no blue card in her hand."""
    hands = [
        ["B1", "B2", "G1", "G2", "G3", "Y1", "Y2", "R1", "R2"],
        ["B3", "B4", "B5", "G4", "G5", "Y3", "Y4", "R3", "R4"],
        ["B6", "B7", "G6", "G7", "Y5", "Y6", "Y7", "R5", "R6"],
        ["B8", "B9", "G8", "G9", "Y8", "Y9", "R7", "R8", "BF"],
    ]
    round_ = deal(hands, "R9")
    for seat, move in [(0, "bid G1 Y1"), (1, "bid R3 R4"), (2, "bid B6 B7"), (3, "bid BF R7")]:
        round_.play(seat, move)
    for seat, move in [(1, "keep"), (2, "show"), (3, "keep"), (0, "keep")]:
        round_.play(seat, move)
    for seat, move in [(1, "B3"), (2, "Y5")]:
        round_.play(seat, move)

    def world() -> dict[str, list[str]]:
        return true_world(round_, 3)

    def swapped(one: str, other: str) -> dict[str, list[str]]:
        change = {one: other, other: one}
        return {zone: [change.get(c, c) for c in cards] for zone, cards in world().items()}

    assert round_.consistent(3, world())
    assert round_.consistent(3, swapped("G6", "G1"))
    assert not round_.consistent(3, swapped("G6", "B1"))  # void in blue
    assert round_.consistent(3, swapped("G1", "B1"))
    assert round_.bonus_player == 2
    assert not round_.consistent(3, swapped("B7", "B1"))  # the open bid
    assert not round_.consistent(3, swapped("BF", "R8"))  # his own bid
    missing = world()
    missing["hand0"] = missing["hand0"][1:]
    assert not round_.consistent(3, missing)
    double = world()
    double["hand0"][0] = double["hand1"][0]
    assert not round_.consistent(3, double)


@pytest.mark.parametrize("butterfly_bid", ["zero", "forbidden", "as_turn_up"])
def test_consistent_knows_where_the_butterfly_may_be(butterfly_bid: str) -> None:
    """13.7: never in a bid if that is forbidden."""
    bids = [["G1", "Y1"], ["R3", "R4"], ["B6", "B7"], ["R8", "R7"]]
    round_ = after_bids(bids, "R9", {"butterfly_bid": butterfly_bid})
    for viewer in (None, 0, 1, 2, 3):
        world = true_world(round_, viewer)
        assert round_.consistent(viewer, world)
        (holder,) = [zone for zone, cards in world.items() if "BF" in cards]
        seat = 1 if viewer != 1 else 2
        top = world[f"bid{seat}"][0]
        world[holder] = [top if card == "BF" else card for card in world[holder]]
        world[f"bid{seat}"][0] = "BF"
        may_be = butterfly_bid != "forbidden" and holder != f"hand{viewer}"
        assert round_.consistent(viewer, world) == may_be


# ---------------------------------------------------------------- random play


def random_options(rng: random.Random, seats: int) -> Options:
    options: Options = {}
    if rng.random() < 0.3:
        options["bonus"] = rng.choice(["on", "off"])
    if rng.random() < 0.5:
        options["variant"] = rng.choice(["standard", "profi", "team"][: seats - 1])
    if rng.random() < 0.6:
        options["butterfly_bid"] = rng.choice(["zero", "forbidden", "as_turn_up"])
    if rng.random() < 0.3:
        options["target"] = rng.randint(1, 120)
    return options


def true_world(round_: Round, viewer: int | None) -> dict[str, list[str]]:
    """How the cards lie; in the bid stage the others hold all their cards in hand."""
    world = {}
    for seat in range(round_.seats):
        hand, bid = round_.hands()[seat], round_.bids()[seat] or []
        if round_.phase == "bid" and seat != viewer:
            hand, bid = [*hand, *bid], []
        world[f"hand{seat}"] = list(hand)
        world[f"bid{seat}"] = list(bid)
    return world


def view(round_: Round, viewer: int | None) -> object:
    """All that a viewer sees now."""
    seats = range(round_.seats)
    return (
        round_.public(),
        None if viewer is None else round_.hands()[viewer],
        [round_.sees_bid(viewer, seat) for seat in seats],
        round_.points() if round_.phase == "over" else None,
    )


def with_played(round_: Round, cards: list[list[str]]) -> list[list[str]]:
    """These cards by seat, and those that each seat has played."""
    result = [list(zone) for zone in cards]
    for trick in [*round_.done, round_.trick]:
        for place, move in enumerate(trick.moves):
            result[(trick.leader + place) % round_.seats].append(move[:2])
    return result


def replayed(
    round_: Round,
    viewer: int | None,
    options: Options,
    world: dict[str, list[str]],
    history: list[tuple[int, str]],
) -> bool:
    """Deal the world anew, do all that was done, and look whether the viewer sees the same."""
    seats, dealer = round_.seats, round_.dealer
    dealt = with_played(round_, [[*world[f"hand{s}"], *world[f"bid{s}"]] for s in range(seats)])
    if any(len(cards) != 36 // seats for cards in dealt):
        return False
    again = Round(options, seats, dealer, pack_of(dealer, dealt, round_.turned))
    true = true_world(round_, None)
    dealt = with_played(round_, [[*true[f"hand{s}"], *true[f"bid{s}"]] for s in range(seats)])
    real = Round(options, seats, dealer, pack_of(dealer, dealt, round_.turned))
    if view(again, viewer) != view(real, viewer):
        return False
    for seat, move in history:
        real.play(seat, move)
        move_again = move
        if move.startswith("bid") and round_.phase == "bid" and seat != viewer:
            move_again = min(again.legal(seat))  # nobody knows that he has bid, nor what
        elif move.startswith("bid"):
            top, bid = move.split()[1], world[f"bid{seat}"]
            top = top if top in bid else bid[0]
            rest = sort_cards([card for card in bid if card != top])
            move_again = " ".join(["bid", top, *rest])
        try:
            again.play(seat, move_again)
        except ValueError:
            return False
        if view(again, viewer) != view(real, viewer):
            return False
    return True


def disturbed(rng: random.Random, world: dict[str, list[str]]) -> dict[str, list[str]]:
    """Some cards of the world change places."""
    result = {zone: list(cards) for zone, cards in world.items()}
    places = [(zone, i) for zone, cards in result.items() for i in range(len(cards))]
    for _ in range(rng.randint(1, 3)):
        (zone, i), (other, j) = rng.choice(places), rng.choice(places)
        result[zone][i], result[other][j] = result[other][j], result[zone][i]
    return result


def conserved(round_: Round) -> bool:
    bids = [card for bid in round_.bids() for card in bid or []]
    hands = [card for hand in round_.hands() for card in hand]
    everything = [*hands, *bids, *round_.played(), round_.turned]
    return sorted(everything) == sorted(ALL_CARDS)


def test_random_rounds() -> None:
    rng = random.Random(2016)
    answers = {True: 0, False: 0}
    for _ in range(200):
        seats = rng.choice([3, 4])
        options = random_options(rng, seats)
        match = Match(options, seats, rng.randrange(seats))
        (pack,) = match.bundles()
        rng.shuffle(pack)
        round_ = Round(options, seats, match.dealer, pack)
        history: list[tuple[int, str]] = []
        while True:
            assert conserved(round_)
            look = rng.random() < 0.05 or round_.phase == "over"
            viewers = rng.sample([None, *range(seats)], 2) if look else []
            for viewer in viewers:
                world = true_world(round_, viewer)
                assert round_.consistent(viewer, world)
                other = disturbed(rng, world) if rng.random() < 0.9 else world
                answer = round_.consistent(viewer, other)
                assert answer == replayed(round_, viewer, options, other, history)
                answers[answer] += 1
            if not round_.waiting():
                break
            for seat in range(seats):
                assert bool(round_.legal(seat)) == (seat in round_.waiting())
            seat = rng.choice(sorted(round_.waiting()))
            move = rng.choice(sorted(round_.legal(seat)))
            round_.play(seat, move)
            history.append((seat, move))
        assert round_.phase == "over"
        assert sum(round_.tricks_won) == 36 // seats - round_.bid_size()
        match.finish(round_)
        assert match.totals == round_.points()
    assert min(answers.values()) > 200


def test_random_matches() -> None:
    rng = random.Random(50)
    for _ in range(20):
        seats = rng.choice([3, 4])
        options = random_options(rng, seats)
        options["target"] = rng.randint(1, 60)
        match = Match(options, seats, rng.randrange(seats))
        rounds = 0
        while match.winners() is None:
            (pack,) = match.bundles()
            rng.shuffle(pack)
            dealer = match.dealer
            round_ = Round(options, seats, dealer, pack)
            while round_.waiting():
                seat = rng.choice(sorted(round_.waiting()))
                round_.play(seat, rng.choice(sorted(round_.legal(seat))))
            match.finish(round_)
            assert match.dealer == (dealer + 1) % seats
            rounds += 1
            assert rounds < 500
        winners = match.winners()
        assert winners is not None
        assert winners in (
            [[0, 2], [1, 3]] if options.get("variant") == "team" else [[s] for s in range(seats)]
        )
