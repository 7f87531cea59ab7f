"""A command on trial: it is carried out on a copy of the room, and only then written down."""

from typing import Any, NamedTuple

from vierblatt.core.chance import Stream
from vierblatt.room import entries
from vierblatt.room.entries import Entry
from vierblatt.room.ports import Addition, Entropy
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.settings import Settings, completed, game_of


class Actor(NamedTuple):
    """Who wants something: the owner of a seat, the host, or the room itself (`inner`)."""

    seat: int | None = None
    host: bool = False
    inner: bool = False


class Draft:
    """A copy of a room; what has been written to its log on the way is in `written`."""

    def __init__(self, room: Room, now: int, entropy: Entropy, command: str = "") -> None:
        self.before = len(room.pages)
        self._due_before = room.jobs()
        self.room = room.copy()
        self.now = max(now, room.at)
        self.entropy = entropy
        self.written: list[Entry] = []
        self.other: Draft | None = None
        """A new room that is written together with this one."""
        self._command = command

    def addition(self) -> Addition:
        """What is to be written; jobs only when they are not what was due before."""
        jobs = self.room.jobs()
        new = None if jobs == self._due_before and self.before else jobs
        return Addition(self.room.name, self.before, self.written, new)

    def write(self, kind: type[Entry], **fields: Any) -> None:
        """Add an entry and let it happen. Raises Refusal."""
        entry = kind(at=self.now, command=self._command, **fields)
        self._command = ""
        self.room.apply(entry)
        self.written.append(entry)

    def move(self, seat: int, move: str, by: entries.Mover) -> None:
        """Let a seat do something, and deal the next round when one is over. Raises Refusal."""
        self.write(entries.Moved, seat=seat, move=move, by=by)
        self.deal()

    def deal(self) -> None:
        """Lay the next pack if one is wanted."""
        play = self.room.play
        if play is not None and play.match.wants_pack():
            match = play.match
            stream = Stream(self.room.secret, f"round {match.round}")
            pack = tuple(match.game.card(card) for card in stream.laid(match.bundles()))
            self.write(entries.Dealt, round=match.round, pack=pack)

    def begin(self) -> None:
        """Fill the open seats with bots, choose the dealer and deal."""
        for at, seat in enumerate(self.room.seats):
            if seat.free:
                self.write(entries.BotSat, seat=at, bot=self.room.settings.stand_in)
        secret = self.entropy.secret()
        dealer = Stream(secret, "dealer").below(len(self.room.seats))
        self.write(entries.Begun, secret=secret.hex(), dealer=dealer)
        self.deal()


def created(
    name: str,
    settings: Settings,
    host_key: str,
    now: int,
    entropy: Entropy,
    bots: tuple[str, ...] = (),
) -> Draft:
    """A new room; its bots may have names by seat. Raises Refusal."""
    settings = completed(settings)
    draft = Draft(Room(name), now, entropy)
    version = game_of(settings).rules_version
    draft.write(
        entries.Created,
        settings=settings,
        rules_version=version,
        host_key=host_key,
        names=bots,
    )
    return draft


def own_seat(actor: Actor) -> int:
    """The seat of whoever wants something. Raises Refusal."""
    if actor.seat is None:
        raise Refusal("not-for-watchers")
    return actor.seat


def playing_seat(draft: Draft, actor: Actor) -> int:
    """The same of whoever plays on: who has resigned among many only watches. Raises Refusal."""
    seat = own_seat(actor)
    if draft.room.seats[seat].resigned:
        raise Refusal("not-for-watchers")
    return seat


def under_way(draft: Draft) -> Room:
    """The room, if its match is on. Raises Refusal."""
    room = draft.room
    if room.play is None:
        raise Refusal("not-begun")
    if room.over:
        raise Refusal("match-over")
    return room


def in_lobby(draft: Draft) -> Room:
    """The room, if its match has not begun. Raises Refusal."""
    if draft.room.over:
        raise Refusal("match-over")
    if draft.room.play is not None:
        raise Refusal("under-way")
    return draft.room


def seat_at(room: Room, at: int) -> int:
    """A seat that there is. Raises Refusal."""
    if not 0 <= at < len(room.seats):
        raise Refusal("no-such-seat")
    return at


def can_signal(room: Room) -> bool:
    """Whether partners could tell each other something in a secret stage by talking now."""
    return room.secret_stage and len(set(room.sides)) < len(room.sides)
