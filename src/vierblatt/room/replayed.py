"""A match that is over, to be walked through: frame by frame, as somebody saw it or all open."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from vierblatt.core.game import Event, Score, View
from vierblatt.core.proof import Check, Proof, prove
from vierblatt.core.record import Line, RecordError, field
from vierblatt.core.retell import Own
from vierblatt.core.rule_code import rule_code
from vierblatt.core.tale import Drawn, Looker, Tale
from vierblatt.games import find_game
from vierblatt.room.brought import told, wrong
from vierblatt.room.refusals import Refusal

MOST_FRAMES: Final = 1_000
"""How many frames are given at a time."""


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round of the match."""

    round: int
    first: int
    """The number of its first frame."""
    dealer: int
    points: tuple[int, ...] = ()
    """What it has brought, if it was played to its end."""
    totals: tuple[int, ...] = ()
    score: Score | None = None
    """How these points came about, where the rules of the record are known."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pack or a move, and how the table looks after it.

    The first frame of an answer and of each round has the whole view; the others have in
    `changed` the fields of the view that are not what they were one frame before.
    """

    n: int
    """Its number in the match, from 0; the same for whoever looks."""
    line: int
    """Its line in the record."""
    round: int
    trick: int
    """The trick; in the duel its round, in Vier Felder the turn around the table; 0 before."""
    seat: int | None = None
    """Who moved, if he who looks was told of it."""
    move: str | None = None
    """What he did, if that was told."""
    rest: bool = False
    """Whether a trick, or what a game has in its place, is complete."""
    over: bool = False
    """Whether the round is."""
    events: tuple[Any, ...] = ()
    """What he who looks was told then; with all cards open, everything."""
    view: View | None = None
    changed: dict[str, Any] = {}
    open: tuple[Own, ...] = ()
    """What each seat holds, when all cards lie open."""


class Replayed(msgspec.Struct, frozen=True):
    """A part of a match, and what holds for all of it."""

    game: str
    rules_version: int
    known_rules: bool
    """Whether this program has the rules of the record; without them only hashes are checked."""
    seats: int
    options: dict[str, Any]
    """As the record has them."""
    rule_code: str
    """The game and its house rules in one short word, where its rules are known; else empty."""
    sides: tuple[int, ...]
    players: tuple[str, ...]
    commitment: str | None
    looker: int | str
    """Who looks: a seat, `watcher` or `open`."""
    rounds: tuple[Round, ...]
    total: int
    """How many frames there are."""
    frames: tuple[Frame, ...]
    end: str
    """`won`, `stopped`, or `cut` when the record has no end."""
    winners: tuple[int, ...]
    """Empty after a draw, and when nobody is known to have won."""
    gave_up: int | None
    """Who has given the match up, if that was its end."""
    checks: tuple[Check, ...]
    """What was checked, as `vierblatt record verify` does it."""


def replayed(lines: Sequence[Line], who: Looker, first: int, most: int) -> Replayed:
    """A match as it is told from frame `first` on. Raises Refusal."""
    try:
        return _replayed(lines, who, first, min(most, MOST_FRAMES))
    except RecordError as error:
        raise wrong(error) from error


def _replayed(lines: Sequence[Line], who: Looker, first: int, most: int) -> Replayed:
    proof = prove(lines, find_game)
    tale = told(lines, proof.done)
    if isinstance(who, int) and who >= tale.seats:
        raise Refusal("no-such-seat")
    if not 0 <= first < len(tale.steps):
        raise Refusal("no-such-position")
    head, end = lines[0], lines[-1]
    return Replayed(
        game=tale.game.name,
        rules_version=field(head, "rules_version", int),
        known_rules=_known(head),
        seats=tale.seats,
        options=field(head, "options", dict[str, Any], {}),
        rule_code=rule_code(tale.game, tale.options) if _known(head) else "",
        sides=tale.game.partners(tale.options, tale.seats),
        players=tale.players,
        commitment=field(head, "commitment", str) if "commitment" in head.fields else None,
        looker="watcher" if who is None else who,
        rounds=tuple(_rounds(tale, proof)),
        total=len(tale.steps),
        frames=tuple(_frames(tale, who, first, most)),
        end=field(end, "end", str, "cut"),
        winners=field(end, "winners", tuple[int, ...], ()),
        gave_up=_gave_up(end, tale.seats),
        checks=proof.checks,
    )


def _gave_up(end: Line, seats: int) -> int | None:
    if "gave_up" not in end.fields:
        return None
    seat = field(end, "gave_up", int)
    if not 0 <= seat < seats:
        raise RecordError(end.number, "bad-field", field="gave_up", detail=str(seat))
    return seat


def _known(head: Line) -> bool:
    try:
        find_game(head.fields["game"], head.fields["rules_version"])
    except LookupError:
        return False
    return True


def _rounds(tale: Tale, proof: Proof) -> Iterator[Round]:
    scores = [] if proof.done is None else proof.done.match.scores
    starts = [n for n, step in enumerate(tale.steps) if step.seat is None]
    for at, first in enumerate(starts):
        last = tale.steps[(starts[at + 1] if at + 1 < len(starts) else len(tale.steps)) - 1]
        ended = (last.points, last.totals) if last.over else ((), ())
        score = scores[at] if last.over and at < len(scores) else None
        yield Round(last.round, first, last.dealer, *ended, score)


def _frames(tale: Tale, who: Looker, first: int, most: int) -> Iterator[Frame]:
    before: View | None = None
    for n, drawn in enumerate(tale.look(who, first, most), first):
        new_round = drawn.step.seat is None
        whole = drawn.view if before is None or new_round else None
        changed = {} if whole or before is None else _changed(before, drawn.view)
        yield _frame(tale, n, drawn, whole, changed)
        before = drawn.view


def _frame(tale: Tale, n: int, drawn: Drawn, whole: View | None, changed: dict[str, Any]) -> Frame:
    step = drawn.step
    rests = {kind.replace("_", "-") for kind in tale.game.rests}
    heard = drawn.told or bool(drawn.events)
    return Frame(
        n=n,
        line=step.line,
        round=step.round,
        trick=drawn.trick,
        seat=step.seat if heard else None,
        move=step.move if drawn.told else None,
        rest=any(_kind(event) in rests for event in drawn.events),
        over=step.over,
        events=drawn.events,
        view=whole,
        changed=changed,
        open=drawn.open,
    )


def _kind(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _changed(before: View, now: View) -> dict[str, Any]:
    pairs = ((name, getattr(now, name)) for name in now.__struct_fields__)
    return {name: value for name, value in pairs if getattr(before, name) != value}
