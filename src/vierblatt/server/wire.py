"""Every message that is not the room's own: what comes in, and the answers."""

from typing import Annotated, Any, Literal

import msgspec

from vierblatt.bots.advice import Sentence
from vierblatt.core.game import Option, Paragraphs, Refused
from vierblatt.core.positions import Numbered
from vierblatt.core.rulebook import Spans
from vierblatt.lessons.lesson import Text
from vierblatt.room.brought import LARGEST, MOST_LINES
from vierblatt.room.commands import AnyCommand, SeatNumber
from vierblatt.room.feed import Message
from vierblatt.room.practice import Deal
from vierblatt.room.replayed import MOST_FRAMES
from vierblatt.room.settings import Pace, Settings, Word

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
LongId = Annotated[
    str,
    msgspec.Meta(
        min_length=16,
        max_length=64,
        description="Made by chance: whoever knows it can have the seat's token made anew.",
    ),
]
Name = Annotated[str, msgspec.Meta(max_length=96)]
LookerNamed = Literal["watcher", "open", "0", "1", "2", "3", "4", "5", "6", "7"]
"""Who looks at a match: a watcher, a seat, or somebody to whom all cards lie open."""


class GameOffered(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    rules_version: int
    rule_code: str
    """The code of its standard rules."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    paragraphs: Paragraphs
    """The paragraphs, or sections, that speak of each value of an option; "*" is any number."""


class Offered(msgspec.Struct, frozen=True):
    """What can be played here, and by which bots."""

    games: tuple[GameOffered, ...]
    bots: tuple[str, ...]


class RulesNamed(msgspec.Struct, frozen=True):
    """What a rule code says."""

    rule_code: str
    """The code as it is written."""
    game: str
    rules_version: int
    seats: tuple[int, ...]
    """The numbers of players for whom these options go together, the usual one first."""
    options: dict[str, str | int | None]
    differs: tuple[str, ...]
    """The options that are not the standard ones."""
    notes: tuple[str, ...]
    """Keys of sentences that people should read before they play by these options."""


class NewRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; with a name its author sits down."""

    settings: Settings
    name: Name | None = None


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    command_id: LongId
    name: Name
    seat: SeatNumber | None = None


class Place(msgspec.Struct, frozen=True):
    """A place at a table. The token is shown once; it goes into the header Authorization."""

    room: str
    token: str
    seat: int | None


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command. The same id again is answered like the first time and does nothing."""

    command_id: CommandId
    command: AnyCommand


class Carried(msgspec.Struct, frozen=True):
    """A command was carried out: the number of the message that tells of it."""

    seq: int
    repeated: bool


class Feed(msgspec.Struct, frozen=True):
    """Messages from a number on, and how many there are by now."""

    messages: tuple[Message, ...]
    seq: int


class Claimable(msgspec.Struct, frozen=True):
    """Whether the rest of the round is decided, as far as the seat can know."""

    decided: bool
    points: tuple[int, ...] | None = None


class WhyNot(msgspec.Struct, frozen=True):
    """Whether a seat may do something as things stand, and if not by which rule."""

    seq: int
    """The number of the newest message: the answer is for the position in it."""
    legal: bool
    refused: Refused | None


class WhatIf(msgspec.Struct, frozen=True):
    """What is sure to come of a move. What chance or hidden cards decide is left out, or None."""

    seq: int
    events: tuple[Any, ...]
    """Like those of a message, in the order in which they would come."""
    round_over: bool
    """Whether the round would be over."""


class HintCandidate(msgspec.Struct, frozen=True):
    """A move that was considered."""

    move: str
    points: float
    """The points of the round that the seat may expect after it."""
    error: float | None
    """Their standard error; 0 when they are certain, None when nothing can be said of it."""
    value: float
    """About the chance to win the match after it, 0 to 1."""
    share: float
    """How much of the thinking went to it, 0 to 1; in a mixed strategy how often it is played."""
    motive: str
    """The key of the sentence that says what it is good for; empty when there is none."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do, from the view of the seat alone."""

    seq: int
    """The number of the message that brought the position."""
    bot: str
    """Its level."""
    move: str
    reason: str
    """How it was found: sense, only-move, search, simulation, exact, mixed, chance or fallback."""
    worlds: int
    """In how many imagined positions it was tried; 0 when the bot went by table sense."""
    candidates: tuple[HintCandidate, ...]
    """The best first."""
    said: tuple[Sentence, ...]
    """The same as sentences of the locales."""


class SeatPresent(msgspec.Struct, frozen=True):
    """Whether the owner of a seat is connected."""

    seat: int
    connected: bool
    since: int | None
    """Since when, in milliseconds since 1970; None when he was never seen."""


class Present(msgspec.Struct, frozen=True):
    """Who is connected, at any server: for each seat of a person, and those who watch.

    It has no number and is in no feed: it is how things are, not what has happened.
    """

    presence: tuple[SeatPresent, ...]
    watchers: int
    """How many watch."""
    names: tuple[str, ...] = ()
    """The names of those of them who have given one, at most 20, as the alphabet has them."""


class ToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that somebody brings along."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST)]
    """JSON lines, or a match on paper (docs/records.md)."""


class ToReplay(ToCheck, frozen=True):
    """The same, and who looks at it."""

    looker: LookerNamed = "watcher"
    first: Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)] = 0
    most: Annotated[int, msgspec.Meta(ge=1, le=MOST_FRAMES)] = MOST_FRAMES


class Positions(msgspec.Struct, frozen=True):
    """The positions of a match that is over, by the rules of its version."""

    positions: tuple[Numbered, ...]


class PracticeWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where to go on: a match of this server that is over, or a record."""

    n: Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]
    """The number of the frame."""
    seat: SeatNumber
    name: Name
    room: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    record: Annotated[str, msgspec.Meta(max_length=LARGEST)] | None = None
    deal: Deal = "as-it-was"
    bot: Word = "greedy"
    """The level of all the others."""
    pace: Pace = "normal"


class Health(msgspec.Struct, frozen=True):
    """The server and its store are well."""

    status: str
    version: str


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not. Codes never change their meaning; `reason` and `rule` are the game's own."""

    code: str
    rule: str = ""
    reason: str = ""
    cards: tuple[str, ...] = ()
    words: dict[str, Any] = {}
    message: Message | None = None
    """How everything stands now, when an action came too late."""


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first frame on a socket: who listens (nobody: a watcher), and from where on."""

    token: str | None = None
    after: Annotated[int, msgspec.Meta(ge=0)] = 0
    presence: bool = False
    """Whether it is to be told who is connected, in frames of their own (`Present`)."""
    name: Name = ""
    """By what name a watcher wants to be known to the others; none, if he does not say."""


class LessonNamed(msgspec.Struct, frozen=True):
    """A lesson that can be taken here."""

    lesson: str
    game: str
    number: int
    title: Text
    about: Text
    scenes: int


class LessonsOffered(msgspec.Struct, frozen=True):
    """All lessons, in the order of the games."""

    lessons: tuple[LessonNamed, ...]


class LessonShown(msgspec.Struct, frozen=True):
    """One step of a lesson: what has happened, how it stands, what is said, what is asked."""

    lesson: str
    game: str
    title: str
    scene: int
    scenes: int
    scene_title: str
    step: int
    steps: int
    words: tuple[Spans, ...]
    """What is said, in its paragraphs."""
    asked: bool
    """Whether a move is asked for; else there is nothing to do but to read."""
    way: str | None
    """A move that is right, for who wants to be shown one."""
    messages: tuple[Message, ...]
    """What has happened since the step before, as at a table: the position is the truth."""


class LessonAnswer(msgspec.Struct, frozen=True):
    """What a move would be here. Nothing is done by asking."""

    verdict: Literal["right", "wrong", "refused"]
    words: tuple[Spans, ...] = ()
    """What the lesson says to a move that is legal, and wrong."""
    refused: Refused | None = None
    """Why a move is not legal."""
