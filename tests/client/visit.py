"""People in front of the page, each in a browser profile of their own; nothing may go wrong."""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.server.live import Client

PATIENCE: Final = 30_000
"""How long, in milliseconds, the page may take for anything: shared machines stall for seconds."""
expect.set_options(timeout=PATIENCE)
IN_VAIN: Final = (
    *(r"expected (not )?to ", r"^TimeoutError: "),
    *(r"^AssertionError: over .* lies ", r"^AssertionError: \S.* was not made: "),
)
"""What it looks like when somebody has waited in vain: what Playwright says, and `players`."""
REFUSED: Final = re.compile(r"status of (409|422) .* at \S*/api/rooms/\w+/commands$")
"""A refusal is an answer, though browsers note it as a failure."""


class Size(NamedTuple):
    """A window."""

    width: int
    height: int
    touch: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


DESKTOP: Final = Size(1280, 800)
PHONE: Final = Size(390, 844, touch=True)
SMALL: Final = Size(320, 568, touch=True)
SIZES: Final = (DESKTOP, PHONE, SMALL)


class Visits:
    """All pages of one test, and what was complained of in any of them."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.base = base
        self.faults: list[str] = []
        self._browser = browser
        self._forgiven = [REFUSED]
        self._contexts: list[BrowserContext] = []

    def __call__(
        self, where: "str | Client" = "/", size: Size = DESKTOP, lang: str = "en", **wishes: Any
    ) -> Page:
        """Somebody opens an address, or the table at a seat; `wishes` go to `new_context`."""
        context = self.somebody(size, lang, **wishes)
        page = context.new_page()
        page.goto(self.address(where))
        return page

    def somebody(self, size: Size = DESKTOP, lang: str = "en", **wishes: Any) -> BrowserContext:
        """A browser profile with nothing in it; more than one page may be opened in it."""
        context = self._browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=size.touch,
            is_mobile=size.touch,
            device_scale_factor=wishes.pop("device_scale_factor", 2 if size.touch else 1),
            locale=wishes.pop("locale", lang),
            timezone_id="Europe/Zurich",
            service_workers="block",
            **wishes,
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.faults.append(f"error: {error.error}"))
        context.on("request", self._asked)
        context.on("page", self._opened)
        self._contexts.append(context)
        return context

    def address(self, where: "str | Client") -> str:
        """The whole of it."""
        path = where if isinstance(where, str) else seat_path(where)
        return path if "://" in path else self.base + path

    def forgive(self, *patterns: str) -> None:
        """What the browser may complain of in this test, such as a server that was killed."""
        self._forgiven += map(re.compile, patterns)

    def leave(self) -> list[str]:
        """Close everything; what was complained of and not forgiven."""
        for context in self._contexts:
            context.close()
        return [
            one for one in self.faults if not any(known.search(one) for known in self._forgiven)
        ]

    def _opened(self, page: Page) -> None:
        page.on("crash", lambda crashed: self.faults.append(f"crashed: {crashed.url}"))

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = urlsplit(message.location.get("url", ""))._replace(fragment="").geturl()
            self.faults.append(f"{message.type}: {message.text} at {where}")

    def _asked(self, request: Request) -> None:
        """The page must do with what its own server has."""
        if urlsplit(request.url).scheme in ("http", "https", "ws", "wss"):
            host = urlsplit(request.url).netloc
            page_host = urlsplit(request.frame.url).netloc or host
            if host != page_host:
                self.faults.append(f"foreign: {request.url}")


def seat_path(person: Client) -> str:
    """Where a person sits down at the table; without a token, where one watches."""
    return f"/r/{person.room}" + (f"#{person.token}" if person.token else "")


def watcher(people: Sequence[Client]) -> Client:
    """Somebody who looks on at their table."""
    return Client(people[0].port, people[0].room)
