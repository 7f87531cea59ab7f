"""A bot that sees all cards: how much there is to gain at most. It is never offered to players."""

from functools import cache
from typing import Final

from librt.random import Random

from vierblatt.bots.bot import FREE, Choice, Limit
from vierblatt.bots.exact.four_gems import FourGemsSolver, four_gems_solver
from vierblatt.bots.searcher import SearchBot
from vierblatt.core.match import MatchView
from vierblatt.core.state import State, Worlds
from vierblatt.games.four_gems.rules import BIDDING, CUTTING, PLAYING, FourGems

MOST: Final = 2000
"""Contracts that are remembered: those of some hundred deals."""


class OracleBot(SearchBot):
    """Knows where every card lies: it is shown the true position before each of its moves.

    Four Gems it solves, from the bids on, as if everybody saw all cards (squares count from when
    they are announced); elsewhere it searches the one true world.
    """

    truth: State | None = None

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """What serves the seat best in the true position."""
        if not isinstance(self.truth, FourGems):
            return super().choose(view, limit)
        if self.truth.phase == CUTTING:
            return Choice(self.game.greedy(self.truth, int(self.truth.player)))
        return Choice(_four_gems().best(self.truth), worlds=1, reason="exact")

    def worlds(self, view: MatchView) -> Worlds:
        """The true one, always."""
        assert self.truth is not None
        return TrueWorld(self.truth)


class TrueWorld(Worlds):
    """Nothing is hidden."""

    def __init__(self, state: State) -> None:
        self.state = state

    def deal(self, rng: Random) -> State:
        """The true position."""
        return self.state.clone()


class OpenFourGems:
    """Four Gems with all hands on the table, bids too."""

    def __init__(self, solver: FourGemsSolver) -> None:
        self.solver = solver
        self.contracts: dict[tuple[int, ...], int] = {}
        """The margins of positions that a bid has led to, which both teams ask for again."""

    def best(self, state: FourGems) -> int:
        """The code that leaves the team of the player with the best margin."""
        codes = list(state.legal(state.player))
        if len(codes) == 1:
            return int(codes[0])
        if state.phase == PLAYING:
            margins = list(self.solver.margin_by_move(state))
        else:
            margins = [self._after(state, int(code)) for code in codes]
        own = 1 if state.player % 2 == 0 else -1
        return int(max(zip(margins, codes, strict=True), key=lambda pair: own * pair[0])[1])

    def _after(self, state: FourGems, code: int) -> int:
        after = state.clone()
        after.apply(after.player, code)
        return self.margin(after)

    def margin(self, state: FourGems) -> int:
        """The score of the round of team 0 less that of team 1, when everybody does his best."""
        if state.phase != BIDDING:
            return self._contract(state)
        margins = [self._after(state, int(code)) for code in state.legal(state.player)]
        return max(margins) if state.player % 2 == 0 else min(margins)

    def _contract(self, state: FourGems) -> int:
        if state.phase != PLAYING:
            return int(state.score(0) - state.score(1))
        key = tuple(state.numbers())
        if key not in self.contracts:
            if len(self.contracts) >= MOST:
                self.contracts.clear()
            self.contracts[key] = int(self.solver.margin(state))
        return self.contracts[key]


@cache
def _four_gems() -> OpenFourGems:
    """One for the process: its table is large."""
    return OpenFourGems(four_gems_solver())
