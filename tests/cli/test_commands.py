"""The command line as others script it: names, JSON, exit codes, and nonsense said kindly."""

import json
import os
import subprocess
import sys
from errno import EROFS
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from vierblatt.cli.commands import run
from vierblatt.games import GAMES

NAMES = [game.name for game in GAMES]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


def printed(capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("words", [["--help"], [], ["record", "-h"], ["admin", "--help"]])
def test_the_list_of_commands_says_what_each_is_for(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("│ ")]
    named = [line for line in lines if line[2].isalpha()]
    assert named
    assert all(len(line.strip("│ ").split()) > 3 for line in named)


def test_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--json"]) == 0
    games = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in games] == [
        "four-seasons",
        "vier-felder",
        "seasons-duel",
        "four-gems",
    ]
    for game in games:
        assert set(game) == {"name", "seats", "rules_version", "code", "options"}
        for option in game["options"]:
            assert set(option) == {"name", "values", "default"}
            assert not option["values"] or option["values"][0] == option["default"]
    names = {game["name"]: [option["name"] for option in game["options"]] for game in games}
    assert names == {
        "four-seasons": ["bonus", "variant", "butterfly_bid", "target"],
        "vier-felder": ["full_harvest", "joker_sun", "lager_in_sum", "target"],
        "seasons-duel": ["games"],
        "four-gems": [
            "trump_values",
            "overruff",
            "beat_partner_trump",
            "gather",
            "redeal",
            "failed_gems",
            "target",
        ],
    }


def test_each_value_of_an_option_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for language, sentence in (
        ("en", "must: Whoever must ruff and can ruff higher must do so;"),
        ("de", "must: Wer stechen muss und überstechen kann, muss überstechen;"),
        ("fr", "must: Qui doit couper et peut surcouper doit surcouper\u202f;"),
    ):
        assert run(["games", "--lang", language]) == 0
        assert sentence in capsys.readouterr().out


def test_a_rule_code_is_explained_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["games", "--code", "fg1-500-om"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("FG1-om-500  four-gems")
    assert [line.split()[1] for line in said.splitlines() if line.startswith("  *")] == [
        "overruff",
        "target",
    ]
    assert run(["games", "--code", "FG1-om-500", "--json"]) == 0
    told = printed(capsys)
    assert (told["game"], told["differs"]) == ("four-gems", ["overruff", "target"])
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    file = tmp_path / "record"
    assert run(["play", "--code", "VF1-fh", "--seats", "3", "--plain", "--record", str(file)]) == 0
    header = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (header["game"], header["options"]["full_harvest"]) == ("vier-felder", "on")
    assert len(header["players"]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["games", "--code", "FG1-xx"], "is no rule code"),
        (["play", "--code", ""], "is no rule code"),
        (["play", "four-gems", "--code", "FG1"], "leave four-gems out"),
        (["play", "--code", "FG1", "--option", "overruff=must"], "leave overruff=must out"),
        (["play", "--code", "FS1-vt", "--seats", "3"], "do not go together"),
        (["play", "--code", "FG1", "--seats", "3"], "is for 4 players"),
    ],
)
def test_what_is_wrong_about_a_code_is_said(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
def test_simulate_is_the_same_for_any_number_of_processes(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    results = []
    for processes in ("1", "2"):
        command = ["simulate", name, "--rounds", "250", "--bots", "random", "--seed", "5"]
        assert run([*command, "--processes", processes, "--json"]) == 0
        results.append(printed(capsys))
    for result in results:
        assert result["rounds"] == 250
        for key in ("seconds", "moves_per_second", "compiled"):
            assert key in result
            del result[key]
    assert results[0] == results[1]


@pytest.mark.parametrize("name", NAMES)
def test_the_short_way_of_random_rounds_is_the_long_way(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", name, "--rounds", "5", "--bots", "random", "--seed", "9", "--json"]
    assert run(command) == 0
    short = printed(capsys)
    assert run([*command, "--records", str(tmp_path / "records")]) == 0
    long = printed(capsys)
    assert (short["moves"], short["mean"]) == (long["moves"], long["mean"])
    for file in (tmp_path / "records").iterdir():
        assert run(["record", "verify", str(file), "--json"]) == 0
        assert printed(capsys)["ok"] is True


@pytest.mark.parametrize("name", NAMES)
def test_records_do_not_depend_on_the_hash_seed(name: str, tmp_path: Path) -> None:
    made = []
    for hash_seed in ("0", "1", "4711"):
        folder = tmp_path / hash_seed
        command = [sys.executable, "-m", "vierblatt", "simulate", name, "--rounds", "2"]
        subprocess.run(
            [*command, "--bots", "greedy", "--records", str(folder)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
        )
        made.append({file.name: file.read_bytes() for file in folder.iterdir()})
    assert len(made[0]) == 2
    assert made[0] == made[1] == made[2]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate for-gems --rounds 3", ["for-gems", "four-gems"]),
        ("simulate four-gems --rounds 3 --option overuff=must", ["overuff", "overruff"]),
        ("simulate four-gems --rounds 3 --option overruff=mus", ["mus", "must"]),
        ("simulate four-gems --rounds 3 --option overruff", ["name=value"]),
        ("simulate four-gems --rounds 3 --option target=-5", ["target", "-5"]),
        ("simulate four-gems --rounds 3 --bots gredy", ["gredy", "greedy"]),
        ("simulate four-gems --rounds 3 --bots greedy,greedy", ["2", "4"]),
        ("simulate four-gems --rounds 0", ["--rounds"]),
        ("simulate four-gems --rounds many", ["many"]),
        ("simulate four-gems", ["--rounds"]),
        ("simulate four-seasons --rounds 3 --seats 3 --option variant=team", ["team"]),
        ("play four-gems --seats 3", ["3", "4"]),
        ("play four-gems --lang eo", ["eo", "en, de, fr"]),
        ("play four-gems --bots gready", ["gready", "greedy"]),
        ("record verify nowhere.jsonl", ["nowhere.jsonl"]),
        ("record from-text nowhere.txt", ["nowhere.txt"]),
        ("rules bridge", ["bridge"]),
        ("simulte four-gems", ["simulte", "simulate"]),
        ("rules", ["four-gems"]),
        ("serve --seats 3", ["four-gems"]),
        ("learn nowhere.toml", ['"nowhere.toml"']),
        ("play --seat 2", ["--seat", "--join"]),
        ("play four-gems --name Ann", ["--name", "--join"]),
        ("play --join http://127.0.0.1:8400/r/x four-gems", ["--game"]),
        ("play --join http://127.0.0.1:8400/r/x --coach", ["--coach"]),
    ],
)
def test_nonsense_gets_one_clear_line(
    command: str, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command.split()) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert '""' not in said.err
    assert "Errno" not in said.err
    for word in words:
        assert word in said.err


@pytest.mark.parametrize("words", [["--lang", "de"], ["--lang=de"]])
def test_nonsense_is_answered_in_the_language_that_is_asked_for(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", "bridge", *words]) == 2
    assert "gibt es nicht" in capsys.readouterr().err


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_rules_are_shown(name: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", name, "--lang", language]) == 0
    assert "**1.1**" in capsys.readouterr().out


def test_a_bad_record_is_left_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["simulate", "four-gems", "--rounds", "1", "--records", str(tmp_path)])
    file = next(tmp_path.iterdir())
    lines = file.read_bytes().splitlines(keepends=True)
    cut = b"".join(lines[:7])[:-3]
    file.write_bytes(cut)
    capsys.readouterr()
    for verb in ("verify", "show"):
        assert run(["record", verb, str(file)]) == 1
        assert "line 7" in capsys.readouterr().err
    assert run(["record", "verify", str(file), "--json"]) == 1
    said = printed(capsys)
    assert (said["ok"], said["line"], said["problem"]) == (False, 7, "cut-in-line")
    assert file.read_bytes() == cut


@pytest.mark.parametrize("name", NAMES)
def test_a_record_on_paper_and_back(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(["simulate", name, "--rounds", "1", "--bots", "random", "--records", str(tmp_path)])
    record = next(tmp_path.iterdir())
    capsys.readouterr()
    assert run(["record", "show", str(record)]) == 0
    text = tmp_path / "paper.txt"
    text.write_text(capsys.readouterr().out)
    assert run(["record", "from-text", str(text)]) == 0
    assert (tmp_path / "paper.jsonl").read_bytes() == record.read_bytes()
    assert run(["record", "from-text", str(text)]) == 2  # never over a file that is there


def test_a_record_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "paper.txt"
    text.write_text("game four-gems\n")
    read = Path.open

    def locked(file: Path, mode: str = "r", *more: Any, **words: Any) -> Any:
        if mode == "xb":
            raise OSError(EROFS, "Read-only file system")
        return read(file, mode, *more, **words)

    monkeypatch.setattr(Path, "open", locked)
    monkeypatch.setattr(Path, "unlink", lambda *_, **__: locked(text, "xb"))
    assert run(["record", "from-text", str(text), "--out", "other.jsonl"]) == 2
    assert "other.jsonl cannot be written" in capsys.readouterr().err


def test_a_text_with_a_wrong_move_names_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "wrong.txt"
    cards = " ".join(f"{gem}{face}" for gem in "RGBY" for face in (1, 2, 3, 4, 10, 11, 14, 20))
    text.write_text(f"game four-gems\ndealer 0\nround\npack {cards}\n3 cut 2\n")
    assert run(["record", "from-text", str(text)]) == 1
    said = capsys.readouterr().err
    assert "line 5" in said
    assert "3.4" in said
    assert not (tmp_path / "wrong.jsonl").exists()
    assert list(tmp_path.iterdir()) == [text]
