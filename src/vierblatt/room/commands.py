"""What can be asked of a room, as it comes over the wire."""

from typing import Annotated, Literal

import msgspec

from vierblatt.room.entries import Terms, What

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Emote = Literal["hello", "well-played", "thanks", "sorry", "thinking", "hurry", "good-game", "bye"]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One wish of whoever holds a seat, the host, or the room's own clock and bots."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat, any one when none is named. It needs no token, and is answered with one."""

    name: Annotated[str, msgspec.Meta(max_length=96)]
    seat: SeatNumber | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Before the match: the seat is free again. Later: a bot plays on, for good."""


class Kick(Command, frozen=True, tag="kick"):
    """The host frees a seat before the match."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host gives a free seat to a bot."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=32)]


class Begin(Command, frozen=True, tag="begin"):
    """The host begins the match."""


class Act(Command, frozen=True, tag="act"):
    """Do something in the game, in short text; `seen` is the last message that was seen."""

    move: Annotated[str, msgspec.Meta(max_length=400)]
    seen: Annotated[int, msgspec.Meta(ge=0)]


class TakeBack(Command, frozen=True, tag="take-back"):
    """Take the own last move back, while nobody has acted and nothing was revealed."""


class Nudge(Command, frozen=True, tag="nudge"):
    """Remind a seat that is waited for."""

    seat: SeatNumber


class CallBot(Command, frozen=True, tag="call-bot"):
    """Let a bot decide for a seat that was nudged in vain; at the third time it keeps the seat."""

    seat: SeatNumber


class ComeBack(Command, frozen=True, tag="come-back"):
    """Take the own seat back from the bot that stood in."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the match and its clock for a while; `text` says why, where the table may chat now."""

    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""


class Resume(Command, frozen=True, tag="resume"):
    """Go on."""


class Ask(Command, frozen=True, tag="ask"):
    """Ask the others for something. Resigning asks the partner; alone it is done at once.

    To claim the rest of the round lays the own hand open, for everybody.
    """

    what: What
    terms: Terms = Terms()


class Reply(Command, frozen=True, tag="reply"):
    """Agree to a request, or do not."""

    request: int
    yes: bool


class GoAhead(Command, frozen=True, tag="go-ahead"):
    """The author of a rematch does not wait any longer: those who have agreed go with him.

    The other seats are open at the new table; or bots take them, and the match begins at once.
    """

    request: int
    bots: bool = False


class Withdraw(Command, frozen=True, tag="withdraw"):
    """Take a request back."""

    request: int


class Claim(Command, frozen=True, tag="claim"):
    """End the round because nothing is left to decide."""


class Say(Command, frozen=True, tag="say"):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(max_length=1000)]


class Emoting(Command, frozen=True, tag="emote"):
    """One of the fixed emotes."""

    emote: Emote


class LookAtClock(Command, frozen=True, tag="look-at-clock"):
    """The room's own: do what the clock says is due."""


class BotAct(Command, frozen=True, tag="bot-act"):
    """The room's own: what a bot has decided for the decision of this name."""

    decision: str
    move: str


AnyCommand = (
    Leave
    | Kick
    | SeatBot
    | Begin
    | Act
    | TakeBack
    | Nudge
    | CallBot
    | ComeBack
    | Pause
    | Resume
    | Ask
    | Reply
    | GoAhead
    | Withdraw
    | Claim
    | Say
    | Emoting
)
"""What somebody with a token may send."""
