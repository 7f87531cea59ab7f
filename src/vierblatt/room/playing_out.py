"""A round that is played out at once: nothing is left to decide in it, or all agree to that."""

from collections.abc import Callable
from typing import Final

from vierblatt.core.state import State
from vierblatt.room import entries
from vierblatt.room.draft import Draft

MOST_MOVES: Final = 500
"""More are never played out."""

Choose = Callable[[State, int], int]
"""What a seat does in a position."""


def play_out(draft: Draft, choose: Choose) -> None:
    """Let everybody move until the round is over, and lay the next pack if one is wanted."""
    play = draft.room.play
    assert play is not None
    number = play.match.round
    for _ in range(MOST_MOVES):
        state = play.match.state
        if state is None or play.match.round != number:
            break
        mover = play.waiting()[0]
        move = draft.room.game.text(play.match.decode(mover, choose(state, mover)))
        draft.write(entries.Moved, seat=mover, move=move, by="played-out")
    draft.deal()


def play_claimed(draft: Draft, request: int, seat: int) -> None:
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
