"""The play of Four Gems and 4 Seasons by solving: from a view to a choice.

Each card is tried in worlds that fit the view, in each of them the rest of the round is solved
with all cards known (docs/exact.md). In the last tricks these are all worlds there are.
"""

from abc import ABC, abstractmethod
from functools import cache
from math import inf, sqrt
from time import monotonic
from typing import Any, Final

from librt.random import Random

from vierblatt.bots.bot import Candidate, Choice, Limit
from vierblatt.bots.exact.four_gems import FourGemsSolver, four_gems_solver
from vierblatt.bots.exact.four_seasons import FourSeasonsSolver, four_seasons_solver
from vierblatt.bots.exact.table import MANY, OutOfNodes
from vierblatt.core.guide import Guide
from vierblatt.core.match import MatchView
from vierblatt.core.state import State
from vierblatt.games import game_named
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.games.four_gems.worlds import FourGemsWorlds
from vierblatt.games.four_seasons.rules import PLAYING, FourSeasons
from vierblatt.games.four_seasons.worlds import FourSeasonsWorlds

FEW: Final = 5000
"""Up to so many worlds all of them are solved, if there is time for it."""
A_SECOND: Final = 10_000
"""Worlds with few cards that are solved in a second, about."""
LEAST: Final = 30
"""With fewer worlds than that the search knows better."""
IN_TIME: Final = 0.95
"""The part of its time that it uses; the rest is for what cannot be stopped."""
SLOW: Final = 50_000.0
"""Nodes a second that any machine does."""
SEEDS: Final = 1 << 60


class Ends(ABC):
    """How a round ends from a position with all cards known. Its solver can be told to stop."""

    solver: FourGemsSolver | FourSeasonsSolver
    certain: bool
    """Whether it is the same each time, nothing being left to habits."""

    @abstractmethod
    def of(self, state: State) -> State:
        """The end of the round. Raises OutOfNodes."""


class FourGemsEnds(Ends):
    """Both teams see all cards and play for the margin of the round."""

    certain = True

    def __init__(self, seat: int, guide: Guide, rng: Random) -> None:
        self.solver: FourGemsSolver = _four_gems()

    def of(self, state: State) -> State:
        assert isinstance(state, FourGems)
        return self.solver.finished(state)


class FourSeasonsEnds(Ends):
    """The seat keeps its bid where nobody can prevent it; else all play on as people do.

    In the team variant it is the joint bid, which both partners keep together.
    """

    certain = False

    def __init__(self, seat: int, guide: Guide, rng: Random) -> None:
        self.solver: FourSeasonsSolver = _four_seasons()
        self.seat = seat
        self.guide = guide
        self.rng = rng

    def of(self, state: State) -> State:
        assert isinstance(state, FourSeasons)
        end = state.clone()
        own = (self.seat, (self.seat + 2) % 4) if state.team else (self.seat,)
        bid = sum(state.bid(seat) for seat in own)
        side = sum(1 << seat for seat in own)
        while end.phase == PLAYING:
            code = self._keeping(end, side, bid) if end.player in own else None
            if code is None:
                code = self.guide.likely(end, end.player, self.rng)
            end.apply(end.player, code)
        return end

    def _keeping(self, state: FourSeasons, side: int, bid: int) -> int | None:
        """A code after which the side can still take as many tricks as it has bid."""
        if not self.solver.forces(state, side, bid):
            return None
        for code in state.legal(state.player):
            after = state.clone()
            after.apply(state.player, code)
            if self.solver.forces(after, side, bid):
                return code
        raise AssertionError("what a side can force begins with one of its cards")


@cache
def _four_gems() -> FourGemsSolver:
    """One for the process: its table is large, and what is in it changes no answer."""
    return four_gems_solver()


@cache
def _four_seasons() -> FourSeasonsSolver:
    return four_seasons_solver()


ENDS: Final[dict[str, Any]] = {"four-gems": FourGemsEnds, "four-seasons": FourSeasonsEnds}


class Trial:
    """What the codes of a decision have come to, world by world."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.points: list[list[float]] = [[] for _ in codes]
        self.values: list[list[float]] = [[] for _ in codes]

    @property
    def worlds(self) -> int:
        """In how many worlds all codes were tried."""
        return len(self.values[-1])

    def add(self, tried: list[tuple[float, float]]) -> None:
        """One world more: the points and the value of each code."""
        for at, (points, value) in enumerate(tried):
            self.points[at].append(points)
            self.values[at].append(value)

    def choice(self, *, certain: bool) -> Choice:
        """The code with the best value, of like ones that with the most points."""
        found = [self._candidate(at, certain) for at in range(len(self.codes))]
        found.sort(key=lambda one: (one.value, one.points), reverse=True)
        reason = "exact" if certain else "simulation"
        return Choice(found[0].code, tuple(found), self.worlds, reason)

    def _candidate(self, at: int, certain: bool) -> Candidate:
        n = self.worlds
        points = sum(self.points[at]) / n
        spread = sum((one - points) ** 2 for one in self.points[at])
        error = sqrt(spread / (n - 1) / n) if n > 1 else inf
        value = sum(self.values[at]) / n
        return Candidate(
            self.codes[at], points, 0.0 if certain else error, value, 1 / len(self.codes)
        )


class Pace:
    """Tells a solver when to stop, so that it is done in time: by the nodes of the time so far."""

    def __init__(self, ends: Ends, seconds: float) -> None:
        self.ends = ends
        self.start = monotonic()
        self.nodes = ends.solver.nodes
        self.until = self.start + seconds

    def end(self, state: State) -> State | None:
        """How a round ends from a position; None when there is no time left to find out."""
        while not self._late():
            try:
                return self.ends.of(state)
            except OutOfNodes:
                continue
        return None

    def _late(self) -> bool:
        """Whether the time is over. If not, the solver may go on as long as it lasts."""
        solver = self.ends.solver
        if self.until == inf:
            solver.stop = MANY
            return False
        now = monotonic()
        pace = max(float(solver.nodes - self.nodes) / (now - self.start), SLOW)
        solver.stop = solver.nodes + int(max(0.0, self.until - now) * pace)
        return now >= self.until


def solve_tricks(view: MatchView, limit: Limit, rng: Random) -> Choice | None:
    """The best card by as many worlds as there is time for, by all of them if they are few.

    None outside of play, and where too few worlds could be solved in half the time.
    """
    return Decision(view, rng).choose(limit) if is_in_play(view) else None


def solve_last_tricks(view: MatchView, limit: Limit, rng: Random) -> Choice | None:
    """The best card where all worlds can be solved in time; None while they are too many.

    If time runs out all the same it goes by those that were solved, which are drawn by chance.
    """
    if not is_in_play(view):
        return None
    decision = Decision(view, rng)
    return decision.choose(limit) if decision.are_few(limit) else None


def is_in_play(view: MatchView) -> bool:
    """Whether cards are being played in a game that is solved."""
    return view.game in ENDS and bool(view.table.phase == "play")  # type: ignore[attr-defined]


class Decision:
    """What to play in one view: each code in one world after the other."""

    def __init__(self, view: MatchView, rng: Random) -> None:
        assert view.table.seat is not None
        game = game_named(view.game)
        self.seat = view.table.seat
        self.rng = rng
        worlds = game.imagine(view.table)
        assert isinstance(worlds, FourGemsWorlds | FourSeasonsWorlds)
        self.worlds = worlds
        self.guide = game.guide(view.table, view.totals, view.round)
        self.ends: Ends = ENDS[game.name](self.seat, self.guide, rng)
        self.codes = [int(code) for code in self.worlds.deal(rng).legal(self.seat)]

    def are_few(self, limit: Limit) -> bool:
        """Whether there are so few worlds, and so much time, that all of them can be solved."""
        seconds = inf if limit.seconds is None else limit.seconds
        most = SEEDS if limit.iterations is None else limit.iterations
        return self.worlds.ways() <= min(FEW, A_SECOND * seconds, most)

    def choose(self, limit: Limit) -> Choice | None:
        """The best of the codes; None if too few worlds could be solved in half the time."""
        if len(self.codes) == 1:
            return Choice(self.codes[0], reason="only-move")
        seconds = inf if limit.seconds is None else limit.seconds * IN_TIME
        pace = Pace(self.ends, seconds / 2)
        every = self._every() if self.are_few(limit) else []
        most = len(every) or (SEEDS if limit.iterations is None else limit.iterations)
        trial = Trial(self.codes)
        while trial.worlds < most:
            world = every[trial.worlds] if every else self.guide.deal(self.worlds, self.rng)
            if not self._try(world, trial, pace):
                break
            if trial.worlds == LEAST:
                pace.until = pace.start + seconds
        if trial.worlds < min(LEAST, most):
            return None
        return trial.choice(certain=self.ends.certain and trial.worlds == len(every))

    def _every(self) -> list[State]:
        """All worlds, in an order by chance."""
        every = self.worlds.every(self.rng)
        for last in range(len(every) - 1, 0, -1):
            other = self.rng.randrange(last + 1)
            every[last], every[other] = every[other], every[last]
        return every

    def _try(self, world: State, trial: Trial, pace: Pace) -> bool:
        """Try each code in a world; False, and nothing is counted, if there was no time."""
        tried = []
        for code in self.codes:
            after = world.clone()
            after.apply(self.seat, code)
            end = pace.end(after)
            if end is None:
                return False
            points, value = end.result()[self.seat], self.guide.values(end)[self.seat]
            tried.append((float(points), float(value)))
        trial.add(tried)
        return True
