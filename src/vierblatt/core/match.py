"""A match: rounds of one game until somebody has won, one pack and one action at a time."""

from collections.abc import Sequence
from typing import Any

import msgspec

from vierblatt.core.game import (
    Bundles,
    DealError,
    Game,
    Options,
    Outcome,
    Refused,
    Score,
    View,
    seats_of,
)
from vierblatt.core.state import Fact, State


class MatchView(msgspec.Struct, frozen=True):
    """What one seat, or a watcher, may know of a match."""

    game: str
    round: int
    totals: tuple[int, ...]
    table: View


class IllegalAction(Exception):
    """An action that was refused; nothing has changed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused


def given_up(sides: Sequence[int], seat: int) -> tuple[int, ...]:
    """Who has won when a seat has given the match up; among more than two sides nobody has."""
    if len(set(sides)) > 2:
        return ()
    return tuple(at for at, side in enumerate(sides) if side != sides[seat])


class Match:
    """One match. It asks for a pack before each round, then waits for seats; it draws no chance."""

    def __init__(self, game: Game, options: Options, seats: int, dealer: int = 0) -> None:
        game.check(options, seats)
        if not 0 <= dealer < seats:
            raise ValueError(f"there is no seat {dealer} at a table of {seats}")
        self.game = game
        self.options = options
        self.seats = seats
        self.dealer = dealer
        self.totals = (0,) * seats
        self.scores: list[Score] = []
        self.state: State | None = None
        self.outcome: Outcome | None = None
        self.ended: State | None = None
        """The last round that is over, as it ended; it is never changed again."""

    @property
    def round(self) -> int:
        """The number of the round that is on or comes next, from 1; at the end the last one."""
        return len(self.scores) + (self.outcome is None)

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.partners(self.options, self.seats)

    def wants_pack(self) -> bool:
        """Whether the dealer's pack is the next thing to come."""
        return self.state is None and self.outcome is None

    def bundles(self) -> Bundles:
        """The parts of the pack that is wanted, each to be shuffled by itself."""
        return self.game.bundles(self.options, self.seats, self.ended)

    def deal(self, pack: Sequence[int], *, by_hand: bool = False) -> list[Fact]:
        """Begin a round with this pack. Raises DealError when it cannot be the one that is wanted.

        A pack laid by hand must only be complete; the parts of `bundles` do not bind it.
        """
        if not self.wants_pack():
            raise DealError("no pack is wanted now")
        self._check_pack(pack, by_hand)
        self.state = self.game.start(self.options, self.seats, self.dealer, pack)
        return self._facts()

    def _check_pack(self, pack: Sequence[int], by_hand: bool) -> None:
        bundles = self.bundles()
        if sorted(pack) != sorted(card for bundle in bundles for card in bundle):
            raise DealError("these are not the cards of the pack, each once")
        at = 0
        for bundle in bundles:
            part = pack[at : at + len(bundle)]
            if not by_hand and sorted(part) != sorted(bundle):
                raise DealError(f"the cards from place {at + 1} on are not those that lie there")
            at += len(bundle)

    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.state is None else seats_of(self.state.waiting())

    def why_not(self, seat: int, code: int) -> Refused | None:
        """Why a seat may not do this now; None when it may."""
        if self.state is None:
            return Refused("", "match-over" if self.outcome else "not-dealt")
        return self.game.why_not(self.state, seat, code)

    def act(self, seat: int, code: int) -> list[Fact]:
        """Let a seat do something; the facts that came of it. Raises IllegalAction."""
        refused = self.why_not(seat, code)
        if refused is not None:
            raise IllegalAction(refused)
        assert self.state is not None
        self.state.apply(seat, code)
        facts = self._facts()
        if not self.state.waiting():
            self._finish(self.state)
        return facts

    def _facts(self) -> list[Fact]:
        assert self.state is not None
        facts = self.state.facts or []
        self.state.facts = []
        return facts

    def _finish(self, state: State) -> None:
        score = self.game.score(state)
        self.scores.append(score)
        self.totals = self.game.add(self.totals, score)
        self.outcome = self.game.outcome(self.options, self.totals, self.scores)
        self.dealer = self.game.next_dealer(self.options, self.seats, state, self.dealer)
        self.ended = state
        self.state = None

    def view(self, seat: int | None) -> MatchView:
        """What a seat, or a watcher, may know of the round that is on."""
        if self.state is None:
            raise ValueError("no round is on")
        table = self.game.view(self.options, self.state, seat)
        return MatchView(self.game.name, self.round, self.totals, table)

    def decode(self, seat: int, code: int) -> Any:
        """The action behind a code, now."""
        assert self.state is not None
        return self.game.decode(code, self.state, seat)
