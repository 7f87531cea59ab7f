"""The moves of Vier Felder: typed for log and wire, as codes for the rules, in short text (4.8).

In one fixed order cards are listed: the highest value first, an ace as 1, and of one value H D S C.
"""

import re
from collections.abc import Iterable
from typing import Final, NoReturn

from vierblatt.core.game import Action, NotationError
from vierblatt.games.vier_felder.rules import FIELD, HAND, HARVEST, HIGH, HOW, LAST, PACK, SOW

SUITS: Final = "HDSC"
RANKS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")
CARDS: Final = tuple(rank + suit for rank in RANKS for suit in SUITS)
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
BY_SUITS: Final = tuple(
    tuple(tuple(rank + SUITS[n] for n in range(4) if suits >> n & 1) for suits in range(16))
    for rank in RANKS
)
"""The cards of each rank that have some suits."""

PLAY: Final = re.compile(r"([^\s>]+) ?> ?([0-3])")
"""What is played and where; how, and the cards that are taken or joined, come after it."""
VALUE: Final = re.compile(r"=([1-9]|1[0-4])")


class Sow(Action, frozen=True, tag="sow"):
    """A card is laid into a field."""

    card: str
    field: int


class Harvest(Action, frozen=True, tag="harvest"):
    """A card takes cards of a field."""

    card: str
    field: int
    taken: tuple[str, ...]


class Stockpile(Action, frozen=True, tag="stockpile"):
    """A card makes a stockpile of a value, joined with cards of a field."""

    card: str
    field: int
    value: int
    joined: tuple[str, ...]


class FullHarvest(Action, frozen=True, tag="full-harvest"):
    """Four cards take cards of a field; `last` is the suit of the last season card laid."""

    cards: tuple[str, ...]
    field: int
    taken: tuple[str, ...]
    last: str | None = None


Move = Sow | Harvest | Stockpile | FullHarvest


def encode(move: Move) -> int:
    """The code of a move. Raises NotationError."""
    match move:
        case Sow(card, field):
            return _code(SOW, field, (card,))
        case Harvest(card, field, taken):
            return _code(HARVEST, field, (card, *taken))
        case Stockpile(card, field, value, joined):
            if not 1 <= value <= HIGH:
                _no(f"={value}")
            return _code(value, field, (card, *joined))
        case FullHarvest(cards, field, taken, last):
            if len(cards) != HAND:
                _no("+".join(cards))
            return _code(HARVEST, field, (*cards, *taken)) | _last(last)


def _code(how: int, field: int, cards: Iterable[str]) -> int:
    moved = 0
    for card in cards:
        one = 1 << number(card)
        if moved & one:
            _no(f"{card} {card}")  # 4.9
        moved |= one
    if not 0 <= field <= 3:
        _no(f">{field}")
    return how << HOW | field << FIELD | moved


def _last(suit: str | None) -> int:
    if suit is None:
        return 0
    if suit not in (*SUITS,):
        _no(f"@{suit}")
    return SUITS.index(suit) + 1 << LAST


def decode(code: int, hand: int) -> Move:
    """The move behind a code, played from a hand."""
    field = code >> FIELD & 3
    how = code >> HOW & 15
    played = names(code & hand & PACK)
    others = names(code & ~hand & PACK)
    if len(played) == 1 and how == SOW:
        return Sow(played[0], field)
    if len(played) == 1 and how == HARVEST:
        return Harvest(played[0], field, others)
    if len(played) == 1:
        return Stockpile(played[0], field, how, others)
    if len(played) != HAND or how != HARVEST:
        _no(f"{code:#x}")
    return FullHarvest(played, field, others, SUITS[(code >> LAST) - 1] if code >> LAST else None)


def text(move: Move) -> str:
    """A move in short text."""
    match move:
        case Sow(card, field):
            return f"{card}>{field}"
        case Harvest(card, field, taken):
            return " ".join((f"{card}>{field}", "x", *taken))
        case Stockpile(card, field, value, joined):
            return " ".join((f"{card}>{field}", f"={value}", *joined))
        case FullHarvest(cards, field, taken, last):
            suit = () if last is None else (f"@{last}",)
            return " ".join((f"{'+'.join(cards)}>{field}", "x", *taken, *suit))


def parse(line: str) -> Move:
    """The move of a short text; capitals and the order of cards do not matter."""
    tidy = " ".join(line.upper().split())
    play = PLAY.match(tidy)
    if play is None:
        return _no(line)
    cards = in_order(play[1].split("+"))
    words = tidy[play.end() :].split()
    move = _of_one(cards[0], int(play[2]), words) if len(cards) == 1 else None
    if len(cards) == HAND:
        move = _of_four(cards, int(play[2]), words)
    return move or _no(line)


def _of_one(card: str, field: int, words: list[str]) -> Move | None:
    match words:
        case []:
            return Sow(card, field)
        case ["X", *taken]:
            return Harvest(card, field, in_order(taken))
        case [value, *joined] if VALUE.fullmatch(value):
            return Stockpile(card, field, int(value[1:]), in_order(joined))
    return None


def _of_four(cards: tuple[str, ...], field: int, words: list[str]) -> Move | None:
    match words:
        case ["X", *taken, suit] if suit in ("@H", "@D", "@S", "@C"):
            return FullHarvest(cards, field, in_order(taken), suit[1])
        case ["X", *taken]:
            return FullHarvest(cards, field, in_order(taken))
    return None


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of this page. Raises NotationError, also when one comes twice (4.9)."""
    listed = list(cards)
    found = numbers(listed)
    if found.bit_count() < len(listed):
        _no(" ".join(listed))
    return names(found)


def names(cards: int) -> tuple[str, ...]:
    """The cards of a set in this order."""
    found: list[str] = []
    cards &= PACK
    while cards:
        rank = (cards.bit_length() - 1) // 4
        found += BY_SUITS[rank][cards >> 4 * rank]
        cards &= (1 << 4 * rank) - 1
    return tuple(found)


def numbers(cards: Iterable[str]) -> int:
    """The set of some cards in writing. Raises NotationError."""
    return sum(1 << n for n in {number(card) for card in cards})


def number(card: str) -> int:
    """The number of a card. Raises NotationError."""
    found = NUMBERS.get(card.upper())
    return _no(card) if found is None else found


def _no(text: str) -> NoReturn:
    raise NotationError(text)
