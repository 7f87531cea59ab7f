"""The laws of the one interface, checked on random rounds of any game."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random as PlainRandom
from typing import Any, Final

import msgspec
from librt.random import Random

from vierblatt.core.chance import Stream
from vierblatt.core.game import Event, Game, Options, option_table, seats_of, state_hash
from vierblatt.core.match import Match
from vierblatt.core.rule_code import read_code, rule_code
from vierblatt.core.state import State

SECRET: Final = bytes(32)


@dataclass(frozen=True)
class Table:
    """A game with house rules and a number of seats."""

    game: Game
    options: Options
    seats: int

    def match(self, dealer: int = 0) -> Match:
        """A new match at this table."""
        return Match(self.game, self.options, self.seats, dealer % self.seats)

    def __str__(self) -> str:
        return f"{self.game.name} for {self.seats}: {self.options}"


def tables(game: Game) -> Iterator[Table]:
    """The usual house rules and each other value by itself, for every number of seats."""
    for seats in game.seats:
        for options in _one_by_one(game):
            if _goes(game, options, seats):
                yield Table(game, options, seats)


def all_tables(game: Game) -> Iterator[Table]:
    """Every combination of house rules, for every number of seats."""
    choices = [option for option in option_table(game.options) if option.values]
    for values in product(*(option.values for option in choices)):
        named = {option.name: value for option, value in zip(choices, values, strict=True)}
        for seats in game.seats:
            if _goes(game, game.options(**named), seats):
                yield Table(game, game.options(**named), seats)


def _one_by_one(game: Game) -> Iterator[Options]:
    yield game.options()
    for option in option_table(game.options):
        for value in option.values[1:]:
            yield game.options(**{option.name: value})


def _goes(game: Game, options: Options, seats: int) -> bool:
    try:
        game.check(options, seats)
    except ValueError:
        return False
    return True


def dealt(table: Table, number: int) -> Match:
    """A match in its first round, the pack laid by a number."""
    match = table.match(number)
    match.deal(Stream(SECRET, f"conformance {number}").laid(match.bundles()))
    return match


def positions(table: Table, number: int) -> Iterator[Match]:
    """A random round, halting before each action: always the same match object."""
    match = dealt(table, number)
    rng = Random(number)
    while match.state is not None:
        yield match
        waiting = match.waiting()
        seat = waiting[rng.randrange(len(waiting))]
        match.act(seat, match.state.pick(seat, rng))


def check_ends(table: Table, number: int, most: int = 2000) -> None:
    """A round ends, somebody may act at every moment before, and its score adds up."""
    for actions, match in enumerate(positions(table, number)):
        assert match.state is not None
        for seat in match.waiting():
            assert len(match.state.legal(seat)) > 0, f"{table}: a seat has no legal action"
        assert actions < most, f"{table}: the round does not end"
        last = match
    score = last.scores[0]
    assert len(score.points) == table.seats
    for seat in range(table.seats):
        lines = sum(line.points for line in score.lines if seat in line.seats)
        assert lines == score.points[seat], f"{table}: the lines of the score do not add up"


def check_repeats(table: Table, number: int) -> None:
    """The same pack and actions lead to the same positions; another pack to others."""
    hashes = [_hashes(table, n) for n in (number, number, number + 1)]
    assert hashes[0] == hashes[1], f"{table}: does not repeat"
    assert hashes[0] != hashes[2], f"{table}: another deal is the same"


def _hashes(table: Table, number: int) -> list[str]:
    return [state_hash(match.state) for match in positions(table, number) if match.state]


def check_round_trips(table: Table, number: int) -> None:
    """Each legal action is one code, one typed record, one text, and JSON, there and back."""
    game = table.game
    for match in positions(table, number):
        assert match.state is not None
        for seat in match.waiting():
            codes = [int(code) for code in match.state.legal(seat)]
            assert len(set(codes)) == len(codes), f"{table}: an action is listed twice"
            for code in codes[:200]:
                action = game.decode(code, match.state, seat)
                assert game.encode(action) == code
                assert game.encode(game.parse(game.text(action))) == code
                raw = msgspec.json.encode(action)
                assert msgspec.json.decode(raw, type=game.moves) == action


def check_legal(table: Table, number: int) -> None:
    """`legal`, `pick` and `why_not` say the same; a seat that is not asked may do nothing."""
    plain = PlainRandom(number)
    rng = Random(number)
    for match in positions(table, number):
        state, game = match.state, table.game
        assert state is not None
        for seat in range(table.seats):
            codes = set(state.legal(seat)) if seat in match.waiting() else set()
            for code in list(codes)[:100]:
                assert game.why_not(state, seat, code) is None
            for code in _nonsense(plain, codes):
                refused = game.why_not(state, seat, code)
                if seat not in match.waiting():
                    assert refused is not None, f"{table}: {code} out of turn"
                assert refused is None or refused.reason
            if codes:
                assert state.pick(seat, rng) in codes


def _nonsense(plain: PlainRandom, codes: set[int]) -> Iterator[int]:
    for _ in range(5):
        yield plain.randrange(128)
        yield plain.randrange(1 << plain.randrange(1, 61))
    for code in list(codes)[:3]:
        yield code ^ 1 << plain.randrange(60)


def check_clones_apart(table: Table, number: int) -> None:
    """A clone is equal, and what happens to one does not touch the other."""
    rng = Random(number)
    for match in positions(table, number):
        state = match.state
        assert state is not None
        before = state.numbers()
        clone = state.clone()
        assert clone.numbers() == before
        assert clone.facts is None
        play_out(clone, rng)
        assert state.numbers() == before, f"{table}: a clone touched its original"


def play_out(state: State, rng: Random) -> None:
    """Play at random until nobody is waited for."""
    while waiting := seats_of(state.waiting()):
        state.apply(waiting[0], state.pick(waiting[0], rng))


def check_views(table: Table, number: int) -> None:
    """Every world that fits a view looks like it, and gives its seat the same choice."""
    rng = Random(number)
    game, options = table.game, table.options
    for match in positions(table, number):
        assert match.state is not None
        watched = game.view(options, match.state, None)
        for seat in (None, *range(table.seats)):
            view = game.view(options, match.state, seat)
            assert seat is None or view == game.seated(watched, match.state, seat), table
            raw = msgspec.json.encode(view)
            assert msgspec.json.decode(raw, type=type(view)) == view
            world = game.imagine(view).deal(rng)
            assert game.view(options, world, seat) == view, f"{table}: seat {seat}"
            if seat is not None and seat in match.waiting():
                assert list(world.legal(seat)) == list(match.state.legal(seat))
                assert game.greedy(world, seat) == game.greedy(match.state, seat)


def check_stories(table: Table, number: int) -> None:
    """No event names a card that its listener does not know to lie in another hand."""
    match = table.match(number)
    pack = Stream(SECRET, f"conformance {number}").laid(match.bundles())
    facts = match.deal(pack)
    rng = Random(number)
    distinct = len(set(pack)) == len(pack)
    while match.state is not None:
        for seat in (None, *range(table.seats)):
            events = [table.game.story(fact, seat) for fact in facts]
            if distinct:
                _check_told(table, match.state, seat, [e for e in events if e], rng)
        waiting = match.waiting()
        seat = waiting[rng.randrange(len(waiting))]
        facts = match.act(seat, match.state.pick(seat, rng))


def _check_told(
    table: Table, state: State, seat: int | None, events: Sequence[Event], rng: Random
) -> None:
    named = {text for event in events for text in texts(msgspec.to_builtins(event))}
    hidden = {card: at for at in range(table.seats) for card in hand(table, state, at)}
    doubtful = {card for card in named if hidden.get(card, seat) != seat}
    if not doubtful:
        return
    worlds = table.game.imagine(table.game.view(table.options, state, seat))
    for _ in range(20):
        world = worlds.deal(rng)
        for card in doubtful:
            held = card in hand(table, world, hidden[card])
            assert held, f"{table}: seat {seat} was told of {card} in hand {hidden[card]}"


def hand(table: Table, state: State, seat: int) -> tuple[str, ...]:
    """The cards of a seat."""
    view: Any = table.game.view(table.options, state, seat)
    return tuple(view.hand)


def texts(value: Any) -> Iterator[str]:
    """Every text anywhere in a value of plain lists and dicts."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from texts(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def check_match(table: Table, number: int, most: int = 400) -> None:
    """Rounds of a match follow each other to an outcome; nobody deals two packs at once."""
    match = table.match(number)
    rng = Random(number)
    while match.outcome is None:
        assert match.wants_pack()
        match.deal(Stream(SECRET, f"{number} {match.round}").laid(match.bundles()))
        while match.state is not None:
            seat = match.waiting()[0]
            match.act(seat, match.state.pick(seat, rng))
        assert len(match.scores) < most, f"{table}: the match does not end"
    assert all(0 <= seat < table.seats for seat in match.outcome.winners)


def check_rule_code(table: Table, number: int) -> None:
    """The short code of the house rules says all of them."""
    options = table.options
    if number and "target" in options.__struct_fields__:
        options = msgspec.structs.replace(options, target=number)
    code = rule_code(table.game, options)
    assert read_code([table.game], code) == (table.game, options), f"{table}: {code}"


Check = Callable[[Table, int], None]

CHECKS: Final[tuple[Check, ...]] = (
    check_ends,
    check_repeats,
    check_round_trips,
    check_legal,
    check_clones_apart,
    check_views,
    check_stories,
    check_match,
    check_rule_code,
)
"""Every law: each takes a table and the number of a deal, and raises AssertionError."""
