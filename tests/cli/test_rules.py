"""The rules at the terminal: one paragraph, a word, and those of one table."""

import asyncio
import re
from io import BytesIO
from pathlib import Path

import pytest
from textual.widgets import Input

from tests.cli.test_join import joined
from tests.cli.test_table import play, session_for
from vierblatt.cli.asked import asked_words
from vierblatt.cli.commands import run
from vierblatt.cli.plain import PlainTable
from vierblatt.cli.rules import asked_at_table
from vierblatt.cli.screen import Page, TableApp
from vierblatt.games import game_named

Printed = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("language", "word", "number"),
    [("en", "follow suit", "6.5"), ("de", "bedienen", "6.5"), ("fr", "fournir", "6.5")],
)
def test_one_paragraph_and_those_with_a_word(
    language: str, word: str, number: str, capsys: Printed
) -> None:
    assert run(["rules", "four-gems", "--rule", number, "--lang", language]) == 0
    paragraph = capsys.readouterr().out.strip()
    assert paragraph.startswith(f"**{number}** ")
    assert run(["rules", "four-gems", "--find", word, "--lang", language]) == 0
    found = capsys.readouterr().out
    assert paragraph in found
    for one in re.split(r"\n\n(?=\*\*)", found):
        assert word in " ".join(re.sub("[*`]", "", one).casefold().split())


@pytest.mark.parametrize(
    ("wanted", "said"), [(["--rule", "77.7"], "77.7"), (["--find", "xyzzy"], "xyzzy")]
)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_what_is_not_there_is_said(
    wanted: list[str], said: str, language: str, capsys: Printed
) -> None:
    assert run(["rules", "four-gems", *wanted, "--lang", language]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err


@pytest.mark.parametrize(
    ("language", "ours", "other"),
    [
        ("en", "at this table: overruff = must", "not at this table"),
        ("de", "an diesem Tisch: overruff = must", "nicht an diesem Tisch"),
        ("fr", "à cette table\u202f: overruff = must", "pas à cette table"),
    ],
)
@pytest.mark.parametrize(
    "table",
    [["--code", "FG1-om"], ["four-gems", "--option", "overruff=must"]],
    ids=["code", "name"],
)
def test_the_rules_of_a_table(
    table: list[str], language: str, ours: str, other: str, capsys: Printed
) -> None:
    assert run(["rules", *table, "--lang", language]) == 0
    text = capsys.readouterr().out
    assert f"**6.11** *({ours})* " in text
    assert f"**9.8** *({other})* " in text
    assert "**6.5** *(" not in text


def test_every_code_has_its_rules(capsys: Printed) -> None:
    for code in ("FS1-vt", "FS1-bo-vp", "VF1-fh", "SD1-g2"):
        assert run(["rules", "--code", code]) == 0
    assert "**13.1** *(at this table: full_harvest = on)*" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "word", "none"),
    [
        ("en", "trump", "No paragraph has the word"),
        ("de", "Trumpf", "steht in keinem Absatz"),
        ("fr", "atout", "Aucun paragraphe ne contient"),
    ],
)
def test_rules_are_asked_for_at_the_table(
    language: str,
    word: str,
    none: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Printed,
) -> None:
    file = str(tmp_path / "record")
    typed = f"r 6.11\nR {word}\nr xyzzy\nq\n"
    words = ["--code", "FG1-od", "--seed", "a", "--record", file, "--lang", language]
    assert play(typed, monkeypatch, *words) == 0
    said = capsys.readouterr().out
    assert "**6.11** *(" in said
    assert "overruff = must_or_discard" in said
    assert said.count("**6.11**") == 2
    assert "**6.9**" in said
    assert none in said
    assert "**2.2**" not in said


def test_at_the_table_a_paragraph_is_a_line_and_so_is_each_item_and_row() -> None:
    gems = game_named("four-gems")
    for number, lines in (("2.6", 1), ("6.11", 7), ("4.4", 10)):
        told = asked_at_table(gems, gems.options(), asked_words("en"), number)
        assert len(told.splitlines()) == lines, told


def test_rules_are_asked_for_at_a_servers_table(capsys: Printed) -> None:
    _, session = joined("four-gems", 0)
    typed = iter(["r 6.11", "r stock", "q"])
    PlainTable(session, asked_words("en"), lambda _: next(typed)).play()
    said = capsys.readouterr().out
    assert "**6.11** *(at this table: overruff = none)* " in said
    assert "**4.3** " in said
    assert "**6.5** " not in said


def test_rules_are_asked_for_full_screen() -> None:
    async def ask() -> None:
        app = TableApp(session_for("four-gems", None, BytesIO()), asked_words("en"))
        async with app.run_test(size=(100, 36)) as pilot:
            app.query_one("#move", Input).value = "r 6.11"
            await pilot.press("enter")
            await pilot.pause()
            page = app.screen
            assert isinstance(page, Page)
            assert page.text.startswith("**6.11** *(at this table: overruff = none)* ")
            await pilot.press("escape")
            await pilot.pause()
            assert app.query_one("#move", Input).value == ""

    asyncio.run(ask())
