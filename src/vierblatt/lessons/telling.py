"""The words of a lesson, with the paragraphs and cards in them made out."""

from functools import cache

from vierblatt.core.rulebook import Reader, Spans, page


@cache
def reader(game: str, language: str) -> Reader:
    """Who knows the paragraphs of a game's rules in a language."""
    return Reader(page(game, language))


def told(text: str, game: str, language: str) -> tuple[Spans, ...]:
    """A text in its paragraphs."""
    chunks = (chunk for chunk in text.split("\n\n") if chunk.strip())
    return tuple(reader(game, language).spans(chunk) for chunk in chunks)


def plain(text: str, game: str, language: str) -> str:
    """The same as plain lines."""
    paragraphs = told(text, game, language)
    return "\n".join("".join(span.text for span in spans) for spans in paragraphs)
