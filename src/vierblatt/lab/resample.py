"""Resampling at speed: the means of many samples drawn from a sample."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64


def resampled_means(values: list[float], times: i64, seed: i64) -> list[float]:
    """The means of `times` samples of the same size, drawn with replacement (Efron's bootstrap)."""
    sample = vec[float](values)
    n: i64 = len(sample)
    rng = Random(seed)
    means: list[float] = []
    for _ in range(times):
        total = 0.0
        drawn: i64 = 0
        while drawn < n:
            total += sample[rng.randrange(n)]
            drawn += 1
        means.append(total / float(n))
    return means
