"""What `legal` lists, `why_not` lets pass and `offer` offers, also where it is far too much."""

import random
from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.games.vier_felder.actions import CARDS
from vierblatt.games.vier_felder.offers import Choice
from vierblatt.games.vier_felder.rules import (
    FIELD,
    HARVEST,
    HOW,
    LISTED,
    PACK,
    UNIONS,
    Split,
    VierFelder,
    total,
)

from ...chi_square import even
from .positions import GAME, moves, nonsense, options, position, random_rounds, same

LAGER: Any = {"lager_in_sum": "on"}
FULL: Any = {"full_harvest": "on"}


# All that is legal


def splits(values: list[int], value: int) -> bool:
    """Whether cards fall into groups of a value, by trying each group of the first one (6.10)."""
    if not values:
        return True
    first, *rest = values
    for n in range(len(rest) + 1):
        for others in combinations(range(len(rest)), n):
            group = [first, *(rest[i] for i in others)]
            if sum(group) == value or (value == 14 and group == [1]):
                left = [v for i, v in enumerate(rest) if i not in others]
                if splits(left, value):
                    return True
    return False


def count(values: list[int]) -> Any:
    """How many there are of each value, as `Split` wants it."""
    return vec[i64](values.count(v) for v in range(15))


def fits(values: list[int], value: int) -> tuple[bool, int]:
    """What the engine says of a set, and how many steps it took."""
    split = Split()
    split.value = value
    return split.fits(count(values)), split.steps


def test_split_is_decided_as_by_hand() -> None:
    """6.10: against all set partitions of small sets."""
    rng = random.Random(610)
    yes = 0
    for _ in range(1500):
        value = rng.randint(1, 14)
        values = [rng.randint(1, min(13, value)) for _ in range(rng.randint(1, 7))]
        if rng.random() < 0.4:
            values += [value - values[0]] if values[0] < value else []
        values = [v for v in values if 0 < v < 14]
        if any(values.count(v) > 4 for v in values):
            continue
        found = fits(values, value)[0]
        assert found == splits(values, value), (values, value)
        yes += found
    assert yes > 200


HARD = [
    ("3 4 3 4 4 0 1 4 4 4 1", 14),
    ("4 4 4 3 2 0 3 4 4 1 1 1", 14),
    ("4 4 2 3 3 0 4 4 3 0 1", 13),
    ("4 4 4 4 4 4 4 4 4 4 4 4", 14),
    ("0 4 0 4 0 4 0 4 0 4 0 4", 14),
    ("1 4 4 4 4 4 4 4 4 4 4 4 1", 14),
]
"""How many there are of each value, from 1 on; the first three take the most steps we know."""


def test_split_takes_few_steps() -> None:
    """However many items there are, it is a few thousand steps at most."""
    rng = random.Random(1)
    cases = [([int(n) for n in text.split()], value) for text, value in HARD]
    cases += [([rng.randint(0, 4) for _ in range(13)], rng.randint(7, 14)) for _ in range(300)]
    cases += [([rng.randint(2, 4) for _ in range(9)], rng.randint(10, 14)) for _ in range(300)]
    most = 0
    for counts, value in cases:
        values = [v + 1 for v, n in enumerate(counts) for _ in range(n)]
        most = max(most, fits([v for v in values if v <= value], value)[1])
    assert 1000 < most < 5000


def small(state: VierFelder, most: int = 5) -> bool:
    """Whether all sets of items can be tried."""
    sizes = [len(GAME.cards(state.field(at).loose)) + len(state.field(at).piles) for at in range(4)]
    return max(sizes) <= most


def check_legal(rounds: int, most: int, **values: str) -> int:
    """`legal` against `why_not` in random rounds, and against all sets where fields are small."""
    tried = 0
    for _chosen, state in random_rounds(47, rounds, (2, 3, 4), **values):
        if not state.waiting():
            continue
        seat = state.player
        codes = list(state.legal(seat))
        assert len(set(codes)) == len(codes)
        assert all(state.why_not(seat, code) is None for code in codes)
        if small(state, most):
            tried += 1
            assert set(codes) == set(state.every_action(seat))
            assert state.plays(state.hands[seat]).whole
    return tried


@pytest.mark.parametrize("full_harvest", ["off", "on"])
@pytest.mark.parametrize("lager_in_sum", ["off", "on"])
def test_legal_is_all_that_is_not_refused(full_harvest: str, lager_in_sum: str) -> None:
    """4.7: `legal` lists each action once, and just those that `why_not` lets pass."""
    assert check_legal(9, 5, full_harvest=full_harvest, lager_in_sum=lager_in_sum) > 150


@pytest.mark.deep
@pytest.mark.parametrize("full_harvest", ["off", "on"])
@pytest.mark.parametrize("lager_in_sum", ["off", "on"])
def test_legal_is_all_that_is_not_refused_in_many_rounds(
    full_harvest: str, lager_in_sum: str
) -> None:
    """4.7: the same for thousands of positions, with more items in a field."""
    assert check_legal(150, 8, full_harvest=full_harvest, lager_in_sum=lager_in_sum) > 3000


def test_every_action_by_the_page() -> None:
    """`every_action` itself against section 6 and 8 read word by word, without options."""
    checked = 0
    for chosen, state in random_rounds(8, 10, full_harvest="off", lager_in_sum="off"):
        if state.waiting() and small(state) and checked < 40:
            checked += 1
            view = GAME.view(chosen, state, state.player)
            found = {
                GAME.text(GAME.decode(c, state, state.player))
                for c in state.every_action(state.player)
            }
            assert found == by_the_page(view)
    assert checked == 40


def by_the_page(view: Any) -> set[str]:
    """All actions of the player whose view this is."""
    found = set()
    for at in range(4):
        piles = [pile for pile in view.stockpiles if pile.field == at]
        items = [*view.loose[at], *piles]
        for card in view.hand:
            kept = {v for c in view.hand if c != card for v in values_of(c)}
            if view.seasons[at] != "D":
                found.add(f"{card}>{at}")
            for n in range(1, len(items) + 1):
                for some_ in combinations(items, n):
                    names = " ".join(c if isinstance(c, str) else " ".join(c.cards) for c in some_)
                    if view.seasons[at] != "S" and any(harvests(some_, v) for v in values_of(card)):
                        found.add(same(f"{card}>{at} x {names}"))
                    if view.seasons[at] != "C":
                        found |= {
                            same(f"{card}>{at} ={v} {names}") for v in kept if binds(card, some_, v)
                        }
    return found


def values_of(card: str) -> tuple[int, ...]:
    """All that a card can count (1.4)."""
    value = CARDS.index(card) // 4 + 1
    return (1, 14) if value == 1 else (value,)


def harvests(items: tuple[Any, ...], value: int) -> bool:
    """6.10, without `lager_in_sum`."""
    piles = [item for item in items if not isinstance(item, str)]
    loose = [values_of(item)[0] for item in items if isinstance(item, str)]
    return all(pile.value == value for pile in piles) and splits(loose, value)


def binds(card: str, items: tuple[Any, ...], value: int) -> bool:
    """8.21, without `lager_in_sum`: the active group is tried with every raised stockpile."""
    loose = [item for item in items if isinstance(item, str)]
    piles = [item for item in items if not isinstance(item, str)]
    for raised in [None, *(pile for pile in piles if pile.kind == "sum")]:
        base = raised.value if raised else 0
        if not all(pile.value == value for pile in piles if pile is not raised):
            continue
        for n in range(len(loose) + 1):
            for group in combinations(loose, n):
                worth = base + sum(values_of(c)[0] for c in group)
                rest = [values_of(c)[0] for c in loose if c not in group]
                active = worth + values_of(card)[0] == value
                active |= worth == 0 and values_of(card)[-1] == value
                if active and splits(rest, value):
                    return True
    return False


def test_nonsense_is_refused_or_legal() -> None:
    """`why_not` answers for any seat and any code, with None for what is legal alone."""
    rng = random.Random(62)
    legal = 0
    for _chosen, state in random_rounds(62, 20):
        known = set(state.legal(state.player)) if state.waiting() else set()
        for _ in range(8):
            seat, code_ = rng.randrange(8), nonsense(rng, state)
            if rng.random() < 0.8 and state.waiting():
                seat = state.player
            refusal = state.why_not(seat, code_)
            assert (refusal is None) == (seat == state.player and code_ in known)
            legal += refusal is None
    assert legal > 20


def test_pick_is_even() -> None:
    """`pick` gives every action of `legal`, each as likely as any other."""
    for lie, hand, values in [
        ("5C 3H 2D 9S", "5D 3C 8S", {}),
        ("7C 4C 3H L7(5S 2S)", "2C 3D AH AS", FULL),
    ]:
        state = position({0: lie, 1: "4H 9C", 2: "QD"}, hand, **values)
        codes = list(state.legal(0))
        rng = Random(7)
        counts = Counter(state.pick(0, rng) for _ in range(60 * len(codes)))
        assert set(counts) == set(codes)
        assert even(list(counts.values()))


# When a field is crowded

CROWDS: list[tuple[str, str, dict[str, Any]]] = [
    ("KH QH JH 10H", "", {}),
    ("AH AD 2H 2D", "", {}),
    ("KH KD QH QD", "", {}),
    ("AH 2H 3H 4H", "", FULL),
    ("KH QH AH AD", "L5(3H 2H) L5(3D 2D) L7(4H 3S) L8(6H 2S) E5(5H 5D) L9(6D 3C)", {}),
    ("KH QH AH AD", "L5(3H 2H) L5(3D 2D) L7(4H 3S) L8(6H 2S) E5(5H 5D) L9(6D 3C)", LAGER),
    ("AH AD AS 2C", "L4(3H AC) L4(2H 2D) L6(3D 3S) L6(4H 2S) L10(6H 4D)", {**LAGER, **FULL}),
]
"""A hand, some stockpiles, options; but for a second hand all other cards lie loose in field 0."""


@pytest.fixture(params=range(len(CROWDS)))
def crowd(request: pytest.FixtureRequest) -> VierFelder:
    """A position with some forty cards in a field."""
    hand, piles, values = CROWDS[request.param]
    used = {*hand.split(), *piles.replace("(", " ").replace(")", " ").split()}
    rest = [card for card in reversed(CARDS) if card not in used]
    lie = f"{piles} {' '.join(rest[4:])}"
    return position(lie, hand, " ".join(rest[:4]), coins=2, **values)


def test_crowded_fields_give_short_lists(crowd: VierFelder) -> None:
    """Neither the list nor what it is made of grows with what is possible."""
    codes = list(crowd.legal(0))
    plays = crowd.plays(crowd.hands[0])
    assert len(set(codes)) == len(codes) < 1500
    assert not plays.whole
    assert len(crowd.field(0).parts) < 2 * LISTED + 60
    for value in range(1, 15):
        singles = len(groups(crowd, value))
        assert len(crowd.field(0).unions(value)) <= singles + UNIONS + 2
    assert all(crowd.why_not(0, code) is None for code in codes)


def groups(state: VierFelder, value: int) -> set[int]:
    """The groups of a value that are listed in field 0."""
    return {p & PACK for p in state.field(0).parts if p >> HOW & 31 == value | 16}


def test_crowded_fields_leave_the_best(crowd: VierFelder) -> None:
    """All sowings, all single groups that are listed, and for each value a very full harvest."""
    codes = set(crowd.legal(0))
    hand = [1 << n for n in range(52) if crowd.hands[0] >> n & 1]
    assert {card | at << FIELD for card in hand for at in (0, 2, 3)} <= codes
    field_ = crowd.field(0)
    for card in hand:
        for value in {1: (1, 14)}.get(total(card), (total(card),)):
            fullest = field_.fullest(value)
            sets_ = groups(crowd, value) | ({fullest} if fullest else set())
            assert {HARVEST << HOW | card | taken for taken in sets_} <= codes
            if value > 9:
                assert len(GAME.cards(fullest)) >= 20


def test_crowded_fields_in_every_face(crowd: VierFelder) -> None:
    """Offer, view, sense, pick and apply have no more to do than with few cards."""
    offer = GAME.offer(crowd, 0)
    assert (offer.complete, offer.moves) == (False, ())
    assert len(offer.choices) < 80
    assert len(msgspec.json.encode(offer)) < 10_000
    assert len(msgspec.json.encode(GAME.view(options(), crowd, 0))) < 3000
    rng = Random(4)
    for code_ in (GAME.greedy(crowd, 0), crowd.pick(0, rng), crowd.pick(0, rng)):
        assert crowd.why_not(0, code_) is None
        crowd.clone().apply(0, code_)
    world = GAME.imagine(GAME.view(options(), crowd, None)).deal(rng)
    assert len(world.numbers()) < 100


def test_what_the_list_leaves_out_is_legal(crowd: VierFelder) -> None:
    """Any set that fits may be taken or joined, however many there are."""
    rng = random.Random(9)
    codes = set(crowd.legal(0))
    field_ = crowd.field(0)
    hand = [1 << n for n in range(52) if crowd.hands[0] >> n & 1]
    more = 0
    for _ in range(200):
        card = rng.choice(hand)
        value = rng.choice({1: (1, 14)}.get(total(card), (total(card),)))
        some_ = rng.sample(sorted(groups(crowd, value)), min(4, len(groups(crowd, value))))
        taken = 0
        for group in some_:
            taken |= 0 if group & taken else group
        if not taken:
            continue
        code_ = HARVEST << HOW | card | taken
        assert crowd.why_not(0, code_) is None
        more += code_ not in codes
        stray = rng.choice([1 << n for n in range(52) if field_.loose >> n & 1])
        if value < 14 and (total(card | taken | stray) - value) % value:
            assert (crowd.why_not(0, code_ | stray) is None) == bool(taken & stray)
    assert more > 20


# Offers


def test_offers_have_just_what_takes_part() -> None:
    """An item is offered if and only if it is part of some legal action with card and value."""
    offered = 0
    for _chosen, state in random_rounds(12, 14):
        if not state.waiting():
            assert GAME.offer(state, 0).choices == ()
            continue
        if small(state):
            offered += 1
            offer = GAME.offer(state, state.player)
            assert {summary(choice) for choice in offer.choices} == summaries(state)
            assert offer.complete
            assert set(offer.moves) == moves(state)
            assert GAME.offer(state, (state.player + 1) % state.seats).choices == ()
    assert offered > 120


Summary = tuple[str, frozenset[str], int, int | None, frozenset[str], frozenset[str]]


def summary(choice: Choice) -> Summary:
    """A choice with sets in the place of lists; stockpiles as their cards."""
    piles = [card for pile in choice.stockpiles for card in pile]
    cards = frozenset([*choice.loose, *piles])
    suits = frozenset(choice.last)
    return choice.do, frozenset(choice.cards), choice.field, choice.value, cards, suits


def summaries(state: VierFelder) -> set[Summary]:
    """What the actions, all of them, have in common."""
    hand = state.hands[state.player]
    items: dict[tuple[str, int, int, int | None], int] = {}
    last: dict[int, set[str]] = {}
    for code_ in state.every_action(state.player):
        how, at, taken = code_ >> HOW & 15, code_ >> FIELD & 3, code_ & PACK & ~hand
        key: tuple[str, int, int, int | None]
        card = code_ & hand
        if len(GAME.cards(card)) == 4:
            key = ("full-harvest", card, at, total(card))
            last.setdefault(at, set()).update("HDSC"[(code_ >> 58) - 1 : code_ >> 58])
            items[key] = items.get(key, 0) | taken
        elif how == HARVEST:
            for value in (1, 14) if total(card) == 1 else (total(card),):
                if taken in set(state.field(at).unions(value)):
                    key = ("harvest", card, at, value)
                    items[key] = items.get(key, 0) | taken
        else:
            key = ("stockpile", card, at, how) if how else ("sow", card, at, None)
            items[key] = items.get(key, 0) | taken
    return {
        (
            do_,
            frozenset(GAME.cards(card)),
            at,
            value,
            frozenset(GAME.cards(taken)),
            suits(last, do_, at),
        )
        for (do_, card, at, value), taken in items.items()
    }


def suits(last: dict[int, set[str]], what: str, at: int) -> frozenset[str]:
    """The last season suits that a full harvest can have in a field."""
    return frozenset(last.get(at, ())) if what == "full-harvest" else frozenset()
