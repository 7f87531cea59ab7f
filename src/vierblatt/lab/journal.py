"""The deals of a measurement on disk, so that a run that was ended goes on where it was."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from vierblatt import __version__
from vierblatt.games import game_named
from vierblatt.lab.crew import Crew, Task
from vierblatt.lab.duel import Contest, Deal

FORMAT: Final = 1


class Foreign(Exception):
    """A file of another measurement: what is different, there and here."""

    def __init__(self, field: str, there: str, here: str) -> None:
        super().__init__(f"{field}: {there}, not {here}")
        self.field = field
        self.there = there
        self.here = here


class Broken(Exception):
    """A file that is no journal, by its first line that cannot be."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class Unwritten(Exception):
    """The file cannot be read or written."""


@contextmanager
def _on_disk() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise Unwritten(error.strerror or str(error)) from error


class Journal:
    """JSON lines: the setting, then a line for each deal. Half a line at the end is forgotten."""

    def __init__(self, path: Path, setting: dict[str, Any]) -> None:
        """Open or begin the journal of this setting. Raises Foreign, Broken and Unwritten."""
        self.done: list[Deal] = []
        with _on_disk():
            self._file: BinaryIO = path.open("r+b" if path.exists() else "xb+")
        try:
            self._begin({"duel": FORMAT, **setting})
        except BaseException:
            self._file.close()
            raise

    def _begin(self, setting: dict[str, Any]) -> None:
        header = msgspec.json.encode(setting)
        with _on_disk():
            whole = self._file.read()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept:
            self._read(kept.splitlines(), msgspec.json.decode(header))
        elif not header.startswith(whole):
            raise Broken(1)
        with _on_disk():
            self._file.seek(len(kept))
            self._file.truncate()
        if not kept:
            self._write(header)

    def _read(self, lines: list[bytes], setting: dict[str, Any]) -> None:
        _compare(_decoded(lines[0], 1, dict[str, Any]), setting)
        for number, line in enumerate(lines[1:], 2):
            self.done.append(_decoded(line, number, Deal))

    def add(self, deal: Deal) -> None:
        """Write a deal; it is on its way to the disk when this returns. Raises Unwritten."""
        self._write(msgspec.json.encode(deal))

    def _write(self, line: bytes) -> None:
        with _on_disk():
            self._file.write(line + b"\n")
            self._file.flush()

    def close(self) -> None:
        """No more deals."""
        self._file.close()


def _decoded(line: bytes, number: int, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Broken(number) from error


def _compare(there: dict[str, Any], here: dict[str, Any]) -> None:
    if "duel" not in there:
        raise Broken(1)
    for field, value in here.items():
        if there.get(field) != value:
            raise Foreign(field, _said(there.get(field)), _said(value))


def _said(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def finish(tasks: Iterable[Task], journal: Journal | None, crew: Crew) -> Iterator[Deal]:
    """The deals of all tasks, in their order: those that the journal has, then new ones."""
    done = journal.done if journal else []
    ahead = iter(tasks)
    # The known ones first: zip must not take a task that it finds no deal for.
    for line, (known, (_, number)) in enumerate(zip(done, ahead, strict=False), 2):
        if known.number != number:
            raise Broken(line)
        yield known
    for deal in crew.play(ahead):
        if journal:
            journal.add(deal)
        yield deal


def setting(contest: Contest, **more: Any) -> dict[str, Any]:
    """What must be the same in a run that goes on."""
    return {
        "version": __version__,
        "rules_version": game_named(contest.game).rules_version,
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "bots": [(entrant.name, entrant.limit) for entrant in contest.entrants],
        "seed": contest.seed,
        "matches": contest.matches,
        **more,
    }
