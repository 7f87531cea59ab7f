"""A match at a server as a session: here is one position that looks like it."""

from collections.abc import Callable
from typing import Any, BinaryIO, Final, cast

import msgspec
from librt.random import Random

from vierblatt.cli.followed import Followed, is_played, refusal
from vierblatt.cli.lines import speak
from vierblatt.cli.remote import Said
from vierblatt.cli.session import Player, RoundOver, Session
from vierblatt.core.game import Outcome, Refused, Score, View, view_type
from vierblatt.core.match import Match
from vierblatt.core.record import Writer
from vierblatt.games import game_named

PACE: Final = 1
"""How long, in seconds, what is typed may wait for what the server has to say."""
MOMENT: Final = 3
"""How long, in seconds, nothing may come before a bot is waited for; at every pace it is faster."""


class Nowhere:
    """Where nothing is written: the server keeps the record."""

    def write(self, raw: bytes) -> int:
        """Take it and forget it."""
        return len(raw)

    def flush(self) -> None:
        """There is nothing to be flushed."""


class RemoteSession(Session):
    """A session whose match is at the server; here is one position that looks like it."""

    def __init__(self, room: Followed) -> None:
        settings = room.position["settings"]
        game = game_named(settings["game"])
        options = msgspec.convert(settings["options"], game.options)
        seats = room.position["seats"]
        match = Match(game, options, len(seats))
        players = [Player(seat["name"], cast(Any, True)) for seat in seats]
        players[room.seat].bot = None
        super().__init__(match, players, b"", Writer(cast(BinaryIO, Nowhere())))
        self.hints = settings["hints"] == "on"
        self.heard: Callable[[bool], None] = lambda quiet: None
        """Called before it is waited for more, with whether nothing has come for a moment.

        It may ask the server for something.
        """
        self.dealt: int | None = None
        """Where in the own feed the newest deal begins."""
        self.room = room
        self._read = 0
        self._view: View | None = None
        self._view_type = view_type(game)
        self.take_in()

    @property
    def seat(self) -> int:
        """The own seat."""
        return self.room.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is waited for, as far as this seat may know."""
        return () if self._view is None else self._view.waiting

    @property
    def asked(self) -> bool:
        """Whether this seat is to move."""
        return self.room.position["offer"] is not None

    @property
    def standing(self) -> tuple[Any, Any]:
        """What there is to decide: the same as long as nobody has moved."""
        return self.room.position["match"], self.room.position["offer"]

    def person(self, seat: int) -> bool:
        """Whether somebody plays there."""
        return is_played(self.room.position["seats"][seat])

    def advance(self) -> int | None:
        """Wait until this seat is asked; None when the match is over."""
        quiet = 0
        while True:
            self.take_in()
            self.heard(quiet >= MOMENT)
            self.take_in()
            if self.match.outcome is not None:
                return None
            if self.asked:
                return self.seat
            quiet = 0 if self.room.look(PACE) else quiet + PACE

    def catch_up(self) -> None:
        """Take in what has come meanwhile."""
        self.room.look(wait=0)
        self.take_in()

    def act(self, seat: int, code: int) -> Refused | None:
        """Ask the server; what it refuses by the rules is said, what came too late is not done."""
        refused = self.match.why_not(seat, code)
        if refused is not None:
            return refused
        move = self.text(seat, code)
        try:
            self.room.remote.do(do="act", move=move, seen=self.room.seq)
        except Said as error:
            if error.answer["code"] == "illegal":
                return _refused(error.answer)
            if error.answer["code"] != "stale":
                speak(refusal(error, self.room.say))
        self.catch_up()
        return None

    def view(self, seat: int) -> Any:
        """What the server has shown."""
        return self._view

    def take_in(self) -> None:
        """Make events and scores of the new messages, and a position of the newest view."""
        for message in self.room.messages[self._read :]:
            self._hear(message)
        self._read = len(self.room.messages)
        position, match = self.room.position, self.match
        for player, seat in zip(self.players, position["seats"], strict=True):
            player.name = seat["name"]
        match.totals = tuple(position["totals"])
        shown = position["match"]
        self._view = shown and msgspec.convert(shown["table"], self._view_type)
        match.state = None
        if self._view is not None:
            match.state = match.game.imagine(self._view).deal(Random(0))
        if position["winners"] is not None:
            match.outcome = Outcome(tuple(position["winners"]))

    def _hear(self, message: dict[str, Any]) -> None:
        feed = self.feeds[self.room.seat]
        if message["notice"]["kind"] == "dealt":
            self.dealt = len(feed)
        if sentence := self.room.sentence(message):
            feed.append(sentence)
        feed += message.get("events", ())
        if message.get("score"):
            self._score(message)

    def _score(self, message: dict[str, Any]) -> None:
        score = msgspec.convert(message["score"], Score)
        self.match.totals = self.match.game.add(self.match.totals, score)
        self.match.scores.append(score)
        over = RoundOver(len(self.match.scores), score, self.match.totals, False)
        self.feeds[self.room.seat].append(over)


def _refused(answer: dict[str, Any]) -> Refused:
    return Refused(answer["rule"], answer["reason"], tuple(answer.get("cards", ())))
