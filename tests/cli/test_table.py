"""Whole matches at the terminal, line by line and full screen, alone and with friends."""

import asyncio
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

from vierblatt.bots.bot import Limit
from vierblatt.cli.asked import asked_words
from vierblatt.cli.commands import run
from vierblatt.cli.screen import Curtain, TableApp
from vierblatt.cli.seating import Table, seated, seating
from vierblatt.cli.session import Session
from vierblatt.core.match import Match
from vierblatt.core.record import Writer, read
from vierblatt.games import GAMES, game_named

NAMES = [game.name for game in GAMES]
QUICK = {
    "four-seasons": ["target=15"],
    "vier-felder": ["target=6"],
    "seasons-duel": ["games=1"],
    "four-gems": ["target=300"],
}
"""Options that make a match short."""


class Typed:
    """A standard input that holds what somebody typed."""

    def __init__(self, text: str) -> None:
        self._bytes = BytesIO(text.encode())

    def readline(self) -> str:
        return self._bytes.readline().decode()

    def isatty(self) -> bool:
        return False


def play(typed: str, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", Typed(typed))
    return run(["play", *arguments, "--plain"])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_whole_match_line_by_line(
    name: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "match.jsonl"
    options = ["--option", *QUICK[name], "--lang", language, "--record", str(file)]
    monkeypatch.setattr("vierblatt.cli.session.COACH_LIMIT", Limit(iterations=5))
    typed = "?\nm\nl\ns\nh\nt\n1\n" * 3 + "?\nm\nl\ns\nt\n1\n" * 500
    options += ["--seed", "a", "--bots", "greedy"]
    assert play(typed, monkeypatch, name, *options) == 0
    said = capsys.readouterr().out
    assert said.count(asked_words(language)("moves")) > 5
    assert read(file)[-1].fields["end"] == "won"
    assert run(["record", "verify", str(file)]) == 0


def test_the_coach_speaks_after_each_move(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vierblatt.cli.session.COACH_LIMIT", Limit(iterations=30))
    file = str(tmp_path / "m.jsonl")
    options = ["--coach", "--bots", "level1", "--seed", "a", "--record", file]
    assert play("1\n" * 6 + "q\n", monkeypatch, "seasons-duel", *options) == 0
    said = capsys.readouterr().out
    assert 4 <= said.count("Coach: ") <= 6


@pytest.mark.parametrize("name", NAMES)
def test_who_says_nothing_plays_against_the_third_level(name: str) -> None:
    seats = game_named(name).seats[0]
    assert seating(None, seats) == ("human", *["level3"] * (seats - 1))


@pytest.mark.parametrize("name", NAMES)
def test_two_friends_at_one_device_see_the_curtain(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = game_named(name).seats[0]
    bots = ["human:Ann", "human:Ben", "greedy", "greedy"][:seats]
    file = str(tmp_path / "m.jsonl")
    play("\n1\n" * 8, monkeypatch, name, "--bots", ",".join(bots), "--record", file)
    said = capsys.readouterr().out
    assert "Pass the device to Ann" in said
    assert "Pass the device to Ben" in said


def test_nonsense_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.jsonl"
    typed = "cut 2\ncut 99\nR20\nw cut 2\nw cut 9\n0\n-1\n99999\n\x00\n🦋\ncu\nq\n"
    seed = ["--seed", "a", "--bots", "human:[b],greedy,greedy,greedy"]
    assert play(typed, monkeypatch, "four-gems", *seed, "--record", str(file)) == 0
    said = capsys.readouterr().out
    assert "(rule 3.4)" in said
    assert "[b]" in said
    assert [line.fields.get("move") for line in read(file)] == [None, None, None]
    assert run(["record", "verify", str(file)]) == 0


@pytest.mark.parametrize("name", NAMES)
def test_why_not_takes_the_number_of_a_move(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--seed", "a", "--lang", "en", "--record", str(tmp_path / "m.jsonl")]
    assert play("m\nw 1\nw 9999\nq\n", monkeypatch, name, *words) == 0
    said = capsys.readouterr().out
    first = said.rpartition("Moves: 1 ")[2].partition("   ")[0]
    assert f"You may play {first}." in said
    assert '"9999" is no move of this game.' in said
    assert '"1" is no move' not in said


def test_why_not_of_a_step_says_how_it_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--seed", "a", "--lang", "en", "--record", str(tmp_path / "m.jsonl")]
    assert play("w 1\nw 1\nq\n", monkeypatch, "vier-felder", *words) == 0
    said = capsys.readouterr().out
    assert "You may play" in said.partition("field 0")[2]


def test_the_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = "9\n4\nnonsense\noverruff=must\ngreedy\nq\n"
    assert play(typed, monkeypatch) == 0
    file = next(tmp_path.rglob("*.jsonl"))
    header = read(file)[0].fields
    assert (header["game"], header["options"]["overruff"]) == ("four-gems", "must")
    assert play("q\n", monkeypatch) == 0


def test_a_record_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "m.jsonl"
    file.write_text("mine")
    assert play("q\n", monkeypatch, "four-gems", "--record", str(file)) == 2
    assert file.read_text() == "mine"


def session_for(name: str, players: str | None, out: Any) -> Session:
    game = game_named(name)
    say = asked_words("en")
    options = game.options()
    table = Table(game, game.seats[0], options, seating(players, game.seats[0]))
    match = Match(game, options, table.seats)
    session = Session(match, seated(table.players, game, bytes(32), say), bytes(32), Writer(out))
    session.begin()
    return session


async def play_on_screen(name: str, players: str | None, moves: int) -> Session:
    """Choose the first move of the list again and again."""
    session = session_for(name, players, BytesIO())
    app = TableApp(session, asked_words("en"))
    async with app.run_test(size=(100, 36)) as pilot:
        for _ in range(moves):
            if isinstance(app.screen, Curtain):
                table = app.query_one("#table", Static)
                assert not str(table.render())
                await pilot.press("enter")
                await pilot.pause()
            if session.match.outcome is not None:
                break
            assert app.query_one("#moves", OptionList).option_count > 0
            app.query_one("#move", Input).value = "1"
            await pilot.press("enter")
            await pilot.pause()
        for key in ("f2", "f3", "f4"):
            await pilot.press(key)
        await pilot.press("f1")
        await pilot.press("escape")
    return session


@pytest.mark.parametrize("name", NAMES)
def test_full_screen(name: str) -> None:
    session = asyncio.run(play_on_screen(name, "greedy", 12))
    assert sum(map(len, session.feeds)) > 20


def test_full_screen_with_friends_hides_hands() -> None:
    session = asyncio.run(play_on_screen("seasons-duel", "human:Ann,human:Ben", 8))
    assert session.match.state is not None
