"""How long somebody may take, worked out from the times in the log: nothing is kept elsewhere."""

from typing import Final

from vierblatt.room.seats import Seat
from vierblatt.room.settings import Clock

SECOND: Final = 1000
DEAL_GRACE: Final = 10 * SECOND
"""What the first decisions of a round get on top, to look at the last score and the new hand."""
LONGEST_PAUSE: Final = 300 * SECOND
PAUSES: Final = 2
"""How often each seat may pause a match."""
PATIENCE: Final = 30 * SECOND
"""How long after a nudge the others may call a bot, where there is no clock."""
HELP_BEFORE_KEEPING: Final = 2
"""How many decisions on end a bot takes one by one before it keeps the seat."""
BOT_PAUSE: Final = 300
"""How long a bot waits before it plays, in milliseconds, whatever it has to think about."""


def help_at(clock: Clock, seat: Seat) -> int | None:
    """When a bot helps a seat with the decision that it is asked for; None without a clock."""
    if clock.kind == "none" or seat.since is None:
        return None
    windows = 2 if clock.kind == "relaxed" else 1
    return seat.since + windows * clock.seconds * SECOND


def nudge_at(clock: Clock, seat: Seat) -> int | None:
    """When a seat is reminded; None if it is not, or was."""
    if clock.kind != "relaxed" or seat.since is None or seat.nudged:
        return None
    return seat.since + clock.seconds * SECOND


def next_at(clock: Clock, seat: Seat) -> int | None:
    """When the clock does something about a seat that is waited for."""
    times = [time for time in (nudge_at(clock, seat), help_at(clock, seat)) if time is not None]
    return min(times, default=None)


def keeps(seat: Seat) -> bool:
    """Whether the bot that is to help now keeps the seat."""
    return seat.helped >= HELP_BEFORE_KEEPING
