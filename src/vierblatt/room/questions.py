"""What a seat may ask of the game without doing anything: nothing is written, nobody is told."""

from typing import NamedTuple

from vierblatt.core.game import Event, Game, Refused
from vierblatt.core.match import MatchView
from vierblatt.room.play import Play
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room


class Foreseen(NamedTuple):
    """What is sure to come of a move: in the order in which it comes."""

    events: tuple[Event, ...]
    round_over: bool


def why_not(room: Room, seat: int, move: str) -> Refused | None:
    """Why a seat may not do this now; None when it may. Raises Refusal."""
    play = _play(room)
    return play.match.why_not(seat, play.code(move))


def what_if(room: Room, seat: int, move: str) -> Foreseen:
    """What is sure to come of a move of this seat. Raises Refusal when it may not do that."""
    play = _play(room)
    code = play.code(move)
    return foreseen(play.match.game, asked_view(room, seat), code)


def foreseen(game: Game, view: MatchView, code: int) -> Foreseen:
    """The same from the view of the seat alone. Raises Refusal."""
    seat, state = view.table.seat, game.lookalike(view.table)
    assert seat is not None
    refused = game.why_not(state, seat, code)
    if refused is not None:
        raise Refusal("illegal", refused)
    state.facts = []
    state.apply(seat, code)
    events = (game.foresee(fact, seat) for fact in state.facts)
    return Foreseen(tuple(one for one in events if one is not None), not state.waiting())


def asked_view(room: Room, seat: int) -> MatchView:
    """How a seat sees the round that is on. Raises Refusal when none is."""
    match = _play(room).match
    if match.state is None:
        raise Refusal("match-over")
    return match.view(seat)


def _play(room: Room) -> Play:
    if room.play is None:
        raise Refusal("not-begun")
    if room.over:
        raise Refusal("match-over")
    return room.play
