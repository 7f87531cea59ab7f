"""What the pages show is true: programs run, commands exist with the options they are given."""

import re
from pathlib import Path

import pytest

from vierblatt.cli.commands import make_app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(?:\$ )?vierblatt ([a-z][a-z-]*)((?: [^\n#]*)?)", re.MULTILINE)
INLINE = re.compile(r"`vierblatt ([a-z][a-z-]*)((?: [^`\n]*)?)`")


def blocks(page: Path, language: str) -> list[str]:
    return [body for name, body in BLOCK.findall(page.read_text("utf-8")) if name == language]


def commands(page: Path) -> list[tuple[str, str]]:
    text = page.read_text("utf-8")
    shown = [
        found for body in blocks(page, "") + blocks(page, "sh") for found in COMMAND.findall(body)
    ]
    return shown + INLINE.findall(text)


@pytest.mark.parametrize("body", blocks(ROOT / "docs" / "bots.md", "python"))
def test_the_programs_of_the_page_of_bots_run(
    body: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(body, "docs/bots.md", "exec"), {})
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_a_page_shows_is_there(page: Path) -> None:
    app = make_app(whole=False)
    for name, rest in commands(page):
        assert name in app, f"{page.name} shows vierblatt {name}"
        words = rest.split()
        if name == "record" and words and re.fullmatch("[a-z-]+", words[0]):
            assert words[0] in app["record"], f"{page.name} shows vierblatt record {words[0]}"


def test_there_are_commands_to_check() -> None:
    assert sum(len(commands(page)) for page in PAGES) > 20
