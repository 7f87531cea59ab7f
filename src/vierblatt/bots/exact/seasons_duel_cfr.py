"""Regret matching on an ending of the duel, until neither side can gain by playing otherwise.

CFR+ (Tammelin, Solving large imperfect information games using CFR+, 2014) over all hands at once,
the sides in turn, averages weighted by the square of the iteration. Nobody is thought to be sure of
anything: a tremble keeps the lines alive that equilibrium does not enter, so that each side also
learns how to meet a mistake.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.bots.exact.seasons_duel import Ending

TREMBLE: Final = 1e-7
"""How often each does what he never does, as the other sees it."""


@final
class Plan:
    """What both do, as probabilities.

    `give`: by hand and pair of the starter, that he gives it. `answer`: by placing of this pair and
    by hand and pair of the other, that he places so and gives his pair back; for the pair heard and
    a hand they add up to 1. `place`: by row and number of the pair given back, that the starter
    puts its low or its high card in the middle.
    """

    def __init__(self, give: vec[float], answer: vec[float], place: vec[float]) -> None:
        self.give = give
        self.answer = answer
        self.place = place


def nothing(ending: Ending) -> Plan:
    """A plan of zeros."""
    return Plan(
        zeros(len(ending.first.pairs)),
        zeros(ending.placings * len(ending.second.pairs)),
        zeros(2 * len(ending.row_pairs) * len(ending.second.kinds)),
    )


def zeros(size: i64) -> vec[float]:
    """So many zeros."""
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, 0.0)
    return found


def normalise(ending: Ending, plan: Plan) -> Plan:
    """Scale what belongs together to 1, in place; where all is 0 everything is equally likely."""
    hand: i64
    hands: i64 = len(ending.first.hands)
    for hand in range(hands):
        _scale(plan.give, ending.first.starts[hand], ending.first.starts[hand + 1])
    number: i64
    numbers: i64 = len(ending.first.kinds)
    hands = len(ending.second.hands)
    for number in range(numbers):
        for hand in range(hands):
            _scale_answers(ending, plan.answer, number, hand)
    at: i64 = 0
    places: i64 = len(plan.place)
    while at < places:
        _scale(plan.place, at, at + 2)
        at += 2
    return plan


def _scale(shares: vec[float], start: i64, stop: i64) -> None:
    total = 0.0
    at = start
    while at < stop:
        total += shares[at]
        at += 1
    even = 1.0 / float(stop - start)
    at = start
    while at < stop:
        shares[at] = shares[at] / total if total > 0.0 else even
        at += 1


def _scale_answers(ending: Ending, answer: vec[float], number: i64, hand: i64) -> None:
    """The same for the answers of one hand to one pair: a stretch for each placing."""
    width: i64 = len(ending.second.pairs)
    start = ending.second.starts[hand]
    stop = ending.second.starts[hand + 1]
    one = ending.ways[number] * width
    last = (ending.ways[number + 1] - 1) * width
    total = 0.0
    at = start
    while at < stop:
        total += answer[one + at]
        if last > one:
            total += answer[last + at]
        at += 1
    even = 1.0 / float((stop - start) * (ending.ways[number + 1] - ending.ways[number]))
    at = start
    while at < stop:
        answer[one + at] = answer[one + at] / total if total > 0.0 else even
        if last > one:
            answer[last + at] = answer[last + at] / total if total > 0.0 else even
        at += 1


def hear(ending: Ending, row: i64, answer: vec[float], tremble: float, hopes: vec[float]) -> None:
    """What the starter may hope for in a row, by the pair given back and how he places it.

    Hopes are weighted by how likely his hand is and the pair to be given back.
    """
    numbers = ending.second.numbers
    values = ending.values
    weights = ending.weights
    width: i64 = len(numbers)
    answers: i64 = ending.row_ways[row] * width
    believed: i64 = ending.first.owners[ending.row_pairs[row]] * width
    line: i64 = 2 * row * width
    at: i64 = len(hopes)
    while at:
        at -= 1
        hopes[at] = 0.0
    while at < width:
        weight = weights[believed + at] * (answer[answers + at] + tremble)
        if weight > 0.0:
            to: i64 = 2 * numbers[at]
            hopes[to] += weight * values[line + 2 * at]
            hopes[to + 1] += weight * values[line + 2 * at + 1]
        at += 1


def fear(ending: Ending, row: i64, reach: float, place: vec[float], gains: vec[float]) -> None:
    """Add what the other gains, by his answer, in a row that is entered with this probability."""
    numbers = ending.second.numbers
    values = ending.values
    weights = ending.weights
    width: i64 = len(numbers)
    answers: i64 = ending.row_ways[row] * width
    believed: i64 = ending.first.owners[ending.row_pairs[row]] * width
    line: i64 = 2 * row * width
    placed: i64 = 2 * row * len(ending.second.kinds)
    at: i64 = 0
    while at < width:
        weight = weights[believed + at] * reach
        if weight > 0.0:
            to: i64 = placed + 2 * numbers[at]
            low = place[to] * values[line + 2 * at]
            gains[answers + at] -= weight * (low + place[to + 1] * values[line + 2 * at + 1])
        at += 1


@final
class Learner:
    """Comes nearer to the equilibrium of an ending with every iteration."""

    def __init__(self, ending: Ending) -> None:
        self.ending = ending
        self.iterations: i64 = 0
        self.now = normalise(ending, nothing(ending))
        self.regrets = nothing(ending)
        self.sums = nothing(ending)
        self.hopes = zeros(2 * len(ending.second.kinds))  # of one row

    def learn(self, times: i64) -> None:
        """So many iterations more."""
        for _ in range(times):
            self.iterations += 1
            weight = float(self.iterations) * float(self.iterations)
            self._learn_starter(weight)
            self._learn_other(weight)

    def average(self) -> Plan:
        """What was done on the average, which is what comes near to equilibrium."""
        sums = self.sums
        return normalise(self.ending, Plan(sums.give[:], sums.answer[:], sums.place[:]))

    def _learn_starter(self, weight: float) -> None:
        ending = self.ending
        gains = zeros(len(ending.first.pairs))
        row: i64
        rows: i64 = len(ending.row_pairs)
        for row in range(rows):
            pair = ending.row_pairs[row]
            hear(ending, row, self.now.answer, TREMBLE, self.hopes)
            gains[pair] += self._place(row, weight * (self.now.give[pair] + TREMBLE))
        hand: i64
        hands: i64 = len(ending.first.hands)
        for hand in range(hands):
            start = ending.first.starts[hand]
            stop = ending.first.starts[hand + 1]
            mean = _mean(self.now.give, gains, start, stop)
            _learn(self.regrets.give, gains, mean, start, stop)
            _sum(self.sums.give, self.now.give, weight, start, stop)
            _follow(self.now.give, self.regrets.give, start, stop)
            _scale(self.now.give, start, stop)

    def _place(self, row: i64, reach: float) -> float:
        """Learn from the hopes of a row; what the row is worth as it was played."""
        hopes = self.hopes
        now = self.now.place
        regrets = self.regrets.place
        sums = self.sums.place
        worth = 0.0
        size: i64 = len(hopes)
        to: i64 = row * size
        at: i64 = 0
        while at < size:
            low = now[to]
            high = now[to + 1]
            worth += low * hopes[at] + high * hopes[at + 1]
            sums[to] += reach * low
            sums[to + 1] += reach * high
            gap = hopes[at] - hopes[at + 1]
            low = _positive(regrets[to] + high * gap)
            high = _positive(regrets[to + 1] - now[to] * gap)
            regrets[to] = low
            regrets[to + 1] = high
            both = low + high
            now[to] = low / both if both > 0.0 else 0.5
            now[to + 1] = high / both if both > 0.0 else 0.5
            at += 2
            to += 2
        return worth

    def _learn_other(self, weight: float) -> None:
        ending = self.ending
        gains = zeros(len(self.now.answer))
        row: i64
        rows: i64 = len(ending.row_pairs)
        for row in range(rows):
            reach = self.now.give[ending.row_pairs[row]] + TREMBLE
            fear(ending, row, reach, self.now.place, gains)
        number: i64
        numbers: i64 = len(ending.first.kinds)
        for number in range(numbers):
            hand: i64
            hands: i64 = len(ending.second.hands)
            for hand in range(hands):
                self._answer(number, hand, gains)
        _sum(self.sums.answer, self.now.answer, weight, 0, len(gains))
        _follow(self.now.answer, self.regrets.answer, 0, len(gains))
        for number in range(numbers):
            for hand in range(hands):
                _scale_answers(ending, self.now.answer, number, hand)

    def _answer(self, number: i64, hand: i64, gains: vec[float]) -> None:
        """Learn how this hand answers this pair."""
        width: i64 = len(self.ending.second.pairs)
        first = self.ending.ways[number]
        last = self.ending.ways[number + 1]
        start = self.ending.second.starts[hand]
        stop = self.ending.second.starts[hand + 1]
        mean = 0.0
        way: i64
        for way in range(first, last):
            mean += _mean(self.now.answer, gains, way * width + start, way * width + stop)
        for way in range(first, last):
            _learn(self.regrets.answer, gains, mean, way * width + start, way * width + stop)


def _positive(regret: float) -> float:
    return regret if regret > 0.0 else 0.0


def _mean(now: vec[float], gains: vec[float], start: i64, stop: i64) -> float:
    """What was gained as it was played."""
    mean = 0.0
    at = start
    while at < stop:
        mean += now[at] * gains[at]
        at += 1
    return mean


def _learn(regrets: vec[float], gains: vec[float], mean: float, start: i64, stop: i64) -> None:
    """Regret what would have gained more; what would have gained less is forgotten, not held."""
    at = start
    while at < stop:
        regrets[at] = _positive(regrets[at] + gains[at] - mean)
        at += 1


def _sum(sums: vec[float], now: vec[float], weight: float, start: i64, stop: i64) -> None:
    at = start
    while at < stop:
        sums[at] += weight * now[at]
        at += 1


def _follow(now: vec[float], regrets: vec[float], start: i64, stop: i64) -> None:
    at = start
    while at < stop:
        now[at] = regrets[at]
        at += 1
