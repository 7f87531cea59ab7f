"""What the whole suite shares: which engine it must run on, when the long tests run, databases."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import vierblatt.core.state
from tests import postgres

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"

settings.register_profile("quick", deadline=None)
settings.register_profile("deep", deadline=None, max_examples=2000)
settings.load_profile("deep" if DEEP else "quick")


def engine() -> str:
    """How the engine runs in this environment."""
    return "interpreted" if vierblatt.core.state.__file__.endswith(".py") else "compiled"


def pytest_report_header() -> str:
    """Name the engine above the results."""
    return f"engine: {engine()}, {vierblatt.core.state.__file__}"


def pytest_sessionstart() -> None:
    """Refuse to test another engine than the one that ``VIERBLATT_EXPECT`` names."""
    expected = os.environ.get("VIERBLATT_EXPECT") or engine()
    if expected != engine():
        pytest.exit(f"VIERBLATT_EXPECT={expected}, but the engine is {engine()}", returncode=4)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests out, unless ``VIERBLATT_DEEP=1``."""
    if DEEP:
        return
    long = [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database: in a file, then on a server."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    return str(request.getfixturevalue("postgresql"))
