"""At a server's table before the match: who is there, and who begins."""

from vierblatt.cli.between import Between
from vierblatt.cli.followed import Followed, refusal
from vierblatt.cli.lines import speak
from vierblatt.cli.remote import Said
from vierblatt.cli.typed import Typed
from vierblatt.words import Words


class Lobby(Between):
    """Says what changes, and hears what is typed, until the match begins."""

    def __init__(self, room: Followed, typed: Typed, say: Words) -> None:
        super().__init__(room, typed, say)
        self._shown: list[str] = []

    def wait(self) -> bool:
        """Wait for the match; False when this seat leaves before. Raises Leave."""
        if self._room.position["phase"] != "lobby":
            return True
        while self._room.position["phase"] == "lobby":
            if not self._goes_on():
                return False
        speak(self._say("room-begun"))
        return True

    def _show(self) -> None:
        """Print what has changed since it was printed last."""
        super()._show()
        lines = standing(self._room, self._say)
        for line in lines:
            if line not in self._shown:
                speak(line)
        self._shown = lines

    def _hear(self, typed: str) -> bool:
        """The host begins with an empty line; a pipe of others is kept for the match."""
        host = self._room.position["host"] == self._room.seat
        if typed == "?":
            speak(self._say("room-help-lobby"))
        elif host and not typed:
            self._begin()
        elif host or self._typed.by_hand:
            self._shown = []
        else:
            return False
        return True

    def _begin(self) -> None:
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
