"""docs/rules/seasons-duel.md asked of the engine: its pins and checks, and every refusal."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.chance import Stream
from vierblatt.core.game import DealError, NotationError, Score, option_table, state_hash
from vierblatt.core.match import IllegalAction, Match
from vierblatt.core.playouts import random_rounds
from vierblatt.games.seasons_duel import story
from vierblatt.games.seasons_duel.rules import MIDDLE, SeasonsDuel, place

from ...chi_square import even
from .positions import (
    GAME,
    OPTIONS,
    SEATS,
    TWO_GAMES,
    WATCHED,
    at,
    cards,
    code,
    dealt,
    do,
    ended,
    hand_values,
    listed,
    moves,
    position,
    random_positions,
    refused,
    shuffled,
)

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "seasons-duel.md"

DEALT = {
    "P0": "G3 G1 G1 Y2 Y2 B2 R3 Y2",
    "P1": "B1 B2 B2 G2 G2 Y1 Y3 Y3",
    "pile0": "B2 G2 R1 Y1 B3 R2 R2 R2 B1 G1",
    "pile1": "Y2 Y2 R1 Y1 G3 B2 B2 G2 B1 G1",
    "aside": "B1 B3 G2 G2 Y1 Y2 R1 R1 R2 R2 R2 R3",
}


def final(first: str, second: str, middle: str) -> tuple[Score, tuple[int, ...] | None]:
    """The score of a game that has ended so, and who has won it."""
    score = GAME.score(ended(middle, first, second))
    outcome = GAME.outcome(OPTIONS, score.points, [score])
    return score, None if outcome is None else outcome.winners


def match_of(*games: tuple[tuple[int, int], tuple[int, int]]) -> tuple[int, ...] | None:
    """Who has won a match of two games with these points and figures, None while it goes on."""
    scores = [Score(points, kept={"figures": figures}) for points, figures in games]
    totals: tuple[int, ...] = (0, 0)
    for score in scores:
        totals = GAME.add(totals, score)
    outcome = GAME.outcome(TWO_GAMES, totals, scores)
    return None if outcome is None else outcome.winners


# ------------------------------------------------------------------------------ pins and checks


def test_example_1_and_pin_4_spring() -> None:
    score, _ = final("G1 G2 G3", "G1 G2 G2", "G1 G2 G2 G2")
    assert score.points == (7, 0)
    assert score.kept == {"figures": (1, 0)}
    score, _ = final("G1 G2 G3", "G1 G1 G2 G2", "G1 G2 G2 G2")
    assert score.points == (0, 0)
    assert score.kept == {"figures": (0, 0)}


def test_pin_1_counts() -> None:
    ones, twos, threes = GAME.bundles(OPTIONS, 2, None)
    assert [len(part) for part in (ones, twos, threes)] == [16, 24, 8]
    for part, value, copies in ((ones, "1", 4), (twos, "2", 6), (threes, "3", 2)):
        assert Counter(map(GAME.card, part)) == {season + value: copies for season in "BGYR"}
    pack = [*ones, *twos, *threes]
    piles = [[GAME.card(pack[place(pile, n)]) for n in range(6)] for pile in range(8)]
    assert all([int(card[1]) for card in pile] == [3, 2, 2, 2, 1, 1] for pile in piles)
    assert all(sum(int(card[1]) for card in pile) == 11 for pile in piles)
    state = shuffled(1)
    own = [hand_values(state.hand(seat) + state.in_pile(seat)) for seat in SEATS]
    assert [sum(values) for values in own] == [33, 33]
    assert len(own[0] + own[1]) == 36


def test_pin_2_hands_and_draws() -> None:
    drawn = {1: [2, 2], 2: [1, 1], 3: [3, 2], 4: [2, 2], 5: [1, 1]}
    sizes = []
    before: dict[int, list[int]] = {}
    for state in random_positions(2):
        hands = [hand_values(state.hand(seat)) for seat in SEATS]
        if state.done == 0:
            assert hands == [[3, 3, 2, 2, 2, 2, 1, 1]] * 2
        if state.done % 4 == 0 and not state.over():
            assert len(hands[0]) == len(hands[1])
            sizes.append(len(hands[0]))
        if state.done % 4 == 0 and state.done:
            more = drawn.get(state.done // 4, [])
            assert hands == [sorted(before[seat] + more, reverse=True) for seat in SEATS]
        before = dict(enumerate(hands))
    assert sizes == [8, 8, 8, 8, 8, 8, 6, 4, 2]
    assert [at(2, 20).left_to_draw(), at(2, 19).left_to_draw()] == [0, 2]


@pytest.mark.parametrize("starter", SEATS)
def test_pin_3_areas(starter: int) -> None:
    for state in random_positions(3, starter):
        n = state.done // 4
        if state.done % 4 == 0:
            areas = (state.middle, state.influence_0, state.influence_1)
            assert [len(GAME.cards(area)) for area in areas] == [2 * n, n, n]
    assert state.over()
    assert sum(hand_values(state.laid())) == 66
    assert GAME.cards(state.hand_0 + state.hand_1 + state.pair) == ()
    assert len(GAME.cards(state.aside())) == 12


@pytest.mark.parametrize(("middle", "other"), [("Y3", "Y1"), ("Y1", "Y3")])
def test_pin_5_same_season(middle: str, other: str) -> None:
    state = do(position(0, ("Y1 Y3 G2", "B1")), "0 give Y1 Y3")
    assert moves(state) == ["middle Y1", "middle Y3"]
    do(state, f"1 middle {middle}")
    assert GAME.cards(state.middle) == (middle,)
    assert GAME.cards(state.influence(1)) == (other,)
    assert GAME.cards(state.influence(0)) == ()


def test_pin_6_refused() -> None:
    state = dealt(DEALT)
    for move in ("give G1", "give G1 Y2 B2"):
        assert refused(state, 0, move).rule == "5.2"
    for move in ("give B2 B2", "give G3 G3"):
        assert refused(state, 0, move).rule == "5.3"
    assert refused(state, 1, "give B1 B2").rule == "4.5"
    assert refused(state, 0, "middle G1").rule == "6.5"
    assert refused(state, 1, "middle G1").rule == "4.5"
    do(state, "0 give G1 Y2")
    assert refused(state, 1, MIDDLE | cards("G1 Y2")).rule == "6.2"
    assert refused(state, 1, MIDDLE).rule == "6.2"
    assert refused(state, 0, "give G1 Y2").rule == "4.5"
    assert refused(state, 0, "middle G1").rule == "4.5"


def test_pin_7_ties() -> None:
    middle = "B3 B3 B2 B2 G3 G3 G2 G2 Y3 Y3 Y2 Y2 Y2 Y2 Y2 Y2 Y1 Y1"
    first = "B1 B1 B2 B2 G1 G2 G2 R1 R1"
    score, winners = final(first, "B1 B2 B2 G1 G1 G2 Y1 Y1 R2", middle)
    assert score.points == (20, 20)
    assert score.kept == {"figures": (2, 1)}
    assert winners == (0,)
    middle = "B3 B3 B2 B2 B2 B2 B2 B2 B1 B1 Y3 Y3 Y2 Y2 Y2 Y2 Y2 Y2 Y1 Y1"
    score, winners = final("B1 G1 R2", "Y1 G1 R1 R1", middle)
    assert score.points == (20, 20)
    assert score.kept == {"figures": (1, 1)}
    assert winners == ()
    score, winners = final("R2", "R1", "")
    assert score.points == (0, 0)
    assert score.kept == {"figures": (1, 0)}
    assert winners == (0,)


def test_pin_8_two_seasons() -> None:
    score, _ = final("B3 B2 R2", "B1 B2 R1 R1", "B3 B2 B2 B1 R2 R2 R2")
    assert score.points == (8, 0)
    assert [(line.seats, line.why, line.points) for line in score.lines if line.of] == [
        ((0,), "winter", 8),
        ((0, 1), "autumn-tied", 0),
        ((0,), "figures", 0),
    ]


def test_pin_9_what_is_seen() -> None:
    state = do(dealt(DEALT), "0 give G1 Y2", "1 middle G1", "1 give B1 B2")
    own = GAME.view(OPTIONS, state, 0)
    assert own.hand == ("B2", "G1", "G3", "Y2", "Y2", "R3")
    assert own.hands == ((1, 2, 2, 2, 3, 3), (1, 2, 2, 2, 3, 3))
    assert own.piles == ((2, 2, 1, 1, 3, 2, 2, 2, 1, 1),) * 2
    assert own.pair == ("B1", "B2")
    his = GAME.view(OPTIONS, state, 1)
    assert his.hand == ("B2", "G2", "G2", "Y1", "Y3", "Y3")
    watched = GAME.view(OPTIONS, state, None)
    assert (watched.hand, watched.pair, watched.pair_values) == ((), (), (1, 2))
    assert watched.middle == his.middle == ("G1",)
    assert watched.influence == his.influence == ((), ("Y2",))
    assert (watched.points, watched.sums) == ((0, 1, 0, 0), ((0, 0, 0, 0), (0, 0, 2, 0)))
    assert (watched.hands, watched.piles) == (own.hands, own.piles)


def test_pin_10_match_of_two_games() -> None:
    assert match_of(((21, 18), (2, 2))) is None
    assert match_of(((21, 18), (2, 2)), ((15, 17), (1, 3))) == (0,)


def test_check_1_the_deal() -> None:
    wanted = [
        [40, 16, 17, 18, 0, 1, 41, 19, 20, 21, 2, 3, 42, 22, 23, 24, 4, 5],
        [43, 25, 26, 27, 6, 7, 44, 28, 29, 30, 8, 9, 45, 31, 32, 33, 10, 11],
    ]
    found = [[place(3 * turn + n // 6, n % 6) for n in range(18)] for turn in (0, 1)]
    assert found == wanted
    assert [[place(pile, n) for n in range(6)] for pile in (6, 7)] == [
        [46, 34, 35, 36, 12, 13],
        [47, 37, 38, 39, 14, 15],
    ]


@pytest.mark.parametrize("starter", SEATS)
def test_check_1_in_play(starter: int) -> None:
    """The cards come from their places in the pack, however a shuffle has laid it."""
    draws = ([20, 21, 2, 3, 42, 22, 23, 24, 4, 5], [29, 30, 8, 9, 45, 31, 32, 33, 10, 11])
    hands = ([40, 16, 17, 18, 0, 1, 41, 19], [43, 25, 26, 27, 6, 7, 44, 28])
    pack = Stream(bytes(32), "check 1").laid(GAME.bundles(OPTIONS, 2, None))
    state = GAME.start(OPTIONS, 2, starter, pack)
    assert isinstance(state, SeasonsDuel)
    for turn, seat in enumerate((starter, 1 - starter)):
        names = sorted(GAME.card(pack[n]) for n in hands[turn])
        assert sorted(GAME.cards(state.hand(seat))) == names
        in_pile = [state.pile(seat) >> 4 * n & 15 for n in range(10)]
        assert in_pile == [pack[n] for n in draws[turn]]
    aside = sorted(GAME.card(pack[place(pile, n)]) for pile in (6, 7) for n in range(6))
    assert sorted(GAME.cards(state.aside())) == aside
    for turns in range(1, 6):
        while state.done < 4 * turns:
            seat = state.player()
            state.apply(seat, state.legal(seat)[0])
        for turn, seat in enumerate((starter, 1 - starter)):
            left = [state.pile(seat) >> 4 * n & 15 for n in range(state.left_to_draw())]
            assert left == [pack[n] for n in draws[turn][2 * turns :]]


def test_check_2_equal_cards() -> None:
    state = do(dealt(DEALT), "0 give G1 G1")
    assert moves(state) == ["middle G1"]
    assert state.pick(1, Random(1)) == code("middle G1")
    do(state, "1 middle G1")
    assert (GAME.cards(state.middle), GAME.cards(state.influence(1))) == (("G1",), ("G1",))


def test_check_3_nobody_has_influence() -> None:
    score, winners = final("B1", "Y1", "G3 G3 G2")
    assert score.points == (0, 0)
    assert score.kept == {"figures": (1, 1)}
    assert winners == ()


def test_check_4_equal_sums() -> None:
    assert match_of(((20, 19), (2, 1)), ((16, 17), (2, 2))) == (0,)
    assert match_of(((19, 20), (1, 2)), ((17, 16), (2, 2))) == (1,)
    assert match_of(((20, 19), (2, 1)), ((16, 17), (1, 2))) == ()


# ------------------------------------------------------------------------------ the other rules


def test_the_order_of_play_4_2() -> None:
    for starter in SEATS:
        order = [
            (state.player(), state.giving())
            for state in random_positions(4, starter)
            if not state.over()
        ]
        other = 1 - starter
        assert order == [(starter, True), (other, False), (other, True), (starter, False)] * 9


def test_pairs_count_once_5_6() -> None:
    assert len(moves(position(0, ("B1 B2 B3 G1 G2 G3 Y1 Y2", "")))) == 28
    hand = position(0, ("B1 B2 B2 B2", ""))
    assert moves(hand) == ["give B1 B2", "give B2 B2"]
    assert moves(position(0, ("B2 B2", ""))) == ["give B2 B2"]


def test_given_cards_leave_the_hand_5_7() -> None:
    state = do(dealt(DEALT), "0 give G1 G3")
    assert GAME.cards(state.hand(0)) == ("B2", "G1", "Y2", "Y2", "Y2", "R3")
    assert GAME.cards(state.pair) == ("G1", "G3")
    do(state, "1 middle G3")
    assert GAME.cards(state.hand(1)) == GAME.cards(cards(DEALT["P1"]))


def test_every_refusal() -> None:
    """Each rung of the ladder, with its paragraph, its reason and the cards behind it."""
    state = dealt(DEALT)
    found = [
        refused(state, 1, "give B1 B2"),
        refused(state, 0, 2 * MIDDLE),
        refused(state, 0, "middle G1"),
        refused(state, 0, "give G1"),
        refused(state, 0, "give G1 B1"),
        refused(state, 0, "give B2 B2"),
    ]
    do(state, "0 give G1 Y2")
    found += [
        refused(state, 1, "give B1 B2"),
        refused(state, 1, MIDDLE | cards("G1 Y2")),
        refused(state, 1, "middle B1"),
        refused(ended("", "", ""), 0, "give G1 Y2"),
    ]
    assert [(refusal.rule, refusal.reason, refusal.cards) for refusal in found] == [
        ("4.5", "not-your-turn", ()),
        ("4.2", "no-such-action", ()),
        ("6.5", "no-pair-to-place", ()),
        ("5.2", "give-two-cards", ()),
        ("5.4", "not-in-hand", ()),
        ("5.3", "held-only-once", ("B2",)),
        ("5.5", "place-the-pair-first", ("G1", "Y2")),
        ("6.2", "one-card-to-each-area", ("G1", "Y2")),
        ("6.4", "not-in-the-pair", ("G1", "Y2")),
        ("7.3", "round-over", ()),
    ]
    paragraphs = set(re.findall(r"\*\*(\d+\.\d+)\*\*", PAGE.read_text(encoding="utf-8")))
    assert {refusal.rule for refusal in found} <= paragraphs


def nonsense(rng: random.Random, codes: list[int]) -> int:
    """A code that may be anything, often one that is nearly right."""
    kinds = [1 << 4 * rng.randrange(12) for _ in range(rng.randrange(5))]
    flag = rng.choice((0, MIDDLE))
    near = rng.choice(codes) if codes else 0
    any_bits = rng.getrandbits(rng.randrange(1, 63))
    return rng.choice((sum(kinds) | flag, near, near ^ 1 << rng.randrange(62), any_bits))


@pytest.mark.parametrize("seed", range(4))
def test_why_not_allows_just_the_legal_codes(seed: int) -> None:
    rng = random.Random(seed)
    for state in random_positions(seed, seed % 2):
        codes = list(state.legal(state.player())) if state.waiting() else []
        assert len(set(codes)) == len(codes)
        assert bool(codes) == (not state.over())
        every = [1 << 4 * a | flag for a in range(12) for flag in (0, MIDDLE)]
        every += [(1 << 4 * a) + (1 << 4 * b) for a in range(12) for b in range(a, 12)]
        every += [(1 << 62) - 1, 0, MIDDLE, *(nonsense(rng, codes) for _ in range(60))]
        for found in every:
            for seat in range(8):
                allowed = state.why_not(seat, found) is None
                mine = bool(state.waiting()) and seat == state.player() and found in codes
                assert allowed == mine, (seat, found)


@pytest.mark.parametrize(
    "state",
    [
        position(0, ("B1 B1 B2 B2 B2 G1 Y3 R1", "")),
        position(0, ("B2 B2 B2 B2 B2 B2 R2 R2", "")),
        position(0, ("B1 B2 B3 G1 G2 G3 Y1 R3", "")),
        position(32, ("R2 R2", "")),
        position(1, pair="G1 Y2"),
        position(1, pair="G1 G1"),
    ],
)
def test_pick_is_uniform(state: SeasonsDuel) -> None:
    rng = Random(5)
    codes = list(state.legal(state.player()))
    counts = Counter(state.pick(state.player(), rng) for _ in range(300 * len(codes)))
    assert set(counts) == set(codes)
    assert len(codes) == 1 or even([counts[found] for found in codes])


def test_moves_in_writing_5_1_6_1() -> None:
    for text, canonical in (
        ("give G1 Y2", "give G1 Y2"),
        ("  GIVE y2   g1 ", "give G1 Y2"),
        ("give r1 b3", "give B3 R1"),
        ("give G1 G1", "give G1 G1"),
        ("Middle g1", "middle G1"),
    ):
        assert GAME.text(GAME.parse(text)) == canonical
    for text in ("", "give", "middle", "G1", "give G4 G1", "give X1 G1", "middle G1 Y2", "take"):
        with pytest.raises(NotationError):
            GAME.parse(text)
    for action in (GAME.moves.__args__[0](("G1",) * 9), GAME.moves.__args__[1]("G9")):
        with pytest.raises(NotationError):
            GAME.encode(action)


def test_every_move_has_three_spellings() -> None:
    for state in random_positions(6):
        for found in state.legal(state.player()) if state.waiting() else ():
            action = GAME.decode(found, state, state.player())
            assert GAME.encode(action) == found
            assert GAME.parse(GAME.text(action)) == action


def test_cards_are_counted() -> None:
    assert GAME.cards(GAME.set_of(["Y2", "G1", "G1"])) == ("G1", "G1", "Y2")
    assert [GAME.card(n) for n in range(12)] == "B1 B2 B3 G1 G2 G3 Y1 Y2 Y3 R1 R2 R3".split()


def test_a_position_laid_by_hand() -> None:
    for starter in SEATS:
        state = dealt(DEALT, starter)
        for seat in SEATS:
            assert state.hand(seat) == cards(DEALT[f"P{seat}"])
            pile = [state.pile(seat) >> 4 * n & 15 for n in range(10)]
            assert pile == listed(DEALT[f"pile{seat}"])
        assert state.aside() == cards(DEALT["aside"])
        zones = GAME.zones(OPTIONS, 2, starter)
        assert {name: len(zone.split()) for name, zone in DEALT.items()} == zones
        assert next(iter(zones)) == f"P{starter}"


@pytest.mark.parametrize(
    ("zone", "there"),
    [
        ("P0", "G3 G1 G1 Y2 Y2 B2 R3 Y1"),
        ("pile0", "R1 G2 B2 Y1 B3 R2 R2 R2 B1 G1"),
        ("pile1", "Y2 Y2 R1 Y1 G3 B2 B2 B2 B1 G1"),
        ("aside", "B1 B3 G2 G2 G2 Y2 R1 R1 R2 R2 R2 R3"),
        ("aside", "B1 B2 G2 B3 Y1 Y2 R1 R1 R2 R2 R2 R3"),
    ],
)
def test_a_position_that_cannot_be(zone: str, there: str) -> None:
    with pytest.raises(DealError):
        dealt({**DEALT, zone: there})


def test_clones_go_their_own_way() -> None:
    for state in random_positions(7):
        twin = state.clone()
        assert twin.numbers() == state.numbers()
        assert twin.facts is None
        if twin.waiting():
            before = state_hash(state)
            twin.apply(twin.player(), twin.legal(twin.player())[0])
            assert state_hash(state) == before != state_hash(twin)


# ------------------------------------------------------------------------------ what is told


def test_what_is_told() -> None:
    state = dealt(DEALT)
    do(state, "0 give G1 G3", "1 middle G1", "1 give B2 Y3", "0 middle B2")
    facts = state.facts or []
    told: dict[int | None, list[Any]] = {
        seat: [GAME.story(fact, seat) for fact in facts] for seat in WATCHED
    }
    hand = GAME.cards(cards(DEALT["P0"]))
    backs = (1, 1, 2, 2, 2, 2, 3, 3)
    assert told[0] == [
        story.Dealt(0, backs, hand),
        story.Dealt(1, backs, None),
        story.Gave(0, (1, 3), ("G1", "G3")),
        story.Placed(1, "G1", "G3"),
        story.Gave(1, (2, 3), ("B2", "Y3")),
        story.Placed(0, "B2", "Y3"),
        story.Drew(0, (2, 2), ("B2", "G2")),
        story.Drew(1, (2, 2), None),
    ]
    assert told[1][2:] == [*told[0][2:6], story.Drew(0, (2, 2), None), told[1][7]]
    assert told[1][7] == story.Drew(1, (2, 2), ("Y2", "Y2"))
    assert told[None][0] == story.Dealt(0, backs, None)
    assert told[None][2] == story.Gave(0, (1, 3), None)
    assert told[None][3] == told[0][3]
    everything = [GAME.tell_all(fact) for fact in facts]
    assert everything == [told[0][0], told[1][1], *told[0][2:7], told[1][7]]


def test_values_tell_nothing_of_the_seasons() -> None:
    """The backs of a pair lie in rising order, whatever the order of its cards (11.6)."""
    state = do(position(0, ("B3 G1", "")), "0 give B3 G1")
    assert GAME.view(OPTIONS, state, None).pair_values == (1, 3)
    fact = ("gave", 0, cards("B3 G1"), 0)
    assert GAME.story(fact, None) == story.Gave(0, (1, 3), None)


# ------------------------------------------------------------------------------ score and match


def test_the_lines_add_up() -> None:
    for seed in range(40):
        state = list(random_positions(seed))[-1]
        score = GAME.score(state)
        assert score.points == tuple(state.result())
        for seat in SEATS:
            lines = [line.points for line in score.lines if seat in line.seats]
            assert sum(lines) == score.points[seat]
        won = [line for line in score.lines[:4] if line.rule == "8.3"]
        assert score.kept["figures"] == tuple(
            sum(line.seats == (seat,) for line in won) for seat in SEATS
        )
        assert sum(score.points) == sum(line.points for line in won)


def test_no_points_before_the_end() -> None:
    assert list(at(1, 35).result()) == [0, 0]


@pytest.mark.parametrize(("options", "games"), [(OPTIONS, 1), (TWO_GAMES, 2)])
def test_a_whole_match_9(options: Any, games: int) -> None:
    match = Match(GAME, options, 2, dealer=1)
    rng = Random(1)
    starters = []
    while match.outcome is None:
        match.deal(Stream(bytes(32), f"round {match.round}").laid(match.bundles()))
        starters.append(match.waiting()[0])
        while match.state is not None:
            (seat,) = match.waiting()
            with pytest.raises(IllegalAction):
                match.act(1 - seat, match.state.pick(seat, rng))
            match.act(seat, match.state.pick(seat, rng))
    assert starters == [1, 0][:games]
    points = [score.points for score in match.scores]
    assert match.totals == tuple(map(sum, zip(*points, strict=True)))


def test_the_only_option_10_1() -> None:
    (option,) = option_table(GAME.options)
    assert (option.name, option.values, option.default) == ("games", ("1", "2"), "1")


def test_random_rounds_have_36_actions() -> None:
    blanks = [GAME.blank(OPTIONS, 2, starter) for starter in SEATS]
    pack = [kind for part in GAME.bundles(OPTIONS, 2, None) for kind in part]
    done, totals = random_rounds(blanks, vec[i64](pack), vec[i64]([16, 40, 48]), [1, 2, 3], 0)
    assert done == 3 * 36
    assert len(totals) == 2


# ------------------------------------------------------------------------------ table sense


def test_sense_beats_chance() -> None:
    rng = Random(1)
    won = 0
    for seed in range(24):
        state = shuffled(seed)
        while state.waiting():
            seat = state.player()
            greedy = seat == seed // 2 % 2
            state.apply(seat, GAME.greedy(state, seat) if greedy else state.pick(seat, rng))
        won += state.points(seed // 2 % 2) > state.points(1 - seed // 2 % 2)
    assert won >= 18


def test_sense_is_legal_and_sees_only_what_its_seat_sees() -> None:
    rng = Random(2)
    for state in random_positions(8):
        if state.waiting():
            seat = state.player()
            choice = GAME.greedy(state, seat)
            assert choice in list(state.legal(seat))
            world = GAME.imagine(GAME.view(OPTIONS, state, seat)).deal(rng)
            assert GAME.greedy(world, seat) == choice


def test_sense_takes_what_is_sure() -> None:
    """The last placing: the lead in winter decides eleven points, a summer card nothing."""
    middle = "B3 B3 B2 B2 B1 G1 G1 G1 G2 Y1 Y1 Y2 Y2 R1 R2 R2 R2"
    influence = ("B2 G2 G2 G2 Y1 Y3 R1 R1", "B2 G2 G2 Y1 Y3 Y2 R2 R1 R2")
    state = position(35, pair="B1 Y2", middle=middle, influence=influence)
    assert GAME.greedy(state, 0) == code("middle Y2")
