"""How the pack of Four Gems comes together: gathered after a round (section 9), or by hand."""

from collections.abc import Sequence
from typing import Final

from vierblatt.core.game import Bundles, DealError
from vierblatt.games.four_gems.rules import NO_ONE, FourGems

PACKETS: Final = ((1, 3), (2, 3), (3, 3), (4, 3), (1, 2), (2, 2), (3, 2), (4, 2))
"""The packets of the first deal: how far from the dealer, how many cards (4.1)."""
NO_CUT: Final = 16
"""How deep a hand-made pack is taken to be cut, so that it deals what was written."""


def bundles(gather: str, before: FourGems | None) -> Bundles:
    """The pack before the cut, in the parts that chance orders, from the top."""
    if before is None:
        return (tuple(range(32)),)  # 3.1
    if before.taker == NO_ONE:
        return _passed_out(before)
    if gather == "shuffle":
        return (tuple(range(32)),)  # 9.4
    taken = [before.taken(at) for at in range(8)]
    tricks = [_cards(trick) for trick in taken]
    if gather == "trick_order":
        return tuple(tricks)  # 9.2
    takers = before.taker % 2
    won = [trick >> 24 & 1 for trick in taken]
    defence = [trick for trick, team in zip(tricks, won, strict=True) if team != takers]
    attack = [trick for trick, team in zip(tricks, won, strict=True) if team == takers]
    return (*defence, *attack)  # 9.3


def _cards(trick: int) -> tuple[int, ...]:
    return tuple(sorted(trick >> 6 * at & 63 for at in range(4)))


def _passed_out(before: FourGems) -> Bundles:
    """The four hands, the turned card, and the stock as it lay (9.6)."""
    hands = [before.hands[(before.dealer + turn) % 4] for turn in range(1, 5)]
    sets = [tuple(card for card in range(32) if hand >> card & 1) for hand in hands]
    return (*sets, *((before.pack[(before.top + n) % 32],) for n in range(12)))


def zones(dealer: int) -> dict[str, int]:
    """The hands of the first deal from the dealer's right on, the turned card, the stock."""
    hands = {f"P{(dealer + turn) % 4}": 5 for turn in range(1, 5)}
    return {**hands, "turned": 1, "stock": 11}


def pack_of(dealer: int, zones: dict[str, Sequence[int]]) -> list[int]:
    """The pack that, cut in the middle, deals these zones."""
    cards = {name: list(zone) for name, zone in zones.items()}
    cut: list[int] = []
    for turn, size in PACKETS:
        hand = cards[f"P{(dealer + turn) % 4}"]
        cut += hand[:size]
        del hand[:size]
    cut += cards["turned"] + cards["stock"]
    if sorted(cut) != list(range(32)):
        raise DealError("the zones do not hold each of the 32 cards once")
    return cut[-NO_CUT:] + cut[:-NO_CUT]
