"""A record told again step by step, to a seat, to a watcher, or with all cards open."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, Literal, NamedTuple

import msgspec

from vierblatt.core.game import Event, Game, Options, View
from vierblatt.core.names import shown_name
from vierblatt.core.record import Line, RecordError, field
from vierblatt.core.retell import Own, Retelling

OPEN: Final = "open"
Looker = int | Literal["open"] | None
"""Who looks: a seat, a watcher (None), or somebody to whom all cards lie open."""
MOST_STEPS: Final = 20_000
"""No record of a match comes near it."""


class Step(NamedTuple):
    """A pack or a move of a record, and what is told of it."""

    line: int
    round: int
    dealer: int
    seat: int | None
    """Who moved; None when a pack was laid."""
    move: str | None
    events: tuple[Event, ...]
    """In full."""
    next: int | None
    """Who moves next in this round."""
    over: bool
    """Whether the round is over with it."""
    points: tuple[int, ...]
    """What the round has brought, when it is over."""
    totals: tuple[int, ...]


class Drawn(NamedTuple):
    """A step as somebody looks at it."""

    step: Step
    events: tuple[Event, ...]
    told: bool
    """Whether he was told of the move itself, not only of what it brought."""
    view: View
    open: tuple[Own, ...]
    trick: int


class Tale:
    """A record that can be told from any step on, as often as one likes."""

    def __init__(self, game: Game, lines: Sequence[Line]) -> None:
        """`game` may have other rules than the record. Raises RecordError."""
        self.game = game
        self.lines = lines
        head = lines[0]
        self.seats = field(head, "seats", int)
        if self.seats not in game.seats:
            raise RecordError(head.number, "bad-field", field="seats", detail=str(self.seats))
        self.options = options_of(game, head)
        players = field(head, "players", tuple[str, ...], ())
        self.players = tuple(map(shown_name, players[: self.seats]))
        self.steps = _steps(game, lines, self.seats)

    def look(self, who: Looker, first: int = 0, most: int = MOST_STEPS) -> Iterator[Drawn]:
        """The steps from number `first` on, at most so many. Raises RecordError."""
        seat = None if who == OPEN else who
        begin = max((at for at in range(first + 1) if self._begins(at)), default=first)
        tellings = [self._telling(seat)]
        if who == OPEN:
            tellings += [self._telling(at) for at in range(self.seats)]
        for at in range(begin, min(first + most, len(self.steps))):
            step = self.steps[at]
            try:
                for telling in tellings:
                    self._tell(telling, at)
                if at >= first:
                    yield self._drawn(step, who, tellings)
            except (LookupError, ValueError, TypeError, AttributeError) as error:
                raise RecordError(step.line, "cannot-be-told") from error

    def _begins(self, at: int) -> bool:
        return at < len(self.steps) and self.steps[at].seat is None

    def _telling(self, seat: int | None) -> Retelling:
        return self.game.retelling(self.options, self.seats, seat)

    def _tell(self, telling: Retelling, at: int) -> None:
        if self._begins(at):
            telling.begin(self.steps[at].dealer)
        for event in self.steps[at].events:
            heard = telling.told(event, telling.seat)
            if heard is not None:
                telling.tell(heard)

    def _drawn(self, step: Step, who: Looker, tellings: list[Retelling]) -> Drawn:
        telling = tellings[0]
        all_told = [(event, self._heard(event, who)) for event in step.events]
        heard = tuple(told for _, told in all_told if told is not None)
        waiting = () if step.next is None else (step.next,)
        return Drawn(
            step,
            heard,
            step.seat is None or not all_told or all_told[0][0] == all_told[0][1],
            telling.view(waiting, step.over),
            tuple(one.own() for one in tellings[1:]),
            telling.trick(),
        )

    def _heard(self, event: Event, who: Looker) -> Event | None:
        return event if who == OPEN else self.game.retelling.told(event, who)


def options_of(game: Game, head: Line) -> Options:
    """The house rules of a record, those that the game has today with values of today."""
    options = game.options()
    for name, value in field(head, "options", dict[str, Any], {}).items():
        try:
            values = {**msgspec.structs.asdict(options), name: value}
            options = msgspec.convert(values, game.options)
        except msgspec.ValidationError:
            continue
    return options


def _steps(game: Game, lines: Sequence[Line], seats: int) -> tuple[Step, ...]:
    """The packs and moves of a record, round by round."""
    found: list[Step] = []
    dealer = field(lines[0], "dealer", int, 0)
    totals = (0,) * seats
    here: list[Step] = []
    for line in lines[1:]:
        if "pack" in line.fields or "deal" in line.fields:
            found += _linked(game, here, dealer, True)
            dealer = (_dealer(game, here, dealer) + bool(here)) % seats
            here = [_step(game, line, here[0].round + 1 if here else 1, seats, totals)]
        elif "move" in line.fields:
            if not here:
                raise RecordError(line.number, "no-round")
            here.append(_step(game, line, here[0].round, seats, totals))
        elif "points" in line.fields and here:
            points = field(line, "points", tuple[int, ...])
            totals = field(line, "totals", tuple[int, ...], _added(totals, points))
            here[-1] = here[-1]._replace(points=points, totals=totals)
        if len(found) + len(here) > MOST_STEPS:
            raise RecordError(line.number, "too-long")
    won = bool(here) and (bool(here[-1].points) or lines[-1].fields.get("end") == "won")
    found += _linked(game, here, dealer, won)
    if not found:
        raise RecordError(lines[-1].number, "no-round")
    return tuple(found)


def _added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(totals, points, strict=False))


def _step(game: Game, line: Line, number: int, seats: int, totals: tuple[int, ...]) -> Step:
    moves = "move" in line.fields
    seat = field(line, "seat", int) if moves else None
    move = field(line, "move", str) if moves else None
    events = _events(game, line)
    mentioned = [getattr(event, "seat", 0) for event in events] + [seat or 0]
    if not all(0 <= one < seats for one in mentioned):
        raise RecordError(line.number, "cannot-be-told")
    return Step(line.number, number, 0, seat, move, events, None, False, (), totals)


def _events(game: Game, line: Line) -> tuple[Event, ...]:
    if "events" not in line.fields:
        raise RecordError(line.number, "no-events")
    kinds: Any = list[game.retelling.events]  # type: ignore[name-defined]
    try:
        told: list[Event] = msgspec.convert(line.fields["events"], kinds)
    except msgspec.ValidationError as error:
        raise RecordError(line.number, "cannot-be-told") from error
    return tuple(told)


def _dealer(game: Game, steps: Sequence[Step], before: int) -> int:
    """Who deals a round, as its events show."""
    for step in steps:
        for event in step.events:
            dealer = game.retelling.dealer_of(event)
            if dealer is not None:
                return dealer
    return before


def _linked(game: Game, steps: Sequence[Step], before: int, over: bool) -> list[Step]:
    """The steps of one round, each knowing what comes after it."""
    dealer = _dealer(game, steps, before)
    linked = [a._replace(dealer=dealer, next=b.seat) for a, b in pairwise(steps)]
    return [*linked, *(last._replace(dealer=dealer, over=over) for last in steps[-1:])]
