"""The hands that a player of the duel may hold before round 8, by the backs that all see."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.games.seasons_duel.rules import KINDS, holds, kinds_of, one, twins_of, worth

SEASONS: Final = 4
LANE: Final = 12  # bits for one season in packed sums


def worths(cards: i64) -> i64:
    """The values of some cards by season, packed."""
    packed: i64 = 0
    season: i64
    for season in range(SEASONS):
        packed |= worth(cards, season) << LANE * season
    return packed


@final
class Side:
    """The hands that one player may hold, and the pairs that he can give of each."""

    def __init__(self, left: i64, values: i64) -> None:
        """All hands with these backs (counted as `backs` counts) from the cards that are left."""
        self.hands = vec[i64]()
        self.starts = vec[i64]([0])  # where the pairs of each hand begin
        self.pairs = vec[i64]()  # the pairs, hand by hand
        self.owners = vec[i64]()  # beside it the number of the hand
        self.numbers = vec[i64]()  # beside it the number of the pair among all different ones
        self.kinds = vec[i64]()  # the different pairs
        self.worths = vec[i64]()  # beside the pairs their values by season
        self.rest_worths = vec[i64]()  # and those of the other two cards of the hand
        self._fill(left, values, 0, 0)
        hands: i64 = len(self.hands)
        hand: i64
        for hand in range(hands):
            self._add_pairs(hand)

    def _fill(self, left: i64, values: i64, kind: i64, hand: i64) -> None:
        """Add every hand that has `hand` of the kinds below `kind` and lacks these values."""
        if values == 0:
            self.hands = append(self.hands, hand)
            return
        if kind == KINDS:
            return
        value = one(kind % 3)
        most = left >> 4 * kind & 15
        while True:
            self._fill(left, values, kind + 1, hand)
            if most == 0 or not holds(values, value):
                return
            most -= 1
            values -= value
            hand += one(kind)

    def _add_pairs(self, hand: i64) -> None:
        twins = twins_of(self.hands[hand])
        cards = kinds_of(self.hands[hand])
        while cards:
            card = cards & -cards
            others = cards ^ card | twins & card
            while others:
                other = others & -others
                self._add_pair(hand, card + other)
                others ^= other
            cards ^= card
        self.starts = append(self.starts, i64(len(self.pairs)))

    def _add_pair(self, hand: i64, pair: i64) -> None:
        self.pairs = append(self.pairs, pair)
        self.owners = append(self.owners, hand)
        number = self.number(pair)
        if number < 0:
            number = len(self.kinds)
            self.kinds = append(self.kinds, pair)
        self.numbers = append(self.numbers, number)
        self.worths = append(self.worths, worths(pair))
        self.rest_worths = append(self.rest_worths, worths(self.hands[hand] - pair))

    def number(self, pair: i64) -> i64:
        """The number of a pair among the different ones; -1 when no hand has it."""
        at: i64 = len(self.kinds) - 1
        while at >= 0 and self.kinds[at] != pair:
            at -= 1
        return at

    def find(self, hand: i64) -> i64:
        """The number of a hand; -1 when it cannot be held."""
        at: i64 = len(self.hands) - 1
        while at >= 0 and self.hands[at] != hand:
            at -= 1
        return at

    def at(self, hand: i64, pair: i64) -> i64:
        """Where a pair stands that this hand can give; -1 when it cannot."""
        at = self.starts[hand + 1] - 1
        while at >= self.starts[hand] and self.pairs[at] != pair:
            at -= 1
        return at if at >= self.starts[hand] else -1

    def rest(self, at: i64) -> i64:
        """What is left of the hand when it has given the pair at this place."""
        return self.hands[self.owners[at]] - self.pairs[at]
