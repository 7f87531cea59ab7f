"""How people play the duel: what tempts them, why they do what they do. Nothing is forgotten."""

from typing import Final

from vierblatt.games.seasons_duel.actions import NUMBERS, Give, Middle, Move
from vierblatt.games.seasons_duel.view import SeasonsDuelView

GLITTER: Final = 0.6  # points that each point in the season area feels worth besides


def temptation(view: SeasonsDuelView, move: Move) -> float:
    """By how many points a beginner overrates a move: he puts the high card where points lie."""
    if isinstance(move, Middle):
        return GLITTER * (NUMBERS[move.card] % 3 + 1)
    return 0.0


def motive(view: SeasonsDuelView, move: Move) -> str:
    """The key of the sentence that says what a move is good for."""
    if isinstance(move, Give):
        return "twins" if move.cards[0] == move.cards[1] else "give"
    assert view.seat is not None
    season = NUMBERS[move.card] // 3
    lead = view.sums[view.seat][season] - view.sums[1 - view.seat][season]
    if lead > 0:
        return "enrich"
    return "split" if NUMBERS[_other(view.pair, move.card)] // 3 == season else "influence"


def _other(pair: tuple[str, ...], card: str) -> str:
    """The card of the pair that comes to the influence area."""
    rest = list(pair)
    rest.remove(card)
    return rest[0]
