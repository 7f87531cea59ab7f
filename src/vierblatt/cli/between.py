"""At a server's table before the match and after it: what changes is said, what is typed heard."""

from vierblatt.cli.followed import Followed
from vierblatt.cli.lines import speak
from vierblatt.cli.remote_session import PACE
from vierblatt.cli.typed import Typed
from vierblatt.cli.wishes import Wishes
from vierblatt.words import Words


class Between:
    """Where nobody is asked for a move."""

    def __init__(self, room: Followed, typed: Typed, say: Words) -> None:
        self._room = room
        self._typed = typed
        self._say = say
        self._wishes = Wishes(room, say)
        self._read = len(room.messages)

    def _goes_on(self) -> bool:
        """Say what is new, hear a line, wait a moment; False for whoever leaves. Raises Leave."""
        self._show()
        line = self._typed.first()
        if self._typed.ended or (line is not None and line.strip().casefold() == "q"):
            return False
        heard = line is not None and (self._wishes.hear(line.strip()) or self._hear(line.strip()))
        if heard:
            self._typed.drop()
        self._room.look(0 if heard else PACE)
        for message in self._room.messages[self._read :]:
            if sentence := self._room.sentence(message):
                speak(sentence)
        self._read = len(self._room.messages)
        return True

    def _show(self) -> None:
        """Say what is asked."""
        for line in self._room.asked():
            speak(line)

    def _hear(self, typed: str) -> bool:
        """What is no wish; whether it is done with."""
        raise NotImplementedError
