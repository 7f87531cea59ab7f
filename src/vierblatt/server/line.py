"""A WebSocket that takes a message at once: no task has to be woken for it."""

from struct import pack
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "vierblatt.line"
"""Where an ASGI scope has it, if the server beneath is ours."""
WHOLE_TEXT: Final = 0x81


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's own, known to the application by its scope."""

    async def run_asgi(self) -> None:
        """See uvicorn."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether what is written now goes out now, and to somebody."""
        gone = self.disconnected or self.close_sent or self.transport.is_closing()
        return not gone and self.writable.is_set()

    def tell(self, text: bytes) -> None:
        """Send a message, while the line is free."""
        self.transport.write(frame(text))


def line_of(scope: Any) -> Line | None:
    """The line behind an ASGI scope."""
    return (scope.get("extensions") or {}).get(EXTENSION)


def frame(text: bytes) -> bytes:
    """A message in one frame, as a server sends it (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        head = pack("!BB", WHOLE_TEXT, size)
    elif size < 1 << 16:
        head = pack("!BBH", WHOLE_TEXT, 126, size)
    else:
        head = pack("!BBQ", WHOLE_TEXT, 127, size)
    return head + text
