"""Claiming the rest of a round: a seat lays its hand open, and it is played out when all agree."""

from typing import Any, Final

from vierblatt.core.game import View
from vierblatt.core.state import State
from vierblatt.room import entries
from vierblatt.room.draft import Draft
from vierblatt.room.playing_out import play_out
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


def hand(view: Any) -> tuple[str, ...]:
    """What is laid open."""
    cards: tuple[str, ...] = view.hand
    return cards


def grant(draft: Draft, request: int, seat: int) -> None:
    """All agree: this hand is played from its strongest card on, the others as they come."""
    room = draft.room
    assert room.play is not None
    moves = room.game.laid_down(room.play.match.view(seat).table)
    codes = [room.game.encode(room.game.parse(move)) for move in moves]
    draft.write(entries.Claimed, seat=seat, request=request)
    play_out(draft, lambda state, mover: _first(state, mover, codes if mover == seat else []))


def _first(state: State, mover: int, order: list[int]) -> int:
    """The first of these that is legal, else the first that is."""
    legal = [int(code) for code in state.legal(mover)]
    return next((code for code in order if code in legal), legal[0])
