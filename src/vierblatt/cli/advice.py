"""What a bot considered, in words that a player would use."""

from typing import Final

from librt.random import Random

from vierblatt.bots.bot import Candidate, Choice
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView
from vierblatt.words import Words

SHOWN: Final = 2
"""How many other moves are mentioned."""
CLOSE: Final = 0.1
"""Points that nobody would mention."""
MOST: Final = 999.0
"""A doubt that is no larger when it is said; one imagined deal leaves it without bounds."""
SERIOUS: Final = 0.01
"""The share of the thinking that a move must have had to be spoken about."""


class Adviser:
    """Speaks about one decision."""

    def __init__(self, say: Words, game: Game, view: MatchView) -> None:
        self.say = say
        self.game = game
        self.view = view

    def advice(self, choice: Choice) -> list[str]:
        """The move, what it is good for, what it was found to bring, and what comes next."""
        move = self.move(choice.code)
        if choice.reason == "only-move":
            return [self.say("advice-only-move", move=move)]
        candidate = candidate_of(choice, choice.code)
        if candidate is None or not choice.worlds:
            return [self.say("advice-sense", move=move), *self._motive(choice.code)]
        lines = [self.say("advice-move", move=move), *self._motive(choice.code)]
        lines.append(self._found(choice, candidate))
        others = [other for other in choice.candidates if other.code != choice.code]
        serious = [other for other in others if other.share >= SERIOUS]
        return lines + [self._next(candidate, other) for other in serious[:SHOWN]]

    def remark(self, choice: Choice, code: int) -> list[str]:
        """What the coach says of the move that was made."""
        move, best = self.move(code), self.move(choice.code)
        if code == choice.code:
            return [] if choice.reason == "only-move" else [self.say("coach-same", move=move)]
        made, mine = candidate_of(choice, code), candidate_of(choice, choice.code)
        if made is None or mine is None or made.share < SERIOUS:
            said = self.say("coach-unweighed", move=move, best=best)
        elif made.value >= mine.value - self._doubt(made, mine):
            return [self.say("coach-close", move=move, best=best)]
        elif mine.points - made.points < CLOSE:
            said = self.say("coach-match", move=move, best=best)
        else:
            points = rounded(mine.points - made.points)
            said = self.say("coach-other", move=move, best=best, points=points)
        return [said, *self._motive(choice.code)]

    def move(self, code: int) -> str:
        """A move of this decision in short text."""
        return self.game.text(self._action(code))

    def _action(self, code: int) -> object:
        seat = self.view.table.seat
        assert seat is not None
        world = self.game.imagine(self.view.table).deal(Random(0))
        return self.game.decode(code, world, seat)

    def _motive(self, code: int) -> list[str]:
        motive = self.game.motive(self.view.table, self._action(code))
        return [self.say(f"{self.game.name}-motive-{motive}")] if motive else []

    def _found(self, choice: Choice, candidate: Candidate) -> str:
        points = rounded(candidate.points)
        if choice.reason == "mixed":
            percent = round(100 * candidate.share)
            return self.say("advice-mixed", percent=percent, points=points)
        if choice.reason == "exact":
            return self.say("advice-exact", worlds=choice.worlds, points=points)
        error = rounded(min(max(CLOSE, 2 * candidate.error), MOST))
        return self.say("advice-search", worlds=choice.worlds, points=points, error=error)

    def _next(self, best: Candidate, other: Candidate) -> str:
        move = self.move(other.code)
        if best.value - other.value <= self._doubt(best, other):
            return self.say("advice-next-equal", move=move)
        if best.points - other.points < CLOSE:
            return self.say("advice-next-match", move=move)
        points = rounded(best.points - other.points)
        return self.say("advice-next-worse", move=move, points=points)

    def _doubt(self, one: Candidate, other: Candidate) -> float:
        """How far two values may be apart and still be called equal."""
        table = self.view.table
        scale = self.game.guide(table, self.view.totals, self.view.round).scale
        return float(one.error + other.error + CLOSE) / (2 * scale)


def candidate_of(choice: Choice, code: int) -> Candidate | None:
    """What a choice found of a move; None when it did not consider it."""
    return next((found for found in choice.candidates if found.code == code), None)


def rounded(points: float) -> float:
    """Points as they are said: to a tenth below ten, whole above."""
    return round(points, 1) if abs(points) < 10 else float(round(points))
