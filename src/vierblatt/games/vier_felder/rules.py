"""Vier Felder: one round, from the deal to the last card. Paragraphs are those of docs/rules.

A card is ``4 * (value - 1) + suit`` with suits H, D, S, C and an ace as 1. An action is
``how << 54 | field << 52 | set of the cards that move``: how is SOW, HARVEST or the value of the
stockpile, and the card played is the one that is in the hand. A full harvest is a harvest that
moves four cards of the hand, with ``suit + 1`` of the last season card at 58 (0 when there is
none).

What can be done has no bound: n low cards in a field can be taken in about 2**n ways. `why_not`
decides about any action all the same; `legal` lists all of them unless a field is crowded, and then
all sowings, and of harvests and stockpiles what `LISTED` and `UNIONS` leave, among the harvests all
single groups that are listed and for each value the fullest harvest that `fullest` finds.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, full, highest, lowest
from vierblatt.core.state import Refusal, State

PACK: Final = 0xF_FFFF_FFFF_FFFF
SUIT: Final = 0x1_1111_1111_1111  # the hearts; the other suits lie one to three bits higher
ACES: Final = 0xF
SEASON_CARDS: Final = 0xF_FF00_0000_000F  # jacks, queens, kings and aces (1.6)
SIZE: Final = 52
NO_ONE: Final = -1

HEARTS: Final = 0  # summer
DIAMONDS: Final = 1  # autumn
SPADES: Final = 2  # winter
CLUBS: Final = 3  # spring

FIELD: Final = 52  # where the field stands in an action
HOW: Final = 54
LAST: Final = 58  # the suit of the last season card of a full harvest, and one
SOW: Final = 0
HARVEST: Final = 15
HIGH: Final = 14  # the highest value of a stockpile, and the higher one of an ace
EQUAL: Final = 1 << 58  # the kind of a stockpile, above its value at HOW and its cards

HAND: Final = 4
REFILL: Final = 3

LISTED: Final = 200
"""So many parts of a field are listed; of a more crowded one the later items only alone."""
UNIONS: Final = 64
"""So many sets are made of the groups of one value, or stockpiles of one card and one value."""

GROUP: Final = 1 << 58  # a part that may be a group of its own
OPEN: Final = 1 << 59  # a part that may stand in a group with the card played
CLOSED: Final = 1 << 60  # a part that no further item may join

MOST: Final = 1  # of those who tie, the one with the most coins (11.2)
FEWEST: Final = -1  # the one with the fewest (11.3)


def counts_as(card: i64) -> i64:
    """All that a card can count, as bits (1.5)."""
    return 0x4002 if card < 4 else bit(card // 4 + 1)


def worth(value: i64) -> i64:
    """The cards that can count so much."""
    return ACES if value == HIGH else ACES * bit(4 * value - 4)


def total(cards: i64) -> i64:
    """The sum of some cards, each ace as 1."""
    points: i64 = 0
    while cards:
        points += lowest(cards) // 4 + 1
        cards &= cards - 1
    return points


def up_to(value: i64) -> i64:
    """The cards that count no more than this, each ace as 1."""
    return full(4 * value) if value < 13 else PACK


def complete(cards: i64, missing: i64) -> i64:
    """Some of the cards that add up to what is missing, high ones first; -1 when none do."""
    if missing == 0:
        return 0
    cards &= up_to(missing)
    while cards:
        card = highest(cards)
        cards ^= bit(card)
        rest = complete(cards, missing - card // 4 - 1)
        if rest >= 0:
            return rest | bit(card)
        cards &= full(card // 4 * 4)  # others of the same value fail alike
    return -1


def include(found: vec[i64], start: i64, code: i64) -> vec[i64]:
    """Add what is not there from `start` on."""
    i = start
    n: i64 = len(found)
    while i < n:
        if found[i] == code:
            return found
        i += 1
    return append(found, code)


def field_of(loose: i64, piles: vec[i64]) -> "Field":
    field = Field()
    field.loose = loose
    field.piles = piles
    return field


@final
class Field:
    """What lies in one field. It is never changed, so that positions can share it.

    A *part* is some of its items that together count no more than 14: their cards, their sum at
    HOW, and GROUP, OPEN and CLOSED. An ace counts 1 in it, or 14 when it is the whole part.
    """

    loose: i64 = 0
    piles: vec[i64]  # the stockpiles: cards, value at HOW, EQUAL; in ascending order, so EQUAL last
    parts: vec[i64]  # listed when they are first wanted, the empty one first
    group_sums: i64 = 0  # the sums of the parts that are groups, as bits
    open_sums: i64 = 0  # the sums of those that may stand with the card played
    listed: bool = False
    crowded: bool = False  # not all parts are listed
    taking: i64 = 0  # what `takes` has found, and 1

    def cards(self) -> i64:
        cards = self.loose
        for pile in self.piles:
            cards |= pile & PACK
        return cards

    def sum_of(self, cards: i64) -> i64:
        """What loose cards and whole stockpiles add up to, each ace as 1."""
        points = total(cards & self.loose)
        for pile in self.piles:
            if pile & PACK & cards:
                points += pile >> HOW & 15
        return points

    def without(self, cards: i64) -> "Field":
        """The field when these have been taken away."""
        return field_of(self.loose & ~cards, self._piles_without(cards))

    def _piles_without(self, cards: i64) -> vec[i64]:
        if cards & ~self.loose & self.cards() == 0:
            return self.piles
        piles = vec[i64](capacity=len(self.piles))
        for pile in self.piles:
            if pile & PACK & cards == 0:
                piles = append(piles, pile)
        return piles

    def with_pile(self, new: i64) -> "Field":
        """The field when the cards of this stockpile have been bound together."""
        piles = vec[i64](capacity=len(self.piles) + 1)
        waits = True
        for pile in self._piles_without(new):
            if waits and new < pile:
                piles = append(piles, new)
                waits = False
            piles = append(piles, pile)
        if waits:
            piles = append(piles, new)
        return field_of(self.loose & ~new, piles)

    # What adds up in it

    def list_parts(self, piles_in_sums: bool) -> None:
        """List all parts: first those of hearts alone, last those that need a stockpile.

        As soon as LISTED are there, each further item is listed only by itself.
        """
        self.listed = True
        self.parts = append(vec[i64](capacity=16), GROUP | OPEN)
        self._list_loose()
        for pile in self.piles:
            self._list_pile(pile, piles_in_sums)
        aces = self.loose & ACES
        while aces:
            self.parts = append(self.parts, aces & -aces | HIGH << HOW | GROUP | CLOSED)
            aces &= aces - 1
        self._note_sums()

    def _list_loose(self) -> None:
        suit: i64
        for suit in range(4):
            rest = self.loose >> suit & SUIT
            value: i64 = 1
            while rest:
                if rest & 1:
                    self._join(bit(4 * value - 4 + suit) | value << HOW, value)
                rest >>= 4
                value += 1

    def _list_pile(self, pile: i64, in_sums: bool) -> None:
        value = pile >> HOW & 15
        if pile & EQUAL:
            self.parts = append(self.parts, pile & ~EQUAL | GROUP | CLOSED)  # 8.13
        elif in_sums:
            self._join(pile, value)  # 14.1
        else:
            self._raise(pile, value)

    def _joinable(self) -> i64:
        """How many of the parts a further item is joined to."""
        n: i64 = len(self.parts)
        if n < LISTED:
            return n
        self.crowded = True
        return 1

    def _join(self, item: i64, value: i64) -> None:
        """List an item by itself and with every part that it may join."""
        parts = self.parts
        n = self._joinable()
        i: i64 = 0
        while i < n:
            part = parts[i]
            if (part >> HOW & 15) + value <= HIGH:
                parts = append(parts, part + item)
            i += 1
        self.parts = parts

    def _raise(self, pile: i64, value: i64) -> None:
        """A sum stockpile is a group by itself, or is raised with loose cards (6.8, 8.15)."""
        parts = self.parts
        n = self._joinable()
        parts = append(parts, pile | GROUP | OPEN | CLOSED)
        i: i64 = 1
        while i < n:
            part = parts[i]
            if (part >> HOW & 15) + value < HIGH and not part & CLOSED:
                parts = append(parts, part + pile - GROUP + CLOSED)
            i += 1
        self.parts = parts

    def _note_sums(self) -> None:
        for part in self.parts:
            value = bit(part >> HOW & 15)
            if part & GROUP:
                self.group_sums |= value
            if part & OPEN:
                self.open_sums |= value
        self.group_sums &= ~1
        if self.crowded:
            self.group_sums = 0x7FFE  # there may be groups of any value

    def unions(self, value: i64) -> vec[i64]:
        """The sets that fall into groups of this value, the empty one first.

        When there are more than UNIONS, every single group is there, and the fullest set.
        """
        found = vec[i64]([0], capacity=4)
        if self.group_sums & bit(value):
            for part in self.parts:
                if part >> HOW & 31 == value | GROUP >> HOW:
                    found = self._unite(found, part & PACK)
            if self.crowded or len(found) > UNIONS:
                return include(found, 0, self.fullest(value))
        return found

    def _unite(self, found: vec[i64], group: i64) -> vec[i64]:
        """Add a group, and together with all that it does not overlap."""
        n: i64 = len(found)
        united = append(found, group)
        i: i64 = 1
        while i < n and len(united) <= UNIONS:
            if found[i] & group == 0:
                both = found[i] | group
                # no set can be made of three groups in two ways
                united = append(united, both) if n < 5 else include(united, 1, both)
            i += 1
        return united

    def takes(self) -> i64:
        """The values with which cards or whole stockpiles can be taken, as bits, and the bit of 0.

        What needs stockpiles in sums (14.2) is not counted.
        """
        if self.taking == 0:
            sums: i64 = 1
            cards = self.loose
            while cards:
                sums |= sums << lowest(cards) // 4 + 1 & 0x7FFF
                cards &= cards - 1
            if self.loose & ACES:
                sums |= bit(HIGH)
            for pile in self.piles:
                sums |= bit(pile >> HOW & 15)
            self.taking = sums
        return self.taking

    def fullest(self, value: i64) -> i64:
        """As much as can be taken with this value by completing groups from high cards down."""
        taken: i64 = 0
        for pile in self.piles:
            if pile >> HOW & 15 == value:
                taken |= pile & PACK
        rest = self.loose & up_to(value)
        while rest:
            card = highest(rest)
            rest ^= bit(card)
            others = complete(rest, value - card // 4 - 1)
            if others >= 0:
                taken |= others | bit(card)
                rest &= ~others
        return taken | self.loose & ACES if value == HIGH else taken


@final
class Plays:
    """The codes of what may be harvested and stockpiled with a hand, field by field."""

    hand: i64 = 0
    once: i64 = 0  # all that the cards of the hand can count, as bits
    twice: i64 = 0  # what two of them can count
    all_four: i64 = 0  # the value of a full harvest, 0 when there can be none
    suits: i64 = 0  # of the season cards in the hand, as bits
    whole: bool = True  # nothing was left out
    codes: vec[i64]

    def add(self, at: i64, field: Field, season: i64) -> None:
        """Add what can be done in a field."""
        if field.crowded:
            self.whole = False
        if season != SPADES:
            self._add_harvests(at, field)
        if season != CLUBS:
            cards = self.hand
            while cards:
                self._add_stockpiles(at, field, cards & -cards)
                cards &= cards - 1

    def _add_harvests(self, at: i64, field: Field) -> None:
        how = HARVEST << HOW | at << FIELD
        values = self.once & field.group_sums
        while values:
            value = lowest(values)
            taken = self._unions(field, value)
            cards = self.hand & worth(value)
            while cards:
                # what is all loose aces, an ace takes by counting 1 (6.11)
                self._add(how | cards & -cards, taken, field.loose & ACES if value == HIGH else 0)
                cards &= cards - 1
            values &= values - 1
        if self.all_four and field.loose & worth(self.all_four):
            self._add_full_harvests(how | self.hand, self._unions(field, self.all_four))

    def _unions(self, field: Field, value: i64) -> vec[i64]:
        found = field.unions(value)
        if len(found) > UNIONS:
            self.whole = False
        return found

    def _add(self, how: i64, sets: vec[i64], known: i64) -> None:
        """Add all of the sets but the empty one, and but those of known cards alone."""
        codes = self.codes
        n: i64 = len(sets)
        i: i64 = 1
        while i < n:
            if sets[i] & ~known:
                codes = append(codes, how | sets[i])
            i += 1
        self.codes = codes

    def _add_full_harvests(self, how: i64, taken: vec[i64]) -> None:
        if not self.suits:
            self._add(how, taken, 0)  # 13.8
        suit: i64
        for suit in range(4):
            if self.suits & bit(suit):
                self._add(how | suit + 1 << LAST, taken, 0)  # 13.7

    def _add_stockpiles(self, at: i64, field: Field, card: i64) -> None:
        """Try all values that another card of the hand can count (8.3)."""
        number = lowest(card)
        low = number // 4 + 1
        keep = self.once & ~counts_as(number) | self.twice
        values = field.open_sums << low & keep
        if number < 4:
            values |= keep & bit(HIGH)
        while values:
            value = lowest(values)
            how = value << HOW | at << FIELD | card
            self._bind(how, field, value, value - low, value == HIGH and number < 4)
            values &= values - 1

    def _bind(self, how: i64, field: Field, value: i64, missing: i64, high: bool) -> None:
        """Add the stockpiles of a card that leaves so much missing, or nothing, as high ace."""
        further = self._unions(field, value)
        start: i64 = len(self.codes)
        if missing == 0 or high:
            self._add(how, further, 0)
        if missing == 0:
            return
        for part in field.parts:
            if part >> HOW & 47 == missing | OPEN >> HOW:
                self._bind_with(part & PACK, how, further, start)

    def _bind_with(self, part: i64, how: i64, further: vec[i64], start: i64) -> None:
        """Add the stockpiles whose active group needs this part."""
        codes = self.codes
        n: i64 = len(further)
        i: i64 = 0
        while i < n:
            if further[i] & part == 0:
                if len(codes) - start > UNIONS:
                    self.whole = False
                    break
                codes = include(codes, start, how | part | further[i])
            i += 1
        self.codes = codes


@final
class Split:
    """Whether items fall into groups of one value: the largest item first, failures kept."""

    value: i64 = 0
    steps: i64 = 0  # how often an item was tried
    failed: set[int]

    def fits(self, items: vec[i64]) -> bool:
        """`items` has how many there are of each value; those that count 1 are aces."""
        value = self.value
        points: i64 = 0
        v: i64
        for v in range(1, 15):
            points += v * items[v]
            if v > value and items[v]:
                return False
        items[value] = 0  # each a group by itself
        if value < HIGH:
            return points % value == 0 and self._all_fit(self._pack(items))
        items[1] -= points % HIGH  # so many aces must count 14
        items[1] -= items[13]  # and so many stand with the kings
        return items[1] >= 0 and self._all_fit(self._pack(items))

    def _pack(self, items: vec[i64]) -> i64:
        self.failed = set()
        packed: i64 = 0
        v: i64
        for v in range(1, 13):
            packed |= items[v] << 5 * (v - 1)
        return packed

    def _all_fit(self, items: i64) -> bool:
        if items == 0:
            return True
        if int(items) in self.failed:
            return False
        top = highest(items) // 5 + 1
        if self._rest_fits(items - bit(5 * (top - 1)), top, self.value - top):
            return True
        self.failed.add(int(items))
        return False

    def _rest_fits(self, items: i64, top: i64, missing: i64) -> bool:
        """Whether the group that lacks so much can be completed, with no item above `top`."""
        self.steps += 1
        if missing == 0:
            return self._all_fit(items)
        v = missing if missing < top else top
        while v:
            one = bit(5 * (v - 1))
            if items & 31 * one and self._rest_fits(items - one, v, missing - v):
                return True
            v -= 1
        return False


def count_values(cards: i64) -> vec[i64]:
    """How many cards there are of each value."""
    items = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    while cards:
        items[lowest(cards) // 4 + 1] += 1
        cards &= cards - 1
    return items


def fits(items: vec[i64], value: i64) -> bool:
    """Whether so many items of each value fall into groups that count `value` each."""
    split = Split()
    split.value = value
    return split.fits(items)


class Table(State):
    """What lies open for everyone, and what everyone remembers; no hand is in it."""

    seats: i64 = 2
    full_harvest: bool = False
    lager_in_sum: bool = False

    dealer: i64 = 0
    player: i64 = NO_ONE  # when the round is over, too
    summer: i64 = 0  # the field at which the hearts of the square point
    coins: i64 = 0  # on the square
    won: i64 = 0  # the coins of each seat, eight bits each
    promises: i64 = 0  # the values that each seat is known to hold, 14 bits each (18.8)
    left: i64 = 0  # the cards in the draw pile
    taken: vec[i64]  # the harvest piles; never changed in place
    field0: Field
    field1: Field
    field2: Field
    field3: Field

    def field(self, at: i64) -> Field:
        if at < 2:
            return self.field0 if at == 0 else self.field1
        return self.field2 if at == 2 else self.field3

    def listed(self, at: i64) -> Field:
        """A field with its parts listed."""
        field = self.field(at)
        if not field.listed:
            field.list_parts(self.lager_in_sum)
        return field

    def lay(self, at: i64, field: Field) -> None:
        """Let a field be like this from now on."""
        if at == 0:
            self.field0 = field
        elif at == 1:
            self.field1 = field
        elif at == 2:
            self.field2 = field
        else:
            self.field3 = field

    def season(self, at: i64) -> i64:
        """The suit that points at a field (2.8)."""
        return at - self.summer & 3

    def won_by(self, seat: i64) -> i64:
        """The coins of a seat."""
        return self.won >> 8 * seat & 255

    def promised(self, seat: i64) -> i64:
        """The values that a seat is known to hold, as bits, an ace as 1."""
        return self.promises >> 14 * seat & 0x3FFF

    def seen(self) -> i64:
        """All that lies open or has lain open in this round (18.6)."""
        cards: i64 = 0
        for gone in self.taken:
            cards |= gone
        at: i64
        for at in range(4):
            cards |= self.field(at).cards()
        return cards

    def sowings(self, hand: i64) -> vec[i64]:
        """The codes of all ways to sow a card of this hand."""
        codes = vec[i64](capacity=32)
        at: i64
        for at in range(4):
            cards = 0 if self.season(at) == DIAMONDS else hand
            while cards:
                codes = append(codes, cards & -cards | at << FIELD)
                cards &= cards - 1
        return codes

    def plays(self, hand: i64) -> Plays:
        """What the player may harvest and stockpile, if this is his hand."""
        plays = Plays()
        plays.hand = hand
        plays.codes = vec[i64](capacity=24)
        cards = hand
        while cards:
            values = counts_as(lowest(cards))
            plays.twice |= plays.once & values
            plays.once |= values
            cards &= cards - 1
        if self.full_harvest and count(hand) == HAND and total(hand) <= HIGH:
            plays.all_four = total(hand)
            plays.suits = season_suits(hand)
        at: i64
        for at in range(4):
            plays.add(at, self.listed(at), self.season(at))
        return plays

    # Why something may not be done

    def why_not_with(self, hand: i64, code: i64) -> Refusal | None:
        """Why the player may not do this, if this is his hand."""
        moved = code & PACK
        played = moved & hand
        if not played:
            return Refusal("4.4", "not-in-hand")
        how = code >> HOW & 15
        field = self.field(code >> FIELD & 3)
        season = self.season(code >> FIELD & 3)
        if played & played - 1:
            if how == HARVEST and (self.full_harvest or count(played) == HAND):
                return self._why_not_all_four(hand, code, field, season)
            return Refusal("4.3", "one-card", played)
        if code >> LAST:
            return Refusal("4.7", "no-such-action")
        if how == SOW:
            return self._why_not_sow(moved ^ played, season)
        if how == HARVEST:
            return self._why_not_harvest(played, moved ^ played, field, season)
        return self._why_not_stockpile(hand, played, moved ^ played, how, field, season)

    def _why_not_sow(self, others: i64, season: i64) -> Refusal | None:
        if season == DIAMONDS:
            return Refusal("5.2", "no-sowing-in-autumn")
        if others:
            return Refusal("5.1", "sow-one-card", others)
        return None

    def _why_not_harvest(
        self, played: i64, taken: i64, field: Field, season: i64
    ) -> Refusal | None:
        if season == SPADES:
            return Refusal("6.2", "no-harvest-in-winter")
        if not taken:
            return Refusal("6.3", "take-something")
        value = total(played)
        refusal = self._why_not_take(field, taken, value)
        if refusal is not None and value == 1:
            return self._why_not_take(field, taken, HIGH)  # 6.4
        return refusal

    def _why_not_take(self, field: Field, taken: i64, value: i64) -> Refusal | None:
        """Whether a set can be split into groups and stockpiles of a value (6.10)."""
        refusal = self._why_not_there(field, taken, "6.7")
        if refusal is not None:
            return refusal
        items = count_values(taken & field.loose)
        for pile in field.piles:
            height = pile >> HOW & 15
            if pile & PACK & taken and height != value:
                if pile & EQUAL or not self.lager_in_sum:
                    return Refusal("6.8", "stockpile-by-exact-value", pile & PACK)
                items[height] += 1
        return None if fits(items, value) else Refusal("6.5", "sums-must-fit", taken)

    def _why_not_there(self, field: Field, cards: i64, rule: str) -> Refusal | None:
        """Cards must lie in the field, and stockpiles move as a whole."""
        if cards & ~field.cards():
            return Refusal("4.6", "not-in-this-field", cards & ~field.cards())
        for pile in field.piles:
            if pile & PACK & cards and pile & PACK & ~cards:
                return Refusal(rule, "stockpile-as-a-whole", pile & PACK)
        return None

    def _why_not_stockpile(
        self, hand: i64, played: i64, joined: i64, value: i64, field: Field, season: i64
    ) -> Refusal | None:
        if season == CLUBS:
            return Refusal("8.2", "no-stockpile-in-spring")
        if not (hand ^ played) & worth(value):
            return Refusal("8.3", "keep-the-value")
        if not joined:
            return Refusal("8.7", "join-something")
        refusal = self._why_not_there(field, joined, "8.16")
        if refusal is not None:
            return refusal
        return self._why_not_bind(total(played), joined, value, field)

    def _why_not_bind(self, low: i64, joined: i64, value: i64, field: Field) -> Refusal | None:
        """Whether a card that counts so much and a set can be split as a stockpile (8.21)."""
        items = count_values(joined & field.loose)
        raised: i64 = 0
        for pile in field.piles:
            height = pile >> HOW & 15
            if pile & PACK & joined and height != value:
                if pile & EQUAL:
                    return Refusal("8.13", "equal-stockpile-stays", pile & PACK)
                if self.lager_in_sum:
                    items[height] += 1  # 14.3
                elif raised:
                    return Refusal("8.15", "raise-only-one", pile & PACK)
                else:
                    raised = height
        if low + raised > value:
            return Refusal("8.10", "sums-must-fit", joined)
        items[low + raised] += 1  # the card and what it raises stay together
        return None if fits(items, value) else Refusal("8.10", "sums-must-fit", joined)

    def _why_not_all_four(self, hand: i64, code: i64, field: Field, season: i64) -> Refusal | None:
        """Why there is no full harvest of what moves, which are several cards of the hand."""
        if not self.full_harvest:
            return Refusal("13.1", "no-full-harvest", code & hand)
        if count(hand) != HAND or code & hand != hand:
            return Refusal("13.2", "all-four-cards", hand)
        if season == SPADES:
            return Refusal("13.5", "no-harvest-in-winter")
        value = total(hand)
        if value > HIGH:
            return Refusal("13.3", "four-count-too-much", hand)
        if not field.loose & worth(value):
            return Refusal("13.4", "no-reference-card")
        if code & PACK == hand:
            return Refusal("13.6", "take-something")
        return self._why_not_last(hand, code >> LAST) or self._why_not_take(
            field, code & PACK & ~hand, value
        )

    def _why_not_last(self, hand: i64, last: i64) -> Refusal | None:
        suits = season_suits(hand)
        if not suits:
            return Refusal("13.8", "no-season-card") if last else None
        if last > 0 and last <= 4 and suits & bit(last - 1):
            return None
        return Refusal("13.7", "last-season-card", hand & SEASON_CARDS)

    # What the harvest piles are worth

    def winner_of(self, counted: i64, tie: i64) -> i64:
        """Who has the most of the cards that are counted, by the coins in a tie, or nobody."""
        winner: i64 = NO_ONE
        best: i64 = -SIZE
        seat: i64
        for seat in range(self.seats):
            rank = SIZE * count(self.taken[seat] & counted) + tie * self.won_by(seat)
            if rank == best:
                winner = NO_ONE
            elif rank > best:
                best = rank
                winner = seat
        return winner


def nothing_for(seats: i64) -> vec[i64]:
    """A 0 for each seat."""
    return vec[i64]([0] * int(seats))


def season_suits(cards: i64) -> i64:
    """The suits of the season cards among some cards, as bits."""
    cards &= SEASON_CARDS
    return (cards | cards >> 40 | cards >> 44 | cards >> 48) & 15


@final
class VierFelder(Table):
    """One round with all its cards."""

    hands: vec[i64]  # by seat
    pack: vec[i64]  # its last cards are the draw pile, from the top on. Never changed in place

    def clone(self) -> "VierFelder":
        new = VierFelder()
        new.seats = self.seats
        new.full_harvest = self.full_harvest
        new.lager_in_sum = self.lager_in_sum
        new.dealer = self.dealer
        new.player = self.player
        new.summer = self.summer
        new.coins = self.coins
        new.won = self.won
        new.promises = self.promises
        new.left = self.left
        new.taken = self.taken
        new.field0 = self.field0
        new.field1 = self.field1
        new.field2 = self.field2
        new.field3 = self.field3
        new.hands = self.hands[:]
        new.pack = self.pack
        return new

    def numbers(self) -> list[int]:
        fields = [
            self.seats, i64(self.full_harvest), i64(self.lager_in_sum), self.dealer, self.player,
            self.summer, self.coins, self.won, self.promises, self.left,
        ]  # fmt: skip
        numbers = [int(field) for field in fields]
        at: i64
        for at in range(4):
            field = self.field(at)
            numbers += [int(field.loose), len(field.piles)]
            numbers.extend([int(pile) for pile in field.piles])
        for cells in (self.taken, self.hands, self.draw_pile()):
            numbers.extend([int(cell) for cell in cells])
        return numbers

    def draw_pile(self) -> vec[i64]:
        """What is left of the pack, from the top on."""
        n: i64 = len(self.pack)
        return self.pack[n - self.left :]

    def waiting(self) -> i64:
        return 0 if self.player == NO_ONE else bit(self.player)

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        codes = self.sowings(self.hands[seat])
        for code in self.plays(self.hands[seat]).codes:
            codes = append(codes, code)
        return codes

    def pick(self, seat: i64, rng: Random) -> i64:
        codes = self.plays(self.hands[seat]).codes
        sowings = 3 * count(self.hands[seat])
        n: i64 = len(codes)
        at = rng.randrange(sowings + n)
        return self._sowing(self.hands[seat], at) if at < sowings else codes[at - sowings]

    def _sowing(self, hand: i64, at: i64) -> i64:
        """One of the sowings, counted as in `legal`."""
        size = count(hand)
        field = at // size
        skip = at - field * size
        while skip:
            hand &= hand - 1
            skip -= 1
        if field >= (self.summer + DIAMONDS & 3):
            field += 1
        return hand & -hand | field << FIELD

    def why_not(self, seat: i64, code: i64) -> Refusal | None:
        if self.player == NO_ONE:
            return Refusal("10.1", "round-over")
        if seat != self.player:
            return Refusal("4.2", "not-your-turn")
        return self.why_not_with(self.hands[seat], code)

    def every_action(self, seat: i64) -> vec[i64]:
        """All that is legal, found by trying all sets of items; for tests, for it may take long."""
        codes = vec[i64]()
        at: i64
        for at in range(4):
            items = vec[i64]()
            for card in cards_of(self.field(at).loose):
                items = append(items, bit(card))
            for pile in self.field(at).piles:
                items = append(items, pile & PACK)
            codes = self._try_all(codes, seat, items, 0, at << FIELD)
        return codes

    def _try_all(
        self, codes: vec[i64], seat: i64, items: vec[i64], first: i64, code: i64
    ) -> vec[i64]:
        """Try a set in every way, then what comes of adding one of the items from a place on."""
        hand = self.hands[seat]
        how: i64
        for how in range(16):
            if how in (SOW, HARVEST) or hand & worth(how):
                for card in cards_of(hand):
                    codes = self._try(codes, seat, code | bit(card) | how << HOW)
        last: i64
        for last in range(5):
            codes = self._try(codes, seat, code | hand | HARVEST << HOW | last << LAST)
        n: i64 = len(items)
        while first < n:
            codes = self._try_all(codes, seat, items, first + 1, code | items[first])
            first += 1
        return codes

    def _try(self, codes: vec[i64], seat: i64, code: i64) -> vec[i64]:
        if self.why_not(seat, code) is None:
            return include(codes, 0, code)
        return codes

    # Doing it

    def deal(self, pack: vec[i64]) -> None:
        self.pack = pack
        self.left = SIZE
        self.coins = self.seats
        at: i64
        for at in range(4):
            self._lay_new(self.dealer, at)
        self.player = (self.dealer + 1) % self.seats
        self._draw(self.player, HAND - 1, "dealt")
        turn: i64
        for turn in range(2, self.seats + 1):
            self._draw((self.dealer + turn) % self.seats, HAND, "dealt")

    def apply(self, seat: i64, code: i64) -> None:
        at = code >> FIELD & 3
        how = code >> HOW & 15
        moved = code & PACK
        played = moved & self.hands[seat]
        self.hands[seat] ^= played
        self._forget(seat, played)
        if how == SOW:
            self._sow(seat, at, played)
        elif how == HARVEST:
            self._harvest(seat, at, moved, played)
        else:
            self._stockpile(seat, at, moved, played, how)
        if played & SEASON_CARDS:
            suit = (code >> LAST) - 1 if code >> LAST else lowest(played) & 3
            self._turn(seat, at - suit & 3)
        self._draw(seat, HAND, "drew")
        if how == HARVEST and self.coins and not self.field(at).cards():
            self._clear(seat, at)
        self._pass_on(seat)

    def _forget(self, seat: i64, played: i64) -> None:
        """The promises of the values that are played end (18.8)."""
        while played:
            self.promises &= ~bit(14 * seat + lowest(played) // 4 + 1)
            played &= played - 1

    def _sow(self, seat: i64, at: i64, card: i64) -> None:
        if self.facts is not None:
            self.facts.append(("sowed", int(seat), int(card), int(at)))
        field = self.field(at)
        self.lay(at, field_of(field.loose | card, field.piles))

    def _harvest(self, seat: i64, at: i64, moved: i64, played: i64) -> None:
        field = self.field(at)
        if self.facts is not None:
            value = self._harvest_value(field, moved ^ played, played)
            where = moved | at << FIELD | value << HOW
            self.facts.append(("harvested", int(seat), int(where), int(played)))
        self.lay(at, field.without(moved))
        taken = self.taken[:]
        taken[seat] |= moved
        self.taken = taken

    def _harvest_value(self, field: Field, taken: i64, played: i64) -> i64:
        value = total(played)
        if value == 1 and self._why_not_take(field, taken, 1) is not None:
            return HIGH
        return value

    def _stockpile(self, seat: i64, at: i64, moved: i64, played: i64, value: i64) -> None:
        """Bind the cards; it is a sum stockpile when all of them are one group (8.18)."""
        field = self.field(at)
        one = field.sum_of(moved) + total(played) == value
        pile = moved | value << HOW | (0 if one else EQUAL)
        if self.facts is not None:
            where = pile | at << FIELD
            self.facts.append(("stockpiled", int(seat), int(where), int(played)))
        self.lay(at, field.with_pile(pile))
        self.promises |= bit(14 * seat + (1 if value == HIGH else value))

    def _turn(self, seat: i64, summer: i64) -> None:
        if self.facts is not None and summer != self.summer:
            self.facts.append(("turned", int(seat), int(summer), 0))
        self.summer = summer

    def _draw(self, seat: i64, size: i64, fact: str) -> None:
        """Draw up to so many cards (3.6, 9.2)."""
        drawn: i64 = 0
        need = size - count(self.hands[seat])
        if need > self.left:
            need = self.left
        n = need
        while n:
            drawn |= self._top()
            n -= 1
        self.hands[seat] |= drawn
        if self.facts is not None and need:
            self.facts.append((fact, int(seat), int(drawn), int(need)))

    def _top(self) -> i64:
        """Take the top card of the draw pile."""
        n: i64 = len(self.pack)
        card = self.pack[n - self.left]
        self.left -= 1
        return bit(card)

    def _clear(self, seat: i64, at: i64) -> None:
        """There is a coin: it is taken, and new cards are laid if there are enough (9.4, 9.5)."""
        self.coins -= 1
        self.won += bit(8 * seat)
        if self.facts is not None:
            self.facts.append(("coin", int(seat), int(self.coins), int(at)))
        if self.left >= REFILL:
            self._lay_new(seat, at)

    def _lay_new(self, seat: i64, at: i64) -> None:
        cards = self._top() | self._top() | self._top()
        self.lay(at, field_of(cards, NO_PILES))
        if self.facts is not None:
            self.facts.append(("laid", int(seat), int(cards), int(at)))

    def _pass_on(self, seat: i64) -> None:
        """The turn passes to the next player who holds a card (9.8)."""
        skipped: i64
        for skipped in range(self.seats):
            next = (seat + skipped + 1) % self.seats
            if self.hands[next]:
                self.player = next
                if self.facts is not None:
                    self._note_skipped(seat, skipped)
                return
        self.player = NO_ONE

    def _note_skipped(self, seat: i64, skipped: i64) -> None:
        turn: i64
        for turn in range(1, skipped + 1):
            if self.facts is not None:
                self.facts.append(("skipped", int((seat + turn) % self.seats), 0, 0))

    # What it is worth

    def result(self) -> vec[i64]:
        points = nothing_for(self.seats)
        if self.player != NO_ONE:
            return points
        seat: i64
        for seat in range(self.seats):
            points[seat] = count(self.taken[seat] & ACES) + self.won_by(seat)
        self._award(points, self.winner_of(PACK, MOST), 4)
        self._award(points, self.winner_of(SUIT, MOST), 2)
        self._award(points, self.winner_of(SUIT << SPADES, FEWEST), -2)
        return points

    def _award(self, points: vec[i64], seat: i64, more: i64) -> None:
        if seat != NO_ONE:
            points[seat] += more


NO_PILES: Final = vec[i64]()
