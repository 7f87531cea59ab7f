"""`vierblatt simulate`: thousands of rounds between bots."""

import os
import time
from pathlib import Path
from typing import Annotated

import msgspec

from vierblatt.cli.asked import (
    UsageError,
    asked_bots,
    asked_game,
    asked_options,
    asked_seats,
    positive,
)
from vierblatt.cli.parameters import GAME, Pairs, Seats
from vierblatt.cli.progress import watched
from vierblatt.core import state
from vierblatt.lab.simulate import Simulation, Tally
from vierblatt.lab.simulate import simulate as play


def simulate(
    game: Annotated[str, GAME],
    *,
    rounds: int,
    seats: Seats = None,
    option: Pairs = (),
    bots: str | None = None,
    seed: int = 0,
    records: Path | None = None,
    processes: int | None = None,
    json: bool = False,
) -> None:
    """Play many rounds between bots and print the mean scores.

    Parameters
    ----------
    rounds
        How many rounds; each starts from a fresh shuffle, the seats deal in turn.
    bots
        One bot for all seats or one for each, with commas: greedy, random, level1 to level5,
        search, exact.
    seed
        The same seed gives the same rounds, whatever the number of processes.
    records
        A folder for the record of each round.
    processes
        How many processes play; all processors by default when there are many rounds.
    json
        Print one JSON object.
    """
    the_game = asked_game(game)
    table = asked_seats(the_game, seats)
    job = Simulation(
        game=the_game.name,
        options=asked_options(the_game, option, table),
        seats=table,
        bots=asked_bots(bots, table, "greedy"),
        rounds=positive(rounds, "--rounds"),
        seed=seed,
        records=_folder(records),
    )
    workers = positive(processes, "--processes") if processes is not None else _workers(job)
    start = time.perf_counter()
    tally = _gather(job, workers)
    _report(job, tally, time.perf_counter() - start, json)


def _folder(records: Path | None) -> Path | None:
    if records is None:
        return None
    try:
        records.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        detail = error.strerror or str(error)
        raise UsageError("usage-cannot-write", word=str(records), detail=detail) from error
    if any(records.iterdir()):
        raise UsageError("usage-file-exists", word=f"{records}/*")
    return records


def _workers(job: Simulation) -> int:
    """A process costs a start of about a second; few rounds are not worth it."""
    return 1 if job.rounds < 1000 else os.cpu_count() or 1


def _gather(job: Simulation, workers: int) -> Tally:
    tally = Tally()
    for part in watched(play(job, workers), job.game, job.rounds, lambda part: part.rounds):
        tally.add(part)
    return tally


def _report(job: Simulation, tally: Tally, seconds: float, json: bool) -> None:
    means = [points / tally.rounds for points in tally.points]
    compiled = is_compiled()
    if json:
        report = {
            "game": job.game,
            "seats": job.seats,
            "options": job.options,
            "bots": job.bots,
            "seed": job.seed,
            "rounds": tally.rounds,
            "moves": tally.moves,
            "seconds": seconds,
            "moves_per_second": tally.moves / seconds,
            "mean": means,
            "compiled": compiled,
        }
        print(msgspec.json.encode(report).decode())
        return
    print(f"{job.game}: {tally.rounds} rounds, {tally.moves} moves, {seconds:.1f} s")
    print(f"{tally.moves / seconds:.0f} moves/s, {'compiled' if compiled else 'interpreted'}")
    for seat, (bot, mean) in enumerate(zip(job.bots, means, strict=True)):
        print(f"  seat {seat}  {bot:10} {mean:10.2f} points a round")


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not (state.__file__ or "").endswith(".py")
