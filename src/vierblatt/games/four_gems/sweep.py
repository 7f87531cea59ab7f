"""Whether a seat takes every trick that is left, whatever the others hold and play.

Only leads are looked at that nobody can beat. The worst case is that one other hand holds all the
cards of a suit that are not seen: then each lead of the suit draws one of them.
"""

from typing import Final

from vierblatt.games.four_gems.actions import GEMS, NUMBERS
from vierblatt.games.four_gems.rules import PACK
from vierblatt.games.four_gems.view import FourGemsView, names, numbers

SUIT: Final = 255
SHOWN_BY: Final = 2
"""After so many tricks all squares that count lie open (7.7)."""


def sweep(view: FourGemsView) -> tuple[str, ...]:
    """The cards in the order in which they are led; none when it is not certain."""
    if not _leads(view) or view.trump is None or sum(view.tricks) < SHOWN_BY:
        return ()
    hand = numbers(view.hand)
    unseen = PACK & ~hand & ~sum(map(numbers, view.played))
    trump = GEMS.index(view.trump)
    return _sweep(hand, unseen, trump)


def _sweep(hand: int, unseen: int, trump: int) -> tuple[str, ...]:
    gems = sorted(range(4), key=lambda gem: gem != trump)
    suits = [(hand >> 8 * gem & SUIT, unseen >> 8 * gem & SUIT) for gem in gems]
    if not all(_held(mine, others) for mine, others in suits):
        return ()
    (trumps, other_trumps), *rest = suits
    if any(mine for mine, _ in rest) and trumps.bit_count() < other_trumps.bit_count():
        return ()
    return tuple(card for gem in gems for card in reversed(names(hand & SUIT << 8 * gem)))


def _held(mine: int, others: int) -> bool:
    """Whether each card wins when they are led from the top: it is higher, or no other is left."""
    ranks = [rank for rank in reversed(range(8)) if mine >> rank & 1]
    return all(led >= others.bit_count() or others >> rank == 0 for led, rank in enumerate(ranks))


def laid_down(view: FourGemsView) -> tuple[str, ...]:
    """The cards from the strongest on, once nobody can announce any longer (7.3)."""
    if not _leads(view) or not sum(view.tricks):
        return ()
    strongest = sorted(view.hand, key=lambda card: _strength(card, view.trump), reverse=True)
    return tuple(strongest)


def _leads(view: FourGemsView) -> bool:
    return view.phase == "play" and not view.trick and view.leader == view.seat


def _strength(card: str, trump: str | None) -> tuple[bool, int]:
    return card[0] == trump, NUMBERS[card] % 8
