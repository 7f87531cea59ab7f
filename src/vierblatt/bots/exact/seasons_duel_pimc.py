"""The usual method on an ending of the duel, to be compared with: solved worlds, averaged.

Perfect information Monte Carlo (Levy 1989) with all worlds instead of a sample: at each decision
what is best on the average if from here on everybody sees all cards. It learns nothing from what
has been done, and never mixes.
"""

from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.bots.exact.seasons_duel import Ending, more
from vierblatt.bots.exact.seasons_duel_cfr import Plan, hear, nothing, zeros


def averaged(ending: Ending) -> Plan:
    """What players do who average over solved worlds."""
    plan = nothing(ending)
    _give(ending, plan.give)
    _answer(ending, plan.answer)
    _place(ending, plan.place)
    return plan


def _give(ending: Ending, give: vec[float]) -> None:
    worths = zeros(len(give))
    hand: i64
    hands: i64 = len(ending.first.hands)
    for hand in range(hands):
        pair: i64
        for pair in range(ending.first.starts[hand], ending.first.starts[hand + 1]):
            worths[pair] = _seen_through(ending, hand, pair)
        give[_best(worths, ending.first.starts[hand], ending.first.starts[hand + 1])] = 1.0


def _seen_through(ending: Ending, hand: i64, pair: i64) -> float:
    """What a pair is worth to the starter if all is open then, over the other's hands."""
    total = 0.0
    width: i64 = len(ending.second.pairs)
    other: i64
    others: i64 = len(ending.second.hands)
    for other in range(others):
        weight = ending.weights[hand * width + ending.second.starts[other]]
        if weight > 0.0:
            total += weight * _answered(ending, pair, other)
    return total


def _answered(ending: Ending, pair: i64, other: i64) -> float:
    """What a pair is worth to the starter when this hand answers it best."""
    least = 1e300
    row: i64
    for row in range(ending.rows[pair], ending.rows[pair + 1]):
        at: i64
        for at in range(ending.second.starts[other], ending.second.starts[other + 1]):
            worth = _placed(ending, row, at)
            if worth < least:
                least = worth
    return least


def _placed(ending: Ending, row: i64, at: i64) -> float:
    """What the starter makes of a pair given back."""
    line: i64 = 2 * (row * len(ending.second.pairs) + at)
    return more(ending.values[line], ending.values[line + 1])


def _answer(ending: Ending, answer: vec[float]) -> None:
    gains = zeros(len(answer))
    width: i64 = len(ending.second.pairs)
    row: i64
    rows: i64 = len(ending.row_pairs)
    for row in range(rows):
        believed = ending.first.owners[ending.row_pairs[row]] * width
        at: i64
        for at in range(width):
            gain = ending.weights[believed + at] * _placed(ending, row, at)
            gains[ending.row_ways[row] * width + at] -= gain
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
            best = _best(gains, one + start, one + stop)
            other = _best(gains, last + start, last + stop)
            answer[best if gains[best] >= gains[other] else other] = 1.0


def _place(ending: Ending, place: vec[float]) -> None:
    width: i64 = len(ending.second.pairs)
    evenly = zeros(ending.placings * width)
    hopes = zeros(2 * len(ending.second.kinds))
    size: i64 = len(hopes)
    row: i64
    rows: i64 = len(ending.row_pairs)
    for row in range(rows):
        hear(ending, row, evenly, 1.0, hopes)
        at: i64 = 0
        while at < size:
            place[row * size + _best(hopes, at, at + 2)] = 1.0
            at += 2


def _best(worths: vec[float], start: i64, stop: i64) -> i64:
    best = start
    at = start + 1
    while at < stop:
        if worths[at] > worths[best]:
            best = at
        at += 1
    return best
