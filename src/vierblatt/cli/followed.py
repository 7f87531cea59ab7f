"""A room at a server as one seat is told of it."""

import time
from typing import Any, Final, cast

from vierblatt.cli.lines import speak
from vierblatt.cli.remote import WAIT, Remote, Said
from vierblatt.words import Words

TOLD: Final = {
    "sat", "rose", "gone", "nudged", "stood-in", "came-back", "paused", "resumed", "took-back",
    "resigned", "said", "emoted",
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
        self._absent: dict[int, int | None] = {}
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
        self._tell_presence(0 if news else wait)
        while news:
            self.messages += news
            self.seq = news[-1]["seq"]
            self.position = news[-1].get("position") or self.position
            # only the newest of all has the position, and they come some at a time
            news = [] if "position" in news[-1] else self.remote.news(self.seq, 0)
        return self.messages[before:]

    def sentence(self, message: dict[str, Any]) -> str | None:
        """What happened in the life of the room, if that is to be told."""
        notice = message["notice"]
        kind = notice["kind"]
        if kind not in TOLD:
            return None
        seats = self.position["seats"]
        at = notice.get("seat")
        name = seats[at]["name"] if at is not None and at < len(seats) else ""
        words = {"text": notice.get("text", ""), "keeps": "yes" if notice.get("keeps") else "no"}
        if kind == "emoted":
            words["text"] = self.say(f"room-emote-{notice['emote']}")
        return self.say(f"room-{kind}", name=notice.get("name") or name, **words)

    def _tell_presence(self, quiet: int) -> None:
        """Say who has come and gone since it was said last; only a long quiet makes one ask."""
        self._quiet = self._quiet + quiet if quiet else 0
        if self._quiet < WAIT:
            return
        self._quiet = 0
        before, self._absent = self._absent, self.remote.absent()
        names = [seat["name"] for seat in self.position["seats"]]
        for seat in sorted(self._absent.keys() - before.keys()):
            since = self._absent[seat]
            at = "never" if since is None else time.strftime("%H:%M", time.localtime(since / 1000))
            speak(self.say("room-offline", name=names[seat], time=at))
        for seat in sorted(before.keys() - self._absent.keys()):
            speak(self.say("room-online", name=names[seat]))


def refusal(error: Said, say: Words) -> str:
    """Why the server said no, in a sentence whatever the code."""
    key = f"room-no-{error}"
    return say(key if say.has(key) else "room-refused")
