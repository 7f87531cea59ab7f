"""What the measuring commands share: bots with limits, workers, and the file of a run."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cyclopts import Parameter

from vierblatt.bots.bot import Limit
from vierblatt.cli.asked import (
    UsageError,
    asked_game,
    asked_options,
    asked_seats,
    near,
    positive,
)
from vierblatt.cli.parameters import Pairs, Seats
from vierblatt.cli.progress import watched
from vierblatt.cli.simulate import is_compiled
from vierblatt.lab.cluster import NoCluster
from vierblatt.lab.crew import Crew, Task, crew
from vierblatt.lab.duel import Contest, Deal
from vierblatt.lab.entrants import Entrant, entrant, known_bots
from vierblatt.lab.journal import Broken, Foreign, Journal, Unwritten, finish, setting
from vierblatt.lab.stats import Estimate


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Run:
    """What is played, by whose workers, and where it is kept.

    Parameters
    ----------
    limit
        Seconds that a bot may think about a move.
    iterations
        Iterations that a bot may think about a move; then all figures but the times repeat.
    matches
        Play whole matches, each from the same packs, where else single rounds are played.
    seed
        The same seed gives the same deals, whatever the number of processes.
    processes
        How many processes play; all processors by default.
    cluster
        The address of a Dask scheduler whose workers play.
    resume
        A file that keeps every finished deal; a run that was ended goes on from there.
    """

    seats: Seats = None
    option: Pairs = ()
    limit: float | None = None
    iterations: int | None = None
    matches: bool = False
    seed: int = 0
    processes: int | None = None
    cluster: str | None = None
    resume: Path | None = None

    def contest(self, game: str, bots: str) -> Contest:
        """The contest of these bots. Raises UsageError."""
        the_game = asked_game(game)
        seats = asked_seats(the_game, self.seats)
        limit = _asked_limit(self.limit, self.iterations)
        return Contest(
            game=the_game.name,
            options=asked_options(the_game, self.option, seats),
            seats=seats,
            entrants=tuple(_entrant(word.strip(), limit) for word in bots.split(",")),
            seed=self.seed,
            matches=self.matches,
        )

    @contextmanager
    def play(self, tasks: Sequence[Task], **more: Any) -> Iterator[Iterator[Deal]]:
        """The deals of these tasks, in order, watched. Raises UsageError.

        `more` is what else must be the same in a run that goes on.
        """
        contest = tasks[0][0]
        with (
            _journal(self.resume, setting(contest, **more)) as journal,
            _workers(_asked_workers(self.processes), self.cluster) as crew,
        ):
            yield watched(finish(tasks, journal, crew), contest.game, len(tasks))


USUAL: Final = Run()


def _asked_limit(seconds: float | None, iterations: int | None) -> Limit:
    """How long every bot may think that has no limit of its own. Raises UsageError."""
    if seconds is not None and not 0 < seconds < 86_400:
        raise UsageError("usage-above-zero", option="--limit")
    if iterations is not None:
        positive(iterations, "--iterations")
    return Limit(seconds, iterations)


def _entrant(word: str, limit: Limit) -> Entrant:
    name = word.partition("@")[0]
    known = known_bots()
    if name not in known:
        wrong = near(name, known, UsageError("usage-no-bot", word=name))
        raise wrong.also("usage-bots-are", bots=", ".join(known))
    try:
        return entrant(word, limit)
    except ValueError as error:
        raise UsageError("usage-bot-limit", word=word) from error


def _asked_workers(processes: int | None) -> int:
    """How many processes play; all processors unless somebody said. Raises UsageError."""
    return os.cpu_count() or 1 if processes is None else positive(processes, "--processes")


@contextmanager
def _workers(processes: int, cluster: str | None) -> Iterator[Crew]:
    """Those who play. Raises UsageError when there is no such cluster."""
    try:
        with crew(processes, cluster) as found:
            yield found
    except NoCluster as error:
        raise UsageError("usage-no-cluster", word=str(cluster), detail=str(error)) from error


@contextmanager
def _journal(path: Path | None, setting: dict[str, Any]) -> Iterator[Journal | None]:
    """The file of a run, if one is wanted. Raises UsageError when it is of another one."""
    if path is None:
        yield None
        return
    try:
        found = Journal(path, setting)
        try:
            yield found
        finally:
            found.close()
    except Foreign as error:
        words = {"field": error.field, "there": error.there, "here": error.here}
        raise UsageError("usage-other-run", word=str(path), **words) from error
    except Broken as error:
        raise UsageError("usage-no-run", word=str(path), line=error.line) from error
    except Unwritten as error:
        raise UsageError("usage-cannot-write", word=str(path), detail=str(error)) from error


def heading(contest: Contest) -> dict[str, Any]:
    """What a report as JSON begins with: what was played."""
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": contest.options,
        "seed": contest.seed,
        "unit": contest.unit,
    }


def print_title(contest: Contest, deals: str, seconds: float) -> None:
    """What was measured, on how many deals, how long, and by which engine."""
    engine = "compiled" if is_compiled() else "interpreted"
    print(f"{contest.game}, {contest.seats} seats: {deals}, {seconds:.1f} s, {engine}")


def shares(found: Estimate) -> str:
    """A share with its interval."""
    return f"{found.mean:.1%} ({found.low:.1%} to {found.high:.1%})"
