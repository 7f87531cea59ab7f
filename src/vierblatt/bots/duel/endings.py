"""The last two rounds of the duel by their equilibrium: from a view to a choice.

At every decision of round 8 the ending is solved from the start of that round, as both players saw
it (docs/exact-duel.md). So what the opponent has done since is weighed by how often equilibrium
play does it, and what is played is one and the same strategy all along.
"""

from functools import lru_cache
from math import inf
from time import monotonic
from typing import Final

from librt.random import Random
from librt.vecs import vec

from vierblatt.bots.bot import FREE, Choice, Limit
from vierblatt.bots.duel.last_round import last_choice
from vierblatt.bots.duel.options import Solved
from vierblatt.bots.duel.reach import believe
from vierblatt.bots.duel.stakes import Standing, standing, with_points
from vierblatt.bots.duel.start import ROUND, Start, start_of
from vierblatt.bots.exact.seasons_duel import Ending
from vierblatt.bots.exact.seasons_duel_cfr import Learner, Plan
from vierblatt.bots.searcher import USUAL
from vierblatt.core.match import MatchView
from vierblatt.games.seasons_duel.actions import counted
from vierblatt.games.seasons_duel.rules import MIDDLE
from vierblatt.games.seasons_duel.view import SeasonsDuelView

ENOUGH: Final = 200
"""Iterations after which more would not be noticed: about 0.001 points are left to gain."""
READY: Final = 0.2
"""The part of the time in which an ending must be set up; else a search is the better choice."""
SPARE: Final = 2
"""What is left to do after the last iteration takes as long as so many more."""
STEP: Final = 4
"""Rows that are set up between two looks at the clock."""


class TooLate(Exception):
    """There was no time to set up an ending."""


def solve_ending(view: MatchView, limit: Limit, rng: Random) -> Choice | None:
    """What equilibrium does in the last two rounds; None before them, or if time is too short."""
    table = view.table
    assert isinstance(table, SeasonsDuelView)
    if table.round < ROUND or table.seat not in table.waiting:
        return None
    if len(set(table.pair)) == 1:
        return Choice(MIDDLE | counted(table.pair[:1]), reason="only-move")
    match = standing(view)
    if table.round > ROUND:
        return last_choice(table, match.chances(), with_points(match.chances()))
    start = start_of(table)
    return _mixed(table, start, match, USUAL if limit == FREE else limit, rng) if start else None


def _mixed(
    table: SeasonsDuelView, start: Start, match: Standing, limit: Limit, rng: Random
) -> Choice | None:
    """What the plan for the ending does in round 8."""
    try:
        ending, plan = _planned(start, match, limit)
    except TooLate:
        return None
    return Solved(table, ending, plan, match.chances()).choice(rng)


@lru_cache(maxsize=2)
def _planned(start: Start, match: Standing, limit: Limit) -> tuple[Ending, Plan]:
    """Kept, for the ending will be asked about again, from its next decision."""
    return solved_in_time(start, with_points(match.chances()), limit)


def solved_in_time(start: Start, stakes: vec[float], limit: Limit) -> tuple[Ending, Plan]:
    """The ending, and what equilibrium does in it. Raises TooLate."""
    begin = monotonic()
    seconds = inf if limit.seconds is None else limit.seconds
    ending = start.ending()
    if not believe(start, ending):
        raise ValueError("no two hands go together")
    ending.play_for(stakes)
    while ending.evaluate(STEP):
        if monotonic() - begin > seconds * READY:
            raise TooLate
    iterations = ENOUGH if limit.iterations is None else min(limit.iterations, ENOUGH)
    return ending, learnt(ending, begin + seconds, iterations)


def learnt(ending: Ending, until: float, iterations: int) -> Plan:
    """The plan after so many iterations, at least one, or when the time is up."""
    learner = Learner(ending)
    now = monotonic()
    while learner.iterations < max(1, iterations):
        learner.learn(1)
        last, now = now, monotonic()
        if now + SPARE * (now - last) > until:
            break
    return learner.average()
