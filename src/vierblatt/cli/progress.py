"""How far a long command is, for somebody who watches."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar

Part = TypeVar("Part")

EVERY: Final = 30
"""So often, in seconds, it is said where there is no terminal to draw a bar on."""


def watched(
    parts: Iterable[Part], name: str, total: int, size: Callable[[Part], int] = lambda _: 1
) -> Iterator[Part]:
    """The same parts, their sizes added up on standard error: by a bar, or by a line at times."""
    if not sys.stderr.isatty():
        yield from _told(parts, name, total, size)
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=total)
        for part in parts:
            bar.advance(task, size(part))
            yield part


def _told(
    parts: Iterable[Part], name: str, total: int, size: Callable[[Part], int]
) -> Iterator[Part]:
    start = said = time.monotonic()
    done = 0
    for part in parts:
        done += size(part)
        now = time.monotonic()
        if now - said >= EVERY:
            said = now
            print(f"{name}: {done} of {total}, {now - start:.0f} s", file=sys.stderr, flush=True)
        yield part
