"""What comes over the line until something is on screen, as the browser itself counts it."""

from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

HAND: Final = "[role=toolbar] [data-card]"
"""A card in the hand of whoever sits there."""


@dataclass
class Line:
    """The line of one page: bytes as they come, packed and with their headers."""

    session: CDPSession
    kinds: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    came: dict[str, float] = field(default_factory=dict)

    def watch(self) -> "Line":
        self.session.on("Network.responseReceived", self._answered)
        self.session.on("Network.loadingFinished", self._finished)
        self.session.on("Network.webSocketCreated", self._opened)
        self.session.on("Network.webSocketFrameReceived", self._told)
        self.session.send("Network.enable")
        return self

    def slow(self, down: float, up: float, wait: float) -> None:
        """So many Mbit/s and milliseconds."""
        rates = {"downloadThroughput": down * 125_000, "uploadThroughput": up * 125_000}
        self.session.send(
            "Network.emulateNetworkConditions", {"offline": False, "latency": wait, **rates}
        )

    def bytes(self, *without: str) -> int:
        """All but these kinds, which are the browser's own: Font, Script, WebSocket ..."""
        return round(sum(n for key, n in self.came.items() if self.kinds[key] not in without))

    def heaviest(self) -> list[str]:
        """A line for each thing that came, the largest first."""
        order = sorted(self.came, key=lambda key: -self.came[key])
        return [f"{self.came[key]:8.0f}  {self.kinds[key]:10} {self.names[key]}" for key in order]

    def assets(self) -> list[str]:
        """What came of the page's own files."""
        return [self.names[key] for key in self.came if "/assets/" in self.names[key]]

    def _answered(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = event["type"]
        self.names[event["requestId"]] = event["response"]["url"]

    def _finished(self, event: dict[str, Any]) -> None:
        key = event["requestId"]
        if key in self.kinds:
            self.came[key] = event["encodedDataLength"]

    def _opened(self, event: dict[str, Any]) -> None:
        self.kinds[event["requestId"]] = "WebSocket"
        self.names[event["requestId"]] = event["url"]

    def _told(self, event: dict[str, Any]) -> None:
        key = event["requestId"]
        text = event["response"]["payloadData"]
        self.came[key] = self.came.get(key, 0) + len(text.encode())


def line_of(page: Page) -> Line:
    """To be asked for before the page goes anywhere."""
    return Line(page.context.new_cdp_session(page)).watch()
