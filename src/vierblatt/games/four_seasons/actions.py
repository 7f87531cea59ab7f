"""The moves of 4 Seasons: typed for log and wire, as codes for the rules, in short text (11.1)."""

from typing import Final, NoReturn

from vierblatt.core.game import Action, NotationError, Offer
from vierblatt.games.four_seasons.rules import (
    BID,
    BUTTERFLY,
    KEEP,
    NAMES,
    PACK,
    SHOW,
    TOP_CARD,
    TWICE,
    bid_code,
)

COLOURS: Final = "BGYR"
CARDS: Final = (*(f"{colour}{worth}" for colour in COLOURS for worth in range(1, 10)), "BF")
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}


class Bid(Action, frozen=True, tag="bid"):
    """These cards are laid aside, the top card first."""

    cards: tuple[str, ...]


class Show(Action, frozen=True, tag="show"):
    """The top card is turned up."""


class Keep(Action, frozen=True, tag="keep"):
    """The bid stays hidden."""


class Play(Action, frozen=True, tag="play"):
    """A card; a butterfly that is led names a colour."""

    card: str
    colour: str | None = None


Move = Bid | Show | Keep | Play


class BidOffer(Offer, frozen=True):
    """A bid is to be composed of so many of these cards, each of which may be the top card."""

    cards: tuple[str, ...] = ()
    count: int = 0


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case Bid(cards):
            return _encode_bid(cards)
        case Show():
            return SHOW
        case Keep():
            return KEEP
        case Play(card, colour):
            names = 0 if colour is None else _colour(colour) + 1
            return number(card) | names << NAMES


def _encode_bid(cards: tuple[str, ...]) -> int:
    """A card named twice leaves its mark, so that it can be refused (3.3)."""
    if not cards:
        return _no("bid")
    numbers = [number(card) for card in cards]
    code = bid_code(sum(1 << n for n in set(numbers)), numbers[0])
    return code | TWICE if len(set(numbers)) < len(numbers) else code


def decode(code: int) -> Move:
    """The move behind a code."""
    if code >= BID:
        top = code >> TOP_CARD & 63
        return Bid((CARDS[top], *names(code & PACK & ~(1 << top))))
    if code in (SHOW, KEEP):
        return Show() if code == SHOW else Keep()
    if code > BUTTERFLY:
        return Play(CARDS[code & 63], COLOURS[(code >> NAMES) - 1])
    return Play(CARDS[code])


def text(move: Move) -> str:
    """A move in short text."""
    match move:
        case Bid(cards):
            return " ".join(("bid", *_sorted(cards)))
        case Play(card, colour):
            return card if colour is None else f"{card}={colour}"
        case Show() | Keep():
            return "show" if isinstance(move, Show) else "keep"


def parse(line: str) -> Move:
    """The move of a short text; capitals and the order below the top card do not matter."""
    words = line.upper().split()
    match words:
        case ["SHOW"]:
            return Show()
        case ["KEEP"]:
            return Keep()
        case ["BID", _, *_]:
            return Bid(_sorted(tuple(CARDS[number(card)] for card in words[1:])))
        case [word]:
            card, equals, colour = word.partition("=")
            return Play(CARDS[number(card)], COLOURS[_colour(colour)] if equals else None)
    return _no(line)


def _sorted(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a bid, those below the top card in the order of the pack."""
    return (*cards[:1], *sorted(cards[1:], key=number))


def names(cards: int) -> tuple[str, ...]:
    """The cards of a set, in writing."""
    return tuple(CARDS[n] for n in range(37) if cards >> n & 1)


def numbers(cards: tuple[str, ...]) -> int:
    """The set of some cards in writing."""
    return sum(1 << NUMBERS[card] for card in cards)


def number(card: str) -> int:
    """The number of a card. Raises NotationError."""
    found = NUMBERS.get(card.upper())
    return _no(card) if found is None else found


def _colour(colour: str) -> int:
    return COLOURS.index(colour) if colour in (*COLOURS,) else _no(colour)


def _no(text: str) -> NoReturn:
    raise NotationError(text)
