"""Facts as sentences: it depends on who listens whether it is you, your partner or a name."""

from collections.abc import Sequence
from typing import Any

import msgspec

from vierblatt.core.game import Event, Game, Line, Refused, Score
from vierblatt.core.match import Match
from vierblatt.words import Words


class Teller:
    """Tells one listener, a seat or a watcher (None), what happens at a table."""

    def __init__(
        self, say: Words, game: Game, names: Sequence[str], sides: Sequence[int], seat: int | None
    ) -> None:
        self.say = say
        self.game = game
        self.names = names
        self.sides = sides
        self.seat = seat

    def person(self, seat: int) -> str:
        """How the listener stands to a seat: you, partner or other."""
        if seat == self.seat:
            return "you"
        if self.seat is not None and self.sides[seat] == self.sides[self.seat]:
            return "partner"
        return "other"

    def own(self, key: str, **words: str | int) -> str:
        """A sentence of the game's own, or of all games."""
        return self.say.of(self.game.name, key, **words)

    def event(self, event: Event) -> str:
        """What happened, in one sentence."""
        fields: dict[str, Any] = msgspec.to_builtins(event)
        key = f"{self.game.name}-{fields.pop('event')}"
        return self.say(key, **self.arguments(fields))

    def arguments(self, fields: dict[str, Any]) -> dict[str, str | int]:
        """The fields of an event as words: seats by name, cards in a row, what is hidden said."""
        words: dict[str, str | int] = {}
        for name, value in fields.items():
            if name == "seat":
                words["person"] = self.person(value)
                words["name"] = self.names[value]
            else:
                words[name] = self.word(value)
            if value is not None and name in ("gem", "colour", "season", "suit"):
                words[f"{name}-name"] = self.say(f"{self.game.name}-{name}", **{name: value})
        return words

    def word(self, value: object) -> str | int:
        """One value in a sentence."""
        if value is None:
            return "hidden"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple):
            return " ".join(str(part) for part in value) or self.say("empty")
        return value if isinstance(value, int) else str(value)

    def refused(self, refused: Refused) -> str:
        """Why not, with the rule."""
        return refusal(self.say, self.game.name, refused)

    def score(self, score: Score) -> list[str]:
        """The lines of a round's score, each with its rule."""
        return [self._line(line) for line in score.lines]

    def _line(self, line: Line) -> str:
        names = " + ".join(self.names[seat] for seat in line.seats)
        of = "hidden" if line.of is None else line.of
        why = self.own(f"score-{line.why}", of=of)
        points = f"{line.points:+}" if line.points else "0"
        return self.say("score-line", name=names, why=why, points=points, rule=line.rule)

    def totals(self, totals: Sequence[int]) -> str:
        """The totals by player, or by team."""
        sides: dict[int, list[int]] = {}
        for seat, side in enumerate(self.sides):
            sides.setdefault(side, []).append(seat)
        parts = [
            f"{' + '.join(self.names[seat] for seat in seats)} {totals[seats[0]]}"
            for seats in sides.values()
        ]
        return self.say("totals-are", totals=", ".join(parts))

    def end(self, match: Match) -> str:
        """Who has won the match."""
        assert match.outcome is not None
        winners = match.outcome.winners
        if not winners:
            return self.say("match-drawn")
        names = " + ".join(self.names[seat] for seat in winners)
        return self.say("match-won", names=names, count=len(winners))


def refusal(say: Words, game: str, refused: Refused) -> str:
    """A refusal in words, with its paragraph."""
    sentence = say.of(game, f"no-{refused.reason}", cards=" ".join(refused.cards))
    return f"{sentence} {say('rule-cited', rule=refused.rule)}" if refused.rule else sentence
