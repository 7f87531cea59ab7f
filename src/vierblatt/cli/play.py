"""`vierblatt play`: a whole match at the terminal, against bots or with friends at one device."""

import sys
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated

from vierblatt.cli.asked import UsageError, asked_rules, asked_words
from vierblatt.cli.lines import speak
from vierblatt.cli.parameters import GAME, Code, Lang, Pairs, Seats
from vierblatt.cli.seating import Table, seated, seating
from vierblatt.cli.session import Session
from vierblatt.core.chance import Stream, new_secret
from vierblatt.core.match import Match
from vierblatt.core.record import Writer
from vierblatt.words import Words


def play(
    game: Annotated[str | None, GAME] = None,
    *,
    seats: Seats = None,
    option: Pairs = (),
    code: Code = None,
    bots: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
    coach: bool = False,
    plain: bool = False,
    join: str | None = None,
    name: str | None = None,
    seat: int | None = None,
    lang: Lang = None,
) -> int:
    """Play a whole match. Without a game it asks what you would like to play.

    Parameters
    ----------
    bots
        Who sits in the seats, with commas: level1 to level5, search, exact, greedy, random, human
        or human:NAME; level3 if nothing is said. A bot alone, or bots for all seats but one, leave
        the first seat to you; several humans share the device.
    seed
        A word that fixes the deal and the bots, to play the same match again.
    record
        Where the record of the match goes; a file in your data folder by default.
    coach
        After each of your moves hear what the strongest bot would have done, and why.
    plain
        Line by line instead of full screen: for screen readers and pipes.
    join
        The link to a table at a server, to play there instead, line by line.
    name
        Your name at that table.
    seat
        Your seat at that table, from 1; the first that is free if you name none.
    """
    say = asked_words(lang)
    if join is None:
        _without("usage-needs-join", name=name, seat=seat)
    else:
        rules = {"game": game, "seats": seats, "option": option, "code": code}
        _without("usage-with-join", **rules, bots=bots, seed=seed, coach=coach)
        from vierblatt.cli.join import join as sit_at

        return sit_at(join, name, seat, record, say)
    if game is None and code is None:
        from vierblatt.cli.invite import invited

        table = invited(say)
        if table is None:
            return 0
    else:
        the_game, options, number = asked_rules(game, code, option, seats)
        table = Table(the_game, number, options, seating(bots, number))
    plain = plain or not sys.stdout.isatty()
    return sit_down(table, say, seed, record, plain=plain, coach=coach)


def _without(key: str, **given: object) -> None:
    """Raise UsageError for the first of these that is given: it would change nothing."""
    for name, value in given.items():
        if value:
            raise UsageError(key, word=f"--{name}")


def sit_down(
    table: Table, say: Words, seed: str | None, record: Path | None, *, plain: bool, coach: bool
) -> int:
    """Play a match at this table and leave its record behind."""
    secret = new_secret() if seed is None else sha256(seed.encode()).digest()
    dealer = Stream(secret, "dealer").below(table.seats)
    match = Match(table.game, table.options, table.seats, dealer)
    file = record_file(table.game.name, record)
    with file.open("xb") as out:
        players = seated(table.players, table.game, secret, say)
        session = Session(match, players, secret, Writer(out), coached=coach)
        session.begin()
        _play(session, say, plain)
        session.end()
    if match.outcome is None:
        speak(say("left"))
    speak(say("record-at", file=str(file)))
    return 0


def _play(session: Session, say: Words, plain: bool) -> None:
    for note in session.match.game.notes(session.match.options):
        speak(say(f"{session.match.game.name}-note-{note}"))
    if plain:
        from vierblatt.cli.plain import PlainTable, ask_on_terminal

        PlainTable(session, say, ask_on_terminal).play()
        return
    from vierblatt.cli.screen import TableApp

    TableApp(session, say).run()


def record_file(game: str, record: Path | None) -> Path:
    """A file that is not there yet. Raises UsageError."""
    if record is None:
        from platformdirs import user_data_path

        folder = user_data_path("vierblatt") / "records"
        record = folder / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S-%f}.jsonl"
    try:
        record.parent.mkdir(parents=True, exist_ok=True)
        record.open("xb").close()
    except FileExistsError as error:
        raise UsageError("usage-file-exists", word=str(record)) from error
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-write", word=str(record), detail=detail) from error
    record.unlink()
    return record
