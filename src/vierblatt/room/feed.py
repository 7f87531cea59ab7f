"""What one listener, a seat or a watcher (None), is told: built up from what it may know."""

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from vierblatt.core.game import Score, View
from vierblatt.core.match import MatchView
from vierblatt.room import clock, entries
from vierblatt.room.claims import why_not
from vierblatt.room.entries import Entry
from vierblatt.room.room import Page, Room
from vierblatt.room.seats import Request
from vierblatt.room.settings import Settings

MOST: Final = 200
"""How many messages are given at a time."""

_encode = msgspec.json.Encoder().encode

Phase = Literal["lobby", "playing", "paused", "over"]


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What kind of entry it was, and its public particulars; which are there depends on it."""

    kind: str
    seat: int | None = None
    by: str | int | None = None
    name: str | None = None
    bot: str | None = None
    kicked: bool | None = None
    keeps: bool | None = None
    seats: tuple[int, int] | None = None
    round: int | None = None
    dealer: int | None = None
    request: int | None = None
    what: str | None = None
    terms: entries.Terms | None = None
    hand: tuple[str, ...] = ()
    yes: bool | None = None
    granted: bool | None = None
    text: str | None = None
    emote: str | None = None
    room: str | None = None


TOLD: Final[dict[type[Entry], tuple[str, ...]]] = {
    entries.Created: (),
    entries.Sat: ("seat", "name"),
    entries.BotSat: ("seat", "bot"),
    entries.Rose: ("seat", "kicked"),
    entries.Swapped: ("seats",),
    entries.Begun: ("dealer",),
    entries.Dealt: ("round",),
    entries.Moved: ("seat", "by"),
    entries.TookBack: ("seat", "request"),
    entries.Nudged: ("seat", "by"),
    entries.StoodIn: ("seat", "keeps", "by"),
    entries.CameBack: ("seat",),
    entries.Gone: ("seat",),
    entries.Paused: ("seat", "text"),
    entries.Resumed: ("seat",),
    entries.Asked: ("request", "seat", "what", "terms", "hand"),
    entries.Answered: ("request", "seat", "yes"),
    entries.Settled: ("request", "granted"),
    entries.ClockStopped: (),
    entries.Resigned: ("seat",),
    entries.Claimed: ("seat", "request"),
    entries.Said: ("seat", "text"),
    entries.Emoted: ("seat", "emote"),
    entries.Rematch: ("room",),
}
"""The fields of each entry that everybody who hears of it may know. What is not here is secret."""


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as it is shown."""

    kind: Literal["human", "open", "bot"]
    """What the seat was meant for; an empty name shows that nobody sits there yet."""
    name: str
    bot: str
    """The level, when it is a bot's seat."""
    stand_in: Literal["", "once", "keeps"]
    """Whether a bot stands in for the owner: for one decision, or until he is back."""
    gone: bool
    """Whether the owner has left, or resigned, for good."""
    help_at: int | None
    """When a bot helps with the decision that the seat is asked for, in milliseconds since 1970."""
    nudge_from: int | None
    """From when the others may remind it of this decision."""
    call_from: int | None
    """From when they may call a bot for it: without a clock, after a reminder."""


class Pending(msgspec.Struct, frozen=True):
    """A request that waits for answers."""

    request: int
    seat: int
    what: str
    terms: entries.Terms
    hand: tuple[str, ...]
    """The cards that its author has laid open, to claim the rest of the round with them."""
    wanted: tuple[int, ...]
    agreed: tuple[int, ...]


class Position(msgspec.Struct, frozen=True):
    """All that a listener may know now. It is the truth; events are only for motion."""

    phase: Phase
    you: int | None
    host: int | None
    """The seat that may begin the match, if the host has one."""
    settings: Settings
    rule_code: str
    """The game and its house rules in one short word."""
    seats: tuple[SeatShown, ...]
    sides: tuple[int, ...]
    requests: tuple[Pending, ...]
    commitment: str | None
    totals: tuple[int, ...]
    match: MatchView | None
    """The round as this listener sees it, while one is on."""
    offer: Any
    """What this seat may do now, if it is waited for."""
    may_take_back: bool
    may_ask_back: bool
    """Whether the last move of this seat can be taken back if the others agree."""
    may_claim: bool
    """Whether this seat may ask the others for the rest of the round, its hand laid open."""
    paused_until: int | None
    winners: tuple[int, ...] | None
    """Who has won, when the match is over; nobody in a draw."""
    secret: str | None
    """What the commitment was made of, when the match is over."""
    rematch: str | None
    rematch_without: tuple[int, ...]
    """The seats whose owners had not agreed to it: they sit down there like anybody else."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a feed. A listener's messages are numbered 1, 2, 3: a gap is a loss.

    The numbers count what this listener is told, so that they say nothing of what it is not.
    """

    seq: int
    at: int
    notice: Notice
    events: tuple[Any, ...] = ()
    """What happened in the game, as far as this listener may know."""
    score: Score | None = None
    """The score of the round that is over with this."""
    ended: View | None = None
    """That round as it ended, as far as this listener may know it."""
    opened: tuple[Any, ...] = ()
    """All events of that round in full, for watchers of a table that is open to them."""
    position: Position | None = None
    """Only in the last message there is: how everything stands now."""


def messages(room: Room, seat: int | None, after: int) -> list[Message]:
    """What a listener is told from its number `after` + 1 on, a bounded number at a time."""
    heard = room.heard[room.ear(seat)]
    numbers = range(max(after, 0) + 1, min(len(heard), max(after, 0) + MOST) + 1)
    return [message(room, seat, number) for number in numbers]


def encoded(room: Room, seat: int | None, number: int) -> bytes:
    """One message as it is sent; the newest is made once, however many listen at a seat."""
    ear = room.ear(seat)
    if number < len(room.heard[ear]):
        return _encode(message(room, seat, number))
    if ear not in room.texts:
        room.texts[ear] = _encode(message(room, seat, number))
    return room.texts[ear]


def message(room: Room, seat: int | None, number: int) -> Message:
    """One message of a listener's feed."""
    heard = room.heard[room.ear(seat)]
    page = room.pages[heard[number - 1]]
    events = (room.game.story(fact, seat) for fact in page.facts)
    return Message(
        seq=number,
        at=page.entry.at,
        notice=notice(page.entry),
        events=tuple(event for event in events if event is not None),
        score=page.score,
        ended=None if page.ended is None else room.game.view(room.options, page.ended, seat),
        opened=_opened(room, heard[number - 1]) if seat is None and page.score else (),
        position=position(room, seat) if number == len(heard) else None,
    )


def notice(entry: Entry) -> Notice:
    """An entry as everybody who hears of it may know it."""
    fields = {name: getattr(entry, name) for name in TOLD[type(entry)]}
    kind = entry.__struct_config__.tag
    return Notice(kind=str(kind), **fields)


def _opened(room: Room, last: int) -> tuple[Any, ...]:
    """The round that this page ended, told in full."""
    if room.settings.watchers != "open":
        return ()
    pages: list[Page] = []
    for page in reversed(room.pages[: last + 1]):
        pages.append(page)
        if isinstance(page.entry, entries.Dealt):
            break
    facts = [fact for page in _kept(reversed(pages)) for fact in page.facts]
    return tuple(event for event in map(room.game.tell_all, facts) if event is not None)


def _kept(pages: Iterable[Page]) -> list[Page]:
    """Without the moves that were taken back."""
    kept: list[Page] = []
    for page in pages:
        kept.append(page)
        if isinstance(page.entry, entries.TookBack):
            moves = (at for at, one in enumerate(kept) if _moved(one, page.entry.seat))
            del kept[max(moves)]
    return kept


def _moved(page: Page, seat: int) -> bool:
    return isinstance(page.entry, entries.Moved) and page.entry.seat == seat


def position(room: Room, seat: int | None) -> Position:
    """How everything stands for a listener: what a watcher may know, then the seat's own."""
    if room.watched is None:
        room.watched = _watched(room)
    return room.watched if seat is None else _seated(room, room.watched, seat)


def _seated(room: Room, watched: Position, seat: int) -> Position:
    match = watched.match and _match(room, watched.match, seat)
    asked = match.table.waiting if match else ()
    decides = seat in asked and not room.seats[seat].resigned
    return replace(
        watched,
        you=seat,
        seats=_seats(room, watched, seat, asked),
        match=match,
        offer=_offer(room, seat) if decides else None,
        may_take_back=room.may_take_back(seat),
        may_ask_back=bool(room.moves_back(seat)),
        may_claim=match is not None and not why_not(room, seat, match.table),
    )


def _match(room: Room, watched: MatchView, seat: int) -> MatchView:
    assert room.play is not None
    state = room.play.match.state
    assert state is not None
    return replace(watched, table=room.game.seated(watched.table, state, seat))


def _seats(
    room: Room, watched: Position, seat: int, asked: tuple[int, ...]
) -> tuple[SeatShown, ...]:
    """The same as a watcher sees them, but in a stage of secret bids."""
    own = room.seats[seat]
    told = watched.match.table.waiting if watched.match else ()
    if asked == told and own.minder == own.minder_told:
        return watched.seats
    return tuple(_shown(room, at, seat, at in asked) for at in range(len(room.seats)))


def _watched(room: Room) -> Position:
    match = room.play.match if room.play is not None else None
    view = match.view(None) if match and match.state and not room.over else None
    asked = view.table.waiting if view else ()
    return Position(
        phase=_phase(room),
        you=None,
        host=room.seat_of(room.host_key),
        settings=room.settings,
        rule_code=room.rule_code,
        seats=tuple(_shown(room, at, None, at in asked) for at in range(len(room.seats))),
        sides=room.sides,
        requests=tuple(map(_pending, room.requests.values())),
        commitment=room.commitment,
        totals=match.totals if match else (),
        match=view,
        offer=None,
        may_take_back=False,
        may_ask_back=False,
        may_claim=False,
        paused_until=_paused_until(room),
        winners=room.winners,
        secret=room.secret.hex() if room.over and room.commitment else None,
        rematch=room.rematch,
        rematch_without=room.rematch_without,
    )


def _paused_until(room: Room) -> int | None:
    """Whoever gives up in a pause ends it, too."""
    return room.paused.at + clock.LONGEST_PAUSE if room.paused and not room.over else None


def _offer(room: Room, seat: int) -> Any:
    assert room.play is not None
    assert room.play.match.state is not None
    return room.game.offer(room.play.match.state, seat)


def _phase(room: Room) -> Phase:
    if room.over:
        return "over"
    if room.play is None:
        return "lobby"
    return "paused" if room.paused else "playing"


def _shown(room: Room, at: int, listener: int | None, asked: bool) -> SeatShown:
    seat = room.seats[at]
    timed = asked and not seat.botlike_told and room.paused is None
    return SeatShown(
        kind=seat.chair.kind,
        name=seat.name,
        bot=seat.bot,
        stand_in=seat.minder if at == listener else seat.minder_told,
        gone=seat.gone or seat.resigned,
        help_at=clock.help_at(room.clock, seat) if timed else None,
        nudge_from=clock.nudge_from(seat) if timed else None,
        call_from=clock.call_from(room.clock, seat) if timed else None,
    )


def _pending(request: Request) -> Pending:
    asked = request.asked
    return Pending(
        request=asked.request,
        seat=asked.seat,
        what=asked.what,
        terms=asked.terms,
        hand=asked.hand,
        wanted=tuple(sorted(request.wanted)),
        agreed=tuple(sorted(request.agreed)),
    )
