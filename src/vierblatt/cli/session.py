"""A match at one terminal: who sits where, the chance of the deal, what each has been told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.random import Random

from vierblatt.bots import bot_named
from vierblatt.bots.bot import Bot, Choice, Limit
from vierblatt.core.chance import Stream, commitment
from vierblatt.core.game import Event, Refused, Score
from vierblatt.core.match import Match, MatchView
from vierblatt.core.record import Writer
from vierblatt.core.state import Fact


@dataclass(frozen=True)
class RoundOver:
    """A round is over: its number, its score, the totals, and whether that ended the match."""

    round: int
    score: Score
    totals: tuple[int, ...]
    last: bool


@dataclass(frozen=True)
class Remark:
    """What the coach thinks of a move: the view before it, his own choice, what was done."""

    view: MatchView
    choice: Choice
    code: int


Happening = Event | RoundOver | Remark | str
"""Something to be told; a text is told as it is."""

COACH: Final = "level5"
COACH_LIMIT: Final = Limit(seconds=0.5)


@dataclass
class Player:
    """Somebody at the table; without a bot it is a person at this terminal."""

    name: str
    bot: Bot | None = None


class Session:
    """Drives a match from question to question; every move is written down before it is told."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        secret: bytes,
        writer: Writer,
        *,
        coached: bool = False,
    ) -> None:
        self.match = match
        self._coached = coached
        stream = Stream(secret, "coach")
        self._coach = bot_named(COACH, match.game, Random(stream.word() >> 3))
        self._advice: tuple[MatchView, Choice] | None = None
        self.hints = True
        """Whether the coach may be asked at this table."""
        self.players = players
        self.secret = secret
        self.feeds: list[list[Happening]] = [[] for _ in players]
        self._writer = writer

    def begin(self) -> None:
        """Write the header, with the commitment to all packs to come."""
        names = [player.name for player in self.players]
        self._writer.begin(self.match, names, commitment(self.secret))

    def advance(self) -> int | None:
        """Deal and let bots play until a person is asked; the seat, or None when it is over."""
        while self.match.outcome is None:
            if self.match.wants_pack():
                self._deal()
                continue
            waiting = self.match.waiting()
            seat = next((seat for seat in waiting if self.players[seat].bot is None), waiting[0])
            bot = self.players[seat].bot
            if bot is None:
                return seat
            self._do(seat, bot.choose(self.match.view(seat)).code)
        return None

    def code(self, text: str) -> int:
        """The code of a move in short text. Raises NotationError."""
        return self.match.game.encode(self.match.game.parse(text))

    def act(self, seat: int, code: int) -> Refused | None:
        """Do what a person wants, unless it is refused."""
        refused = self.match.why_not(seat, code)
        if refused is None and self._coached:
            remark = Remark(self.match.view(seat), self.advice(seat), code)
            self._do(seat, code)
            self.feeds[seat].append(remark)
        elif refused is None:
            self._do(seat, code)
        return refused

    def moves(self, seat: int) -> list[str]:
        """The legal moves of a seat in short text; in a crowded position only some of them."""
        assert self.match.state is not None
        codes = self.match.state.legal(seat)
        return [self.text(seat, code) for code in codes]

    def text(self, seat: int, code: int) -> str:
        """A legal move in short text."""
        return self.match.game.text(self.match.decode(seat, code))

    def advice(self, seat: int) -> Choice:
        """What the coach would do, from the view of the seat; asked again he says the same."""
        view = self.match.view(seat)
        if self._advice is None or self._advice[0] != view:
            self._advice = view, self._coach.choose(view, COACH_LIMIT)
        return self._advice[1]

    def example(self, seat: int) -> str:
        """A sensible move, to show how moves are written."""
        game = self.match.game
        world = game.lookalike(self.match.view(seat).table)
        return self.text(seat, game.greedy(world, seat))

    def view(self, seat: int) -> Any:
        """What a seat may know of the round."""
        return self.match.view(seat).table

    def end(self) -> None:
        """Write the last line; the secret is told when the match is over."""
        self._writer.end(self.match, self.secret if self.match.outcome else None)

    def _deal(self) -> None:
        stream = Stream(self.secret, f"round {self.match.round}")
        pack = stream.laid(self.match.bundles())
        facts = self.match.deal(pack)
        self._writer.pack(self.match, pack, facts)
        self._tell(facts)

    def _do(self, seat: int, code: int) -> None:
        text = self.text(seat, code)
        number = self.match.round
        facts = self.match.act(seat, code)
        self._writer.move(self.match, seat, text, facts)
        self._tell(facts)
        if self.match.state is None:
            last = self.match.outcome is not None
            over = RoundOver(number, self.match.scores[-1], self.match.totals, last)
            for feed in self.feeds:
                feed.append(over)

    def _tell(self, facts: Sequence[Fact]) -> None:
        for seat, feed in enumerate(self.feeds):
            for fact in facts:
                event = self.match.game.story(fact, seat)
                if event is not None:
                    feed.append(event)
