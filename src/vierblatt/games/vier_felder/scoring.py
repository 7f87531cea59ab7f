"""The score of a round of Vier Felder, number by number (section 11), and the match (12)."""

from collections.abc import Sequence
from typing import Final

from vierblatt.core.cards import count
from vierblatt.core.game import Line, Outcome, Score
from vierblatt.games.vier_felder.rules import ACES, FEWEST, MOST, PACK, SPADES, SUIT, VierFelder

COUNTED: Final = {"cards": PACK, "hearts": SUIT, "spades": SUIT << SPADES, "aces": ACES}
"""What is counted in every harvest pile, beside the coins (18.5)."""
AWARDS: Final = (
    ("most-cards", "cards", MOST, 4, "11.2"),
    ("most-hearts", "hearts", MOST, 2, "11.2"),
    ("frost", "spades", FEWEST, -2, "11.3"),
)
"""The key of the sentence, what must be most, who wins a tie, the points, the rule of ties."""


def score(state: VierFelder) -> Score:
    """The points of a round that is over, the lines that add up to them, all that was counted."""
    kept = {
        name: tuple(count(cards & counted) for cards in state.taken)
        for name, counted in COUNTED.items()
    }
    kept["coins"] = tuple(state.won_by(seat) for seat in range(state.seats))
    lines = [*_each("aces", kept["aces"]), *_each("coins", kept["coins"])]
    for why, name, tie, points, rule in AWARDS:
        winner = state.winner_of(COUNTED[name], tie)
        lines.append(_award(why, kept[name], winner, points, rule))
    return Score(tuple(state.result()), tuple(lines), kept)


def _each(why: str, numbers: Sequence[int]) -> list[Line]:
    """A point for each."""
    return [Line((seat,), why, n, "11.1", n) for seat, n in enumerate(numbers) if n]


def _award(why: str, numbers: Sequence[int], winner: int, points: int, rule: str) -> Line:
    most = max(numbers)
    tied = tuple(seat for seat, n in enumerate(numbers) if n == most)
    if winner < 0:
        return Line(tied, f"{why}-tied", 0, rule, most)
    if len(tied) > 1:
        return Line((winner,), f"{why}-coins", points, rule, most)
    return Line((winner,), why, points, "11.1", most)


def add(totals: tuple[int, ...], score: Score) -> tuple[int, ...]:
    """The totals after a round: gains come first, so only the frost can bring one to 0 (11.6)."""
    return tuple(max(0, a + b) for a, b in zip(totals, score.points, strict=True))


def outcome(target: int, totals: tuple[int, ...], last: Score) -> Outcome | None:
    """The highest total wins, then the coins and then the aces of the last round (12.4, 12.5)."""
    if max(totals) < target:
        return None
    ranks = list(zip(totals, last.kept["coins"], last.kept["aces"], strict=True))
    return Outcome(tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks)))
