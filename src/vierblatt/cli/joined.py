"""A match at a server as one seat plays it: the session, and the table line by line."""

from collections.abc import Callable
from typing import Any, BinaryIO, Final, cast

import msgspec
from librt.random import Random

from vierblatt.cli.followed import Followed, refusal
from vierblatt.cli.lines import speak
from vierblatt.cli.plain import PlainTable
from vierblatt.cli.remote import WAIT, Said
from vierblatt.cli.session import Player, RoundOver, Session
from vierblatt.core.game import Outcome, Refused, Score, View, view_type
from vierblatt.core.match import Match
from vierblatt.core.record import Writer
from vierblatt.games import game_named
from vierblatt.words import Words

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
        """Called before it is waited for more, with whether nothing has come for a moment."""
        self.dealt: int | None = None
        """Where in the own feed the newest deal begins."""
        self._room = room
        self._read = 0
        self._view: View | None = None
        self._view_type = view_type(game)
        self._take_in()

    @property
    def seat(self) -> int:
        """The own seat."""
        return self._room.seat

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is waited for, as far as this seat may know."""
        return () if self._view is None else self._view.waiting

    def person(self, seat: int) -> bool:
        """Whether somebody plays there, no bot in its own right or in somebody's place."""
        shown = self._room.position["seats"][seat]
        return not (shown["bot"] or shown["stand_in"] or shown["gone"])

    def advance(self) -> int | None:
        """Wait until this seat is asked; None when the match is over."""
        quiet = False
        while True:
            self._take_in()
            self.heard(quiet)
            if self.match.outcome is not None:
                return None
            if self._room.position["offer"] is not None:
                return self._room.seat
            quiet = not self._room.look(WAIT if quiet else MOMENT)

    def act(self, seat: int, code: int) -> Refused | None:
        """Ask the server; what it refuses by the rules is said, what came too late is not done."""
        refused = self.match.why_not(seat, code)
        if refused is not None:
            return refused
        move = self.text(seat, code)
        try:
            self._room.remote.do(do="act", move=move, seen=self._room.seq)
        except Said as error:
            if error.answer["code"] == "illegal":
                return _refused(error.answer)
            if error.answer["code"] != "stale":
                speak(refusal(error, self._room.say))
        self._room.look()
        self._take_in()
        return None

    def view(self, seat: int) -> Any:
        """What the server has shown."""
        return self._view

    def _take_in(self) -> None:
        """Make events and scores of the new messages, and a position of the newest view."""
        for message in self._room.messages[self._read :]:
            self._hear(message)
        self._read = len(self._room.messages)
        position, match = self._room.position, self.match
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
        feed = self.feeds[self._room.seat]
        if message["notice"]["kind"] == "dealt":
            self.dealt = len(feed)
        if sentence := self._room.sentence(message):
            feed.append(sentence)
        feed += message.get("events", ())
        if message.get("score"):
            self._score(message)

    def _score(self, message: dict[str, Any]) -> None:
        score = msgspec.convert(message["score"], Score)
        self.match.totals = self.match.game.add(self.match.totals, score)
        self.match.scores.append(score)
        over = RoundOver(len(self.match.scores), score, self.match.totals, False)
        self.feeds[self._room.seat].append(over)


class JoinedTable(PlainTable):
    """The table line by line; all that happens is told as it comes, whoever is to move."""

    def __init__(self, session: RemoteSession, say: Words, ask: Callable[[str], str]) -> None:
        super().__init__(session, say, ask)
        self._remote = session
        self._moved: tuple[int, tuple[int, ...]] | None = None
        feed = session.feeds[session.seat]
        # who comes back hears of the round that is on, not of the whole match
        self._told[session.seat] = len(feed) if session.dealt is None else session.dealt
        session.heard = self._follow

    def _follow(self, quiet: bool) -> None:
        """Say what is new, then who is to move if that takes time; after a deal the own cards."""
        seat, waiting = self._remote.seat, self._remote.waiting
        news = self._remote.feeds[seat][self._told[seat] :]
        moved = len(self._remote.feeds[seat]), waiting
        self._say_news(seat)
        if moved == self._moved or not waiting or seat in waiting:
            return
        if any(map(self._own_cards, news)):
            self._draw(seat)
        slow = waiting if quiet else tuple(filter(self._remote.person, waiting))
        if slow:
            self._moved = moved
            names = ", ".join(self._remote.players[at].name for at in slow)
            self._print(self.say("room-to-move", names=names, count=len(slow)))

    def _own_cards(self, happening: Any) -> bool:
        """Whether cards were dealt to this seat."""
        dealt = isinstance(happening, dict) and happening["event"] == "dealt"
        return dealt and bool(happening["seat"] == self._remote.seat)


def _refused(answer: dict[str, Any]) -> Refused:
    return Refused(answer["rule"], answer["reason"], tuple(answer.get("cards", ())))
