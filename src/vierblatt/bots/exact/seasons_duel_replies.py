"""How good a plan for an ending of the duel is: its value, the best replies, what they gain."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.bots.exact.seasons_duel import Ending
from vierblatt.bots.exact.seasons_duel_cfr import TREMBLE, Plan, fear, hear, zeros


def expected(ending: Ending, starter: Plan, other: Plan) -> float:
    """What the starter gets on the average when each keeps to his part of a plan."""
    hopes = zeros(2 * len(ending.second.kinds))
    size: i64 = len(hopes)
    total = 0.0
    row: i64
    rows: i64 = len(ending.row_pairs)
    for row in range(rows):
        hear(ending, row, other.answer, 0.0, hopes)
        worth = 0.0
        at: i64
        for at in range(size):
            worth += starter.place[row * size + at] * hopes[at]
        total += starter.give[ending.row_pairs[row]] * worth
    return total


def best_starter(ending: Ending, other: Plan) -> float:
    """The most that a starter can get who knows the other's part of a plan."""
    hopes = zeros(2 * len(ending.second.kinds))
    worths = zeros(len(ending.first.pairs))
    row: i64
    rows: i64 = len(ending.row_pairs)
    for row in range(rows):
        hear(ending, row, other.answer, 0.0, hopes)
        worths[ending.row_pairs[row]] += _best_placing(hopes)
    total = 0.0
    hand: i64
    hands: i64 = len(ending.first.hands)
    for hand in range(hands):
        total += _most(worths, ending.first.starts[hand], ending.first.starts[hand + 1])
    return total


def _best_placing(hopes: vec[float]) -> float:
    total = 0.0
    at: i64 = 0
    size: i64 = len(hopes)
    while at < size:
        total += _most(hopes, at, at + 2)
        at += 2
    return total


def _most(numbers: vec[float], start: i64, stop: i64) -> float:
    most = numbers[start]
    at = start + 1
    while at < stop:
        if numbers[at] > most:
            most = numbers[at]
        at += 1
    return most


def best_other(ending: Ending, starter: Plan) -> float:
    """The least that the starter can be held to by one who knows his part of a plan."""
    width: i64 = len(ending.second.pairs)
    gains = zeros(ending.placings * width)
    row: i64
    rows: i64 = len(ending.row_pairs)
    for row in range(rows):
        fear(ending, row, starter.give[ending.row_pairs[row]], starter.place, gains)
    total = 0.0
    number: i64
    numbers: i64 = len(ending.first.kinds)
    for number in range(numbers):
        one = ending.ways[number] * width
        last = (ending.ways[number + 1] - 1) * width
        hand: i64
        hands: i64 = len(ending.second.hands)
        for hand in range(hands):
            start = ending.second.starts[hand]
            stop = ending.second.starts[hand + 1]
            most = _most(gains, one + start, one + stop)
            other = _most(gains, last + start, last + stop)
            total -= most if most > other else other
    return total


def exploitability(ending: Ending, plan: Plan) -> float:
    """What best replies of both gain together against a plan (NashConv), in units of the stakes."""
    return best_starter(ending, plan) - best_other(ending, plan)


@final
class Prospect:
    """What somebody may expect of an action, over lines of play and how likely each is."""

    def __init__(self, ending: Ending, plan: Plan, chances: vec[float], other: bool) -> None:
        """`chances` is like the ending's stakes; points are those of the starter or the other."""
        self.ending = ending
        self.plan = plan
        self.chances = chances
        self.other = other
        self.weight = 0.0
        self.stake = 0.0  # these three are sums, to be divided by the weight
        self.chance = 0.0
        self.points = 0.0

    def add_row(self, row: i64, reach: float, start: i64, stop: i64) -> None:
        """Add the lines of a row in which the other has these hands and pairs, as both play on."""
        ending = self.ending
        line: i64 = 2 * row * len(ending.second.kinds)
        at: i64
        for at in range(start, stop):
            weight = reach * self._answered(row, at)
            if weight > 0.0:
                to = line + 2 * ending.second.numbers[at]
                self._add(row, 2 * at, weight * self.plan.place[to])
                self._add(row, 2 * at + 1, weight * self.plan.place[to + 1])

    def add_placing(self, row: i64, number: i64, card: i64) -> None:
        """Add the lines of a row in which this pair comes back and its low or high card goes up."""
        ending = self.ending
        at: i64
        width: i64 = len(ending.second.pairs)
        for at in range(width):
            if ending.second.numbers[at] == number:
                self._add(row, 2 * at + card, self._answered(row, at))

    def _answered(self, row: i64, at: i64) -> float:
        """How likely this hand and this answer are."""
        ending = self.ending
        width: i64 = len(ending.second.pairs)
        weight = ending.weights[ending.first.owners[ending.row_pairs[row]] * width + at]
        return weight * (self.plan.answer[ending.row_ways[row] * width + at] + TREMBLE)

    def _add(self, row: i64, column: i64, weight: float) -> None:
        if weight > 0.0:
            ending = self.ending
            split = ending.split(row, column)
            self.weight += weight
            self.stake += weight * ending.stakes[ending.ends[split]]
            self.chance += weight * self.chances[ending.ends[split]]
            self.points += weight * float(ending.received(split, self.other))
