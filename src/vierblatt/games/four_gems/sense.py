"""Table sense for Four Gems: what a sensible player does with his hand and what lies open."""

from typing import Final

from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, highest, lowest
from vierblatt.games.four_gems.rules import (
    ANNOUNCE,
    CUT,
    CUTTING,
    NAME,
    PACK,
    PASS,
    PLAYING,
    SQUARE,
    TAKE,
    Table,
    face,
    gem_cards,
    squares,
)

BID_FROM: Final = 52  # the strength from which the takers gain on average, by simulation


def choose(table: Table, hand: i64) -> i64:
    """The code of a sensible action for the player whose turn it is, who holds this hand."""
    if table.phase == CUTTING:
        return CUT + 16
    if table.phase != PLAYING:
        return _bid(table, hand)
    card = _card(table, hand)
    if table.tricks == 0 and squares(hand):
        return card | ANNOUNCE
    return card


def _bid(table: Table, hand: i64) -> i64:
    turned = bit(table.turned)
    if table.passes < 4:
        return TAKE if strength(hand | turned, table.turned // 8) >= BID_FROM else PASS
    best: i64 = -1
    most: i64 = BID_FROM - 1
    gem: i64
    for gem in range(4):
        worth = strength(hand | turned, gem)
        if gem != table.turned // 8 and worth > most:
            most = worth
            best = gem
    return PASS if best < 0 else NAME + best


def strength(hand: i64, trump: i64) -> i64:
    """About how many points a hand of six makes with this trump, a partner helping."""
    trumps = hand & gem_cards(trump)
    worth: i64 = 8 * count(trumps)
    side = hand & ~trumps
    while trumps:
        worth += face(lowest(trumps) % 8)
        trumps &= trumps - 1
    twenties = side & SQUARE << 7
    worth += 16 * count(twenties) + 8 * count(side & twenties >> 1)
    four = squares(hand)
    for rank in cards_of(four):
        worth += 10 * face(rank)
    return worth


def _card(table: Table, hand: i64) -> i64:
    cards = table.duty(hand) & PACK
    if table.size == 0:
        return _lead(table, hand, cards)
    winners: i64 = 0
    for card in cards_of(cards):
        if table.beats(card):
            winners |= bit(card)
    if table.partner_wins() and (table.size == 3 or master(table, hand, table.best)):
        return dearest(table, cards & ~winners if cards & ~winners else cards)
    if winners:
        return _win(table, hand, cards, winners)
    return cheapest(table, cards)


def _win(table: Table, hand: i64, cards: i64, winners: i64) -> i64:
    """Take the trick if it stays ours, as cheaply as last, as highly as it must be before."""
    if table.size == 3:
        return cheapest(table, winners)
    top = highest(winners & gem_cards(table.led)) if winners & gem_cards(table.led) else -1
    if top >= 0 and (master(table, hand, top) or table.led == table.trump):
        return top
    ruffs = winners & gem_cards(table.trump)
    if ruffs and table.led != table.trump:
        return cheapest(table, ruffs)
    return cheapest(table, cards)


def _lead(table: Table, hand: i64, cards: i64) -> i64:
    """Draw trumps as taker, then cash what nobody can beat, else lead low from a long gem."""
    trumps = cards & gem_cards(table.trump)
    ours = (table.taker - table.player) % 2 == 0
    if trumps and ours and master(table, hand, highest(trumps)) and _trumps_out(table, hand):
        return highest(trumps)
    for card in cards_of(cards & ~trumps):
        if master(table, hand, card):
            return card
    side = cards & ~trumps if cards & ~trumps else cards
    best = lowest(side)
    for card in cards_of(side):
        if _dislike(hand, card) < _dislike(hand, best):
            best = card
    return best


def _dislike(hand: i64, card: i64) -> i64:
    return face(card % 8) - 2 * count(hand & gem_cards(card // 8))


def _trumps_out(table: Table, hand: i64) -> i64:
    return gem_cards(table.trump) & ~table.played() & ~hand


def master(table: Table, hand: i64, card: i64) -> bool:
    """Whether no card that is still out, of the same gem, is higher."""
    out = gem_cards(card // 8) & ~table.played() & ~hand
    return out & -bit(card + 1) == 0


def cheapest(table: Table, cards: i64) -> i64:
    """The card that is worth least, side cards before trumps."""
    best = lowest(cards)
    for card in cards_of(cards):
        if _cost(table, card) < _cost(table, best):
            best = card
    return best


def dearest(table: Table, cards: i64) -> i64:
    """The card that brings most and is no trump, for a trick that is the partner's."""
    side = cards & ~gem_cards(table.trump)
    if not side:
        return cheapest(table, cards)
    best = lowest(side)
    for card in cards_of(side):
        if (card % 8 > best % 8 and card % 8 < 7) or best % 8 == 7:
            best = card
    return best


def _cost(table: Table, card: i64) -> i64:
    return 2 * table.value(card) + (30 if card // 8 == table.trump else 0)
