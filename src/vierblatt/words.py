"""Words for people: the Fluent files of the locales, the same for terminal, server and browser."""

import os
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "de", "fr")

LONGEST: Final = 1_000
"""Fluent leaves out what is much longer; people type anything."""


class Words:
    """The sentences of one language; English stands in where a language lacks one."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(name) for name in dict.fromkeys((language, "en"))]

    def __call__(self, key: str, /, **words: str | float) -> str:
        """The sentence of this key, with its words filled in; the key itself if there is none."""
        words = {name: _short(word) for name, word in words.items()}
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                if message.value is not None:
                    text, _errors = bundle.format_pattern(message.value, words)
                    return str(text)
        return key

    def of(self, game: str, key: str, /, **words: str | float) -> str:
        """What a game calls a thing by its own name, else what all games do."""
        own = f"{game}-{key}"
        return self(own if self.has(own) else key, **words)

    def labelled(self, label: str, text: str) -> str:
        """A label and its text, with the colon as the language has it."""
        return self("labelled", label=self(label), text=text)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)


def language_for(wanted: Iterable[str | None]) -> str:
    """The first language of ours among the wanted; `de-AT` and `de_AT.UTF-8` are `de`."""
    for name in wanted:
        short = (name or "").replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]


def system_language() -> str:
    """The language that the terminal is set to."""
    return language_for(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))


def sources(language: str) -> dict[str, str]:
    """The Fluent files of a language: name and text."""
    folder = files("vierblatt") / "locales" / language
    found = {file.name: file.read_text("utf-8") for file in folder.iterdir()}
    return {name: found[name] for name in sorted(found) if name.endswith(".ftl")}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def _short(word: str | float) -> str | float:
    return word[:LONGEST] + "…" if isinstance(word, str) and len(word) > LONGEST else word
