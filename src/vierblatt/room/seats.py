"""What a room knows of each seat, and of a request that waits for answers."""

from dataclasses import dataclass, field
from typing import Literal

from vierblatt.room.entries import Asked
from vierblatt.room.settings import Chair

Minder = Literal["", "once", "keeps"]
"""Whether a bot stands in: for one decision, or until the owner is back."""


@dataclass
class Seat:
    """One seat and whoever sits there."""

    chair: Chair
    name: str = ""
    key: str = ""
    """The hash of the owner's token; empty for a bot's and for a free seat."""
    bot: str = ""
    """The level of the bot whose seat it is."""
    minder: Minder = ""
    minder_told: Minder = ""
    """The same as the others may know it: in a stage of secret bids nothing changes for them."""
    gone: bool = False
    resigned: bool = False
    since: int | None = None
    """When the decision began that it is asked for, or was asked for in the secret stage."""
    since_before: int | None = None
    acted: bool = False
    """Whether the decision that `since` belongs to was made."""
    turn: int = 0
    """The number of its decision in the match."""
    plays_at: int = 0
    """When a bot that makes this decision plays: not before, and as soon as it can."""
    nudged: bool = False
    """Whether the clock has reminded it of this decision, and when another seat did so last."""
    nudged_at: int = 0
    took_back: bool = False
    claims: int = 0
    """How often it has asked the others in this round for the rest of it."""
    helped: int = 0
    """How many decisions on end the clock has made a bot take."""
    pauses: int = 0
    asked: int = 0
    """How often whoever sits there has asked the others for anything."""
    talked: int = 0
    lately: list[int] = field(default_factory=list)
    """When it talked of late."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.key and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person sits here who has not left for good."""
        return bool(self.key) and not self.gone

    @property
    def botlike(self) -> bool:
        """Whether a bot makes the next decision."""
        return bool(self.bot or self.minder or self.gone or self.resigned)

    @property
    def botlike_told(self) -> bool:
        """The same as the others may know it."""
        return bool(self.bot or self.minder_told or self.gone or self.resigned)


@dataclass
class Request:
    """A question to others and who has agreed so far."""

    asked: Asked
    wanted: frozenset[int]
    """Whose answers are wanted."""
    mark: int
    """The number of the message that had brought watchers the position for which it was asked."""
    agreed: frozenset[int] = frozenset()
