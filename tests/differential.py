"""A game's engine and its slow literal reading, played side by side and compared at every step.

`tests/games/<game>/test_differential.py` makes a `Pair` of the two and hands it to `check_rounds`.
A failure names its seed; `check_match(pair, that_seed)` then plays the same match again.
"""

import os
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

import msgspec
from librt.random import Random

from vierblatt.core.game import Game, Options, Refused, option_table
from vierblatt.core.match import Match
from vierblatt.core.state import State

Values = dict[str, str | int]
"""Options that differ from the default, by name."""

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"


@cache
def paragraphs(game: str) -> frozenset[str]:
    """The numbers of the paragraphs of a rule page."""
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"\*\*(\d+\.\d+)\*\*", page))


def rounds_wanted(otherwise: int) -> int:
    """How many rounds a test plays: `VIERBLATT_ROUNDS`, or what it asks for."""
    return int(os.environ.get("VIERBLATT_ROUNDS", otherwise))


class OracleRound(Protocol):
    """One round as the literal reading has it; cards and moves are texts."""

    def waiting(self) -> set[int]: ...

    def legal(self, seat: int) -> set[str]: ...

    def play(self, seat: int, move: str) -> None: ...

    def points(self) -> list[int]: ...

    def hands(self) -> list[list[str]]: ...

    def public(self) -> dict[str, object]: ...

    def consistent(self, seat: int | None, hidden: dict[str, list[str]]) -> bool: ...


class OracleMatch(Protocol):
    """A match as the literal reading has it."""

    dealer: int
    totals: list[int]

    def bundles(self) -> list[list[str]]: ...

    def finish(self, round_: Any) -> None: ...

    def winners(self) -> list[int] | None: ...


class Pair(ABC):
    """What a game must say so that its two readings can be compared."""

    game: ClassVar[Game]
    targets: ClassVar[Sequence[int]] = ()
    """Targets that end a match after a few rounds, for games that have the option."""
    looks: ClassVar[float] = 0.1
    """In how many steps a seat imagines what is hidden."""
    tries: ClassVar[int] = 2
    """How many random moves are tried in each step."""

    @abstractmethod
    def round(self, values: Values, seats: int, dealer: int, pack: list[str]) -> OracleRound:
        """A round of the oracle."""

    @abstractmethod
    def match(self, values: Values, seats: int, dealer: int) -> OracleMatch:
        """A match of the oracle."""

    @abstractmethod
    def public(self, state: Any, view: Any) -> dict[str, object]:
        """What `public()` of the oracle says, by the engine; any seat's view must say the same."""

    @abstractmethod
    def hidden(self, state: Any) -> dict[str, list[str]]:
        """The hidden zones of a position for `consistent` of the oracle."""

    @abstractmethod
    def everything(self, state: Any) -> list[str]:
        """All cards of a position, wherever they are, each as often as it is there."""

    @abstractmethod
    def some_move(self, rng: random.Random) -> str:
        """A move in canonical text that may be legal somewhere."""

    def hand(self, view: Any) -> list[str]:
        """The own hand in a view, as `hands()` of the oracle has it."""
        return sorted(view.hand)

    def lay(
        self, rng: random.Random, options: Options, seats: int, dealer: int
    ) -> Sequence[int] | None:
        """A pack that makes rare things happen, laid by hand; None: leave it to chance."""
        return None

    def choose(self, rng: random.Random, moves: Sequence[str], mood: float) -> str:
        """One of the legal moves; the mood is a number from 0 to 1 that holds for a round."""
        return rng.choice(moves)

    def legal(self, oracle: Any, seat: int) -> set[str] | None:
        """The legal moves by the oracle; None where they are too many to be listed."""
        legal: set[str] = oracle.legal(seat)
        return legal

    def lists_all(self, state: Any, seat: int) -> bool:
        """Whether the engine lists all legal moves here, not a bounded choice of them."""
        return True

    def allows(self, oracle: Any, seat: int, move: str) -> bool:
        """Whether a move is legal by the oracle, for any seat."""
        return seat in oracle.waiting() and move in oracle.legal(seat)

    def options(self, values: Values) -> Options:
        """The engine's options of these values."""
        options: Options = msgspec.convert(values, self.game.options)
        return options

    def fits(self, values: Values, seats: int) -> bool:
        """Whether these options go together, and with so many seats."""
        try:
            self.game.check(self.options(values), seats)
        except ValueError:
            return False
        return True

    def some_options(self, rng: random.Random, seats: int) -> Values:
        """A random combination of options that go together."""
        while True:
            values: Values = {}
            for option in option_table(self.game.options):
                choice = rng.choice(option.values) if option.values else None
                if option.values and choice != option.default:
                    values[option.name] = str(choice)
                elif not option.values and self.targets and rng.random() < 0.8:
                    values[option.name] = rng.choice(self.targets)
            if self.fits(values, seats):
                return values

    def option_sets(self) -> list[tuple[int, Values]]:
        """The defaults, each other value alone, all the last values; with each number of seats."""
        sets: list[Values] = [{}]
        last: Values = {}
        for option in option_table(self.game.options):
            sets += [{option.name: value} for value in option.values if value != option.default]
            if option.values and option.values[-1] != option.default:
                last[option.name] = option.values[-1]
        if last not in sets:
            sets.append(last)
        tables = [(seats, values) for seats in self.game.seats for values in sets]
        return [(seats, values) for seats, values in tables if self.fits(values, seats)]


class Mismatch(AssertionError):
    """The two readings do not agree."""


def same(what: str, engine: object, oracle: object) -> None:
    """Raise Mismatch unless the engine says what the oracle says."""
    if engine == oracle:
        return
    if isinstance(engine, dict) and isinstance(oracle, dict):
        for key in sorted(engine.keys() | oracle.keys()):
            same(f"{what}[{key!r}]", engine.get(key, "(nothing)"), oracle.get(key, "(nothing)"))
    if isinstance(engine, set) and isinstance(oracle, set):
        more, less = sorted(engine - oracle), sorted(oracle - engine)
        raise Mismatch(f"{what}: only the engine has {more}, only the oracle has {less}")
    raise Mismatch(f"{what}: {engine!r} by the engine, {oracle!r} by the oracle")


def holds(what: str, true: bool) -> None:
    """Raise Mismatch unless it is true."""
    if not true:
        raise Mismatch(what)


def check_rounds(
    pair: Pair, name: str, rounds: int, options: Values | None = None, seats: int | None = None
) -> None:
    """Play matches until there were so many rounds; their seeds are the name and a number."""
    number = 0
    while rounds > 0:
        rounds -= check_match(pair, f"{name} {number}", options, seats)
        number += 1


def check_match(
    pair: Pair, seed: str, options: Values | None = None, seats: int | None = None
) -> int:
    """Play one match, of at most a few rounds, side by side; how many rounds it had."""
    return _Comparison(pair, seed, options, seats).play()


class _Comparison:
    """One match in both readings."""

    MOST_ROUNDS = 6

    def __init__(self, pair: Pair, seed: str, values: Values | None, seats: int | None) -> None:
        self.pair = pair
        self.game = pair.game
        self.rng = random.Random(f"{self.game.name} {seed}")
        self.seats = self.rng.choice(self.game.seats) if seats is None else seats
        some = pair.some_options(self.rng, self.seats)
        self.values = some if values is None else values
        self.options = pair.options(self.values)
        dealer = self.rng.randrange(self.seats)
        self.match = Match(self.game, self.options, self.seats, dealer)
        self.oracle_match = pair.match(self.values, self.seats, dealer)
        self.oracle: OracleRound
        self.log = [f"seed {seed!r}, options {self.values}, seats {self.seats}, dealer {dealer}"]
        self.paragraphs = paragraphs(self.game.name)

    def play(self) -> int:
        """All rounds; anything that goes wrong comes with the whole story."""
        try:
            while self.match.outcome is None and len(self.match.scores) < self.MOST_ROUNDS:
                self._round()
        except Exception as error:
            story = "\n    ".join([f"{self.game.name}: {error!r}", *self.log])
            raise AssertionError(story) from error
        return len(self.match.scores)

    def _round(self) -> None:
        state = self._deal()
        mood = self.rng.random()
        while self.match.state is not None:
            self._step(state, mood)
        self._compare_table(state)
        points = self.oracle.points()
        score = self.match.scores[-1]
        same("the points of result()", list(state.result()), points)
        same("the points of score()", list(score.points), points)
        for seat in range(self.seats):
            lines = sum(line.points for line in score.lines if seat in line.seats)
            same(f"the sum of the lines of seat {seat}", lines, points[seat])
        self.oracle_match.finish(self.oracle)
        self._compare_match()

    def _compare_match(self) -> None:
        same("the totals", list(self.match.totals), self.oracle_match.totals)
        same("the next dealer", self.match.dealer, self.oracle_match.dealer)
        outcome = self.match.outcome
        winners = None if outcome is None else sorted(outcome.winners)
        same("the winners", winners, self.oracle_match.winners())

    def _deal(self) -> State:
        """Lay the same pack for both, from parts that must be the same."""
        game, match = self.game, self.match
        bundles = match.bundles()
        parts = [sorted(game.card(card) for card in part) for part in bundles]
        same("the parts of the pack", parts, [sorted(part) for part in self.oracle_match.bundles()])
        pack = self.pair.lay(self.rng, self.options, self.seats, match.dealer)
        by_hand = pack is not None
        if pack is None:
            pack = [card for part in bundles for card in self.rng.sample(part, len(part))]
        cards = [game.card(card) for card in pack]
        self.log.append(f"dealer {match.dealer}, pack {' '.join(cards)}")
        match.deal(pack, by_hand=by_hand)
        self.oracle = self.pair.round(self.values, self.seats, match.dealer, cards)
        self.pack = sorted(cards)
        assert match.state is not None
        return match.state

    def _step(self, state: State, mood: float) -> None:
        self._compare_table(state)
        same("who is waited for", set(self.match.waiting()), self.oracle.waiting())
        holds("somebody must be waited for", bool(self.oracle.waiting()))
        legal = {seat: self._compare_legal(state, seat) for seat in sorted(self.oracle.waiting())}
        for _ in range(self.pair.tries):
            self._try_a_move(state)
        twin = state.clone() if self.rng.random() < self.pair.looks else None
        if self.rng.random() < self.pair.looks:
            self._imagine(state)
        seat = self.rng.choice(sorted(legal))
        move = self.pair.choose(self.rng, sorted(legal[seat]), mood)
        self.log.append(f"{seat} {move}")
        code = legal[seat][move]
        before = state.numbers() if twin is not None else []
        if twin is not None:
            same("the numbers of a clone", twin.numbers(), before)
            twin.apply(seat, code)
            same("the numbers while a clone goes its own way", state.numbers(), before)
        self.match.act(seat, code)
        self.oracle.play(seat, move)
        if twin is not None:
            same("the numbers of a clone that did the same", twin.numbers(), state.numbers())

    def _compare_table(self, state: State) -> None:
        """All cards are there, and what lies open lies open for all alike."""
        same("the cards", sorted(self.pair.everything(state)), self.pack)
        seat = self.rng.choice([None, *range(self.seats)])
        view = self.game.view(self.options, state, seat)
        same(f"public, in the view of {seat}", self.pair.public(state, view), self.oracle.public())
        if seat is not None:
            same(f"the hand of {seat}", self.pair.hand(view), self.oracle.hands()[seat])

    def _compare_legal(self, state: State, seat: int) -> dict[str, int]:
        """The legal moves of a seat with their codes."""
        game = self.game
        codes = list(state.legal(seat))
        moves = {game.text(game.decode(code, state, seat)): code for code in codes}
        same(f"how many moves {seat} has, each once", len(moves), len(codes))
        legal = self.pair.legal(self.oracle, seat)
        if legal is not None and self.pair.lists_all(state, seat):
            same(f"the moves of {seat}", set(moves), legal)
        elif legal is not None:
            same(f"moves of {seat} that are none", set(moves) - legal, set())
            for move in legal - set(moves):
                code = game.encode(game.parse(move))
                same(f"why {seat} may not {move}", game.why_not(state, seat, code), None)
        holds(f"{seat} must be able to move", bool(moves))
        some = self.rng.sample(sorted(moves), 1)
        for move in some if legal is not None else moves:
            holds(f"{move} of {seat} by the oracle", self.pair.allows(self.oracle, seat, move))
            same(f"the code of {move}", game.encode(game.parse(move)), moves[move])
            same(f"why {seat} may not {move}", game.why_not(state, seat, moves[move]), None)
        picked = state.pick(seat, Random(self.rng.getrandbits(32)))
        holds(f"pick of {seat}, {picked}, is legal", game.why_not(state, seat, picked) is None)
        return moves

    def _try_a_move(self, state: State) -> None:
        seat, move = self.rng.randrange(self.seats), self.pair.some_move(self.rng)
        if self.rng.random() < 0.7:
            seat = self.rng.choice(sorted(self.oracle.waiting()))
        code = self.game.encode(self.game.parse(move))
        refused = self.game.why_not(state, seat, code)
        if refused is None:  # a code names sets: which card is played, the hand tells
            move = self.game.text(self.game.decode(code, state, seat))
        same(f"{move} of {seat}", refused is None, self.pair.allows(self.oracle, seat, move))
        self._check_refusal(refused)

    def _check_refusal(self, refused: Refused | None) -> None:
        if refused is not None:
            holds(f"{refused} names a paragraph", refused.rule in self.paragraphs)
            holds(f"{refused} has a reason", bool(refused.reason))

    def _imagine(self, state: State) -> None:
        """What a seat imagines looks the same to it, and could be so by the oracle."""
        seat = self.rng.choice([None, *range(self.seats)])
        view = self.game.view(self.options, state, seat)
        world = self.game.imagine(view).deal(Random(self.rng.getrandbits(32)))
        same(f"what {seat} sees", self.game.view(self.options, world, seat), view)
        hidden = self.pair.hidden(world)
        holds(f"{hidden}, imagined by {seat}, could be", self.oracle.consistent(seat, hidden))
