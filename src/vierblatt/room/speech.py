"""Names and lines of chat, cleaned of what could deceive or disturb."""

import unicodedata
from typing import Final

from vierblatt.room.refusals import Refusal

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = 200
JOINER: Final = "\u200d"  # holds one emoji together
MARKS: Final = 2
"""How many marks may stand on one letter."""


def name(text: str) -> str:
    """A name as it may be shown. Raises Refusal when nothing is left of it, or it is too long."""
    clean = cleaned(text)
    if not clean or len(clean) > LONGEST_NAME:
        raise Refusal("bad-name")
    return clean


def line(text: str) -> str:
    """A line of chat as it may be shown. Raises Refusal."""
    clean = cleaned(text)
    if not clean or len(clean) > LONGEST_LINE:
        raise Refusal("bad-text")
    return clean


def cleaned(text: str) -> str:
    """The text without control and direction characters, heaped marks, and needless space."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or letter == JOINER) and marks <= MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())
