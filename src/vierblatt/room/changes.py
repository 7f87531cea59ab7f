"""What each entry of a log does to its room."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from vierblatt.core.chance import commitment
from vierblatt.core.rule_code import rule_code
from vierblatt.core.state import Fact
from vierblatt.room import clock, entries
from vierblatt.room.entries import Entry
from vierblatt.room.play import Play
from vierblatt.room.refusals import Refusal
from vierblatt.room.seats import Request, Seat
from vierblatt.room.settings import game_of, options_of

if TYPE_CHECKING:
    from vierblatt.room.room import Room

BOT_NAMES: Final = ("Ada", "Bela", "Cleo", "Dito", "Ezra", "Fleur", "Gil", "Hedy")
"""More than two for each seat of any game, so that one is always free."""
LATELY: Final = 5
"""How many of the last times of talk are kept."""

# Before the match


def _created(room: "Room", entry: entries.Created) -> None:
    room.settings = entry.settings
    room.game = game_of(entry.settings)
    if room.game.rules_version != entry.rules_version:
        raise Refusal("rules-changed", version=entry.rules_version)
    room.options = options_of(room.game, entry.settings)
    room.rule_code = rule_code(room.game, room.options)
    room.seats = [Seat(chair) for chair in entry.settings.chairs]
    names = entry.names or ("",) * len(room.seats)
    for at, (seat, name) in enumerate(zip(room.seats, names, strict=True)):
        if seat.chair.kind == "bot":
            _seat_bot(room, at, seat.chair.bot, name)
    room.host_key = entry.host_key
    room.heard = [[] for _ in range(len(room.seats) + 1)]
    room.positions = [0] * len(room.heard)


def _seat_bot(room: "Room", at: int, bot: str, name: str = "") -> None:
    taken = {seat.name.casefold() for seat in room.seats}
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    room.seats[at].bot = bot
    room.seats[at].name = name or next(free)


def _sat(room: "Room", entry: entries.Sat) -> None:
    seat = room.seats[entry.seat]
    if room.host_key in ("", seat.key):  # he may be there already, and get another token
        room.host_key = entry.key
    seat.name, seat.key, seat.bot = entry.name, entry.key, ""


def _bot_sat(room: "Room", entry: entries.BotSat) -> None:
    _seat_bot(room, entry.seat, entry.bot)


def _rose(room: "Room", entry: entries.Rose) -> None:
    seat = room.seats[entry.seat]
    was_host = seat.key == room.host_key
    seat.name = seat.key = seat.bot = ""
    seat.asked = 0
    if was_host:
        room.host_key = next((one.key for one in room.seats if one.key), "")


def _swapped(room: "Room", entry: entries.Swapped) -> None:
    a, b = (room.seats[at] for at in entry.seats)
    for name in ("chair", "name", "key", "bot", "asked"):
        first = getattr(a, name)
        setattr(a, name, getattr(b, name))
        setattr(b, name, first)


# The match


def _begun(room: "Room", entry: entries.Begun) -> None:
    room.play = Play(room.game, room.options, len(room.seats), entry.dealer)
    room.secret = bytes.fromhex(entry.secret)
    room.commitment = commitment(room.secret)


def _dealt(room: "Room", entry: entries.Dealt) -> list[Fact]:
    assert room.play is not None
    facts = room.play.deal_zones(entry.zones) if entry.zones else room.play.deal(entry.pack)
    if entry.by_hand:
        room.commitment = None  # nothing can be proved of its deals
    room.look = True
    for seat in room.seats:
        seat.claims = 0
    _ask(room, entry.at, clock.DEAL_GRACE)
    return facts


def _moved(room: "Room", entry: entries.Moved) -> list[Fact]:
    assert room.play is not None
    facts = room.play.move(entry.seat, entry.move)
    seat = room.seats[entry.seat]
    seat.acted, seat.since_before = True, seat.since
    if entry.by == "person":
        seat.helped = 0
    room.look = any(fact[0] in room.game.rests for fact in facts)
    _ask(room, entry.at)
    return facts


def _took_back(room: "Room", entry: entries.TookBack) -> None:
    assert room.play is not None
    room.play.take_back(entry.seat)
    room.shown = room.play.shown_waiting(room.shown)
    for at, other in enumerate(room.seats):
        if at not in room.shown:
            other.since = None
    seat = room.seats[entry.seat]
    seat.since, seat.acted, seat.took_back = seat.since_before, False, True
    if entry.request is not None:
        _begin_again(room, seat, entry.at)


def _begin_again(room: "Room", seat: Seat, at: int) -> None:
    """All agreed that a decision is made anew: with all the time for it, and by another name."""
    seat.since = at if room.paused is None else room.paused.at
    seat.turn += 1
    seat.nudged = False
    _pass_on(room, seat, at)


def _ask(room: "Room", at: int, grace: int = 0) -> None:
    """Set down since when each seat is waited for; a decision that goes on keeps its time."""
    assert room.play is not None
    waiting = room.play.waiting()
    room.shown = room.play.shown_waiting(room.shown)
    for number, seat in enumerate(room.seats):
        if number in waiting and (seat.since is None or seat.acted):
            seat.since, seat.acted = at + grace, False
            seat.plays_at = clock.plays_at(room.settings.pace, at, room.look)
            seat.turn += 1
            seat.nudged = seat.took_back = False
            seat.minder = "" if seat.minder == "once" else seat.minder
        elif number not in room.shown:
            seat.since = None


# The absent


def _nudged(room: "Room", entry: entries.Nudged) -> None:
    if entry.by is None:
        room.seats[entry.seat].nudged = True
    else:
        room.seats[entry.seat].nudged_at = entry.at


def _stood_in(room: "Room", entry: entries.StoodIn) -> None:
    seat = room.seats[entry.seat]
    seat.minder = "keeps" if entry.keeps else "once"
    seat.helped += 1
    _pass_on(room, seat, entry.at)


def _pass_on(room: "Room", seat: Seat, at: int) -> None:
    """A bot takes over, or goes on after a pause: people want to see that first."""
    seat.plays_at = max(seat.plays_at, clock.plays_at(room.settings.pace, at, look=False))


def _came_back(room: "Room", entry: entries.CameBack) -> None:
    seat = room.seats[entry.seat]
    seat.minder, seat.helped = "", 0


def _gone(room: "Room", entry: entries.Gone) -> None:
    seat = room.seats[entry.seat]
    was_host = seat.key == room.host_key
    seat.gone, seat.key = True, ""
    _pass_on(room, seat, entry.at)
    if was_host:
        room.host_key = next((one.key for one in room.seats if one.key), "")


def _paused(room: "Room", entry: entries.Paused) -> None:
    room.paused = entry
    room.seats[entry.seat].pauses += 1


def _resumed(room: "Room", entry: entries.Resumed) -> None:
    assert room.paused is not None
    for seat in room.seats:
        if seat.since is not None:
            seat.since += entry.at - room.paused.at
            seat.nudged_at += entry.at - room.paused.at
            _pass_on(room, seat, entry.at)
    room.paused = None


# Requests


def _asked(room: "Room", entry: entries.Asked) -> None:
    room.asked = entry.request
    room.seats[entry.seat].asked += 1
    others = room.persons() - {entry.seat}
    if entry.what == "swap":
        others &= {entry.terms.seat}
    elif entry.what == "resign":
        own = room.sides[entry.seat]
        others = frozenset(at for at in others if room.sides[at] == own)
    elif entry.what in ("take-back", "clock-off"):
        others = frozenset(at for at in others if not room.seats[at].resigned)
    elif entry.what == "claim":
        room.seats[entry.seat].claims += 1
    room.requests[entry.request] = Request(entry, others, room.positions[-1])


def _answered(room: "Room", entry: entries.Answered) -> None:
    room.requests[entry.request].agreed |= {entry.seat}


def _settled(room: "Room", entry: entries.Settled) -> None:
    del room.requests[entry.request]


def _clock_stopped(room: "Room", entry: entries.ClockStopped) -> None:
    room.clock_off = True


def _resigned(room: "Room", entry: entries.Resigned) -> None:
    if entry.ends or len(set(room.sides)) == 2:
        room.resigned = entry.seat
        room.shown = ()
    else:
        room.seats[entry.seat].resigned = True
        _pass_on(room, room.seats[entry.seat], entry.at)


def _claimed(room: "Room", entry: entries.Claimed) -> None:
    """The moves that follow say it all."""


def _said(room: "Room", entry: entries.Said | entries.Emoted) -> None:
    seat = room.seats[entry.seat]
    seat.talked += 1
    seat.lately = [*seat.lately[1 - LATELY :], entry.at]


def _rematch(room: "Room", entry: entries.Rematch) -> None:
    room.rematch, room.rematch_without = entry.room, entry.without


CHANGES: Final[dict[type[Entry], Callable[["Room", Any], Iterable[Fact] | None]]] = {
    entries.Created: _created,
    entries.Sat: _sat,
    entries.BotSat: _bot_sat,
    entries.Rose: _rose,
    entries.Swapped: _swapped,
    entries.Begun: _begun,
    entries.Dealt: _dealt,
    entries.Moved: _moved,
    entries.TookBack: _took_back,
    entries.Nudged: _nudged,
    entries.StoodIn: _stood_in,
    entries.CameBack: _came_back,
    entries.Gone: _gone,
    entries.Paused: _paused,
    entries.Resumed: _resumed,
    entries.Asked: _asked,
    entries.Answered: _answered,
    entries.Settled: _settled,
    entries.ClockStopped: _clock_stopped,
    entries.Resigned: _resigned,
    entries.Claimed: _claimed,
    entries.Said: _said,
    entries.Emoted: _said,
    entries.Rematch: _rematch,
}
