"""How the pack of 4 Seasons comes together: freshly shuffled for every round (2.4), or by hand."""

from collections.abc import Sequence

from vierblatt.core.game import Bundles, DealError


def bundles() -> Bundles:
    """The whole pack, in one part that chance orders."""
    return (tuple(range(37)),)


def zones(seats: int, dealer: int) -> dict[str, int]:
    """The hands before the bids, from the dealer's left on, and the turned card."""
    hands = {f"P{seat}": 36 // seats for seat in _clockwise(seats, dealer)}
    return {**hands, "turned": 1}


def pack_of(seats: int, dealer: int, zones: dict[str, Sequence[int]]) -> list[int]:
    """The pack that deals these zones."""
    hands = [zones[f"P{seat}"] for seat in _clockwise(seats, dealer)]
    if any(len(hand) != 36 // seats for hand in hands):
        raise DealError(f"a hand does not have {36 // seats} cards")
    pack = [card for turn in zip(*hands, strict=True) for card in turn]  # 2.5
    pack += zones["turned"]
    if sorted(pack) != list(range(37)):
        raise DealError("the zones do not hold each of the 37 cards once")
    return pack


def _clockwise(seats: int, dealer: int) -> list[int]:
    return [(dealer + turn) % seats for turn in range(1, seats + 1)]
