"""`vierblatt record`: show, check and write records."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from vierblatt.cli.asked import UsageError, asked_words, near
from vierblatt.cli.parameters import Lang
from vierblatt.cli.tell import refusal
from vierblatt.core.match import Match
from vierblatt.core.notation import Typist, written
from vierblatt.core.record import Line, RecordError, read
from vierblatt.core.replay import replay
from vierblatt.games import find_game
from vierblatt.words import Words

ENDED: Final = ("winners", "gave_up")
"""What the last line says of the match."""


def show(file: Path, *, json: bool = False, lang: Lang = None) -> int:
    """Show a record as people write it; what it prints can be given to `record from-text`.

    Parameters
    ----------
    file
        A record, JSON lines.
    json
        Print one JSON object with the rounds, their packs, moves and points.
    """
    say = asked_words(lang)
    try:
        lines = lines_of(file)
        replay(lines, find_game)
    except RecordError as error:
        return bad_record(say, file, error, json)
    if json:
        _print(_rounds(lines))
    else:
        print("\n".join(written(lines)))
    return 0


def verify(file: Path, *, json: bool = False, lang: Lang = None) -> int:
    """Check every pack, move, event, position and number of a record. Exit 1 when one is wrong.

    Parameters
    ----------
    file
        A record, JSON lines.
    json
        Print one JSON object: ok, and what was checked or which line is wrong.
    """
    say = asked_words(lang)
    try:
        done = replay(lines_of(file), find_game)
    except RecordError as error:
        return bad_record(say, file, error, json)
    rounds = len(done.match.scores)
    if json:
        proved = done.proved > 0
        _print({"ok": True, "rounds": rounds, "moves": done.moves, "deal_proved": proved})
        return 0
    print(say("record-good", file=str(file), rounds=rounds, moves=done.moves))
    print(say("record-proved" if done.proved else "record-by-hand"))
    if done.unknown:
        print(say("record-unknown-lines", lines=", ".join(map(str, done.unknown))))
    return 0


def audit(file: Path, sent: Path, *, json: bool = False, lang: Lang = None) -> int:
    """Check that a seat was sent no hidden card. Exit 1 when something is wrong.

    Parameters
    ----------
    file
        The record of the match, JSON lines.
    sent
        All that the seat was sent, as the server gives it after the match.
    json
        Print one JSON object: ok, and what was checked or which line is wrong.
    """
    from vierblatt.room.audit import Doubt, positions
    from vierblatt.room.audit import audit as look

    say = asked_words(lang)
    try:
        lines = lines_of(file)
        done = replay(lines, find_game).match
        match = Match(done.game, done.options, done.seats, lines[0].fields["dealer"])
        told = look(match, positions(match, lines), bytes_of(sent).splitlines())
    except RecordError as error:
        return bad_record(say, file, error, json)
    except Doubt as doubt:
        problem = say(f"room-audit-{doubt.problem}", **doubt.words)
        return _bad_line(say, sent, doubt.line, doubt.problem, problem, json)
    if json:
        _print({"ok": True, "seat": told.seat, "messages": told.messages, "views": told.views})
        return 0
    seat = "none" if told.seat is None else told.seat
    counts = {"messages": told.messages, "views": told.views}
    print(say("room-audit-good", file=str(sent), seat=seat, **counts))
    return 0


def bytes_of(file: Path) -> bytes:
    """All of a file. Raises UsageError."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise unreadable(file, error) from error


def from_text(file: Path, *, out: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    """Write the record of a match that was noted on paper; docs/records.md has the notation.

    Parameters
    ----------
    file
        The text, one move a line.
    out
        Where the record goes; the name of the text with .jsonl by default.
    json
        Print one JSON object: ok, file and moves, or which line is wrong.
    """
    say = asked_words(lang)
    target = out if out is not None else file.with_suffix(".jsonl")
    text = _text(file)
    draft = target.with_name(target.name + ".part")
    if target.exists():
        raise UsageError("usage-file-exists", word=str(target))
    try:
        with draft.open("xb") as written_to:
            Typist(find_game, written_to).type(text)
        moves = replay(read(draft), find_game).moves
        draft.rename(target)
    except RecordError as error:
        return bad_record(say, file, error, json)
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-write", word=str(target), detail=detail) from error
    finally:
        with suppress(OSError):  # where it could not be made, it need not be there
            draft.unlink()
    if json:
        _print({"ok": True, "file": str(target), "moves": moves})
    else:
        print(say("record-written", file=str(target), moves=moves))
    return 0


def lines_of(file: Path) -> list[Line]:
    """The lines of a record. Raises RecordError, UsageError."""
    try:
        return read(file)
    except OSError as error:
        raise unreadable(file, error) from error


def _text(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8").splitlines()
    except OSError as error:
        raise unreadable(file, error) from error
    except UnicodeDecodeError as error:
        raise UsageError("usage-cannot-read", word=str(file), detail="UTF-8") from error


def unreadable(file: Path, error: OSError) -> UsageError:
    """What to say of a file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        wrong = UsageError("usage-no-file", word=str(file))
        folder = file.parent
        return near(file.name, [p.name for p in folder.iterdir()] if folder.is_dir() else [], wrong)
    detail = error.strerror or str(error)
    return UsageError("usage-cannot-read", word=str(file), detail=detail)


def bad_record(say: Words, file: Path, error: RecordError, json: bool) -> int:
    """Say which line is wrong; the exit status."""
    words = dict(error.words)
    if error.refused is not None:
        words["why"] = refusal(say, str(words.get("game", "")), error.refused)
    problem = say(f"record-problem-{error.problem}", **words)
    return _bad_line(say, file, error.line, error.problem, problem, json)


def _bad_line(say: Words, file: Path, line: int, key: str, problem: str, json: bool) -> int:
    if json:
        _print({"ok": False, "line": line, "problem": key, "reason": problem})
    else:
        print(say("record-bad", file=str(file), line=line, problem=problem), file=sys.stderr)
    return 1


def _rounds(lines: list[Line]) -> dict[str, object]:
    rounds: list[dict[str, object]] = []
    moves: list[list[object]] = []
    for line in lines[1:]:
        fields = line.fields
        if "pack" in fields or "deal" in fields:
            moves = []
            rounds.append({key: fields[key] for key in ("pack", "deal") if key in fields})
            rounds[-1]["moves"] = moves
        elif "move" in fields:
            moves.append([fields["seat"], fields["move"]])
        elif "points" in fields and rounds:
            rounds[-1].update(points=fields["points"], totals=fields.get("totals"))
    head = {key: value for key, value in lines[0].fields.items() if key != "record"}
    last = lines[-1].fields
    end: dict[str, object] = {key: last[key] for key in ENDED if key in last}
    return {**head, "rounds": rounds, "winners": None, **end}


def _print(value: object) -> None:
    print(msgspec.json.encode(value).decode())
