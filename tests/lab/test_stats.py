"""The statistics against known answers."""

from math import ceil, log
from random import Random
from statistics import fmean, stdev

import pytest

from vierblatt.lab import sprt, stats
from vierblatt.lab.resample import resampled_means
from vierblatt.lab.sprt import BOUND, Sprt
from vierblatt.lab.stats import bootstrap, deals_needed, share, spread

SKEWED = [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 5, 8, 13, 21, -4]


def test_bca_is_that_of_scipy() -> None:
    """scipy.stats.bootstrap(method="BCa") with 300,000 resamples has 1.267 to 7.867."""
    found = bootstrap(SKEWED)
    assert found.mean == pytest.approx(fmean(SKEWED))
    assert found.low == pytest.approx(1.267, abs=0.15)
    assert found.high == pytest.approx(7.867, abs=0.35)


def test_the_interval_of_a_mirrored_sample_is_mirrored() -> None:
    found, mirrored = bootstrap(SKEWED), bootstrap([-value for value in SKEWED])
    assert -mirrored.high == pytest.approx(found.low, abs=0.15)
    assert -mirrored.low == pytest.approx(found.high, abs=0.35)


def test_intervals_hold_the_truth_nearly_as_often_as_they_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(stats, "RESAMPLES", 500)
    rng = Random(7)
    held = 0
    for _ in range(300):
        found = bootstrap([rng.expovariate(0.5) for _ in range(40)])
        held += found.low <= 2 <= found.high
    assert 270 <= held <= 295


def test_what_never_varies_is_certain() -> None:
    found = bootstrap([1.5] * 20)
    assert (found.mean, found.low, found.high) == (1.5, 1.5, 1.5)
    assert bootstrap([2.0]).high == 2.0


def test_resampling_repeats_and_has_the_right_spread() -> None:
    means = resampled_means([0.0, 1.0] * 50, 4000, 3)
    assert means == resampled_means([0.0, 1.0] * 50, 4000, 3)
    assert means != resampled_means([0.0, 1.0] * 50, 4000, 4)
    assert fmean(means) == pytest.approx(0.5, abs=0.005)
    assert stdev(means) == pytest.approx(0.05, rel=0.05)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_shares_by_wilson(successes: int, trials: int, low: float, high: float) -> None:
    found = share(successes, trials)
    assert found is not None
    assert found.mean == successes / trials
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_a_share_of_nothing_is_unknown() -> None:
    assert share(0, 0) is None


def test_spread() -> None:
    assert spread(SKEWED) == pytest.approx(stdev(SKEWED))
    assert spread([3.0]) == 0


@pytest.mark.parametrize(("sd", "difference"), [(4.76, 1.0), (4.76, -0.5), (23.0, 5.0), (98.0, 10)])
def test_deals_needed(sd: float, difference: float) -> None:
    assert deals_needed(sd, difference) == ceil((1.95996 * sd / difference) ** 2)


def test_no_number_of_deals_shows_a_difference_of_nothing() -> None:
    assert deals_needed(5.0, 0.0) is None
    assert deals_needed(0.0, 3.0) == 1


def decided(rng: Random, mean: float, spread: float) -> Sprt:
    """A test of a gain of 1 on what is truly worth this, at most 5000 deals."""
    test = Sprt(1.0)
    while test.deals < 5000 and test.add(rng.gauss(mean, spread)) is None:
        pass
    return test


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    rng = Random(5)
    without = [decided(rng, 0.0, 7.0) for _ in range(200)]
    gaining = [decided(rng, 1.0, 7.0) for _ in range(200)]
    assert sum(test.verdict() != "no-gain" for test in without) <= 16
    assert sum(test.verdict() != "gain" for test in gaining) <= 16
    fixed = (2 * 1.645 * 7) ** 2  # deals of a test of fixed size with the same errors
    assert fmean(test.deals for test in without + gaining) < 0.7 * fixed


def test_the_ratio_is_that_of_two_normal_means() -> None:
    rng = Random(9)
    values = [rng.gauss(0.3, 2.0) for _ in range(150)]
    test = Sprt(0.5)
    for value in values:
        test.add(value)
    total = sum(value - 0.25 for value in values)
    assert test.ratio() == pytest.approx(0.5 / stdev(values) ** 2 * total)
    assert len(test.path) == 150 - sprt.FIRST + 1
    assert test.path[-1] == test.ratio()


def test_nothing_is_decided_before_the_spread_is_known() -> None:
    test = Sprt(0.5)
    assert [test.add(9.0 + number % 2) for number in range(sprt.FIRST - 1)] == [None] * 99
    assert test.add(9.0) == "gain"


def test_bots_that_play_alike_do_not_gain() -> None:
    test = Sprt(0.5)
    verdicts = [test.add(0.0) for _ in range(sprt.FIRST)]
    assert verdicts[-1] == "no-gain"


def test_the_bound_is_that_of_walds_test() -> None:
    assert pytest.approx(log(19)) == BOUND
