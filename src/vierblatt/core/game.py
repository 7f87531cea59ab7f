"""What introduces a game to the rest of the house: the cold half of the one interface."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from librt.random import Random

from vierblatt.core.guide import Guide
from vierblatt.core.state import Fact, Refusal, State, Worlds

if TYPE_CHECKING:
    from vierblatt.core.anew import Past, Relaid
    from vierblatt.core.retell import Retelling

Bundles = tuple[tuple[int, ...], ...]
"""A pack from the top, in the parts that chance shuffles each by itself."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house rules of one match. Each field is a `Literal`, its default first, or a target."""


class Option(msgspec.Struct, frozen=True):
    """One house rule as it is offered: its values, none for any positive whole number."""

    name: str
    values: tuple[str, ...]
    default: str | int | None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat (None: a watcher) may know of a round. Cards are written as people do."""

    seat: int | None
    seats: int
    dealer: int
    options: Options
    waiting: tuple[int, ...]


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """What a seat does, for log and wire."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """What happened, as one seat or a watcher may know it; what is hidden is None."""


class Line(msgspec.Struct, frozen=True):
    """One number of a score sheet: for whom, why (a key of the locales), and by which paragraph."""

    seats: tuple[int, ...]
    why: str
    points: int
    rule: str
    of: int | None = None
    """How many of what is counted, where the sentence says so."""


class Score(msgspec.Struct, frozen=True):
    """The points of one round by seat, how they came about, and what later rounds may ask for."""

    points: tuple[int, ...]
    lines: tuple[Line, ...] = ()
    kept: dict[str, tuple[int, ...]] = {}


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: the seats that have won, none of them in a draw."""

    winners: tuple[int, ...]


class Refused(msgspec.Struct, frozen=True):
    """A refusal for people: the paragraph, the key of its sentence, the cards that force it."""

    rule: str
    reason: str
    cards: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """What a seat may do, small in every position: the moves, or that they must be composed."""

    moves: tuple[str, ...]
    complete: bool = True


class NotationError(ValueError):
    """A text that is no card or no move of this game."""


class DealError(ValueError):
    """A pack or a dealt position that cannot be."""


Paragraphs = Mapping[str, Mapping[str, tuple[str, ...]]]


class Game(ABC):
    """One of the games. Everything but the running round itself, which is a `State`."""

    name: str
    rules_version: int = 1
    seats: tuple[int, ...]
    """The numbers of seats that it can be played by, the usual one first."""
    clockwise: bool = True
    options: type[Options]
    initials: str
    """What its rule codes begin with; letters that no other game has."""
    marks: Mapping[str, Mapping[str, str]]
    """The mark of each value that is no default, by option; a mark keeps its meaning for ever."""
    paragraphs: Paragraphs
    """What docs/rules say of each value of an option: paragraphs, or sections as "13"; what stands
    for other values only is no rule of a table. The value "*" stands for any number."""
    moves: Any
    """The union of its actions."""
    retelling: type["Retelling"]
    """What draws its table again from a record, without its rules."""
    rests: frozenset[str] = frozenset({"took_trick"})
    """The kinds of facts after which people want a moment to look: a trick, the end of a phase."""
    reveals: frozenset[str] = frozenset({"dealt", "drew", "turned"})
    """The kinds of facts by which chance or a secret is turned up: no such move is taken back."""

    def partners(self, options: Options, seats: int) -> tuple[int, ...]:
        """The side of each seat; everyone is for himself unless the game has teams."""
        return tuple(range(seats))

    def check(self, options: Options, seats: int) -> None:
        """Raise ValueError when these options do not go together, or not with so many seats."""
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {' or '.join(map(str, sorted(self.seats)))}")
        target = getattr(options, "target", None)
        if target is not None and target < 1:
            raise ValueError(f"a target is a positive whole number, not {target}")

    def notes(self, options: Options) -> tuple[str, ...]:
        """Keys of sentences that people should read before they play by these options."""
        return ()

    # Cards and moves in writing

    @abstractmethod
    def card(self, number: int) -> str:
        """How a card is written."""

    @abstractmethod
    def number(self, card: str) -> int:
        """The card that is written so. Raises NotationError."""

    @abstractmethod
    def decode(self, code: int, state: State, seat: int) -> Any:
        """The action behind a code of this seat in this position."""

    @abstractmethod
    def encode(self, action: Any) -> int:
        """The code of an action. Raises NotationError for cards that do not exist."""

    @abstractmethod
    def text(self, action: Any) -> str:
        """An action in one short line."""

    @abstractmethod
    def parse(self, text: str) -> Any:
        """The action of a short line. Raises NotationError."""

    # A round

    @abstractmethod
    def blank(self, options: Options, seats: int, dealer: int) -> State:
        """A round that has no pack yet."""

    @abstractmethod
    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        """The pack of the next round before chance: after `before`, None at the first."""

    @abstractmethod
    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        """The zones of a position dealt by hand and how many cards each has, in their order."""

    @abstractmethod
    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        """The pack that deals a position written by hand. Raises DealError."""

    @abstractmethod
    def view(self, options: Options, state: State, seat: int | None) -> View:
        """What a seat, or a watcher, may know."""

    @abstractmethod
    def seated(self, watched: Any, state: State, seat: int) -> View:
        """What a seat may know, from a watcher's view of the same position.

        The same as `view`, in less time where all are told.
        """

    @abstractmethod
    def imagine(self, view: Any) -> Worlds:
        """All positions that look like this view."""

    def lookalike(self, view: Any) -> State:
        """One of these positions, always the same: for what is alike in all of them."""
        return self.imagine(view).deal(Random(0))

    @abstractmethod
    def anew(self, view: Any, world: Any, past: "Past") -> "Relaid":
        """How a world that looks like the view of a seat came about: a deal and all moves.

        The pack and the moves lead to a position in which this seat sees what it sees now.
        """

    @abstractmethod
    def story(self, fact: Fact, seat: int | None) -> Event | None:
        """What a seat, or a watcher, is told of a fact; None when it is told nothing."""

    def foresee(self, fact: Fact, seat: int) -> Event | None:
        """What a seat can tell of a fact before it is one, when it thinks of a move of its own.

        The fact comes of a position that looks like the seat's view. What hangs on chance or on
        hidden cards is left out; a game whose moves bring such things up says which.
        """
        return self.story(fact, seat)

    @abstractmethod
    def greedy(self, state: State, seat: int) -> int:
        """What table sense does, from this seat's own cards and what lies open alone."""

    def guide(self, view: Any, totals: tuple[int, ...], round: int) -> Guide:
        """The advice for a search at this point of a match: `round` counts from 1."""
        return Guide()

    def forget(self, view: Any, keep: int, rng: Random) -> Any:
        """The view as somebody remembers it who keeps only the last `keep` tricks in mind."""
        return view

    def temptation(self, view: Any, action: Any) -> float:
        """By how many points a beginner overrates an action: the blind spot of weak players."""
        return 0.0

    def motive(self, view: Any, action: Any) -> str:
        """What an action is good for: the key of a sentence of the game; "" when it has none."""
        return ""

    def sweep(self, view: Any) -> tuple[str, ...]:
        """The moves by which a seat takes all that is left, whatever the others do.

        Only where taking more is never worse; none when it is not certain.
        """
        return ()

    def laid_down(self, view: Any) -> tuple[str, ...]:
        """The moves of a hand that is laid down to claim all that is left, the strongest first.

        Empty where nobody may claim so; that hangs on the seat's own cards and open ones alone.
        """
        return ()

    def offer(self, state: State, seat: int) -> Any:
        """What a seat may do, in few bytes however many the actions are."""
        codes = state.legal(seat)
        return Offer(tuple(self.text(self.decode(code, state, seat)) for code in codes))

    # A match

    @abstractmethod
    def score(self, state: State) -> Score:
        """The points of a round that is over, and how they came about."""

    def add(self, totals: tuple[int, ...], score: Score) -> tuple[int, ...]:
        """The totals after a round."""
        return tuple(a + b for a, b in zip(totals, score.points, strict=True))

    @abstractmethod
    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        """How the match has ended after these rounds; None while it goes on."""

    def next_dealer(self, options: Options, seats: int, state: State, dealer: int) -> int:
        """Who deals after a round that this seat has dealt."""
        return (dealer + 1) % seats

    # The same for every game

    def start(self, options: Options, seats: int, dealer: int, pack: Iterable[int]) -> State:
        """A round with its pack laid, which notes its facts. Raises DealError."""
        state = self.blank(options, seats, dealer)
        state.facts = []
        state.deal(pack_vec(pack))
        return state

    def tell_all(self, fact: Fact) -> Event | None:
        """A fact with all that it says, for the record."""
        return self.story(fact, fact[1])

    def why_not(self, state: State, seat: int, code: int) -> Refused | None:
        """Why a seat may not do this, for people; None when it may."""
        refusal = state.why_not(seat, code) if 0 <= seat < 8 else Refusal("", "no-such-seat")
        if refusal is None:
            return None
        return Refused(refusal.rule, refusal.reason, self.cards(refusal.cards))

    def cards(self, cards: int) -> tuple[str, ...]:
        """The cards of a set in writing, lowest first."""
        return tuple(self.card(n) for n in range(cards.bit_length()) if cards >> n & 1)

    def set_of(self, cards: Iterable[str]) -> int:
        """The set of some cards in writing. Raises NotationError."""
        found = 0
        for card in cards:
            found |= 1 << self.number(card)
        return found


def pack_vec(cards: Iterable[int]) -> Any:
    """A pack as the rules want it."""
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64](cards)


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a set of seats."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


def state_text(state: State) -> bytes:
    """A whole position, hidden cards too, as its hash covers it: a JSON list of numbers."""
    return msgspec.json.encode(state.numbers())


def state_hash(state: State) -> str:
    """Sixteen hexadecimal digits that stand for a whole position, hidden cards too."""
    return sha256(state_text(state)).hexdigest()[:16]


def option_table(options: type[Options]) -> tuple[Option, ...]:
    """The options of a game as they are offered."""
    hints = get_type_hints(options)
    default = options()
    return tuple(
        Option(name, _values(hints[name]), getattr(default, name))
        for name in options.__struct_fields__
    )


def _values(hint: Any) -> tuple[str, ...]:
    return get_args(hint) if get_origin(hint) is Literal else ()


def option_values(options: Options) -> dict[str, str | int | None]:
    """An options value as plain names and values."""
    return msgspec.structs.asdict(options)


def view_type(game: Game) -> type[View]:
    """What a game's views are."""
    found: type[View] = get_type_hints(type(game).view)["return"]
    return found
