"""The rules of a game as docs/rules has them: the page, or its numbered paragraphs to be drawn."""

import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal

import msgspec

INLINE: Final = re.compile(r"\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`")
CODE: Final = re.compile(r"`(.+?)`")
Kind = Literal["plain", "strong", "stress", "code", "rule"]
KINDS: Final[tuple[Kind, ...]] = ("strong", "stress", "code")
NUMBER: Final = re.compile(r"\b\d+\.\d+\b")
NUMBERED: Final = re.compile(r"\*\*([^*]*\d)\*\* ?")
SECTION: Final = re.compile(r"## (?:(\d+) )?(.+)")
ITEM: Final = re.compile(r"(?:-|\d+\.) ")
ROW: Final = re.compile(r"\|[-|: ]+\|")


class Span(msgspec.Struct, frozen=True):
    """A piece of text in one kind of type; `rule` is the number of a paragraph of this page."""

    text: str
    kind: Kind = "plain"


Spans = tuple[Span, ...]


class Block(msgspec.Struct, frozen=True, tag_field="block"):
    """What stands under each other in a paragraph."""


class Prose(Block, frozen=True, tag="prose"):
    """Running text."""

    spans: Spans


class Heading(Block, frozen=True, tag="heading"):
    """A heading within a section."""

    spans: Spans


class Listing(Block, frozen=True, tag="list"):
    """Items with bullets, or with numbers."""

    ordered: bool
    items: tuple[Spans, ...]


class Grid(Block, frozen=True, tag="grid"):
    """A table: its head and its rows, cell by cell."""

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


class Paragraph(msgspec.Struct, frozen=True):
    """A paragraph with all that belongs to it."""

    number: str
    """Such as 6.11, in examples Pin 3; empty for what has none."""
    blocks: tuple[Prose | Heading | Listing | Grid, ...]


class Section(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    number: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of one game in one language."""

    game: str
    language: str
    title: str
    opening: tuple[Paragraph, ...]
    sections: tuple[Section, ...]


def page(game: str, language: str) -> str:
    """The page of a game in this language, in English where there is no other yet."""
    here = files("vierblatt") / "rulebook"
    folder = here if here.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    own = folder / language / f"{game}.md"
    return (own if own.is_file() else folder / f"{game}.md").read_text("utf-8")


def rulebook(game: str, language: str) -> Rulebook:
    """The same page, taken apart."""
    return Reader(page(game, language)).book(game, language)


class Reader:
    """Takes a page apart. It knows the little Markdown that the pages use."""

    def __init__(self, text: str) -> None:
        self._chunks = [chunk for chunk in text.split("\n\n") if chunk.strip()]
        self.numbers = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", text, re.MULTILINE))
        """The paragraphs that there are."""

    def book(self, game: str, language: str) -> Rulebook:
        """The whole page."""
        title, *chunks = self._chunks
        starts = [at for at, chunk in enumerate(chunks) if SECTION.match(chunk)]
        opening = chunks[: starts[0]] if starts else chunks
        sections = (self._section(chunks[a:b]) for a, b in pairwise([*starts, len(chunks)]))
        return Rulebook(
            game, language, title[2:].strip(), tuple(self._paragraphs(opening)), tuple(sections)
        )

    def _section(self, chunks: list[str]) -> Section:
        found = SECTION.match(chunks[0])
        assert found
        return Section(found[1] or "", found[2].strip(), tuple(self._paragraphs(chunks[1:])))

    def _paragraphs(self, chunks: Iterable[str]) -> Iterator[Paragraph]:
        """A number, or a heading, begins a new one."""
        number, lines = "", list[str]()
        for chunk in chunks:
            found = NUMBERED.match(chunk)
            if (found or chunk.startswith("### ")) and lines:
                yield self._paragraph(number, lines)
                lines = []
            if found or chunk.startswith("### "):
                number = found[1] if found else ""
            lines.append(chunk[found.end() :] if found else chunk)
        if lines:
            yield self._paragraph(number, lines)

    def _paragraph(self, number: str, chunks: list[str]) -> Paragraph:
        return Paragraph(number, tuple(map(self._block, chunks)))

    def _block(self, chunk: str) -> Prose | Heading | Listing | Grid:
        if chunk.startswith("### "):
            return Heading(self.spans(chunk[4:]))
        if chunk.startswith("|"):
            return self._grid(chunk.strip().splitlines())
        if ITEM.match(chunk):
            return self._listing(chunk)
        return Prose(self.spans(chunk))

    def _listing(self, chunk: str) -> Listing:
        items = re.split(rf"^{ITEM.pattern}", chunk, flags=re.MULTILINE)[1:]
        return Listing(not chunk.startswith("-"), tuple(map(self.spans, items)))

    def _grid(self, lines: list[str]) -> Grid:
        head, *rows = (self._cells(line) for line in lines if not ROW.fullmatch(line.strip()))
        return Grid(head, tuple(rows))

    def _cells(self, line: str) -> tuple[Spans, ...]:
        return tuple(self.spans(cell) for cell in line.strip().strip("|").split("|"))

    def spans(self, text: str) -> Spans:
        """A text in its kinds of type; line breaks in it mean nothing."""
        text, at, found = " ".join(text.split()), 0, list[Span]()
        for piece in INLINE.finditer(text):
            found += self._plain(text[at : piece.start()])
            which = piece.lastindex or 1
            found += _of_a_kind(piece[which], KINDS[which - 1])
            at = piece.end()
        return (*found, *self._plain(text[at:]))

    def _plain(self, text: str) -> Iterator[Span]:
        """Plain text and the paragraphs that it cites."""
        at = 0
        for number in NUMBER.finditer(text):
            if number[0] in self.numbers:
                if number.start() > at:
                    yield Span(text[at : number.start()])
                yield Span(number[0], "rule")
                at = number.end()
        if at < len(text):
            yield Span(text[at:])


def _of_a_kind(text: str, kind: Kind) -> Iterator[Span]:
    """A piece in one kind of type; what is code in it stays code."""
    for at, part in enumerate(CODE.split(text)):
        if part:
            yield Span(part, "code" if at % 2 else kind)
