"""Lessons over HTTP. Nothing is kept: whoever learns says by which moves he came to his step."""

from typing import Annotated, Final

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from vierblatt.core.game import NotationError, Refused, option_values
from vierblatt.core.rule_code import rule_code
from vierblatt.lessons.course import Course, Happened, LostWay, Right
from vierblatt.lessons.lesson import Lesson, lessons
from vierblatt.lessons.telling import told
from vierblatt.room.feed import Message, Notice, Position, SeatShown
from vierblatt.room.refusals import Refusal
from vierblatt.room.settings import Chair, Settings
from vierblatt.server.reference import KEPT
from vierblatt.server.routes import NO
from vierblatt.server.wire import (
    LessonAnswer,
    LessonNamed,
    LessonShown,
    LessonsOffered,
    Problem,
)
from vierblatt.words import LANGUAGES

MOST_STEPS: Final = 20
MOST_LETTERS: Final = 80
HEADERS: Final = {"cache-control": KEPT}

LessonName = Annotated[
    str,
    Parameter(
        max_length=40,
        description="The name of a lesson.",
        examples=[Example(summary="The first lesson of Four Gems", value="four-gems-1")],
    ),
]
Language = Annotated[
    str,
    Parameter(description="en, de or fr.", examples=[Example(summary="A language", value="en")]),
]
SceneNumber = Annotated[
    int,
    Parameter(
        ge=1,
        le=20,
        description="Which scene, from 1.",
        examples=[Example(summary="The first one", value=1)],
    ),
]
Way = Annotated[
    list[Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]] | None,
    Parameter(
        query="did",
        max_items=MOST_STEPS,
        description="The learner's move in each step of the scene that is done; empty where there "
        "was nothing to do but to read.",
    ),
]
Move = Annotated[
    str,
    Parameter(
        max_length=MOST_LETTERS,
        description="A move in short text.",
        examples=[Example(summary="Play a card", value="G20")],
    ),
]
STEP = NO | {
    404: ResponseSpec(Problem, description="There is no such lesson, or no such language."),
    422: ResponseSpec(Problem, description="No way leads there, or this is no move."),
}


@get("/api/lessons", summary="What can be learned here?", tags=["lessons"], responses=NO)
async def offered() -> Response[LessonsOffered]:
    """All lessons with their titles in all languages."""
    return Response(LessonsOffered(tuple(map(named, lessons()))), headers=HEADERS)


def named(one: Lesson) -> LessonNamed:
    """A lesson as it is offered."""
    return LessonNamed(one.name, one.game, one.number, one.title, one.about, len(one.scene))


@get(
    "/api/lessons/{lesson:str}/{language:str}",
    summary="One step of a lesson",
    tags=["lessons"],
    responses=STEP,
)
async def step(
    lesson: LessonName, language: Language, scene: SceneNumber = 1, did: Way = None
) -> Response[LessonShown]:
    """How it stands after these moves of the learner in this scene, and what is asked now."""
    course = course_at(lesson, language, scene, did)
    return Response(shown(course, scene, language), headers=HEADERS)


@get(
    "/api/lessons/{lesson:str}/{language:str}/answer",
    summary="Is this move what the lesson asks for?",
    tags=["lessons"],
    responses=STEP,
)
async def answer(
    lesson: LessonName,
    language: Language,
    move: Move,
    scene: SceneNumber = 1,
    did: Way = None,
) -> Response[LessonAnswer]:
    """Right, legal but wrong with the lesson's own words, or refused by the rules."""
    course = course_at(lesson, language, scene, did)
    return Response(verdict(course, move, language), headers=HEADERS)


def course_at(name: str, language: str, scene: int, way: list[str] | None) -> Course:
    """A lesson after these moves. Raises NotFoundException, Refusal."""
    found = next((one for one in lessons() if one.name == name), None)
    if found is None or language not in LANGUAGES:
        raise NotFoundException
    try:
        return Course(found, scene - 1).follow(way or ())
    except LostWay as error:
        raise Refusal("no-such-move") from error


def verdict(course: Course, move: str, language: str) -> LessonAnswer:
    """What a move would be at this step. Raises Refusal."""
    try:
        found = course.answer(move) if course.step.right else None
    except NotationError as error:
        raise Refusal("no-such-move") from error
    if found is None:
        raise Refusal("no-such-move")
    if isinstance(found, Right):
        return LessonAnswer("right")
    if isinstance(found, Refused):
        return LessonAnswer("refused", refused=found)
    return LessonAnswer("wrong", told(found.text.of(language), course.lesson.game, language))


def shown(course: Course, scene: int, language: str) -> LessonShown:
    """A step as it is told."""
    lesson, ways = course.lesson, course.ways()
    return LessonShown(
        lesson=lesson.name,
        game=lesson.game,
        title=lesson.title.of(language),
        scene=scene,
        scenes=len(lesson.scene),
        scene_title=course.scene.title.of(language),
        step=course.number + 1,
        steps=len(course.scene.step),
        words=told(course.step.say.of(language), lesson.game, language),
        asked=bool(course.step.right),
        way=ways[0] if ways else None,
        messages=tuple(_messages(course)),
    )


def _messages(course: Course) -> list[Message]:
    """In the first step all that has led to it, with how it stands at its end alone."""
    happened = course.since or [course.now]
    first = course.number == 0
    return [_message(course, one, position=not first or one is happened[-1]) for one in happened]


def _message(course: Course, one: Happened, *, position: bool) -> Message:
    notice = Notice("dealt", round=1) if one.seat is None else Notice("moved", seat=one.seat)
    return Message(
        seq=1 + one.number,
        at=0,
        notice=notice,
        events=one.events,
        score=one.score,
        position=_position(course, one) if position else None,
    )


def _position(course: Course, one: Happened) -> Position:
    """How it stands, as at a table of a server."""
    lesson, match = course.lesson, course.match
    chairs = tuple(Chair("human") for _ in lesson.names)
    return Position(
        phase="playing",
        you=lesson.seat,
        host=None,
        settings=Settings(lesson.game, dict(option_values(match.options)), chairs),
        rule_code=rule_code(match.game, match.options),
        seats=tuple(_seat(name) for name in lesson.names),
        sides=match.game.partners(match.options, match.seats),
        requests=(),
        commitment=None,
        totals=one.view.totals,
        match=one.view,
        offer=one.offer if course.step.right else None,
        may_take_back=False,
        may_ask_back=False,
        may_claim=False,
        paused_until=None,
        winners=None,
        secret=None,
        rematch=None,
        rematch_without=(),
    )


def _seat(name: str) -> SeatShown:
    return SeatShown(
        "human", name, "", "", gone=False, help_at=None, nudge_from=None, call_from=None
    )


LESSONS: Final = [offered, step, answer]
