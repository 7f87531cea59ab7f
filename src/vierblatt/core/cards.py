"""Sets of cards as the bits of one int: card ``n`` is bit ``n``, of at most 61 cards."""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

TOP: Final = 1 << 61


def bit(card: i64) -> i64:
    """The set of one card. Not ``1 << card``: mypyc 2.4 makes that a 32-bit shift."""
    return TOP >> 61 - card


def full(size: i64) -> i64:
    """The set of the cards ``0 .. size - 1``."""
    return bit(size) - 1


def lowest(cards: i64) -> i64:
    """The lowest card of a set that is not empty. (Halving: `bit_length` would box the int.)"""
    n: i64 = 0
    if cards & 0xFFFF_FFFF == 0:
        n = 32
        cards >>= 32
    if cards & 0xFFFF == 0:
        n += 16
        cards >>= 16
    if cards & 0xFF == 0:
        n += 8
        cards >>= 8
    if cards & 0xF == 0:
        n += 4
        cards >>= 4
    if cards & 3 == 0:
        n += 2
        cards >>= 2
    return n if cards & 1 else n + 1


def highest(cards: i64) -> i64:
    """The highest card of a set that is not empty."""
    n: i64 = 0
    if cards >> 32:
        n = 32
        cards >>= 32
    if cards >> 16:
        n += 16
        cards >>= 16
    if cards >> 8:
        n += 8
        cards >>= 8
    if cards >> 4:
        n += 4
        cards >>= 4
    if cards >> 2:
        n += 2
        cards >>= 2
    return n + 1 if cards >> 1 else n


def count(cards: i64) -> i64:
    """How many cards are in the set."""
    n: i64 = 0
    while cards:
        cards &= cards - 1
        n += 1
    return n


def cards_of(cards: i64) -> vec[i64]:
    """The cards of a set, lowest first."""
    found = vec[i64](capacity=8)
    while cards:
        found = append(found, lowest(cards))
        cards &= cards - 1
    return found


def set_of(cards: vec[i64]) -> i64:
    """The set of some cards."""
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def pick_one(cards: i64, rng: Random) -> i64:
    """One card of a set that is not empty, each as likely as any other."""
    n = count(cards)
    if n > 1:
        skip = rng.randrange(n)
        while skip:
            cards &= cards - 1
            skip -= 1
    return lowest(cards)


def shuffle(cards: vec[i64], rng: Random, first: i64, last: i64) -> None:
    """Shuffle the places ``first .. last - 1`` (Fisher and Yates)."""
    i = last - 1
    while i > first:
        j = first + rng.randrange(i - first + 1)
        swap = cards[i]
        cards[i] = cards[j]
        cards[j] = swap
        i -= 1
