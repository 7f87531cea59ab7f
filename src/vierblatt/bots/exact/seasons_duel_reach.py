"""How likely each hand of the duel is, by what its owner gave before.

After the last draw hands only shrink, so whoever holds these cards now held them together with
those that he has given since. He gives, by and large, what table sense finds best: the odds of a
pair fall by a factor of e with every `softness` that it is worse. `WHIM` of his gives are whims.
"""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.games.seasons_duel.rules import Table, kinds_of, twins_of
from vierblatt.games.seasons_duel.sense import hopes_given

WHIM: Final = 0.1


def weigh(
    factors: vec[float], hands: vec[i64], table: Table, later: i64, pair: i64, softness: float
) -> None:
    """Multiply the factor of each hand by how likely its owner was to give this pair.

    `table` is how things lay when he gave it, `later` the cards that he has given after it.
    """
    at: i64
    size: i64 = len(hands)
    for at in range(size):
        factors[at] *= odds(table, hands[at] + later + pair, pair, softness)


def odds(table: Table, hand: i64, pair: i64, softness: float) -> float:
    """How likely it is that this hand gives this pair."""
    hopes = vec[float](capacity=28)
    chosen = 0.0
    best = -1e300
    twins = twins_of(hand)
    cards = kinds_of(hand)
    while cards:
        card = cards & -cards
        others = cards ^ card | twins & card
        while others:
            other = others & -others
            hope = float(hopes_given(table, hand, card, other))
            hopes = append(hopes, hope)
            if card + other == pair:
                chosen = hope
            if hope > best:
                best = hope
            others ^= other
        cards ^= card
    total = 0.0
    for hope in hopes:
        total += exp((hope - best) / softness)
    sensible = exp((chosen - best) / softness) / total
    return (1.0 - WHIM) * sensible + WHIM / float(len(hopes))
