"""At a server's table before the match: who is there, and who begins."""

from vierblatt.cli.followed import Followed, refusal
from vierblatt.cli.lines import speak
from vierblatt.cli.remote import Said
from vierblatt.cli.typed import Typed
from vierblatt.words import Words

PACE = 1
"""How long, in seconds, what is typed may wait for what the server has to say."""


class Lobby:
    """Says what changes, and hears what is typed, until the match begins."""

    def __init__(self, room: Followed, typed: Typed, say: Words) -> None:
        self._room = room
        self._typed = typed
        self._say = say
        self._shown: list[str] = []

    def wait(self) -> bool:
        """Wait for the match; False when this seat leaves before."""
        if self._room.position["phase"] != "lobby":
            return True
        while self._room.position["phase"] == "lobby":
            self._show()
            if self._leaves():
                return False
            for message in self._room.look(PACE):
                if sentence := self._room.sentence(message):
                    speak(sentence)
        speak(self._say("room-begun"))
        return True

    def _show(self) -> None:
        """Print what has changed since it was printed last."""
        lines = standing(self._room, self._say)
        for line in lines:
            if line not in self._shown:
                speak(line)
        self._shown = lines

    def _leaves(self) -> bool:
        """Hear what was typed; whether somebody wants to leave."""
        line = self._typed.first()
        if line is None:
            return self._typed.ended
        if line.strip().casefold() == "q":
            return True
        if self._room.position["host"] == self._room.seat:
            self._typed.drop()
            self._answer(line)
        elif self._typed.by_hand:
            self._typed.drop()
        return False

    def _answer(self, line: str) -> None:
        """The host begins, or looks again."""
        if line.strip():
            self._shown = []
            return
        try:
            self._room.remote.do(do="begin")
        except Said as error:
            speak(refusal(error, self._say))


def standing(room: Followed, say: Words) -> list[str]:
    """How things stand before the match, in sentences."""
    seats, host = room.position["seats"], room.position["host"]
    free = [seat for seat in seats if not seat["name"]]
    names = ", ".join(seat["name"] for seat in seats if seat["name"])
    lines = [say("room-lobby", names=names, free=len(free))]
    if any(seat["kind"] == "open" for seat in free):
        lines.append(say("room-lobby-bots"))
    lines += _partners(room, say)
    if host is None:
        return [*lines, say("room-wait-begin")]
    if host == room.seat:
        return [*lines, say("room-begin")]
    return [*lines, say("room-wait-host", name=seats[host]["name"])]


def _partners(room: Followed, say: Words) -> list[str]:
    sides = room.position["sides"]
    lines = []
    for at, (seat, side) in enumerate(zip(room.position["seats"], sides, strict=True)):
        if at == room.seat or side != sides[room.seat]:
            continue
        named = seat["name"]
        line = say("room-partner", name=named) if named else say("room-partner-seat", seat=at + 1)
        lines.append(line)
    return lines
