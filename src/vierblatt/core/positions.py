"""The positions of a record in numbers, so that anybody can work out their hashes himself."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from vierblatt.core.game import state_text
from vierblatt.core.match import Match
from vierblatt.core.record import Line, RecordError
from vierblatt.core.replay import FindGame, replay


class Numbered(msgspec.Struct, frozen=True):
    """A whole position, hidden cards too."""

    line: int
    """The line of the record after which it was so."""
    numbers: str
    """A JSON list: the first 16 hexadecimal digits of its SHA-256 are the line's `state`.

    A text, because some are larger than the numbers of JavaScript are exact.
    """


def positions(lines: Sequence[Line], find: FindGame) -> tuple[Numbered, ...]:
    """The position after each line that has a hash, by the rules of the record's version.

    The hashes themselves are not looked at. They end before the first line that cannot be played;
    without the rules there are none.
    """
    found: list[Numbered] = []
    hashed = {line.number for line in lines if "state" in line.fields}

    def note(line: Line, match: Match) -> None:
        if line.number in hashed and match.state is not None:
            found.append(Numbered(line.number, state_text(match.state).decode()))

    with suppress(RecordError):
        replay([_unhashed(line) for line in lines], find, whole=False, after=note)
    return tuple(found)


def _unhashed(line: Line) -> Line:
    kept = {name: value for name, value in line.fields.items() if name != "state"}
    return Line(line.number, line.raw, kept)
