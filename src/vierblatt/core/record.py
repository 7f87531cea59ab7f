"""Records: a whole match as JSON lines that outlive the code. The format is docs/records.md."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from vierblatt.core.game import Refused, option_values, state_hash
from vierblatt.core.match import Match, given_up
from vierblatt.core.state import Fact

T = TypeVar("T")

FORMAT: Final = 1
LONGEST_LINE: Final = 1 << 20
KINDS: Final = ("record", "pack", "deal", "move", "points", "end")
"""The field by which each kind of line is known."""


class RecordError(Exception):
    """What is wrong with a record: the line, from 1, and a key of the locales with its words."""

    def __init__(self, line: int, problem: str, **words: str | int) -> None:
        super().__init__(f"line {line}: {problem} {words or ''}".rstrip())
        self.line = line
        self.problem = problem
        self.words = words
        self.refused: Refused | None = None


class Line(msgspec.Struct, frozen=True):
    """One line as it stands in the file, and what it says. Fields that nobody knows are kept."""

    number: int
    raw: bytes
    fields: dict[str, Any]


def field(line: Line, name: str, kind: type[T], default: T | None = None) -> T:
    """A field of a line. Raises RecordError."""
    if name not in line.fields and default is not None:
        return default
    try:
        return msgspec.convert(line.fields.get(name), kind, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError(line.number, "bad-field", field=name, detail=str(error)) from error


class Writer:
    """Writes a match line by line as it goes on; what is written is never touched again."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._digest = sha256()

    def line(self, fields: dict[str, Any]) -> None:
        """Write one line and hand it to the operating system."""
        raw = msgspec.json.encode(fields) + b"\n"
        self._out.write(raw)
        self._out.flush()
        self._digest.update(raw)

    def resume(self, lines: Iterable[Line]) -> None:
        """Go on behind lines that are in the file already."""
        for line in lines:
            self._digest.update(line.raw)

    def begin(
        self, match: Match, players: Sequence[str] = (), committed: str | None = None
    ) -> None:
        """The header: everything that holds for the whole match."""
        fields: dict[str, Any] = {
            "record": FORMAT,
            "game": match.game.name,
            "rules_version": match.game.rules_version,
            "seats": match.seats,
            "options": option_values(match.options),
            "dealer": match.dealer,
        }
        if players:
            fields["players"] = list(players)
        if committed is not None:
            fields["commitment"] = committed
        self.line(fields)

    def pack(self, match: Match, pack: Sequence[int], facts: Sequence[Fact]) -> None:
        """The dealer's action: the whole order of the pack, from the top."""
        cards = [match.game.card(card) for card in pack]
        self.line({"round": match.round, "pack": cards, **told(match, facts)})

    def zones(self, match: Match, zones: dict[str, list[str]], facts: Sequence[Fact]) -> None:
        """A position dealt by hand instead of a pack."""
        self.line({"round": match.round, "deal": zones, **told(match, facts)})

    def move(self, match: Match, seat: int, text: str, facts: Sequence[Fact]) -> None:
        """What a seat did, after it was done."""
        self.line({"seat": seat, "move": text, **told(match, facts)})
        if match.state is None:
            score = match.scores[-1]
            self.line({"points": list(score.points), "totals": list(match.totals)})

    def end(self, match: Match, secret: bytes | None = None, gave_up: int | None = None) -> None:
        """The last line: how it ended, the secret of the deal, and the hash of all lines before."""
        fields: dict[str, Any] = {"end": "won" if match.outcome else "stopped"}
        if match.outcome:
            fields["winners"] = list(match.outcome.winners)
        elif gave_up is not None:
            fields["winners"] = list(given_up(match.sides, gave_up))
            fields["gave_up"] = gave_up
        if secret is not None:
            fields["secret"] = secret.hex()
        self.line({**fields, "sha256": self._digest.hexdigest()})


def told(match: Match, facts: Sequence[Fact]) -> dict[str, Any]:
    """What a line says of what came of it: the events in full, and the state hash."""
    events = [match.game.tell_all(fact) for fact in facts]
    fields: dict[str, Any] = {"events": [event for event in events if event is not None]}
    if match.state is not None:
        fields["state"] = state_hash(match.state)
    return fields


def read(path: Path) -> list[Line]:
    """The lines of a file. Raises RecordError, OSError."""
    with path.open("rb") as file:
        return list(parse(file))


def parse(raw_lines: Iterable[bytes]) -> Iterable[Line]:
    """The lines of a record, each checked to be a JSON object. Raises RecordError."""
    number = 0
    for number, raw in enumerate(raw_lines, 1):
        if len(raw) > LONGEST_LINE:
            raise RecordError(number, "too-long")
        try:
            fields = msgspec.json.decode(raw, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            problem = "not-json" if raw.endswith(b"\n") else "cut-in-line"
            raise RecordError(number, problem, detail=str(error)) from error
        if not raw.endswith(b"\n"):
            raise RecordError(number, "cut-in-line", detail="")
        _check_kind(number, fields)
        yield Line(number, raw, fields)
    if number == 0:
        raise RecordError(1, "empty")


def _check_kind(number: int, fields: dict[str, Any]) -> None:
    """A line that could be read as two things is read by nobody. Raises RecordError."""
    others = [kind for kind in KINDS if kind in fields][1:]
    if others:
        raise RecordError(number, "bad-field", field=others[0], detail="not in this line")
