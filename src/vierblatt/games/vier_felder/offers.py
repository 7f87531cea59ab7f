"""What may be done, in few bytes however many the actions are; screens compose a move of it.

An item, a loose card or a stockpile, is offered with a card, a field and a value when it is part of
some legal action with them; which items go together is for `why_not` to say.
"""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from vierblatt.core.game import Offer
from vierblatt.games.vier_felder.actions import SUITS, decode, names, text
from vierblatt.games.vier_felder.rules import (
    CLUBS,
    DIAMONDS,
    EQUAL,
    HIGH,
    HOW,
    PACK,
    SPADES,
    Field,
    Plays,
    VierFelder,
)

SHORT: Final = 100
"""Up to so many moves are also offered one by one."""
ROW: Final = 32
ROWS: Final = sum(0x7FFF << ROW * row for row in range(HIGH + 1))


class Choice(msgspec.Struct, frozen=True):
    """What can be done with a card, or with four, in a field."""

    do: Literal["sow", "harvest", "stockpile", "full-harvest"]
    cards: tuple[str, ...]
    field: int
    value: int | None = None
    """What the harvest or the stockpile is worth."""
    loose: tuple[str, ...] = ()
    """The loose cards that may be taken or joined."""
    stockpiles: tuple[tuple[str, ...], ...] = ()
    """The stockpiles, as their cards."""
    last: tuple[str, ...] = ()
    """The suits that may be the last season suit of a full harvest."""


class VierFelderOffer(Offer, frozen=True):
    """The moves, if they are few; and in any case what they can be composed of."""

    choices: tuple[Choice, ...] = ()


def offer(state: VierFelder, seat: int) -> VierFelderOffer:
    """What a seat may do now."""
    if not state.waiting() >> seat & 1:
        return VierFelderOffer(())
    plays = state.plays(state.hands[seat])
    choices = tuple(choice for at in range(4) for choice in _in_field(state, plays, at))
    codes = state.legal(seat)
    if not plays.whole or len(codes) > SHORT:
        return VierFelderOffer((), False, choices)
    moves = tuple(text(decode(code, plays.hand)) for code in codes)
    return VierFelderOffer(moves, True, choices)


def _in_field(state: VierFelder, plays: Plays, at: int) -> Iterator[Choice]:
    field = state.field(at)
    season = state.season(at)
    sums = Sums(field, state.lager_in_sum)
    for card in names(plays.hand):
        if season != DIAMONDS:
            yield Choice("sow", (card,), at)
    for one in _ones(plays.hand):
        if season != SPADES:
            yield from _harvests(sums, one, at)
        if season != CLUBS:
            yield from _stockpiles(sums, one, plays.hand ^ one, at)
    if season != SPADES and plays.all_four and field.loose & _worth(plays.all_four):
        yield _full_harvest(sums, plays, at)


def _harvests(sums: "Sums", card: int, at: int) -> Iterator[Choice]:
    for value in _values(card):
        loose, piles = sums.for_harvest(value)
        if loose or piles:
            yield Choice("harvest", names(card), at, value, names(loose), piles)


def _stockpiles(sums: "Sums", card: int, kept: int, at: int) -> Iterator[Choice]:
    for value in sorted({value for one in _ones(kept) for value in _values(one)}):
        loose, piles = sums.for_stockpile(card, value)
        if loose or piles:
            yield Choice("stockpile", names(card), at, value, names(loose), piles)


def _full_harvest(sums: "Sums", plays: Plays, at: int) -> Choice:
    loose, piles = sums.for_harvest(plays.all_four)
    last = tuple(suit for n, suit in enumerate(SUITS) if plays.suits >> n & 1)
    cards = names(plays.hand)
    return Choice("full-harvest", cards, at, plays.all_four, names(loose), piles, last)


Items = tuple[int, tuple[tuple[str, ...], ...]]
"""Some loose cards, and some stockpiles in writing."""


class Sums:
    """Which items of a field can stand in groups of which sums."""

    def __init__(self, field: Field, piles_in_sums: bool) -> None:
        self.loose = _ones(field.loose)
        self.piles = list(field.piles)
        self.raised = {0}
        """What a stockpile that is raised can count in the active group, or nothing."""
        self.items = [_value(card) for card in self.loose]
        """What can be anywhere in sums."""
        self.values = set(self.items)
        self.in_sums = piles_in_sums
        heights = [_height(pile) for pile in self.piles if not pile & EQUAL]
        if piles_in_sums:
            self.items += heights
        else:
            self.raised.update(heights)
        self._known: dict[int, int] = {}

    def can(self, without: int, active: int, further: int) -> bool:
        """Whether two sets that do not overlap have these sums, without one item of a value."""
        if active < 0 or further < 0:
            return False
        if without not in self._known:
            self._known[without] = self._pairs(without)
        return bool(self._known[without] >> ROW * active + further & 1)

    def _pairs(self, without: int) -> int:
        """All pairs of sums up to 14 of two sets that do not overlap: a bit in the row of one."""
        items = list(self.items)
        if without:
            items.remove(without)
        pairs = 1
        for value in items:
            pairs |= (pairs << value | pairs << ROW * value) & ROWS
        return pairs

    def for_harvest(self, value: int) -> Items:
        """What can be taken with a value."""
        return self._some(0, value)

    def for_stockpile(self, card: int, value: int) -> Items:
        """What can be joined to a card for a stockpile of a value."""
        loose, piles = self._some(value - _value(card), value)
        if value == HIGH and _value(card) == 1:
            more, more_piles = self._some(0, value)
            loose |= more
            piles = tuple(pile for pile in map(_cards, self.piles) if pile in (*piles, *more_piles))
        return loose, piles

    def _some(self, missing: int, value: int) -> Items:
        """What can stand in an active group that misses so much, or in a further group with it."""
        misses = [missing - raised for raised in self.raised if self.can(0, missing - raised, 0)]
        if not misses:
            return 0, ()
        fitting = {own for own in self.values if self._loose_fits(own, misses, value)}
        loose = sum(card for card in self.loose if _value(card) in fitting)
        piles = [pile for pile in self.piles if self._pile_fits(pile, missing, value)]
        return loose, tuple(map(_cards, piles))

    def _loose_fits(self, own: int, misses: list[int], value: int) -> bool:
        """Whether a card of this value fits, if loose cards must make one of these sums."""
        if own == 1 and value == HIGH and any(self.can(own, miss, 0) for miss in misses):
            return True
        return any(
            self.can(own, miss - own, 0) or self.can(own, miss, value - own) for miss in misses
        )

    def _pile_fits(self, pile: int, missing: int, value: int) -> bool:
        own = _height(pile)
        if own == value:
            return True
        if pile & EQUAL:
            return False
        if self.in_sums:
            return self.can(own, missing - own, 0) or self.can(own, missing, value - own)
        return self.can(0, missing - own, 0)


def _ones(cards: int) -> list[int]:
    """The cards of a set, each as a set."""
    return [1 << n for n in range(PACK.bit_length()) if cards >> n & 1]


def _value(card: int) -> int:
    return (card.bit_length() + 3) // 4


def _values(card: int) -> tuple[int, ...]:
    """All that a card can count."""
    return (1, HIGH) if _value(card) == 1 else (_value(card),)


def _worth(value: int) -> int:
    return 15 if value == HIGH else 15 << 4 * (value - 1)


def _height(pile: int) -> int:
    return pile >> HOW & 15


def _cards(pile: int) -> tuple[str, ...]:
    return names(pile & PACK)
