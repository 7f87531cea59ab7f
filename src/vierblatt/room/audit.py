"""All that a seat was sent, and whether a hidden card was in it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec
from librt.random import Random

from vierblatt.core.match import Match
from vierblatt.core.record import Line
from vierblatt.core.replay import pack_of
from vierblatt.core.state import State
from vierblatt.room.feed import message
from vierblatt.room.room import Room
from vierblatt.testing.conformance import Table, hand, texts

FORMAT: Final = 1
WORLDS: Final = 20
"""In how many other deals that look the same each message is tried."""


def sent(room: Room, seat: int | None) -> Iterator[bytes]:
    """A line for each message, made again from the log in the way that it was made then."""
    head = {"sent": FORMAT, "room": room.name, "seat": seat, "commitment": room.commitment}
    yield msgspec.json.encode(head) + b"\n"
    then = Room(room.name)
    for page in room.pages:
        before = then.seq(seat) if then.heard else 0
        then.apply(page.entry)
        if then.seq(seat) > before:
            yield msgspec.json.encode(message(then, seat, then.seq(seat))) + b"\n"


class Doubt(Exception):
    """A line of what was sent that is not as it should be, and a key for the reason."""

    def __init__(self, line: int, problem: str, **words: str | int) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.words = words


class Audited(NamedTuple):
    """What was looked at."""

    seat: int | None
    messages: int
    views: int
    """How many of them showed the table."""


def positions(match: Match, lines: Sequence[Line]) -> list[State]:
    """The position after each pack and move of a record that has been verified.

    `match` is a new one of the record's game, options and dealer.
    """
    game, found = match.game, []
    for fields in (line.fields for line in lines[1:]):
        if "pack" in fields:
            match.deal([game.number(card) for card in fields["pack"]])
        elif "deal" in fields:
            zones = {
                name: [game.number(c) for c in cards] for name, cards in fields["deal"].items()
            }
            match.deal(pack_of(match, zones), by_hand=True)
        elif "move" in fields:
            match.act(fields["seat"], game.encode(game.parse(fields["move"])))
        state = match.state or match.ended
        if state is not None:
            found.append(state.clone())
    return found


def audit(match: Match, replayed: Sequence[State], lines: Sequence[bytes]) -> Audited:
    """Hold what a seat was sent against the positions of the record. Raises Doubt.

    Each view must be the one of this seat at a position of the record; it must be the same when
    the hidden cards lie otherwise; and nothing around it may name a card that the view before
    and after does not, or one that lies in a hand where the seat does not know it to be; but for
    a hand that its owner lays open to claim the rest of the round.
    """
    told = [_fields(number, line) for number, line in enumerate(lines, 1)]
    if not told or told[0].get("sent") != FORMAT:
        raise Doubt(1, "not-sent")
    head, told = told[0], told[1:]
    table = Table(match.game, match.options, match.seats)
    looker = Looker(table, head.get("seat"), replayed)
    for number, fields in enumerate(told, 2):
        if fields.get("seq") != number - 1:
            raise Doubt(number, "gap")
        looker.look(number, fields, _is_taken_back(told[number - 1 :]))
    return Audited(looker.seat, len(told), looker.views)


def _fields(number: int, line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Doubt(number, "not-json") from error


def _is_taken_back(after: Sequence[dict[str, Any]]) -> bool:
    """Whether how it stood then was taken back, alone or with moves that came after it."""
    moves = 0
    for fields in after:
        kind: str = fields.get("notice", {}).get("kind", "")
        if kind == "dealt" or (kind == "took-back" and not moves):
            return kind == "took-back"
        moves += {"moved": 1, "took-back": -1}.get(kind, 0)
    return False


class Looker:
    """Goes through the messages of one seat and the positions of the match side by side."""

    def __init__(self, table: Table, seat: Any, positions: Sequence[State]) -> None:
        if seat is not None and seat not in range(table.seats):
            raise Doubt(1, "not-sent")
        self.table = table
        self.seat: int | None = seat
        self.positions = positions
        self.at = 0
        self.views = 0
        self._rng = Random(0)
        match = table.match()
        pack = [card for bundle in match.bundles() for card in bundle]
        self._cards = {table.game.card(card) for card in pack}
        self._each_once = len(self._cards) == len(pack)
        self._shown: set[str] = set()
        self._gone: set[str] = set()
        """What was named since the last position that the record has: all of it is taken back."""

    def look(self, number: int, fields: dict[str, Any], taken_back: bool) -> None:
        """One message. Raises Doubt."""
        position = fields.get("position") or {}
        match = position.pop("match", None) or _as_ended(fields)
        if match is None:
            self._shown = set(self._cards) if self.at else set()
            return
        if not taken_back:
            self._find(number, match.get("table"))
            self.views += 1
        self._laid_open(number, fields)
        named = self._cards & set(texts(_without_peoples_words(fields)))
        now = self._cards & set(texts(match))
        if named - now - self._shown:
            raise Doubt(number, "hidden-card", card=min(named - now - self._shown))
        self._shown = now
        moved = fields["notice"].get("kind") == "moved"
        shower = fields["notice"].get("seat") if taken_back and moved else self.seat
        self._nothing_around(number, named - self._gone, {self.seat, shower})
        self._gone = self._gone | named if taken_back else set()

    def _find(self, number: int, shown: Any) -> None:
        """The position that was shown; secret moves of others may lie between."""
        for at in range(self.at, len(self.positions)):
            if self._view(self.positions[at]) == shown:
                self.at = at
                self._others_alike(number, shown)
                return
        raise Doubt(number, "other-view")

    def _view(self, state: State) -> Any:
        view = self.table.game.view(self.table.options, state, self.seat)
        return msgspec.json.decode(msgspec.json.encode(view))

    def _others_alike(self, number: int, shown: Any) -> None:
        for world in self._worlds():
            if self._view(world) != shown:
                raise Doubt(number, "tells-more")

    def _worlds(self) -> Iterator[State]:
        game, options = self.table.game, self.table.options
        worlds = game.imagine(game.view(options, self.positions[self.at], self.seat))
        for _ in range(WORLDS):
            yield worlds.deal(self._rng)

    def _laid_open(self, number: int, fields: dict[str, Any]) -> None:
        """Take out the hands that whoever claims the rest shows, if they are truly his."""
        requests = (fields.get("position") or {}).get("requests", ())
        for one in (fields["notice"], *requests):
            if one.get("what") == "claim" and one.get("seat") in range(self.table.seats):
                cards = set(texts(one.pop("hand", ())))
                foreign = cards - set(hand(self.table, self.positions[self.at], one["seat"]))
                if foreign:
                    raise Doubt(number, "hidden-card", card=min(foreign))

    def _nothing_around(self, number: int, named: set[str], seen: set[int | None]) -> None:
        """`seen` are the hands that may be named: the own, and that of a move taken back."""
        state = self.positions[self.at]
        hands = [hand(self.table, state, at) for at in range(self.table.seats)]
        for at, cards in enumerate(hands):
            if self._each_once and at not in seen:
                self._known_to_be_there(number, at, named & set(cards))

    def _known_to_be_there(self, number: int, at: int, cards: set[str]) -> None:
        for world in self._worlds():
            for card in cards - set(hand(self.table, world, at)):
                raise Doubt(number, "hidden-card", card=card)


def _as_ended(fields: dict[str, Any]) -> dict[str, Any] | None:
    """The round that a message has ended, like the one that is on."""
    ended = fields.pop("ended", None)
    return ended and {"table": ended}


def _without_peoples_words(fields: dict[str, Any]) -> dict[str, Any]:
    """Names and lines of chat may sound like cards."""
    notice = {name: fields["notice"][name] for name in fields["notice"].keys() - {"name", "text"}}
    position = fields.get("position") or {}
    seats = [{**seat, "name": ""} for seat in position.get("seats", ())]
    return {**fields, "notice": notice, "position": {**position, "seats": seats}}
