"""Beliefs about both hands at the start of the duel's round 8, the same for both players."""

from typing import Final

from librt.vecs import vec

from vierblatt.bots.duel.start import Start
from vierblatt.bots.exact.seasons_duel import Ending
from vierblatt.bots.exact.seasons_duel_reach import weigh
from vierblatt.games.seasons_duel.rules import Table

SOFTNESS: Final = 8192.0
"""Two points, in units of table sense: tells much of sensible players, misleads about no others."""


def believe(start: Start, ending: Ending, softness: float = SOFTNESS) -> bool:
    """Weigh the hands of an ending by what was given in rounds 6 and 7; False if none can be."""
    first = vec[float]([1.0] * len(ending.first.hands))
    second = vec[float]([1.0] * len(ending.second.hands))
    factors, hands, later = (first, second), (ending.first.hands, ending.second.hands), [0, 0]
    table = table_of(start)
    for turn in reversed(range(len(start.before))):
        card, other = start.before[turn]
        giver = turn % 2
        take_back(table, card, other, giver)
        weigh(factors[giver], hands[giver], table, later[giver], card + other, softness)
        later[giver] += card + other
    return ending.believe(first, second)


def table_of(start: Start) -> Table:
    """What lies open at the start, the starter at seat 0."""
    table = Table()
    table.done = 4 * 7
    table.middle = start.middle
    table.influence_0, table.influence_1 = start.influence
    return table


def take_back(table: Table, card: int, other: int, giver: int) -> None:
    """Undo a turn."""
    table.done -= 2
    table.middle -= card
    if giver:
        table.influence_0 -= other
    else:
        table.influence_1 -= other
