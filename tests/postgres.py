"""A PostgreSQL server for the tests, from whatever this machine has."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from time import sleep

import pytest

GIVEN = os.environ.get("VIERBLATT_TEST_POSTGRES")
"""The URL of a server that may be used, such as postgresql://user@host/database."""


@cache
def programs() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    return found[0].parent if found else None


@contextmanager
def server() -> Iterator[str]:
    """A server of its own with an empty database, its URL; skips where there is none."""
    if GIVEN:
        yield GIVEN
        return
    where = programs()
    if where is None:
        pytest.skip("no PostgreSQL here: install it, or set VIERBLATT_TEST_POSTGRES to a URL")
    folder = Path(mkdtemp(prefix="vb-pg-", dir="/tmp"))
    user = "nobody" if os.geteuid() == 0 else None
    if user:
        shutil.chown(folder, user)
    data, url = folder / "data", f"postgresql://vierblatt@/postgres?host={folder}"
    settings = ("fsync=off", "listen_addresses=", f"unix_socket_directories={folder}")
    make = [
        str(where / "initdb"),
        "-D",
        str(data),
        "-U",
        "vierblatt",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "-N",
    ]
    run = [
        str(where / "postgres"),
        "-D",
        str(data),
        *(word for one in settings for word in ("-c", one)),
    ]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(make, check=True, user=user, cwd=folder, **quiet)  # type: ignore[call-overload]
    process = subprocess.Popen(run, user=user, cwd=folder, **quiet)  # type: ignore[call-overload]
    try:
        _wait(where, folder, process)
        yield url
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(folder, ignore_errors=True)


def _wait(where: Path, folder: Path, process: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        ready = [str(where / "pg_isready"), "-q", "-h", str(folder)]
        if subprocess.run(ready, check=False).returncode == 0:
            return
        assert process.poll() is None, "PostgreSQL did not start"
        sleep(0.05)
    raise AssertionError("PostgreSQL did not become ready")
