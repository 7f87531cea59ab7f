"""What the whole suite shares: which engine it must run on, and when the long tests run."""

import os

import pytest
from hypothesis import settings

import vierblatt.core.state

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
