"""When enough has been seen: a sequential test on the means of deals."""

from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
"""The chance to call bots different that are not, and to miss a gain that is there."""
BOUND: Final = log((1 - ERROR) / ERROR)
"""2.94: the test ends when the log-likelihood ratio leaves -BOUND .. BOUND (A. Wald, 1945)."""
FIRST: Final = 100
"""Deals before the spread is known well enough to decide anything."""
LEAST_SPREAD: Final = 0.05
"""The least standard deviation that is believed, in gains: bots that play alike have none."""

GAINS: Final = {"seasons-duel": 0.5, "four-gems": 5.0, "four-seasons": 0.15, "vier-felder": 0.3}
"""The smallest gains of interest, in points of a round."""
ANY_GAIN: Final = 1.0
"""The same in a game that nobody has thought about."""
MATCH_GAIN: Final = 0.1
"""The same in matches: 55 won for 45 lost."""


def gain_of(game: str, matches: bool) -> float:
    """The smallest gain of interest: in points of a round, or in matches won less lost."""
    return MATCH_GAIN if matches else GAINS.get(game, ANY_GAIN)


class Sprt:
    """Does the first bot gain `gain`, or nothing? Fed with one deal after the other.

    The variance is estimated as it goes (the generalised test that Fishtest runs on pairs).
    """

    def __init__(self, gain: float) -> None:
        self.gain = gain
        self.deals = 0
        self.mean = 0.0
        self.squares = 0.0
        self.path: list[float] = []
        """The log-likelihood ratio after each deal from the FIRST on."""

    def add(self, value: float) -> str | None:
        """Take in the mean of a deal; the verdict, when there is one."""
        self.deals += 1
        off = value - self.mean
        self.mean += off / self.deals
        self.squares += off * (value - self.mean)
        if self.deals < FIRST:
            return None
        self.path.append(self.ratio())
        return self.verdict()

    def ratio(self) -> float:
        """The log-likelihood ratio of the gain against none."""
        spread = sqrt(self.squares / max(1, self.deals - 1))
        spread = max(spread, LEAST_SPREAD * self.gain)
        return self.gain * self.deals * (self.mean - self.gain / 2) / spread**2

    def verdict(self) -> str | None:
        """`gain`, `no-gain`, or None while the test goes on."""
        if not self.path or abs(self.path[-1]) < BOUND:
            return None
        return "gain" if self.path[-1] > 0 else "no-gain"
