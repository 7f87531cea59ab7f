"""A bot that searches: from the view of its seat to a choice, within a limit."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import inf, sqrt
from multiprocessing import get_context
from time import monotonic
from typing import Final, NamedTuple

from librt.random import Random
from mypy_extensions import i64

from vierblatt.bots.bot import FREE, Bot, Candidate, Choice, Limit
from vierblatt.bots.search import Search
from vierblatt.core.game import Game
from vierblatt.core.guide import Guide
from vierblatt.core.match import MatchView
from vierblatt.core.state import Worlds

USUAL: Final = Limit(seconds=0.5)
"""How long it thinks at a table where nobody says how long."""
SEEDS: Final = 1 << 60
UNBOUNDED: Final = 1 << 60
"""The iterations of a search that is stopped by the clock."""


class Count(NamedTuple):
    """What was found out about one code: how often it was tried, and the sums over that."""

    code: int
    visits: int
    value: float
    points: float
    squares: float
    """Of the points."""


class SearchBot(Bot):
    """Tries what it may do in many worlds that look like its view, with the guide of the game.

    With more than one `processes` each grows a tree of its own and the roots are added up (root
    parallelization: G. Chaslot, M. Winands, J. van den Herik, "Parallel Monte-Carlo Tree Search",
    2008). The others are started at once and stay until `close`.
    """

    def __init__(self, game: Game, rng: Random, processes: int = 1) -> None:
        super().__init__(game, rng)
        self._others: ProcessPoolExecutor | None = None
        self.processes = processes
        if processes > 1:
            self._others = ProcessPoolExecutor(processes - 1, mp_context=get_context("spawn"))
            for other in [self._others.submit(imported, game) for _ in range(1, processes)]:
                other.result()

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """The code that was tried most often, of like ones the best."""
        limit = USUAL if limit == FREE else limit
        until = monotonic() + (inf if limit.seconds is None else limit.seconds)
        seed = self.rng.randrange(SEEDS)
        search = self.search(view, seed)
        clear = without_choice(search)
        if clear is not None:
            return clear
        iterations = UNBOUNDED if limit.iterations is None else limit.iterations
        return choice(self._counts(search, view, seed, iterations, until))

    def search(self, view: MatchView, seed: int) -> Search:
        """The search for this view, not grown yet."""
        assert view.table.seat is not None
        return Search(self.guide(view), self.worlds(view), i64(view.table.seat), i64(seed))

    def guide(self, view: MatchView) -> Guide:
        """The advice that the search follows."""
        return self.game.guide(view.table, view.totals, view.round)

    def worlds(self, view: MatchView) -> Worlds:
        """The positions that the search imagines."""
        return self.game.imagine(view.table)

    def close(self) -> None:
        """Let the other processes go."""
        if self._others is not None:
            self._others.shutdown()

    def _counts(
        self, search: Search, view: MatchView, seed: int, iterations: int, until: float
    ) -> list[Count]:
        """Grow the tree here and those of the other processes, each with its share."""
        share = -(-iterations // self.processes)
        others = []
        for number in range(1, self.processes):
            rest = min(share, max(0, iterations - number * share))
            if self._others is not None:
                seeds = (seed + number) % SEEDS
                job = (type(self), self.game, view, seeds, rest, until)
                others.append(self._others.submit(grown, *job))
        search.grow(share, until)
        if search.iterations == 0:
            search.grow(1, inf)  # the time was over before anything was tried
        return added([counts(search), *(other.result() for other in others)])


def imported(game: Game) -> str:
    """Answers when a process has all that it needs to search."""
    return game.name


def grown(
    kind: Callable[[Game, Random], SearchBot],
    game: Game,
    view: MatchView,
    seed: int,
    iterations: int,
    until: float,
) -> list[Count]:
    """The counts of a tree that is grown in another process."""
    search = kind(game, Random(seed)).search(view, seed)
    search.grow(iterations, until)
    return counts(search)


def without_choice(search: Search) -> Choice | None:
    """What the seat does when there is one legal move, or one that the guide thinks of."""
    state = search.worlds.deal(Random(0))
    codes = search.guide.codes(state, search.seat)
    if len(codes) > 1:
        return None
    alone = len(state.legal(search.seat)) == 1
    return Choice(int(codes[0]), reason="only-move" if alone else "sense")


def counts(search: Search) -> list[Count]:
    """What a tree has counted at its root."""
    return [
        Count(int(one.code), int(one.visits), one.value, one.points, one.squares)
        for one in search.tallies
        if one.visits
    ]


def added(trees: Sequence[Sequence[Count]]) -> list[Count]:
    """The counts of some trees, code by code."""
    sums: dict[int, Count] = {}
    for one in (one for tree in trees for one in tree):
        old = sums.get(one.code, Count(one.code, 0, 0.0, 0.0, 0.0))
        sums[one.code] = Count(
            one.code,
            old.visits + one.visits,
            old.value + one.value,
            old.points + one.points,
            old.squares + one.squares,
        )
    return list(sums.values())


def choice(counts: Sequence[Count]) -> Choice:
    """The choice behind some counts, its candidates in the order of preference."""
    worlds = sum(one.visits for one in counts)
    found = sorted(
        (candidate(one, worlds) for one in counts),
        key=lambda one: (one.share, one.value),
        reverse=True,
    )
    return Choice(found[0].code, tuple(found), worlds, "search")


def candidate(count: Count, worlds: int) -> Candidate:
    """A code as it is reported, of so many worlds."""
    n = count.visits
    points = count.points / n
    spread = max(0.0, count.squares / n - points * points)
    error = sqrt(spread / (n - 1)) if n > 1 else inf
    return Candidate(count.code, points, error, count.value / n, n / worlds)
