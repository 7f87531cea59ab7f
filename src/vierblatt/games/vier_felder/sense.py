"""Table sense for Vier Felder: what a sensible player does with his hand and what lies open.

An action is worth what it brings at once, less what it leaves to the others, and more for what it
leaves to its player; all in hundredths of a point.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, lowest
from vierblatt.games.vier_felder.rules import (
    ACES,
    CLOSED,
    DIAMONDS,
    FIELD,
    GROUP,
    HARVEST,
    HIGH,
    HOW,
    LAST,
    NO_ONE,
    PACK,
    SEASON_CARDS,
    SOW,
    SPADES,
    SUIT,
    Field,
    Table,
    counts_as,
    worth,
)

CARD: Final = 25  # what a card is worth while the most cards are not decided
HEART: Final = 25  # and a heart besides
SPADE: Final = -20
ACE: Final = 100
COIN: Final = 100
THREAT: Final = 50  # how much of what the others may take next is a loss, in hundredths
HOPE: Final = 30  # how much of what may be taken next by oneself is a gain
WINTER: Final = 30  # how much of either is left in a field that has winter


def choose(table: Table, hand: i64) -> i64:
    """The code of a sensible action for the player whose turn it is, who holds this hand."""
    look = Look()
    look.see(table, hand)
    best: i64 = 0
    most: i64 = -1_000_000
    for code in _codes(table, hand):
        value = look.value(code)
        if value > most:
            most = value
            best = code
    return best


def _codes(table: Table, hand: i64) -> vec[i64]:
    """All that is considered: the list of the rules, sowings last."""
    codes = table.plays(hand).codes
    at: i64
    for at in range(4):
        if table.season(at) != DIAMONDS:
            for card in cards_of(hand):
                codes = append(codes, bit(card) | at << FIELD)
    return codes


@final
class Look:
    """The table as its player sees it: what cards are worth, who may hold what, what lies where."""

    table: Table
    hand: i64 = 0
    card: i64 = CARD
    heart: i64 = HEART
    spade: i64 = SPADE
    coin: i64 = 0
    held: vec[i64]  # by value: how likely another player holds it, in hundredths
    threats: vec[i64]  # by field: the most that another player may take there
    hopes: vec[i64]  # by field and value: the most that oneself may take there next

    def see(self, table: Table, hand: i64) -> None:
        self.table = table
        self.hand = hand
        self.coin = COIN if table.coins else 0
        self._price()
        self._guess_hands()
        self.threats = vec[i64]([0, 0, 0, 0])
        self.hopes = vec[i64]([0] * 60)
        at: i64
        for at in range(4):
            self._see_field(at)

    def _price(self) -> None:
        """Whatever is decided already costs and brings nothing more."""
        if self._decided(PACK):
            self.card = 1
        if self._decided(SUIT):
            self.heart = 0
        if self._decided(SUIT << SPADES):
            self.spade = 0

    def _decided(self, counted: i64) -> bool:
        """Whether it is clear if the player will have the most of these cards."""
        table = self.table
        own = count(table.taken[table.player] & counted)
        gone = own
        most: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if seat != table.player:
                other = count(table.taken[seat] & counted)
                gone += other
                if other > most:
                    most = other
        rest = count(counted) - gone
        return own > most + rest or most > own + rest

    def _guess_hands(self) -> None:
        table = self.table
        unknown = PACK & ~table.seen() & ~self.hand
        cards = count(unknown)
        others = cards - table.left
        promised: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if seat != table.player:
                promised |= table.promised(seat)
        self.held = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        value: i64
        for value in range(1, 14):
            nobody: i64 = 100
            n = count(unknown & worth(value))
            while n:
                nobody = nobody * (cards - others) // cards
                n -= 1
            self.held[value] = 100 if promised & bit(value) else 100 - nobody
        self.held[HIGH] = self.held[1]

    def _see_field(self, at: i64) -> None:
        field = self.table.field(at)
        cards = field.cards()
        for part in field.parts:
            if part & GROUP and part & PACK:
                value = part >> HOW & 15
                prize = self._prize(part & PACK, cards)
                threat = prize * self.held[value]
                if threat > self.threats[at]:
                    self.threats[at] = threat
                hope = prize * (100 - self.held[value])
                if hope > self.hopes[15 * at + value]:
                    self.hopes[15 * at + value] = hope

    def _prize(self, cards: i64, all: i64) -> i64:
        """What some of the cards of a field are worth to who takes them with one more card."""
        prize = self.worth(cards) + self.card
        return prize + self.coin if cards == all else prize

    def worth(self, cards: i64) -> i64:
        """What cards are worth on one's harvest pile."""
        points = self.card * count(cards) + ACE * count(cards & ACES)
        return points + self.heart * count(cards & SUIT) + self.spade * count(cards >> SPADES & SUIT)

    def value(self, code: i64) -> i64:
        """What an action is worth."""
        moved = code & PACK
        played = moved & self.hand
        at = code >> FIELD & 3
        how = code >> HOW & 15
        field = self.table.field(at)
        gain: i64 = 0
        left = field.cards() & ~moved
        if how == HARVEST:
            gain = self.worth(moved)
            if not left:
                gain += self.coin
        else:
            left |= moved
        summer = self.table.summer
        if played & SEASON_CARDS:
            suit = (code >> LAST) - 1 if code >> LAST else lowest(played) & 3
            summer = at - suit & 3
        return gain * 100 + self._after(field, at, how, moved, played, left, summer)

    def _after(
        self, field: Field, at: i64, how: i64, moved: i64, played: i64, left: i64, summer: i64
    ) -> i64:
        rest = self.hand & ~played
        values: i64 = 0
        for card in cards_of(rest):
            values |= counts_as(card)
        threat: i64 = 0
        hope: i64 = 0
        other: i64
        for other in range(4):
            if other != at:
                scale: i64 = WINTER if (other - summer & 3) == SPADES else 100
                if self.threats[other] * scale > threat:
                    threat = self.threats[other] * scale
                v = values
                while v:
                    h = self.hopes[15 * other + lowest(v)] * scale
                    if h > hope:
                        hope = h
                    v &= v - 1
        scale = WINTER if (at - summer & 3) == SPADES else 100
        low = lowest(played) // 4 + 1
        for part in field.parts:
            cards = part & PACK
            if part & GROUP and cards & moved == 0:
                value = part >> HOW & 15
                if cards:
                    prize = self._prize(cards, left)
                    if prize * self.held[value] * scale > threat:
                        threat = prize * self.held[value] * scale
                    if values & bit(value) and prize * (100 - self.held[value]) * scale > hope:
                        hope = prize * (100 - self.held[value]) * scale
                if how == SOW and not part & CLOSED and value + low <= HIGH:
                    prize = self._prize(cards | played, left)
                    value += low
                    if prize * self.held[value] * scale > threat:
                        threat = prize * self.held[value] * scale
                    if values & bit(value) and prize * (100 - self.held[value]) * scale > hope:
                        hope = prize * (100 - self.held[value]) * scale
        if how != SOW and how != HARVEST:
            prize = self._prize(moved, left)
            if prize * self.held[how] * scale > threat:
                threat = prize * self.held[how] * scale
            if prize * (100 - self.held[how]) * scale > hope:
                hope = prize * (100 - self.held[how]) * scale
        return (HOPE * hope - THREAT * threat) // 10_000
