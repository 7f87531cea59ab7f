"""Claiming the rest of a round: whether a seat may lay its hand open for that."""

from typing import Final

from vierblatt.core.game import View
from vierblatt.room.room import Room

MOST_CLAIMS: Final = 2
"""How often a seat may ask so in one round."""


def why_not(room: Room, seat: int, view: View) -> str:
    """The code of the refusal, or nothing: from what the seat knows, be it asked or not."""
    if room.paused:
        return "paused"
    if not room.game.laid_down(view):
        return "no-claim"
    if not all_people(room):
        return "bots-play"
    return "too-many" if room.seats[seat].claims >= MOST_CLAIMS else ""


def all_people(room: Room) -> bool:
    """Whether nobody but people play: bots cannot agree to anything."""
    return not any(seat.botlike for seat in room.seats)
