"""A lesson as its author writes it: docs/lessons.md says what everything in the file means."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from vierblatt.core.game import Game, Options
from vierblatt.games import GAMES, game_named


class LessonError(ValueError):
    """A file that is no lesson, in words for its author."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said, in every language."""

    en: str
    de: str
    fr: str

    def of(self, language: str) -> str:
        """The same in one language."""
        text: str = getattr(self, language)
        return text


class Mistake(Text, frozen=True, forbid_unknown_fields=True):
    """What is said to moves that are legal and not what is asked for."""

    moves: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves of the others, words, and perhaps a question: which moves are the answer."""

    say: Text
    moves: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    """None: there is nothing to do but to read."""
    wrong: tuple[Mistake, ...] = ()
    other: Text | None = None
    """What is said to any other legal move."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position laid by hand, how play got on from there, and what is learned in it."""

    title: Text
    deal: dict[str, str]
    step: tuple[Step, ...]
    dealer: int = 0
    begin: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    game: str
    title: Text
    about: Text
    scene: tuple[Scene, ...]
    names: tuple[str, ...]
    """Who sits at the table, the learner among them."""
    seat: int = 0
    options: dict[str, str | int] = {}
    name: str = ""
    """Which one it is, such as four-gems-1; its file says it."""

    @property
    def number(self) -> int:
        """Which of the lessons of its game it is, from 1."""
        return int(self.name.rpartition("-")[2])


def rules_of(lesson: Lesson) -> tuple[Game, Options]:
    """The game of a lesson and its house rules. Raises LessonError."""
    try:
        game = game_named(lesson.game)
        options: Options = msgspec.convert(lesson.options, game.options)
        game.check(options, len(lesson.names))
    except KeyError as error:
        raise LessonError(f"there is no game {lesson.game}") from error
    except (msgspec.ValidationError, ValueError) as error:
        raise LessonError(f"the options: {error}") from error
    if not 0 <= lesson.seat < len(lesson.names):
        raise LessonError(f"there is no seat {lesson.seat}")
    return game, options


def lesson_at(path: Path | Traversable) -> Lesson:
    """The lesson in a file. Raises LessonError."""
    try:
        found: Lesson = msgspec.toml.decode(path.read_bytes(), type=Lesson)
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise LessonError(f"{path.name}: {error}") from error
    return msgspec.structs.replace(found, name=path.name.removesuffix(".toml"))


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons of the house, in the order of the games."""
    folder = files("vierblatt") / "lessons"
    found = [lesson_at(file) for file in folder.iterdir() if file.name.endswith(".toml")]
    order = [game.name for game in GAMES]
    return tuple(sorted(found, key=lambda one: (order.index(one.game), one.name)))
