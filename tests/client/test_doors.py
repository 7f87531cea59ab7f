"""The doors of the page: the lobby, a seat at a table, and a place to watch from."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.client.tables import asked
from tests.client.visit import Size, Visits, watcher
from tests.server.live import playing, table

GEMS = {"game": "four-gems"}


def test_the_lobby_opens(page: Page) -> None:
    expect(page.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_lobby_has_no_barriers(
    visit: Visits, size: Size, scheme: str, axe: Callable[..., None]
) -> None:
    page = visit("/", size, color_scheme=scheme)
    page.get_by_role("heading").first.wait_for()
    axe(page)


def test_a_seat_opens_and_is_asked(visit: Visits, port: int, size: Size) -> None:
    page = visit(asked(playing(table(port, GEMS, ("Ann", "Ben")))), size)
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()


def test_a_watcher_is_asked_nothing(visit: Visits, port: int, size: Size) -> None:
    page = visit(watcher(playing(table(port, GEMS, ("Ann", "Ben")))), size)
    expect(page.get_by_text(re.compile("^Waiting for (Ann|Ben)$"))).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)
