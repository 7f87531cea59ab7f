"""The lessons are in order, and a lesson that is not is found out."""

from pathlib import Path

import pytest

from vierblatt.core.game import NotationError, Refused
from vierblatt.games import GAMES
from vierblatt.lessons.check import faults
from vierblatt.lessons.course import Course, LostWay, Right, Wrong
from vierblatt.lessons.lesson import Lesson, LessonError, lesson_at, lessons
from vierblatt.lessons.telling import plain
from vierblatt.words import LANGUAGES

every_lesson = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)
FILE = Path(__file__).parents[1] / "src/vierblatt/lessons/four-gems-1.toml"


def named(name: str) -> Lesson:
    return next(one for one in lessons() if one.name == name)


def test_each_game_has_two() -> None:
    found = [(one.game, one.number) for one in lessons()]
    assert found == [(game.name, number) for game in GAMES for number in (1, 2)]


@every_lesson
def test_each_lesson_is_in_order(lesson: Lesson) -> None:
    assert faults(lesson) == []


@every_lesson
def test_each_lesson_asks_for_moves_in_each_scene(lesson: Lesson) -> None:
    assert len(lesson.scene) >= 2
    for scene in lesson.scene:
        assert any(step.right for step in scene.step)
        assert not scene.step[-1].right, "the last step says what has been learned"


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_lesson_takes_about_five_minutes(lesson: Lesson, language: str) -> None:
    texts = [step.say.of(language) for scene in lesson.scene for step in scene.step]
    words = sum(len(text.split()) for text in texts)
    assert 200 < words < 700  # 150 words a minute and time to think


@every_lesson
def test_the_learner_is_told_what_his_seat_may_know(lesson: Lesson) -> None:
    for scene in range(len(lesson.scene)):
        course = Course(lesson, scene)
        assert {one.view.table.seat for one in course.since} == {lesson.seat}
        seen = course.match.game.lookalike(course.now.view.table)
        assert course.match.game.view(course.match.options, seen, lesson.seat) == (
            course.now.view.table
        )


def test_an_answer_is_right_wrong_or_refused() -> None:
    course = Course(named("four-gems-1"), 0).follow([""])
    assert course.ways() == ("G20",)
    assert course.answer("g20") == Right()
    wrong = course.answer("G4")
    assert isinstance(wrong, Wrong)
    assert "take the trick" in plain(wrong.text.en, "four-gems", "en")
    refused = course.answer("R20")
    assert isinstance(refused, Refused)
    assert (refused.rule, refused.cards) == ("6.5", ("G4", "G11", "G20"))
    with pytest.raises(NotationError):
        course.answer("trump!")
    assert course.number == 1


def test_it_goes_on_by_what_is_right_and_by_nothing_else() -> None:
    lesson = named("four-gems-1")
    for way in (["G20"], ["", "G4"], ["", "R20"], ["", ""], ["", "G20", ""]):
        with pytest.raises(LostWay):
            Course(lesson, 0).follow(way)
    with pytest.raises(LostWay):
        Course(lesson, 9)
    course = Course(lesson, 0).follow(["", "G20"])
    assert course.last
    assert [one.move for one in course.since] == ["G20"]


def test_a_round_that_ends_is_still_seen() -> None:
    course = Course(named("seasons-duel-1"), 2).follow(["middle G3"])
    assert course.now.score is not None
    assert course.now.score.points == (24, 9)
    assert course.now.view.table.waiting == ()
    assert course.legal() == ()


MISTAKES = [
    ('right = ["G20"]', 'right = ["B20"]', "B20 cannot be played"),
    ('"Dan G14"]\ntitle', '"Dan B2"]\ntitle', "is refused: must-follow (6.5)"),
    ('"Dan G14"]\ntitle', '"Eva G14"]\ntitle', "nobody is called Eva"),
    ('"Dan G14"]\ntitle', '"Dan Z14"]\ntitle', "Z14 is no move"),
    ('P0 = "G20 G4', 'P0 = "G20 G3', "G3 is dealt too often"),
    ('title.de = "Ein Stich"', 'title.de = " "', "there is no text in de"),
    ("(6.5). The highest", "(6.99). The highest", "have no paragraph 6.99"),
    ("led `G10`", "led `Q10`", "`Q10` in en is neither cards nor a move"),
    ("led `G10`", "led `G11`", "the languages show other cards"),
    ("(1.1, 1.3).\n\nCleo, opp", "(1.1).\n\nCleo, opp", "the languages cite other paragraphs"),
    ('other.en = "That is allowed, but Dan', 'ohter.en = "That is', "unknown field `ohter`"),
    ('game = "four-gems"', 'game = "poker"', "there is no game poker"),
    ("dealer = 0\nbegin", "dealer = 0.5\nbegin", "Expected `int`"),
]


@pytest.mark.parametrize(("good", "bad", "said"), MISTAKES, ids=[bad for _, bad, _ in MISTAKES])
def test_each_mistake_of_an_author_is_found(tmp_path: Path, good: str, bad: str, said: str) -> None:
    text = FILE.read_text("utf-8")
    assert good in text
    file = tmp_path / "four-gems-7.toml"
    file.write_text(text.replace(good, bad, 1), "utf-8")
    try:
        found = faults(lesson_at(file))
    except LessonError as error:
        found = [str(error)]
    assert any(said in fault for fault in found), found


def test_something_is_said_to_every_move_that_can_be_made(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8").split("[[scene]]")
    kept = "[[scene]]".join(text[:2])
    silent = "\n".join(line for line in kept.splitlines() if not line.startswith("other."))
    file = tmp_path / "four-gems-7.toml"
    file.write_text(silent, "utf-8")
    assert faults(lesson_at(file)) == ["scene 1, step 2: nothing is said to G4"]


def test_the_rest_of_a_deal_may_be_left_out(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    short = "\n".join(line for line in text.splitlines() if not line.startswith("stock"))
    file = tmp_path / "four-gems-7.toml"
    file.write_text(short, "utf-8")
    first = Course(lesson_at(file), 0)
    assert first.now.view.table.seat == 0
