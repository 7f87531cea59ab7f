"""What a seat imagines in Four Gems: just the positions that the oracle calls possible, evenly.

Section 13 of docs/rules/four-gems.md. In small positions all ways to deal the hidden cards are gone
through, and the literal reading says which of them are possible.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations, count
from typing import Any

import pytest
from librt.random import Random

from vierblatt.core.cards import lowest
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import BIDDING, CUTTING, OVER, PLAYING, FourGems

from ...chi_square import deviation, even, even_table
from .oracle import (
    NUMBERS,
    Round,
    highest,
    number_of,
    of_suit,
    partner_of,
    seat_after,
    squares,
    suit_of,
    winning_seat,
)
from .positions import (
    BOTH_ANNOUNCE,
    GAME,
    PACK,
    SEATS,
    before_cut,
    cards,
    dealt,
    do,
    hand,
    lying,
    moves,
    options,
    pack_for,
    random_positions,
    uncut,
    with_hands,
)

VIEWERS = (None, *SEATS)
Hands = tuple[int, ...]
"""Four sets of cards, by seat."""


# The view law


def test_view_law_in_random_play() -> None:
    """13.1 to 13.12: what is imagined looks the same and has a whole pack, in every phase."""
    rng = Random(13)
    phases = set()
    for at, state in enumerate(random_positions(131, 24)):
        chosen = chosen_options(state)
        seat = VIEWERS[at % 5]
        view = GAME.view(chosen, state, seat)
        world = GAME.imagine(view).deal(rng)
        assert isinstance(world, FourGems)
        assert GAME.view(chosen, world, seat) == view
        assert sorted(all_cards(world)) == sorted(PACK)
        assert world.waiting() == state.waiting()
        assert list(world.result()) == list(state.result())
        if seat is not None and world.waiting() == 1 << seat:
            assert list(world.legal(seat)) == list(state.legal(seat))
        if at % 4 == 0:
            play_out(world, rng)
        phases.add((state.phase, state.taker >= 0))
    bidding = {(CUTTING, False), (BIDDING, False), (OVER, False)}
    assert phases == bidding | {(PLAYING, True), (OVER, True)}


def all_cards(state: FourGems) -> list[str]:
    """Every card of a position, wherever it is."""
    sets = [*state.hands, *(state.played_by(seat) for seat in SEATS)]
    return [card for held in sets for card in GAME.cards(held)] + lying(state)


def chosen_options(state: FourGems) -> FourGemsOptions:
    """The options of a round, as far as a round knows them."""
    worth = sum(state.trump_worth >> 6 * rank & 63 for rank in range(8))
    return options(
        trump_values={130: "double", 120: "top_four", 65: "face"}[worth],
        overruff=("none", "must", "must_or_discard")[state.overruff],
        beat_partner_trump="on" if state.beat_partner else "off",
        failed_gems=("own", "all", "none")[state.failed_gems],
    )


def play_out(state: FourGems, rng: Random) -> None:
    """Play a position to its end, with legal moves only."""
    while state.waiting():
        seat = lowest(state.waiting())
        code = state.pick(seat, rng)
        assert state.why_not(seat, code) is None
        state.apply(seat, code)


# Small positions, in both readings


@dataclass(frozen=True)
class Both:
    """A round in both readings, and who looks at it."""

    engine: FourGems
    oracle: Round
    viewer: int | None
    values: dict[str, str]

    def hidden(self) -> dict[int, list[str]]:
        """The hands that the viewer does not see, as they are."""
        return {seat: self.oracle.in_hand[seat] for seat in SEATS if seat != self.viewer}

    def unknown(self) -> list[str]:
        """The cards of these hands."""
        return sorted(card for held in self.hidden().values() for card in held)

    def possible(self) -> set[Hands]:
        """All hands that could lie so by the oracle."""
        found = set()
        for split in splits(self.unknown(), [len(held) for held in self.hidden().values()]):
            zones = dict(zip(map(str, self.hidden()), split, strict=True))
            if self.viewer is not None:
                zones[str(self.viewer)] = self.oracle.in_hand[self.viewer]
            if self.oracle.consistent(self.viewer, {**zones, "stock": []}):
                found.add(tuple(GAME.set_of(zones[str(seat)]) for seat in SEATS))
        return found

    def imagined(self, times: int) -> Counter[Hands]:
        """How often each position was imagined."""
        rng = Random(times)
        worlds = GAME.imagine(GAME.view(options(**self.values), self.engine, self.viewer))
        found: Counter[Hands] = Counter()
        for _ in range(times):
            world = worlds.deal(rng)
            assert isinstance(world, FourGems)
            found[tuple(world.hands)] += 1
        return found


def splits(held: list[str], sizes: list[int]) -> Iterator[list[list[str]]]:
    """All ways to deal cards to places of these sizes."""
    if not sizes:
        yield []
        return
    for first in combinations(held, sizes[0]):
        for others in splits([card for card in held if card not in first], sizes[1:]):
            yield [list(first), *others]


def check(both: Both, possible: set[Hands]) -> None:
    """What is imagined is just what is possible, all of it equally often."""
    imagined = both.imagined(15 * len(possible))
    assert set(imagined) == possible
    assert even(imagined.values())


def begin(
    hands: dict[int, list[str]], taker: int, values: dict[str, str]
) -> tuple[FourGems, Round]:
    """A round with these hands in both readings, before the first trick; trump is R."""
    chosen: dict[str, Any] = dict(values)
    engine = with_hands(hands, taker, **chosen)
    pack = before_cut(pack_for(hands, taker, GAME.card(engine.turned)))
    oracle = Round(dict(values), 4, 0, pack)
    oracle.play(3, "cut 16")
    for seat in (1, 2, 3, 0)[: (taker - 1) % 4]:
        oracle.play(seat, "pass")
    oracle.play(taker, "take")
    return engine, oracle


def play_until(
    engine: FourGems,
    oracle: Round,
    viewer: int | None,
    left: int,
    rng: random.Random,
    *,
    keep: Collection[str] = (),
    aloud: bool = False,
) -> Both:
    """Play at random until no hidden hand has more cards; cards to keep are played last."""
    while max(len(oracle.in_hand[seat]) for seat in SEATS if seat != viewer) > left:
        may = sorted(cards(engine))
        card = rng.choice([card for card in may if card not in keep] or may)
        move = f"{card}!" if aloud and f"{card}!" in moves(engine) else card
        oracle.play(engine.player, move)
        do(engine, engine.player, move)
    values = {name: str(value) for name, value in oracle.options.items()}
    return Both(engine, oracle, viewer, values)


def random_hands(rng: random.Random, given: dict[int, list[str]]) -> dict[int, list[str]]:
    """Four hands of eight with the cards that are given; each has a card of R."""
    while True:
        rest = [card for card in PACK if not any(card in held for held in given.values())]
        rng.shuffle(rest)
        hands = {seat: list(given.get(seat, ())) for seat in SEATS}
        for held in hands.values():
            while len(held) < 8:
                held.append(rest.pop())
        if all(of_suit(held, "R") for held in hands.values()):
            return hands


# What the plays prove


@dataclass(frozen=True)
class Lesson:
    """Somebody hidden played what he would not have had to; the highest trump lay before it."""

    kind: str
    player: int
    top: str


def lessons(both: Both) -> Iterator[Lesson]:
    """The plays of hidden hands of which section 13 speaks, where a trump had been played."""
    for leader, trick in both.oracle.tricks_so_far():
        for steps, card in enumerate(trick):
            player, before = seat_after(leader, steps), trick[:steps]
            trumps = of_suit(before, "R")
            if not trumps or player == both.viewer:
                continue
            top = highest(trumps)
            partner = winning_seat(before, leader, "R") == partner_of(player)
            lower = suit_of(card) == "R" and number_of(card) < number_of(top)
            if suit_of(trick[0]) == "R":
                if lower:
                    yield Lesson("under the partner" if partner else "under", player, top)
            elif suit_of(card) != suit_of(trick[0]) and not partner:
                if lower:
                    yield Lesson("lower ruff", player, top)
                elif suit_of(card) != "R":
                    yield Lesson("discard", player, top)


def trumps_held(lesson: Lesson, possible: set[Hands]) -> tuple[bool, bool]:
    """Whether the player may hold a lower trump than that, and a higher one."""
    may = set()
    for hands in possible:
        may |= set(of_suit(list(GAME.cards(hands[lesson.player])), "R"))
    numbers = [number_of(card) - number_of(lesson.top) for card in may]
    return any(n < 0 for n in numbers), any(n > 0 for n in numbers)


LESSONS = [
    ("under", {}, 1, False),
    ("under the partner", {}, 2, False),
    ("under", {"beat_partner_trump": "off"}, 0, False),
    ("under the partner", {"beat_partner_trump": "off"}, 3, True),
    ("lower ruff", {"overruff": "none"}, 0, True),
    ("lower ruff", {"overruff": "must"}, 1, False),
    ("lower ruff", {"overruff": "must_or_discard"}, 2, False),
    ("discard", {"overruff": "must_or_discard"}, 3, False),
]


@pytest.mark.parametrize(("kind", "values", "viewer", "higher"), LESSONS)
def test_even_where_a_duty_was_not_met(
    kind: str, values: dict[str, str], viewer: int, higher: bool
) -> None:
    """13.7 to 13.10: after such a play lower trumps are possible, higher ones as the rules say."""
    both, possible = search_lesson(kind, values, viewer, higher)
    check(both, possible)


def search_lesson(
    kind: str, values: dict[str, str], viewer: int, higher: bool
) -> tuple[Both, set[Hands]]:
    """A position with such a play of somebody who may still hold a lower trump."""
    for number in count():
        rng = random.Random(f"{kind} {values} {number}")
        engine, oracle = begin(random_hands(rng, {}), rng.randrange(4), values)
        both = play_until(engine, oracle, viewer, 3, rng)
        trumps = of_suit(both.unknown(), "R")
        found = [
            lesson for lesson in lessons(both)
            if lesson.kind == kind and number_of(min(trumps, key=number_of, default="R99"))
            < number_of(lesson.top) < number_of(max(trumps, key=number_of, default="R0"))
        ]  # fmt: skip
        possible = both.possible() if found else set()
        if 4 <= len(possible) <= 300 and (True, higher) in [
            trumps_held(lesson, possible) for lesson in found
        ]:
            return both, possible
    raise AssertionError


@pytest.mark.parametrize(("viewer", "left"), [(0, 3), (1, 2), (3, 2), (None, 2)])
def test_even_with_voids(viewer: int | None, left: int) -> None:
    """13.7, 13.9: late in a round of default options, also for a watcher."""
    for number in count():
        rng = random.Random(f"void {viewer} {number}")
        engine, oracle = begin(random_hands(rng, {}), rng.randrange(4), {})
        both = play_until(engine, oracle, viewer, left, rng)
        possible = both.possible()
        if 12 <= len(possible) <= 400:
            check(both, possible)
            break


# What the gems prove


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_even_with_a_shown_square(viewer: int | None) -> None:
    """13.5: the cards of a shown square that were not played are where they were shown."""
    for number in count():
        rng = random.Random(f"shown {viewer} {number}")
        square = rng.choice([1, 2, 3, 4])
        hands = random_hands(rng, {2: [f"{gem}{square}" for gem in "RGBY"]})
        if len(squares(hands[2])) != 1:
            continue
        engine, oracle = begin(hands, rng.randrange(4), {})
        left = 2 if viewer is None else 3
        both = play_until(engine, oracle, viewer, left, rng, keep=hands[2], aloud=True)
        shown = [card for card in oracle.in_hand[2] if number_of(card) in oracle.shown[2]]
        possible = both.possible()
        if shown and 10 <= len(possible) <= 400:
            assert all(set(shown) <= set(GAME.cards(held[2])) for held in possible)
            check(both, possible)
            break


@dataclass(frozen=True)
class Call:
    """Squares announced but not shown, late in a round; each seat has kept its last cards."""

    viewer: int | None
    announced: dict[int, int]
    played: dict[int, str]
    kept: dict[int, str]
    may_have: dict[int, set[tuple[int, ...]]]


CALLS = {
    "one of two squares": Call(
        0, {2: 1}, {2: "R1 R2"}, {2: "G1 B1 Y1", 3: "G2 B2", 1: "Y2"}, {2: {(1,), (2,)}}
    ),
    "one of two, not both": Call(
        1,
        {2: 1},
        {2: "R1 G1 B1 R2 G2"},
        {2: "Y1 B14 Y14", 3: "B2", 0: "Y2"},
        {2: {(1,), (2,)}},
    ),
    "two seats, one of two each": Call(
        1,
        {2: 1, 3: 1},
        {2: "R1 G1 R2 G2", 3: "R3 G3 R4 G4"},
        {2: "B1 Y1 B4", 3: "B3 Y3 B2", 0: "Y2 Y4"},
        {2: {(1,), (2,)}, 3: {(3,), (4,)}},
    ),
    "my own, and one of two": Call(
        0,
        {0: 1, 2: 1},
        {2: "R1 R2"},
        {2: "G1 B1 Y1", 3: "G2 B2", 1: "Y2", 0: "R20 G20 B20 Y20"},
        {2: {(1,), (2,)}},
    ),
    "two squares": Call(
        3, {1: 2}, {1: "R1 G1 B1 R2 G2"}, {1: "B2 Y2 Y1"}, {1: {(1, 2)}}
    ),
    "for a watcher": Call(
        None, {2: 1}, {2: "R1 G1 R2 G2"}, {2: "B1 Y1", 3: "B2", 1: "Y2"}, {2: {(1,), (2,)}}
    ),
}  # fmt: skip


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_even_with_squares_that_are_not_shown(call: Call) -> None:
    """13.5: just so many squares, of any number that is possible.

    In a real round nobody has few cards then; so the calls are put into a round that is late.
    """
    both = late_call(call)
    for seat, announced in call.announced.items():
        held = squares(both.oracle.in_hand[seat] + both.oracle.played_by(seat))
        assert len(held) == announced
        both.oracle.announced[seat] = held
        both.engine.calls |= announced << 8 * seat
        for square in held:
            both.engine.squares |= 1 << 8 * seat + NUMBERS[::-1].index(square)
    possible = both.possible()
    for seat, may_have in call.may_have.items():
        played = both.oracle.played_by(seat)
        had = {tuple(squares([*GAME.cards(held[seat]), *played])) for held in possible}
        assert had == may_have
    check(both, possible)


def late_call(call: Call) -> Both:
    """Random rounds until one comes about as it should; the least kept cards are played last."""
    given = {seat: call.kept.get(seat, "").split() for seat in SEATS}
    given = {seat: given[seat] + call.played.get(seat, "").split() for seat in SEATS}
    kept = {card for cards in call.kept.values() for card in cards.split()}
    left = 2 if call.viewer is None else 3
    for number in count():
        rng = random.Random(number)
        hands = random_hands(rng, given)
        if any(len(squares(hands[seat])) != n for seat, n in call.announced.items()):
            continue
        engine, oracle = begin(hands, rng.randrange(4), {})
        both = play_until(engine, oracle, call.viewer, left, rng, keep=kept)
        as_wished = all(
            set(call.played.get(seat, "").split()) <= set(oracle.played_by(seat))
            for seat in SEATS
        ) and all(
            set(call.kept.get(seat, "").split()) <= set(oracle.in_hand[seat])
            for seat in SEATS if seat != call.viewer
        )  # fmt: skip
        if as_wished:
            return both
    raise AssertionError


FIRST_HANDS = {
    1: "R1 G1 B1 Y1 R20 G20 B20 Y20".split(),
    2: "R2 R3 G2 G3 B2 B3 Y2 R10".split(),
    3: "R4 R11 G4 G10 B4 B11 Y3 Y14".split(),
    0: "R14 G11 G14 B10 B14 Y4 Y10 Y11".split(),
}
"""Seat 2 cannot rule out squares of 1, 4, 11, 14 and 20 elsewhere."""


def squares_of_seat_1(announced: int, times: int) -> Counter[tuple[int, ...]]:
    """What seat 2 imagines when seat 1 has led G1 and announced so many squares."""
    hands = {seat: list(held) for seat, held in FIRST_HANDS.items()}
    if announced == 1:
        hands[1][7], hands[3][7] = hands[3][7], hands[1][7]
    engine, _ = begin(hands, 2, {})
    do(engine, 1, "G1!")
    worlds = GAME.imagine(GAME.view(options(), engine, 2))
    rng = Random(times)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(times):
        world = worlds.deal(rng)
        assert isinstance(world, FourGems)
        drawn[tuple(squares(["G1", *hand(world, 1)]))] += 1
    return drawn


def test_even_when_one_square_was_announced() -> None:
    """13.5: as many hands as hold just this square and no other, so often is it imagined."""
    unknown = [card for card in PACK if card != "G1" and card not in FIRST_HANDS[2]]
    hands: Counter[tuple[int, ...]] = Counter()
    for number in (1, 4, 11, 14, 20):
        four = [f"{gem}{number}" for gem in "RGBY" if f"{gem}{number}" != "G1"]
        others = [card for card in unknown if card not in four]
        for rest in combinations(others, 7 - len(four)):
            hands[tuple(squares(["G1", *four, *rest]))] += 1
    wanted = {found: ways for found, ways in hands.items() if len(found) == 1}
    drawn = squares_of_seat_1(1, 3000)
    assert set(drawn) == set(wanted)
    share = 3000 / sum(wanted.values())
    expected = [ways * share for ways in wanted.values()]
    assert abs(deviation([drawn[found] for found in wanted], expected)) < 4


def test_even_when_two_squares_were_announced() -> None:
    """13.5: two squares are the whole hand, the 1s and one of four others."""
    drawn = squares_of_seat_1(2, 800)
    assert set(drawn) == {(1, 4), (1, 11), (1, 14), (1, 20)}
    assert even(drawn.values())


@pytest.mark.parametrize("viewer", VIEWERS)
def test_announced_squares_are_shown_in_every_imagined_future(viewer: int | None) -> None:
    """7.7: also one's own; with the second card, and they count."""
    state = BOTH_ANNOUNCE.dealt()
    for seat, move in BOTH_ANNOUNCE.plays()[:5]:
        do(state, seat, move)
    worlds = GAME.imagine(GAME.view(options(), state, viewer))
    rng = Random(7)
    for _ in range(10):
        world = worlds.deal(rng)
        assert isinstance(world, FourGems)
        play_out(world, rng)
        view = GAME.view(options(), world, None)
        assert view.announced == (1, 1, 0, 0)
        assert [len(shown) for shown in view.shown] == [1, 1, 0, 0]
        assert (world.gems(0), world.gems(1)) == (10 * view.shown[0][0], 10 * view.shown[1][0])


# Before the play


@pytest.mark.parametrize("passes", [0, 5, 8])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_even_before_there_is_a_taker(viewer: int | None, passes: int) -> None:
    """13.1, 13.4: the hands of the others and the stock, also after a pass-out."""
    state = dealt(random.Random(26).sample(PACK, 32))
    for _ in range(passes):
        do(state, state.player, "pass")
    turned = GAME.card(state.turned)
    own = set() if viewer is None else hand(state, viewer)
    unknown = [card for card in PACK if card not in own and card != turned]
    hidden = [seat for seat in SEATS if seat != viewer]
    places = {card: [0] * (len(hidden) + 11) for card in unknown}
    worlds = GAME.imagine(GAME.view(options(), state, viewer))
    rng = Random(passes)
    for _ in range(260):
        world = worlds.deal(rng)
        assert isinstance(world, FourGems)
        assert viewer is None or hand(world, viewer) == own
        on_top, *stock = lying(world)
        assert on_top == turned
        for place, seat in enumerate(hidden):
            for card in hand(world, seat):
                places[card][place] += 1
        for at, card in enumerate(stock):
            places[card][len(hidden) + at] += 1
    assert even_table(list(places.values()), [5] * len(hidden) + [1] * 11)


@pytest.mark.parametrize("viewer", [None, 3])
def test_even_before_the_cut(viewer: int | None) -> None:
    """13.1: nobody knows the order of the pack, not even who is to cut it."""
    state = uncut(random.Random(27).sample(PACK, 32))
    worlds = GAME.imagine(GAME.view(options(), state, viewer))
    places = [[0] * 32 for _ in range(32)]
    rng = Random(27)
    for _ in range(320):
        world = worlds.deal(rng)
        assert isinstance(world, FourGems)
        for place, card in enumerate(lying(world)):
            places[GAME.number(card)][place] += 1
    assert even_table(places, [1] * 32)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_support_of_the_bidding(viewer: int | None) -> None:
    """13.1: the oracle calls each imagined position possible, in the bidding as well."""
    state = dealt(random.Random(28).sample(PACK, 32))
    oracle = Round({}, 4, 0, before_cut(random.Random(28).sample(PACK, 32)))
    oracle.play(3, "cut 16")
    rng = Random(28)
    for _ in range(8):
        worlds = GAME.imagine(GAME.view(options(), state, viewer))
        for _ in range(5):
            world = worlds.deal(rng)
            assert isinstance(world, FourGems)
            zones = {str(seat): sorted(hand(world, seat)) for seat in SEATS}
            zones["stock"] = lying(world)[1:]
            assert oracle.consistent(viewer, zones)
        oracle.play(state.player, "pass")
        do(state, state.player, "pass")
