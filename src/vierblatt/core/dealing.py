"""Dealing unknown cards so that every deal that is possible is equally likely.

Cards that may go to the same places and are promised alike form a class. A table over the classes
counts in how many ways the rest can be dealt when the places still need so many cards; a deal
draws the numbers class by class in proportion to these counts, then the cards themselves.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, shuffle

FACTORIAL: Final[list[float]] = [1.0]
for _n in range(1, 62):
    FACTORIAL.append(FACTORIAL[-1] * _n)


def _get(numbers: i64, place: i64) -> i64:
    return numbers >> 6 * place & 63


@final
class Need:
    """What is still needed when some classes are dealt: the splits of the next, with weights."""

    def __init__(self) -> None:
        self.ways: float = 0.0
        self.splits = vec[i64]()  # how many cards to each place, six bits each
        self.upto: list[float] = []  # the ways of the splits so far, added up
        self.next: list[Need] = []


@final
class Dealing:
    """Deals `cards` to places, each with a number it needs and a set of cards that it may get.

    `needs` and `may` have one entry a place (at most ten); the needs add up to the cards.
    `promises` holds sets of cards, `promised` beside it the bits of the places that must get at
    least one of them; the sets do not overlap.
    """

    def __init__(
        self,
        cards: i64,
        needs: vec[i64],
        may: vec[i64],
        promises: vec[i64],
        promised: vec[i64],
    ) -> None:
        self.places: i64 = len(needs)
        self.cards = vec[i64]()  # class by class
        self.starts = vec[i64]([0])
        self.allowed = vec[i64]()
        self.least = vec[i64]()
        self._classify(cards, may, promises, promised)
        self.known: list[dict[int, Need]] = [{} for _ in range(len(self.allowed) + 1)]
        packed: i64 = 0
        place: i64 = 0
        while place < self.places:
            packed |= needs[place] << 6 * place
            place += 1
        self.root = self._need(0, packed)

    def ways(self) -> float:
        """How many deals there are; 0.0 when none fits."""
        return self.root.ways

    def deal(self, rng: Random) -> vec[i64]:
        """The set of cards for each place, in one deal of those that are possible."""
        dealt = vec[i64]([0] * int(self.places))
        cards = self.cards[:]
        need = self.root
        group: i64 = 0
        groups: i64 = len(self.allowed)
        while group < groups:
            start = self.starts[group]
            end = self.starts[group + 1]
            shuffle(cards, rng, start, end)
            at = self._draw(need, rng)
            split = need.splits[at]
            place: i64 = 0
            while start < end:
                here = _get(split, place)
                while here:
                    dealt[place] |= bit(cards[start])
                    start += 1
                    here -= 1
                place += 1
            need = need.next[at]
            group += 1
        return dealt

    def _draw(self, need: Need, rng: Random) -> i64:
        last: i64 = len(need.upto) - 1
        if last == 0:
            return 0
        target = rng.random() * need.ways
        at: i64 = 0
        while at < last and need.upto[at] <= target:
            at += 1
        return at

    def _classify(self, cards: i64, may: vec[i64], promises: vec[i64], promised: vec[i64]) -> None:
        """Group the cards, those that may go to the fewest places first."""
        keys = vec[i64]()
        sets = vec[i64]()
        for card in cards_of(cards):
            key = self._key(card, may, promises, promised)
            i: i64 = 0
            while i < len(keys) and keys[i] != key:
                i += 1
            if i == len(keys):
                keys = append(keys, key)
                sets = append(sets, 0)
            sets[i] |= bit(card)
        for size in range(13):
            self._add_classes(keys, sets, size)

    def _add_classes(self, keys: vec[i64], sets: vec[i64], size: i64) -> None:
        i: i64 = 0
        while i < len(keys):
            allowed = keys[i] & 0xFFF
            # promised classes come before the unpromised of their size; free cards come last
            if count(allowed) == size:
                for card in cards_of(sets[i]):
                    self.cards = append(self.cards, card)
                n: i64 = len(self.cards)
                self.starts = append(self.starts, n)
                self.allowed = append(self.allowed, allowed)
                self.least = append(self.least, keys[i] >> 12 & 0xFFF)
            i += 1

    def _key(self, card: i64, may: vec[i64], promises: vec[i64], promised: vec[i64]) -> i64:
        """Places allowed, places promised, and the number of the promise: the class of a card."""
        key: i64 = 0
        place: i64 = 0
        while place < self.places:
            if may[place] & bit(card):
                key |= bit(place)
            place += 1
        i: i64 = 0
        while i < len(promises):
            if promises[i] & bit(card):
                key |= promised[i] << 12 | i + 1 << 24
            i += 1
        return key

    def _need(self, group: i64, needs: i64) -> Need:
        """The node for this class and these needs, made once."""
        known = self.known[group].get(int(needs))
        if known is not None:
            return known
        need = Need()
        if group == len(self.allowed):
            need.ways = 1.0 if needs == 0 else 0.0
        else:
            size = self.starts[group + 1] - self.starts[group]
            if group == len(self.allowed) - 1:
                self._close(need, group, size, needs)
            else:
                self._split(need, group, needs, 0, size, 0)
        self.known[group][int(needs)] = need
        return need

    def _close(self, need: Need, group: i64, size: i64, needs: i64) -> None:
        """The last class has no choice: each place gets just what it still needs."""
        total: i64 = 0
        ways = FACTORIAL[size]
        place: i64 = 0
        while place < self.places:
            here = _get(needs, place)
            if here and not self.allowed[group] & bit(place):
                return
            if not here and self.least[group] & bit(place):
                return
            total += here
            ways /= FACTORIAL[here]
            place += 1
        if total == size:
            self._add(need, needs, ways, self._need(group + 1, 0))

    def _split(self, need: Need, group: i64, needs: i64, place: i64, left: i64, split: i64) -> None:
        """Add every split of `left` cards of a class over the places from `place` on."""
        if place == self.places:
            if left == 0:
                size = self.starts[group + 1] - self.starts[group]
                then = self._need(group + 1, needs - split)
                self._add(need, split, self._orders(size, split) * then.ways, then)
            return
        most = _get(needs, place) if self.allowed[group] & bit(place) else 0
        if most > left:
            most = left
        here: i64 = 1 if self.least[group] & bit(place) else 0
        while here <= most:
            self._split(need, group, needs, place + 1, left - here, split | here << 6 * place)
            here += 1

    def _orders(self, size: i64, split: i64) -> float:
        ways = FACTORIAL[size]
        while split:
            ways /= FACTORIAL[split & 63]
            split >>= 6
        return ways

    def _add(self, need: Need, split: i64, ways: float, then: Need) -> None:
        if ways <= 0.0:
            return
        need.ways += ways
        need.splits = append(need.splits, split)
        need.upto.append(need.ways)
        need.next.append(then)
