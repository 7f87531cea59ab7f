"""`vierblatt play --join LINK`: a seat at a server's table, line by line."""

import getpass
import time
from typing import Any, BinaryIO, Final, cast

import msgspec
from librt.random import Random

from vierblatt.cli.asked import UsageError
from vierblatt.cli.plain import PlainTable, ask_on_terminal
from vierblatt.cli.remote import WAIT, NoLink, Remote, Said
from vierblatt.cli.session import Player, RoundOver, Session
from vierblatt.core.game import Outcome, Refused, Score, View, view_type
from vierblatt.core.match import Match
from vierblatt.core.record import Writer
from vierblatt.games import game_named
from vierblatt.words import Words

TOLD: Final = {
    "sat", "rose", "gone", "nudged", "stood-in", "came-back", "paused", "resumed", "took-back",
    "resigned", "said", "emoted",
}  # fmt: skip
"""What of the life of a room is told line by line as it happens."""


def join(link: str, name: str | None, say: Words) -> int:
    """Sit down at a table and play the match to its end. Raises UsageError."""
    try:
        remote = Remote(
            link,
            away=lambda: print(say("room-away"), flush=True),
            back=lambda: print(say("room-back"), flush=True),
        )
        if not remote.token:
            remote.sit(name or getpass.getuser())
            print(say("room-seated", link=f"{remote.link}#{remote.token}"), flush=True)
        remote.stay()
        room = Followed(remote, say)
        begin(room, say)
        return play_on(room, say)
    except NoLink as error:
        raise UsageError("room-no-link", word=str(error)) from error
    except Said as error:
        raise UsageError("room-said-no", why=say(f"room-no-{error}")) from error


def begin(room: "Followed", say: Words) -> None:
    """Wait for the match; the host says when."""
    print(say.labelled("rule-code", room.position["rule_code"]), flush=True)
    if room.position["phase"] != "lobby":
        return
    while room.position["phase"] == "lobby":
        names = ", ".join(seat["name"] for seat in room.position["seats"] if seat["name"])
        if room.position["host"] == room.seat:
            if ask_on_terminal(say("room-begin", names=names) + " ").strip():
                room.look(wait=0)
                continue
            try:
                room.remote.do(do="begin")
            except Said as error:
                print(say(f"room-no-{error}"), flush=True)
        room.look()
    print(say("room-begun"), flush=True)


def play_on(room: "Followed", say: Words) -> int:
    """Play line by line."""
    session = RemoteSession(room)
    if not PlainTable(session, say, ask_on_terminal).play():
        print(say("room-left", link=f"{room.remote.link}#{room.remote.token}"), flush=True)
    return 0


class Followed:
    """A room as this seat is told of it."""

    def __init__(self, remote: Remote, say: Words) -> None:
        self.remote = remote
        self.say = say
        self.seq = 0
        self.messages: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self._absent: dict[int, int | None] = {}
        self.look()

    @property
    def seat(self) -> int:
        """The own seat. Raises Said for a token that opens none."""
        seat = self.position["you"]
        if seat is None:
            raise Said({"code": "wrong-token"})
        return cast(int, seat)

    def look(self, wait: int = WAIT) -> None:
        """Take in what is new, waiting so many seconds for it if there is nothing."""
        news = self.remote.news(self.seq, wait)
        if wait and not news:
            self._tell_presence()
        for message in news:
            self.seq = message["seq"]
            self.messages.append(message)
            self.position = message.get("position") or self.position
            self._tell(message["notice"])

    def _tell_presence(self) -> None:
        """Say who has come and gone since it was said last; only a long wait makes one ask."""
        before, self._absent = self._absent, self.remote.absent()
        names = [seat["name"] for seat in self.position["seats"]]
        for seat in sorted(self._absent.keys() - before.keys()):
            since = self._absent[seat]
            at = "never" if since is None else time.strftime("%H:%M", time.localtime(since / 1000))
            print(self.say("room-offline", name=names[seat], time=at), flush=True)
        for seat in sorted(before.keys() - self._absent.keys()):
            print(self.say("room-online", name=names[seat]), flush=True)

    def _tell(self, notice: dict[str, Any]) -> None:
        kind = notice["kind"]
        if kind not in TOLD or (kind == "stood-in" and not self.position):
            return
        seats = self.position.get("seats", ())
        at = notice.get("seat")
        name = seats[at]["name"] if at is not None and at < len(seats) else ""
        words = {"text": notice.get("text", ""), "keeps": "yes" if notice.get("keeps") else "no"}
        if kind == "emoted":
            words["text"] = self.say(f"room-emote-{notice['emote']}")
        print(self.say(f"room-{kind}", name=notice.get("name") or name, **words), flush=True)


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
        self._room = room
        self._read = 0
        self._view: View | None = None
        self._view_type = view_type(game)
        self._take_in()

    def advance(self) -> int | None:
        """Wait until this seat is asked; None when the match is over."""
        while True:
            self._take_in()
            if self.match.outcome is not None:
                return None
            if self._room.position["offer"] is not None:
                return self._room.seat
            self._room.look()

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
                print(self._room.say(f"room-no-{error}"), flush=True)
        self._room.look()
        self._take_in()
        return None

    def view(self, seat: int) -> Any:
        """What the server has shown."""
        return self._view

    def _take_in(self) -> None:
        """Make events and scores of the new messages, and a position of the newest view."""
        for message in self._room.messages[self._read :]:
            feed = self.feeds[self._room.seat]
            feed += message.get("events", ())
            if message.get("score"):
                self._score(message)
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

    def _score(self, message: dict[str, Any]) -> None:
        score = msgspec.convert(message["score"], Score)
        self.match.totals = self.match.game.add(self.match.totals, score)
        self.match.scores.append(score)
        over = RoundOver(len(self.match.scores), score, self.match.totals, False)
        self.feeds[self._room.seat].append(over)


def _refused(answer: dict[str, Any]) -> Refused:
    return Refused(answer["rule"], answer["reason"], tuple(answer.get("cards", ())))
