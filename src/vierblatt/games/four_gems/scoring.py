"""The score of a round of Four Gems, number by number (section 8), and the match (section 10)."""

from typing import Final

from vierblatt.core.game import Line, Outcome, Score
from vierblatt.games.four_gems.rules import LAST_TRICK, NO_ONE, FourGems

TEAMS: Final = ((0, 2), (1, 3))


def score(state: FourGems) -> Score:
    """The points of a round that is over, with the lines that add up to them."""
    points = tuple(state.result())
    if state.taker == NO_ONE:
        return Score(points, (Line((0, 1, 2, 3), "passed-out", 0, "5.8"),))
    return Score(points, tuple(_lines(state)))


def _lines(state: FourGems) -> list[Line]:
    takers = state.taker % 2
    total = state.points(takers) + state.gems(takers)
    if state.won(takers) == 8:
        slam = Line(TEAMS[takers], "slam", state.slam, "8.5")
        return [slam, *_gems(state, takers, "8.5"), *_gems(state, 1 - takers, "8.5")]
    if total >= state.contract:
        return [_made(state, takers, total), *_own(state, takers), *_own(state, 1 - takers)]
    failed = Line(TEAMS[takers], "failed", 0, "8.7", total)
    failure = Line(TEAMS[1 - takers], "failure", state.failure, "8.7")
    return [failed, failure, *_failed_gems(state, takers)]


def _made(state: FourGems, takers: int, total: int) -> Line:
    return Line(TEAMS[takers], "made", 0, "8.6", total)


def _own(state: FourGems, team: int) -> list[Line]:
    """A team's own points when the contract is made (8.6)."""
    last = state.winner % 2 == team
    cards = state.points(team) - (LAST_TRICK if last else 0)
    lines = [Line(TEAMS[team], "card-points", cards, "8.3", state.won(team))]
    if last:
        lines.append(Line(TEAMS[team], "last-ten", LAST_TRICK, "8.3"))
    return lines + _gems(state, team, "7.8")


def _failed_gems(state: FourGems, takers: int) -> list[Line]:
    """What becomes of the gems when the contract has failed (8.8)."""
    defenders = 1 - takers
    own = state.gems(defenders)
    lines = []
    if state.score(defenders) >= state.failure + own:
        lines = _gems(state, defenders, "8.8")
    rest = state.score(defenders) - state.failure - sum(line.points for line in lines)
    if rest:
        lines.append(Line(TEAMS[defenders], "takers-gems", rest, "8.8"))
    return lines


def _gems(state: FourGems, team: int, rule: str) -> list[Line]:
    points = state.gems(team)
    return [Line(TEAMS[team], "gems", points, rule)] if points else []


def outcome(target: int, totals: tuple[int, ...]) -> Outcome | None:
    """The team at the target wins, of two the one with more; equal teams play on (10.2 to 10.4)."""
    even, odd = totals[0], totals[1]
    if max(even, odd) < target or even == odd:
        return None
    return Outcome(TEAMS[0] if even > odd else TEAMS[1])
