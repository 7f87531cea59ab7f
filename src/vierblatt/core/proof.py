"""What can be proved of a record, thing by thing: what holds, what is missing, what is wrong."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import msgspec

from vierblatt.core.chance import commitment
from vierblatt.core.record import Line, RecordError
from vierblatt.core.replay import FindGame, Replay, replay

Thing = Literal["lines", "secret", "packs", "moves", "events", "positions", "numbers", "end"]
Found = Literal["ok", "not-there", "failed", "not-checked"]

PARTS: Final[dict[str, Thing]] = {
    "bad-deal": "packs",
    "no-such-card": "packs",
    "other-pack": "packs",
    "wrong-round": "packs",
    "other-events": "events",
    "other-state": "positions",
    "other-points": "numbers",
    "other-totals": "numbers",
    "points-too-early": "numbers",
    "after-the-end": "end",
    "cut": "end",
    "other-end": "end",
    "other-winners": "end",
}
"""Which thing is wrong when the record cannot be played again; in all other cases its moves."""
FIELDS: Final[dict[Thing, str]] = {
    "moves": "move",
    "events": "events",
    "positions": "state",
    "numbers": "points",
    "end": "end",
}
"""Where each thing stands that the rules decide."""


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be checked, and what came of it."""

    what: Thing
    found: Found
    count: int = 0
    """How many of them there are; of packs, how many the secret was shown to give."""
    line: int | None = None
    """The line of the record that is wrong."""
    problem: str = ""
    """The key of what is wrong with it, or why it was not checked: `record-problem-...`."""
    words: dict[str, Any] = {}


class Proof(NamedTuple):
    """All checks, and the record played again if it could be, by the rules of its version."""

    checks: tuple[Check, ...]
    done: Replay | None

    @property
    def sound(self) -> bool:
        """Whether nothing is wrong."""
        return all(check.found != "failed" for check in self.checks)


def prove(lines: Sequence[Line], find: FindGame) -> Proof:
    """Check a record; the hashes without any rules, the rest by those of its version."""
    hashes = (_lines(lines), _secret(lines))
    trusted = [_without_secret(line) for line in lines] if hashes[1].found != "ok" else lines
    try:
        done = replay(_rehashed(trusted), find, whole=False)
    except RecordError as error:
        return Proof((*hashes, *_stopped(lines, error)), None)
    packs = _packs(lines, done)
    others = (_there(lines, thing) for thing in FIELDS)
    return Proof((*hashes, packs, *others), done)


def _lines(lines: Sequence[Line]) -> Check:
    """The hash in the last line is that of all lines before."""
    digest = sha256()
    for line in lines:
        if "end" in line.fields:
            if line.fields.get("sha256") == digest.hexdigest():
                return Check("lines", "ok", line.number - 1)
            return Check("lines", "failed", line=line.number, problem="changed")
        digest.update(line.raw)
    return Check("lines", "not-there")


def _secret(lines: Sequence[Line]) -> Check:
    """The hash of the secret is the one that was shown before the match."""
    committed = lines[0].fields.get("commitment")
    end = next((line for line in lines if "secret" in line.fields), None)
    if committed is None and end is None:
        return Check("secret", "not-there")
    if end is None:
        if lines[-1].fields.get("end") == "won":
            return Check("secret", "failed", line=lines[-1].number, problem="no-secret")
        return Check("secret", "not-there")
    try:
        secret = bytes.fromhex(str(end.fields["secret"]))
    except ValueError:
        secret = b""
    if commitment(secret) == committed and secret.hex() == end.fields["secret"]:
        return Check("secret", "ok", 1)
    return Check("secret", "failed", line=end.number, problem="wrong-secret")


def _without_secret(line: Line) -> Line:
    """A secret that proves nothing is left out, so that the rest can be checked."""
    kept = {k: v for k, v in line.fields.items() if k not in ("commitment", "secret")}
    return Line(line.number, line.raw, kept)


def _rehashed(lines: Sequence[Line]) -> list[Line]:
    """The same with the hash that its lines have: whether it stands there was checked before."""
    digest = sha256()
    found = []
    for line in lines:
        fields = line.fields
        if "end" in fields:
            fields = fields | {"sha256": digest.hexdigest()}
        digest.update(line.raw)
        found.append(Line(line.number, line.raw, fields))
    return found


def _packs(lines: Sequence[Line], done: Replay) -> Check:
    if done.proved:
        return Check("packs", "ok", done.proved)
    return Check("packs", "not-there")


def _there(lines: Sequence[Line], thing: Thing) -> Check:
    count = sum(FIELDS[thing] in line.fields for line in lines)
    return Check(thing, "ok" if count else "not-there", count)


def _stopped(lines: Sequence[Line], error: RecordError) -> list[Check]:
    """Everything after the line that is wrong was not checked."""
    things: tuple[Thing, ...] = ("packs", *FIELDS)
    words = dict(error.words)
    if error.problem == "no-such-game":
        return [Check(thing, "not-checked", problem=error.problem, words=words) for thing in things]
    wrong = PARTS.get(error.problem, "moves")
    return [
        Check(thing, "failed", 0, error.line, error.problem, words)
        if thing == wrong
        else Check(thing, "not-checked")
        for thing in things
    ]
