"""What the log of a room consists of. Logs outlive the code: an entry is added, never changed."""

from typing import Annotated, Literal

import msgspec

from vierblatt.room.settings import Settings

Mover = Literal["person", "bot", "stand-in", "played-out", "laid"]
"""Who moved for a seat: its owner, the bot whose seat it is, a bot in his absence, the room
when nothing was left to decide or all agreed to that, or whoever played the match that this one
goes on from."""

What = Literal["clock-off", "resign", "rematch", "swap", "take-back", "claim"]


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The particulars of a request."""

    seat: int | None = None
    """With whom to swap."""
    rotate: bool = False
    """Whether everybody moves up one seat for the rematch."""
    settings: Settings | None = None
    """New settings for the rematch; the old ones when there are none."""
    reason: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    """Why a move is to be taken back, in the author's words."""


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", omit_defaults=True, gc=False
):
    """One thing that happened. There are very many, in no circles: the collector skips them."""

    at: int
    """When, in milliseconds since 1970; never before the entry above."""
    command: str = ""
    """Whose command this entry answers, and its id; on the first entry of a command alone."""


class Created(Entry, frozen=True, tag="created"):
    """The table stands. `host_key` is the hash of the token of whoever has set it up."""

    settings: Settings
    rules_version: int
    host_key: str
    names: tuple[str, ...] = ()
    """What the bots are called, by seat; empty where each takes a name of its own."""


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody sat down; `key` is the hash of the token that he shows from now on."""

    seat: int
    name: str
    key: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot takes a seat."""

    seat: int
    bot: str


class Rose(Entry, frozen=True, tag="rose"):
    """A seat is free again, before the match: its owner left, or the host asked him to."""

    seat: int
    kicked: bool = False


class Swapped(Entry, frozen=True, tag="swapped"):
    """Two seats changed places, before the match."""

    seats: tuple[int, int]


class Begun(Entry, frozen=True, tag="begun"):
    """The match begins. The secret is for nobody before the end, its hash for all."""

    secret: str
    dealer: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """The dealer's action: the whole pack from the top."""

    round: int
    pack: tuple[str, ...] = ()
    zones: dict[str, tuple[str, ...]] = {}
    """Instead of a pack: a position dealt by hand (docs/records.md)."""
    by_hand: bool = False
    """Whether chance has not laid it: the room then claims nothing about its deals."""


class Moved(Entry, frozen=True, tag="moved"):
    """A seat did something."""

    seat: int
    move: str
    by: Mover = "person"


class TookBack(Entry, frozen=True, tag="took-back"):
    """A seat took its last move back; or it was taken back because all agreed to a request.

    Then one such entry follows another, the last move first, down to the author's own.
    """

    seat: int
    request: int | None = None


class Nudged(Entry, frozen=True, tag="nudged"):
    """A seat is reminded: by another one, or by the clock (None)."""

    seat: int
    by: int | None = None


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot helps an absent seat: with this decision, or until its owner is back.

    It was called by another seat, or by the clock (None).
    """

    seat: int
    keeps: bool
    by: int | None = None


class CameBack(Entry, frozen=True, tag="came-back"):
    """The owner plays himself again."""

    seat: int


class Gone(Entry, frozen=True, tag="gone"):
    """The owner left the match for good; a bot plays his seat."""

    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    """A seat stops the match for a while, and perhaps says why."""

    seat: int
    text: str | None = None


class Resumed(Entry, frozen=True, tag="resumed"):
    """The match goes on: by a seat, or because the pause was long enough (None)."""

    seat: int | None = None


class Asked(Entry, frozen=True, tag="asked"):
    """A seat asks the others for something; the number is the request's for ever."""

    request: int
    seat: int
    what: What
    terms: Terms = Terms()
    hand: tuple[str, ...] = ()
    """All its cards: whoever claims the rest of the round lays them open, for everybody."""


class Answered(Entry, frozen=True, tag="answered"):
    """A seat agrees to a request, or does not."""

    request: int
    seat: int
    yes: bool


class Settled(Entry, frozen=True, tag="settled"):
    """A request is done with: granted, or not (refused, withdrawn, or overtaken)."""

    request: int
    granted: bool


class ClockStopped(Entry, frozen=True, tag="clock-stopped"):
    """All agreed to go on without a clock."""


class Resigned(Entry, frozen=True, tag="resigned"):
    """A side gives the match up."""

    seat: int
    ends: bool = False
    """Whether that ends the match however many sides there are: only bots would play on."""


class Claimed(Entry, frozen=True, tag="claimed"):
    """The rest of the round is played out: a seat has shown that nothing is left to decide in it.

    Or all have agreed to its request.
    """

    seat: int
    request: int | None = None


class Said(Entry, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Emoted(Entry, frozen=True, tag="emoted"):
    """One of the fixed emotes."""

    seat: int
    emote: str


class Rematch(Entry, frozen=True, tag="rematch"):
    """Those who want to play on do so in another room, each with his token."""

    room: str
    without: tuple[int, ...] = ()
    """The seats of people who had not agreed: whoever of them comes later sits down there anew."""


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Rose
    | Swapped
    | Begun
    | Dealt
    | Moved
    | TookBack
    | Nudged
    | StoodIn
    | CameBack
    | Gone
    | Paused
    | Resumed
    | Asked
    | Answered
    | Settled
    | ClockStopped
    | Resigned
    | Claimed
    | Said
    | Emoted
    | Rematch
)
