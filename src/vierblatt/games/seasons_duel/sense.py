"""Table sense for the duel: what a sensible player does with his cards and what lies open."""

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

WHOLE: Final = 256  # a season that nobody can take away any more
CARDS: Final = 9  # in an influence area at the end (7.3)
POINT: Final = 4  # a point that lies in the season area, beside one that may come there
OPEN: Final = 2  # how much a card that is still to come blurs a lead


def choose(table: Table, hand: i64, pair: i64) -> i64:
    """The code of a sensible action for the player who must act and holds or was given these."""
    return _give(table, hand) if table.giving() else _place(table, hand, pair)


def _place(table: Table, hand: i64, pair: i64) -> i64:
    """The better one of the two ways."""
    seat = table.player()
    low = kinds_of(pair) & -kinds_of(pair)
    unseen = PACK - table.laid() - pair - hand
    mine = table.influence(seat)
    his = table.influence(1 - seat)
    first = prospect(table.middle + low, mine + pair - low, his, hand, unseen)
    second = prospect(table.middle + pair - low, mine + low, his, hand, unseen)
    return MIDDLE | low if first >= second else MIDDLE | pair - low


def _give(table: Table, hand: i64) -> i64:
    """The pair whose better placing helps the opponent least."""
    unseen = PACK - table.laid() - hand
    best: i64 = 0
    most: i64 = 0
    cards = kinds_of(hand)
    while cards:
        card = cards & -cards
        others = cards ^ card | twins_of(hand) & card
        while others:
            pair = card + (others & -others)
            worth_it = _given(table, card, pair - card, hand - pair, unseen)
            if best == 0 or worth_it > most:
                best = pair
                most = worth_it
            others &= others - 1
        cards ^= card
    return best


def _given(table: Table, card: i64, other: i64, hand: i64, unseen: i64) -> i64:
    """What the giver may hope for when the opponent has placed these two cards as he likes."""
    seat = table.player()
    mine = table.influence(seat)
    his = table.influence(1 - seat)
    first = prospect(table.middle + card, mine, his + other, hand, unseen)
    second = prospect(table.middle + other, mine, his + card, hand, unseen)
    return first if first < second else second


def prospect(middle: i64, mine: i64, his: i64, hand: i64, unseen: i64) -> i64:
    """What a player with this hand may hope for over his opponent, all seasons together."""
    to_me = CARDS - how_many(mine)
    to_him = CARDS - how_many(his)
    his_cards = hand + unseen if how_many(hand) > to_him else hand
    sum: i64 = 0
    season: i64
    for season in range(4):
        up = reach(unseen, season, to_me)
        down = reach(his_cards, season, to_him)
        stake = POINT * worth(middle, season) + 2 * (to_me + to_him)
        sum += stake * share(worth(mine, season) - worth(his, season), up, down, to_me + to_him)
    return sum


def share(lead: i64, up: i64, down: i64, to_come: i64) -> i64:
    """How likely a lead is to last, from -WHOLE to WHOLE, where it can grow and shrink so much."""
    if lead > down:
        return WHOLE
    if -lead > up:
        return -WHOLE
    if lead < 0:
        return -(WHOLE * -lead // (OPEN * to_come // 4 + 1 - lead))
    return WHOLE * lead // (OPEN * to_come // 4 + 1 + lead)


def reach(cards: i64, season: i64, most: i64) -> i64:
    """The most influence that so many of the cards can bring in a season."""
    sum: i64 = 0
    value: i64 = 3
    while value and most:
        n = cards >> 12 * season + 4 * (value - 1) & 15
        if n > most:
            n = most
        sum += n * value
        most -= n
        value -= 1
    return sum
