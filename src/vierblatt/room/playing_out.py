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
