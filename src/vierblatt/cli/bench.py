"""`vierblatt bench`: how fast everything is, in ratios that hold on a busy machine."""

import sys
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from vierblatt.cli import bench_tables
from vierblatt.lab.bench import NoCompiler
from vierblatt.lab.bench import bench as measure

Bench = tuple[Callable[[], dict[str, Any]], Callable[[dict[str, Any]], None]]
"""What takes the figures, and what prints them."""


def bench(
    what: Literal["rules", "search", "exact", "endings"] = "rules",
    /,
    *,
    limits: bool = False,
    json: bool = False,
) -> int:
    """Measure; the unit is a random move of Four Gems in hand-written C.

    Parameters
    ----------
    what
        rules: random moves and clones of every game. search: iterations of the search of every
        game, and two processes. exact: whole deals solved. endings: the duel's last two rounds.
    limits
        With search: instead, how well the search keeps 20 ms and half a second.
    json
        Print the figures as one JSON object.
    """
    if limits and what != "search":
        print("vierblatt bench: --limits goes with search", file=sys.stderr)
        return 2
    take, tell = _limits() if limits else BENCHES[what]()
    try:
        figures = take()
    except NoCompiler as error:
        print(f"vierblatt bench: {error}", file=sys.stderr)
        return 1
    if json:
        print(msgspec.json.encode(figures).decode())
    else:
        tell(figures)
    return 0


def _rules() -> Bench:
    return measure, bench_tables.rules


def _search() -> Bench:
    from vierblatt.lab.search_bench import search_bench

    return search_bench, bench_tables.search


def _limits() -> Bench:
    from vierblatt.lab.search_bench import answering_times

    return answering_times, bench_tables.limits


def _exact() -> Bench:
    from vierblatt.lab.exact_bench import exact_bench

    return exact_bench, bench_tables.exact


def _endings() -> Bench:
    from vierblatt.lab.exploitability import endings_bench

    return endings_bench, bench_tables.endings


BENCHES: dict[str, Callable[[], Bench]] = {
    "rules": _rules,
    "search": _search,
    "exact": _exact,
    "endings": _endings,
}
