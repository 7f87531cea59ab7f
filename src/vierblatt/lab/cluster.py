"""Deals on other machines: a Dask scheduler and its workers (the optional extra `cluster`)."""

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from typing import Final

PATIENCE: Final = 10
"""Seconds until a scheduler that does not answer is given up."""


class NoCluster(Exception):
    """There is no such scheduler, it has no workers, or Dask is not installed."""


@contextmanager
def cluster_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """What plays on the workers of this scheduler, and how many they are. Raises NoCluster.

    The workers must have the same version of vierblatt. Dask plays the deals of a lost worker
    again on another.
    """
    try:
        from distributed import Client
        from distributed.comm import CommClosedError
    except ImportError as error:
        raise NoCluster("pip install 'vierblatt[cluster]'") from error
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise NoCluster(str(error)) from error
    with client:
        workers = sum(client.nthreads().values())
        if workers == 0:
            raise NoCluster("0 workers")
        try:
            yield client.get_executor(pure=False), workers
        except (CancelledError, CommClosedError) as error:
            raise NoCluster("the scheduler was lost") from error
