"""What the solvers have in common: a table of positions, and which of them are alike.

Two positions of one deal are alike if in each colour the same players own the cards that are left
in the same order, whatever these cards are: then the same tricks can be taken.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, lowest

MANY: Final = 1 << 60
NUMBERS: Final = 1 << 20  # how many deals are told apart before the table is emptied


class OutOfNodes(Exception):
    """A question was given up. What was found out is kept, so it can be asked again."""


@final
class Positions:
    """The positions of one deal after the other, a key and an entry each; the last one stays."""

    cells: vec[i64]  # keys and entries in turn
    slots: i64 = 0
    deal: i64 = 0  # the number of the deal, which belongs into each key
    hands: vec[i64]  # of the deal, by seat
    alike: vec[i64]  # by colour and its cards that are left: the lowest that are alike
    width: i64 = 8  # cards of a colour

    def holds(self, hands: vec[i64]) -> bool:
        """Whether such hands come from the deal that the table is about."""
        here = self.hands
        even = hands[0] & ~here[0] | hands[2] & ~here[2]
        odd = hands[1] & ~here[1] | hands[3] & ~here[3]
        return even | odd == 0

    def begin(self, hands: vec[i64]) -> None:
        """Go over to another deal; what was known is forgotten."""
        self.deal += 1
        if self.deal == NUMBERS:
            self.deal = 1
            self.cells = vec[i64]([0] * int(2 * self.slots))
        seat: i64
        for seat in range(4):
            self.hands[seat] = hands[seat]
        all_cards = hands[0] | hands[1] | hands[2] | hands[3]
        mask = bit(self.width) - 1
        colour: i64
        for colour in range(4):
            cards = all_cards >> self.width * colour & mask
            part = cards
            while part:
                self.alike[(colour << self.width) + part] = self._lowest(colour, cards, part)
                part = part - 1 & cards

    def _lowest(self, colour: i64, cards: i64, part: i64) -> i64:
        """The lowest of some cards of a colour that belong to the same players in turn."""
        first = self.width * colour
        found: i64 = 0
        while part:
            owner = self._owner(first + lowest(part))
            while not owner & bit(first + lowest(cards)):
                cards &= cards - 1
            found |= cards & -cards
            cards &= cards - 1
            part &= part - 1
        return found

    def _owner(self, card: i64) -> i64:
        """The hand that a card was dealt to."""
        seat: i64 = 0
        while not self.hands[seat] & bit(card):
            seat += 1
        return self.hands[seat]

    def lowest_alike(self, left: i64) -> i64:
        """What stands for all positions that are alike: the lowest such cards of each colour."""
        width = self.width
        mask = bit(width) - 1
        return (
            self.alike[left & mask]
            | self.alike[bit(width) + (left >> width & mask)] << width
            | self.alike[2 * bit(width) + (left >> 2 * width & mask)] << 2 * width
            | self.alike[3 * bit(width) + (left >> 3 * width & mask)] << 3 * width
        )

    def slot(self, key: i64) -> i64:
        """Where a position would be: the place of its key, its entry coming next."""
        mixed = (key & 0x7FFF_FFFF) * 0x1E37_79B1 + (key >> 31) * 0x2545_F491  # below 2**62
        return 2 * ((mixed >> 13 ^ mixed >> 33) & self.slots - 1)


def positions(width: i64, slots: i64) -> Positions:
    """An empty table for colours of so many cards; the number of slots is a power of two."""
    table = Positions()
    table.width = width
    table.slots = slots
    table.cells = vec[i64]([0] * int(2 * slots))
    table.hands = vec[i64]([0] * 4)
    table.alike = vec[i64]([0] * int(4 * bit(width)))
    return table
