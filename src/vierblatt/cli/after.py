"""At a server's table after the match: whether it is played once more."""

from vierblatt.cli.between import Between
from vierblatt.cli.lines import speak


class After(Between):
    """Says what the others want, and hears what is typed, until there is a rematch."""

    def wait(self) -> str | None:
        """The room where it is played once more; None when this seat does not go there."""
        if not self._typed.ended:
            speak(self._say("room-after"))
        while (room := self._room.position["rematch"]) is None:
            if not self._goes_on():
                return None
        if self._room.seat in self._room.position["rematch_without"]:
            speak(self._say("table-rematch-without"))
            speak(self._say("room-rematch-at", link=f"{self._room.remote.server}/r/{room}"))
            return None
        speak(self._say("room-rematch"))
        return str(room)

    def _hear(self, typed: str) -> bool:
        if self._typed.by_hand and typed:
            speak(self._say("room-help-after"))
        return True
