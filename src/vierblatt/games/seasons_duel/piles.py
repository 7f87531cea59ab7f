"""How the pack of the duel is sorted for the shuffle, and laid by hand (section 2)."""

from collections.abc import Sequence
from typing import Final

from vierblatt.core.game import Bundles, DealError
from vierblatt.games.seasons_duel.actions import CARDS
from vierblatt.games.seasons_duel.rules import FIRST_THREE, FIRST_TWO, HAND, KINDS, PILE, place

COPIES: Final = (4, 6, 2)
"""How often a season has the values 1, 2 and 3 (1.1)."""
VALUES: Final = (3, 2, 2, 2, 1, 1)
"""A pile of six from the top (2.4)."""


def bundles() -> Bundles:
    """The ones, the twos and the threes."""
    return tuple(
        tuple(3 * season + at for season in range(4) for _ in range(copies))
        for at, copies in enumerate(COPIES)
    )


def zones(dealer: int) -> dict[str, int]:
    """The hands and draw piles, the starting player's first, and the two piles set aside."""
    seats = (dealer, 1 - dealer)
    hands = {f"P{seat}": HAND for seat in seats}
    return {**hands, **{f"pile{seat}": PILE - HAND for seat in seats}, "aside": 12}


def pack_of(dealer: int, zones: dict[str, Sequence[int]]) -> list[int]:
    """The pack that deals these zones: draw piles are listed from the top, the rest as it comes."""
    pack = [-1] * 48
    for turn, seat in enumerate((dealer, 1 - dealer)):
        places = [place(3 * turn + at // 6, at % 6) for at in range(PILE)]
        _lay(pack, f"P{seat}", places[:HAND], _sorted(zones[f"P{seat}"], VALUES + VALUES[:2]))
        _lay(pack, f"pile{seat}", places[HAND:], zones[f"pile{seat}"])
    places = [place(pile, at) for pile in (6, 7) for at in range(6)]
    _lay(pack, "aside", places, _sorted(zones["aside"], VALUES * 2))
    for kind in range(KINDS):
        if pack.count(kind) != COPIES[kind % 3]:
            raise DealError(f"the zones have {CARDS[kind]} {pack.count(kind)} times")
    return pack


def _sorted(cards: Sequence[int], values: Sequence[int]) -> list[int]:
    """The cards in the order of these values, as far as they go."""
    left = list(cards)
    found = []
    for value in values:
        fitting = [kind for kind in left if kind % 3 + 1 == value]
        if fitting:
            found.append(fitting[0])
            left.remove(fitting[0])
    return found + left


def _lay(pack: list[int], zone: str, places: Sequence[int], cards: Sequence[int]) -> None:
    values = [_value(at) for at in places]
    if [kind % 3 + 1 for kind in cards] != values:
        raise DealError(f"the values of {zone} are {' '.join(map(str, values))}")
    for at, kind in zip(places, cards, strict=True):
        pack[at] = kind


def _value(at: int) -> int:
    """The value of the card that lies here in the pack (2.2)."""
    return 1 + (at >= FIRST_TWO) + (at >= FIRST_THREE)
