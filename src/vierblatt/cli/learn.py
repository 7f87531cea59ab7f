"""`vierblatt learn`: the lessons line by line, for any terminal, pipe or screen reader."""

from pathlib import Path
from typing import Final

from vierblatt.cli.asked import UsageError, asked_game, asked_words
from vierblatt.cli.parameters import Lang
from vierblatt.lessons.check import faults
from vierblatt.lessons.lesson import Lesson, LessonError, lesson_at, lessons
from vierblatt.words import Words

FILE: Final = ".toml"


def learn(
    game: str | None = None, *, lesson: int = 1, check: bool = False, lang: Lang = None
) -> int:
    """Learn a game: short scenes in which you make the moves. Without a game all lessons are named.

    Parameters
    ----------
    game
        four-seasons, vier-felder, seasons-duel or four-gems; or the file of a lesson of your own.
    lesson
        Which lesson: 1 for the game, 2 for what is hard in it.
    check
        Say whether everything in the lesson is in order, instead of playing it.
    """
    say = asked_words(lang)
    if game is None:
        print("\n".join(_line(one, say) for one in lessons()))
        return 0
    found = _asked(game, lesson)
    if check:
        return _checked(found, say)
    from vierblatt.cli.lesson_table import LessonTable
    from vierblatt.cli.plain import ask_on_terminal

    LessonTable(found, say, ask_on_terminal).take()
    return 0


def _line(lesson: Lesson, say: Words) -> str:
    title = lesson.title.of(say.language)
    return say("lesson-list-line", game=lesson.game, number=lesson.number, title=title)


def _asked(game: str, number: int) -> Lesson:
    """The lesson that is meant. Raises UsageError."""
    if game.endswith(FILE):
        return _own(Path(game))
    name = asked_game(game).name
    there = [one for one in lessons() if one.game == name]
    if not 0 < number <= len(there):
        raise UsageError("usage-no-lesson", game=name, number=number, count=len(there))
    return there[number - 1]


def _own(file: Path) -> Lesson:
    """The lesson in a file of the learner's. Raises UsageError."""
    from vierblatt.cli.record import unreadable

    try:
        return lesson_at(file)
    except LessonError as error:
        if isinstance(error.__cause__, OSError):
            raise unreadable(file, error.__cause__) from error
        raise UsageError("usage-bad-lesson", detail=str(error)) from error


def _checked(lesson: Lesson, say: Words) -> int:
    found = faults(lesson)
    print("\n".join(found) or say("lesson-file-good", file=lesson.name))
    return 1 if found else 0
