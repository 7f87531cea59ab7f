"""A match as people write it on paper, line by line; docs/records.md has the tables."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, BinaryIO, Final

import msgspec

from vierblatt.core.game import DealError, Game, NotationError, Options, option_table
from vierblatt.core.match import Match
from vierblatt.core.names import shown_name
from vierblatt.core.record import Line, RecordError, Writer
from vierblatt.core.replay import FindGame, pack_of

MOST_DIGITS: Final = 9
_BEFORE_COMMENT: Final = re.compile(r"(?:\\[\\#]|[^#])*+")
_MARKED: Final = re.compile(r"\\([\\#])")


def written(lines: Sequence[Line]) -> Iterator[str]:
    """A record that has been checked, as text; `Typist` makes the same moves of it again."""
    header = lines[0].fields
    yield f"game {header['game']}"
    yield f"seats {header['seats']}"
    for name, value in header["options"].items():
        if value is not None:
            yield f"option {name} {value}"
    for seat, player in enumerate(map(shown_name, header.get("players", ()))):
        if player:
            yield f"player {seat} {_marked(player)}"
    yield f"dealer {header['dealer']}"
    for line in lines[1:]:
        yield from _line(line.fields)


def _marked(name: str) -> str:
    """A name in which no `#` begins a comment."""
    return name.replace("\\", r"\\").replace("#", r"\#")


def _words(line: str) -> list[str]:
    """The words of a line without its comment, each as it was before it was marked."""
    told = _BEFORE_COMMENT.match(line)
    assert told is not None
    return [_MARKED.sub(r"\1", word) for word in told[0].split()]


def _number(word: str) -> int | None:
    """The number that a word is, if it is one that anybody would write."""
    return int(word) if word.isdecimal() and len(word) <= MOST_DIGITS else None


def _line(fields: dict[str, Any]) -> Iterator[str]:
    if "move" in fields:
        yield f"{fields['seat']} {fields['move']}"
    elif "pack" in fields:
        yield from ("", "round", "pack " + " ".join(fields["pack"]))
    elif "deal" in fields:
        yield from ("", "round")
        for name, cards in fields["deal"].items():
            yield f"deal {name} {' '.join(cards)}"
    elif "points" in fields:
        points = " ".join(map(str, fields["points"]))
        yield f"# points {points}, totals {' '.join(map(str, fields['totals']))}"
    elif "end" in fields:
        winners = " ".join(map(str, fields.get("winners", ())))
        yield f"# {fields['end']} {winners}".rstrip()
        if "gave_up" in fields:
            yield f"# given up by {fields['gave_up']}"


class Typist:
    """Takes the lines of a text one by one and writes the record that they make."""

    def __init__(self, find: FindGame, out: BinaryIO) -> None:
        self._find = find
        self._writer = Writer(out)
        self._number = 0
        self._words: dict[str, str] = {}
        self._options: dict[str, str | int] = {}
        self._players: dict[int, str] = {}
        self._zones: dict[str, list[str]] = {}
        self._match: Match | None = None

    def type(self, lines: Iterable[str]) -> Match:
        """Write the record of a whole text. Raises RecordError with the number of its line."""
        for self._number, line in enumerate(lines, 1):
            words = _words(line)
            if words:
                self._take(words)
        if self._match is None:
            raise RecordError(max(self._number, 1), "no-round")
        if self._zones:
            self._deal_zones(self._match)
        self._writer.end(self._match)
        return self._match

    def _take(self, words: list[str]) -> None:
        match words:
            case ["game" | "seats" | "dealer" as key, value] if self._match is None:
                self._words[key] = value
            case ["option", name, value] if self._match is None:
                number = _number(value)
                self._options[name] = value if number is None else number
            case ["player", word, *name] if self._match is None and name:
                self._player(word, " ".join(name))
            case ["round"]:
                self._round()
            case ["pack", *cards] if self._match is not None:
                self._pack(self._match, cards)
            case ["deal", zone, *cards] if self._match is not None:
                self._zones[zone] = self._zones.get(zone, []) + cards
            case [seat, *move] if self._match is not None and move:
                self._move(self._match, seat, " ".join(move))
            case _:
                raise RecordError(self._number, "not-understood", text=" ".join(words))

    def _player(self, word: str, name: str) -> None:
        seat = _number(word)
        if seat is None:
            raise RecordError(self._number, "not-understood", text=f"player {word} {name}")
        self._players[seat] = name

    def _round(self) -> None:
        if self._match is None:
            self._match = self._begin()
        elif not self._match.wants_pack():
            problem = "match-is-over" if self._match.outcome else "round-goes-on"
            raise RecordError(self._number, problem)

    def _begin(self) -> Match:
        game = self._game()
        seats = self._int("seats", game.seats[0])
        try:
            match = Match(game, self._house_rules(game), seats, self._int("dealer", 0))
        except ValueError as error:
            raise self._bad("seats", error) from error
        players = [self._players.get(seat, str(seat)) for seat in range(seats)]
        self._writer.begin(match, players if self._players else ())
        return match

    def _game(self) -> Game:
        name = self._words.get("game", "")
        try:
            return self._find(name, 0)
        except LookupError as error:
            raise RecordError(self._number, "no-such-game", game=name, version=0) from error

    def _house_rules(self, game: Game) -> Options:
        known = {option.name: option for option in option_table(game.options)}
        values = {
            name: str(value) if name in known and known[name].values else value
            for name, value in self._options.items()
        }
        try:
            return msgspec.convert(values, game.options)
        except msgspec.ValidationError as error:
            raise self._bad("option", error) from error

    def _int(self, key: str, default: int) -> int:
        try:
            return int(self._words.get(key, default))
        except ValueError as error:
            raise self._bad(key, error) from error

    def _bad(self, name: str, error: Exception) -> RecordError:
        return RecordError(self._number, "bad-field", field=name, detail=str(error))

    def _pack(self, match: Match, cards: list[str]) -> None:
        pack = [self._card(match.game, card) for card in cards]
        try:
            facts = match.deal(pack)
        except DealError as error:
            raise RecordError(self._number, "bad-deal", detail=str(error)) from error
        self._writer.pack(match, pack, facts)

    def _deal_zones(self, match: Match) -> None:
        zones, self._zones = self._zones, {}
        numbers = {name: [self._card(match.game, card) for card in zones[name]] for name in zones}
        try:
            facts = match.deal(pack_of(match, numbers), by_hand=True)
        except DealError as error:
            raise RecordError(self._number, "bad-deal", detail=str(error)) from error
        cards = {name: [match.game.card(card) for card in zone] for name, zone in numbers.items()}
        self._writer.zones(match, cards, facts)

    def _move(self, match: Match, name: str, text: str) -> None:
        if self._zones:
            self._deal_zones(match)
        seat = self._seat(match, name)
        try:
            code = match.game.encode(match.game.parse(text))
        except NotationError as error:
            raise RecordError(self._number, "no-such-move", move=text) from error
        refused = match.why_not(seat, code)
        if refused is not None:
            wrong = RecordError(self._number, "illegal", move=text, seat=seat, game=match.game.name)
            wrong.refused = refused
            raise wrong
        canonical = match.game.text(match.decode(seat, code))
        facts = match.act(seat, code)
        self._writer.move(match, seat, canonical, facts)

    def _seat(self, match: Match, name: str) -> int:
        """A seat by its number, or by the first word of its player's name."""
        number = _number(name)
        if number is not None and number < match.seats:
            return number
        named = {player.split()[0]: seat for seat, player in self._players.items()}
        if name in named:
            return named[name]
        raise RecordError(self._number, "no-such-player", player=name)

    def _card(self, game: Game, card: str) -> int:
        try:
            return game.number(card)
        except NotationError as error:
            raise RecordError(self._number, "no-such-card", card=card) from error
