"""Whether a lesson is in order: each move by the rules, each text there, each paragraph cited."""

import re
from collections.abc import Iterator
from typing import Final

from vierblatt.core.game import Game, NotationError
from vierblatt.lessons.course import Course, fits
from vierblatt.lessons.lesson import Lesson, LessonError, Step, Text, rules_of
from vierblatt.lessons.telling import reader
from vierblatt.words import LANGUAGES

CITED: Final = re.compile(r"\b\d+\.\d+\b")
CODE: Final = re.compile(r"`([^`]*)`")
MOST_STEPS: Final = 20


def faults(lesson: Lesson) -> list[str]:
    """All that is wrong with a lesson, in words for its author."""
    try:
        game, _ = rules_of(lesson)
    except LessonError as error:
        return [str(error)]
    return list(dict.fromkeys((*_heads(lesson, game), *_scenes(lesson, game))))


def _heads(lesson: Lesson, game: Game) -> Iterator[str]:
    yield from _texts("title", lesson.title, game)
    yield from _texts("about", lesson.about, game)
    if not lesson.scene:
        yield "there is no scene"


def _scenes(lesson: Lesson, game: Game) -> Iterator[str]:
    for number, scene in enumerate(lesson.scene):
        where = f"scene {number + 1}"
        yield from _texts(f"{where}, title", scene.title, game)
        if not 0 < len(scene.step) <= MOST_STEPS:
            yield f"{where} has {len(scene.step)} steps"
            continue
        for at, step in enumerate(scene.step):
            yield from _step_texts(f"{where}, step {at + 1}", step, game)
        yield from _ways(lesson, number, (), where)


def _step_texts(where: str, step: Step, game: Game) -> Iterator[str]:
    yield from _texts(where, step.say, game)
    for mistake in step.wrong:
        yield from _texts(f"{where}, wrong {' '.join(mistake.moves)}", mistake, game)
    if step.other is not None:
        yield from _texts(f"{where}, other", step.other, game)


def _ways(lesson: Lesson, scene: int, way: tuple[str, ...], where: str) -> Iterator[str]:
    """Every way through the rest of a scene: whatever the learner does right, it goes on."""
    here = f"{where}, step {len(way) + 1}"
    try:
        course = Course(lesson, scene).follow(way)
    except LessonError as error:
        yield f"{here} after {', '.join(filter(None, way)) or 'the deal'}: {error}"
        return
    yield from _asked(course, here)
    if course.last:
        return
    for move in course.ways() if course.step.right else ("",):
        yield from _ways(lesson, scene, (*way, move), where)


def _asked(course: Course, where: str) -> Iterator[str]:
    """Each move that a step names can be made, and something is said to each that can be made."""
    step, legal = course.step, course.legal()
    named = [*step.right, *(move for mistake in step.wrong for move in mistake.moves)]
    for pattern in named:
        if not any(fits(move, (pattern,)) for move in legal):
            yield f"{where}: {pattern} cannot be played"
    if not step.right:
        if step.wrong or step.other:
            yield f"{where}: nothing is asked"
        return
    if step.other is None and not all(fits(move, named) for move in legal):
        missing = next(move for move in legal if not fits(move, named))
        yield f"{where}: nothing is said to {missing}"


def _texts(where: str, text: Text, game: Game) -> Iterator[str]:
    for language in LANGUAGES:
        words = text.of(language)
        if not words.strip():
            yield f"{where}: there is no text in {language}"
        numbers = reader(game.name, language).numbers
        for rule in CITED.findall(words):
            if rule not in numbers:
                yield f"{where}: the rules in {language} have no paragraph {rule}"
        for code in CODE.findall(words):
            if not _written(code, game):
                yield f"{where}: `{code}` in {language} is neither cards nor a move"
    cited = {tuple(sorted(CITED.findall(text.of(language)))) for language in LANGUAGES}
    shown = {tuple(sorted(CODE.findall(text.of(language)))) for language in LANGUAGES}
    if len(cited) > 1:
        yield f"{where}: the languages cite other paragraphs"
    if len(shown) > 1:
        yield f"{where}: the languages show other cards"


def _written(code: str, game: Game) -> bool:
    """Whether this is a move, or cards one after the other."""
    try:
        game.parse(code)
    except NotationError:
        try:
            return all(game.card(game.number(card)) == card for card in code.split())
        except NotationError:
            return False
    return True
