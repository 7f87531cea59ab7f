"""Dealing against all the deals there are, found by brute force."""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb, factorial, prod

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.dealing import Dealing

from ..chi_square import even, even_table

Deal = tuple[frozenset[int], ...]


@dataclass(frozen=True)
class Problem:
    """Cards, how many each place needs and which it may get, and what places must get one of."""

    cards: list[int]
    needs: list[int]
    may: list[set[int]]
    promises: list[tuple[set[int], set[int]]]
    """Sets of cards and the places that must get at least one of them."""

    def dealing(self) -> Dealing:
        """The problem as the engine has it."""
        return Dealing(
            bits(self.cards),
            vec[i64](self.needs),
            vec[i64](bits(cards) for cards in self.may),
            vec[i64](bits(cards) for cards, _ in self.promises),
            vec[i64](bits(places) for _, places in self.promises),
        )

    def solutions(self) -> list[Deal]:
        """All deals, by brute force."""
        return [deal for deal in self._deals(0, frozenset(self.cards)) if self._kept(deal)]

    def _deals(self, place: int, left: frozenset[int]) -> Iterator[Deal]:
        if place == len(self.needs):
            if not left:
                yield ()
            return
        for hand in combinations(sorted(left & self.may[place]), self.needs[place]):
            for rest in self._deals(place + 1, left - set(hand)):
                yield (frozenset(hand), *rest)

    def _kept(self, deal: Deal) -> bool:
        return all(cards & deal[place] for cards, places in self.promises for place in places)


def bits(some: list[int] | set[int] | frozenset[int]) -> int:
    """A set of numbers as the bits of one."""
    return sum(1 << n for n in some)


def numbers(some: int) -> frozenset[int]:
    """The set of numbers behind the bits."""
    return frozenset(n for n in range(61) if some >> n & 1)


def draw(dealing: Dealing, rng: Random) -> Deal:
    """One deal."""
    return tuple(numbers(cards) for cards in dealing.deal(rng))


def some_problem(rng: random.Random, *, promised: bool) -> Problem:
    """A small problem; each card of one promise may go to the same places."""
    places = rng.randrange(1, 6)
    cards = rng.sample(range(61), rng.randrange(1, 9))
    cuts = sorted(rng.randrange(len(cards) + 1) for _ in range(places - 1))
    needs = [b - a for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    strict = rng.choice([0.1, 0.3, 0.6])
    may = [{card for card in cards if rng.random() > strict} for _ in range(places)]
    promises: list[tuple[set[int], set[int]]] = []
    rest = list(cards)
    while promised and len(rest) > 1 and len(promises) < 3:
        some = {rest.pop() for _ in range(rng.randrange(1, len(rest) + 1))}
        wanting = {place for place in range(places) if rng.random() < 0.5}
        promises.append((some, wanting))
        for place in range(places):
            may[place] -= some
            if rng.random() > strict:
                may[place] |= some
    return Problem(cards, needs, may, promises)


@pytest.mark.parametrize("promised", [False, True])
def test_ways_are_counted(promised: bool) -> None:
    rng = random.Random(promised)
    possible = impossible = 0
    for _ in range(250):
        problem = some_problem(rng, promised=promised)
        ways = len(problem.solutions())
        assert problem.dealing().ways() == ways, problem
        possible += ways > 1
        impossible += ways == 0
    assert min(possible, impossible) > 20


@pytest.mark.parametrize("promised", [False, True])
def test_deals_are_even(promised: bool) -> None:
    rng = random.Random(100 + promised)
    done = 0
    while done < 25:
        problem = some_problem(rng, promised=promised)
        solutions = problem.solutions()
        if not 2 <= len(solutions) <= 60:
            continue
        chance, dealing = Random(done), problem.dealing()
        drawn = Counter(draw(dealing, chance) for _ in range(20 * len(solutions)))
        assert set(drawn) == set(solutions), problem
        assert even(drawn.values()), problem
        done += 1


def test_one_way_only() -> None:
    problem = Problem([3, 9, 60], [1, 1, 1], [{3, 9}, {9}, {3, 60}], [])
    assert problem.dealing().ways() == 1
    for seed in range(20):
        assert draw(problem.dealing(), Random(seed)) == tuple(map(frozenset, ({3}, {9}, {60})))


IMPOSSIBLE = {
    "a card may go nowhere": Problem([1, 2], [1, 1], [{1}, {1}], []),
    "a place may get too little": Problem([1, 2, 3], [2, 1], [{1}, {1, 2, 3}], []),
    "two places want the same card": Problem([1, 2, 3], [1, 1, 1], [{1}, {1}, {2, 3}], []),
    "too few cards": Problem([1, 2], [1, 2], [{1, 2}, {1, 2}], []),
    "too many cards": Problem([1, 2, 3], [1, 1], [{1, 2, 3}, {1, 2, 3}], []),
    "promised but not allowed": Problem([1, 2], [1, 1], [{2}, {1, 2}], [({1}, {0})]),
    "promised by a full place": Problem([1, 2], [0, 2], [{1, 2}, {1, 2}], [({1}, {0})]),
    "promised by two": Problem([1, 2], [1, 1], [{1, 2}, {1, 2}], [({1}, {0, 1})]),
    "two promises, one card": Problem(
        [1, 2, 3], [1, 2], [{1, 2, 3}, {1, 2, 3}], [({1}, {0}), ({2}, {0})]
    ),
}


@pytest.mark.parametrize("problem", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_what_cannot_be_dealt(problem: Problem) -> None:
    assert problem.solutions() == []
    assert problem.dealing().ways() == 0.0


def test_no_cards_at_all() -> None:
    assert Problem([], [0, 0], [set(), set()], []).dealing().ways() == 1.0
    assert draw(Problem([], [0, 0], [set(), set()], []).dealing(), Random(1)) == (
        frozenset(),
        frozenset(),
    )


def test_ten_places_and_many_cards() -> None:
    """The most places, the highest cards, and exact numbers of ways as long as a float has them."""
    cards = list(range(1, 61))
    whole = Problem(cards[-24:], [8, 8, 8], [set(cards)] * 3, [])
    assert whole.dealing().ways() == factorial(24) // factorial(8) ** 3
    needs = [1, 2, 3, 1, 2, 3, 1, 2, 3, 2]
    ten = Problem(cards[-20:], needs, [set(cards)] * 10, [])
    assert ten.dealing().ways() == factorial(20) // prod(map(factorial, needs))
    deal = draw(ten.dealing(), Random(1))
    assert [len(hand) for hand in deal] == needs
    assert sorted(card for hand in deal for card in hand) == cards[-20:]


def test_promises_in_closed_form() -> None:
    """Hands of five and five of twelve cards, and a promise of one of the first three."""
    cards = list(range(12))
    free = [set(cards)] * 3
    every, lacking = comb(12, 5) * comb(7, 5), comb(9, 5) * comb(7, 5)
    one = Problem(cards, [5, 5, 2], free, [({0, 1, 2}, {0})])
    assert one.dealing().ways() == every - lacking
    both = Problem(cards, [5, 5, 2], free, [({0, 1, 2}, {0, 1})])
    assert both.dealing().ways() == every - 2 * lacking  # they cannot both lack them


def test_a_big_deal_is_even() -> None:
    """Thirty cards without promises: each card comes to each place as often as it should."""
    cards = list(range(10, 40))
    dealing = Problem(cards, [9, 11, 10], [set(cards)] * 3, []).dealing()
    rng = Random(30)
    counts = [[0] * 3 for _ in cards]
    for _ in range(400):
        for place, hand in enumerate(draw(dealing, rng)):
            for card in hand:
                counts[card - 10][place] += 1
    assert even_table(counts, [9, 11, 10])
