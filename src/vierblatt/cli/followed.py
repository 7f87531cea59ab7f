"""A room at a server as one seat is told of it."""

import time
from typing import Any, Final, cast

from vierblatt.cli.lines import speak
from vierblatt.cli.remote import WAIT, Connected, Remote, Said
from vierblatt.cli.requests import Requests
from vierblatt.words import Words

TOLD: Final = {
    "sat", "rose", "gone", "nudged", "stood-in", "came-back", "paused", "resumed", "took-back",
    "resigned", "said", "emoted", "claimed", "settled", "clock-stopped", "swapped",
}  # fmt: skip
"""What of the life of a room is told line by line as it happens."""


class Followed:
    """A room as this seat is told of it."""

    def __init__(self, remote: Remote, say: Words) -> None:
        self.remote = remote
        self.say = say
        self.seq = 0
        self.messages: list[dict[str, Any]] = []
        self.position: dict[str, Any] = {}
        self.left = False
        """Whether this seat has left for good; its token opens nothing then."""
        self._requests = Requests(say)
        self._absent: dict[int, int | None] = {}
        self._watching: tuple[int, list[str]] = (0, [])
        self._quiet = 0
        self.look(wait=0)

    @property
    def seat(self) -> int:
        """The own seat. Raises Said for a token that opens none."""
        seat = self.position["you"]
        if seat is None:
            raise Said({"code": "wrong-token"})
        return cast(int, seat)

    @property
    def own_link(self) -> str:
        """The link that brings one back to the own seat."""
        return f"{self.remote.link}#{self.remote.token}"

    def look(self, wait: int = WAIT) -> list[dict[str, Any]]:
        """Take in what is new, waiting so many seconds for it if there is nothing."""
        before = len(self.messages)
        news = self.remote.news(self.seq, wait)
        self._tell_presence(self._quiet + wait if not news else 0)
        while news:
            self.messages += news
            self.seq = news[-1]["seq"]
            self.position = news[-1].get("position") or self.position
            # only the newest of all has the position, and they come some at a time
            news = [] if "position" in news[-1] else self.remote.news(self.seq, 0)
        return self.messages[before:]

    @property
    def _only_watches(self) -> bool:
        """Whether this seat has resigned: a bot plays it on."""
        you = self.position["you"]
        return you is not None and bool(self.position["seats"][you]["gone"])

    def leave(self) -> None:
        """Leave the match for good. Raises Said."""
        self.remote.do(do="leave")
        self.left = True

    def withdraw(self) -> None:
        """Ask for nothing any longer: nobody waits for an answer to it."""
        for request in self.position["requests"]:
            if request["seat"] == self.position["you"]:
                self.remote.once(do="withdraw", request=request["request"])

    def waited(self) -> list[int]:
        """The other people who are waited for, as far as this seat may know."""
        match, seats = self.position["match"], self.position["seats"]
        waiting = match["table"]["waiting"] if match else ()
        return [at for at in waiting if at != self.seat and is_played(seats[at])]

    def asked(self) -> list[str]:
        """What somebody asks of the others and was not told yet."""
        return self._requests.news(self.position)

    def sentence(self, message: dict[str, Any]) -> str | None:
        """What happened in the life of the room, if that is to be told."""
        notice = message["notice"]
        if not self._is_told(notice):
            return None
        words = self._words(notice)
        return "\n".join(self.say(key, **words) for key in self._keys(notice))

    def _words(self, notice: dict[str, Any]) -> dict[str, str]:
        seats, at = self.position["seats"], notice.get("seat")
        name = seats[at]["name"] if at is not None and at < len(seats) else ""
        emote = notice.get("emote")
        return {
            "name": notice.get("name") or name,
            "person": "you" if at == self.position["you"] else "other",
            "text": self.say(f"room-emote-{emote}") if emote else notice.get("text", ""),
            "keeps": "yes" if notice.get("keeps") else "no",
            "granted": "no",
        }

    def _is_told(self, notice: dict[str, Any]) -> bool:
        """What is granted is told by what comes of it."""
        if notice["kind"] == "settled":
            return not notice["granted"] and self._requests.knows(notice["request"])
        return notice["kind"] in TOLD

    def _keys(self, notice: dict[str, Any]) -> list[str]:
        """The sentences: what happened, and what can be done about it."""
        kind, own = notice["kind"], notice.get("seat") == self.position["you"]
        if kind == "paused":
            said = "room-paused-for" if notice.get("text") else "room-paused"
            return [said] if self._only_watches else [said, "room-how-resume"]
        if kind == "took-back" and notice.get("request") is not None:
            return ["table-told-back-agreed"]
        if kind == "claimed" and notice.get("request") is not None:
            return ["table-told-claim-agreed"]
        if kind == "stood-in" and own and notice.get("keeps"):
            return ["room-stood-in", "room-how-here"]
        if kind == "resigned" and own and self.position["phase"] != "over":
            return ["table-you-resigned"]
        return [f"room-{kind}" if self.say.has(f"room-{kind}") else f"table-told-{kind}"]

    def _tell_presence(self, quiet: int) -> None:
        """Say who has come and gone since it was said last; only a long quiet makes one ask."""
        self._quiet = quiet
        if quiet < WAIT:
            return
        self._quiet = 0
        here = self.remote.connected()
        before, self._absent = self._absent, here.absent()
        names = [seat["name"] for seat in self.position["seats"]]
        for seat in sorted(self._absent.keys() - before.keys()):
            since = self._absent[seat]
            at = "never" if since is None else time.strftime("%H:%M", time.localtime(since / 1000))
            speak(self.say("room-offline", name=names[seat], time=at))
        for seat in sorted(before.keys() - self._absent.keys()):
            speak(self.say("room-online", name=names[seat]))
        self._tell_watchers(here)

    def _tell_watchers(self, here: Connected) -> None:
        """Say who watches, if others do than was said last."""
        before, self._watching = self._watching, (here.watchers, here.names)
        if before == self._watching:
            return
        names, others = list(here.names), here.watchers - len(here.names)
        if names and others > 0:
            names.append(self.say("table-watchers-others", count=others))
        said = [self.say("room-watched", count=here.watchers)]
        if names:
            said.append(self.say("table-watchers-names", names=", ".join(names)))
        speak(" ".join(said))


def is_played(seat: dict[str, Any]) -> bool:
    """Whether somebody plays there, no bot in its own right or in somebody's place."""
    return not (seat["bot"] or seat["stand_in"] or seat["gone"])


def refusal(error: Said, say: Words) -> str:
    """Why the server said no, in a sentence whatever the code."""
    key = f"room-no-{error}"
    return say(key if say.has(key) else "room-refused")
