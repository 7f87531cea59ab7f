"""`vierblatt play --join LINK`: a seat at a server's table, line by line."""

import getpass
from contextlib import suppress
from pathlib import Path
from typing import Final

from vierblatt.cli.after import After
from vierblatt.cli.asked import UsageError, positive
from vierblatt.cli.followed import Followed, refusal
from vierblatt.cli.joined import JoinedTable
from vierblatt.cli.lines import speak
from vierblatt.cli.lobby import Lobby
from vierblatt.cli.plain import Leave
from vierblatt.cli.play import record_file
from vierblatt.cli.remote import NoLink, NoServer, Remote, Said
from vierblatt.cli.remote_session import RemoteSession
from vierblatt.cli.typed import Typed
from vierblatt.words import Words

KEPT: Final = ("under-way", "match-over", "name-taken", "chair-taken")
"""Refusals that may meet somebody who has a seat there already."""


def join(link: str, name: str | None, seat: int | None, record: Path | None, say: Words) -> int:
    """Sit down at a table and play the match to its end. Raises UsageError."""
    if record is not None:
        record_file("", record)
    at = None if seat is None else positive(seat, "--seat") - 1
    typed = Typed()
    try:
        remote = Remote(
            link,
            away=lambda: typed.aside(say("room-away")),
            back=lambda: typed.aside(say("room-back")),
        )
        if not remote.token:
            sit(remote, name or getpass.getuser(), at, say)
        return stay(remote, typed, record, say)
    except NoLink as error:
        raise UsageError("room-no-link", word=str(error)) from error
    except NoServer as error:
        raise UsageError(error.key, **error.words) from error
    except Said as error:
        raise UsageError("room-said-no", why=refusal(error, say)) from error


def sit(remote: Remote, name: str, seat: int | None, say: Words) -> None:
    """Take a seat. Raises UsageError, NoServer."""
    try:
        remote.sit(name, seat)
    except Said as error:
        wrong = UsageError("room-said-no", why=refusal(error, say))
        if str(error) in KEPT:
            wrong.also("room-come-back", link=f"{remote.link}#…")
        raise wrong from error
    speak(say("room-seated", link=f"{remote.link}#{remote.token}"))


def stay(remote: Remote, typed: Typed, record: Path | None, say: Words) -> int:
    """Wait for the match and play it, and whatever is played once more."""
    number = 1
    while True:
        room = Followed(remote, say)
        try:
            again = visit(room, typed, numbered(record, number), say)
        except KeyboardInterrupt:
            print()
            leave(room, say)
            return 130
        if again is None:
            return 0
        remote, number = remote.at(again), number + 1
        speak(say("room-seated", link=f"{remote.link}#{remote.token}"))


def visit(room: Followed, typed: Typed, record: Path | None, say: Words) -> str | None:
    """Play one match; the room of the next, if there is one.

    Whoever leaves, by whatever key, hears what becomes of it.
    """
    room.remote.stay()
    speak(say.labelled("rule-code", room.position["rule_code"]))
    with suppress(Leave):
        if Lobby(room, typed, say).wait() and JoinedTable(RemoteSession(room), say, typed).play():
            save(room, record, say)
            if again := After(room, typed, say).wait():
                room.remote.part()
                return again
    leave(room, say)
    return None


def leave(room: Followed, say: Words) -> None:
    """Before the match the seat is given up, then it is kept, unless it was left for good."""
    phase = room.position["phase"]
    if room.left:
        speak(say("room-gone", person="you"))
    elif phase == "lobby" and room.remote.rise():
        speak(say("room-risen"))
    elif phase == "over":
        room.withdraw()
    else:
        speak(say("room-left", link=room.own_link))


def numbered(record: Path | None, number: int) -> Path | None:
    """The file of one of several matches: each has its own."""
    return record and (record if number == 1 else record.with_stem(f"{record.stem}-{number}"))


def save(room: Followed, record: Path | None, say: Words) -> None:
    """Keep the record and what the seat was sent; say where they are, and where to look back."""
    remote = room.remote
    speak(say("room-look-back", link=f"{remote.server}/m/{remote.room}"))
    file = record_file(room.position["settings"]["game"], record)
    sent = record_file("", file.with_suffix(".sent.jsonl"))
    file.write_bytes(remote.lines("/record"))
    speak(say("record-at", file=str(file)))
    sent.write_bytes(remote.lines("/sent"))
    speak(say("room-sent-at", file=str(sent)))
