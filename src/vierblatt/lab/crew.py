"""Who plays the deals: this process, some more, or a cluster; the result is the same."""

import signal
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

from vierblatt.lab.duel import Contest, Deal, play_deal

AHEAD: Final = 2
"""Deals for each worker beyond the one that everybody waits for."""

Task = tuple[Contest, int]
"""A contest and the number of a deal of it."""


@dataclass(frozen=True)
class Crew:
    """Workers: an executor, or none for this process alone."""

    executor: Executor | None = None
    workers: int = 1

    def play(self, tasks: Iterable[Task]) -> Iterator[Deal]:
        """The deals in the order of the tasks, each as soon as it and all before it are there."""
        if self.executor is None:
            return (play_deal(*task) for task in tasks)
        return self._play_apart(self.executor, tasks)

    def _play_apart(self, executor: Executor, tasks: Iterable[Task]) -> Iterator[Deal]:
        on: deque[Future[Deal]] = deque()
        try:
            for task in tasks:
                on.append(executor.submit(play_deal, *task))
                if len(on) > AHEAD * self.workers:
                    yield on.popleft().result()
            while on:
                yield on.popleft().result()
        finally:
            for future in on:
                future.cancel()


@contextmanager
def crew(processes: int = 1, cluster: str | None = None) -> Iterator[Crew]:
    """Workers for as long as they are needed: so many processes, or those of a Dask scheduler."""
    if cluster is not None:
        from vierblatt.lab.cluster import cluster_executor

        with cluster_executor(cluster) as (executor, workers):
            yield Crew(executor, workers)
    elif processes == 1:
        yield Crew()
    else:
        context = get_context("spawn")
        with ProcessPoolExecutor(processes, context, _end_at_interrupt) as pool:
            yield Crew(pool, processes)


def _end_at_interrupt() -> None:
    """Ctrl-C ends a worker without a word; the first process says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
