"""A round of Vier Felder laid again from an imagined position."""

from collections.abc import Iterable, Iterator
from math import inf

from vierblatt.core.anew import Past, Relaid
from vierblatt.games.vier_felder import story
from vierblatt.games.vier_felder.actions import NUMBERS, names
from vierblatt.games.vier_felder.rules import HIGH, VierFelder
from vierblatt.games.vier_felder.view import VierFelderView

Play = story.Sowed | story.Harvested | story.Stockpiled


def anew(view: VierFelderView, world: VierFelder, past: Past) -> Relaid:
    """The pack is what was laid, dealt and drawn, in this order, and then the draw pile."""
    coming = {
        seat: iter(_drawn(past, seat, names(world.hands[seat])))
        for seat in range(view.seats)
        if seat != view.seat
    }
    pack: list[str] = []
    for event in past.events:
        match event:
            case story.Laid(_, _, cards):
                pack += cards
            case story.Dealt(seat, count, cards) | story.Drew(seat, count, cards):
                pack += cards or (next(coming[seat]) for _ in range(count))
    left = [int(card) for card in world.draw_pile()]
    return Relaid(past.moves, pack=(*(NUMBERS[card] for card in pack), *left))


def _drawn(past: Past, seat: int, hand: tuple[str, ...]) -> list[str]:
    """All cards that a seat has had, those first that it needed first.

    It needed a card when it played it, and when it made a stockpile of its value (8.3).
    """
    plays = [event for event in past.of(seat) if isinstance(event, Play)]
    left = dict.fromkeys(hand, inf)
    for time, event in enumerate(plays):
        left |= dict.fromkeys(_played(event), time)
    needed = dict(left)
    for time, event in enumerate(plays):
        if isinstance(event, story.Stockpiled):
            still = [card for card in _of_value(left, event.value) if left[card] > time]
            kept = min(still, key=left.__getitem__)
            needed[kept] = min(needed[kept], time)
    return sorted(needed, key=needed.__getitem__)


def _played(event: Play) -> tuple[str, ...]:
    return event.cards if isinstance(event, story.Harvested) else (event.card,)


def _of_value(cards: Iterable[str], value: int) -> Iterator[str]:
    rank = 1 if value == HIGH else value
    return (card for card in cards if NUMBERS[card] // 4 + 1 == rank)
