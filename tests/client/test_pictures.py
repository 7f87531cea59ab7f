"""The pictures of the README and the docs: made here when they are wanted, else only looked after.

VIERBLATT_PICTURES=1 python -m pytest tests/client/test_pictures.py
"""

import os
from pathlib import Path
from struct import unpack
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.phases import PHASES, Phase, reached
from tests.client.png import lighter
from tests.client.visit import DESKTOP, PHONE, Size, Visits

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
MADE: Final = os.environ.get("VIERBLATT_PICTURES") == "1"
HEAVIEST: Final = 150_000
SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
TABLES: Final = {
    "four-gems": "play",
    "four-seasons": "play",
    "vier-felder": "play",
    "seasons-duel": "place",
}
WHERE: Final = [
    pytest.param(name, window, id=f"{name}-{window}")
    for name in ("lobby", *TABLES)
    for window in SIZES
]


def phase_of(game: str) -> Phase:
    return next(one for one in PHASES if (one.game, one.name) == (game, TABLES[game]))


def dressed(visit: Visits, port: int, name: str, size: Size) -> Page:
    """The page as it is to be seen: in light, in English, and quiet."""
    light: dict[str, Any] = {
        "color_scheme": "light",
        "reduced_motion": "reduce",
        "device_scale_factor": 1,
    }
    if name == "lobby":
        page = visit("/", size, **light)
        expect(page.get_by_role("button").first).to_be_visible()
        page.evaluate("document.fonts.ready")
        return page
    asked, _ = reached(port, phase_of(name), bots=True)
    return looks.seated(visit, asked, size, **light)


@pytest.mark.skipif(not MADE, reason="pictures are made only when they are asked for")
@pytest.mark.parametrize(("name", "window"), WHERE)
def test_pictures_are_made(visit: Visits, port: int, name: str, window: str) -> None:
    page = dressed(visit, port, name, SIZES[window])
    page.wait_for_timeout(500)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}-{window}.png").write_bytes(lighter(page.screenshot()))


@pytest.mark.parametrize(("name", "window"), WHERE)
def test_each_picture_is_there(name: str, window: str) -> None:
    body = (FOLDER / f"{name}-{window}.png").read_bytes()
    assert unpack(">II", body[16:24]) == SIZES[window][:2]
    assert len(body) < HEAVIEST
