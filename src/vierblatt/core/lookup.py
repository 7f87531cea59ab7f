"""A page of the rules as it is written, paragraph by paragraph: by number, or by a word."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from vierblatt.core.rulebook import NUMBERED

START: Final = re.compile(r"^(?=##|\*\*[^*\n]*\d\*\*)", re.MULTILINE)
LETTERS: Final = re.compile(r"[*`|]")


def paragraphs(page: str) -> Iterator[tuple[str, str]]:
    """Each number with its text; headings and what has no number are left out."""
    for piece in START.split(page):
        found = NUMBERED.match(piece)
        if found:
            yield found[1], piece.strip()


def looked_up(page: str, wanted: str) -> list[str]:
    """The paragraph of this number, or all that have this word."""
    wanted = wanted.strip()
    whole = [text for number, text in paragraphs(page) if number.casefold() == wanted.casefold()]
    return whole or having(page, wanted)


def having(page: str, word: str) -> list[str]:
    """The paragraphs that have this word, wherever their lines break."""
    sought = _plain(word)
    return [text for _, text in paragraphs(page) if sought in _plain(text)]


def marked(page: str, mark: Callable[[str], str]) -> str:
    """The page with a mark behind each number that has one."""
    return "".join(_marked(piece, mark) for piece in START.split(page))


def _marked(piece: str, mark: Callable[[str], str]) -> str:
    found = NUMBERED.match(piece)
    note = mark(found[1]) if found else ""
    return f"{piece[: found.end()]}*({note})* {piece[found.end() :]}" if found and note else piece


def _plain(text: str) -> str:
    return " ".join(LETTERS.sub("", text).casefold().split())
