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

CARD: Final = 25  # a card, while it is not decided who will have the most
HEART: Final = 25  # and a heart besides
SPADE: Final = -30
ACE: Final = 100
COIN: Final = 100
THREAT: Final = 200  # percent of what the others may take next, shared by the players: a loss
HOPE: Final = 30  # percent of what may be taken next by oneself: a gain
WINTER: Final = 30  # percent of either that is left in a field that has winter


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
    """All that is considered: what the rules list, sowings last."""
    codes = table.plays(hand).codes
    at: i64
    for at in range(4):
        if table.season(at) != DIAMONDS:
            for card in cards_of(hand):
                codes = append(codes, bit(card) | at << FIELD)
    return codes


def values_of(hand: i64) -> i64:
    """All that the cards of a hand can count, as bits."""
    values: i64 = 0
    while hand:
        values |= counts_as(lowest(hand))
        hand &= hand - 1
    return values


@final
class Look:
    """The table as its player sees it: what cards are worth, who may hold what, what lies where.

    The last four fields are about the action that is being weighed.
    """

    table: Table
    hand: i64 = 0
    card: i64 = CARD
    heart: i64 = HEART
    spade: i64 = SPADE
    coin: i64 = 0
    held: vec[i64]  # by value: how likely somebody else holds it, in percent
    threats: vec[i64]  # by field: the most that somebody else may take there
    hopes: vec[i64]  # by field and value: the most that oneself may take there next

    values: i64 = 0  # what the rest of the hand can count
    scale: i64 = 100  # what the season leaves of threats and hopes
    threat: i64 = 0
    hope: i64 = 0

    def see(self, table: Table, hand: i64) -> None:
        """Look at the table once, before the actions are weighed."""
        self.table = table
        self.hand = hand
        self.coin = COIN if table.coins else 0
        self._price()
        self._guess_hands()
        self.threats = vec[i64]([0, 0, 0, 0])
        self.hopes = vec[i64]([0] * 60)
        at: i64
        for at in range(4):
            self._see_field(at, table.listed(at))

    def _price(self) -> None:
        """What is decided already costs and brings nothing more."""
        if self._decided(PACK):
            self.card = 1
        if self._decided(SUIT):
            self.heart = 0
        if self._decided(SUIT << SPADES):
            self.spade = 0

    def _decided(self, counted: i64) -> bool:
        """Whether it is clear if the player will have the most of these cards."""
        own = count(self.table.taken[self.table.player] & counted)
        rest = count(counted) - own
        most: i64 = 0
        seat: i64
        for seat in range(self.table.seats):
            if seat != self.table.player:
                other = count(self.table.taken[seat] & counted)
                rest -= other
                if other > most:
                    most = other
        return own > most + rest or most > own + rest

    def _guess_hands(self) -> None:
        unknown = PACK & ~self.table.seen() & ~self.hand
        cards = count(unknown)
        promised: i64 = 0
        seat: i64
        for seat in range(self.table.seats):
            if seat != self.table.player:
                promised |= self.table.promised(seat)
        self.held = vec[i64]([0] * 15)
        value: i64
        for value in range(1, HIGH):
            nobody: i64 = 0 if promised & bit(value) else 100
            for _ in cards_of(unknown & worth(value)):
                nobody = nobody * self.table.left // cards
            self.held[value] = 100 - nobody
        self.held[HIGH] = self.held[1]

    def _see_field(self, at: i64, field: Field) -> None:
        cards = field.cards()
        for part in field.parts:
            if part & GROUP and part & PACK:
                value = part >> HOW & 15
                prize = self._prize(part & PACK, cards)
                if prize * self.held[value] > self.threats[at]:
                    self.threats[at] = prize * self.held[value]
                if prize * (100 - self.held[value]) > self.hopes[15 * at + value]:
                    self.hopes[15 * at + value] = prize * (100 - self.held[value])

    def _prize(self, cards: i64, there: i64) -> i64:
        """What some of the cards there are worth to whoever takes them with one card more."""
        prize = self.worth(cards) + self.card
        return prize + self.coin if cards == there else prize

    def worth(self, cards: i64) -> i64:
        """What cards are worth on one's harvest pile."""
        hearts = count(cards & SUIT)
        spades = count(cards >> SPADES & SUIT)
        aces = count(cards & ACES)
        return self.card * count(cards) + self.heart * hearts + self.spade * spades + ACE * aces

    def value(self, code: i64) -> i64:
        """What an action is worth."""
        moved = code & PACK
        at = code >> FIELD & 3
        how = code >> HOW & 15
        field = self.table.listed(at)
        summer = self._summer_after(code, moved & self.hand, at)
        self.values = values_of(self.hand & ~moved)
        self.threat = 0
        self.hope = 0
        self._weigh_elsewhere(at, summer)
        self._set_scale(at, summer)
        left = field.cards() & ~moved if how == HARVEST else field.cards() | moved
        self._weigh_field(field, moved, left)
        if how == SOW:
            self._weigh_sown(field, moved, left)
        elif how != HARVEST:
            self._weigh(self._prize(moved, left), how)
        gain: i64 = 0
        if how == HARVEST:
            gain = self.worth(moved) if left else self.worth(moved) + self.coin
        return gain + (HOPE * self.hope - THREAT // self.table.seats * self.threat) // 1_000_000

    def _summer_after(self, code: i64, played: i64, at: i64) -> i64:
        if not played & SEASON_CARDS:
            return self.table.summer
        suit = (code >> LAST) - 1 if code >> LAST else lowest(played) & 3
        return at - suit & 3

    def _set_scale(self, at: i64, summer: i64) -> None:
        self.scale = WINTER if (at - summer & 3) == SPADES else 100

    def _weigh_elsewhere(self, at: i64, summer: i64) -> None:
        """The fields that stay as they are, but for their season."""
        other: i64
        for other in range(4):
            if other == at:
                continue
            self._set_scale(other, summer)
            if self.threats[other] * self.scale > self.threat:
                self.threat = self.threats[other] * self.scale
            values = self.values
            while values:
                hope = self.hopes[15 * other + lowest(values)] * self.scale
                if hope > self.hope:
                    self.hope = hope
                values &= values - 1

    def _weigh_field(self, field: Field, moved: i64, left: i64) -> None:
        """The groups that stay in a field."""
        for part in field.parts:
            if part & GROUP and part & PACK and not part & PACK & moved:
                self._weigh(self._prize(part & PACK, left), part >> HOW & 15)

    def _weigh_sown(self, field: Field, card: i64, left: i64) -> None:
        """The groups that a card makes in a field."""
        low = lowest(card) // 4 + 1
        for part in field.parts:
            value = (part >> HOW & 15) + low
            if part & GROUP and not part & CLOSED and value <= HIGH:
                self._weigh(self._prize(part & PACK | card, left), value)

    def _weigh(self, prize: i64, value: i64) -> None:
        """Something that can be taken with a value after the action."""
        if prize * self.held[value] * self.scale > self.threat:
            self.threat = prize * self.held[value] * self.scale
        if self.values & bit(value) and prize * (100 - self.held[value]) * self.scale > self.hope:
            self.hope = prize * (100 - self.held[value]) * self.scale
