"""What a sample of deals says: means with their intervals, shares, and how many deals it takes."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import NormalDist, fmean
from typing import Final

import msgspec

from vierblatt.lab.resample import resampled_means

CONFIDENCE: Final = 0.95
RESAMPLES: Final = 10_000
NORMAL: Final = NormalDist()
Z: Final = NORMAL.inv_cdf(0.5 + CONFIDENCE / 2)
"""1.96: so many standard errors to each side hold the truth in 95 of 100 samples."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval that holds the truth in 95 of 100 samples."""

    mean: float
    low: float
    high: float


def spread(values: Sequence[float]) -> float:
    """The standard deviation of what the values are a sample of; 0 for less than two."""
    if len(values) < 2:
        return 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def bootstrap(values: Sequence[float], seed: int = 0) -> Estimate:
    """The mean with its BCa interval (B. Efron, JASA 82, 1987): corrected for bias and skewness."""
    mean = fmean(values)
    means = sorted(resampled_means(list(values), RESAMPLES, seed))
    if means[0] == means[-1]:
        return Estimate(mean, mean, mean)
    below = sum(m < mean for m in means) + sum(m == mean for m in means) / 2
    bias = NORMAL.inv_cdf(min(max(below, 1.0), RESAMPLES - 1.0) / RESAMPLES)
    skew = _acceleration(values, mean)
    low, high = (_place(bias, skew, z) for z in (-Z, Z))
    return Estimate(mean, means[low], means[high])


def _acceleration(values: Sequence[float], mean: float) -> float:
    """By the jackknife, which for a mean is the sample's own skewness."""
    squares = sum((value - mean) ** 2 for value in values)
    cubes = sum((value - mean) ** 3 for value in values)
    return float(cubes / (6 * squares**1.5)) if squares else 0.0


def _place(bias: float, skew: float, z: float) -> int:
    """Where the end of the interval lies among the sorted means."""
    share = NORMAL.cdf(bias + (bias + z) / (1 - skew * (bias + z)))
    return min(max(int(share * RESAMPLES), 0), RESAMPLES - 1)


def share(successes: float, trials: int) -> Estimate | None:
    """A share of independent trials with Wilson's interval (JASA 22, 1927); None without trials."""
    if trials == 0:
        return None
    p, z2 = successes / trials, Z * Z / trials
    middle = (p + z2 / 2) / (1 + z2)
    half = sqrt(p * (1 - p) * z2 + z2 * z2 / 4) / (1 + z2)
    return Estimate(p, max(0.0, round(middle - half, 12)), min(1.0, round(middle + half, 12)))


def deals_needed(spread_of_deals: float, difference: float) -> int | None:
    """Deals until the interval is no wider to each side than this difference; None for none."""
    if difference == 0:
        return None
    return max(1, ceil((Z * spread_of_deals / difference) ** 2))
