"""What a table needs besides the page, told with it: else a browser learns of it bit by bit."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from vierblatt.words import LANGUAGES

MANIFEST: Final = ".vite/manifest.json"
PAGE: Final = "index.html"
SCREENS: Final = {
    "/": "src/app/Lobby.svelte",
    "/?": "src/app/lobby/SetUp.svelte",
    "/r/": "src/app/Room.svelte",
    "/m/": "src/app/replay/Match.svelte",
    "/print/": "src/app/print/Print.svelte",
    "/learn": "src/app/learn/List.svelte",
    "/learn/": "src/app/learn/Lesson.svelte",
}
"""What a door shows, by how its address begins; a question at the lobby sets a table up."""
GAME: Final = "src/games/{}/index.ts"
WORDS: Final = "src/words/languages/{}.ts"
GAME_WORDS: Final = "../src/vierblatt/locales/{}/{}.ftl?raw"

Files = dict[str, str]
"""How each is to be fetched, by its name."""


class Ahead:
    """The build's own list of which module needs which."""

    def __init__(self, place: Path) -> None:
        manifest = place / MANIFEST
        self._modules: dict[str, Any] = (
            json.loads(manifest.read_text("utf-8")) if manifest.is_file() else {}
        )
        self._named = self._needed(PAGE)  # the page does so itself

    def link(self, address: str, game: str | None, languages: str) -> str:
        """The header for a door, with this game on the table if it is known."""
        spoken = language(languages)
        wanted = self._needed(WORDS.format(spoken))
        wanted |= self._needed(screen(address))
        if game is not None:
            wanted |= self._needed(GAME.format(game))
            wanted |= self._needed(GAME_WORDS.format(spoken, game))
        return ", ".join(how for file, how in wanted.items() if file not in self._named)

    def _needed(self, module: str) -> Files:
        return dict(self._files(module, set()))

    def _files(self, module: str, seen: set[str]) -> Iterator[tuple[str, str]]:
        """Everything that a module cannot start without."""
        if module in seen or module not in self._modules:
            return
        seen.add(module)
        found = self._modules[module]
        yield found["file"], f"</{found['file']}>; rel=modulepreload; as=script"
        for style in found.get("css", ()):
            yield style, f"</{style}>; rel=preload; as=style; crossorigin"
        for other in found.get("imports", ()):
            yield from self._files(other, seen)


def screen(address: str) -> str:
    """The module of what an address shows."""
    beginning = max((one for one in SCREENS if address.startswith(one)), key=len)
    return SCREENS[beginning]


def language(asked: str) -> str:
    """The first language that there is, as the page chooses it for somebody new."""
    for part in asked.split(","):
        short = part.strip()[:2].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
