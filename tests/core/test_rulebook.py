"""The rules taken apart: nothing is lost, each paragraph is where it is cited."""

import re
from collections.abc import Iterator

import pytest

from vierblatt.core.rulebook import (
    Grid,
    Listing,
    Paragraph,
    Prose,
    Reader,
    Rulebook,
    Span,
    Spans,
    page,
    rulebook,
)
from vierblatt.games import GAMES
from vierblatt.words import LANGUAGES

NAMES = [game.name for game in GAMES]
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in NAMES for language in LANGUAGES]
)


def paragraphs(book: Rulebook) -> Iterator[Paragraph]:
    yield from book.opening
    for section in book.sections:
        yield from section.paragraphs


def rows(paragraph: Paragraph) -> Iterator[Spans]:
    """All running text of a paragraph, line by line."""
    for block in paragraph.blocks:
        if isinstance(block, Listing):
            yield from block.items
        elif isinstance(block, Grid):
            for row in (block.head, *block.rows):
                yield from row
        else:
            yield block.spans


def said(spans: Spans) -> str:
    return "".join(span.text for span in spans)


def letters(text: str) -> str:
    """What is left of a text without space and what only marks it."""
    item = r"^(?:-|\d+\.) "
    chunks = [
        re.sub(item, "", chunk, flags=re.MULTILINE) if re.match(item, chunk) else chunk
        for chunk in re.sub(r"^\|[-| :]+\|$|^#+ ", "", text, flags=re.MULTILINE).split("\n\n")
    ]
    return re.sub(r"[\s*`|]", "", "".join(chunks))


@every_page
def test_every_letter_of_a_page_is_there(game: str, language: str) -> None:
    book = rulebook(game, language)
    parts = [book.title, *(said(row) for paragraph in book.opening for row in rows(paragraph))]
    for section in book.sections:
        parts += [section.number, section.title]
        for paragraph in section.paragraphs:
            parts += [paragraph.number, *(said(row) for row in rows(paragraph))]
    assert letters("".join(parts)) == letters(page(game, language))


@every_page
def test_each_paragraph_has_its_number_once_and_in_its_section(game: str, language: str) -> None:
    book = rulebook(game, language)
    numbers = [paragraph.number for paragraph in paragraphs(book) if paragraph.number]
    assert len(numbers) == len(set(numbers))
    wanted = re.findall(r"^\*\*(\d+\.\d+)\*\*", page(game, language), re.MULTILINE)
    assert [number for number in numbers if number[0].isdecimal()] == wanted
    for section in book.sections:
        for paragraph in section.paragraphs:
            if "." in paragraph.number:
                assert paragraph.number.partition(".")[0] == section.number
    assert [section.number for section in book.sections] == [
        str(number) for number in range(1, len(book.sections) + 1)
    ]


@every_page
def test_what_is_cited_is_there(game: str, language: str) -> None:
    book = rulebook(game, language)
    numbers = {paragraph.number for paragraph in paragraphs(book)}
    cited = {
        span.text
        for paragraph in paragraphs(book)
        for row in rows(paragraph)
        for span in row
        if span.kind == "rule"
    }
    assert cited
    assert cited <= numbers


@pytest.mark.parametrize("game", NAMES)
def test_the_languages_have_the_same_paragraphs(game: str) -> None:
    numbers = [
        [one.number for one in paragraphs(rulebook(game, language)) if one.number[:1].isdecimal()]
        for language in LANGUAGES
    ]
    assert numbers[0] == numbers[1] == numbers[2]


def test_the_kinds_of_type() -> None:
    read = Reader("**1.1** x\n\n**1.2** y").spans
    assert read("a **b** *c `d` e* `f` 1.2 and 9.9") == (
        Span("a "),
        Span("b", "strong"),
        Span(" "),
        Span("c ", "stress"),
        Span("d", "code"),
        Span(" e", "stress"),
        Span(" "),
        Span("f", "code"),
        Span(" "),
        Span("1.2", "rule"),
        Span(" and 9.9"),
    )


def test_lists_tables_and_what_follows_belong_to_their_paragraph() -> None:
    text = """# T

Before.

## 1 One

**1.1** First:

- a
  b
- c

After.

| x | y |
|---|---|
| 1 | |

### Pins

**Pin 1** z

1. p
2. q
"""
    book = Reader(text).book("g", "en")
    assert [one.number for one in paragraphs(book)] == ["", "1.1", "", "Pin 1"]
    first = book.sections[0].paragraphs[0].blocks
    assert first[0] == Prose((Span("First:"),))
    assert first[1] == Listing(False, ((Span("a b"),), (Span("c"),)))
    assert first[2] == Prose((Span("After."),))
    assert first[3] == Grid(((Span("x"),), (Span("y"),)), (((Span("1"),), ()),))
    assert book.sections[0].paragraphs[2].blocks[1] == Listing(True, ((Span("p"),), (Span("q"),)))
