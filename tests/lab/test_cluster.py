"""Deals on the workers of a Dask scheduler are the deals of any other run."""

from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

from tests.lab.contests import RUN, measured
from vierblatt.cli.commands import run
from vierblatt.lab import cluster as lab

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a scheduler of two workers, here."""
    settings: dict[str, Any] = {"n_workers": 2, "threads_per_worker": 1, "processes": False}
    with distributed.LocalCluster(**settings, protocol="tcp://", dashboard_address=None) as local:
        yield local.scheduler_address


def test_a_cluster_has_the_same_deals(
    scheduler: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*RUN, "--deals", "12")
    there = (*words, "--cluster", scheduler, "--resume", str(tmp_path / "run.jsonl"))
    assert measured(capsys, *there) == measured(capsys, *words)
    assert len((tmp_path / "run.jsonl").read_bytes().splitlines()) == 13


def test_nobody_at_the_address_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "PATIENCE", 0.3)
    for address in ("tcp://127.0.0.1:1", "gopher://nowhere", "nonsense"):
        assert run([*RUN, "--deals", "3", "--cluster", address]) == 2
        said = capsys.readouterr()
        assert address in said.err
        assert len(said.err.splitlines()) == 1


def test_a_scheduler_that_is_lost_is_said(scheduler: str) -> None:
    with pytest.raises(lab.NoCluster, match="lost"), lab.cluster_executor(scheduler):
        raise CancelledError
