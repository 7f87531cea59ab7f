"""Table sense for the duel: what a sensible player does with his cards and what lies open.

Points and influence are reckoned in sixteenths, and by what is to be expected: of the cards that a
player has yet to be given, half will be his influence and half will lie in the season area.
"""

from typing import Final

from mypy_extensions import i64

from vierblatt.games.seasons_duel.rules import (
    MIDDLE,
    PACK,
    Table,
    how_many,
    kinds_of,
    twins_of,
    worth,
)

FINE: Final = 16
HALF: Final = 8
SURE: Final = 256  # a season that can no longer be lost
LAID: Final = 9  # cards in an influence area at the end (7.3)


def choose(table: Table, hand: i64, pair: i64) -> i64:
    """The code of a sensible action for the player who must act: his hand, the pair on the way."""
    return _give(table, hand) if table.giving() else _place(table, hand, pair)


def _place(table: Table, hand: i64, pair: i64) -> i64:
    """The better one of the two ways."""
    seat = table.player()
    low = kinds_of(pair) & -kinds_of(pair)
    high = pair - low
    unseen = PACK - table.laid() - pair - hand
    mine = table.influence(seat)
    his = table.influence(1 - seat)
    first = hopes(table.middle + low, mine + high, his, hand, unseen)
    second = hopes(table.middle + high, mine + low, his, hand, unseen)
    return MIDDLE | low if first >= second else MIDDLE | high


def _give(table: Table, hand: i64) -> i64:
    """The pair that helps the opponent least."""
    best: i64 = 0
    most: i64 = 0
    twins = twins_of(hand)
    cards = kinds_of(hand)
    while cards:
        card = cards & -cards
        others = cards ^ card | twins & card
        while others:
            other = others & -others
            left = hopes_given(table, hand, card, other)
            if best == 0 or left > most:
                best = card + other
                most = left
            others ^= other
        cards ^= card
    return best


def hopes_given(table: Table, hand: i64, card: i64, other: i64) -> i64:
    """What the giver may hope for when the opponent places these two cards to suit himself."""
    seat = table.player()
    mine = table.influence(seat)
    his = table.influence(1 - seat)
    unseen = PACK - table.laid() - hand
    rest = hand - card - other
    first = hopes(table.middle + card, mine, his + other, rest, unseen)
    second = hopes(table.middle + other, mine, his + card, rest, unseen)
    return first if first < second else second


def hopes(middle: i64, mine: i64, his: i64, hand: i64, unseen: i64) -> i64:
    """How much better than his opponent a player with this hand may hope to do, over all seasons.

    What he is given comes from what he has not seen, what he gives from his hand and later draws.
    """
    to_me = LAID - how_many(mine)
    to_him = LAID - how_many(his)
    draws = 2 * to_him - how_many(hand)
    givable = hand + unseen if draws else hand
    cards = how_many(unseen)
    total: i64 = 0
    season: i64
    for season in range(4):
        hidden = worth(unseen, season)
        gain = HALF * 2 * to_me * hidden // cards
        loss = HALF * worth(hand, season) + HALF * draws * hidden // cards
        lead = worth(mine, season) - worth(his, season)
        if lead > 0 and lead > reach(givable, season, to_him):
            part: i64 = SURE
        elif lead < 0 and -lead > reach(unseen, season, to_me):
            part = -SURE
        else:
            part = hope(FINE * lead + gain - loss, to_me + to_him)
        total += part * (FINE * worth(middle, season) + (gain + loss) // 2)
    return total


def hope(lead: i64, to_come: i64) -> i64:
    """How far an expected lead is to be trusted while so many cards of influence are to come."""
    doubt = HALF * (to_come + 1)
    if lead < 0:
        return -(SURE * -lead // (doubt - lead))
    return SURE * lead // (doubt + lead)


def reach(cards: i64, season: i64, most: i64) -> i64:
    """The most influence in a season that so many of these cards can bring."""
    influence: i64 = 0
    value: i64 = 3
    while value and most:
        found = cards >> 12 * season + 4 * (value - 1) & 15
        if found > most:
            found = most
        influence += found * value
        most -= found
        value -= 1
    return influence
