"""The page speaks three languages, wholly, and changes between them at once."""

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PLAYED, Phase, reached
from tests.client.visit import DESKTOP, PHONE, Visits
from tests.server.live import Client
from vierblatt.words import LANGUAGES, Words, sources

SOURCE: Final = Path(__file__).parents[2] / "client" / "src"
CODE: Final = sorted(
    path
    for path in (*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts"))
    if ".test." not in path.name and path.name not in ("schema.d.ts", "testing.ts")
)
SVELTE: Final = [path for path in CODE if path.suffix == ".svelte"]
KEYS: Final = re.compile(r"""\b(?:say|words\.say)\(\s*'([a-z0-9-]+)'""")
BEGUN: Final = re.compile(r"""\b(?:say|words\.say)\(\s*`([a-z0-9-]+-)\$\{""")
OF: Final = re.compile(r"""\bwords\.of\([^,()]+(?:\([^)]*\))?[^,]*,\s*'([a-z0-9-]+)'""")
SPOKEN: Final = re.compile(
    r"""\b(?:aria-label|title|placeholder|alt|aria-description)="([^"]*)\""""
)
NAMES: Final = {"Vierblatt", "E", "L", "NoBreak"}
"""What is called the same in every language, and what is a part of the page."""


def messages(language: str) -> dict[str, ast.Pattern | None]:
    found = {}
    for text in sources(language).values():
        for entry in FluentResource(text).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry.value
    return found


ALL: Final = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_key_of_the_page_has_its_words(language: str) -> None:
    known = ALL[language]
    text = "\n".join(path.read_text("utf-8") for path in CODE)
    keys = set(KEYS.findall(text))
    assert len(keys) > 200
    assert not keys - set(known)
    assert not [
        key
        for key in OF.findall(text)
        if not any(one == key or one.endswith(f"-{key}") for one in known)
    ]
    begun = set(BEGUN.findall(text))
    assert begun
    assert not [key for key in begun if not any(one.startswith(key) for one in known)]


def markup(path: Path) -> str:
    """What is between script and style, without what is computed."""
    text = re.sub(r"<(script|style)\b.*?</\1>", "", path.read_text("utf-8"), flags=re.S)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"<(code|pre|kbd)\b.*?</\1>", "", text, flags=re.S)
    while (shorter := re.sub(r"\{[^{}]*\}", "", text)) != text:
        text = shorter
    return text


@pytest.mark.parametrize("path", SVELTE, ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_sentence_stands_in_the_markup(path: Path) -> None:
    text = markup(path)
    spoken = SPOKEN.findall(text)
    between = re.sub(r"""<[a-zA-Z/](?:[^<>"']|"[^"]*"|'[^']*'|=>)*>""", " ", text)
    words = re.findall(r"[^\W\d_]+", " ".join([*spoken, between]))
    assert set(words) <= NAMES, words


TEXTS: Final = """() => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement: parent } = walker.currentNode
    if (!parent.closest('code')) found.push(data.trim())
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    found.push(...['aria-label', 'title', 'placeholder'].map(name => one.getAttribute(name)))
  return [...new Set(found.filter(Boolean)), document.title]
}"""


def plain(language: str) -> dict[str, str]:
    """All messages that are nothing but text."""
    found = {}
    for key, value in ALL[language].items():
        parts = value.elements if value is not None else []
        texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
        if value is not None and len(texts) == len(parts):
            found[key] = " ".join("".join(texts).split())
    return found


def foreign(page: Page, language: str) -> set[str]:
    """English words of ours on a page in another language."""
    own = "\n".join(sources(language).values())
    english = {text for text in plain("en").values() if len(text) > 2 and text not in own}
    return english & {" ".join(text.split()) for text in page.evaluate(TEXTS)}


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_english_is_left_on_any_page(visit: Visits, port: int, language: str) -> None:
    people = [reached(port, phase, talk="chat")[0] for phase in PLAYED]
    doors: list[str | Client] = ["/", "/?table=vier-felder", *people]
    for where in doors:
        page = visit(where, PHONE, language, reduced_motion="reduce")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(300)
        assert not foreign(page, language)
        for key in "" if isinstance(where, str) else "smt?":
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            assert not foreign(page, language)
            page.keyboard.press("Escape")


@pytest.mark.parametrize("phase", [PLAYED[0], PLAYED[2]], ids=str)
def test_another_language_is_there_at_once(visit: Visits, port: int, phase: Phase) -> None:
    """The turn, the seats, the names of the cards, and what is printed on them."""
    asked, _ = reached(port, phase)
    page = looks.seated(visit, asked, DESKTOP)
    spoken = "en"
    english = set(page.evaluate(TEXTS))
    for other in ("de", "fr"):
        page.keyboard.press("m")
        settings = Words(spoken)("table-settings")
        page.get_by_role("dialog").get_by_role("button", name=settings).click()
        page.locator(f"select:has(option[value={other}])").first.select_option(other)
        expect(page.locator("html")).to_have_attribute("lang", other)
        page.keyboard.press("Escape")
        expect(page.locator(".turn-line .turn")).to_have_text(Words(other)("table-your-turn"))
        assert not foreign(page, other)
        assert english - set(page.evaluate(TEXTS))
        spoken = other
