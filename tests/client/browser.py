"""The browser of the tests: a Chromium of this machine, else one that Playwright brings."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

import pytest
from playwright.sync_api import Browser, Error, Playwright, sync_playwright

INSIST: Final = os.environ.get("VIERBLATT_BROWSER_TESTS") == "1"
NAMES: Final = (
    *("chromium", "chromium-browser", "chromium-headless-shell"),
    *("google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"),
)
APPS: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
QUIET: Final = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
PATIENCE: Final = 240
"""How long, in seconds, a browser may take to come over the network."""


def installed() -> str | None:
    """A browser of this machine."""
    named = next(filter(None, map(shutil.which, NAMES)), None)
    return named or next(filter(os.path.exists, APPS), None)


def program(playwright: Playwright) -> str | None:
    """A browser of this machine, else Playwright's own, which is fetched when it is missing."""
    if found := installed():
        return found
    own = playwright.chromium.executable_path
    if not Path(own).exists():
        fetch()
    return own if Path(own).exists() else None


def fetch() -> None:
    """Let Playwright fetch its Chromium; without a network nothing comes."""
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    try:
        subprocess.run(command, check=False, capture_output=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return


def missing(why: str) -> NoReturn:
    """No browser: the tests are left out, unless somebody insists on them."""
    words = f"{why}, so the page was NOT tested"
    if INSIST:
        pytest.fail(words)
    pytest.skip(words)


@contextmanager
def started() -> Iterator[Browser]:
    """The browser, running; skips where there is none."""
    with sync_playwright() as playwright:
        path = program(playwright)
        if path is None:
            missing("there is no Chromium here and none could be fetched")
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        except Error as error:
            missing(f"{path} does not start ({error.message.splitlines()[0]})")
        try:
            yield browser
        finally:
            browser.close()
