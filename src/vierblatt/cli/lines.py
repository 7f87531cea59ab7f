"""Lines for a terminal are broken between words; for a pipe or a file they stay whole."""

import re
import shutil
import sys
from itertools import pairwise

from rich.cells import cell_len
from rich.text import Text


def speak(line: str) -> None:
    """Print what is said, at once."""
    print(fitted(line).plain, flush=True)


def prompt(question: str) -> None:
    """Print what is asked; the answer is typed behind it."""
    sys.stdout.write(fitted(question).plain)
    sys.stdout.flush()


def fitted(line: str) -> Text:
    """What is said, as wide as the terminal."""
    return _fitted(Text(line), " ")


def fitted_markup(markup: str, between: str = " ") -> Text:
    """Rich markup as wide as the terminal, broken only where this stands between two words."""
    return _fitted(Text.from_markup(markup), between)


def _fitted(text: Text, between: str) -> Text:
    """Only between words: a link that is longer than a line stays whole, to be copied."""
    if not sys.stdout.isatty():
        return text
    width = shutil.get_terminal_size().columns
    lines = text.split("\n", allow_blank=True)
    return Text("\n").join(_broken(line, width, between) for line in lines)


def _broken(line: Text, width: int, between: str) -> Text:
    """One line as several, all as far from the margin as the first."""
    plain = line.plain
    margin = len(plain) - len(plain.lstrip(" "))
    words = [at.start() for at in re.finditer(f"(?<={between})[^ ]", plain) if at.start() > margin]
    starts = [0]
    for word, after in pairwise([*words, len(plain)]):
        before = margin if len(starts) > 1 else 0
        if before + cell_len(plain[starts[-1] : after].rstrip()) > width:
            starts.append(word)
    *pieces, last = line.divide(starts[1:])
    for piece in pieces:
        piece.rstrip()
    return Text("\n" + " " * margin).join([*pieces, last])
