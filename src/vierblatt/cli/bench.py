"""`vierblatt bench`: how fast the rules are, in ratios that hold on a noisy machine."""

import sys

import msgspec

from vierblatt.lab.bench import NoCompiler
from vierblatt.lab.bench import bench as measure


def bench(*, json: bool = False) -> int:
    """Measure random moves and clones of every game; the unit is a random move in hand-written C.

    Parameters
    ----------
    json
        Print one JSON object: games with c_units, interpreted_c_units, clone_c_units; peers.
    """
    try:
        figures = measure()
    except NoCompiler as error:
        print(f"vierblatt bench: {error}", file=sys.stderr)
        return 1
    if json:
        print(msgspec.json.encode(figures).decode())
        return 0
    print(f"one unit, a random move in C: {figures['unit_ns']:.0f} ns here and now")
    print(f"{'':18}{'move':>10}{'clone':>10}{'interpreted':>14}   (units)")
    for name, row in figures["games"].items():
        print(
            f"{name:18}{row['c_units']:10.2f}{row['clone_c_units']:10.2f}"
            f"{row['interpreted_c_units']:14.0f}"
        )
    for name, row in figures["peers"].items():
        times = row["four_gems_times_as_fast"]
        print(f"{name:18}{row['c_units']:10.2f}   four-gems is {times:.1f} times as fast")
    if not figures["compiled"]:
        print("The rules run interpreted here.")
    return 0
