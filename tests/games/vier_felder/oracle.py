"""Vier Felder, read slowly and literally from docs/rules/vier-felder.md.

This file is a second, independent reading of the rule page. The numbers in the comments are the
paragraphs of the page. It is meant to be compared with, never to be imported by, the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeVar

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]  # 1.1
SUITS = ["H", "D", "S", "C"]  # 1.3; also clockwise round the square (2.2)
SUMMER, AUTUMN, WINTER, SPRING = SUITS  # 1.3: a season is named by the letter of its suit
SEASON_RANKS = ["J", "Q", "K", "A"]  # 1.6
FIELDS = [0, 1, 2, 3]  # 2.1

FULL_HAND = 4  # 3.6, 9.2
FIRST_HAND = 3  # 3.6: of the player on the dealer's left
NEW_CARDS = 3  # 3.5, 9.5
HIGHEST = 14  # 8.6, 13.3
MOST_ITEMS = 11  # `legal` gives up beyond this; no rule of the page

Thing = TypeVar("Thing")

# 17.1: the values of every option, the default first. `target` stands apart.
OPTION_VALUES = {
    "full_harvest": ["off", "on"],
    "joker_sun": ["off", "on"],
    "lager_in_sum": ["off", "on"],
}
DEFAULT_TARGET = 17  # 17.1


class TooMany(Exception):
    """A field holds too many cards and stockpiles for listing every action."""


# ---------------------------------------------------------------------------------------- options


def check_options(options: dict[str, str | int]) -> None:
    """17.1: known options with known values only; every combination is allowed."""
    for name, value in options.items():
        if name == "target":
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise ValueError(f"the target is a positive whole number, not {value!r}")
        elif name not in OPTION_VALUES:
            raise ValueError(f"there is no option {name!r}")
        elif value not in OPTION_VALUES[name]:
            raise ValueError(f"the option {name} has no value {value!r}")


def is_on(options: dict[str, str | int], name: str) -> bool:
    """17.1: the first value of the list if nothing else was chosen."""
    return options.get(name, OPTION_VALUES[name][0]) == "on"


# ------------------------------------------------------------------------------------------ cards


def full_pack() -> list[str]:
    """1.1: every card once."""
    return [f"{rank}{suit}" for rank in RANKS for suit in SUITS]


def rank_of(card: str) -> str:
    """1.2"""
    return card[:-1]


def suit_of(card: str) -> str:
    """1.2"""
    return card[-1]


def is_season_card(card: str) -> bool:
    """1.6"""
    return rank_of(card) in SEASON_RANKS


VALUES: dict[str, tuple[int, ...]] = {rank: (number,) for number, rank in enumerate(RANKS, 1)}
ACE = (1, 14)  # the smaller value first
VALUES["A"] = ACE


def worths(card: str) -> tuple[int, ...]:
    """1.4: what a card can count; an ace 1 or 14."""
    return VALUES[rank_of(card)]


def in_order(cards: list[str]) -> list[str]:
    """The order in which cards are listed: by value, the ace first, then by suit."""
    return sorted(cards, key=lambda card: (RANKS.index(rank_of(card)), SUITS.index(suit_of(card))))


def season_of(field: int, summer: int) -> str:
    """2.8: the season of a field when the field `summer` has summer."""
    return SUITS[(field - summer) % 4]


def summer_after(card: str, field: int) -> int:
    """2.8: the field that has summer once this season card was played into `field`."""
    return {
        SUMMER: field,
        AUTUMN: (field - 1) % 4,
        WINTER: (field + 2) % 4,
        SPRING: (field + 1) % 4,
    }[suit_of(card)]


def subsets(things: list[Thing]) -> list[list[Thing]]:
    return [list(some) for size in range(len(things) + 1) for some in combinations(things, size)]


# ----------------------------------------------------------------------------------------- fields


@dataclass
class Stockpile:
    """7.1"""

    value: int
    kind: str  # "sum" (7.2) or "equal" (7.3)
    cards: list[str]


class Field:
    """2.3"""

    def __init__(self, loose: list[str], stockpiles: list[Stockpile] | None = None) -> None:
        self.loose = list(loose)
        self.stockpiles = list(stockpiles or [])

    def is_empty(self) -> bool:
        return not self.loose and not self.stockpiles

    def pick(self, listed: list[str]) -> tuple[list[str], list[Stockpile]] | None:
        """4.6, 4.8, 4.9: the loose cards and the stockpiles that a list of cards names.

        None if a card is listed twice or does not lie here, or if of a stockpile only some cards
        are listed (6.7, 8.16).
        """
        if len(set(listed)) != len(listed):
            return None
        loose = [card for card in listed if card in self.loose]
        stockpiles = [pile for pile in self.stockpiles if set(pile.cards) <= set(listed)]
        found = loose + [card for pile in stockpiles for card in pile.cards]
        if set(found) != set(listed):
            return None
        return loose, stockpiles

    def remove(self, loose: list[str], stockpiles: list[Stockpile]) -> None:
        for card in loose:
            self.loose.remove(card)
        for pile in stockpiles:
            self.stockpiles.remove(pile)

    def choices(self) -> Iterator[tuple[list[str], list[Stockpile]]]:
        """Every non-empty set of loose cards and whole stockpiles of this field."""
        for loose in subsets(self.loose):
            for stockpiles in subsets(self.stockpiles):
                if loose or stockpiles:
                    yield loose, stockpiles


# ----------------------------------------------------------------------------------------- groups

# What can stand in a group is written as all that it can count: a loose card as its worths, a
# stockpile as its one value (7.6). So a collection of such items is a tuple of tuples.
Items = tuple[tuple[int, ...], ...]


class Taken(NamedTuple):
    """Loose cards and stockpiles of a field, seen only as what they can count."""

    loose: Items
    sums: Items  # the sum stockpiles
    equal: Items  # the equal stockpiles


def taken(loose: list[str], stockpiles: list[Stockpile]) -> Taken:
    return Taken(
        in_size([worths(card) for card in loose]),
        in_size([(pile.value,) for pile in stockpiles if pile.kind == "sum"]),
        in_size([(pile.value,) for pile in stockpiles if pile.kind == "equal"]),
    )


def in_size(items: Iterable[tuple[int, ...]]) -> Items:
    """Those that count most first (only so that misfits are found soon)."""
    return tuple(sorted(items, reverse=True))


def left_over(items: Items, missing: int) -> Iterator[Items]:
    """Fill up a group that still misses `missing` with some of the items, in every way.

    For each way: the items that are left over.
    """
    if missing == 0:
        yield items  # every item counts at least 1, so nothing more can join this group
        return
    for number, item in enumerate(items):
        for worth in item:
            if worth <= missing:
                for left in left_over(items[number + 1 :], missing - worth):
                    yield items[:number] + left


@lru_cache(maxsize=100_000)
def can_be_split(items: Items, value: int) -> bool:
    """6.5, 6.6: every item in exactly one group, and each group adds up to `value`."""
    if not items:
        return True
    first, rest = items[0], items[1:]
    # The first item stands in some group. Try all that can fill up this group.
    return any(
        can_be_split(left, value) for worth in first for left in left_over(rest, value - worth)
    )


def is_multiple(least: int, aces: int, value: int) -> bool:
    """6.5, 8.10: whether cards that count `least` or more together can count a multiple of `value`.

    Where everything is to be split into groups of `value` each, this must be so; it is asked first
    only because it is quickly done. An ace counts 14 only in a group of 14 (8.20).
    """
    if value < HIGHEST:
        return least % value == 0
    return any((least + 13 * larger) % value == 0 for larger in range(aces + 1))


def harvest_fits(value: int, what: Taken, in_sum: bool) -> bool:
    """6.10, 14.2: whether all this can be harvested together by something that counts `value`."""
    loose, sums, equal = what
    if not loose and not sums and not equal:
        return False  # 6.3
    if any(item != (value,) for item in equal):
        return False  # 6.8, 14.1
    if in_sum:
        return can_be_split(in_size(loose + sums), value)  # 14.2
    if any(item != (value,) for item in sums):
        return False  # 6.8
    return can_be_split(loose, value)


def stockpile_kinds(card: tuple[int, ...], value: int, what: Taken, in_sum: bool) -> frozenset[str]:
    """8.21 (3 and 4), 14.3: the kinds of stockpile of this value that can be made of all this.

    `card` is what the played card can count. Empty: nothing can be made. By 8.18 there are never
    two kinds.
    """
    loose, sums, equal = what
    if not loose and not sums and not equal:
        return frozenset()  # 8.7
    if any(item != (value,) for item in equal):
        return frozenset()  # 8.13, 8.14
    kinds = set()
    for worth in card:
        if in_sum:
            for left in left_over(in_size(loose + sums), value - worth):  # 14.3
                if can_be_split(left, value):
                    kinds.add("equal" if left or equal else "sum")  # 8.18
            continue
        raisings: list[Items] = [(), *((item,) for item in sums)]  # 8.12: none or one
        for raised in raisings:
            others = list(sums)
            missing = value - worth
            for item in raised:
                others.remove(item)
                missing -= item[0]
            if all(item == (value,) for item in others):  # 8.14, 8.15
                for left in left_over(loose, missing):
                    if can_be_split(left, value):
                        kinds.add("equal" if left or others or equal else "sum")  # 8.18
    return frozenset(kinds)


# ---------------------------------------------------------------------------------------- actions


@dataclass
class Action:
    """4.7"""

    how: str  # "sow", "harvest", "stockpile" or "full" (full harvest)
    cards: list[str]  # from the hand: one card, in a full harvest four
    field: int
    listed: list[str]  # taken or joined
    value: int = 0  # of a stockpile
    suit: str = ""  # of the last season card of a full harvest

    def text(self) -> str:
        """4.8"""
        words = [f"{'+'.join(in_order(self.cards))}>{self.field}"]
        if self.how in ("harvest", "full"):
            words.append("x")
        if self.how == "stockpile":
            words.append(f"={self.value}")
        words += in_order(self.listed)
        if self.suit:
            words.append(f"@{self.suit}")
        return " ".join(words)


def read_action(move: str) -> Action:
    """4.8: an action from its text, the cards listed in any order. ValueError: it is none."""
    words = move.split(" ")
    hand_part, arrow, number = words.pop(0).partition(">")
    cards = hand_part.split("+")
    if not arrow or number not in ("0", "1", "2", "3") or len(cards) not in (1, FULL_HAND):
        raise ValueError(f"not an action: {move!r}")
    action = Action("sow", cards, int(number), [])
    if len(cards) == FULL_HAND:
        action.how = "full"
        if words and words[-1].startswith("@"):
            action.suit = words.pop()[1:]
            if action.suit not in SUITS:
                raise ValueError(f"no suit: {move!r}")
        if not words or words.pop(0) != "x":
            raise ValueError(f"four cards only harvest: {move!r}")
    elif words:
        sign = words.pop(0)
        if sign == "x":
            action.how = "harvest"
        elif sign.startswith("=") and sign[1:].isdecimal():
            action.how = "stockpile"
            action.value = int(sign[1:])
        else:
            raise ValueError(f"not an action: {move!r}")
    action.listed = words
    pack = full_pack()
    if not all(card in pack for card in action.cards + action.listed):
        raise ValueError(f"no such card: {move!r}")
    if action.how != "sow" and not action.listed:
        raise ValueError(f"nothing is taken or joined: {move!r}")  # 6.3, 8.7, 13.6
    return action


def canonical(move: str) -> str:
    """The same action with its cards in order."""
    return read_action(move).text()


def last_suits(cards: list[str]) -> list[str]:
    """13.7, 13.8: the suits of which one is named in a full harvest; "" if none is."""
    suits = {suit_of(card) for card in cards if is_season_card(card)}
    return sorted(suits) or [""]


@dataclass
class Past:
    """What a past turn tells of the hidden hand of the player who had it."""

    seat: int
    played: list[str]
    kept_value: int | None  # 8.3, after stockpiling only
    drawn: int


# -------------------------------------------------------------------------------------- the round


class Round:
    """One round, from the deal to the score."""

    def __init__(
        self, options: dict[str, str | int], seats: int, dealer: int, pack: list[str]
    ) -> None:
        check_options(options)
        if seats not in (2, 3, 4):
            raise ValueError(f"there is no game for {seats}")  # 3.1
        if dealer not in range(seats):
            raise ValueError(f"there is no seat {dealer}")
        if sorted(pack) != sorted(full_pack()):
            raise ValueError("not the pack of 1.1")
        self.options = dict(options)
        self.seats = seats
        self.dealer = dealer
        self.summer = 0  # 3.3
        self.coins_left = seats  # 3.4
        self.coins = [0] * seats
        self.harvested: list[list[str]] = [[] for _ in range(seats)]
        self.pile = list(pack)  # 3.7: what the deal leaves of it, the top first
        self.fields = [Field(self.from_pile(NEW_CARDS)) for _ in FIELDS]  # 3.5
        self.seen = [card for field in self.fields for card in field.loose]  # 18.6
        self.hand: list[list[str]] = [[] for _ in range(seats)]
        for step in range(1, seats + 1):  # 3.6
            size = FIRST_HAND if step == 1 else FULL_HAND
            self.hand[self.seat_after(dealer, step)] = self.from_pile(size)
        self.turn: int | None = self.seat_after(dealer, 1)  # 4.1; None: the round is over
        self.past: list[Past] = []
        self.promised: list[set[int]] = [set() for _ in range(seats)]  # 18.8, an ace as 1

    def seat_after(self, seat: int, steps: int) -> int:
        """3.1"""
        return (seat + steps) % self.seats

    def from_pile(self, number: int) -> list[str]:
        """The next cards of the draw pile, fewer if it has not so many."""
        cards = self.pile[:number]
        self.pile = self.pile[number:]
        return cards

    def season(self, field: int) -> str:
        return season_of(field, self.summer)

    # ------------------------------------------------------------------------- what may be done

    def waiting(self) -> set[int]:
        """4.2, 10.1"""
        return set() if self.turn is None else {self.turn}

    def legal(self, seat: int) -> set[str]:
        """Every action of the player whose turn it is. TooMany: some field is too full."""
        if seat != self.turn:
            return set()
        for field in self.fields:
            if len(field.loose) + len(field.stockpiles) > MOST_ITEMS:
                raise TooMany
        in_sum = is_on(self.options, "lager_in_sum")
        hand = self.hand[seat]
        actions: list[Action] = []
        for number in FIELDS:
            if self.may_sow(number):
                actions += [Action("sow", [card], number, []) for card in hand]
            ways_to_harvest = [
                (card, value) for card in hand for value in self.harvest_values(card, number)
            ]
            ways_to_stockpile = [
                (card, value) for card in hand for value in self.stockpile_values(card, number)
            ]
            full_value = self.full_harvest_value(hand, number)
            for loose, stockpiles in self.fields[number].choices():
                listed = loose + [card for pile in stockpiles for card in pile.cards]
                what = taken(loose, stockpiles)
                everything = what.loose + what.sums + what.equal
                least, aces = sum(item[0] for item in everything), everything.count(ACE)
                for card, value in ways_to_harvest:
                    if is_multiple(least, aces, value) and harvest_fits(value, what, in_sum):
                        actions.append(Action("harvest", [card], number, listed))
                for card, value in ways_to_stockpile:
                    item = worths(card)
                    if is_multiple(
                        least + item[0], aces + (item == ACE), value
                    ) and stockpile_kinds(item, value, what, in_sum):
                        actions.append(Action("stockpile", [card], number, listed, value))
                if full_value and harvest_fits(full_value, what, in_sum):
                    for suit in last_suits(hand):
                        actions.append(Action("full", hand, number, listed, suit=suit))
        return {action.text() for action in actions}

    def is_legal(self, seat: int, move: str) -> bool:
        """Whether this canonical text is an action that the seat may now do."""
        try:
            action = read_action(move)
        except ValueError:
            return False
        if action.text() != move:
            return False  # not the canonical text
        if seat != self.turn:
            return False  # 4.2
        if not set(action.cards) <= set(self.hand[seat]):
            return False  # 4.4
        if len(set(action.cards)) != len(action.cards):
            return False  # 4.9
        number = action.field
        if action.how == "sow":
            return self.may_sow(number)
        picked = self.fields[number].pick(action.listed)
        if picked is None:
            return False
        what = taken(*picked)
        in_sum = is_on(self.options, "lager_in_sum")
        card = action.cards[0]
        if action.how == "harvest":
            values = self.harvest_values(card, number)
            return any(harvest_fits(value, what, in_sum) for value in values)
        if action.how == "stockpile":
            if action.value not in self.stockpile_values(card, number):
                return False
            return bool(stockpile_kinds(worths(card), action.value, what, in_sum))
        full_value = self.full_harvest_value(action.cards, number)
        if full_value is None or action.suit not in last_suits(action.cards):
            return False
        return harvest_fits(full_value, what, in_sum)  # 13.6

    def may_sow(self, number: int) -> bool:
        """5.1, 5.2"""
        return self.season(number) != AUTUMN

    def harvest_values(self, card: str, number: int) -> list[int]:
        """6.2, 6.4: the values of a harvest with this card in this field."""
        if self.season(number) == WINTER:
            return []
        return list(worths(card))

    def stockpile_values(self, card: str, number: int) -> list[int]:
        """8.2, 8.3, 8.6: the values of a stockpile for which this card could be played here."""
        assert self.turn is not None
        if self.season(number) == SPRING:
            return []
        others = [other for other in self.hand[self.turn] if other != card]
        return [
            value
            for value in range(1, HIGHEST + 1)
            if any(value in worths(other) for other in others)
        ]

    def full_harvest_value(self, cards: list[str], number: int) -> int | None:
        """13.1 to 13.5: the value of a full harvest with these cards in this field, if allowed."""
        assert self.turn is not None
        if not is_on(self.options, "full_harvest"):
            return None  # 13.1
        if len(self.hand[self.turn]) != FULL_HAND or len(cards) != FULL_HAND:
            return None  # 13.2
        value = sum(worths(card)[0] for card in cards)  # 13.3: an ace counts 1
        if value > HIGHEST:
            return None
        if not any(value in worths(card) for card in self.fields[number].loose):
            return None  # 13.4
        if self.season(number) == WINTER:
            return None  # 13.5
        return value

    # ---------------------------------------------------------------------------- doing it

    def play(self, seat: int, move: str) -> None:
        """4.3 and section 9"""
        if not self.is_legal(seat, move):
            raise ValueError(f"seat {seat} may not play {move!r}")
        action = read_action(move)
        field = self.fields[action.field]
        picked = field.pick(action.listed)
        assert picked is not None
        loose, stockpiles = picked
        coins_at_start = self.coins_left

        # 9.1 (1)
        for card in action.cards:
            self.hand[seat].remove(card)
        field.remove(loose, stockpiles)
        if action.how == "sow":
            field.loose += action.cards  # 5.1
        elif action.how == "stockpile":
            in_sum = is_on(self.options, "lager_in_sum")
            what = taken(loose, stockpiles)
            (kind,) = stockpile_kinds(worths(action.cards[0]), action.value, what, in_sum)  # 8.18
            field.stockpiles.append(
                Stockpile(action.value, kind, action.cards + action.listed)
            )  # 8.17
        else:
            self.harvested[seat] += action.cards + action.listed  # 6.1, 13.10

        # 9.1 (2)
        if action.how == "full":
            if action.suit:
                self.summer = summer_after(f"A{action.suit}", action.field)  # 13.7
        elif is_season_card(action.cards[0]):
            self.summer = summer_after(action.cards[0], action.field)  # 2.5

        # 9.1 (3), 9.2
        drawn = self.from_pile(FULL_HAND - len(self.hand[seat]))
        self.hand[seat] += drawn

        # 9.1 (4) and (5)
        if action.how in ("harvest", "full") and field.is_empty():  # 9.3
            if self.coins_left > 0:
                self.coins_left -= 1  # 9.4
                self.coins[seat] += 1
            if coins_at_start > 0 and len(self.pile) >= NEW_CARDS:
                field.loose = self.from_pile(NEW_CARDS)  # 9.5
                self.seen += field.loose

        self.remember(seat, action, len(drawn))
        self.turn = self.next_turn(seat)

    def next_turn(self, seat: int) -> int | None:
        """9.8"""
        for step in range(1, self.seats + 1):
            if self.hand[self.seat_after(seat, step)]:
                return self.seat_after(seat, step)
        return None

    def remember(self, seat: int, action: Action, drawn: int) -> None:
        """18.3, 18.6, 18.8: what the others now know of this player."""
        self.seen += action.cards
        for card in action.cards:
            self.promised[seat].discard(worths(card)[0])
        kept_value = None
        if action.how == "stockpile":
            kept_value = action.value
            self.promised[seat].add(1 if kept_value == 14 else kept_value)
        self.past.append(Past(seat, list(action.cards), kept_value, drawn))

    # ---------------------------------------------------------------------------- the score

    def gains(self) -> list[int]:
        """11.1 without the frost."""
        gains = [0] * self.seats
        rich = self.with_most([len(cards) for cards in self.harvested])
        if rich is not None:
            gains[rich] += 4
        sunny = self.with_most(self.count_suit(SUMMER))
        if sunny is not None:
            gains[sunny] += 2
        for seat in range(self.seats):
            gains[seat] += self.aces()[seat]
            gains[seat] += self.coins[seat]
        return gains

    def frost(self) -> list[int]:
        """11.1, 11.3: 2 for the player who has the most spades."""
        spades = self.count_suit(WINTER)
        tied = [seat for seat in range(self.seats) if spades[seat] == max(spades)]
        fewest = min(self.coins[seat] for seat in tied)
        losers = [seat for seat in tied if self.coins[seat] == fewest]
        return [2 if losers == [seat] else 0 for seat in range(self.seats)]

    def with_most(self, numbers: list[int]) -> int | None:
        """11.2, 11.4: who gets the points for the most of something."""
        tied = [seat for seat in range(self.seats) if numbers[seat] == max(numbers)]
        most = max(self.coins[seat] for seat in tied)
        winners = [seat for seat in tied if self.coins[seat] == most]
        return winners[0] if len(winners) == 1 else None

    def count_suit(self, suit: str) -> list[int]:
        return [sum(suit_of(card) == suit for card in cards) for cards in self.harvested]

    def aces(self) -> list[int]:
        return [sum(rank_of(card) == "A" for card in cards) for cards in self.harvested]

    def points(self) -> list[int]:
        """11.5"""
        if self.turn is not None:
            raise ValueError("the round is not over")
        gains, frost = self.gains(), self.frost()
        return [gains[seat] - frost[seat] for seat in range(self.seats)]

    # ---------------------------------------------------------------------- what can be seen

    def hands(self) -> list[list[str]]:
        return [in_order(cards) for cards in self.hand]

    def harvests(self) -> list[list[str]]:
        return [in_order(cards) for cards in self.harvested]

    def public(self) -> dict[str, object]:
        """18.1, and the promises of 18.8"""
        stockpiles = [
            sorted((pile.value, pile.kind, in_order(pile.cards)) for pile in field.stockpiles)
            for field in self.fields
        ]
        return {
            "loose": [in_order(field.loose) for field in self.fields],
            "stockpiles": [[list(pile) for pile in piles] for piles in stockpiles],
            "seasons": [self.season(number) for number in FIELDS],
            "coins_left": self.coins_left,
            "coins": list(self.coins),
            "pile": len(self.pile),
            "hand_sizes": [len(cards) for cards in self.hand],
            "harvest_sizes": [len(cards) for cards in self.harvested],
            "turn": self.turn,
            "promises": [sorted(values) for values in self.promised],
        }

    def consistent(self, seat: int | None, hidden: dict[str, list[str]]) -> bool:
        """18.2 to 18.8: could the hidden cards lie like this, for all that `seat` has seen?"""
        players = list(range(self.seats))
        if set(hidden) != {str(player) for player in players} | {"pile"}:
            return False
        # 18.1: the sizes are open
        if len(hidden["pile"]) != len(self.pile):
            return False
        if any(len(hidden[str(player)]) != len(self.hand[player]) for player in players):
            return False
        # 18.6, 18.7: exactly the cards that were not seen, each in one place
        unseen = [card for card in full_pack() if card not in self.seen]
        if sorted(card for zone in hidden.values() for card in zone) != sorted(unseen):
            return False
        # 18.2: everybody knows his own hand, and how he came to it
        if seat is not None and set(hidden[str(seat)]) != set(self.hand[seat]):
            return False
        return all(
            self.could_have_acted(player, hidden[str(player)])
            for player in players
            if player != seat
        )

    def could_have_acted(self, player: int, hand_now: list[str]) -> bool:
        """8.3, 18.8: could a player with this hand have done all that he has done?

        Everything about a past action lies open but the kept card. Which cards he held at a turn is
        not known, since some of those that he holds now may have been drawn later, in any order
        (18.2). So go back turn by turn and collect all the hands that he may have held.
        """
        turns = [past for past in self.past if past.seat == player]
        possible = {frozenset(hand_now)}
        while any(past.kept_value is not None for past in turns):  # else nothing is to be tested
            past = turns.pop()
            rests = {
                hand.difference(drawn)
                for hand in possible
                for drawn in combinations(hand, past.drawn)
            }
            if past.kept_value is not None:
                rests = {
                    rest for rest in rests if any(past.kept_value in worths(card) for card in rest)
                }
            possible = {rest.union(past.played) for rest in rests}
        return bool(possible)


# -------------------------------------------------------------------------------------- the match


class Match:
    """Rounds until somebody has reached the target."""

    def __init__(self, options: dict[str, str | int], seats: int, dealer: int) -> None:
        check_options(options)
        self.options = dict(options)
        self.seats = seats
        self.dealer = dealer
        self.totals = [0] * seats  # 12.1
        self.last: Round | None = None

    def target(self) -> int:
        return int(self.options.get("target", DEFAULT_TARGET))

    def bundles(self) -> list[list[str]]:
        """12.3: all 52 cards are shuffled anew for each round."""
        return [full_pack()]

    def finish(self, round_: Round) -> None:
        """11.6, 12.2"""
        if round_.turn is not None:
            raise ValueError("the round is not over")
        gains, frost = round_.gains(), round_.frost()
        for seat in range(self.seats):
            self.totals[seat] += gains[seat]
            self.totals[seat] = max(0, self.totals[seat] - frost[seat])
        self.dealer = (self.dealer + 1) % self.seats
        self.last = round_

    def winners(self) -> list[int] | None:
        """12.4, 12.5"""
        if self.last is None or max(self.totals) < self.target():
            return None
        highest = [seat for seat in range(self.seats) if self.totals[seat] == max(self.totals)]
        coins = self.last.coins
        richest = [seat for seat in highest if coins[seat] == max(coins[s] for s in highest)]
        aces = self.last.aces()
        return [seat for seat in richest if aces[seat] == max(aces[s] for s in richest)]
