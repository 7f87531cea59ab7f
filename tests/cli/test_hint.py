"""Advice on a position of a record, in words and as JSON."""

import json
from pathlib import Path

import pytest

from vierblatt.bots.advice import rounded
from vierblatt.bots.bot import Candidate, Choice
from vierblatt.cli.advice import Adviser
from vierblatt.cli.asked import asked_words
from vierblatt.cli.commands import run
from vierblatt.core.record import read
from vierblatt.core.replay import replay
from vierblatt.games import GAMES, find_game
from vierblatt.words import LANGUAGES

RECORDS = Path(__file__).parents[1] / "records"
NAMES = [game.name for game in GAMES]


def asked(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert run(["hint", *arguments, "--json"]) == 0
    answer: dict[str, object] = json.loads(capsys.readouterr().out)
    return answer


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("move", [1, 2, 3, 9, 14])
def test_a_hint_before_any_move(name: str, move: int, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(RECORDS / f"{name}-v1-match.jsonl")
    arguments = [file, "--move", str(move), "--iterations", "6"]
    first = asked(capsys, *arguments)
    assert asked(capsys, *arguments) == first
    assert (
        first["seat"]
        == [line for line in read(Path(file)) if "move" in line.fields][move - 1].fields["seat"]
    )
    for language in LANGUAGES:
        assert run(["hint", *arguments, "--lang", language]) == 0
        said = capsys.readouterr().out
        assert str(first["move"]) in said
        assert "motive" not in said
        assert "advice" not in said


def test_where_a_record_breaks_off(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (RECORDS / "seasons-duel-v1-match.jsonl").read_bytes().splitlines(keepends=True)
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(b"".join(lines[:9]))
    answer = asked(capsys, str(cut), "--iterations", "6")
    match = replay(read(cut), find_game, whole=False).match
    assert answer["seat"] == match.waiting()[0]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--move", "0"], "There is no move 0"),
        (["--move", "9999"], "There is no move 9,999"),
        (["--bot", "levle5"], "Did you mean level5?"),
        (["--limit", "0"], "--limit wants a positive number of seconds"),
        (["--iterations", "0"], "--iterations wants a positive"),
        (["--move", "1", "--seat", "7"], "Seat 7 is not to move"),
    ],
)
def test_nonsense(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["hint", str(RECORDS / "seasons-duel-v1-match.jsonl"), *wrong]) == 2
    assert said in capsys.readouterr().err


def test_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.jsonl").write_text("nonsense\n")
    assert run(["hint", str(tmp_path / "x.jsonl")]) == 1
    assert "line 1" in "".join(capsys.readouterr())


def adviser(language: str = "en") -> tuple[Adviser, list[int]]:
    """An adviser before the first move of a duel, and codes of that position."""
    lines = read(RECORDS / "seasons-duel-v1-match.jsonl")
    match = replay(lines[:2], find_game, whole=False).match
    seat = match.waiting()[0]
    assert match.state is not None
    codes = [int(code) for code in match.state.legal(seat)]
    return Adviser(asked_words(language), match.game, match.view(seat)), codes


def found(*candidates: Candidate, reason: str = "search") -> Choice:
    return Choice(candidates[0].code, candidates, 500, reason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_a_move_depends_on_how_far_it_is_behind(language: str) -> None:
    who, codes = adviser(language)
    best = Candidate(codes[0], 9.0, 0.1, 0.60, 0.6)
    close = Candidate(codes[1], 8.95, 0.1, 0.599, 0.3)
    worse = Candidate(codes[2], 6.0, 0.1, 0.50, 0.095)
    match_only = Candidate(codes[3], 9.2, 0.1, 0.50, 0.05)
    unseen = Candidate(codes[4], 9.0, 0.1, 0.60, 0.001)
    choice = found(best, close, worse, match_only, unseen)
    say, move = who.say, who.move
    key = {code: who.remark(choice, code)[0] for code in codes[:6]}
    assert key[codes[0]] == say("coach-same", move=move(codes[0]))
    words = {"best": move(codes[0])}
    assert key[codes[1]] == say("coach-close", move=move(codes[1]), **words)
    assert key[codes[2]] == say("coach-other", move=move(codes[2]), points=3.0, **words)
    assert key[codes[3]] == say("coach-match", move=move(codes[3]), **words)
    assert key[codes[4]] == say("coach-unweighed", move=move(codes[4]), **words)
    assert key[codes[5]] == say("coach-unweighed", move=move(codes[5]), **words)


def test_each_way_of_finding_a_move_has_its_sentence() -> None:
    who, codes = adviser()
    best = Candidate(codes[0], 9.0, 0.1, 0.60, 0.62)
    said = {
        reason: " ".join(who.advice(found(best, reason=reason)))
        for reason in ("search", "exact", "mixed", "only-move")
    }
    assert "500 imagined deals" in said["search"]
    assert "all 500 ways" in said["exact"]
    assert "62 of 100 cases" in said["mixed"]
    assert said["only-move"].startswith("The only choice")
    assert "table sense" in " ".join(who.advice(Choice(codes[0])))


def test_points_are_said_as_people_say_them() -> None:
    assert [rounded(points) for points in (0.04, -3.26, 9.99, 27.8)] == [0.0, -3.3, 10.0, 28.0]
