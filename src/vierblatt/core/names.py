"""Names, and whatever else people write, cleaned of what could deceive or disturb."""

import unicodedata
from typing import Final

LONGEST_NAME: Final = 24
JOINER: Final = "\u200d"  # holds one emoji together
MARKS: Final = 2
"""How many marks may stand on one letter."""


def cleaned(text: str) -> str:
    """The text without control and direction characters, heaped marks, and needless space."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if kind[0] != "C":  # what is left out stands between no marks
            marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Zs", "Zl", "Zp") or letter in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or letter == JOINER) and marks <= MARKS:
            kept.append(letter)
    return unicodedata.normalize("NFC", " ".join("".join(kept).split()))


def shown_name(name: str) -> str:
    """A name that a record brings along, as it may be shown; empty when nothing is left of it."""
    clean = cleaned(name)
    return clean if len(clean) <= LONGEST_NAME else clean[: LONGEST_NAME - 1] + "…"
