"""Whether counts are as even as chance makes them."""

from collections.abc import Collection, Sequence
from math import sqrt


def deviation(counts: Collection[int], expected: Collection[float]) -> float:
    """How many standard deviations chi-square is off for counts with these expectations."""
    return _deviation(_chi_square(counts, expected), len(counts) - 1)


def even(counts: Collection[int]) -> bool:
    """Whether all outcomes are equally likely, by these counts; wrong once in 15,000 times."""
    return abs(deviation(counts, [sum(counts) / len(counts)] * len(counts))) < 4


def even_table(rows: Sequence[Sequence[int]], sizes: Sequence[int]) -> bool:
    """Whether each card comes to each place equally often, by these counts; wrong as rarely.

    Each row is one card's, with a count for each place; the places take so many of the cards each.
    """
    cards, deals = len(rows), sum(rows[0])
    wanted = [deals * size / cards for size in sizes]
    square = sum(_chi_square(row, wanted) for row in rows)
    # Without putting back the cells hang together: chi-square is too large by this factor.
    return abs(_deviation(square * (cards - 1) / cards, (cards - 1) * (len(sizes) - 1))) < 4


def _chi_square(counts: Collection[int], expected: Collection[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


def _deviation(square: float, free: int) -> float:
    """Chi-square with so many degrees of freedom as a normal deviation (Wilson and Hilferty)."""
    return float(((square / free) ** (1 / 3) - 1 + 2 / (9 * free)) / sqrt(2 / (9 * free)))
