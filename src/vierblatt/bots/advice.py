"""What a bot considered, as sentences of the locales: each a key and the words that fill it in."""

from typing import Final

import msgspec

from vierblatt.bots.bot import Candidate, Choice
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView

SHOWN: Final = 2
"""How many other moves are mentioned."""
CLOSE: Final = 0.1
"""Points that nobody would mention."""
MOST: Final = 999.0
"""A doubt that is no larger when it is said; one imagined deal leaves it without bounds."""
SERIOUS: Final = 0.01
"""The share of the thinking that a move must have had to be spoken about."""


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the locales: its key, and what is filled in."""

    key: str
    words: dict[str, str | int | float] = {}


class Counsel:
    """Speaks about one decision, in no language yet."""

    def __init__(self, game: Game, view: MatchView) -> None:
        self.game = game
        self.view = view
        self._position = game.lookalike(view.table)

    def advice(self, choice: Choice) -> list[Sentence]:
        """The move, what it is good for, what it was found to bring, and what comes next."""
        move = self.move(choice.code)
        if choice.reason == "only-move":
            return [_say("advice-only-move", move=move)]
        candidate = candidate_of(choice, choice.code)
        if candidate is None or not choice.worlds:
            return [_say("advice-sense", move=move), *self._good_for(choice.code)]
        lines = [_say("advice-move", move=move), *self._good_for(choice.code)]
        lines.append(_found(choice, candidate))
        others = [other for other in choice.candidates if other.code != choice.code]
        serious = [other for other in others if other.share >= SERIOUS]
        return lines + [self._next(candidate, other) for other in serious[:SHOWN]]

    def remark(self, choice: Choice, code: int) -> list[Sentence]:
        """What the coach says of the move that was made."""
        move, best = self.move(code), self.move(choice.code)
        if code == choice.code:
            return [] if choice.reason == "only-move" else [_say("coach-same", move=move)]
        made, mine = candidate_of(choice, code), candidate_of(choice, choice.code)
        if made is None or mine is None or made.share < SERIOUS:
            said = _say("coach-unweighed", move=move, best=best)
        elif made.value >= mine.value - self._doubt(made, mine):
            return [_say("coach-close", move=move, best=best)]
        elif mine.points - made.points < CLOSE:
            said = _say("coach-match", move=move, best=best)
        else:
            points = rounded(mine.points - made.points)
            said = _say("coach-other", move=move, best=best, points=points)
        return [said, *self._good_for(choice.code)]

    def move(self, code: int) -> str:
        """A move of this decision in short text."""
        return self.game.text(self._action(code))

    def motive(self, code: int) -> str:
        """The key of the sentence that says what a move is good for; "" when there is none."""
        motive = self.game.motive(self.view.table, self._action(code))
        return f"{self.game.name}-motive-{motive}" if motive else ""

    def _action(self, code: int) -> object:
        seat = self.view.table.seat
        assert seat is not None
        return self.game.decode(code, self._position, seat)

    def _good_for(self, code: int) -> list[Sentence]:
        motive = self.motive(code)
        return [_say(motive)] if motive else []

    def _next(self, best: Candidate, other: Candidate) -> Sentence:
        move = self.move(other.code)
        if best.value - other.value <= self._doubt(best, other):
            return _say("advice-next-equal", move=move)
        if best.points - other.points < CLOSE:
            return _say("advice-next-match", move=move)
        points = rounded(best.points - other.points)
        return _say("advice-next-worse", move=move, points=points)

    def _doubt(self, one: Candidate, other: Candidate) -> float:
        """How far two values may be apart and still be called equal."""
        table = self.view.table
        scale = self.game.guide(table, self.view.totals, self.view.round).scale
        return float(one.error + other.error + CLOSE) / (2 * scale)


def _say(key: str, **words: str | float) -> Sentence:
    return Sentence(key, words)


def _found(choice: Choice, candidate: Candidate) -> Sentence:
    points = rounded(candidate.points)
    if choice.reason == "mixed":
        percent = round(100 * candidate.share)
        return _say("advice-mixed", percent=percent, points=points)
    if choice.reason == "exact":
        return _say("advice-exact", worlds=choice.worlds, points=points)
    error = rounded(min(max(CLOSE, 2 * candidate.error), MOST))
    return _say("advice-search", worlds=choice.worlds, points=points, error=error)


def candidate_of(choice: Choice, code: int) -> Candidate | None:
    """What a choice found of a move; None when it did not consider it."""
    return next((found for found in choice.candidates if found.code == code), None)


def rounded(points: float) -> float:
    """Points as they are said: to a tenth below ten, whole above."""
    return round(points, 1) if abs(points) < 10 else float(round(points))
