"""What is said at a terminal is broken between words, tables are not; elsewhere nothing is."""

import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.test_learn import learn
from tests.cli.test_table import play
from vierblatt.cli.lines import fitted, fitted_markup

Narrow = Callable[[int], None]


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Narrow:
    """Makes a terminal, so many columns wide, of the standard output."""

    def make(columns: int) -> None:
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("TERM", "dumb")

    return make


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    """What stands on the screen, where somebody presses Enter behind each question."""
    return capsys.readouterr().out.replace(" > ", " >\n")


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("Ben leads R20 to the trick.", ["Ben leads R20", "to the trick."]),
        ("  Ben has 3 points more", ["  Ben has 3", "  points more"]),
        ("Prêt, oui ou\u202f? Oui", ["Prêt, oui", "ou\u202f? Oui"]),
        ("Go to http://x.example/r/abcdef, Ann", ["Go to", "http://x.example/r/abcdef,", "Ann"]),
        ("\na\n\nb > ", ["", "a", "", "b > "]),
        ("thirteen-wide", ["thirteen-wide"]),
        ("☼☼☼☼☼☼ 札札札 x", ["☼☼☼☼☼☼ 札札札", "x"]),
    ],
)
def test_a_sentence_is_broken_between_words(said: str, lines: list[str], narrow: Narrow) -> None:
    assert fitted(said).plain == said
    narrow(13)
    assert fitted(said).plain.split("\n") == lines


def test_moves_in_a_row_stay_whole(narrow: Narrow) -> None:
    row = "Moves: 1 [red]lay B3[/]   2 lay B4   3 cut"
    assert fitted_markup(row, "   ").plain == "Moves: 1 lay B3   2 lay B4   3 cut"
    narrow(20)
    assert fitted_markup(row, "   ").plain.split("\n") == ["Moves: 1 lay B3", "2 lay B4   3 cut"]


def test_at_a_table_what_is_said_fits_and_what_is_drawn_stays(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    narrow: Narrow,
) -> None:
    said = []
    for at, columns in enumerate((None, 40, 15)):
        if columns is not None:
            narrow(columns)
        words = ["four-gems", "--lang", "en", "--seed", "a", "--record", str(tmp_path / str(at))]
        assert play("?\nr 6.11\nnonsense\nq\n", monkeypatch, *words) == 0
        said.append(re.sub(r"/\S+/\d", "FILE", printed(capsys)))
    whole, wide, small = said
    assert max(map(len, whole.splitlines())) > 80
    assert max(map(len, wide.splitlines())) <= 40
    assert "  Bela  0 cards, dealer" in small.splitlines()
    assert whole.split() == wide.split() == small.split()


def test_in_a_lesson_what_is_said_fits(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], narrow: Narrow
) -> None:
    said = []
    for columns in (None, 60):
        if columns is not None:
            narrow(columns)
        assert learn(["", "G4", "q"], monkeypatch, "four-gems", "--lang", "en") == 0
        said.append(printed(capsys))
    whole, wide = said
    assert max(map(len, whole.splitlines())) > 80
    assert max(map(len, wide.splitlines())) <= 60
    assert whole.split() == wide.split()
