"""How a lesson goes: from one step to the next by the learner's own moves."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from vierblatt.core.game import DealError, Event, NotationError, Refused, Score
from vierblatt.core.match import Match, MatchView
from vierblatt.core.replay import pack_of
from vierblatt.core.state import Fact, State
from vierblatt.lessons.lesson import Lesson, LessonError, Scene, Step, Text, rules_of


class LostWay(Exception):
    """A way through a lesson that does not exist."""


class Happened(NamedTuple):
    """A deal (by nobody) or a move, and how it stands then, as the learner is told."""

    number: int
    """How many things have happened in the scene before it."""
    seat: int | None
    move: str
    events: tuple[Event, ...]
    view: MatchView
    offer: Any
    """What the learner may do then; None when he is not asked."""
    score: Score | None
    """Of the round, when it is over with this."""


class Right(NamedTuple):
    """What was asked for."""


class Wrong(NamedTuple):
    """Legal, and not what was asked for."""

    text: Text


Verdict = Right | Wrong | Refused


class Course:
    """One scene, step by step. Raises LessonError where the lesson itself is at fault."""

    def __init__(self, lesson: Lesson, scene: int) -> None:
        game, options = rules_of(lesson)
        if not 0 <= scene < len(lesson.scene):
            raise LostWay
        self.lesson = lesson
        self.scene: Scene = lesson.scene[scene]
        self.number = 0
        """The step that is on."""
        self.since: list[Happened] = []
        """What has happened since the step before."""
        self.now: Happened
        """How it stands."""
        self._happened = 0
        self.match = Match(game, options, len(lesson.names), self.scene.dealer)
        self._deal()
        self._play(self.scene.begin)
        self._play(self.step.moves)

    @property
    def step(self) -> Step:
        """The step that is on."""
        return self.scene.step[self.number]

    @property
    def last(self) -> bool:
        """Whether the scene is over when this step is done."""
        return self.number + 1 == len(self.scene.step)

    def follow(self, way: Sequence[str]) -> "Course":
        """Go on by these moves, each an answer, or empty where there was nothing to do but read."""
        for move in way:
            self.go_on(move)
        return self

    def go_on(self, move: str) -> None:
        """Do what the step asks for and come to the next one. Raises LostWay."""
        if self.last or not self._done(move):
            raise LostWay
        self.since = []
        self.number += 1
        if move:
            self._do(self.lesson.seat, move)
        self._play(self.step.moves)

    def _done(self, move: str) -> bool:
        """Whether this is all that the step asks for."""
        if not self.step.right:
            return not move
        try:
            return isinstance(self.answer(move), Right)
        except NotationError:
            return False

    def answer(self, move: str) -> Verdict:
        """What a move of the learner would be. Raises NotationError; nothing changes."""
        game = self.match.game
        code = game.encode(game.parse(move))
        refused = self.match.why_not(self.lesson.seat, code)
        if refused is not None:
            return refused
        text = game.text(self.match.decode(self.lesson.seat, code))
        if fits(text, self.step.right):
            return Right()
        said = next((one for one in self.step.wrong if fits(text, one.moves)), self.step.other)
        if said is None:
            raise LessonError(f"nothing is said to {text}")
        return Wrong(said)

    def legal(self) -> tuple[str, ...]:
        """All that the learner may do now, in short text."""
        state, seat = self.match.state, self.lesson.seat
        if state is None or seat not in self.match.waiting():
            return ()
        codes = state.legal(seat)
        return tuple(self.match.game.text(self.match.decode(seat, code)) for code in codes)

    def ways(self) -> tuple[str, ...]:
        """The moves that are right now."""
        return tuple(move for move in self.legal() if fits(move, self.step.right))

    def _deal(self) -> None:
        try:
            zones = filled(self.match, self.scene.deal)
            facts = self.match.deal(pack_of(self.match, zones), by_hand=True)
        except (DealError, NotationError) as error:
            raise LessonError(f"the deal: {error}") from error
        self._note(None, "", facts)

    def _play(self, moves: Sequence[str]) -> None:
        for line in moves:
            name, _, move = line.partition(" ")
            self._do(self._seat(name), move)

    def _seat(self, name: str) -> int:
        if name.isdecimal():
            return int(name)
        if name not in self.lesson.names:
            raise LessonError(f"nobody is called {name}")
        return self.lesson.names.index(name)

    def _do(self, seat: int, move: str) -> None:
        game = self.match.game
        try:
            code = game.encode(game.parse(move))
        except NotationError as error:
            raise LessonError(f"{move} is no move") from error
        refused = self.match.why_not(seat, code)
        if refused is not None:
            raise LessonError(f"{seat} {move} is refused: {refused.reason} ({refused.rule})")
        text = game.text(self.match.decode(seat, code))
        self._note(seat, text, self.match.act(seat, code))

    def _note(self, seat: int | None, move: str, facts: Sequence[Fact]) -> None:
        match, you = self.match, self.lesson.seat
        told = (match.game.story(fact, you) for fact in facts)
        asked = match.state if you in match.waiting() else None
        score = match.scores[-1] if match.state is None else None
        self.now = Happened(
            self._happened,
            seat,
            move,
            tuple(event for event in told if event is not None),
            self._view(match.state or match.ended),
            None if asked is None else match.game.offer(asked, you),
            score,
        )
        self._happened += 1
        self.since.append(self.now)

    def _view(self, state: State | None) -> MatchView:
        """The round that is on, or as it ended."""
        match = self.match
        assert state is not None
        table = match.game.view(match.options, state, self.lesson.seat)
        return MatchView(match.game.name, 1, match.totals, table)


def fits(move: str, patterns: Sequence[str]) -> bool:
    """Whether a move is one of these; a star stands for anything."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def filled(match: Match, deal: dict[str, str]) -> dict[str, list[int]]:
    """The zones of a deal; what is missing comes from the other cards, in the pack's order."""
    game = match.game
    zones = {name: [game.number(card) for card in text.split()] for name, text in deal.items()}
    left = sorted(card for bundle in match.bundles() for card in bundle)
    for card in (card for zone in zones.values() for card in zone):
        if card not in left:
            raise DealError(f"{game.card(card)} is dealt too often")
        left.remove(card)
    for name, size in game.zones(match.options, match.seats, match.dealer).items():
        zone = zones.setdefault(name, [])
        while len(zone) < size and left:
            zone.append(left.pop(0))
    return zones
