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
    won = worth(table, hand, unseen(table, hand | bid), table.tricks_bid(bid))
    return SHOW if won >= CONFIDENT else KEEP


def _bid(table: Table, hand: i64) -> i64:
    """The bid that the cards left over fit best, its highest card on top."""
    cards = hand
    if table.butterfly_bid == FORBIDDEN:
        cards &= ~bit(BUTTERFLY)
    best: i64 = 0
    most: i64 = -1
    out = unseen(table, hand)
    for bid in bids(cards, table.bid_size()):
        good = worth(table, hand & ~bid, out, table.tricks_bid(bid))
        if good > most:
            most = good
            best = bid
    return bid_code(best, highest_of(table, best))


def highest_of(table: Table, bid: i64) -> i64:
    """The card of a bid that is highest when it is shown."""
    top = lowest(bid)
    for card in cards_of(bid):
        if table.height(card) > table.height(top):
            top = card
    return top


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


def worth(table: Table, hand: i64, out: i64, need: i64) -> i64:
    """The chance to take just so many tricks with a hand, while `out` may lie elsewhere."""
    return odds(chances(table, hand, out), need)[need] if need >= 0 else 0


def odds(chances: vec[i64], most: i64) -> vec[i64]:
    """How likely cards with these chances take 0, 1, ... `most` tricks."""
    found = vec[i64](capacity=10)
    found = append(found, WHOLE)
    while len(found) <= most:
        found = append(found, 0)
    size: i64 = len(chances)
    i: i64
    for i in range(size):
        p = chances[i]
        n = i + 1 if i < most else most
        while n > 0:
            found[n] = found[n] * (SURE - p) + found[n - 1] * p >> 10
            n -= 1
        found[0] = found[0] * (SURE - p) >> 10
    return found


def chances(table: Table, hand: i64, out: i64) -> vec[i64]:
    """How likely each card of a hand takes a trick, the lowest first; `out` may lie elsewhere."""
    found = vec[i64](capacity=12)
    left = count(hand)
    three = table.seats == 3
    ruffs = count(out & colour_cards(table.trump)) if table.trump != NO_ONE else 0
    colour: i64
    for colour in range(4):
        mine = hand & colour_cards(colour)
        mates = out & colour_cards(colour)
        own = count(mine) - 1
        climb: i64 = 0  # for each lower card of one's own
        if colour == table.trump:
            climb = 900
            step: i64 = 900  # for each higher card elsewhere
            start = (3000 if three else 2200) + 200 * own - 200 * left
        elif three:
            step = 1400
            start = 400 * count(mates) - 200 * own - 150 * ruffs + 100 * left
        else:
            step = 950
            start = 250 * count(mates) - 200 * own - 200 * ruffs + 200 * left - 1000
        while mine:
            found = append(found, likely(start - step * count(mates & -(mine & -mine))))
            mine &= mine - 1
            start += climb
    return append(found, SURE // 2) if hand & bit(BUTTERFLY) else found


def likely(x: i64) -> i64:
    """A chance that grows with `x`: even for 0, three in four for 1000."""
    if x < 0:
        return SURE // 2 - SURE // 2 * -x // (1000 - x)
    return SURE // 2 + SURE // 2 * x // (1000 + x)


def _card(table: Table, hand: i64, bid: i64, need: i64) -> i64:
    """The card after which, trick taken or not, the rest of the hand fits best what is needed."""
    duty = table.duty(hand)
    if duty & duty - 1 == 0 and duty != bit(BUTTERFLY):
        return lowest(duty)
    out = unseen(table, hand | bid)
    best: i64 = 0
    most: i64 = -1
    for card in cards_of(duty):
        rest = chances(table, hand & ~bit(card), out)
        won = odds(rest, need)
        tricks = total(rest) * TRICK >> 10
        taking = tricks + TRICK + (won[need - 1] if need > 0 else 0)
        losing = tricks + (won[need] if need >= 0 else 0)
        for code in ways(table, card):
            p = takes(table, out, code, count(hand))
            good = taking * p + losing * (SURE - p)
            if good > most:
                most = good
                best = code
    return best


def total(chances: vec[i64]) -> i64:
    """How many tricks cards with these chances take on average, in 1024ths."""
    tricks: i64 = 0
    for p in chances:
        tricks += p
    return tricks


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
    if worth <= 0 or cards == 0:
        return count(cards)
    if worth >= 9:
        return 0
    return count(cards >> 9 * (lowest(cards) // 9) >> worth)
