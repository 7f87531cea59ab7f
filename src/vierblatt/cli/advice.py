"""What a bot considered, in words that a player would use."""

from collections.abc import Iterable

from vierblatt.bots.advice import Counsel, Sentence
from vierblatt.bots.bot import Choice
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView
from vierblatt.words import Words


class Adviser:
    """Speaks about one decision."""

    def __init__(self, say: Words, game: Game, view: MatchView) -> None:
        self.say = say
        self._counsel = Counsel(game, view)

    def advice(self, choice: Choice) -> list[str]:
        """The move, what it is good for, what it was found to bring, and what comes next."""
        return self._said(self._counsel.advice(choice))

    def remark(self, choice: Choice, code: int) -> list[str]:
        """What the coach says of the move that was made."""
        return self._said(self._counsel.remark(choice, code))

    def move(self, code: int) -> str:
        """A move of this decision in short text."""
        return self._counsel.move(code)

    def _said(self, sentences: Iterable[Sentence]) -> list[str]:
        return [self.say(one.key, **one.words) for one in sentences]
