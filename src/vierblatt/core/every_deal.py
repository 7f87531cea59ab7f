"""Every deal of unknown cards, one after the other, where they are few."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import count, set_of
from vierblatt.core.dealing import Dealing, Need


def every_deal(dealing: Dealing) -> vec[i64]:
    """All deals that are possible, each once: one set of cards a place, deal after deal.

    There are `dealing.ways()` of them, so ask that first.
    """
    listing = Listing()
    listing.dealing = dealing
    listing.dealt = vec[i64]([0] * int(dealing.places))
    listing.found = vec[i64]()
    if dealing.ways() > 0.0:
        listing.add(dealing.root, 0)
    return listing.found


@final
class Listing:
    """A deal that is being laid, class by class, and those that are complete."""

    dealing: Dealing
    dealt: vec[i64]
    found: vec[i64]

    def add(self, need: Need, group: i64) -> None:
        """Add every way to deal the classes from this one on."""
        dealing = self.dealing
        if group == len(dealing.allowed):
            for cards in self.dealt:
                self.found = append(self.found, cards)
            return
        cards = set_of(dealing.cards[dealing.starts[group] : dealing.starts[group + 1]])
        at: i64
        for at in range(len(need.splits)):
            self._split(need.splits[at], cards, 0, need.next[at], group + 1)

    def _split(self, split: i64, cards: i64, place: i64, need: Need, group: i64) -> None:
        """Give each place from this one on its part of a class, then go on to the next class."""
        if cards == 0:
            self.add(need, group)
            return
        here = split >> 6 * place & 63
        self._give(here, cards, cards, split, place, need, group)

    def _give(
        self, here: i64, of: i64, cards: i64, split: i64, place: i64, need: Need, group: i64
    ) -> None:
        """Give a place so many cards more, none before the first of some; `cards` are left."""
        if here == 0:
            self._split(split, cards, place + 1, need, group)
            return
        while count(of) >= here:
            card = of & -of
            of ^= card
            self.dealt[place] |= card
            self._give(here - 1, of, cards ^ card, split, place, need, group)
            self.dealt[place] ^= card
