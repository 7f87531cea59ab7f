"""The positions of docs/rules/vier-felder.md, section 19, as tests of the oracle."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from .oracle import (
    FIELDS,
    OPTION_VALUES,
    SUITS,
    Field,
    Match,
    Round,
    Stockpile,
    TooMany,
    canonical,
    full_pack,
    in_order,
    summer_after,
    worths,
)

ME = 1  # the seat that acts in the positions: on the left of the dealer, seat 0
OTHER = 0


def lager(name: str, cards: str) -> Stockpile:
    """`L8` or `E5` (7.2, 7.3)"""
    return Stockpile(int(name[1:]), {"L": "sum", "E": "equal"}[name[0]], cards.split())


def position(
    hand: str,
    loose: str = "",
    *stockpiles: Stockpile,
    summer: int = 0,
    pile: int = 10,
    coins_left: int = 2,
    on: str = "",
) -> Round:
    """All happens in field 0, which holds only what is named; the other fields are empty.

    `on` names the options that are on.
    """
    options: dict[str, str | int] = dict.fromkeys(on.split(), "on")
    round_ = Round(options, 2, OTHER, full_pack())
    named = hand.split() + loose.split() + [card for lot in stockpiles for card in lot.cards]
    others = [card for card in full_pack() if card not in named]
    round_.hand[ME] = hand.split()
    round_.hand[OTHER] = others[:4]
    round_.pile = others[4 : 4 + pile]
    round_.fields = [Field(loose.split(), list(stockpiles)), Field([]), Field([]), Field([])]
    round_.summer = summer
    round_.coins_left = coins_left
    return round_


def allowed(round_: Round, move: str) -> bool:
    """Whether an action, its cards listed in any order, is allowed; asked in both ways."""
    answer = round_.is_legal(ME, canonical(move))
    assert (canonical(move) in round_.legal(ME)) == answer
    return answer


def play(round_: Round, move: str) -> None:
    assert allowed(round_, move)
    assert round_.turn is not None
    round_.play(round_.turn, canonical(move))


def lagers(round_: Round, number: int = 0) -> list[tuple[str, list[str]]]:
    """The stockpiles of a field as name and cards."""
    return [
        (f"{'L' if lot.kind == 'sum' else 'E'}{lot.value}", in_order(lot.cards))
        for lot in round_.fields[number].stockpiles
    ]


def sets_taken(round_: Round, start: str) -> set[frozenset[str]]:
    """The sets that the harvests that begin like this may take."""
    moves = [move for move in round_.legal(ME) if move.startswith(start)]
    return {frozenset(move[len(start) :].split("@")[0].split()) for move in moves}


def sets(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


def seasons(round_: Round) -> str:
    return "".join(round_.season(number) for number in FIELDS)


def finished(harvests: list[list[str]], coins: list[int]) -> Round:
    """A round that is over."""
    round_ = Round({}, len(coins), 0, full_pack())
    round_.harvested = [list(cards) for cards in harvests]
    round_.coins = list(coins)
    round_.coins_left = 0
    round_.hand = [[] for _ in coins]
    round_.pile = []
    round_.turn = None
    return round_


def some_cards(number: int, hearts: int, spades: int, aces: int, used: set[str]) -> list[str]:
    """A harvest with just these numbers, of cards not yet used; the aces are of other suits."""
    cards: list[str] = []

    def take(count: int, suits: str, ranks: str) -> None:
        fitting = [
            card
            for card in full_pack()
            if card not in used and card[-1] in suits and (card[0] == "A") == (ranks == "A")
        ]
        assert len(fitting) >= count
        cards.extend(fitting[:count])
        used.update(fitting[:count])

    ace_suits = [card[-1] for card in ("AD", "AC", "AH", "AS") if card not in used][:aces]
    take(aces, "".join(ace_suits), "A")
    hearts -= ace_suits.count("H")
    spades -= ace_suits.count("S")
    take(hearts, "H", "other")
    take(spades, "S", "other")
    take(number - len(cards), "DC", "other")
    return cards


def after_rounds(totals: list[int], harvests: list[list[str]], coins: list[int]) -> Match:
    """A match that stands at these totals after a last round with these harvests and coins."""
    match = Match({}, len(coins), 0)
    round_ = finished(harvests, coins)
    points = round_.points()
    match.totals = [totals[seat] - points[seat] for seat in range(len(coins))]
    match.finish(round_)
    assert match.totals == totals
    return match


# --------------------------------------------------------------------------------------- examples


def test_example_1_and_pin_2_turning() -> None:
    round_ = position("QS 2H", summer=2)
    assert seasons(round_) == "SCHD"
    play(round_, "QS>2")
    assert seasons(round_) == "HDSC"
    assert round_.fields[2].loose == ["QS"]


def test_example_2_harvest() -> None:
    round_ = position("5D 2S", "5C 3H 2D 9S")
    play(round_, "5D>0 x 5C 3H 2D")
    assert round_.fields[0].loose == ["9S"]
    assert round_.harvests()[ME] == ["2D", "3H", "5D", "5C"]


def test_example_3_and_pin_10_sum_stockpile() -> None:
    round_ = position("3C 8D", "5H")
    play(round_, "3C>0 =8 5H")
    assert lagers(round_) == [("L8", ["3C", "5H"])]
    assert not allowed(position("3C 7D", "5H"), "3C>0 =8 5H")


def test_pin_10_last_card() -> None:
    for hand in ("5C", "AC", "8S"):
        assert not [move for move in position(hand, "5H 3D AD").legal(ME) if "=" in move]


def test_example_4_and_pin_11_equal_stockpile() -> None:
    round_ = position("3C 5D", "2H 5S")
    play(round_, "3C>0 =5 2H 5S")
    assert lagers(round_) == [("E5", ["2H", "3C", "5S"])]

    round_ = position("3C 5D", "2H 5S")
    play(round_, "3C>0 =5 2H")
    assert lagers(round_) == [("L5", ["2H", "3C"])]

    round_ = position("5C 5D", "5S")
    play(round_, "5C>0 =5 5S")
    assert lagers(round_) == [("E5", ["5S", "5C"])]

    for loose in ("", "4S 2D", "KH"):
        round_ = position("5C 5D", loose)
        assert not [move for move in round_.legal(ME) if "=" in move]


def test_example_5_and_pin_27_score() -> None:
    used: set[str] = set()
    anna = some_cards(18, 5, 7, 2, used)
    ben = some_cards(14, 6, 4, 1, used)
    carla = some_cards(12, 2, 2, 1, used)
    everything = anna + ben + carla
    assert len(set(everything)) == 44
    assert sum(card[-1] == "H" for card in everything) == 13
    assert sum(card[-1] == "S" for card in everything) == 13
    assert finished([anna, ben, carla], [1, 2, 0]).points() == [5, 5, 1]


# ------------------------------------------------------------------------------------------- pins


@pytest.mark.parametrize(("seats", "pile"), [(2, 33), (3, 29), (4, 25)])
def test_pin_1_set_up(seats: int, pile: int) -> None:
    pack = full_pack()
    random.Random(seats).shuffle(pack)
    round_ = Round({}, seats, seats - 1, pack)
    assert round_.pile == pack[-pile:]
    assert round_.coins_left == seats
    assert round_.coins == [0] * seats
    assert seasons(round_) == "HDSC"
    assert [field.loose for field in round_.fields] == [
        pack[0:3],
        pack[3:6],
        pack[6:9],
        pack[9:12],
    ]
    assert round_.waiting() == {0}
    hands = [pack[12:15], pack[15:19], pack[19:23], pack[23:27]][:seats]
    assert round_.hands() == [in_order(hand) for hand in hands]


def test_pin_3_turning_from_the_start() -> None:
    round_ = position("JD 2H", "JH")
    play(round_, "JD>0 x JH")
    assert seasons(round_) == "DSCH"
    round_ = position("KH 2H")
    play(round_, "KH>2")
    assert seasons(round_) == "SCHD"
    round_ = position("QC 2H")
    play(round_, "QC>3")
    assert seasons(round_) == "HDSC"


@pytest.mark.parametrize("summer", FIELDS)
def test_pin_4_and_20_seasons_and_actions(summer: int) -> None:
    round_ = position(
        "2C 10S 10C 3C",
        "8S 10D",
        lager("L8", "5H 3H"),
        lager("E10", "10H 6D 4D"),
        summer=summer,
    )
    season = round_.season(0)
    assert allowed(round_, "2C>0") == (season != "D")
    assert allowed(round_, "10S>0 x 10D") == (season != "S")
    assert allowed(round_, "10S>0 x 10H 6D 4D") == (season != "S")
    assert allowed(round_, "2C>0 =10 8S") == (season != "C")  # a new one
    assert allowed(round_, "2C>0 =10 5H 3H") == (season != "C")  # raising
    assert allowed(round_, "10S>0 =10 10H 6D 4D") == (season != "C")  # adding


def test_pin_5_season_before_the_turn() -> None:
    round_ = position("JS 2H", "JD 9H")
    play(round_, "JS>0 x JD")
    assert round_.season(0) == "S"
    round_ = position("KH 2H", "KD", summer=2)
    assert round_.season(0) == "S"
    assert not allowed(round_, "KH>0 x KD")


def test_pin_6_harvest() -> None:
    round_ = position("5D", "5C 3H 2D 9S")
    assert sets_taken(round_, "5D>0 x ") == sets("5C", "3H 2D", "5C 3H 2D")
    play(round_, "5D>0 x 5C 3H 2D")
    assert len(round_.harvested[ME]) == 4
    assert round_.fields[0].loose == ["9S"]


def test_pin_7_each_card_once() -> None:
    round_ = position("5D", "2C 2D 3H")
    assert sets_taken(round_, "5D>0 x ") == sets("2C 3H", "2D 3H")
    round_ = position("10D", "2C 3H 4S 6D 5C")
    assert allowed(round_, "10D>0 x 2C 3H 4S 6D 5C")
    assert not allowed(round_, "10D>0 x 2C 3H 4S 6D")


def test_pin_8_aces() -> None:
    round_ = position("AH", "KC AD AS")
    assert sets_taken(round_, "AH>0 x ") == sets("KC AD AS", "AD", "AS", "AD AS", "KC AD", "KC AS")
    assert allowed(position("5D", "4H AC"), "5D>0 x 4H AC")
    assert allowed(position("AS", "10H 4C AD"), "AS>0 x 10H 4C AD")


def test_pin_9_stockpile_only_by_its_exact_value() -> None:
    def field(on: str = "") -> Round:
        return position("AS 10D", "4C", lager("L10", "6H 4H"), on=on)

    assert not allowed(field(), "AS>0 x 6H 4H 4C")
    assert allowed(field("lager_in_sum"), "AS>0 x 6H 4H 4C")
    assert allowed(field(), "10D>0 x 6H 4H")
    round_ = position("10S", "10C 6D 4D", lager("L10", "7H 3H"))
    play(round_, "10S>0 x 7H 3H 10C 6D 4D")
    assert len(round_.harvested[ME]) == 6


def test_pin_12_same_cards_two_values() -> None:
    round_ = position("4C 4D 8S", "4H")
    play(round_, "4C>0 =8 4H")
    assert lagers(round_) == [("L8", ["4H", "4C"])]
    round_ = position("4C 4D 8S", "4H")
    play(round_, "4C>0 =4 4H")
    assert lagers(round_) == [("E4", ["4H", "4C"])]


def test_pin_13_raising() -> None:
    round_ = position("2C 10S", "", lager("L8", "5H 3H"))
    play(round_, "2C>0 =10 5H 3H")
    assert lagers(round_) == [("L10", ["2C", "3H", "5H"])]

    round_ = position("2C JS", "AD", lager("L8", "5H 3H"))
    play(round_, "2C>0 =11 5H 3H AD")
    assert lagers(round_) == [("L11", ["AD", "2C", "3H", "5H"])]

    round_ = position("2C AS KS", "", lager("L13", "10H 3H"))
    assert sets_taken(round_, "2C>0 =") == set()
    assert not allowed(round_, "2C>0 =15 10H 3H")

    assert not allowed(position("2C 10S", "", lager("E8", "8H 8D")), "2C>0 =10 8H 8D")


def test_pin_13_raising_what_an_opponent_built() -> None:
    round_ = position("3H 8S", "5H")
    round_.hand[OTHER] = ["2C", "10S"]
    play(round_, "3H>0 =8 5H")
    round_.play(OTHER, "2C>0 =10 3H 5H")
    assert lagers(round_) == [("L10", ["2C", "3H", "5H"])]


def test_pin_14_raising_to_14() -> None:
    round_ = position("4C AS", "", lager("L10", "6H 4H"))
    play(round_, "4C>0 =14 6H 4H")
    assert lagers(round_) == [("L14", ["4H", "4C", "6H"])]
    round_ = position("4C KS QS JS", "", lager("L10", "6H 4H"))
    assert not allowed(round_, "4C>0 =14 6H 4H")


def test_pin_15_converting_and_adding() -> None:
    round_ = position("7C 7S", "", lager("L7", "5H 2H"))
    play(round_, "7C>0 =7 5H 2H")
    assert lagers(round_) == [("E7", ["2H", "5H", "7C"])]
    round_ = position("3C 7S", "4D", lager("E7", "7H 7D"))
    play(round_, "3C>0 =7 7H 7D 4D")
    assert lagers(round_) == [("E7", ["3C", "4D", "7H", "7D"])]
    assert not allowed(position("6C 7S", "", lager("E7", "7H 7D")), "6C>0 =7 7H 7D")


def test_pin_16_merging() -> None:
    two = [lager("L7", "5H 2H"), lager("L7", "4D 3D")]
    round_ = position("7C 7S", "", *two)
    play(round_, "7C>0 =7 5H 2H 4D 3D")
    assert lagers(round_) == [("E7", ["2H", "3D", "4D", "5H", "7C"])]
    assert not allowed(position("6C 7S", "", *two), "6C>0 =7 5H 2H 4D 3D")


def test_pin_17_raising_and_joining() -> None:
    round_ = position("2C 10S", "10D", lager("L8", "5H 3H"))
    play(round_, "2C>0 =10 5H 3H 10D")
    assert lagers(round_) == [("E10", ["2C", "3H", "5H", "10D"])]


@pytest.mark.parametrize("value", [1, 14])
def test_pin_18_aces_in_stockpiles(value: int) -> None:
    round_ = position("AC AS", "AD")
    play(round_, f"AC>0 ={value} AD")
    assert lagers(round_) == [(f"E{value}", ["AD", "AC"])]
    for card in full_pack():
        if card not in ("AC", "AD"):
            round_.turn = ME
            round_.hand[ME] = [card]
            assert allowed(round_, f"{card}>0 x AC AD") == (card[0] == "A")


def test_pin_18_an_ace_has_been_counted() -> None:
    for on in ("", "lager_in_sum"):
        round_ = position("AS 7S", "7C", lager("L8", "7H AD"), on=on)
        assert not allowed(round_, "AS>0 x 7H AD 7C")
        assert not allowed(round_, "AS>0 x AD")
        assert not allowed(round_, "AS>0 x 7H AD")


def test_pin_19_no_duty() -> None:
    round_ = position("8C 8D 2H", "8H")
    play(round_, "8C>0 =8 8H")
    round_.play(OTHER, f"{round_.hand[OTHER][0]}>2")
    play(round_, "8D>2")
    assert lagers(round_) == [("E8", ["8H", "8C"])]


def test_pin_20_seasons_and_stockpiles() -> None:
    new, raising, adding = "2C>0 =10 8S", "2C>0 =10 5H 3H", "10S>0 =10 10H 6D 4D"
    for summer, season in ((1, "C"), (3, "D"), (2, "S")):
        round_ = position(
            "2C 10S 10C",
            "8S",
            lager("L8", "5H 3H"),
            lager("E10", "10H 6D 4D"),
            summer=summer,
        )
        assert round_.season(0) == season
        assert allowed(round_, new) == (season != "C")
        assert allowed(round_, raising) == (season != "C")
        assert allowed(round_, adding) == (season != "C")
        assert allowed(round_, "2C>0") == (season != "D")
        assert allowed(round_, "10S>0 x 10H 6D 4D") == (season != "S")


def clearing(pile: int, coins_left: int) -> Round:
    round_ = position("5H 6H 7H 8H", "5C", pile=pile, coins_left=coins_left)
    play(round_, "5H>0 x 5C")
    assert len(round_.hand[ME]) == 4 or not round_.pile
    return round_


def test_pin_21_clearing_a() -> None:
    round_ = clearing(pile=4, coins_left=1)
    assert (round_.coins[ME], round_.coins_left) == (1, 0)
    assert len(round_.fields[0].loose) == 3
    assert round_.pile == []


def test_pin_22_clearing_b() -> None:
    round_ = clearing(pile=3, coins_left=1)
    assert (round_.coins[ME], round_.coins_left) == (1, 0)
    assert round_.fields[0].is_empty()
    assert len(round_.pile) == 2
    first, second = round_.pile
    round_.play(OTHER, f"{round_.hand[OTHER][0]}>0")
    assert first in round_.hand[OTHER]
    round_.play(ME, "6H>0")
    assert second in round_.hand[ME]
    assert round_.pile == []


def test_pin_23_clearing_c_and_d() -> None:
    round_ = clearing(pile=30, coins_left=0)
    assert (round_.coins[ME], round_.coins_left) == (0, 0)
    assert round_.fields[0].is_empty()
    assert len(round_.pile) == 29

    round_ = clearing(pile=30, coins_left=1)
    assert len(round_.fields[0].loose) == 3
    round_.fields[0] = Field(["6S"])
    round_.turn = ME
    play(round_, "6H>0 x 6S")
    assert (round_.coins[ME], round_.coins_left) == (1, 0)
    assert round_.fields[0].is_empty()


@pytest.mark.parametrize(("seats", "pile"), [(2, 28), (3, 24), (4, 20)])
def test_pin_24_first_turn(seats: int, pile: int) -> None:
    rest = [card for card in full_pack() if card not in ("2H", "3H", "5C", "5D")]
    pack = ["2H", "3H", "5C", *rest[:9], "5D", *rest[9:]]
    round_ = Round({}, seats, 0, pack)
    play(round_, "5D>0 x 2H 3H 5C")
    assert len(round_.hand[1]) == 4
    assert round_.coins[1] == 1
    assert round_.coins_left == seats - 1
    drawn_from = 12 + 4 * seats - 1
    assert round_.hand[1][-2:] == pack[drawn_from : drawn_from + 2]
    assert round_.fields[0].loose == pack[drawn_from + 2 : drawn_from + 5]
    assert len(round_.pile) == pile


def test_pin_25_empty_field_and_new_cards() -> None:
    round_ = position("2H 5H 6H 7H")
    for number in FIELDS:
        assert allowed(round_, f"2H>{number}") == (number != 1)
    round_ = position("5H 6H 7H 8H", "5C")
    round_.pile = ["2D", "JD", "QS", "AC", "3C"]
    play(round_, "5H>0 x 5C")
    assert round_.fields[0].loose == ["JD", "QS", "AC"]
    assert seasons(round_) == "HDSC"


def test_pin_26_the_last_turns() -> None:
    for number in range(10):
        rng = random.Random(number)
        pack = full_pack()
        rng.shuffle(pack)
        round_ = Round({}, 2, number % 2, pack)
        turns: list[int] = []
        while round_.turn is not None:
            seat = round_.turn
            had_pile = bool(round_.pile)
            round_.play(seat, rng.choice(some_moves(round_)))
            if had_pile:
                turns = [seat]  # in the end the turn in which X draws the last card
            else:
                turns.append(seat)
        x, y = turns[0], 1 - turns[0]
        assert turns[1:] == [y, x, y, x, y, x, y, x]


def test_pin_28_ties() -> None:
    # 15 and 15 cards; the hearts, spades and aces are kept apart from the ties
    used: set[str] = set()
    one = some_cards(15, 5, 2, 0, used)
    two = some_cards(15, 4, 3, 0, used)
    assert finished([one, two], [2, 1]).points() == [4 + 2 + 2, 1 - 2]
    assert finished([one, two], [1, 1]).points() == [2 + 1, 1 - 2]
    # the most spades tied
    used.clear()
    one = some_cards(10, 5, 4, 0, used)
    two = some_cards(8, 4, 4, 0, used)
    assert finished([one, two], [2, 1]).points() == [4 + 2 + 2, 1 - 2]
    # three tied for the most hearts
    used.clear()
    one = some_cards(10, 3, 4, 0, used)
    two = some_cards(8, 3, 3, 0, used)
    three = some_cards(8, 3, 3, 0, used)
    assert finished([one, two, three], [2, 2, 0]).points() == [4 + 2 - 2, 2, 0]


def test_pin_29_frost_and_totals() -> None:
    used: set[str] = set()
    spades = some_cards(3, 0, 3, 0, used)
    rich = some_cards(9, 2, 0, 0, used)
    match = Match({}, 2, 0)
    match.totals = [1, 0]
    match.finish(finished([spades, rich], [0, 2]))
    assert match.totals == [0, 8]

    match = Match({}, 2, 0)
    round_ = finished([spades, rich], [1, 1])
    assert round_.points() == [-1, 7]
    match.finish(round_)
    assert match.totals == [0, 7]

    match = Match({}, 2, 0)
    round_ = finished([spades, ["2H"]], [0, 0])
    assert round_.points() == [2, 2]
    match.finish(round_)
    assert match.totals == [2, 2]


def test_pin_30_end_of_the_match() -> None:
    nothing: list[list[str]] = [[], []]
    assert Match({}, 2, 0).winners() is None
    assert after_rounds([16, 15], nothing, [1, 1]).winners() is None
    assert after_rounds([17, 19], nothing, [1, 1]).winners() == [1]
    assert after_rounds([18, 18], nothing, [2, 1]).winners() == [0]
    three_and_one = [["AH", "AS", "AC"], ["AD"]]
    assert after_rounds([18, 18], three_and_one, [1, 1]).winners() == [0]
    assert after_rounds([18, 18], nothing, [1, 1]).winners() == [0, 1]


def test_pin_30_target() -> None:
    match = Match({"target": 5}, 2, 0)
    match.finish(finished([["AH", "AS", "AC"], []], [1, 0]))  # 4 + 2 - 2 + 3 + 1
    assert match.totals == [8, 0]
    assert match.winners() == [0]


SEVEN = "2C 3D AH AS"


def test_pin_31_volle_ernte() -> None:
    l7 = lager("L7", "5S 2S")
    round_ = position(SEVEN, "7C 4C 3H", l7, on="full_harvest")
    start = "AH+AS+2C+3D>0 x "
    all_sets = sets("7C", "5S 2S", "4C 3H", "7C 5S 2S", "7C 4C 3H", "5S 2S 4C 3H", "7C 5S 2S 4C 3H")
    full = [move for move in round_.legal(ME) if "+" in move]
    assert len(full) == 14
    for suit in "HS":
        assert {
            frozenset(move[len(start) :].split(" @")[0].split())
            for move in full
            if move.endswith(f" @{suit}")
        } == all_sets
    assert not allowed(round_, "2C+3D+AH+AS>0 x 4C 3H")
    assert not allowed(round_, "2C+3D+AH+AS>0 x 4C 3H @D")
    play(round_, "2C+3D+AH+AS>0 x 4C 3H @H")
    assert round_.harvests()[ME] == ["AH", "AS", "2C", "3H", "3D", "4C"]
    assert len(round_.hand[ME]) == 4


def test_pin_31_volle_ernte_refused() -> None:
    l7 = lager("L7", "5S 2S")
    move = "2C+3D+AH+AS>0 x 4C 3H @H"
    assert allowed(position(SEVEN, "7C 4C 3H", l7, on="full_harvest"), move)
    assert not allowed(position(SEVEN, "7C 4C 3H", l7), move)
    assert not allowed(position(SEVEN, "4C 3H", l7, on="full_harvest"), move)
    both = "full_harvest lager_in_sum"
    assert not allowed(position(SEVEN, "4C 3H", l7, on=both), move)  # 14.5
    assert not allowed(position(SEVEN, "7C 4C 3H", l7, summer=2, on="full_harvest"), move)
    three = position("3D AH AS", "7C 5D 4C 3H", l7, on="full_harvest")
    assert not [move for move in three.legal(ME) if "+" in move]


def test_volle_ernte_clears() -> None:
    """13.10"""
    round_ = position(SEVEN, "7C", on="full_harvest", pile=8)
    pile = list(round_.pile)
    play(round_, "2C+3D+AH+AS>0 x 7C @S")
    assert round_.hand[ME] == pile[:4]
    assert round_.coins[ME] == 1
    assert round_.fields[0].loose == pile[4:7]
    assert round_.pile == pile[7:]


def test_pin_32_volle_ernte_and_seasons() -> None:
    for suit, after in (("H", "H"), ("S", "S")):
        round_ = position("AH AS 2C 3D", "7D 9D", on="full_harvest")
        play(round_, f"AH+AS+2C+3D>0 x 7D @{suit}")
        assert round_.season(0) == after

    round_ = position("2C 3D 4H 5S", "AD 9D", on="full_harvest", summer=1)
    assert not allowed(round_, "2C+3D+4H+5S>0 x AD @D")
    play(round_, "2C+3D+4H+5S>0 x AD")
    assert seasons(round_) == "CHDS"


def test_pin_32_courts() -> None:
    # 14 in the field in every other way, but the fourth ace
    round_ = position("JS AH AD AC", "10D 4D", lager("L14", "10C 4C"), on="full_harvest")
    assert not [move for move in round_.legal(ME) if "+" in move]
    round_ = position("JS AH AD AC", "AS 10D 4D", lager("L14", "10C 4C"), on="full_harvest")
    assert allowed(round_, "JS+AH+AD+AC>0 x AS @S")
    assert allowed(round_, "JS+AH+AD+AC>0 x 10D 4D 10C 4C @C")

    # no other four cards with a court card count 14 or less
    small = [
        hand
        for hand in combinations(full_pack(), 4)
        if any(card[0] in "JQK" for card in hand) and sum(worths(card)[0] for card in hand) <= 14
    ]
    assert {tuple(card[:-1] for card in hand) for hand in small} == {("A", "A", "A", "J")}


def test_pin_33_volle_ernte_near_the_end() -> None:
    round_ = position(SEVEN, "7C 9C", on="full_harvest", pile=2)
    b = round_.hand[OTHER] = ["10H", "10D", "9H", "9D"]
    round_.pile = ["8H", "8D"]
    play(round_, "2C+3D+AH+AS>0 x 7C @H")
    assert round_.hand[ME] == ["8H", "8D"]
    order = []
    while round_.turn is not None:
        seat = round_.turn
        order.append("BA"[seat])
        card = (b if seat == OTHER else round_.hand[ME])[0]
        round_.play(seat, f"{card}>0")
    assert order == list("BABABB")
    assert round_.waiting() == set()


def test_pin_34_joker() -> None:
    round_ = position("QS 2H", summer=2, on="joker_sun")
    play(round_, "QS>2")
    assert round_.summer == 0
    round_ = position("JD 2H", on="joker_sun")
    play(round_, "JD>0")
    assert round_.summer == 3


# ----------------------------------------------------------------------------------------- checks


def test_check_1_ties_at_0() -> None:
    # one has more cards in every one of these, which brings 4
    spades_only = [["2S", "3S"], ["4S"]]
    assert finished(spades_only, [1, 0]).points() == [4 + 2 + 1 - 2, 0]
    assert finished(spades_only, [0, 1]).points() == [4 - 2, 2 + 1]
    assert finished(spades_only, [1, 1]).points() == [4 - 2 + 1, 1]
    hearts_only = [["2H", "3H"], ["4H"]]
    assert finished(hearts_only, [1, 0]).points() == [4 + 2 + 1, -2]
    assert finished(hearts_only, [1, 1]).points() == [4 + 2 + 1, 1]
    # 11.4: cards at 0 as well
    assert finished([[], []], [1, 0]).points() == [4 + 2 + 1, -2]
    assert finished([[], []], [0, 0]).points() == [0, 0]


def test_check_2_a_stockpile_left() -> None:
    round_ = position("5H 6H 7H 8H", "5C", lager("L8", "5D 3H"))
    play(round_, "5H>0 x 5C")
    assert (round_.coins[ME], round_.coins_left) == (0, 2)
    assert round_.fields[0].loose == []
    assert len(round_.pile) == 9


def test_check_3_next_round() -> None:
    match = Match({}, 3, 2)
    assert match.dealer == 2
    match.finish(finished([["2H"], ["AD"], []], [1, 1, 1]))
    assert match.dealer == 0
    assert match.winners() is None
    totals = list(match.totals)
    (bundle,) = match.bundles()
    assert sorted(bundle) == sorted(full_pack())
    round_ = Round({}, 3, match.dealer, bundle)
    assert round_.waiting() == {1}
    assert round_.coins_left == 3
    assert round_.coins == [0, 0, 0]
    assert round_.season(0) == "H"
    assert match.totals == totals


def test_check_4_three_way_tie_at_the_end() -> None:
    harvests = [["AH"], ["2D"], ["AS", "AC", "AD"]]
    assert after_rounds([18, 18, 18], harvests, [1, 1, 0]).winners() == [0]


def test_check_5_all_in_one() -> None:
    round_ = position("2C 10S", "10D", lager("L8", "5H 3H"), lager("L10", "6D 4D"))
    play(round_, "2C>0 =10 5H 3H 6D 4D 10D")
    assert lagers(round_) == [("E10", ["2C", "3H", "4D", "5H", "6D", "10D"])]


def test_check_6_two_raised() -> None:
    two = [lager("L4", "3H AH"), lager("L3", "2D AD")]
    move = "2C>0 =9 3H AH 2D AD"
    assert not allowed(position("2C 9S", "", *two), move)
    round_ = position("2C 9S", "", *two, on="lager_in_sum")
    play(round_, move)
    assert lagers(round_) == [("L9", ["AH", "AD", "2D", "2C", "3H"])]


def test_check_7_further_groups_with_lager_in_sum() -> None:
    l4 = lager("L4", "3H AH")
    assert not allowed(position("9C 9S", "5D", l4), "9C>0 =9 3H AH 5D")
    round_ = position("9C 9S", "5D", l4, on="lager_in_sum")
    play(round_, "9C>0 =9 3H AH 5D")
    assert lagers(round_) == [("E9", ["AH", "3H", "5D", "9C"])]
    e4 = lager("E4", "4H 4D")
    assert not allowed(position("9C 9S", "5D", e4, on="lager_in_sum"), "9C>0 =9 4H 4D 5D")
    round_ = position("4C 4S", "5D", e4, on="lager_in_sum")
    play(round_, "4C>0 =4 4H 4D")  # by its exact value it is joined all the same
    assert lagers(round_) == [("E4", ["4H", "4D", "4C"])]
    for on in ("", "lager_in_sum"):
        round_ = position("9C 9S 5S", "5D", e4, on=on)
        assert not allowed(round_, "9C>0 =9 4H 4D")
        assert not allowed(round_, "5S>0 =9 4H 4D")
        assert not allowed(round_, "9C>0 x 4H 4D 5D")


# ----------------------------------------------------------------------------------- other things


def test_paragraph_2_8() -> None:
    """The square by its own words (2.2, 2.5): the suit of the card points at the field."""
    for number in FIELDS:
        for suit in SUITS:
            summer = summer_after(f"K{suit}", number)
            clockwise = [SUITS[(number - summer + step) % 4] for step in range(4)]
            assert clockwise[0] == suit


def test_only_canonical_text() -> None:
    round_ = position("5D 2S", "5C 3H 2D 9S")
    assert canonical("5D>0 x 5C 3H 2D") == "5D>0 x 2D 3H 5C"
    assert canonical("2H+3C+AS+AH>1 x 7D @S") == "AH+AS+2H+3C>1 x 7D @S"
    for move in (
        "5D>0 x 5C 3H 2D",
        "5D>0 x 5C 5C",
        "5D>0 x",
        "5D>0 x 5H",
        "5D>4",
        "5D>0 ",
        "5D",
        "",
        "5D>0 =05 5C",
        "6D>0",
        "5D>0 9S",
    ):
        assert not round_.is_legal(ME, move)
        with pytest.raises(ValueError, match="may not play"):
            round_.play(ME, move)
    assert not round_.is_legal(OTHER, "5D>2")
    with pytest.raises(ValueError, match="may not play"):
        round_.play(OTHER, f"{round_.hand[OTHER][0]}>2")


def test_a_part_of_a_stockpile() -> None:
    """6.7, 8.16"""
    round_ = position("7C 7S 4C", "7D", lager("E7", "7H 4D 3D"))
    assert sets_taken(round_, "7C>0 x ") == sets("7D", "7H 4D 3D", "7D 7H 4D 3D")
    assert not allowed(round_, "7C>0 x 7H")
    assert not allowed(round_, "4C>0 =7 3D")


def test_bad_options() -> None:
    for options in ({"target": 0}, {"target": "17"}, {"joker": "on"}, {"joker_sun": "yes"}):
        with pytest.raises(ValueError, match=r"target|option"):
            Match(options, 2, 0)  # type: ignore[arg-type]


def test_promises() -> None:
    """18.8"""
    round_ = position("3C 8D 2H AH", "5H 6H AD")

    def promises() -> object:
        return round_.public()["promises"]

    assert promises() == [[], []]
    round_.hand[OTHER] = ["2D", "10C", "9C", "KC"]
    round_.pile = ["8S", "QD", "QC", "QH", "QS", "JD"]
    play(round_, "3C>0 =8 5H")
    assert promises() == [[], [8]]
    round_.play(OTHER, "2D>0 =10 3C 5H")  # raising does not end it
    assert promises() == [[10], [8]]
    play(round_, "2H>0 =8 6H")  # of one card only
    assert promises() == [[10], [8]]
    round_.play(OTHER, "10C>0 x 2D 3C 5H")
    assert promises() == [[], [8]]
    play(round_, "8D>0 =8 2H 6H")  # played, and it begins anew: 8S was drawn
    assert promises() == [[], [8]]
    round_.play(OTHER, "KC>3")
    round_.hand[ME].append("AS")
    play(round_, "AH>0 =14 AD")
    assert promises() == [[], [1, 8]]
    round_.play(OTHER, "9C>3")
    play(round_, "AS>0")
    assert promises() == [[], [8]]


def world(round_: Round) -> dict[str, list[str]]:
    hidden = {str(seat): list(round_.hand[seat]) for seat in range(round_.seats)}
    hidden["pile"] = list(round_.pile)
    return hidden


def exchange(hidden: dict[str, list[str]], one: str, two: str) -> dict[str, list[str]]:
    turn = {one: two, two: one}
    return {zone: [turn.get(card, card) for card in cards] for zone, cards in hidden.items()}


def test_consistent() -> None:
    """18.2, 18.6, 18.8"""
    dealt = "5H 9D 9C 2D 2S 2C 4D 4S 4C 6D 6S 6C"
    begin = f"{dealt} 3C 8D JH KH KD KS QH 8S 10H".split()
    pack = begin + [card for card in full_pack() if card not in begin]
    round_ = Round({}, 2, 0, pack)  # seat 1 holds 3C 8D JH, seat 0 KH KD KS QH
    round_.play(1, "3C>0 =8 5H")  # and draws 8S 10H
    hidden = world(round_)
    for viewer in (None, 0, 1):
        assert round_.consistent(viewer, hidden)
        assert not round_.consistent(viewer, exchange(hidden, "10H", "5H"))  # lies open
        assert not round_.consistent(viewer, {**hidden, "pile": hidden["pile"][1:]})
        assert round_.consistent(viewer, {**hidden, "pile": hidden["pile"][::-1]})
        assert not round_.consistent(viewer, {**hidden, "more": []})
    # 10H for a card of the pile: only seat 1 knows it
    other = exchange(hidden, "10H", hidden["pile"][0])
    assert [round_.consistent(viewer, other) for viewer in (None, 0, 1)] == [True, True, False]
    other = exchange(hidden, "10H", "QH")
    assert [round_.consistent(viewer, other) for viewer in (None, 0, 1)] == [True, False, False]
    # one of two eights may lie elsewhere, whichever was kept, but not both
    for eight in ("8D", "8S"):
        other = exchange(hidden, eight, hidden["pile"][0])
        assert [round_.consistent(viewer, other) for viewer in (None, 0, 1)] == [True, True, False]
    other = exchange(exchange(hidden, "8D", hidden["pile"][0]), "8S", hidden["pile"][1])
    assert [round_.consistent(viewer, other) for viewer in (None, 0, 1)] == [False, False, False]


def test_too_many() -> None:
    eleven = "2H 2D 2S 2C 3H 3D 3S 3C 4H 4D"
    round_ = position("5D", eleven, lager("L8", "7H AD"))
    assert round_.legal(ME)
    round_.fields[3] = Field([*round_.fields[0].loose, "4S", "4C"])
    with pytest.raises(TooMany):
        round_.legal(ME)
    assert round_.is_legal(ME, "5D>3 x 2H 3H")


# ------------------------------------------------------------------------------------ random play


def some_moves(round_: Round) -> list[str]:
    """The moves of the player to move; only sowing where they are too many."""
    assert round_.turn is not None
    seat = round_.turn
    try:
        return sorted(round_.legal(seat))
    except TooMany:
        sowing = [f"{card}>{number}" for card in round_.hand[seat] for number in FIELDS]
        return [move for move in sowing if round_.is_legal(seat, move)]


def all_cards(round_: Round) -> list[str]:
    cards = list(round_.pile)
    for some in (*round_.hand, *round_.harvested):
        cards += some
    for field in round_.fields:
        cards += field.loose
        for lot in field.stockpiles:
            cards += lot.cards
    return cards


def random_options(rng: random.Random) -> dict[str, str | int]:
    options: dict[str, str | int] = {}
    for name, values in OPTION_VALUES.items():
        if rng.random() < 0.5:
            options[name] = values[1]
    if rng.random() < 0.5:
        options["target"] = rng.choice([1, 9, 17, 30])
    return options


@pytest.mark.parametrize("start", range(10))
def test_random_play(start: int) -> None:
    for number in range(20):
        rng = random.Random(20 * start + number)
        seats = 2 + number % 3
        match = Match(random_options(rng), seats, rng.randrange(seats))
        (pack,) = match.bundles()
        rng.shuffle(pack)
        round_ = Round(match.options, seats, match.dealer, pack)
        while round_.waiting():
            (seat,) = round_.waiting()
            moves = some_moves(round_)
            assert moves
            move = rng.choice(moves)
            assert round_.is_legal(seat, move)
            assert canonical(move) == move
            assert all(not round_.legal(other) for other in range(seats) if other != seat)
            round_.play(seat, move)
            assert sorted(all_cards(round_)) == sorted(full_pack())
            assert sum(round_.coins) + round_.coins_left == seats
            if rng.random() < 0.2:
                assert round_.consistent(rng.choice([None, *range(seats)]), world(round_))
        assert not round_.pile
        assert not any(round_.hand)
        assert len(round_.points()) == seats
        match.finish(round_)
        assert all(total >= 0 for total in match.totals)
        assert (match.winners() is None) == (max(match.totals) < match.target())


def test_consistent_is_the_promise() -> None:
    """18.8 says of the past turns all that there is to be known from them."""
    rng = random.Random(4)
    for number in range(15):
        seats = 2 + number % 3
        pack = full_pack()
        rng.shuffle(pack)
        round_ = Round(random_options(rng), seats, 0, pack)
        while round_.turn is not None:
            moves = some_moves(round_)
            stockpiling = [move for move in moves if "=" in move]
            round_.play(round_.turn, rng.choice(stockpiling or moves))
            viewer = rng.choice([None, *range(seats)])
            zones = [zone for zone in world(round_) if zone != str(viewer)]
            cards = [card for zone in zones for card in world(round_)[zone]]
            rng.shuffle(cards)
            hidden = world(round_)
            for zone in zones:
                hidden[zone] = [cards.pop() for _ in hidden[zone]]
            kept = all(
                any(value in worths(card) for card in hidden[str(seat)])
                for seat in range(seats)
                for value in round_.promised[seat]
            )
            assert round_.consistent(viewer, hidden) == kept


def test_listing_and_deciding_agree() -> None:
    """`legal` and `is_legal` on every text that could be an action, in small positions."""
    rng = random.Random(3)
    names = ["L", "E"]
    for number in range(25):
        # few ranks, so that much fits
        ranks = rng.choice([("A", "2", "3", "4", "7"), ("A", "K", "10", "4"), ("2", "3", "5", "8")])
        pack = [card for card in full_pack() if card[:-1] in ranks]
        rng.shuffle(pack)
        hand = " ".join(pack[:4])
        loose = " ".join(pack[4 : 4 + rng.randrange(1, 5)])
        lots = [
            lager(f"{rng.choice(names)}{rng.choice([1, 4, 7, 8, 14])}", " ".join(pack[at : at + 2]))
            for at in (9, 11)
        ][: rng.randrange(3)]
        on = rng.choice(["", "full_harvest", "lager_in_sum", "full_harvest lager_in_sum"])
        round_ = position(hand, loose, *lots, summer=rng.choice([0, 0, 1, 2, 3]), on=on)
        lying = loose.split() + [card for lot in lots for card in lot.cards]
        cards = hand.split()
        texts = {f"{card}>0" for card in cards}
        for size in range(1, len(lying) + 1):
            for some in combinations(lying, size):
                listed = " ".join(some)
                for card in cards:
                    texts.add(f"{card}>0 x {listed}")
                    texts |= {f"{card}>0 ={value} {listed}" for value in range(16)}
                for suit in ("", " @H", " @D", " @S", " @C"):
                    texts.add(f"{'+'.join(cards)}>0 x {listed}{suit}")
        decided = {text for text in map(canonical, texts) if round_.is_legal(ME, text)}
        assert decided == {move for move in round_.legal(ME) if ">0" in move}, number
