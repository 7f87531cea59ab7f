"""docs/rules/four-gems.md asked of the engine: its pins, its examples, and every refusal."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from vierblatt.core.chance import Stream
from vierblatt.core.game import Event, NotationError, Refused, Score, option_table
from vierblatt.core.match import IllegalAction, Match
from vierblatt.core.state import Fact
from vierblatt.games.four_gems import story
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import PASS, FourGems

from .positions import (
    ALL_TO_THE_DEFENDERS,
    BOTH_ANNOUNCE,
    FACE_125_AND_LAST,
    FACE_126_AND_LAST,
    FACE_SLAM,
    FAILED_52_AND_LAST_AND_TENS,
    FAILED_152_AND_LAST,
    FAILED_152_AND_ONES,
    GAME,
    MADE_60_AND_20S,
    MADE_153_AND_LAST,
    MADE_153_AND_ONES,
    MADE_158_AND_LAST,
    MADE_163,
    MADE_WITHOUT_A_TRICK,
    PACK,
    SEATS,
    SLAM_WITH_14S,
    SLAM_WITH_TENS,
    TOP_152_AND_LAST,
    TOP_153_AND_LAST,
    Whole,
    before_cut,
    cards,
    dealt,
    do,
    hand,
    lying,
    moves,
    options,
    random_positions,
    refused,
    trick,
    uncut,
)

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "four-gems.md"
OVERRUFFS = ("none", "must", "must_or_discard")


def shuffled(seed: int) -> list[str]:
    """The pack in some order."""
    return random.Random(seed).sample(PACK, 32)


def turned_up(card: str) -> FourGems:
    """The first bidding round with this card turned; seat 0 deals."""
    pack = [other for other in shuffled(4) if other != card]
    return dealt([*pack[:20], card, *pack[20:]])


def in_turn(state: FourGems, *calls: str) -> None:
    """The calls of the bidding, one seat after the other."""
    for call in calls:
        do(state, state.player, call)


def why(state: FourGems, seat: int, move: str) -> tuple[str, str]:
    """The paragraph and the reason of a refusal."""
    no = refused(state, seat, move)
    assert no is not None, f"{seat} {move}"
    return no.rule, no.reason


def winner_of(text: str, trump: str = "R") -> int:
    """The seat that takes a trick that seat 1 has led; its last card is played by seat 0."""
    *first, last = text.split()
    state = trick(" ".join(first), {0: last}, trump=trump, tricks=3)
    do(state, 0, last)
    return int(state.player)


# Pins


def test_pin_1_deal() -> None:
    """Pin 1 (4.1 to 4.4, 5.9): which card of the cut pack goes where."""
    d = shuffled(1)
    state = dealt(d)
    assert hand(state, 1) == {*d[0:3], *d[12:14]}
    assert hand(state, 2) == {*d[3:6], *d[14:16]}
    assert hand(state, 3) == {*d[6:9], *d[16:18]}
    assert hand(state, 0) == {*d[9:12], *d[18:20]}
    assert GAME.view(options(), state, None).turned == d[20]
    assert lying(state) == d[20:]
    do(state, 1, "pass")
    do(state, 2, "take")
    assert hand(state, 1) == {*d[0:3], *d[12:14], *d[21:24]}
    assert hand(state, 2) == {*d[3:6], *d[14:16], d[20], *d[24:26]}
    assert hand(state, 3) == {*d[6:9], *d[16:18], *d[26:29]}
    assert hand(state, 0) == {*d[9:12], *d[18:20], *d[29:32]}
    view = GAME.view(options(), state, None)
    assert view.sizes == (8, 8, 8, 8)
    assert (view.trump, view.taker, view.leader) == (d[20][0], 2, 1)


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize("again", [False, True])
@pytest.mark.parametrize(
    ("steps", "rows"),
    [
        (1, [(21, 22), (23, 25), (26, 28), (29, 31)]),
        (2, [(21, 23), (24, 25), (26, 28), (29, 31)]),
        (3, [(21, 23), (24, 26), (27, 28), (29, 31)]),
        (4, [(21, 23), (24, 26), (27, 29), (30, 31)]),
    ],
)
def test_5_10_second_deal(
    dealer: int, again: bool, steps: int, rows: list[tuple[int, int]]
) -> None:
    """5.10, the same in both bidding rounds; the taker gets d20 even if he names another suit."""
    d = shuffled(2)
    state = dealt(d, dealer)
    before = [hand(state, seat) for seat in SEATS]
    in_turn(state, *["pass"] * (steps - 1 + 4 * again))
    taker = (dealer + steps) % 4
    other = next(gem for gem in "RGBY" if gem != d[20][0])
    do(state, taker, f"name {other}" if again else "take")
    assert GAME.view(options(), state, None).trump == (other if again else d[20][0])
    for of, (first, last) in enumerate(rows):
        seat = (dealer + of + 1) % 4
        got = {*d[first : last + 1], *([d[20]] if seat == taker else [])}
        assert hand(state, seat) - before[seat] == got
    assert state.player == (dealer + 1) % 4  # 6.1


def test_pin_2_cut() -> None:
    """Pin 2 (3.3 to 3.5): who cuts, how deep, and what the pack is then."""
    p = shuffled(3)
    for k in range(3, 30):
        state = uncut(p)
        do(state, 3, f"cut {k}")
        d = p[k:] + p[:k]
        assert hand(state, 1) == {*d[0:3], *d[12:14]}
        assert lying(state) == d[20:]
    state = uncut(p)
    assert moves(state) == {f"cut {k}" for k in range(3, 30)}
    for move in ("cut 2", "cut 30", "cut 0", "cut 1", "cut 31", "cut 32"):
        assert why(state, 3, move) == ("3.4", "cut-too-thin")
    for seat in (0, 1, 2):
        assert why(state, seat, "cut 12") == ("2.5", "not-your-turn")
    match = after(MADE_163)
    assert match.dealer == 1
    match.deal(range(32), by_hand=True)
    assert match.waiting() == (0,)


def after(whole: Whole, **values: Any) -> Match:
    """A match after a played round that seat 0 has dealt."""
    match = Match(GAME, options(**values), 4, 0)
    match.deal([GAME.number(card) for card in before_cut(whole.pack())])
    calls = [(seat, "pass") for seat in (1, 2, 3, 0)[: (whole.taker - 1) % 4]]
    for seat, move in [(3, "cut 16"), *calls, (whole.taker, "take"), *whole.plays()]:
        match.act(seat, GAME.encode(GAME.parse(move)))
    return match


def passed_out(d: list[str], **values: Any) -> Match:
    """A match after a pass-out that seat 0 has dealt from this pack, cut by 16."""
    match = Match(GAME, options(**values), 4, 0)
    match.deal([GAME.number(card) for card in before_cut(d)])
    match.act(3, GAME.encode(GAME.parse("cut 16")))
    for seat in (1, 2, 3, 0, 1, 2, 3, 0):
        assert match.waiting() == (seat,)
        match.act(seat, GAME.encode(GAME.parse("pass")))
    return match


@pytest.mark.parametrize("gather", ["trick_order", "team_piles", "shuffle"])
@pytest.mark.parametrize(("redeal", "dealer", "cutter"), [("next", 1, 0), ("same", 0, 3)])
def test_pin_3_pass_out(gather: str, redeal: str, dealer: int, cutter: int) -> None:
    """Pin 3 (5.8, 9.6 to 9.8): nobody scores, the hands lie on the stock, and who deals next."""
    d = shuffled(5)
    match = passed_out(d, gather=gather, redeal=redeal)
    assert match.scores[0].points == (0, 0, 0, 0)
    assert [line.rule for line in match.scores[0].lines] == ["5.8"]
    assert match.totals == (0, 0, 0, 0)
    parts = [[GAME.card(card) for card in part] for part in match.bundles()]
    assert [set(part) for part in parts[:4]] == [
        {*d[0:3], *d[12:14]},
        {*d[3:6], *d[14:16]},
        {*d[6:9], *d[16:18]},
        {*d[9:12], *d[18:20]},
    ]
    assert parts[4:] == [[card] for card in d[20:]]
    assert match.dealer == dealer
    match.deal([card for part in match.bundles() for card in part])
    assert match.waiting() == (cutter,)
    rng = random.Random(5)
    while match.state is not None:
        (seat,) = match.waiting()
        match.act(seat, rng.choice([code for code in match.state.legal(seat) if code != PASS]))
    assert match.dealer == (dealer + 1) % 4


def test_pin_4_second_bidding_round() -> None:
    """Pin 4 (5.3 to 5.6): the turned suit cannot be named; the taker gets the turned card."""
    state = turned_up("R14")
    for seat in (1, 2, 3, 0):
        assert moves(state) == {"take", "pass"}
        do(state, seat, "pass")
    for seat in (1, 2):
        assert moves(state) == {"name G", "name B", "name Y", "pass"}
        assert why(state, seat, "name R") == ("5.4", "second-round-another-gem")
        if seat == 1:
            do(state, 1, "pass")
    do(state, 2, "name B")
    view = GAME.view(options(), state, None)
    assert (view.trump, view.taker) == ("B", 2)
    assert "R14" in hand(state, 2)
    assert state.player == 1


def test_pin_5_follow_and_ruff() -> None:
    """Pin 5 (6.5, 6.10, 6.12)."""
    assert cards(trick("G10", {2: "G3 R20"})) == {"G3"}
    assert cards(trick("G10", {2: "R2 B20"})) == {"R2"}
    assert cards(trick("G10", {2: "B2 B20 Y1"})) == {"B2", "B20", "Y1"}


@pytest.mark.parametrize("overruff", OVERRUFFS)
def test_pin_6_partner_winning(overruff: str) -> None:
    """Pin 6 (6.13): free while the partner is winning, under every value of `overruff`."""
    assert cards(trick("G20 G1", {3: "R20 B2"}, overruff=overruff)) == {"R20", "B2"}
    # also when he is winning with a trump; a lower one is allowed too
    ruffed = trick("G10 R10 G14", {0: "R3 R20 Y2"}, overruff=overruff)
    assert cards(ruffed) == {"R3", "R20", "Y2"}


@pytest.mark.parametrize(
    ("overruff", "with_r11", "without"),
    [
        ("none", {"R3", "R11"}, {"R3"}),
        ("must", {"R11"}, {"R3"}),
        ("must_or_discard", {"R11"}, {"R3", "Y2"}),
    ],
)
def test_pin_7_overruff(overruff: str, with_r11: set[str], without: set[str]) -> None:
    """Pin 7 (6.11)."""
    on = "G10 G14 R10"
    assert cards(trick(on, {0: "R3 R11 Y2"}, overruff=overruff)) == with_r11
    assert cards(trick(on, {0: "R3 Y2"}, overruff=overruff)) == without
    # no trump in the trick yet: a trump must be played, any of them
    assert cards(trick("G10 G1 G14", {0: "R3 R11 Y2"}, overruff=overruff)) == {"R3", "R11"}


def test_pin_8_trump_led() -> None:
    """Pin 8 (6.6 to 6.9)."""
    assert cards(trick("R4", {2: "R3 R10 B20"})) == {"R10"}
    assert cards(trick("R4", {2: "R3 R2"})) == {"R3", "R2"}
    assert cards(trick("R4", {2: "B3 G2"})) == {"B3", "G2"}
    assert cards(trick("R4 R10", {3: "R1 B20"})) == {"R1"}
    assert cards(trick("R4 R10 R1", {0: "R14 R2"})) == {"R14"}
    off = "off"
    assert cards(trick("R4 R10 R1", {0: "R14 R2"}, beat_partner_trump=off)) == {"R14", "R2"}
    # it must be a trump, and while an opponent is winning the duty holds
    assert cards(trick("R4 R10 R1", {0: "R14 R2 B20"}, beat_partner_trump=off)) == {"R14", "R2"}
    assert cards(trick("R4 R1 R10", {0: "R14 R2"}, beat_partner_trump=off)) == {"R14"}


def test_pin_9_who_wins() -> None:
    """Pin 9 (6.15)."""
    assert winner_of("G1 B20 Y20 B14") == 1
    assert winner_of("G20 G14 R1 G11") == 3
    assert winner_of("G20 R1 G14 R3") == 0
    assert winner_of("G20 R3 G14 R1") == 2
    assert winner_of("G4 G10 G14 G11") == 3
    assert winner_of("R4 R10 B20 R14") == 0


def test_pin_10_card_values() -> None:
    """Pin 10 (8.1): single cards, all cards, and all cards with the last ten."""
    check_values({"R20": 40, "G20": 20, "R1": 2, "G1": 1}, everything=325)


def check_values(values: dict[str, int], everything: int, **chosen: Any) -> None:
    """The values of some cards, of all cards with every trump, and of a whole round."""
    for trump in "RGBY":
        state = trick("", {1: "R1"}, trump=trump, **chosen)
        assert sum(state.value(card) for card in range(32)) == everything
    state = trick("", {1: "R1"}, **chosen)
    assert {card: state.value(GAME.number(card)) for card in values} == values
    over = MADE_163.over(**chosen)
    assert state.points(0) + state.points(1) == 0
    assert over.points(0) + over.points(1) == everything + 10


def test_pin_11_contract() -> None:
    """Pin 11 (8.6, 8.7): at the border of the contract, without gems."""
    assert MADE_153_AND_LAST.score() == (163, 172)
    assert FAILED_152_AND_LAST.score() == (0, 325)
    assert MADE_158_AND_LAST.score() == (168, 167)
    assert MADE_163.score() == (163, 172)


@pytest.mark.parametrize("whole", [MADE_163, FAILED_152_AND_LAST], ids=["made", "failed"])
def test_5_7_named_is_as_taken(whole: Whole) -> None:
    """5.7: the contract is the same whether trump was taken or named."""
    assert whole.score(bid="name") == whole.score()


def test_pin_12_gems_help() -> None:
    """Pin 12 (8.6): ten points of gems make the contract."""
    assert MADE_153_AND_ONES.score() == (163, 182)
    assert MADE_153_AND_ONES.score(quiet=[3]) == (0, 325)  # 7.10


def test_pin_13_four_20s() -> None:
    """Pin 13 (8.6): the defenders may have more."""
    assert MADE_60_AND_20S.score() == (260, 275)


@pytest.mark.parametrize(("failed_gems", "defenders"), [("own", 355), ("all", 455), ("none", 325)])
def test_pin_14_failed_with_gems(failed_gems: str, defenders: int) -> None:
    """Pin 14 (8.7, 8.8): 162 with gems; the takers are seats 1 and 3, seat 0 has the 3s."""
    failed = FAILED_52_AND_LAST_AND_TENS
    assert failed.score() == (0, 355)
    assert failed.score(quiet=[0]) == (0, 325)
    assert failed.score(failed_gems=failed_gems) == (0, defenders)


@pytest.mark.parametrize("failed_gems", ["own", "all", "none"])
def test_pin_15_all_tricks(failed_gems: str) -> None:
    """Pin 15 (8.5, 8.9): the slam of the takers, and that there is none of the defenders."""
    slam = SLAM_WITH_14S  # seat 1 has the 14s, seat 2 the 1s
    assert slam.score(quiet=[1, 2], failed_gems=failed_gems) == (425, 0)
    assert slam.score(quiet=[2], failed_gems=failed_gems) == (565, 0)
    assert slam.score(quiet=[1], failed_gems=failed_gems) == (425, 10)
    assert slam.score(failed_gems=failed_gems) == (565, 10)
    lost = ALL_TO_THE_DEFENDERS  # the takers have the 3s, the defenders the 1s
    assert lost.score(quiet=[0, 3], failed_gems=failed_gems) == (0, 325)
    own = {"own": 335, "all": 365, "none": 325}[failed_gems]
    assert lost.score(failed_gems=failed_gems) == (0, own)


def test_8_6_contract_without_a_trick() -> None:
    """8.6 and 8.9: made by gems alone, 210 of them; the defenders get 325 and the last ten."""
    state = MADE_WITHOUT_A_TRICK.over()
    assert (state.won(1), state.won(0)) == (0, 8)
    assert MADE_WITHOUT_A_TRICK.score() == (210, 335)


def test_pin_16_both_teams_announce() -> None:
    """Pin 16 (7.9): the squares of both teams count side by side."""
    takers, defenders = BOTH_ANNOUNCE.score()
    assert BOTH_ANNOUNCE.score(quiet=[0, 1]) == (takers - 40, defenders - 20)
    assert BOTH_ANNOUNCE.score(quiet=[0]) == (takers, defenders - 20)
    assert BOTH_ANNOUNCE.score(quiet=[1]) == (takers - 40, defenders)


WITH_14S = {
    1: "R1 R2 R3 R4 R10 R11 R20 G1",
    2: "R14 G14 B14 Y14 G2 G3 B1 B2",
    3: "G4 G10 G11 G20 B3 B4 B10 B11",
    0: "B20 Y1 Y2 Y3 Y4 Y10 Y11 Y20",
}
WITH_TWO = {
    1: "R2 R3 R4 R10 R11 R20 G2 G3",
    2: "R14 G14 B14 Y14 R1 G1 B1 Y1",
    3: "G4 G10 G11 G20 B3 B4 B10 B11",
    0: "B20 B2 Y2 Y3 Y4 Y10 Y11 Y20",
}


def one_after_the_other(state: FourGems, plays: str) -> None:
    """Cards of the seats that are waited for, in turn."""
    for card in plays.split():
        do(state, state.player, card)


def gems_seen(state: FourGems) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """What a watcher sees of the gems: the numbers announced, the squares shown."""
    view = GAME.view(options(), state, None)
    return view.announced, view.shown


def test_pin_17_how_gems_are_announced() -> None:
    """Pin 17 (7.2 to 7.7): in trick 1 how many, in trick 2 which."""
    state = trick("", WITH_14S)
    assert why(state, 1, "G1!") == ("7.4", "no-gems")
    do(state, 1, "G1")
    assert moves(state) == {"G14", "G2", "G3", "G14!", "G2!", "G3!"}
    do(state, 2, "G14!")
    assert gems_seen(state) == ((0, 0, 1, 0), ((), (), (), ()))
    one_after_the_other(state, "G4 Y1")
    assert state.player == 2
    assert gems_seen(state) == ((0, 0, 1, 0), ((), (), (), ()))
    assert why(state, 2, "B14!") == ("7.3", "gems-too-late")
    do(state, 2, "B1")  # shown without being asked, whatever is played
    assert gems_seen(state) == ((0, 0, 1, 0), ((), (), (14,), ()))
    assert (state.gems(0), state.gems(1)) == (140, 0)
    assert hand(state, 2) == {"R14", "B14", "Y14", "G2", "G3", "B2"}  # 7.7: they stay in the hand
    ruled_out = GAME.view(options(), state, None).ruled_out
    square = {"R14", "B14", "Y14"}
    assert [square & set(ruled_out[seat]) for seat in SEATS] == [square, square, set(), square]


def test_pin_17_not_announced() -> None:
    """Pin 17 (7.3, 7.10): in trick 2 it is too late, and the square counts nothing."""
    state = trick("", WITH_14S)
    one_after_the_other(state, "G1 G2 G4 Y1 B3 B20 R1")
    assert state.player == 2
    for card in ("B14!", "B1!", "B2!"):
        assert why(state, 2, card) == ("7.3", "gems-too-late")
    assert not any(move.endswith("!") for move in moves(state))
    do(state, 2, "B14")
    assert gems_seen(state) == ((0, 0, 0, 0), ((), (), (), ()))
    assert (state.gems(0), state.gems(1)) == (0, 0)


def test_7_5_two_squares() -> None:
    """7.5, 7.9: whoever announces announces both, and both count."""
    state = trick("", WITH_TWO)
    one_after_the_other(state, "G2 G1! G20 Y2")
    assert gems_seen(state) == ((0, 0, 2, 0), ((), (), (), ()))
    one_after_the_other(state, "B3 B20 R2")
    assert gems_seen(state)[1] == ((), (), (), ())
    one_after_the_other(state, "B1")
    assert gems_seen(state)[1] == ((), (), (1, 14), ())
    assert (state.gems(0), state.gems(1)) == (150, 0)


def test_7_1_the_turned_card_completes_a_square() -> None:
    """7.1: it belongs to the taker's hand."""
    rest = [card for card in PACK if not card.endswith("3")]
    state = dealt(["R3", "G3", "B3", *rest[:17], "Y3", *rest[17:]])
    in_turn(state, "take")
    assert "Y3!" in moves(state)


def outcome(even: int, odd: int, target: int = 1000) -> tuple[int, ...] | None:
    """Who has won with these totals of the teams."""
    totals = (even, odd, even, odd)
    ended = GAME.outcome(options(target=target), totals, [Score(totals)])
    return None if ended is None else ended.winners


def test_pin_18_end_of_the_match() -> None:
    """Pin 18 (10.2 to 10.4)."""
    totals = GAME.add((990, 960, 990, 960), Score((168, 167, 168, 167)))
    assert totals == (1158, 1127, 1158, 1127)
    assert outcome(*totals[:2]) == (0, 2)
    assert outcome(1127, 1158) == (1, 3)
    assert outcome(1000, 980) == (0, 2)
    assert outcome(980, 1000) == (1, 3)
    assert outcome(1100, 1100) is None
    assert outcome(999, 998) is None
    assert outcome(998, 999) is None
    assert outcome(0, 0) is None
    assert outcome(167, 168, target=168) == (1, 3)


def test_pin_18_in_a_match() -> None:
    """10.2 and 2.6: the match is over after the round, and then there are no moves."""
    match = after(MADE_163, target=172)
    assert match.totals == (172, 163, 172, 163)
    assert match.outcome is not None
    assert match.outcome.winners == (0, 2)
    assert not match.wants_pack()
    assert match.waiting() == ()
    for seat in SEATS:
        assert match.why_not(seat, 0) is not None
        with pytest.raises(IllegalAction):
            match.act(seat, 0)
    assert after(MADE_163, target=173).outcome is None


def tricks_of(whole: Whole) -> list[set[str]]:
    """The cards of its tricks."""
    played = [card.removesuffix("!") for _, card in whole.plays()]
    return [set(played[at : at + 4]) for at in range(0, 32, 4)]


def parts_after(whole: Whole, **values: Any) -> list[set[str]]:
    """The parts of the next pack, from the top."""
    return [{GAME.card(card) for card in part} for part in after(whole, **values).bundles()]


def test_pin_19_gathering() -> None:
    """Pin 19 (9.2, 9.5): trick by trick, and nothing that is shown contains the orders."""
    assert parts_after(BOTH_ANNOUNCE) == tricks_of(BOTH_ANNOUNCE)
    assert sorted(card for part in parts_after(MADE_163) for card in part) == sorted(PACK)
    shown = []
    for seed in (b"one", b"other"):
        match = after(MADE_163)
        facts = match.deal(Stream(seed, "round 2").laid(match.bundles()))
        shown.append((facts, [match.view(seat) for seat in (None, *SEATS)]))
    assert shown[0] == shown[1]
    assert shown[0][0] == []


def test_pin_19_replays_to_the_same_deal() -> None:
    """Pin 19: with the orders and the cut in a record the next deal is the same."""
    deals = []
    for _ in range(2):
        match = after(MADE_163)
        match.deal(Stream(b"secret", "round 2").laid(match.bundles()))
        match.act(0, GAME.encode(GAME.parse("cut 7")))
        assert match.state is not None
        deals.append(match.state.numbers())
    assert deals[0] == deals[1]


def test_9_3_team_piles() -> None:
    """9.3: the defenders' tricks in the order of winning, then the takers'."""
    # MADE_163: seats 1 and 3 take and win the tricks 1, 2, 6, 7; the leaders show it
    tricks = tricks_of(MADE_163)
    leaders = [int(line.strip()[0]) for line in MADE_163.tricks.strip().splitlines()]
    winners = [*leaders[1:], 1 if MADE_163.over().winner % 2 else 0]
    defence = [cards for cards, winner in zip(tricks, winners, strict=True) if winner % 2 == 0]
    attack = [cards for cards, winner in zip(tricks, winners, strict=True) if winner % 2]
    assert (len(defence), len(attack)) == (4, 4)
    assert parts_after(MADE_163, gather="team_piles") == defence + attack
    # a team without a trick has no pile
    assert parts_after(SLAM_WITH_14S, gather="team_piles") == tricks_of(SLAM_WITH_14S)


def test_9_4_shuffle() -> None:
    """9.4 and 3.1: all cards in one part, as before the first round."""
    assert parts_after(MADE_163, gather="shuffle") == [set(PACK)]
    fresh = Match(GAME, options(), 4, 0).bundles()
    assert [{GAME.card(card) for card in part} for part in fresh] == [set(PACK)]


def test_pin_20_other_card_values() -> None:
    """Pin 20 (8.1, 8.2): `top_four` and `face`."""
    top = {"R20": 40, "R14": 28, "R11": 22, "R10": 20, "R4": 4, "R3": 3, "R2": 2, "R1": 1}
    check_values(top, everything=315, trump_values="top_four")
    face = {f"R{number}": number for number in (20, 14, 11, 10, 4, 3, 2, 1)}
    check_values(face, everything=260, trump_values="face")
    assert TOP_153_AND_LAST.score(trump_values="top_four") == (163, 162)
    assert TOP_152_AND_LAST.score(trump_values="top_four") == (0, 325)
    assert SLAM_WITH_14S.score(quiet=[1, 2], trump_values="top_four") == (425, 0)
    assert FACE_126_AND_LAST.score(trump_values="face") == (136, 134)
    assert FACE_125_AND_LAST.score(trump_values="face") == (0, 270)
    assert FACE_SLAM.score(trump_values="face") == (370, 0)


# Examples of the rulebook


def test_example_1_squares() -> None:
    """Example 1 (7.8): what each square is worth, whatever the trump and `trump_values`."""
    worth = {20: 200, 14: 140, 11: 110, 10: 100, 4: 40, 3: 30, 2: 20, 1: 10}
    for number, points in worth.items():
        for trump, values in (("R", "double"), ("B", "face"), ("Y", "top_four")):
            square = [f"{gem}{number}" for gem in "RGBY"]
            rest = [card for card in PACK if card not in square]
            others = rest[: 3 * 8 : 3] + rest[1 : 3 * 8 : 3] + rest[2 : 3 * 8 : 3] + rest[24:]
            hands = {1: " ".join(square + others[24:])}
            hands |= {
                seat: " ".join(others[8 * at : 8 * at + 8]) for at, seat in enumerate((2, 3, 0))
            }
            state = trick("", hands, trump=trump, trump_values=values)
            do(state, 1, f"{square[0]}!")
            while state.tricks < 2 and not state.shown:
                do(state, state.player, min(cards(state)))
            assert gems_seen(state)[1][1] == (number,)
            assert (state.gems(1), state.gems(0)) == (points, 0)


def test_example_2_gems_counted_in() -> None:
    """Example 2 (8.6, 8.7): 163 with the gems is made, 162 is not."""
    assert MADE_153_AND_ONES.score()[0] == 163
    assert FAILED_152_AND_ONES.score() == (0, 325)


def test_example_3_slam() -> None:
    """Example 3 (8.5): 425, and 525 with a square of 10s."""
    assert SLAM_WITH_TENS.score(quiet=[0]) == (425, 0)
    assert SLAM_WITH_TENS.score() == (525, 0)


# The duties of play, row by row


@pytest.mark.parametrize("overruff", OVERRUFFS)
@pytest.mark.parametrize("beat_partner", ["on", "off"])
def test_6_17_the_table(overruff: str, beat_partner: str) -> None:
    """6.17, one row after the other; seat 1 has led."""

    def may(on: str, held: str) -> set[str]:
        state = trick(
            on,
            {(1 + len(on.split())) % 4: held},
            overruff=overruff,
            beat_partner_trump=beat_partner,
        )
        return cards(state)

    assert may("G10", "G1 G20 R20 B1") == {"G1", "G20"}  # 6.5
    assert may("G10 G2", "G1 G20 R20") == {"G1", "G20"}  # 6.5
    assert may("G10 R3 G4", "G1 R20") == {"G1"}  # 6.5
    assert may("G10 G2", "R1 R20 B3") == {"R1", "R20", "B3"}  # 6.13
    assert may("G10 R3 G4", "R1 R20 B3") == {"R1", "R20", "B3"}  # 6.13
    assert may("G10 G14", "B3 Y20") == {"B3", "Y20"}  # 6.12
    assert may("G10 G14", "B3 R1 R20") == {"R1", "R20"}  # 6.10
    higher = {"none": {"R1", "R20"}, "must": {"R20"}, "must_or_discard": {"R20"}}[overruff]
    assert may("G10 R4", "B3 R1 R20") == higher  # 6.11
    lower = {"none": {"R1"}, "must": {"R1"}, "must_or_discard": {"R1", "B3"}}[overruff]
    assert may("G10 R4", "B3 R1") == lower  # 6.11
    assert may("R4 R10", "R1 R11 R14 G3") == {"R11", "R14"}  # 6.6
    partner = {"R11"} if beat_partner == "on" else {"R1", "R11"}
    assert may("R10 R4", "R1 R11 G3") == partner  # 6.6, 6.8
    assert may("R10 R11", "R1 R4 G3") == {"R1", "R4"}  # 6.7
    assert may("R10 R4", "R1 R2 G3") == {"R1", "R2"}  # 6.7
    assert may("R10", "G3 B4") == {"G3", "B4"}  # 6.9
    assert may("", "R1 G3 B4") == {"R1", "G3", "B4"}  # 6.4


# Refusals

Ask = Callable[[], tuple[FourGems, int, str]]
REFUSALS: list[tuple[str, str, set[str], Ask]] = [
    ("2.5", "not-your-turn", set(), lambda: (uncut(PACK), 0, "cut 12")),
    ("2.5", "not-your-turn", set(), lambda: (dealt(PACK), 3, "pass")),
    ("2.5", "not-your-turn", set(), lambda: (dealt(PACK), 2, "name B")),
    ("2.5", "not-your-turn", set(), lambda: (trick("G10", {2: "G3", 3: "G4"}), 3, "G4")),
    ("2.6", "round-over", set(), lambda: (MADE_163.over(), 1, "R20")),
    ("2.6", "round-over", set(), lambda: (passes(8), 1, "pass")),
    ("2.6", "cut-first", set(), lambda: (uncut(PACK), 3, "pass")),
    ("2.6", "cut-first", set(), lambda: (uncut(PACK), 3, "R20")),
    ("2.6", "bid-first", set(), lambda: (dealt(PACK), 1, "cut 12")),
    ("2.6", "bid-first", set(), lambda: (dealt(PACK), 1, "R20!")),
    ("2.6", "play-a-card", set(), lambda: (trick("", {1: "G3"}), 1, "pass")),
    ("2.6", "play-a-card", set(), lambda: (trick("", {1: "G3"}), 1, "take")),
    ("2.6", "play-a-card", set(), lambda: (trick("", {1: "G3"}), 1, "name B")),
    ("2.6", "play-a-card", set(), lambda: (trick("", {1: "G3"}), 1, "cut 3")),
    ("3.4", "cut-too-thin", set(), lambda: (uncut(PACK), 3, "cut 2")),
    ("3.4", "cut-too-thin", set(), lambda: (uncut(PACK), 3, "cut 30")),
    ("5.4", "second-round-another-gem", set(), lambda: (passes(4), 1, "name B")),
    ("5.6", "second-round-another-gem", set(), lambda: (passes(5), 2, "take")),
    ("5.6", "first-round-turned-gem", set(), lambda: (dealt(PACK), 1, "name B")),
    ("5.6", "first-round-turned-gem", set(), lambda: (dealt(PACK), 1, "name G")),
    ("6.3", "not-in-hand", set(), lambda: (trick("", {1: "G3"}), 1, "G4")),
    ("6.3", "not-in-hand", set(), lambda: (trick("G10", {2: "G3"}), 2, "G10")),
    ("6.5", "must-follow", {"G3", "G4"}, lambda: (trick("G10", {2: "G3 G4 R1"}), 2, "R1")),
    ("6.5", "must-follow", {"R3"}, lambda: (trick("R10", {2: "R3 B1"}), 2, "B1")),
    ("6.6", "must-beat", {"R14"}, lambda: (trick("R10", {2: "R3 R14 B1"}), 2, "R3")),
    ("6.6", "must-beat", {"R14"}, lambda: (trick("R10", {2: "R3 R14 B1"}), 2, "B1")),
    ("6.10", "must-ruff", {"R3", "R4"}, lambda: (trick("G10", {2: "R3 R4 B1"}), 2, "B1")),
    ("6.11", "must-overruff", {"R4"}, lambda: (overruffing("R3 R4 B1"), 3, "R1")),
    ("6.11", "must-overruff", {"R4"}, lambda: (overruffing("R3 R4 B1"), 3, "B1")),
    ("6.10", "must-ruff", {"R1"}, lambda: (overruffing("R3 B1"), 3, "B1")),
    ("7.3", "gems-too-late", set(), lambda: (trick("", {1: "R3 G3 B3 Y3"}), 1, "R3!")),
    ("7.4", "no-gems", set(), lambda: (trick("", {1: "R3 G3 B3"}, tricks=0), 1, "R3!")),
]


def passes(number: int) -> FourGems:
    """After so many passes; the turned card of this pack is B20."""
    state = dealt(PACK)
    in_turn(state, *["pass"] * number)
    return state


def overruffing(held: str) -> FourGems:
    """G10 was led and ruffed with the first of these cards; seat 3 holds R1 and the rest."""
    ruff, *rest = held.split()
    return trick(f"G10 {ruff}", {3: " ".join(["R1", *rest])}, overruff="must")


@pytest.mark.parametrize(("rule", "reason", "forced", "ask"), REFUSALS)
def test_refusal(rule: str, reason: str, forced: set[str], ask: Ask) -> None:
    """11.1: the paragraph, the reason, and the cards that create the duty."""
    state, seat, move = ask()
    before = state.numbers()
    no = refused(state, seat, move)
    assert no == Refused(rule, reason, no.cards if no else ())
    assert set(no.cards) == forced
    assert state.numbers() == before


def test_no_such_seat() -> None:
    """2.1: there are four seats; the machine is asked for eight, and others are no seat at all."""
    state = dealt(PACK)
    assert GAME.why_not(state, 4, PASS) == Refused("2.5", "not-your-turn")
    for seat in (-1, 8, 1 << 40):
        assert GAME.why_not(state, seat, PASS) == Refused("", "no-such-seat")


def test_why_not_nonsense() -> None:
    """2.5, 2.6: any seat and any code can be asked; the answer is None just when it is legal."""
    rng = random.Random(61)
    ends = [1 << bits for bits in range(62)]
    always = [*range(-2, 104), *ends, *(end - 1 for end in ends), *(end + 64 for end in ends[:-1])]
    for at, state in enumerate(random_positions(6, 12)):
        codes = always if at % 7 == 0 else list(range(-1, 103))
        codes += [rng.randrange(1 << rng.randrange(1, 62)) for _ in range(20)]
        for seat in range(8):
            legal = set(state.legal(seat)) if state.waiting() == 1 << seat else set()
            few = codes if seat == state.player else rng.sample(codes, 10)
            for code in few:
                no = state.why_not(seat, code)
                assert (no is None) == (code in legal), (seat, code)


def test_refusals_are_those_of_the_page() -> None:
    """11.1: in random play each kind of move is refused by just the paragraphs of the table."""
    table = re.findall(r"^\| (`.*?`) \|.*\|.*\| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    page = {move.strip("`"): set(re.findall(r"\d+\.\d+", rules)) for move, rules in table}
    page = {move: rules for move, rules in page.items() if rules}
    page["R20!"] |= page["R20"]  # "as `R20`; also"
    assert set(page) == {"cut 12", "pass", "take", "name B", "R20", "R20!"}
    kinds = {
        "cut 12": [f"cut {k}" for k in range(33)],
        "pass": ["pass"],
        "take": ["take"],
        "name B": [f"name {gem}" for gem in "RGBY"],
        "R20": PACK,
        "R20!": [f"{card}!" for card in PACK],
    }
    found: dict[str, set[str]] = {kind: set() for kind in kinds}
    keys = set()
    rng = random.Random(7)
    for state in random_positions(7, 50):
        for kind, texts in kinds.items():
            for move in rng.sample(texts, min(len(texts), 6)):
                no = refused(state, rng.choice([state.player, state.player, 0]), move)
                if no is not None:
                    found[kind].add(no.rule)
                    keys.add((no.rule, no.reason))
    assert found == page
    assert keys == {(rule, reason) for rule, reason, _, _ in REFUSALS}


# Events

OWN = {"cut": "lifted", "dealt": "cards"}
"""The events of which everybody but their seat is told less, and what of them is hidden."""


def facts_of(whole: Whole) -> list[Fact]:
    """All that happens in a round."""
    state = whole.over()
    assert state.facts is not None
    return state.facts


def told(facts: list[Fact], seat: int | None) -> list[Event]:
    """What a seat is told of them."""
    events = [GAME.story(fact, seat) for fact in facts]
    return [event for event in events if event is not None]


def kind(event: Event) -> str:
    """The tag of an event."""
    return str(event.__struct_config__.tag)


def test_events_of_a_round() -> None:
    """13.2: what is told to everybody, in this order."""
    events = told(facts_of(BOTH_ANNOUNCE), None)
    assert events[:7] == [
        story.Cut(3, None),
        *(story.Dealt(seat, 5, None) for seat in SEATS),
        story.Turned(0, "R4"),
        story.Took(1, "R", "R4"),
    ]
    assert events[7:11] == [story.Dealt(s, 2 if s == 1 else 3, None) for s in (1, 2, 3, 0)]
    assert events[11:18] == [
        story.Played(1, "R4", led=True),
        story.Announced(1, 1),
        story.Played(2, "R10", led=False),
        story.Played(3, "R1", led=False),
        story.Played(0, "R2", led=False),
        story.Announced(0, 1),
        story.TookTrick(2, 8 + 20 + 2 + 4, ("R4", "R10", "R1", "R2")),
    ]
    assert [event for event in events if isinstance(event, story.Showed)] == [
        story.Showed(0, 2, 20),
        story.Showed(1, 4, 40),
    ]
    shown = events.index(story.Showed(0, 2, 20))
    assert events[shown - 1] == story.Played(0, "B20", led=False)
    last = events[-1]
    assert isinstance(last, story.TookTrick)
    assert last.points == 11 + 10 + 20 + 2 + 10  # 8.3: the last ten


def test_every_event_occurs() -> None:
    """The rounds of these tests have every type of event of story.py."""
    types = {kind for kind in vars(story).values() if isinstance(kind, type)}
    types = {event for event in types if issubclass(event, Event) and event is not Event}
    passed = passes(8).facts
    assert passed is not None
    events = [*told(facts_of(BOTH_ANNOUNCE), None), *told(passed, None)]
    assert {type(event) for event in events} == types
    assert [event for event in events if isinstance(event, story.Passed)] == [
        story.Passed(seat, again=again) for again in (False, True) for seat in (1, 2, 3, 0)
    ]


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_hidden_events_are_hidden(seat: int | None) -> None:
    """13.1: dealt cards are for their owner, the depth of a cut is for the cutter."""
    facts = facts_of(BOTH_ANNOUNCE)
    whole = told(facts, seat)
    assert len(whole) == len(facts)
    got: set[str] = set()
    for fact, event in zip(facts, whole, strict=True):
        everything = GAME.tell_all(fact)
        hidden = OWN.get(kind(event))
        if hidden is None:
            assert event == everything
        elif fact[1] == seat:
            assert event == everything
            assert getattr(event, hidden) is not None
        else:
            assert getattr(event, hidden) is None
        if isinstance(event, story.Dealt) and event.cards is not None:
            assert len(event.cards) == event.count
            got |= set(event.cards)
    if seat is not None:
        turned = {"R4"} if seat == BOTH_ANNOUNCE.taker else set()
        assert got | turned == hand(BOTH_ANNOUNCE.dealt(), seat)


@pytest.mark.parametrize("seat", [None, *SEATS])
def test_13_1_views_hide_what_is_hidden(seat: int | None) -> None:
    """13.1, 3.6: a view has no card of another hand, no stock, and the cut for the cutter alone."""
    whole = SLAM_WITH_14S
    state = dealt(whole.pack())
    view = GAME.view(options(), state, seat)
    assert view.hand == (() if seat is None else GAME.cards(state.hands[seat]))
    assert view.cut == (16 if seat == 3 else None)
    assert view.sizes == (5, 5, 5, 5)
    in_turn(state, "take")
    view = GAME.view(options(), state, seat)
    assert set(view.hand) == (set() if seat is None else hand(state, seat))
    assert view.ruled_out == tuple(() if at == 1 else (view.turned,) for at in SEATS)  # 13.4
    for at, (player, card) in enumerate(whole.plays()):
        do(state, player, card)
        view = GAME.view(options(), state, seat)
        seen = {c.removesuffix("!") for _, c in whole.plays()[: at + 1]}
        assert {card for played in view.played for card in played} == seen
        assert not seen & set(view.hand)


def test_6_16_the_last_trick_lies_open() -> None:
    """6.16, 13.3: until the next trick is led, and not when the round is over."""
    state = trick("G10 G3 G14 G4", {seat: "B1 B2 B3 B4".split()[seat] for seat in SEATS})
    for seat in (None, *SEATS):
        view = GAME.view(options(), state, seat)
        assert (view.trick, view.last_trick, view.last_leader) == (
            (),
            ("G10", "G3", "G14", "G4"),
            1,
        )
        assert view.leader == 3
    do(state, 3, "B4")
    view = GAME.view(options(), state, None)
    assert (view.trick, view.last_trick, view.last_leader) == (("B4",), (), None)
    one_after_the_other(state, "B1 B2 B3")
    view = GAME.view(options(), state, None)
    assert (view.phase, view.trick, view.last_trick, view.leader) == ("over", (), (), None)


# Writing


@pytest.mark.parametrize(
    "move", ["cut 12", "pass", "take", "name B", "R20", "R20!", "Y1", "cut 3", "cut 29"]
)
def test_11_1_moves_in_writing(move: str) -> None:
    """11.1: text, action and code are the same move; capitals and spaces do not matter."""
    action = GAME.parse(move)
    code = GAME.encode(action)
    assert GAME.text(action) == move
    assert GAME.decode(code, dealt(PACK), 1) == action
    for spelt in (move.lower(), move.upper(), f"  {move.replace(' ', '   ')} "):
        assert GAME.encode(GAME.parse(spelt)) == code


@pytest.mark.parametrize(
    "text", ["", "R5", "R", "20", "R20 !", "R20!!", "!", "name", "name X", "name RG", "cut",
             "cut x", "cut -3", "cut 33", "cut 012", "pass 1", "P0", "RR20", "R 20"]
)  # fmt: skip
def test_11_1_what_is_no_move(text: str) -> None:
    """11.1: anything else is no move."""
    with pytest.raises(NotationError):
        GAME.encode(GAME.parse(text))


def test_1_2_cards_in_writing() -> None:
    """1.1, 1.2: 32 cards, each read as it is written."""
    assert {GAME.card(number) for number in range(32)} == set(PACK)
    for card in PACK:
        assert GAME.card(GAME.number(card)) == card
        assert GAME.number(card.lower()) == GAME.number(card)
    for text in ("R5", "X20", "", "R", "R020", "R20!"):
        with pytest.raises(NotationError):
            GAME.number(text)


def test_12_1_options() -> None:
    """12.1: the options with their values, the default first, are those of the page."""
    table = PAGE.read_text("utf-8").partition("## 12 Options")[2].partition("## 13")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| .*\|$", table, re.MULTILINE)
    page = {name: tuple(re.findall(r"\w+", values)) for name, values in rows}
    target = page.pop("target")
    assert target[0] == "1000"
    assert {o.name: o.values for o in option_table(FourGemsOptions) if o.values} == page
    assert all(o.default == o.values[0] for o in option_table(FourGemsOptions) if o.values)
    assert options().target == 1000


@pytest.mark.parametrize("target", [0, -1])
def test_12_1_the_target_is_positive(target: int) -> None:
    """12.1: no match is played to 0 or less."""
    with pytest.raises(ValueError):
        Match(GAME, options(target=target), 4, 0)


def test_pick_takes_legal_codes() -> None:
    """`pick` draws from all legal codes and from no others."""
    rng = Random(5)
    for at, state in enumerate(random_positions(5, 8)):
        if state.waiting() and at % 5 == 0:
            legal = set(state.legal(state.player))
            drawn = {state.pick(state.player, rng) for _ in range(12 * len(legal))}
            assert drawn <= legal
            assert len(drawn) >= len(legal) - 2
