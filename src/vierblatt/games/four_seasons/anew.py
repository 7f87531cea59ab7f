"""A round of 4 Seasons laid again from an imagined position."""

from vierblatt.core.anew import Past, Relaid
from vierblatt.games.four_seasons.actions import decode, text
from vierblatt.games.four_seasons.rules import FourSeasons, bid_code
from vierblatt.games.four_seasons.view import FourSeasonsView


def anew(view: FourSeasonsView, world: FourSeasons, past: Past) -> Relaid:
    """While bids are laid, no other seat has bid; later each has bid what it has in this world."""
    hands = {f"P{seat}": _hand(world, seat) for seat in range(view.seats)}
    moves = [move for seat, said in past.moves for move in _move(view, world, seat, said)]
    return Relaid(tuple(moves), zones={**hands, "turned": [int(world.turned)]})


def _hand(world: FourSeasons, seat: int) -> list[int]:
    cards = world.hand(seat) | world.bid_cards(seat) | world.played_by(seat)
    return [card for card in range(37) if cards >> card & 1]


def _move(view: FourSeasonsView, world: FourSeasons, seat: int, said: str) -> list[tuple[int, str]]:
    if not said.startswith("bid") or seat == view.seat:
        return [(seat, said)]
    if view.phase == "bid":
        return []
    return [(seat, text(decode(bid_code(world.bid_cards(seat), world.top(seat)))))]
