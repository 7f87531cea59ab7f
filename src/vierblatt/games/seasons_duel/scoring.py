"""The score of a game of the duel, season by season (section 8), and the match (section 9)."""

from collections.abc import Sequence
from typing import Final

from vierblatt.core.game import Line, Outcome, Score
from vierblatt.games.seasons_duel.rules import SeasonsDuel, worth

SEASONS: Final = ("winter", "spring", "summer", "autumn")
FIGURES: Final = "figures"


def score(state: SeasonsDuel) -> Score:
    """The points of a game that is over, with the lines that add up to them."""
    figures = (state.figures(0), state.figures(1))
    lines = [_season(state, season) for season in range(4)]
    lines += [Line((seat,), FIGURES, 0, "8.6", figures[seat]) for seat in (0, 1)]
    return Score(tuple(state.result()), tuple(lines), {FIGURES: figures})


def _season(state: SeasonsDuel, season: int) -> Line:
    """Who receives the points of a season, and the influence that gave them to him."""
    lead = state.lead(0, season)
    name = SEASONS[season]
    if lead == 0:
        return Line((0, 1), f"{name}-tied", 0, "8.4", worth(state.influence_0, season))
    seat = 0 if lead > 0 else 1
    points = worth(state.middle, season)
    return Line((seat,), name, points, "8.3", worth(state.influence(seat), season))


def outcome(games: int, totals: tuple[int, ...], scores: Sequence[Score]) -> Outcome | None:
    """After the last game more points win, then more figures, else nobody (8.5 to 8.7, 9.3)."""
    if len(scores) < games:
        return None
    figures = [sum(score.kept[FIGURES][seat] for score in scores) for seat in (0, 1)]
    first, second = zip(totals, figures, strict=True)
    if first == second:
        return Outcome(())
    return Outcome((0,) if first > second else (1,))
