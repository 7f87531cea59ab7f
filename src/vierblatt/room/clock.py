"""How long somebody may take, worked out from the times in the log: nothing is kept elsewhere."""

from typing import Final, NamedTuple

from vierblatt.room.seats import Seat
from vierblatt.room.settings import Clock, Pace

SECOND: Final = 1000
DEAL_GRACE: Final = 10 * SECOND
"""What the first decisions of a round get on top, to look at the last score and the new hand."""
LONGEST_PAUSE: Final = 300 * SECOND
PAUSES: Final = 2
"""How often each seat may pause a match."""
NUDGE_EVERY: Final = 15 * SECOND
"""How long the others wait before they remind a seat, and before they do so again."""
PATIENCE: Final = 30 * SECOND
"""How long after a nudge the others may call a bot, where there is no clock."""
HELP_BEFORE_KEEPING: Final = 2
"""How many decisions on end a bot takes one by one before it keeps the seat."""


class Waits(NamedTuple):
    """How long after its decision has come up a bot plays, in milliseconds, whatever it holds."""

    usual: int
    look: int
    """After what people want to look at: a complete trick, the end of a phase, a deal."""
    thought: int
    """How much of that it may use to think; 0: it begins to think when the wait is over."""


PACES: Final[dict[Pace, Waits]] = {
    "quick": Waits(usual=300, look=300, thought=0),
    "normal": Waits(usual=700, look=1_500, thought=700),
    "calm": Waits(usual=1_400, look=2_500, thought=700),
}


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


def nudge_from(seat: Seat) -> int | None:
    """From when the others may remind a seat that is waited for."""
    return None if seat.since is None else max(seat.since, seat.nudged_at) + NUDGE_EVERY


def call_from(clock: Clock, seat: Seat) -> int | None:
    """From when they may call a bot for it; None where a clock does that, or before a reminder."""
    if clock.kind != "none" or seat.since is None or seat.nudged_at <= seat.since:
        return None
    return seat.nudged_at + PATIENCE


def next_at(clock: Clock, seat: Seat) -> int | None:
    """When the clock does something about a seat that is waited for."""
    times = [time for time in (nudge_at(clock, seat), help_at(clock, seat)) if time is not None]
    return min(times, default=None)


def plays_at(pace: Pace, asked_at: int, look: bool) -> int:
    """When a bot plays whose decision has come up then."""
    waits = PACES[pace]
    return asked_at + (waits.look if look else waits.usual)


def is_too_early(pace: Pace, seat: Seat, now: int) -> bool:
    """Whether a bot's move would come before people can follow."""
    return bool(PACES[pace].thought) and now < seat.plays_at


def keeps(seat: Seat) -> bool:
    """Whether the bot that is to help now keeps the seat."""
    return seat.helped >= HELP_BEFORE_KEEPING
