"""A server's table without a server, for tests of the terminal."""

from collections.abc import Callable
from typing import Any, cast

import msgspec

from tests.room.tables import Sitting
from vierblatt.cli.followed import Followed
from vierblatt.cli.joined import JoinedTable
from vierblatt.cli.remote import Connected, Remote, Said
from vierblatt.cli.remote_session import RemoteSession
from vierblatt.cli.typed import Typed
from vierblatt.room import commands
from vierblatt.room.feed import messages
from vierblatt.room.refusals import Refusal
from vierblatt.words import Words

SAY = Words("en")


class Near:
    """In the place of `Remote`: a server with one table, whose other seats play at once."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self._key = sitting.room.seats[seat].key
        self.server = "http://x"
        self.link, self.token = "http://x/r/y", "token"
        self.here = Connected([])

    @property
    def seat(self) -> int:
        seat = self.sitting.room.seat_of(self._key)
        assert seat is not None
        return seat

    def news(self, after: int, wait: int) -> list[Any]:
        told = self._told(after)
        while wait and not told:
            others = [at for at in self.sitting.room.waiting() if at != self.seat]
            self.sitting.act(others[0])
            told = self._told(after)
        return told

    def _told(self, after: int) -> list[Any]:
        told = messages(self.sitting.room, self.seat, after)
        return [msgspec.json.decode(msgspec.json.encode(one)) for one in told]

    def do(self, **command: Any) -> None:
        try:
            self.sitting.do(self.seat, msgspec.convert(command, commands.AnyCommand))
        except Refusal as refusal:
            raise Said({"code": refusal.code}) from refusal

    def rise(self) -> bool:
        return self.once(do="leave")

    def once(self, **command: Any) -> bool:
        self.do(**command)
        return True

    def connected(self) -> Connected:
        return self.here


class Lines:
    """In the place of `Typed`: what is typed, one line after the other."""

    def __init__(self, *lines: str, by_hand: bool = False) -> None:
        self.lines = list(lines)
        self.by_hand = by_hand

    @property
    def ended(self) -> bool:
        return not self.lines

    def first(self) -> str | None:
        return self.lines[0] if self.lines else None

    def drop(self) -> None:
        self.lines = self.lines[1:]

    def ask(self, question: str, meanwhile: Callable[[], bool] = lambda: False) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def typed(*lines: str, by_hand: bool = False) -> Typed:
    return cast(Typed, Lines(*lines, by_hand=by_hand))


def followed(sitting: Sitting, seat: int, say: Words = SAY) -> Followed:
    return Followed(cast(Remote, Near(sitting, seat)), say)


def at_table(session: RemoteSession, *lines: str, by_hand: bool = False) -> JoinedTable:
    return JoinedTable(session, SAY, typed(*lines, by_hand=by_hand))
