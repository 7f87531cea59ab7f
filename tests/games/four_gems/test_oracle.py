"""The positions of section 14 of docs/rules/four-gems.md, asked of the oracle."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from .oracle import (
    NUMBERS,
    OPTION_VALUES,
    SEATS,
    SUITS,
    Match,
    Round,
    Trick,
    card_value,
    full_pack,
    highest,
    number_of,
    of_suit,
    partner_of,
    seat_after,
    square_points,
    squares,
    suit_of,
    team_of,
    winning_seat,
)

Options = dict[str, str | int]


# ------------------------------------------------------------------------------------- positions


def cards(text: str) -> list[str]:
    return text.split()


def shuffled(seed: int) -> list[str]:
    pack = full_pack()
    random.Random(seed).shuffle(pack)
    return pack


def after_cut(pack: list[str], options: Options | None = None, dealer: int = 0) -> Round:
    """A round in which `pack` is the pack after the cut."""
    before = pack[-5:] + pack[:-5]
    round_ = Round(options or {}, 4, dealer, before)
    round_.play(seat_after(dealer, 3), "cut 5")
    return round_


def in_play(
    hands: dict[int, str],
    trick: str = "",
    options: Options | None = None,
    *,
    leader: int = 1,
    taker: int = 1,
    trump: str = "R",
) -> Round:
    """A position in the middle of a trick; the other hands are left empty."""
    round_ = Round(options or {}, 4, 0, full_pack())
    round_.phase = "play"
    round_.undealt = []
    round_.trump = trump
    round_.taker = taker
    round_.leader = leader
    round_.trick = trick.split()
    for seat, held in hands.items():
        round_.in_hand[seat] = held.split()
    return round_


def legal_cards(round_: Round, seat: int) -> set[str]:
    """The legal cards, without announcements."""
    assert round_.waiting() == {seat}
    return {move for move in round_.legal(seat) if not move.endswith("!")}


def scored(
    takers_points: int,
    *,
    last_ten: bool,
    options: Options | None = None,
    takers_gems: list[int] | None = None,
    defenders_gems: list[int] | None = None,
    number_of_tricks: int | None = None,
) -> list[int]:
    """[takers, defenders]: a round scored in which the takers {0, 2} won tricks of so many points.

    The tricks are any parcels of four cards with the right sum; who could have won them does not
    matter for the score."""
    round_ = in_play({}, options=options, taker=2)
    values = str((options or {}).get("trump_values", "double"))
    rng = random.Random(takers_points)
    pack = full_pack()
    while True:
        rng.shuffle(pack)
        parcels = [pack[4 * i : 4 * i + 4] for i in range(8)]
        worth = [sum(card_value(card, "R", values) for card in parcel) for parcel in parcels]
        sizes = range(1, 8) if number_of_tricks is None else [number_of_tricks]
        for size in sizes:
            for chosen in combinations(range(8), size):
                if sum(worth[i] for i in chosen) != takers_points:
                    continue
                won = [parcels[i] for i in chosen]
                lost = [parcels[i] for i in range(8) if i not in chosen]
                mine = [Trick(0, parcel, 0) for parcel in won]
                theirs = [Trick(0, parcel, 3) for parcel in lost]
                round_.tricks = theirs + mine if last_ten else mine + theirs
                round_.phase = "over"
                round_.announced[0] = takers_gems or []
                round_.announced[1] = defenders_gems or []
                points = round_.points()
                assert points[0] == points[2]
                assert points[1] == points[3]
                return points[:2]


def play_out(round_: Round, rng: random.Random, announce: bool = True) -> list[tuple[int, str]]:
    """Random moves to the end of the round."""
    record = []
    while round_.waiting():
        (seat,) = round_.waiting()
        moves = sorted(round_.legal(seat))
        assert moves
        loud = [move for move in moves if move.endswith("!")]
        move = rng.choice(loud if announce and loud else moves)
        round_.play(seat, move)
        record.append((seat, move))
    return record


def truth(round_: Round) -> dict[str, list[str]]:
    """The hidden cards as they really lie."""
    hidden = {str(seat): list(round_.in_hand[seat]) for seat in SEATS}
    hidden["stock"] = list(round_.undealt)
    return hidden


# -------------------------------------------------------------------------------------------- pins


def test_pin_1_deal() -> None:
    d = shuffled(1)
    round_ = after_cut(d)
    assert round_.in_hand[1] == d[0:3] + d[12:14]
    assert round_.in_hand[2] == d[3:6] + d[14:16]
    assert round_.in_hand[3] == d[6:9] + d[16:18]
    assert round_.in_hand[0] == d[9:12] + d[18:20]
    assert round_.turned == d[20]
    assert round_.undealt == d[21:32]
    assert round_.public()["stock"] == 11
    round_.play(1, "pass")
    round_.play(2, "take")
    assert round_.trump == suit_of(d[20])
    assert round_.in_hand[1][5:] == d[21:24]
    assert round_.in_hand[2][5:] == [d[20], *d[24:26]]
    assert round_.in_hand[3][5:] == d[26:29]
    assert round_.in_hand[0][5:] == d[29:32]
    assert [len(hand) for hand in round_.hands()] == [8, 8, 8, 8]
    assert round_.public()["stock"] == 0
    assert round_.waiting() == {1}


@pytest.mark.parametrize("dealer", SEATS)
@pytest.mark.parametrize(
    ("steps", "rows"),
    [
        (1, [(21, 22), (23, 25), (26, 28), (29, 31)]),
        (2, [(21, 23), (24, 25), (26, 28), (29, 31)]),
        (3, [(21, 23), (24, 26), (27, 28), (29, 31)]),
        (4, [(21, 23), (24, 26), (27, 29), (30, 31)]),
    ],
)
def test_5_10_second_deal(dealer: int, steps: int, rows: list[tuple[int, int]]) -> None:
    d = shuffled(2)
    round_ = after_cut(d, dealer=dealer)
    for before in range(1, steps):
        round_.play(seat_after(dealer, before), "pass")
    taker = seat_after(dealer, steps)
    round_.play(taker, "take")
    for of, (first, last) in enumerate(rows):
        seat = seat_after(dealer, of + 1)
        got = d[first : last + 1]
        assert round_.in_hand[seat][5:] == ([d[20], *got] if seat == taker else got)


def test_pin_2_cut() -> None:
    p = shuffled(3)
    for k in range(3, 30):
        round_ = Round({}, 4, 0, p)
        assert round_.waiting() == {3}
        round_.play(3, f"cut {k}")
        d = p[k:] + p[:k]
        assert round_.in_hand[1] == d[0:3] + d[12:14]
        assert round_.turned == d[20]
        assert round_.undealt == d[21:]
    round_ = Round({}, 4, 0, p)
    for move in ("cut 2", "cut 30", "cut 0", "cut 32", "cut 03", "pass", "take"):
        with pytest.raises(ValueError):
            round_.play(3, move)
    with pytest.raises(ValueError):
        round_.play(0, "cut 12")
    match = Match({}, 4, 0)
    play_out(round_, random.Random(3))
    match.finish(round_)
    assert match.dealer == 1
    assert Round({}, 4, match.dealer, p).waiting() == {0}


@pytest.mark.parametrize("gather", OPTION_VALUES["gather"])
@pytest.mark.parametrize("redeal", OPTION_VALUES["redeal"])
def test_pin_3_pass_out(gather: str, redeal: str) -> None:
    options: Options = {"gather": gather, "redeal": redeal}
    d = shuffled(4)
    round_ = after_cut(d, options)
    for seat in [1, 2, 3, 0, 1, 2, 3, 0]:
        assert round_.waiting() == {seat}
        round_.play(seat, "pass")
    assert round_.waiting() == set()
    assert round_.points() == [0, 0, 0, 0]
    match = Match(options, 4, 0)
    match.finish(round_)
    assert match.totals == [0, 0, 0, 0]
    assert match.dealer == (1 if redeal == "next" else 0)
    bundles = match.bundles()
    assert [len(part) for part in bundles] == [5, 5, 5, 5, 1] + [1] * 11
    assert [sorted(part) for part in bundles[:4]] == [round_.hands()[s] for s in (1, 2, 3, 0)]
    assert bundles[4] == [d[20]]
    assert [part[0] for part in bundles[5:]] == d[21:]
    pack = [card for part in bundles for card in part]
    cutter = 0 if redeal == "next" else 3  # 9.7, 9.8
    again = Round(options, 4, match.dealer, pack)
    assert again.waiting() == {cutter}
    play_out(again, random.Random(0))
    match.finish(again)
    if again.taker is not None:
        assert match.dealer == (2 if redeal == "next" else 1)


def turned_up(card: str) -> Round:
    d = shuffled(5)
    d.remove(card)
    d.insert(20, card)
    return after_cut(d)


def test_pin_4_second_bidding_round() -> None:
    round_ = turned_up("R14")
    assert round_.turned == "R14"
    with pytest.raises(ValueError):
        round_.play(1, "name B")  # 5.6
    for seat in (1, 2, 3, 0):
        assert round_.legal(seat) == {"take", "pass"}
        round_.play(seat, "pass")
    assert round_.legal(1) == {"name G", "name B", "name Y", "pass"}
    for move in ("name R", "take"):
        with pytest.raises(ValueError):
            round_.play(1, move)
    round_.play(1, "pass")
    round_.play(2, "name B")
    assert (round_.trump, round_.taker) == ("B", 2)
    assert round_.in_hand[2][5] == "R14"
    assert round_.waiting() == {1}  # 6.1


def test_pin_5_follow_and_ruff() -> None:
    assert legal_cards(in_play({2: "G3 R20"}, "G10"), 2) == {"G3"}
    assert legal_cards(in_play({2: "R2 B20"}, "G10"), 2) == {"R2"}
    assert legal_cards(in_play({2: "B2 B20 Y1"}, "G10"), 2) == {"B2", "B20", "Y1"}


def test_pin_6_partner_winning() -> None:
    assert legal_cards(in_play({3: "R20 B2"}, "G20 G1"), 3) == {"R20", "B2"}


@pytest.mark.parametrize(
    ("overruff", "with_r11", "without"),
    [
        ("none", {"R3", "R11"}, {"R3"}),
        ("must", {"R11"}, {"R3"}),
        ("must_or_discard", {"R11"}, {"R3", "Y2"}),
    ],
)
def test_pin_7_overruff(overruff: str, with_r11: set[str], without: set[str]) -> None:
    options: Options = {"overruff": overruff}
    trick = "G10 G14 R10"
    assert legal_cards(in_play({0: "R3 R11 Y2"}, trick, options), 0) == with_r11
    assert legal_cards(in_play({0: "R3 Y2"}, trick, options), 0) == without
    # 6.11, the last sentence, and 6.13
    assert legal_cards(in_play({0: "R3 Y2"}, "G10 G1 G14", options), 0) == {"R3"}
    assert legal_cards(in_play({0: "R3 R20 Y2"}, "G10 R10 G14", options), 0) == {"R3", "R20", "Y2"}


def test_pin_8_trump_led() -> None:
    assert legal_cards(in_play({2: "R3 R10 B20"}, "R4"), 2) == {"R10"}
    assert legal_cards(in_play({2: "R3 R2"}, "R4"), 2) == {"R3", "R2"}
    assert legal_cards(in_play({2: "B3 G2"}, "R4"), 2) == {"B3", "G2"}
    assert legal_cards(in_play({3: "R1 B20"}, "R4 R10"), 3) == {"R1"}
    assert legal_cards(in_play({0: "R14 R2"}, "R4 R10 R1"), 0) == {"R14"}
    off: Options = {"beat_partner_trump": "off"}
    assert legal_cards(in_play({0: "R14 R2"}, "R4 R10 R1", off), 0) == {"R14", "R2"}
    assert legal_cards(in_play({0: "R14 R2"}, "R4 R1 R10", off), 0) == {"R14"}
    # 6.8: any trump, but a trump it is; and only a winning partner frees.
    assert legal_cards(in_play({0: "R14 R2 B20"}, "R4 R10 R1", off), 0) == {"R14", "R2"}


def test_pin_9_who_wins() -> None:
    for trick, winner in [
        ("G1 B20 Y20 B14", 1),
        ("G20 G14 R1 G11", 3),
        ("G20 R1 G14 R3", 0),
        ("G20 R3 G14 R1", 2),
    ]:
        assert winning_seat(trick.split(), 1, "R") == winner
        *first, last = trick.split()
        round_ = in_play({0: last + " Y3"}, " ".join(first))
        round_.play(0, last)
        assert round_.waiting() == {winner}  # 6.2
        assert round_.public()["tricks_won"] == ([1, 0] if winner in (0, 2) else [0, 1])


def test_pin_10_card_values() -> None:
    assert card_value("R20", "R", "double") == 40
    assert card_value("G20", "R", "double") == 20
    assert card_value("R1", "R", "double") == 2
    for trump in SUITS:
        assert sum(card_value(card, trump, "double") for card in full_pack()) == 325
    for seed in range(20):
        round_ = after_cut(shuffled(seed))
        round_.play(1, "take")
        play_out(round_, random.Random(seed))
        assert sum(round_.card_points()) == 335


def test_pin_11_contract() -> None:
    assert scored(153, last_ten=True) == [163, 172]
    assert scored(152, last_ten=True) == [0, 325]
    assert scored(158, last_ten=True) == [168, 167]
    assert scored(163, last_ten=False) == [163, 172]


def test_pin_12_gems_help() -> None:
    assert scored(153, last_ten=False, takers_gems=[1]) == [163, 182]


def test_pin_13_four_20s() -> None:
    assert scored(60, last_ten=False, takers_gems=[20]) == [260, 275]
    cheapest = [card_value(card, "R", "double") for card in ("R20", "G1", "B1", "Y1")]
    assert sum(cheapest) == 43


def test_pin_14_failed_with_gems() -> None:
    assert scored(52, last_ten=True, takers_gems=[10]) == [0, 325]
    for failed_gems, defenders in [("own", 355), ("all", 455), ("none", 325)]:
        options: Options = {"failed_gems": failed_gems}
        got = scored(52, last_ten=True, options=options, takers_gems=[10], defenders_gems=[3])
        assert got == [0, defenders]


def slam(
    winner: int, options: Options, takers_gems: list[int], defenders_gems: list[int]
) -> list[int]:
    """[takers, defenders] when a seat won all tricks; the takers are {0, 2}."""
    round_ = in_play({}, options=options, taker=2)
    pack = full_pack()
    round_.tricks = [Trick(winner, pack[4 * i : 4 * i + 4], winner) for i in range(8)]
    round_.phase = "over"
    round_.announced[2] = takers_gems
    round_.announced[3] = defenders_gems
    return round_.points()[:2]


@pytest.mark.parametrize("failed_gems", OPTION_VALUES["failed_gems"])
def test_pin_15_all_tricks(failed_gems: str) -> None:
    options: Options = {"failed_gems": failed_gems}
    assert slam(0, options, [], []) == [425, 0]
    assert slam(0, options, [14], []) == [565, 0]
    assert slam(2, options, [], [1]) == [425, 10]
    assert slam(1, options, [], []) == [0, 325]
    own = {"own": 335, "all": 365, "none": 325}[failed_gems]
    assert slam(1, options, [3], [1]) == [0, own]


def test_8_6_contract_by_gems_without_a_trick() -> None:
    assert slam(1, {}, [11, 14], [2]) == [250, 335 + 20]


def test_pin_16_both_teams_announce() -> None:
    # The takers are {0, 2}: seat 0 with 2s (20), seat 1 with 4s (40).
    assert scored(153, last_ten=True, takers_gems=[2], defenders_gems=[4]) == [183, 212]


HANDS_WITH_14S = {
    1: "R1 R2 R3 R4 R10 R11 R20 G1",
    2: "R14 G14 B14 Y14 G2 G3 B1 B2",
    3: "G4 G10 G11 G20 B3 B4 B10 B11",
    0: "B20 Y1 Y2 Y3 Y4 Y10 Y11 Y20",
}


def test_pin_17_how_gems_are_announced() -> None:
    round_ = in_play(HANDS_WITH_14S)
    with pytest.raises(ValueError):
        round_.play(1, "G1!")  # 7.4
    round_.play(1, "G1")
    assert round_.legal(2) == {"G14", "G2", "G3", "G14!", "G2!", "G3!"}
    round_.play(2, "G14!")
    assert round_.public()["announced"] == [0, 0, 1, 0]
    assert round_.public()["shown"] == [[], [], [], []]
    round_.play(3, "G4")
    round_.play(0, "Y1")
    assert round_.waiting() == {2}
    assert not any(move.endswith("!") for move in round_.legal(2))
    assert round_.public()["shown"] == [[], [], [], []]
    round_.play(2, "B1")
    assert round_.public()["announced"] == [0, 0, 1, 0]
    assert round_.public()["shown"] == [[], [], [14], []]
    assert round_.gems() == [140, 0]


def test_pin_17_not_announced() -> None:
    round_ = in_play(HANDS_WITH_14S)
    for seat, move in [(1, "G1"), (2, "G2"), (3, "G4"), (0, "Y1")]:
        round_.play(seat, move)
    assert round_.waiting() == {3}
    round_.play(3, "B3")
    round_.play(0, "B20")
    round_.play(1, "R1")
    for move in ("B14!", "B1!"):
        with pytest.raises(ValueError):
            round_.play(2, move)
    round_.play(2, "B14")
    assert round_.public()["announced"] == [0, 0, 0, 0]
    assert round_.public()["shown"] == [[], [], [], []]
    assert round_.gems() == [0, 0]


def test_7_5_two_squares() -> None:
    hands = dict(HANDS_WITH_14S)
    hands[2] = "R14 G14 B14 Y14 R1 G1 B1 Y1"
    hands[1] = "R2 R3 R4 R10 R11 R20 G2 G3"
    hands[0] = "B20 B2 Y2 Y3 Y4 Y10 Y11 Y20"
    round_ = in_play(hands)
    for seat, move in [(1, "G2"), (2, "G1!"), (3, "G20"), (0, "Y2")]:
        round_.play(seat, move)
    assert round_.public()["announced"] == [0, 0, 2, 0]
    for seat, move in [(3, "B3"), (0, "B20"), (1, "R2")]:
        round_.play(seat, move)
        assert round_.public()["shown"] == [[], [], [], []]
    round_.play(2, "B1")
    assert round_.public()["shown"] == [[], [], [1, 14], []]
    assert round_.gems() == [150, 0]


def test_pin_18_end_of_the_match() -> None:
    match = Match({}, 4, 0)
    for totals, winners in [
        ([0, 0], None),
        ([990 + 168, 960 + 167], [0, 2]),
        ([1127, 1158], [1, 3]),
        ([1000, 980], [0, 2]),
        ([980, 1000], [1, 3]),
        ([1100, 1100], None),
        ([999, 998], None),
    ]:
        match.totals = totals * 2
        assert match.winners() == winners
    short = Match({"target": 168}, 4, 0)
    short.totals = [167, 168, 167, 168]
    assert short.winners() == [1, 3]


def test_pin_19_gathering() -> None:
    for seed in range(20):
        pack = shuffled(seed)
        round_ = Round({}, 4, 0, pack)
        record = play_out(round_, random.Random(seed))
        if round_.taker is None:
            continue
        match = Match({}, 4, 0)
        match.finish(round_)
        bundles = match.bundles()
        assert bundles == [trick.cards for trick in round_.tricks]
        assert sorted(card for part in bundles for card in part) == sorted(full_pack())
        again = Round({}, 4, 0, pack)
        for seat, move in record:
            again.play(seat, move)
        match_again = Match({}, 4, 0)
        match_again.finish(again)
        assert match_again.bundles() == bundles
        assert match_again.totals == match.totals


def test_9_3_team_piles_and_9_4_shuffle() -> None:
    round_ = in_play({}, taker=2)
    pack = full_pack()
    winners = [1, 0, 0, 3, 2, 1, 1, 0]
    for i, winner in enumerate(winners):
        round_.tricks.append(Trick(0, pack[4 * i : 4 * i + 4], winner))
    round_.phase = "over"
    match = Match({"gather": "team_piles"}, 4, 0)
    match.finish(round_)
    order = [0, 3, 5, 6, 1, 2, 4, 7]  # {1, 3} defend
    assert match.bundles() == [pack[4 * i : 4 * i + 4] for i in order]
    match = Match({"gather": "shuffle"}, 4, 0)
    match.finish(round_)
    assert [sorted(part) for part in match.bundles()] == [sorted(pack)]


def test_pin_20_other_card_values() -> None:
    assert card_value("R4", "R", "top_four") == 4
    assert card_value("R10", "R", "top_four") == 20
    assert sum(card_value(card, "R", "top_four") for card in full_pack()) == 315
    assert sum(card_value(card, "R", "face") for card in full_pack()) == 260
    top: Options = {"trump_values": "top_four"}
    face: Options = {"trump_values": "face"}
    assert scored(153, last_ten=True, options=top) == [163, 162]
    assert scored(152, last_ten=True, options=top) == [0, 325]
    assert slam(0, top, [], []) == [425, 0]
    assert scored(126, last_ten=True, options=face) == [136, 134]
    assert scored(125, last_ten=True, options=face) == [0, 270]
    assert slam(0, face, [], []) == [370, 0]


def test_8_1_whole_suits() -> None:
    for values, worth in [("double", 130), ("top_four", 120), ("face", 65)]:
        trumps = of_suit(full_pack(), "B")
        assert sum(card_value(card, "B", values) for card in trumps) == worth
        assert sum(card_value(card, "R", values) for card in trumps) == 65


def test_example_1_squares() -> None:
    assert [square_points(n) for n in NUMBERS] == [200, 140, 110, 100, 40, 30, 20, 10]
    assert squares(cards("R1 G1 B1 Y1 R20 G20 B20 Y20")) == [1, 20]
    assert squares(cards("R1 G1 B1 Y2 R20 G20 B20 Y20")) == [20]


def test_example_2_gems_counted_in() -> None:
    assert scored(123, last_ten=True, takers_gems=[3])[0] == 163
    assert scored(122, last_ten=True, takers_gems=[3]) == [0, 325]


def test_example_3_slam() -> None:
    assert slam(0, {}, [], []) == [425, 0]
    assert slam(0, {}, [10], []) == [525, 0]


# --------------------------------------------------------------------------------- what is public


def test_public_from_the_cut_to_the_end() -> None:
    round_ = Round({}, 4, 0, shuffled(6))
    assert round_.public() == {
        "phase": "cut",
        "turned": None,
        "trump": None,
        "taker": None,
        "trick": [],
        "leader": None,
        "last_trick": [],
        "tricks_won": [0, 0],
        "card_points": [0, 0],
        "announced": [0, 0, 0, 0],
        "shown": [[], [], [], []],
        "stock": 32,
    }
    round_.play(3, "cut 9")
    assert (round_.public()["phase"], round_.public()["leader"]) == ("bid", None)
    round_.play(1, "take")
    assert (round_.public()["phase"], round_.public()["leader"]) == ("play", 1)
    for count in range(4):
        (seat,) = round_.waiting()
        assert len(round_.trick) == count
        round_.play(seat, min(round_.legal(seat)))
    public = round_.public()
    assert public["trick"] == []
    assert public["last_trick"] == round_.tricks[0].cards
    assert public["leader"] == round_.tricks[0].winner
    (seat,) = round_.waiting()
    round_.play(seat, min(round_.legal(seat)))
    assert round_.public()["last_trick"] == []  # 6.16
    assert round_.public()["leader"] == seat
    play_out(round_, random.Random(6))
    public = round_.public()
    assert (public["phase"], public["leader"], public["trick"]) == ("over", None, [])


# ------------------------------------------------------------------------------- what can be known


def test_13_1_bidding_knows_the_own_hand_only() -> None:
    round_ = after_cut(shuffled(7))
    hidden = truth(round_)
    for seat in (None, *SEATS):
        assert round_.consistent(seat, hidden)
    hidden["stock"].reverse()
    assert round_.consistent(0, hidden)
    hidden["2"][0], hidden["3"][0] = hidden["3"][0], hidden["2"][0]
    assert [round_.consistent(seat, hidden) for seat in (None, 0, 1, 2, 3)] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert round_.turned is not None
    hidden["stock"][0] = round_.turned
    assert not round_.consistent(None, hidden)


def test_13_1_before_the_cut() -> None:
    round_ = Round({}, 4, 0, shuffled(8))
    hidden: dict[str, list[str]] = {"0": [], "1": [], "2": [], "3": [], "stock": full_pack()}
    assert round_.consistent(None, hidden)
    assert round_.consistent(3, hidden)
    hidden["0"].append(hidden["stock"].pop())
    assert not round_.consistent(None, hidden)


def test_13_4_turned_card_with_the_taker() -> None:
    round_ = after_cut(shuffled(9))
    turned = round_.turned
    assert turned is not None
    round_.play(1, "pass")
    round_.play(2, "take")
    hidden = truth(round_)
    assert round_.consistent(None, hidden)
    hidden["2"].remove(turned)
    hidden["2"].append(hidden["3"].pop())
    hidden["3"].append(turned)
    assert not round_.consistent(None, hidden)


def test_13_5_announcements() -> None:
    round_ = in_play(HANDS_WITH_14S)
    round_.play(1, "G1")
    quiet = in_play(HANDS_WITH_14S)
    quiet.play(1, "G1")
    round_.play(2, "G14!")
    quiet.play(2, "G14")
    # As it is.
    assert round_.consistent(1, truth(round_))
    # Without a square.
    hidden = truth(round_)
    hidden["2"].remove("R14")
    hidden["2"].append("Y20")
    hidden["0"].remove("Y20")
    hidden["0"].append("R14")
    assert not round_.consistent(1, hidden)
    assert quiet.consistent(1, hidden)
    # With another square: 10s instead of 14s, as long as nothing was shown.
    hidden = truth(round_)
    hidden["2"] = cards("R10 G10 B10 Y10 R14 B14 Y20")
    hidden["3"] = cards("G4 G2 G11 G20 B3 B4 G3 B11")
    hidden["0"] = cards("B20 Y1 Y2 Y3 Y4 Y14 Y11 B1")
    hidden["1"] = cards("R1 R2 R3 R4 B2 R11 R20")
    assert round_.consistent(None, hidden)
    # With two squares, where only one was announced.
    hidden = truth(round_)
    hidden["2"] = cards("R14 B14 Y14 R10 G10 B10 Y10")
    hidden["3"] = cards("G4 G2 G11 G20 B3 B4 G3 B11")
    hidden["0"] = cards("B20 Y1 Y2 Y3 Y4 Y20 Y11 B1")
    hidden["1"] = cards("R1 R2 R3 R4 B2 R11 R20")
    assert not round_.consistent(None, hidden)
    assert quiet.consistent(None, hidden)


def test_13_5_shown_squares() -> None:
    round_ = in_play(HANDS_WITH_14S)
    for seat, move in [(1, "G1"), (2, "G14!"), (3, "G4"), (0, "Y1")]:
        round_.play(seat, move)
    hidden: dict[str, list[str]] = {
        "2": cards("R10 G10 B10 Y10 R14 B14 Y20"),
        "3": cards("G2 G11 G20 B3 B4 G3 B11"),
        "0": cards("B20 Y2 Y3 Y4 Y14 Y11 B1"),
        "1": cards("R1 R2 R3 R4 B2 R11 R20"),
        "stock": [],
    }
    assert round_.consistent(None, hidden)
    round_.play(2, "B14")
    hidden["2"].remove("B14")
    assert not round_.consistent(None, hidden)
    assert round_.consistent(None, truth(round_))


def test_13_9_must_or_discard() -> None:
    hands = {1: "G10 Y4", 2: "G14 Y3", 3: "R10 Y1", 0: "Y2 R3"}
    options: Options = {"overruff": "must_or_discard"}
    round_ = in_play(hands, "", options)
    for seat, move in [(1, "G10"), (2, "G14"), (3, "R10"), (0, "Y2")]:
        round_.play(seat, move)
    assert round_.plays_legal([["R3"], ["Y4"], ["Y3"], ["Y1"]])
    assert not round_.plays_legal([["R11"], ["Y4"], ["Y3"], ["Y1"]])
    assert not round_.plays_legal([["G3"], ["Y4"], ["Y3"], ["Y1"]])


def facts_hold(round_: Round, hands: list[list[str]]) -> bool:
    """13.7 to 13.10, word for word, instead of playing the round again as the oracle does."""
    overruff = str(round_.options.get("overruff", "none"))
    trump = round_.trump
    assert trump is not None
    left = [hands[seat] + round_.played_by(seat) for seat in SEATS]
    for leader, trick in round_.tricks_so_far():
        for steps, card in enumerate(trick):
            player = seat_after(leader, steps)
            left[player].remove(card)
            if steps == 0:
                continue
            before = trick[:steps]
            led = suit_of(trick[0])
            trumps_then = of_suit(before, trump)
            partner_wins = winning_seat(before, leader, trump) == partner_of(player)
            trumps_left = of_suit(left[player], trump)
            higher_left = [
                other
                for other in trumps_left
                if trumps_then and number_of(other) > number_of(highest(trumps_then))
            ]
            lower_trump = (
                suit_of(card) == trump
                and bool(trumps_then)
                and number_of(card) < number_of(highest(trumps_then))
            )
            if suit_of(card) != led and of_suit(left[player], led):
                return False  # 13.7
            free = round_.options.get("beat_partner_trump") == "off" and partner_wins
            if led == trump and lower_trump and not free and higher_left:
                return False  # 13.8
            if led == trump or partner_wins:
                continue
            if suit_of(card) not in (led, trump):  # 13.9
                if overruff == "must_or_discard" and trumps_then:
                    if higher_left:
                        return False
                elif trumps_left:
                    return False
            if suit_of(card) == trump and lower_trump and overruff != "none" and higher_left:
                return False  # 13.10
    return True


def random_options(rng: random.Random) -> Options:
    options: Options = {}
    for name, values in OPTION_VALUES.items():
        value = rng.choice(values)
        if value != values[0]:
            options[name] = value
    return options


def test_13_facts_are_what_the_legal_plays_prove() -> None:
    """Two readings of the same thing: section 13 against playing the round again by section 6."""
    rng = random.Random(13)
    answers = {True: 0, False: 0}
    for _ in range(60):
        round_ = after_cut(shuffled(rng.randrange(10**6)), random_options(rng))
        round_.play(1, "take")
        for _ in range(rng.randrange(4, 28)):
            (seat,) = round_.waiting()
            quiet = sorted(move for move in round_.legal(seat) if not move.endswith("!"))
            round_.play(seat, rng.choice(quiet))
        for _ in range(40):
            hidden = truth(round_)
            for _ in range(rng.randrange(1, 4)):
                one, other = rng.sample(SEATS, 2)
                if not hidden[str(one)] or not hidden[str(other)]:
                    continue
                mine = hidden[str(one)].pop(rng.randrange(len(hidden[str(one)])))
                yours = hidden[str(other)].pop(rng.randrange(len(hidden[str(other)])))
                hidden[str(one)].append(yours)
                hidden[str(other)].append(mine)
            hands = [hidden[str(seat)] for seat in SEATS]
            facts = round_.turned_card_right(hands) and facts_hold(round_, hands)
            assert round_.consistent(None, hidden) == facts
            answers[facts] += 1
    assert min(answers.values()) > 100


# ------------------------------------------------------------------------------------- random play


def check_position(round_: Round, asking: int | None) -> None:
    """1.1: every card is in exactly one place; and the truth is always consistent."""
    found = list(round_.undealt)
    for seat in SEATS:
        found += round_.in_hand[seat] + round_.played_by(seat)
    if round_.turned is not None and round_.taker is None:
        found.append(round_.turned)
    assert sorted(found) == sorted(full_pack())
    assert round_.consistent(asking, truth(round_))
    for seat in SEATS:
        assert bool(round_.legal(seat)) == (seat in round_.waiting())


def packs_with_squares(rng: random.Random) -> list[str]:
    """A pack in which a square often lies together in the first hand to be dealt."""
    pack = full_pack()
    rng.shuffle(pack)
    number = rng.choice(NUMBERS)
    square = [f"{suit}{number}" for suit in SUITS]
    rest = [card for card in pack if card not in square]
    return square[:3] + rest[:9] + square[3:] + rest[9:]


def test_random_rounds() -> None:
    rng = random.Random(14)
    played = passed = announced = 0
    for _ in range(200):
        options = random_options(rng)
        options["target"] = rng.choice([1, 200, 1000])
        match = Match(options, 4, rng.randrange(4))
        for _ in range(2):
            pack = []
            for part in match.bundles():
                rng.shuffle(part)
                pack += part
            if rng.random() < 0.3:
                pack = packs_with_squares(rng)
                pack = pack[-12:] + pack[:-12]
            dealer = match.dealer
            round_ = Round(options, 4, dealer, pack)
            reluctant = rng.random() < 0.3
            check_position(round_, rng.choice([None, *SEATS]))
            while round_.waiting():
                (seat,) = round_.waiting()
                moves = sorted(round_.legal(seat))
                assert moves
                if "cut 12" in moves and rng.random() < 0.5:
                    moves = ["cut 12"]
                if reluctant and "pass" in moves:
                    moves = ["pass"]
                round_.play(seat, rng.choice(moves))
                check_position(round_, rng.choice([None, *SEATS]))
            before = list(match.totals)
            points = round_.points()
            assert points[0] == points[2]
            assert points[1] == points[3]
            match.finish(round_)
            assert match.totals == [old + new for old, new in zip(before, points, strict=True)]
            if round_.taker is None:
                passed += 1
                assert points == [0, 0, 0, 0]
                stays = options.get("redeal") == "same"
                assert match.dealer == (dealer if stays else seat_after(dealer, 1))
            else:
                played += 1
                announced += sum(len(numbers) for numbers in round_.announced)
                assert match.dealer == seat_after(dealer, 1)
                assert round_.shown == round_.announced
                assert max(points) > 0
                values = str(options.get("trump_values", "double"))
                everything = {"double": 335, "top_four": 325, "face": 270}[values]
                assert sum(round_.card_points()) == everything
                assert points[team_of(round_.taker)] == 0 or (
                    points[team_of(round_.taker)] >= (136 if values == "face" else 163)
                )
            assert sorted(c for part in match.bundles() for c in part) == sorted(full_pack())
            winners = match.winners()
            assert winners in (None, [0, 2], [1, 3])
    assert played > 100
    assert passed > 50
    assert announced > 20
