"""The figures of `vierblatt bench` as tables."""

from typing import Any

Figures = dict[str, Any]


def rules(figures: Figures) -> None:
    """Moves and clones of every game."""
    _unit(figures)
    print(f"{'':18}{'move':>10}{'clone':>10}{'interpreted':>14}   (units)")
    for name, row in figures["games"].items():
        print(
            f"{name:18}{row['c_units']:10.2f}{row['clone_c_units']:10.2f}"
            f"{row['interpreted_c_units']:14.0f}"
        )
    for name, row in figures["peers"].items():
        times = row["four_gems_times_as_fast"]
        print(f"{name:18}{row['c_units']:10.2f}   four-gems is {times:.1f} times as fast")
    _engine(figures)


def _unit(figures: Figures) -> None:
    print(f"one unit, a random move in C: {figures['unit_ns']:.0f} ns here and now")


def _engine(figures: Figures) -> None:
    if not figures["compiled"]:
        print("The engine runs interpreted here.")


def search(figures: Figures) -> None:
    """Iterations of every game's search, and what two processes do."""
    _unit(figures)
    print(f"{'an iteration':18}{'units':>10}{'a second':>12}{'at 30 ns':>12}")
    for name, row in figures["games"].items():
        _iterations(name, row)
    _iterations("four-gems, plain", figures["four_gems_plain"])
    for name, row in figures["peers"].items():
        _iterations(name, row)
        times, plain = row["four_gems_times_as_fast"], row["four_gems_plain_times_as_fast"]
        print(f"  for the moves of a playout four-gems is {times:.1f} times as fast", end="")
        print(f", plain {plain:.1f} times")
    print(f"two processes: {figures['two_processes']:.2f} times the iterations of one")
    _engine(figures)


def _iterations(name: str, row: dict[str, float]) -> None:
    print(
        f"{name:18}{row['c_units']:10.0f}{row['per_second']:12,.0f}"
        f"{row['per_second_at_30_ns']:12,.0f}"
    )


def limits(figures: Figures) -> None:
    """How long answers took."""
    print(f"{'milliseconds':18}{'given':>8}{'median':>10}{'99 %':>10}{'of given':>10}")
    for name, rows in figures.items():
        for given, row in rows.items():
            seconds = float(given)
            print(
                f"{name:18}{1e3 * seconds:8.0f}{1e3 * row['p50']:10.1f}{1e3 * row['p99']:10.1f}"
                f"{row['p99'] / seconds:10.2f}"
            )


def exact(figures: Figures) -> None:
    """Times of whole deals."""
    told = figures["told_for_ns"]
    print(f"{figures['deals']} deals; milliseconds as if a random move in C took {told:.0f} ns")
    print(f"{'':32}{'median':>10}{'mean':>10}{'99 %':>10}{'nodes/s':>14}")
    for name, row in figures["rows"].items():
        print(
            f"{name:32}{row['median_ms']:10.1f}{row['mean_ms']:10.1f}{row['p99_ms']:10.1f}"
            f"{row['nodes_per_second'] or 0:14,.0f}"
        )
    _engine(figures)


def endings(figures: Figures) -> None:
    """How far the duel's last two rounds are solved, in points and in wins."""
    _unit(figures)
    units = figures["units"]
    print(f"{figures['positions']} endings" + "".join(f"{name:>16}" for name in units))
    for said, row in _ending_rows(figures["marks"]):
        print(f"{said:44}" + "".join(f"{row(unit):>16}" for unit in units.values()))
    _engine(figures)


def _ending_rows(marks: tuple[int, ...]) -> list[tuple[str, Any]]:
    rows: list[tuple[str, Any]] = [
        (
            "hands of the starter, of the other",
            lambda unit: "{:.0f}, {:.0f}".format(*unit["hands"]),
        ),
        ("information sets", lambda unit: f"{unit['sets']:,.0f}"),
        ("setting up, ms", lambda unit: f"{unit['build_ms']:.1f}"),
        ("an iteration, ms", lambda unit: f"{unit['iteration_ms']:.2f}"),
    ]
    for at, mark in enumerate(marks):
        rows.append((f"left to gain after {mark} iterations (worst)", _left(at)))
    return [
        *rows,
        ("after one second (worst)", _after_a_second),
        ("averaging over solved worlds: left to gain", lambda unit: f"{unit['averaging']:.3f}"),
        (
            "it loses, as starter, as the other",
            lambda unit: "{:.3f}, {:.3f}".format(*unit["losses"]),
        ),
        ("hands of the starter that mix", lambda unit: f"{unit['mixing']:.0%}"),
    ]


def _left(at: int) -> Any:
    return lambda unit: f"{unit['left'][at]:.4f} ({unit['worst_left'][at]:.4f})"


def _after_a_second(unit: dict[str, Any]) -> str:
    if unit["second"] is None:
        return "not in time"
    return f"{unit['second']:.4f} ({unit['worst_second']:.4f})"
