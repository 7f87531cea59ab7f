"""A match at a server, line by line, as one seat plays it."""

from contextlib import suppress
from typing import Any, Final

from vierblatt.cli.plain import Leave, PlainTable
from vierblatt.cli.remote_session import RemoteSession
from vierblatt.cli.typed import Typed
from vierblatt.cli.wishes import Wishes
from vierblatt.words import Words

IDLE: Final = ("", "l", "s", "r", "t", "q")
"""What somebody may type who is not to move."""


class Passed(Exception):
    """The question has no sense any more: somebody took a move back, or a bot has answered."""


class JoinedTable(PlainTable):
    """The table line by line; all that happens is told as it comes, whoever is to move."""

    def __init__(self, session: RemoteSession, say: Words, typed: Typed) -> None:
        super().__init__(session, say, lambda question: typed.ask(question, self._meanwhile))
        self._remote = session
        self._lines = typed
        self._wishes = Wishes(session.room, say)
        self._moved: tuple[int, tuple[int, ...]] | None = None
        feed = session.feeds[session.seat]
        # who comes back hears of the round that is on, not of the whole match
        self._told[session.seat] = len(feed) if session.dealt is None else session.dealt
        session.heard = self._follow

    def _follow(self, quiet: bool) -> None:
        """Say what is new, then who is to move if that takes time; after a deal the own cards."""
        seat, waiting = self._remote.seat, self._remote.waiting
        feed = self._remote.feeds[seat]
        news = feed[self._told[seat] :]
        moved = sum(not isinstance(one, str) for one in feed), waiting
        self._say_news(seat)
        self._listen(seat)
        if moved == self._moved or not waiting or seat in waiting:
            return
        if any(map(self._own_cards, news)):
            self._draw(seat)
        slow = waiting if quiet else tuple(filter(self._remote.person, waiting))
        if slow:
            self._moved = moved
            names = ", ".join(self._remote.players[at].name for at in slow)
            self._print(self.say("room-to-move", names=names, count=len(slow)))

    def _news(self, seat: int) -> list[str]:
        return [*super()._news(seat), *self._remote.room.asked()]

    # What is typed

    def _listen(self, seat: int) -> None:
        """Hear what was typed before there is a question; through a pipe a move waits for it."""
        gone = self._remote.room.position["seats"][seat]["gone"]
        while (line := self._lines.first()) is not None:
            if self._wishes.hear(line.strip()):
                self._remote.take_in()
                self._say_news(seat)
            elif self._remote.asked or not (self._lines.by_hand or gone):
                return
            else:
                self._hear_idle(seat, line.strip())
            self._lines.drop()
        if gone and self._lines.ended:
            raise Leave

    def _hear_idle(self, seat: int, typed: str) -> None:
        word = typed.casefold()
        if word == "?":
            self._print(self.say("room-help"))
        elif word in IDLE or word.startswith("r "):
            super()._hear(seat, typed)
        else:
            self._print(self.say("no-not-your-turn"))

    def _decide(self, seat: int) -> None:
        standing = self._remote.standing
        with suppress(Passed):
            while standing == self._remote.standing:
                self._say_news(seat)
                self._hear(seat, self._typed())
                self._remote.catch_up()

    def _meanwhile(self) -> bool:
        """Say what has come while this seat thinks. Raises Passed."""
        standing = self._remote.standing
        self._remote.catch_up()
        passed = standing != self._remote.standing
        news = [] if passed else self._news(self._remote.seat)
        if passed or news:
            print()
        if passed:
            raise Passed
        for line in news:
            self._print(line)
        return bool(news)

    def _hear(self, seat: int, typed: str) -> None:
        if not self._wishes.hear(typed):
            super()._hear(seat, typed)

    def _help(self, seat: int) -> None:
        super()._help(seat)
        self._print(self.say("room-help"))

    def _draw(self, seat: int) -> None:
        if self._remote.view(seat) is not None:
            super()._draw(seat)

    def _own_cards(self, happening: Any) -> bool:
        """Whether cards were dealt to this seat."""
        dealt = isinstance(happening, dict) and happening["event"] == "dealt"
        return dealt and bool(happening["seat"] == self._remote.seat)
