"""The duel's last round, in which whoever has a choice has seen all cards that are still played."""

from librt.random import Random
from librt.vecs import vec

from vierblatt.bots.bot import Candidate, Choice
from vierblatt.bots.exact.seasons_duel import stake
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.games.seasons_duel.view import SeasonsDuelView, imagine


def last_choice(view: SeasonsDuelView, chances: vec[float], stakes: vec[float]) -> Choice:
    """The best of what the seat may do in round 9, by the starter's chances and stakes."""
    state = imagine(view).deal(Random(0))
    assert isinstance(state, SeasonsDuel)
    seat = state.player()
    ends = {int(code): _played_out(_after(state, code), stakes) for code in state.legal(seat)}
    best = sorted(ends, key=lambda code: _for(seat, ends[code], stakes), reverse=True)
    if len(best) == 1:
        return Choice(best[0], reason="only-move")
    candidates = [_candidate(seat, code, ends[code], chances, code == best[0]) for code in best]
    return Choice(best[0], tuple(candidates), 1, "exact")


def _after(state: SeasonsDuel, code: int) -> SeasonsDuel:
    after = state.clone()
    after.apply(after.player(), code)
    return after


def _played_out(state: SeasonsDuel, stakes: vec[float]) -> SeasonsDuel:
    """How the game ends when both play the rest well."""
    if state.over():
        return state
    seat = state.player()
    ends = [_played_out(_after(state, code), stakes) for code in state.legal(seat)]
    return max(ends, key=lambda end: _for(seat, end, stakes))


def _for(seat: int, end: SeasonsDuel, stakes: vec[float]) -> float:
    """What an end is worth to a seat."""
    worth = stakes[_place(end)]
    return worth if seat == end.starter else -worth


def _candidate(
    seat: int, code: int, end: SeasonsDuel, chances: vec[float], best: bool
) -> Candidate:
    chance = chances[_place(end)]
    value = chance if seat == end.starter else 1 - chance
    return Candidate(code, float(end.points(seat)), 0.0, value, float(best))


def _place(end: SeasonsDuel) -> int:
    """Where in chances and stakes an end is found."""
    first, second = end.starter, 1 - end.starter
    points = end.points(first) - end.points(second)
    return stake(points, end.figures(first) - end.figures(second))
