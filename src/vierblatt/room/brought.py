"""Records that somebody brings along: read within bounds, completed if their rules are known."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

import msgspec

from vierblatt.core.anew import again
from vierblatt.core.match import Match
from vierblatt.core.notation import Typist
from vierblatt.core.record import Line, RecordError, field, parse
from vierblatt.core.replay import Replay
from vierblatt.core.tale import Tale
from vierblatt.games import find_game
from vierblatt.room.refusals import Refusal

LARGEST: Final = 2 << 20
"""How many bytes a record may have."""
MOST_LINES: Final = 20_000


def lines_of(text: str) -> list[Line]:
    """The lines of a record that somebody has sent: JSON lines, or as it is noted on paper.

    Raises Refusal.
    """
    raw = text.lstrip("\ufeff").encode("utf-8", "replace")
    if len(raw) > LARGEST or raw.count(b"\n") > MOST_LINES:
        raise Refusal("bad-record", line=1, problem="too-long")
    try:
        if not raw.lstrip().startswith(b"{"):
            raw = _typed(text)
        return list(parse(raw.splitlines(keepends=True)))
    except RecordError as error:
        raise wrong(error) from error


def _typed(text: str) -> bytes:
    out = BytesIO()
    Typist(find_game, out).type(text.splitlines())
    return out.getvalue()


def wrong(error: RecordError) -> Refusal:
    """Which line of a record is wrong, and why."""
    where: dict[str, str | int] = {"line": error.line, "problem": error.problem}
    return Refusal("bad-record", error.refused, **(error.words | where))


def told(lines: Sequence[Line], done: Replay | None) -> Tale:
    """A record as it can be retold; events that it lacks are added if it could be played again.

    Raises RecordError.
    """
    head = lines[0]
    if "record" not in head.fields:
        raise RecordError(head.number, "no-record")
    name = field(head, "game", str)
    try:
        game = find_game(name, 0)
    except LookupError as error:
        raise RecordError(head.number, "no-such-game", game=name, version=0) from error
    return Tale(game, lines if done is None else list(_with_events(lines, done)))


def _with_events(lines: Sequence[Line], done: Replay) -> Iterator[Line]:
    before = done.match
    match = Match(before.game, before.options, before.seats, lines[0].fields["dealer"])
    for line in lines:
        if not line.fields.keys() & {"pack", "deal", "move"}:
            yield line
            continue
        facts = again(match, line.fields)
        events = [event for event in map(match.game.tell_all, facts) if event is not None]
        plain = msgspec.to_builtins(events)
        yield Line(line.number, line.raw, {"events": plain, **line.fields})
