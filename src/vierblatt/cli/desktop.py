"""Showing the page to somebody who sits in front of this machine."""

import os
import sys
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Final

WINDOWS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def show(link: str) -> None:
    """Open the link where there is a browser with windows; never waits for it."""
    if has_windows():
        Thread(target=_open, args=(link,), daemon=True).start()


def has_windows() -> bool:
    """Whether somebody would see it; VIERBLATT_BROWSER=0 says that nobody wants to."""
    if os.environ.get("VIERBLATT_BROWSER") == "0" or "SSH_CONNECTION" in os.environ:
        return False
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, WINDOWS))


def _open(link: str) -> None:
    with suppress(webbrowser.Error, OSError):
        browser = webbrowser.get()
        if type(browser) is not webbrowser.GenericBrowser:  # one that takes the terminal
            browser.open(link)
