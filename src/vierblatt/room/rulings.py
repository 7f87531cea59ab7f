"""What comes of each command: entries for the log, or a refusal. Nothing here does any I/O."""

from collections.abc import Callable
from math import ceil
from typing import Any, Final

from vierblatt.bots import BOTS
from vierblatt.room import clock, commands, entries, speech
from vierblatt.room.changes import LATELY
from vierblatt.room.decided import decided, next_of
from vierblatt.room.draft import (
    Actor,
    Draft,
    can_signal,
    in_lobby,
    own_seat,
    playing_seat,
    seat_at,
    under_way,
)
from vierblatt.room.playing_out import play_out
from vierblatt.room.refusals import Refusal
from vierblatt.room.requests import ask, go_ahead, reason, reply, settle, withdraw
from vierblatt.room.room import Room

TALK_EVERY: Final = 10 * clock.SECOND
"""In this time a seat may talk so often as its last times of talk are kept."""
MOST_TALK: Final = 200
"""How often a seat may talk in one match."""


def rule(draft: Draft, actor: Actor, command: commands.Command) -> None:
    """Write down what comes of a command. Raises Refusal."""
    RULINGS[type(command)](draft, actor, command)
    settle(draft)


# Before the match


def sit(draft: Draft, command: commands.Sit, key: str, first: int | None) -> int:
    """Somebody takes a free seat and is known by this key; which seat it is. Raises Refusal.

    `first` is the page on which the same command was carried out before, if it was: whoever has
    not got his token then gets a new one for the same seat.
    """
    if first is not None:
        return _sit_again(draft, first, key)
    room = in_lobby(draft)
    free = [at for at, seat in enumerate(room.seats) if seat.free]
    if command.seat is not None and seat_at(room, command.seat) not in free:
        raise Refusal("chair-taken")
    if not free:
        raise Refusal("chair-taken")
    if room.seat_of(key) is not None:
        raise Refusal("seated-already")
    at = free[0] if command.seat is None else command.seat
    draft.write(entries.Sat, seat=at, name=_new_name(room, command.name), key=key)
    return at


def _sit_again(draft: Draft, first: int, key: str) -> int:
    sat = draft.room.pages[first].entry
    assert isinstance(sat, entries.Sat)
    if draft.room.seats[sat.seat].key != sat.key:
        raise Refusal("chair-taken")
    draft.write(entries.Sat, seat=sat.seat, name=sat.name, key=key)
    return sat.seat


def _new_name(room: Room, name: str) -> str:
    clean = speech.name(name)
    if clean.casefold() in {seat.name.casefold() for seat in room.seats}:
        raise Refusal("name-taken")
    return clean


def _leave(draft: Draft, actor: Actor, command: commands.Leave) -> None:
    seat = own_seat(actor)
    draft.write(entries.Rose if draft.room.play is None else entries.Gone, seat=seat)


def _kick(draft: Draft, actor: Actor, command: commands.Kick) -> None:
    room = in_lobby(draft)
    _host(actor)
    if room.seats[seat_at(room, command.seat)].free or command.seat == actor.seat:
        raise Refusal("no-such-seat")
    draft.write(entries.Rose, seat=command.seat, kicked=True)


def _seat_bot(draft: Draft, actor: Actor, command: commands.SeatBot) -> None:
    room = in_lobby(draft)
    _host(actor)
    if not room.seats[seat_at(room, command.seat)].free:
        raise Refusal("chair-taken")
    if command.bot not in BOTS:
        raise Refusal("no-such-bot", bot=command.bot)
    draft.write(entries.BotSat, seat=command.seat, bot=command.bot)


def _begin(draft: Draft, actor: Actor, command: commands.Begin) -> None:
    room = in_lobby(draft)
    _host(actor)
    if any(seat.free and seat.chair.kind == "human" for seat in room.seats):
        raise Refusal("people-missing")
    draft.begin()


def _host(actor: Actor) -> None:
    if not actor.host:
        raise Refusal("not-host")


# The match


def _act(draft: Draft, actor: Actor, command: commands.Act) -> None:
    seat = own_seat(actor)
    room = _running(draft)
    if command.seen < room.positions[seat]:
        raise Refusal("stale")
    if room.seats[seat].resigned:
        raise Refusal("not-your-turn")
    if room.seats[seat].minder:
        draft.write(entries.CameBack, seat=seat)
    draft.move(seat, command.move, "person")


def _bot_act(draft: Draft, actor: Actor, command: commands.BotAct) -> None:
    """A bot's answer counts only while the decision that it was asked for is still to be made."""
    room = _running(draft)
    _inner(actor)
    for seat in room.waiting():
        if room.seats[seat].botlike and room.bot_job(seat) == command.decision:
            if clock.is_too_early(room.settings.pace, room.seats[seat], draft.now):
                raise Refusal("too-early")
            own = bool(room.seats[seat].bot)
            draft.move(seat, command.move, "bot" if own else "stand-in")
            return
    raise Refusal("not-your-turn")


def _running(draft: Draft) -> Room:
    room = under_way(draft)
    if room.paused:
        raise Refusal("paused")
    return room


def _inner(actor: Actor) -> None:
    if not actor.inner:
        raise Refusal("not-for-watchers")


def _take_back(draft: Draft, actor: Actor, command: commands.TakeBack) -> None:
    seat = own_seat(actor)
    if not _running(draft).may_take_back(seat):
        raise Refusal("nothing-to-take-back")
    draft.write(entries.TookBack, seat=seat)


def _claim(draft: Draft, actor: Actor, command: commands.Claim) -> None:
    """What is proved from the seat's own view is played out, whatever the moves are."""
    seat = playing_seat(draft, actor)
    room = _running(draft)
    play = room.play
    assert play is not None
    if decided(room.game, play.match.view(seat)) is None:
        raise Refusal("not-decided")
    draft.write(entries.Claimed, seat=seat)
    leads = list(room.game.sweep(play.match.view(seat).table))
    play_out(draft, lambda state, mover: next_of(room.game, state, mover, seat, leads))


# The absent


def _nudge(draft: Draft, actor: Actor, command: commands.Nudge) -> None:
    seat = playing_seat(draft, actor)
    room = _running(draft)
    other = room.seats[_absent(room, seat, command.seat)]
    if draft.now < (clock.nudge_from(other) or 0):
        raise Refusal("too-early")
    draft.write(entries.Nudged, seat=command.seat, by=seat)


def _call_bot(draft: Draft, actor: Actor, command: commands.CallBot) -> None:
    seat = playing_seat(draft, actor)
    room = _running(draft)
    other = room.seats[_absent(room, seat, command.seat)]
    at = clock.call_from(room.clock, other)
    if at is None or draft.now < at:
        raise Refusal("too-early")
    draft.write(entries.StoodIn, seat=command.seat, keeps=clock.keeps(other), by=seat)


def _absent(room: Room, seat: int, other: int) -> int:
    """A seat that can be reminded: in a secret stage any, whether or not it has decided."""
    one = room.seats[seat_at(room, other)]
    told = one.minder if not room.secret_stage else one.minder_told
    if other == seat or other not in room.shown or one.bot or one.gone or one.resigned or told:
        raise Refusal("not-absent")
    return other


def _come_back(draft: Draft, actor: Actor, command: commands.ComeBack) -> None:
    seat = own_seat(actor)
    if not under_way(draft).seats[seat].minder:
        raise Refusal("not-absent")
    draft.write(entries.CameBack, seat=seat)


def _pause(draft: Draft, actor: Actor, command: commands.Pause) -> None:
    seat = playing_seat(draft, actor)
    if _running(draft).seats[seat].pauses >= clock.PAUSES:
        raise Refusal("too-many")
    draft.write(entries.Paused, seat=seat, text=reason(draft.room, command.text))


def _resume(draft: Draft, actor: Actor, command: commands.Resume) -> None:
    seat = playing_seat(draft, actor)
    if under_way(draft).paused is None:
        raise Refusal("not-paused")
    draft.write(entries.Resumed, seat=seat)


def _look_at_clock(draft: Draft, actor: Actor, command: commands.LookAtClock) -> None:
    """Nothing is done that is not due: a clock that was stopped meanwhile does no harm."""
    room = under_way(draft)
    _inner(actor)
    if room.paused is not None:
        if draft.now >= room.paused.at + clock.LONGEST_PAUSE:
            draft.write(entries.Resumed)
        return
    for at in room.waiting():
        seat = draft.room.seats[at]
        if not seat.botlike:
            _remind(draft, at)


def _remind(draft: Draft, at: int) -> None:
    seat, limits = draft.room.seats[at], draft.room.clock
    help_at, nudge_at = clock.help_at(limits, seat), clock.nudge_at(limits, seat)
    if help_at is not None and draft.now >= help_at:
        draft.write(entries.StoodIn, seat=at, keeps=clock.keeps(seat))
    elif nudge_at is not None and draft.now >= nudge_at:
        draft.write(entries.Nudged, seat=at)


# Talk


def _say(draft: Draft, actor: Actor, command: commands.Say) -> None:
    seat = _may_talk(draft, actor)
    if draft.room.settings.talk != "chat":
        raise Refusal("talk-off")
    draft.write(entries.Said, seat=seat, text=speech.line(command.text))


def _emote(draft: Draft, actor: Actor, command: commands.Emoting) -> None:
    seat = _may_talk(draft, actor)
    if draft.room.settings.talk == "off":
        raise Refusal("talk-off")
    draft.write(entries.Emoted, seat=seat, emote=command.emote)


def _may_talk(draft: Draft, actor: Actor) -> int:
    at = own_seat(actor)
    seat = draft.room.seats[at]
    if can_signal(draft.room):
        raise Refusal("secret-stage")
    if seat.talked >= MOST_TALK:
        raise Refusal("too-many")
    lately = [time for time in seat.lately if draft.now - time < TALK_EVERY]
    if len(lately) >= LATELY:
        left = lately[0] + TALK_EVERY - draft.now
        raise Refusal("too-many", seconds=ceil(left / clock.SECOND))
    return at


RULINGS: Final[dict[type[commands.Command], Callable[[Draft, Actor, Any], None]]] = {
    commands.Leave: _leave,
    commands.Kick: _kick,
    commands.SeatBot: _seat_bot,
    commands.Begin: _begin,
    commands.Act: _act,
    commands.BotAct: _bot_act,
    commands.TakeBack: _take_back,
    commands.Claim: _claim,
    commands.Nudge: _nudge,
    commands.CallBot: _call_bot,
    commands.ComeBack: _come_back,
    commands.Pause: _pause,
    commands.Resume: _resume,
    commands.LookAtClock: _look_at_clock,
    commands.Ask: ask,
    commands.Reply: reply,
    commands.GoAhead: go_ahead,
    commands.Withdraw: withdraw,
    commands.Say: _say,
    commands.Emoting: _emote,
}
