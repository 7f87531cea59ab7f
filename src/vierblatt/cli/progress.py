"""How far a long command is, for somebody who watches."""

import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Part = TypeVar("Part")


def watched(
    parts: Iterable[Part], name: str, total: int, size: Callable[[Part], int] = lambda _: 1
) -> Iterator[Part]:
    """The same parts; where standard error is a terminal, a bar adds up their sizes."""
    if not sys.stderr.isatty():
        yield from parts
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
