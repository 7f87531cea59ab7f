"""How fast the rules are, as ratios taken in one run: the unit is a random move in hand-written C.

Shared machines change their speed from second to second. So everything is timed in short slices,
in turn and in one process, and each figure is the median of the ratios of slices that lie side by
side: to C (`benchmarks/limit/four_gems.c`, its deal and legal moves included) or to a peer.
"""

import ctypes
import importlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, Final

Slice = Callable[[int], tuple[int, float]]
"""Does something so many times; how many units of work that was, and the seconds it took."""

ROUNDS: Final = 15
"""How often everything has its turn."""
SLICE: Final = 0.03
"""Seconds that a slice takes, about."""
CLONES: Final = 1000


class NoCompiler(RuntimeError):
    """There is no C compiler, or no source of the limit, so there is no unit."""


class PlainFinder:
    """Finds the Python source of our modules where a compiled twin lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The specification of a module of ours, loaded from its `.py`."""
        if not name.startswith("vierblatt.") or not path:
            return None
        return FileFinder(path[0], (SourceFileLoader, [".py"])).find_spec(name)


@contextmanager
def interpreted() -> Iterator[None]:
    """Within it, our modules are imported anew and as plain Python; afterwards all is as before."""
    ours = {name: sys.modules.pop(name) for name in list(sys.modules) if _is_ours(name)}
    sys.meta_path.insert(0, PlainFinder)
    try:
        yield
    finally:
        sys.meta_path.remove(PlainFinder)
        for name in [name for name in sys.modules if _is_ours(name)]:
            del sys.modules[name]
        sys.modules.update(ours)
        for name, module in ours.items():
            package, _, child = name.rpartition(".")
            setattr(sys.modules[package], child, module)


def _is_ours(name: str) -> bool:
    return name.startswith("vierblatt.")


def limit_source() -> Path:
    """The C source of the unit, in the package or in the checkout. Raises NoCompiler."""
    here = Path(__file__).resolve()
    for path in (here.with_name("limit"), here.parents[3] / "benchmarks" / "limit"):
        if (path / "four_gems.c").is_file():
            return path / "four_gems.c"
    raise NoCompiler("the source of the limit is not there")


@contextmanager
def limit() -> Iterator[Slice]:
    """The unit: rounds of Four Gems at random in C. Raises NoCompiler."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        raise NoCompiler("there is no C compiler")
    with TemporaryDirectory() as folder:
        library = Path(folder, "limit.so")
        flags = ["-O3", "-march=native", "-shared", "-fPIC"]
        command = [*compiler.split(), *flags, str(limit_source()), "-o", str(library)]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoCompiler("the limit cannot be compiled") from error
        play = ctypes.CDLL(str(library)).random_rounds
        play.restype = ctypes.c_int64
        play.argtypes = [ctypes.c_int64, ctypes.c_uint64, ctypes.POINTER(ctypes.c_int64)]

        def rounds(times: int) -> tuple[int, float]:
            leads = ctypes.c_int64(0)
            start = time.perf_counter()
            moves = play(times, time.perf_counter_ns(), ctypes.byref(leads))
            return moves, time.perf_counter() - start

        yield rounds


def rounds_of(name: str) -> Slice:
    """Rounds of one of our games at random, by the modules that are imported now."""
    games = importlib.import_module("vierblatt.games")
    playouts = importlib.import_module("vierblatt.core.playouts")
    fresh_pack = importlib.import_module("vierblatt.lab.simulate").fresh_pack
    random = importlib.import_module("librt.random").Random
    game: Any = games.game_named(name)
    seats = game.seats[0]
    blanks = [game.blank(game.options(), seats, dealer) for dealer in range(seats)]
    pack, ends = fresh_pack(game, game.options(), seats)

    def rounds(times: int) -> tuple[int, float]:
        rng = random(time.perf_counter_ns() & (1 << 60) - 1)
        start = time.perf_counter()
        moves = playouts.rounds_in_turn(blanks, pack, ends, times, rng)
        return moves, time.perf_counter() - start

    return rounds


def clones_of(name: str) -> Slice:
    """Clones of a dealt round of one of our games."""
    games = importlib.import_module("vierblatt.games")
    playouts = importlib.import_module("vierblatt.core.playouts")
    fresh_pack = importlib.import_module("vierblatt.lab.simulate").fresh_pack
    game: Any = games.game_named(name)
    state = game.blank(game.options(), game.seats[0], 0)
    state.deal(fresh_pack(game, game.options(), game.seats[0])[0])

    def clones(times: int) -> tuple[int, float]:
        start = time.perf_counter()
        playouts.clones(state, times * CLONES)
        return times * CLONES, time.perf_counter() - start

    return clones


def sized(work: Slice) -> int:
    """How many times fill a slice; the quickest of three tries, for others may disturb one."""
    times = 1
    while True:
        seconds = min(work(times)[1] for _ in range(3))
        if seconds > SLICE / 3:
            return max(1, round(times * SLICE / seconds))
        times *= 2


def alternate(works: dict[str, Slice]) -> dict[str, list[float]]:
    """Give each its turn again and again: the seconds of a unit of work, by name, turn by turn."""
    times = {name: sized(work) for name, work in works.items()}
    costs: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            units, seconds = work(times[name])
            costs[name].append(seconds / units)
    return costs


def ratio(costs: dict[str, list[float]], name: str, unit: str) -> float:
    """The median of the ratios of the slices of two that lay side by side."""
    return median(a / b for a, b in zip(costs[name], costs[unit], strict=True))


def bench() -> dict[str, Any]:
    """All figures. Raises NoCompiler."""
    names = [game.name for game in importlib.import_module("vierblatt.games").GAMES]
    works: dict[str, Slice] = {}
    for name in names:
        works[f"{name} rounds"] = rounds_of(name)
        works[f"{name} clones"] = clones_of(name)
    with interpreted():
        for name in names:
            works[f"{name} interpreted"] = rounds_of(name)
    peers = importlib.import_module("vierblatt.lab.peers").peers()
    works.update(peers)
    with limit() as unit:
        costs = alternate({"limit": unit, **works})
    return {
        "unit_ns": median(costs["limit"]) * 1e9,
        "compiled": not (sys.modules["vierblatt.core.state"].__file__ or "").endswith(".py"),
        "games": {
            name: {
                "c_units": ratio(costs, f"{name} rounds", "limit"),
                "interpreted_c_units": ratio(costs, f"{name} interpreted", "limit"),
                "clone_c_units": ratio(costs, f"{name} clones", "limit"),
            }
            for name in names
        },
        "peers": {
            name: {
                "c_units": ratio(costs, name, "limit"),
                "four_gems_times_as_fast": 1 / ratio(costs, "four-gems rounds", name),
            }
            for name in peers
        },
    }
