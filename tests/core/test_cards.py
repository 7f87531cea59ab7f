"""Sets of cards against plain Python, on every card that there can be."""

import random
from collections import Counter

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.cards import (
    bit,
    cards_of,
    count,
    full,
    highest,
    lowest,
    pick_one,
    set_of,
    shuffle,
)

from ..chi_square import even, even_table

CARDS = range(61)


def some_sets(seed: int) -> list[set[int]]:
    """Sets of every size, and the empty one."""
    rng = random.Random(seed)
    return [set(rng.sample(CARDS, size)) for size in range(62) for _ in range(4)]


@pytest.mark.parametrize("card", CARDS)
def test_one_card(card: int) -> None:
    cards = bit(card)
    assert cards == 2**card
    assert lowest(cards) == card
    assert highest(cards) == card
    assert count(cards) == 1
    assert list(cards_of(cards)) == [card]
    assert set_of(vec[i64]([card])) == cards
    assert pick_one(cards, Random(card)) == card
    assert full(card) == 2**card - 1
    assert count(full(card)) == card


def test_a_full_set() -> None:
    assert full(61) == 2**61 - 1
    assert list(cards_of(full(61))) == list(CARDS)


@pytest.mark.parametrize("low", CARDS)
def test_two_cards(low: int) -> None:
    for high in range(low + 1, 61):
        cards = bit(low) | bit(high)
        assert (lowest(cards), highest(cards), count(cards)) == (low, high, 2)
        assert list(cards_of(cards)) == [low, high]


def test_sets() -> None:
    for some in some_sets(1):
        cards = sum(2**card for card in some)
        assert list(cards_of(cards)) == sorted(some)
        assert set_of(vec[i64](some)) == cards
        assert count(cards) == len(some)
        if some:
            assert lowest(cards) == min(some)
            assert highest(cards) == max(some)
            assert pick_one(cards, Random(len(some))) in some


def test_pick_one_is_even() -> None:
    rng = Random(2)
    some = [0, 7, 31, 32, 33, 60]
    cards = sum(2**card for card in some)
    picked = Counter(pick_one(cards, rng) for _ in range(1200))
    assert sorted(picked) == some
    assert even(picked.values())


def test_shuffle_is_even_and_stays_in_its_places() -> None:
    rng = Random(3)
    places = [[0] * 7 for _ in range(7)]
    for _ in range(700):
        cards = vec[i64](range(12))
        shuffle(cards, rng, 3, 10)
        assert list(cards)[:3] == [0, 1, 2]
        assert list(cards)[10:] == [10, 11]
        for place, card in enumerate(list(cards)[3:10]):
            places[card - 3][place] += 1
    assert even_table(places, [1] * 7)


@pytest.mark.parametrize(("first", "last"), [(0, 0), (0, 1), (4, 4), (4, 5)])
def test_shuffle_of_at_most_one(first: int, last: int) -> None:
    cards = vec[i64](range(5))
    shuffle(cards, Random(4), first, last)
    assert list(cards) == list(range(5))
