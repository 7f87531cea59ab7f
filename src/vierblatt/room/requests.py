"""Requests: a question to others, known by its number, granted when all who are there agree.

For a rematch its author need not wait for them all: he goes ahead with those who have agreed.
"""

from collections.abc import Collection
from typing import Any, Final

from msgspec.structs import replace

from vierblatt.core.names import cleaned
from vierblatt.room import claims, commands, entries, speech
from vierblatt.room.draft import (
    Actor,
    Draft,
    can_signal,
    created,
    in_lobby,
    own_seat,
    playing_seat,
    seat_at,
    under_way,
)
from vierblatt.room.playing_out import play_claimed
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.seats import Request
from vierblatt.room.settings import Chair, Settings, completed

MOST_REQUESTS: Final = 200
"""How often each seat may ask in one room: nobody uses up what the others may."""


def ask(draft: Draft, actor: Actor, command: commands.Ask) -> None:
    """Put a request to the others; one of a kind at a time for each seat."""
    room = draft.room
    seat = own_seat(actor) if room.over else playing_seat(draft, actor)
    terms = _terms(draft, seat, command)
    pending = [request.asked for request in room.requests.values()]
    if any(one.seat == seat and one.what == command.what for one in pending):
        raise Refusal("too-many")
    if room.seats[seat].asked >= MOST_REQUESTS:
        raise Refusal("too-many")
    draft.write(
        entries.Asked,
        request=room.asked + 1,
        seat=seat,
        what=command.what,
        terms=terms,
        hand=_laid_open(room, seat) if command.what == "claim" else (),
    )


def _terms(draft: Draft, seat: int, command: commands.Ask) -> entries.Terms:
    """What of the terms belongs to such a request, checked. Raises Refusal."""
    terms = command.terms
    if command.what == "swap":
        room = in_lobby(draft)
        if terms.seat is None or seat_at(room, terms.seat) == seat:
            raise Refusal("no-such-seat")
        return entries.Terms(seat=terms.seat)
    if command.what == "rematch":
        if not draft.room.over:
            raise Refusal("not-over")
        if draft.room.rematch is not None:
            raise Refusal("match-over")
        settings = _next_settings(draft.room, terms, draft.room.persons())
        return entries.Terms(rotate=terms.rotate, settings=terms.settings and settings)
    room = under_way(draft)
    if command.what == "take-back":
        if not room.moves_back(seat):
            raise Refusal("nothing-to-take-back")
        return entries.Terms(reason=reason(room, terms.reason) or "")
    if command.what == "resign" and can_signal(room):
        raise Refusal("secret-stage")
    return entries.Terms()


def _laid_open(room: Room, seat: int) -> tuple[str, ...]:
    """The hand of whoever claims the rest of the round. Raises Refusal when he may not."""
    assert room.play is not None
    view: Any = room.play.match.view(seat).table
    code = claims.why_not(room, seat, view)
    if code:
        raise Refusal(code)
    return tuple(view.hand)


def reason(room: Room, text: str) -> str | None:
    """Why somebody wants something, where he may say it: nothing is refused for that."""
    if room.settings.talk != "chat" or can_signal(room) or not cleaned(text):
        return None
    return speech.line(text)


def reply(draft: Draft, actor: Actor, command: commands.Reply) -> None:
    """Answer a request by its number."""
    seat = own_seat(actor)
    request = _request(draft.room, command.request)
    if seat not in request.wanted - request.agreed:
        raise Refusal("no-such-request")
    draft.write(entries.Answered, request=command.request, seat=seat, yes=command.yes)
    if not command.yes:
        draft.write(entries.Settled, request=command.request, granted=False)


def go_ahead(draft: Draft, actor: Actor, command: commands.GoAhead) -> None:
    """Play the rematch with those who have agreed so far."""
    request = _own(draft, actor, command.request)
    if request.asked.what != "rematch":
        raise Refusal("no-such-request")
    draft.write(entries.Settled, request=command.request, granted=True)
    _rematch(draft, request, command.bots)


def withdraw(draft: Draft, actor: Actor, command: commands.Withdraw) -> None:
    """Take the own request back."""
    _own(draft, actor, command.request)
    draft.write(entries.Settled, request=command.request, granted=False)


def _own(draft: Draft, actor: Actor, number: int) -> Request:
    seat = own_seat(actor)
    request = _request(draft.room, number)
    if request.asked.seat != seat:
        raise Refusal("no-such-request")
    return request


def _request(room: Room, number: int) -> Request:
    if number not in room.requests:
        raise Refusal("no-such-request")
    return room.requests[number]


def settle(draft: Draft) -> None:
    """After a command: grant what all agree to, and drop what has been overtaken."""
    for number, request in list(draft.room.requests.items()):
        if _is_overtaken(draft.room, request):
            draft.write(entries.Settled, request=number, granted=False)
        elif _wanted(draft.room, request) <= request.agreed:
            _grant(draft, number, request)
            settle(draft)  # what was granted may have overtaken others
            return


def _wanted(room: Room, request: Request) -> frozenset[int]:
    """Whose answer still counts: those who have left or are absent are not waited for."""
    return request.wanted & room.persons()


def _is_overtaken(room: Room, request: Request) -> bool:
    asked = request.asked
    if not room.seats[asked.seat].person:
        return True
    if asked.what == "swap":
        return room.play is not None
    if asked.what == "rematch":
        return room.rematch is not None
    moved_on = room.positions[-1] != request.mark
    if asked.what == "take-back":
        return moved_on or not room.moves_back(asked.seat)
    if asked.what == "claim":
        return moved_on or room.over or bool(room.paused) or not claims.all_people(room)
    return room.over or (asked.what == "clock-off" and room.clock.kind == "none")


def _grant(draft: Draft, number: int, request: Request) -> None:
    asked = request.asked
    draft.write(entries.Settled, request=number, granted=True)
    if asked.what == "clock-off":
        draft.write(entries.ClockStopped)
    elif asked.what == "resign":
        ends = _plays_alone(draft.room, asked.seat)
        draft.write(entries.Resigned, seat=asked.seat, ends=ends)
    elif asked.what == "swap":
        assert asked.terms.seat is not None
        draft.write(entries.Swapped, seats=(asked.seat, asked.terms.seat))
    elif asked.what == "take-back":
        for mover in draft.room.moves_back(asked.seat):
            draft.write(entries.TookBack, seat=mover, request=number)
    elif asked.what == "claim":
        play_claimed(draft, number, asked.seat)
    else:
        _rematch(draft, request)


def _plays_alone(room: Room, seat: int) -> bool:
    """Whether no other person plays: nobody is there for whom the match should go on."""
    return not any(at != seat and not room.seats[at].resigned for at in room.persons())


def _rematch(draft: Draft, request: Request, bots: bool = False) -> None:
    """A new room for those who have agreed; the seat of whoever has not is open, or a bot's."""
    old, asked = draft.room, request.asked
    along = {asked.seat} | (request.agreed & old.persons())
    step = 1 if asked.terms.rotate else 0
    host = old.seats[asked.seat].key
    name = draft.entropy.room()
    settings = _next_settings(old, asked.terms, along)
    new = created(name, settings, host, draft.now, draft.entropy, _bot_names(old, step))
    for at in sorted(along):
        person, seat = old.seats[at], (at + step) % len(old.seats)
        new.write(entries.Sat, seat=seat, name=person.name, key=person.key)
    if bots or not any(seat.free for seat in new.room.seats):
        new.begin()
    draft.other = new
    without = (at for at, seat in enumerate(old.seats) if seat.person and at not in along)
    draft.write(entries.Rematch, room=name, without=tuple(without))


def _bot_names(old: Room, step: int) -> tuple[str, ...]:
    """The bots go along, too: each is called at the new table as it is here."""
    seats = old.seats[-step:] + old.seats[:-step] if step else old.seats
    return tuple(seat.name if seat.bot else "" for seat in seats)


def _next_settings(old: Room, terms: entries.Terms, along: Collection[int]) -> Settings:
    """The settings of the rematch, its chairs as people sit there then. Raises Refusal."""
    settings = terms.settings or old.settings
    seats = len(old.seats)
    if len(settings.chairs) not in (0, seats):
        raise Refusal("bad-chair")
    chairs = [_chair(old, at, at in along) for at in range(seats)]
    if terms.rotate:
        chairs = [chairs[-1], *chairs[:-1]]
    return completed(replace(settings, chairs=tuple(chairs)))


def _chair(old: Room, at: int, comes: bool) -> Chair:
    if old.seats[at].bot:
        return Chair("bot", old.seats[at].bot)
    return Chair("human" if comes else "open")
