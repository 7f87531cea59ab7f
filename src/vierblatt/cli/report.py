"""`vierblatt record to-test`: a report becomes a failing test."""

from pathlib import Path

import msgspec

from vierblatt.cli.asked import UsageError, asked_words
from vierblatt.cli.parameters import Lang
from vierblatt.cli.record import bad_record, bytes_of
from vierblatt.core.record import RecordError
from vierblatt.core.report import as_test, reported
from vierblatt.games import find_game


def to_test(file: Path, *, out: Path | None = None, json: bool = False, lang: Lang = None) -> int:
    """Make a failing test of a report that somebody has saved at a table.

    Parameters
    ----------
    file
        The report, as "this seems wrong" saves it.
    out
        Where the test goes; it is printed by default.
    json
        Print one JSON object: ok and the test, or which line of the record is wrong.
    """
    say = asked_words(lang)
    try:
        report = reported(bytes_of(file))
        test = as_test(report, find_game)
    except RecordError as error:
        return bad_record(say, file, error, json)
    except (LookupError, ValueError) as error:
        raise UsageError("usage-no-report", word=str(file), detail=str(error)) from error
    if out is not None:
        _write(out, test)
    if json:
        print(msgspec.json.encode({"ok": True, "test": test}).decode())
    else:
        print(test if out is None else say("record-test-written", file=str(out)))
    return 0


def _write(target: Path, test: str) -> None:
    try:
        with target.open("x", encoding="utf-8") as file:
            file.write(test)
    except FileExistsError as error:
        raise UsageError("usage-file-exists", word=str(target)) from error
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-write", word=str(target), detail=detail) from error
