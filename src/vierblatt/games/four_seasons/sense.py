"""Table sense for 4 Seasons: what a sensible player does with his own cards and what lies open.

Chances are counted in thousandths. The measure of a bid, and of a card to play, is the expected
square of the distance between the tricks that will be taken and the tricks that are needed.
"""

from typing import Final

from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, lowest
from vierblatt.games.four_seasons.rules import (
    BIDDING,
    BONUS,
    BUTTERFLY,
    KEEP,
    PACK,
    Table,
    bid_code,
    colour_cards,
    named,
)

SURE: Final = 1000


def choose(table: Table, seat: i64, hand: i64, bid: i64, top: i64) -> i64:
    """The code of a sensible action for a seat with this hand, these bid cards, this top card."""
    if table.phase == BIDDING:
        return _bid(table, hand)
    if table.phase == BONUS:
        return KEEP
    return _card(table, seat, hand, bid)


def chance(table: Table, hand: i64, out: i64, card: i64) -> i64:
    """How likely a card of a hand will take a trick, while the cards of `out` may lie elsewhere."""
    left = count(hand)
    if card == BUTTERFLY:
        return 530
    mates = colour_cards(card // 9)
    higher = count(out & mates & -bit(card))
    lower = count(out & mates) - higher
    own = count(hand & mates & (bit(card) - 1))
    over = count(hand & mates) - own - 1
    three = table.seats == 3
    if card // 9 == table.trump:
        if three:
            return _squash(2600 - 900 * higher + 100 * over + 1000 * own - 200 * left, 1000)
        return _squash(2000 - 900 * higher + 250 * over + 1100 * own - 200 * left, 1000)
    trumps = count(out & colour_cards(table.trump)) if table.trump >= 0 else 0
    own += over
    if three:
        return _squash(-1000 * higher + 400 * lower - 250 * own - 150 * trumps + 100 * left, 1000)
    return _squash(-900 - 700 * higher + 250 * lower - 200 * own - 200 * trumps + 200 * left, 1000)


def _squash(x: i64, scale: i64) -> i64:
    """A chance from 0 to 1000 that grows with `x`; 500 for 0."""
    if x < 0:
        return 500 - 500 * -x // (scale - x)
    return 500 + 500 * x // (scale + x)


def miss(table: Table, hand: i64, out: i64, need: i64) -> i64:
    """The expected square of the distance between the tricks of a hand and those needed."""
    mean: i64 = 0
    spread: i64 = 0
    rest = hand
    while rest:
        p = chance(table, hand, out, lowest(rest))
        mean += p
        spread += p * (SURE - p)
        rest &= rest - 1
    off = mean - SURE * need
    return spread + off * off


def _bid(table: Table, hand: i64) -> i64:
    out = PACK & ~hand & ~table.seen()
    cards = cards_of(hand)
    n: i64 = len(cards)
    best: i64 = 0
    least: i64 = 1 << 60
    i: i64
    j: i64
    k: i64
    for i in range(n):
        for j in range(i):
            two = bit(cards[i]) | bit(cards[j])
            if table.seats == 4:
                m = miss(table, hand & ~two, out, table.tricks_bid(two))
                if m < least:
                    least = m
                    best = two
                continue
            for k in range(j):
                three = two | bit(cards[k])
                m = miss(table, hand & ~three, out, table.tricks_bid(three))
                if m < least:
                    least = m
                    best = three
    return bid_code(best, lowest(best))


def _card(table: Table, seat: i64, hand: i64, bid: i64) -> i64:
    out = PACK & ~hand & ~bid & ~table.seen()
    need = table.tricks_bid(bid) - table.taken(seat)
    best: i64 = -1
    least: i64 = 1 << 60
    for card in cards_of(table.duty(hand)):
        code = card
        if card == BUTTERFLY and table.size == 0:
            code = named(0)
        now = chance_now(table, out, code, hand)
        rest = hand & ~bit(card)
        m = now * miss(table, rest, out, need - 1) + (SURE - now) * miss(table, rest, out, need)
        if m < least:
            least = m
            best = code
    return best


def chance_now(table: Table, out: i64, code: i64, hand: i64) -> i64:
    """How likely a card takes the trick that is on."""
    card = code & 63
    power = table.power(card) if table.size else table.power_to_lead(code)
    if table.size and power < table.best:
        return 0
    after = table.seats - table.size - 1
    if after == 0:
        return SURE
    led = table.led
    if table.size == 0:
        led = (code >> 6) - 1 if code > BUTTERFLY else card // 9
    beats: i64 = 0
    for other in cards_of(out & colour_cards(led)):
        if other % 9 + 1 + (16 if led == table.trump else 0) > power:
            beats += 1
    ruffs: i64 = 0
    if table.trump >= 0 and led != table.trump:
        for other in cards_of(out & colour_cards(table.trump)):
            if other % 9 + 17 > power:
                ruffs += 1
    return _squash(900 - (300 * beats + 50 * ruffs) * after // 2, 500)
