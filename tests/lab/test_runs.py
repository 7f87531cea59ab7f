"""Runs that were ended go on where they were; files of other runs are left alone."""

from pathlib import Path

import pytest

from tests.lab.contests import RUN, measured
from vierblatt.cli.commands import run
from vierblatt.lab import crew
from vierblatt.lab.duel import Contest, Deal, play_deal


def test_a_run_that_was_ended_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "run.jsonl"
    words = (*RUN, "--deals", "5", "--resume", str(file))
    whole = measured(capsys, *words)
    assert whole == measured(capsys, *RUN, "--deals", "5")
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])
    played: list[int] = []

    def watched(contest: Contest, number: int) -> Deal:
        played.append(number)
        return play_deal(contest, number)

    monkeypatch.setattr(crew, "play_deal", watched)
    assert measured(capsys, *words) == whole
    assert played == [2, 3, 4]
    assert file.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert len(file.read_bytes().splitlines()) == 6
    assert measured(capsys, *RUN, "--deals", "3", "--resume", str(file))["deals"] == 3
    assert played == [2, 3, 4]


@pytest.mark.parametrize("cut", [0, 10])
def test_a_run_that_was_ended_at_once_begins_anew(
    cut: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    words = (*RUN, "--deals", "2", "--resume", str(file))
    whole = measured(capsys, *words)
    file.write_bytes(file.read_bytes()[:cut])
    assert measured(capsys, *words) == whole


@pytest.mark.parametrize(
    ("change", "word"),
    [
        (("--seed", "5"), "seed"),
        (("--bots", "random,greedy"), "bots"),
        (("--iterations", "5"), "bots"),
        (("--option", "games=2"), "options"),
        (("--matches",), "matches"),
    ],
)
def test_a_file_of_another_run_is_refused(
    change: tuple[str, ...], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    words = [*RUN, "--deals", "1", "--resume", str(file)]
    assert run([*words]) == 0
    before = file.read_bytes()
    capsys.readouterr()
    if change[0] in words:
        at = words.index(change[0])
        del words[at : at + 2]
    assert run([*words, *change]) == 2
    said = capsys.readouterr().err
    assert word in said
    assert len(said.splitlines()) == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content",
    [
        b"dear diary\n",
        b'{"format":1}\n',
        b"no line at all",
        b"\xff\xfe\n",
    ],
)
def test_what_is_no_run_is_left_as_it_is(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    assert run([*RUN, "--deals", "1", "--resume", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err
    assert file.read_bytes() == content


def test_a_run_with_a_line_missing_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    words = (*RUN, "--deals", "3", "--resume", str(file))
    measured(capsys, *words)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(lines[0] + lines[2])
    assert run([*words]) == 2
    assert "line 2" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        "duel seasons-duel --bots greedy,random --deals 3 --processes 1",
        "ratings seasons-duel --bots greedy,random --deals 3 --processes 1",
        "simulate seasons-duel --rounds 3 --processes 1",
    ],
)
def test_without_a_terminal_a_long_run_says_at_times_how_far_it_is(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [*command.split(), "--json"]
    assert run(words) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("vierblatt.cli.progress.EVERY", 0)
    assert run(words) == 0
    said = capsys.readouterr()
    assert said.err.splitlines()[-1].startswith("seasons-duel: 3 of 3, ")
    assert len(said.out.splitlines()) == 1
    assert said.out.startswith("{")
