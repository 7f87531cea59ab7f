"""A game of the duel laid again from an imagined position."""

from vierblatt.core.anew import Past, Relaid
from vierblatt.games.seasons_duel import story
from vierblatt.games.seasons_duel.actions import NUMBERS, names
from vierblatt.games.seasons_duel.piles import VALUES
from vierblatt.games.seasons_duel.retell import PILE
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.games.seasons_duel.view import SeasonsDuelView

FIRST = VALUES + VALUES[:2]
"""The backs of the first hand (2.7)."""


def anew(view: SeasonsDuelView, world: SeasonsDuel, past: Past) -> Relaid:
    """The seat has drawn what it has drawn; the other has drawn what it gave before the rest."""
    zones = {"aside": _kinds(names(world.aside()))}
    for seat in range(2):
        drawn = list(_drawn(world, past, seat, view.seat))
        at = len(PILE) - world.left_to_draw()
        left = [int(world.pile(seat) >> 4 * n & 15) for n in range(world.left_to_draw())]
        zones[f"P{seat}"] = _kinds(_in_order(drawn, FIRST))
        zones[f"pile{seat}"] = _kinds(_in_order(drawn, PILE[:at])) + left
    return Relaid(past.moves, zones=zones)


def _drawn(world: SeasonsDuel, past: Past, seat: int, looker: int | None) -> tuple[str, ...]:
    """All cards that a seat has had so far, in an order in which it can have drawn them."""
    told = past.of(seat)
    if seat == looker:
        drawn = [event for event in told if isinstance(event, story.Dealt | story.Drew)]
        return tuple(card for event in drawn for card in event.cards or ())
    gave = [event for event in told if isinstance(event, story.Gave)]
    given = tuple(card for event in gave for card in event.cards or ())
    return given + names(world.hand(seat))


def _in_order(cards: list[str], values: tuple[int, ...]) -> list[str]:
    """Takes the first card of each of these values away."""
    found = []
    for value in values:
        card = next(card for card in cards if int(card[1:]) == value)
        cards.remove(card)
        found.append(card)
    return found


def _kinds(cards: list[str] | tuple[str, ...]) -> list[int]:
    return [NUMBERS[card] for card in cards]
