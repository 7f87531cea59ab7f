"""The list of all deals against brute force, and against their number."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.dealing import Dealing
from vierblatt.core.every_deal import every_deal

from .test_dealing import Deal, numbers, some_problem


def listed(dealing: Dealing, places: int) -> list[Deal]:
    """The deals that are listed."""
    flat = list(every_deal(dealing))
    starts = range(0, len(flat), places)
    return [tuple(numbers(cards) for cards in flat[at : at + places]) for at in starts]


@pytest.mark.parametrize("promised", [False, True])
def test_each_deal_that_is_possible_is_listed_once(promised: bool) -> None:
    rng = random.Random(f"every {promised}")
    for _ in range(60):
        problem = some_problem(rng, promised=promised)
        dealing = problem.dealing()
        found = listed(dealing, len(problem.needs))
        assert len(found) == len(set(found)) == round(dealing.ways())
        assert set(found) == set(problem.solutions())


def test_nothing_is_listed_when_no_deal_fits() -> None:
    dealing = Dealing(0b11, vec[i64]([1, 1]), vec[i64]([0b11, 0]), vec[i64](), vec[i64]())
    assert list(every_deal(dealing)) == []


def test_no_cards_are_dealt_in_one_way() -> None:
    dealing = Dealing(0, vec[i64]([0, 0]), vec[i64]([0, 0]), vec[i64](), vec[i64]())
    assert list(every_deal(dealing)) == [0, 0]
