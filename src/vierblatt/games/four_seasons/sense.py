"""Table sense for 4 Seasons: what a sensible player does with his own cards and what lies open.

Each card has a chance to take a trick, in 1024ths; the weights behind it come from simulation.
What is worth having is a good chance to take just as many tricks as are needed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, lowest
from vierblatt.games.four_seasons.rules import (
    BIDDING,
    BONUS,
    BUTTERFLY,
    FORBIDDEN,
    KEEP,
    NAMES,
    NO_ONE,
    PACK,
    SHOW,
    TRUMPS,
    Table,
    bid_code,
    colour_cards,
    named,
)

SURE: Final = 1024
WHOLE: Final = 1 << 20  # a chance when it is counted more finely
TRICK: Final = WHOLE // 32  # what a trick is worth in play, beside the chance to win the bid
CONFIDENT: Final = WHOLE * 2 // 5  # of such bids about two in three are won


def choose(table: Table, seat: i64, hand: i64, bid: i64, top: i64) -> i64:
    """The code of a sensible action for a seat with this hand, these bid cards, this top card."""
    if table.phase == BIDDING:
        return _bid(table, hand)
    if table.phase == BONUS:
        return _speak(table, hand, bid, top)
    return _card(table, hand, bid, table.tricks_bid(bid) - table.taken(seat))


def _speak(table: Table, hand: i64, bid: i64, top: i64) -> i64:
    """Show a bid that is likely to be won, if that makes a bonus player."""
    if not table.is_highest(top):
        return KEEP
    odds = worth(table, hand, unseen(table, hand | bid), table.tricks_bid(bid), 0)
    return SHOW if odds >= CONFIDENT else KEEP


def _bid(table: Table, hand: i64) -> i64:
    """The bid that the cards left over fit best, its highest card on top."""
    cards = hand
    if table.butterfly_bid == FORBIDDEN:
        cards &= ~bit(BUTTERFLY)
    best: i64 = 0
    most: i64 = -1
    out = unseen(table, hand)
    for bid in bids(cards, table.bid_size()):
        good = worth(table, hand & ~bid, out, table.tricks_bid(bid), 0)
        if good > most:
            most = good
            best = bid
    top = lowest(best)
    for card in cards_of(best):
        if table.height(card) > table.height(top):
            top = card
    return bid_code(best, top)


def bids(cards: i64, size: i64) -> vec[i64]:
    """All sets of two or three of the cards."""
    found = vec[i64](capacity=220)
    high = cards
    while high:
        one = high & -high
        high &= high - 1
        middle = high
        while middle:
            two = one | middle & -middle
            middle &= middle - 1
            if size == 2:
                found = append(found, two)
                continue
            low = middle
            while low:
                found = append(found, two | low & -low)
                low &= low - 1
    return found


def unseen(table: Table, own: i64) -> i64:
    """The cards that a player who holds and has laid these may meet."""
    return PACK & ~own & ~table.seen()


def worth(table: Table, hand: i64, out: i64, need: i64, trick: i64) -> i64:
    """The chance to take just so many tricks with a hand, and so much more for each trick."""
    odds = vec[i64]([WHOLE, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # by number of tricks
    tricks: i64 = 0
    size: i64 = 0
    rest = hand
    while rest:
        p = chance(table, hand, out, lowest(rest))
        rest &= rest - 1
        tricks += p
        size += 1
        n = size
        while n:
            odds[n] = odds[n] * (SURE - p) + odds[n - 1] * p >> 10
            n -= 1
        odds[0] = odds[0] * (SURE - p) >> 10
    exact = odds[need] if 0 <= need <= size else 0
    return exact + (tricks * trick >> 10)


def chance(table: Table, hand: i64, out: i64, card: i64) -> i64:
    """How likely a card of a hand takes a trick, while the cards of `out` may lie elsewhere."""
    if card == BUTTERFLY:
        return SURE // 2
    mates = colour_cards(card // 9)
    higher = count(out & mates & -bit(card))
    own = count(hand & mates) - 1
    if card // 9 == table.trump:
        below = count(hand & mates & bit(card) - 1)
        start: i64 = 3000 if table.seats == 3 else 2200
        return likely(start - 900 * higher + 200 * own + 900 * below - 200 * count(hand))
    lower = count(out & mates) - higher
    ruffs = count(out & colour_cards(table.trump)) if table.trump != NO_ONE else 0
    if table.seats == 3:
        return likely(400 * lower - 1000 * higher - 200 * own - 150 * ruffs + 100 * count(hand))
    return likely(250 * lower - 700 * higher - 200 * own - 200 * ruffs + 200 * count(hand) - 1000)


def likely(x: i64) -> i64:
    """A chance that grows with `x`: even for 0, three in four for 1000."""
    if x < 0:
        return SURE // 2 - SURE // 2 * -x // (1000 - x)
    return SURE // 2 + SURE // 2 * x // (1000 + x)


def _card(table: Table, hand: i64, bid: i64, need: i64) -> i64:
    """The card after which, trick taken or not, the rest of the hand fits best what is needed."""
    out = unseen(table, hand | bid)
    best: i64 = 0
    most: i64 = -1
    for card in cards_of(table.duty(hand)):
        rest = hand & ~bit(card)
        taking = worth(table, rest, out, need - 1, TRICK) + TRICK
        losing = worth(table, rest, out, need, TRICK)
        for code in ways(table, card):
            p = takes(table, out, code, count(hand))
            good = taking * p + losing * (SURE - p)
            if good > most:
                most = good
                best = code
    return best


def ways(table: Table, card: i64) -> vec[i64]:
    """The ways to play a card: the butterfly may name each colour when it is led."""
    if card != BUTTERFLY or table.size:
        return vec[i64]([card])
    return vec[i64]([named(0), named(1), named(2), named(3)])


def takes(table: Table, out: i64, code: i64, left: i64) -> i64:
    """How likely a card takes the trick that is on."""
    after = table.seats - table.size - 1
    if table.size:
        led = table.led
        power = table.power(code)
        if power < table.best:
            return 0
    else:
        led = (code >> NAMES) - 1 if code > BUTTERFLY else code // 9
        power = table.power_to_lead(code)
    if after == 0:
        return SURE
    mates = out & colour_cards(led)
    if led == table.trump:
        return likely(4000 - 1250 * above(mates, power - TRUMPS) + 300 * count(mates) - 400 * left)
    ruffs: i64 = 0
    if table.trump != NO_ONE:
        ruffs = above(out & colour_cards(table.trump), power - TRUMPS)
    if power >= TRUMPS:
        return likely(2800 - 220 * ruffs)
    higher = above(mates, power)
    start = 2800 - 950 * after
    return likely(start - 1000 * higher + 300 * count(mates) - 220 * ruffs + 80 * left)


def above(cards: i64, worth: i64) -> i64:
    """How many cards of one colour are worth more than that."""
    n: i64 = 0
    while cards:
        if lowest(cards) % 9 + 1 > worth:
            n += 1
        cards &= cards - 1
    return n
