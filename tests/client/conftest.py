"""A server with its bots, a browser, and people in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page

from tests.client import axe as barriers
from tests.client import browser as browsers
from tests.client.visit import IN_VAIN, SIZES, Size, Visits
from tests.conftest import DEEP
from tests.server.live import Process, serving
from vierblatt.server.page import folder


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who waited in vain tries once more: browser, server and bots share what the machine has left.

    The summary names each such test. In deep runs nobody does, and nothing else is tried twice: a
    barrier, a card that was told to the wrong seat, or a complaint of the page fails at once.
    """
    here = Path(__file__).parent
    for item in items:
        if not DEEP and here in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=IN_VAIN))


# Scoped to this folder: while Playwright runs, no other test of this process could run asyncio.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all; what one person has stored, another never sees."""
    with browsers.started() as browser:
        yield browser


@pytest.fixture(scope="package")
def dealt(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the servers read which deals they are to have."""
    path = tmp_path_factory.mktemp("deals") / "deals"
    path.write_text("")
    return path


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, dealt: Path) -> Iterator[Process]:
    """A server with a bot worker on a database of its own."""
    assert folder(), "there is no page to test: make page"
    path = tmp_path_factory.mktemp("page") / "rooms.db"
    words = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")
    with serving(f"sqlite:///{path}", *words, deals=dealt) as process:
        yield process


@pytest.fixture(autouse=True)
def deals(dealt: Path, request: pytest.FixtureRequest) -> None:
    """Each test has its own deals: always the same, new ones in deep runs, or those asked for."""
    which = os.environ.get("VIERBLATT_DEALS") or (uuid4().hex if DEEP else "")
    print(f"to have these deals again: VIERBLATT_DEALS={which}")
    dealt.write_text(f"{which} {request.node.nodeid}")


@pytest.fixture
def port(server: Process) -> int:
    """For `tests.server.live.table`."""
    assert server.port is not None
    return server.port


@pytest.fixture
def visit(browser: Browser, port: int) -> Iterator[Visits]:
    """Opens the page for somebody; fails when any page has complained."""
    visits = Visits(browser, f"http://127.0.0.1:{port}")
    yield visits
    faults = visits.leave()
    assert not faults, "\n".join(faults)


@pytest.fixture(params=SIZES, ids=str)
def size(request: pytest.FixtureRequest) -> Size:
    """Each of the three windows; `parametrize("size", [PHONE])` picks."""
    picked: Size = request.param
    return picked


@pytest.fixture
def page(visit: Visits, size: Size) -> Page:
    """The lobby, in each size."""
    return visit("/", size)


@pytest.fixture
def axe() -> Callable[..., None]:
    """`axe(page)` fails on any barrier in the state that the page is in."""
    return barriers.check
