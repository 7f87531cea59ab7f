"""The moves of Four Gems: typed for log and wire, as codes for the rules, in short text (11.1)."""

from typing import Final, NoReturn

from vierblatt.core.game import Action, NotationError
from vierblatt.games.four_gems.rules import ANNOUNCE, CUT, NAME, PASS, TAKE

GEMS: Final = "RGBY"
FACES: Final = (1, 2, 3, 4, 10, 11, 14, 20)
CARDS: Final = tuple(f"{gem}{face}" for gem in GEMS for face in FACES)
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}


class Cut(Action, frozen=True, tag="cut"):
    """The cutter lifts so many cards."""

    lifted: int


class Pass(Action, frozen=True, tag="pass"):
    """No bid."""


class Take(Action, frozen=True, tag="take"):
    """The gem of the turned card becomes trump."""


class Name(Action, frozen=True, tag="name"):
    """Another gem becomes trump."""

    gem: str


class Play(Action, frozen=True, tag="play"):
    """A card, with or without announcing the squares in the hand."""

    card: str
    announce: bool = False


Move = Cut | Pass | Take | Name | Play


def encode(move: Move) -> int:
    """The code of a move."""
    match move:
        case Cut(lifted):
            return CUT + lifted if 0 <= lifted <= 32 else _no(f"cut {lifted}")
        case Pass():
            return PASS
        case Take():
            return TAKE
        case Name(gem):
            return NAME + GEMS.index(gem) if gem in (*GEMS,) else _no(gem)
        case Play(card, announce):
            return number(card) | (ANNOUNCE if announce else 0)


def decode(code: int) -> Move:
    """The move behind a code."""
    if code >= CUT:
        return Cut(code - CUT)
    if code >= NAME:
        return Name(GEMS[code - NAME])
    if code == TAKE:
        return Take()
    if code == PASS:
        return Pass()
    return Play(CARDS[code & ~ANNOUNCE], bool(code & ANNOUNCE))


def text(move: Move) -> str:
    """A move in short text."""
    match move:
        case Cut(lifted):
            return f"cut {lifted}"
        case Name(gem):
            return f"name {gem}"
        case Play(card, announce):
            return f"{card}!" if announce else card
        case Pass() | Take():
            return "pass" if isinstance(move, Pass) else "take"


def parse(line: str) -> Move:
    """The move of a short text; capitals do not matter."""
    words = line.split()
    match [word.lower() for word in words]:
        case ["pass"]:
            return Pass()
        case ["take"]:
            return Take()
        case ["name", gem] if gem.upper() in (*GEMS,):
            return Name(gem.upper())
        case ["cut", lifted] if lifted.isdecimal() and len(lifted) < 3 and int(lifted) <= 32:
            return Cut(int(lifted))
        case [card]:
            announce = card.endswith("!")
            return Play(CARDS[number(card.removesuffix("!"))], announce)
    return _no(line)


def number(card: str) -> int:
    """The number of a card. Raises NotationError."""
    found = NUMBERS.get(card.upper())
    return _no(card) if found is None else found


def _no(text: str) -> NoReturn:
    raise NotationError(text)
