"""What somebody types, while others may act meanwhile."""

import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread
from typing import TextIO

from vierblatt.cli.lines import prompt, speak

BREATH = 1.0
"""So often, in seconds, a wait is broken off: for others, and Ctrl+C is heard on every system."""


class Typed:
    """The lines of the standard input, read as they come."""

    def __init__(self) -> None:
        self.by_hand = sys.stdin.isatty()
        self._lines: list[str] = []
        self._ended = False
        self._open = False
        """Whether a question stands on the last line."""
        self._more = Condition()
        Thread(target=self._read, args=(_own_stdin(),), daemon=True).start()

    @property
    def ended(self) -> bool:
        """Whether no line is left and none will come."""
        return self._ended and not self._lines

    def first(self) -> str | None:
        """The line that comes next, if it is there."""
        with self._more:
            return self._lines[0] if self._lines else None

    def drop(self) -> None:
        """The line that comes next is done with."""
        with self._more:
            self._lines = self._lines[1:]

    def ask(self, question: str, meanwhile: Callable[[], bool] = lambda: False) -> str:
        """A line that answers this; what was typed by hand before it answers nothing.

        While it is waited for, `meanwhile` may do something else; when it has printed what is new,
        the question is put again. Raises EOFError.
        """
        if self.by_hand:
            self._forget()
        self._put(question)
        try:
            while (line := self._next()) is None:
                if meanwhile() or not self._open:
                    self._put(question)
        finally:
            self._open = False
        return line

    def aside(self, line: str) -> None:
        """Say something on a line of its own; a question that stood there is put again."""
        if self._open:
            print()
        self._open = False
        speak(line)

    def _put(self, question: str) -> None:
        prompt(question)
        self._open = True

    def _next(self) -> str | None:
        """The line that comes next, if it comes soon. Raises EOFError."""
        with self._more:
            if not self._lines and not self._ended:
                self._more.wait(BREATH)
            if self._lines:
                return self._lines.pop(0)
            if self._ended:
                raise EOFError
            return None

    def _forget(self) -> None:
        with suppress(ImportError):  # termios is not everywhere
            import termios

            with suppress(termios.error):
                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        with self._more:
            self._lines = []

    def _read(self, source: TextIO) -> None:
        with suppress(OSError, ValueError):
            while line := source.readline():
                with self._more:
                    self._lines.append(line.rstrip("\n"))
                    self._more.notify()
        with self._more:
            self._ended = True
            self._more.notify()


def _own_stdin() -> TextIO:
    """The standard input for a thread of its own: `sys.stdin` could not be closed at the end."""
    with suppress(OSError, ValueError, AttributeError):
        return open(
            sys.stdin.fileno(), encoding=sys.stdin.encoding, errors="replace", closefd=False
        )
    return sys.stdin
