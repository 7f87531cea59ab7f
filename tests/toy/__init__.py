"""Odds: a fifth game in one small folder. Two players with three cards each of six; in turn each
lays one; the higher takes both, and the sum of his cards in points if it is odd."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Literal

from librt.vecs import vec
from mypy_extensions import i64

from vierblatt.core.anew import Past, Relaid
from vierblatt.core.game import (
    Action,
    Bundles,
    DealError,
    Event,
    Game,
    Line,
    NotationError,
    Options,
    Outcome,
    Score,
    View,
    seats_of,
)
from vierblatt.core.state import Fact, Refusal, State, Worlds


class OddsOptions(Options, frozen=True):
    count: Literal["odd", "all"] = "odd"
    target: int = 20


class Lay(Action, frozen=True, tag="lay"):
    card: str


class Laid(Event, frozen=True, tag="laid"):
    seat: int
    card: str


class OddsView(View, frozen=True, kw_only=True):
    options: OddsOptions
    hand: tuple[str, ...]
    sizes: tuple[int, ...]
    laid: tuple[str, ...]
    points: tuple[int, ...]


class Odds(State):
    """Plain Python on the compiled base class."""

    def __init__(self, every: bool, dealer: int) -> None:
        self.every = every
        self.player = 1 - dealer
        self.hands = [0, 0]
        self.laid: list[int] = []
        self.points = [0, 0]

    def waiting(self) -> int:
        return 1 << self.player if any(self.hands) else 0

    def legal(self, seat: int) -> Any:
        return vec[i64](seats_of(self.hands[seat]))

    def why_not(self, seat: int, code: int) -> Refusal | None:
        if not self.waiting() >> seat & 1:
            return Refusal("1", "not-your-turn")
        if code > 5 or not self.hands[seat] >> code & 1:
            return Refusal("1", "not-in-hand")
        return None

    def apply(self, seat: int, code: int) -> None:
        self.hands[seat] &= ~(1 << code)
        self.laid.append(code)
        if self.facts is not None:
            self.facts.append(("laid", seat, code, 0))
        self.player = 1 - seat
        if len(self.laid) % 2 == 0:
            first, second = self.laid[-2:]
            winner = 1 - seat if first > second else seat
            total = first + second + 2
            self.points[winner] += total if self.every or total % 2 else 0
            self.player = winner

    def deal(self, pack: Any) -> None:
        for at, card in enumerate(pack):
            self.hands[at % 2] |= 1 << card

    def clone(self) -> "Odds":
        new = Odds(self.every, 0)
        new.player = self.player
        new.hands, new.laid, new.points = self.hands[:], self.laid[:], self.points[:]
        return new

    def result(self) -> Any:
        return vec[i64](self.points)

    def numbers(self) -> list[int]:
        return [int(self.every), self.player, *self.hands, *self.points, *self.laid]


class OddsWorlds(Worlds):
    def __init__(self, known: Odds, seen: int | None, sizes: Sequence[int]) -> None:
        self.known, self.seen, self.sizes = known, seen, sizes

    def deal(self, rng: Any) -> Odds:
        state = self.known.clone()
        unknown = [card for card in range(6) if card not in state.laid]
        unknown = [card for card in unknown if not (state.hands[0] | state.hands[1]) >> card & 1]
        for seat, size in enumerate(self.sizes):
            for _ in range(0 if seat == self.seen else size):
                state.hands[seat] |= 1 << unknown.pop(rng.randrange(len(unknown)))
        return state


class OddsGame(Game):
    name = "odds"
    seats = (2,)
    options = OddsOptions
    initials = "OD"
    marks = MappingProxyType({"count": {"all": "ca"}})
    paragraphs = MappingProxyType({})
    moves = Lay

    def card(self, number: int) -> str:
        return f"C{number + 1}"

    def number(self, card: str) -> int:
        if card not in ("C1", "C2", "C3", "C4", "C5", "C6"):
            raise NotationError(card)
        return int(card[1]) - 1

    def decode(self, code: int, state: State, seat: int) -> Lay:
        return Lay(self.card(code))

    def encode(self, action: Lay) -> int:
        return self.number(action.card)

    def text(self, action: Lay) -> str:
        return action.card

    def parse(self, text: str) -> Lay:
        return Lay(self.card(self.number(text)))

    def blank(self, options: Options, seats: int, dealer: int) -> Odds:
        assert isinstance(options, OddsOptions)
        return Odds(options.count == "all", dealer)

    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        return (tuple(range(6)),)

    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        return {"P0": 3, "P1": 3}

    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        pack = [card for pair in zip(zones["P0"], zones["P1"], strict=True) for card in pair]
        if len(set(pack)) != 6:
            raise DealError("a card lies twice")
        return pack

    def view(self, options: Options, state: State, seat: int | None) -> OddsView:
        assert isinstance(state, Odds)
        assert isinstance(options, OddsOptions)
        return OddsView(
            seat=seat,
            seats=2,
            dealer=0,
            options=options,
            waiting=seats_of(state.waiting()),
            hand=() if seat is None else self.cards(state.hands[seat]),
            sizes=tuple(hand.bit_count() for hand in state.hands),
            laid=tuple(map(self.card, state.laid)),
            points=tuple(state.points),
        )

    def seated(self, watched: OddsView, state: State, seat: int) -> OddsView:
        return self.view(watched.options, state, seat)

    def imagine(self, view: OddsView) -> OddsWorlds:
        known = Odds(view.options.count == "all", 0)
        known.laid = [self.number(card) for card in view.laid]
        known.points = list(view.points)
        known.player = view.waiting[0] if view.waiting else 0
        if view.seat is not None:
            known.hands[view.seat] = self.set_of(view.hand)
        return OddsWorlds(known, view.seat, view.sizes)

    def anew(self, view: OddsView, world: Odds, past: Past) -> Relaid:
        zones = {f"P{seat}": list(seats_of(world.hands[seat])) for seat in (0, 1)}
        for seat, move in past.moves:
            zones[f"P{seat}"].append(self.number(move))
        return Relaid(past.moves, zones=zones)

    def story(self, fact: Fact, seat: int | None) -> Laid:
        return Laid(fact[1], self.card(fact[2]))

    def greedy(self, state: State, seat: int) -> int:
        assert isinstance(state, Odds)
        return state.hands[seat].bit_length() - 1

    def score(self, state: State) -> Score:
        points = tuple(state.result())
        return Score(points, tuple(Line((seat,), "odd", points[seat], "1") for seat in (0, 1)))

    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        assert isinstance(options, OddsOptions)
        if max(totals) < options.target or totals[0] == totals[1]:
            return None
        return Outcome((int(totals[1] > totals[0]),))


ODDS = OddsGame()
