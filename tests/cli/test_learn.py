"""Lessons at the terminal: all of them to the end, and what a learner may type on the way."""

from pathlib import Path

import pytest

from tests.cli.test_table import Typed
from vierblatt.cli.commands import run
from vierblatt.lessons.course import Course
from vierblatt.lessons.lesson import Lesson, lessons
from vierblatt.lessons.telling import plain
from vierblatt.words import LANGUAGES, Words

FOLDER = Path(__file__).parents[2] / "src/vierblatt/lessons"


def learn(typed: list[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.stdin", Typed("\n".join(typed) + "\n"))
    return run(["learn", *arguments])


def right(lesson: Lesson) -> list[str]:
    """What a learner types who knows everything."""
    typed: list[str] = []
    for scene in range(len(lesson.scene)):
        way: list[str] = []
        while True:
            course = Course(lesson, scene).follow(way)
            way.append(course.ways()[0] if course.step.right else "")
            if course.last:
                break
        typed += way
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
def test_each_lesson_to_its_end(
    lesson: Lesson,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--lesson", str(lesson.number), "--lang", language)
    assert learn(right(lesson), monkeypatch, lesson.game, *words) == 0
    out = capsys.readouterr().out
    assert Words(language)("lesson-end") in out
    for scene in lesson.scene:
        assert scene.title.of(language) in out
        for step in scene.step:
            assert plain(step.say.of(language), lesson.game, language) in out
    assert "`" not in out


def test_a_learner_goes_wrong_asks_and_goes_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["", "G4", "B11", "w R20", "w G11", "nonsense", "h", "t", "b", "", "3", "q"]
    assert learn(typed, monkeypatch, "four-gems", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert out.count("You must follow suit") == 2
    assert "Not yet." in out
    assert "would take the trick" in out
    assert "This would be right: G20" in out
    assert "nonsense" in out
    assert out.count("There are four suits, the gems") == 2
    assert "10 + 3 + 14 + 20" in out
    assert "That was the lesson" not in out


def test_steps_that_a_game_composes_lead_to_a_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["3", "1", "2", "3C", "1", "1", "q"]
    assert learn(typed, monkeypatch, "vier-felder", "--lesson", "2", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "stockpile of value 8" in out
    assert out.index("Not yet.") < out.index("Right.")


def test_why_not_takes_the_number_of_a_move(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["", "w 2", "w 9", "q"]
    assert learn(typed, monkeypatch, "four-gems", "--lang", "en") == 0
    out = capsys.readouterr().out
    assert "Moves: 1 G4   2 G11   3 G20" in out
    assert "You may play G11." in out
    assert '"9" is no move of this game.' in out


def test_an_end_of_the_input_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert learn([], monkeypatch, "four-seasons") == 0


def test_without_a_game_all_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "--lang", "fr"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(lessons())
    assert lines[-1].startswith("four-gems --lesson 2")


def test_authors_check_their_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    good = FOLDER / "four-gems-1.toml"
    assert run(["learn", str(good), "--check"]) == 0
    assert "in order" in capsys.readouterr().out
    bad = tmp_path / "four-gems-3.toml"
    bad.write_text(good.read_text("utf-8").replace('right = ["G20"]', 'right = ["Y20"]'), "utf-8")
    assert run(["learn", str(bad), "--check"]) == 1
    assert "scene 1, step 2: Y20 cannot be played" in capsys.readouterr().out
    bad.write_text("game =", "utf-8")
    assert run(["learn", str(bad)]) == 2
    assert "four-gems-3.toml" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [(["poker"], "poker"), (["four-gems", "--lesson", "9"], "no lesson 9"), (["x.toml"], "x.toml")],
)
def test_what_is_not_there_is_said(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    assert run(["learn", *words]) == 2
    assert said in capsys.readouterr().err
