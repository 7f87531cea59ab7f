"""The moves of the duel: typed for log and wire, as codes for the rules, in short text."""

from collections.abc import Iterable
from typing import Final, NoReturn

from vierblatt.core.game import Action, NotationError
from vierblatt.games.seasons_duel.rules import KINDS, MIDDLE

SEASONS: Final = "BGYR"
CARDS: Final = tuple(f"{season}{value}" for season in SEASONS for value in (1, 2, 3))
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
MOST: Final = 8
"""As many cards can be written at most, right or not: a whole hand."""


class Give(Action, frozen=True, tag="give"):
    """The pair for the opponent (5.1): winter, spring, summer, autumn, and low before high."""

    cards: tuple[str, ...]


class Middle(Action, frozen=True, tag="middle"):
    """This card of the pair goes to the season area, the other to the placer's influence (6.1)."""

    card: str


Move = Give | Middle


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case Give(cards):
            return counted(cards) if len(cards) <= MOST else _no(" ".join(("give", *cards)))
        case Middle(card):
            return MIDDLE | counted((card,))


def decode(code: int) -> Move:
    """The move behind a code."""
    if code & MIDDLE:
        return Middle(names(code ^ MIDDLE)[0])
    return Give(names(code))


def text(move: Move) -> str:
    """A move in short text."""
    match move:
        case Give(cards):
            return " ".join(("give", *cards))
        case Middle(card):
            return f"middle {card}"


def parse(line: str) -> Move:
    """The move of a short text; capitals and the order of the cards do not matter.

    To give one card or three can be said; it is the rules that refuse it.
    """
    match line.lower().split():
        case ["give", *cards] if 1 <= len(cards) <= MOST:
            return Give(names(counted(cards)))
        case ["middle", card]:
            return Middle(CARDS[number(card)])
    return _no(line)


def names(cards: int) -> tuple[str, ...]:
    """Counted cards in writing."""
    return tuple(CARDS[kind] for kind in range(KINDS) for _ in range(cards >> 4 * kind & 15))


def counted(cards: Iterable[str]) -> int:
    """The written cards, counted."""
    return sum(1 << 4 * number(card) for card in cards)


def number(card: str) -> int:
    """The number of a kind. Raises NotationError."""
    found = NUMBERS.get(card.upper())
    return _no(card) if found is None else found


def _no(text: str) -> NoReturn:
    raise NotationError(text)
