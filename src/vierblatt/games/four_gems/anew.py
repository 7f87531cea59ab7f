"""A round of Four Gems laid again from an imagined position."""

from vierblatt.core.anew import Past, Relaid
from vierblatt.games.four_gems import story
from vierblatt.games.four_gems.gathering import NO_CUT
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.games.four_gems.view import FourGemsView, numbers

FIRST = 5
"""How many cards each has before the trump is chosen (4.1)."""


def anew(view: FourGemsView, world: FourGems, past: Past) -> Relaid:
    """The cut is in the middle, so that the zones are dealt as they are written."""
    hands = {seat: _dealt(view, world, past, seat) for seat in range(4)}
    turned = past_turned(past)
    later = {seat: hands[seat][FIRST:] for seat in range(4)}
    order = [(view.dealer + turn) % 4 for turn in range(1, 5)]
    if view.taker is None:
        stock = [int(card) for card in world.pack[1:12]]
    else:
        stock = [card for seat in order for card in later[seat] if card != turned]
    zones = {f"P{seat}": hands[seat][:FIRST] for seat in order}
    cutter, _ = past.moves[0]
    moves = ((cutter, f"cut {NO_CUT}"), *past.moves[1:])
    return Relaid(moves, zones={**zones, "turned": [turned], "stock": stock})


def past_turned(past: Past) -> int:
    """The card that proposed a trump."""
    (card,) = (event.card for event in past.events if isinstance(event, story.Turned))
    return numbers((card,)).bit_length() - 1


def _dealt(view: FourGemsView, world: FourGems, past: Past, seat: int) -> list[int]:
    """All cards that a hand has had, those of the first deal first."""
    cards = world.hands[seat] | numbers(view.played[seat])
    if seat == view.taker:
        cards &= ~(1 << past_turned(past))
    every = [card for card in range(32) if cards >> card & 1]
    if seat != view.seat:
        return every
    told = [event for event in past.of(seat) if isinstance(event, story.Dealt)]
    first = numbers(told[0].cards or ())
    return sorted(every, key=lambda card: not first >> card & 1)
