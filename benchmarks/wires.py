"""Clients that cost little: what is measured on one machine is then the server, and not they."""

import asyncio
import json
import os
from collections.abc import Callable
from struct import pack, unpack_from
from typing import Any, Final
from urllib.parse import urlsplit

Heard = Callable[[bytes], None]

TEXT: Final = 0x81
CLOSE: Final = 0x88
PING: Final = 0x89
PONG: Final = 0x8A
MASKED: Final = 0x80


class Place:
    """Where a server is."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or 80


class _Asking(asyncio.Protocol):
    """A connection that is kept open, with one question at a time."""

    transport: asyncio.Transport
    answer: asyncio.Future[tuple[int, bytes]]

    def __init__(self) -> None:
        self._got = b""
        self.open = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, _error: Exception | None) -> None:
        self.open = False
        if not self.answer.done():
            self.answer.set_exception(ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        self._got += data
        head, end, body = self._got.partition(b"\r\n\r\n")
        if end and len(body) >= _length(head):
            self._got = b""
            self.answer.set_result((int(head[9:12]), body))


def _length(head: bytes) -> int:
    _, _, after = head.lower().partition(b"content-length:")
    return int(after.partition(b"\r")[0])


class Http:
    """Asks over connections that are kept open."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self._idle: list[_Asking] = []

    async def post(self, path: str, body: Any, token: str | None = None) -> tuple[int, Any]:
        """One question: the status, and the answer."""
        loop, place = asyncio.get_running_loop(), self._place
        while self._idle:
            wire = self._idle.pop()
            if wire.open:
                break
        else:
            _, wire = await loop.create_connection(_Asking, place.host, place.port)
        wire.answer = loop.create_future()
        raw = json.dumps(body).encode()
        shown = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {place.host}:{place.port}\r\n{shown}"
            f"Content-Type: application/json\r\nContent-Length: {len(raw)}\r\n\r\n"
        )
        wire.transport.write(head.encode() + raw)
        status, answer = await wire.answer
        self._idle.append(wire)
        return status, json.loads(answer)


class Socket(asyncio.Protocol):
    """A WebSocket: frames of text go in and out, pings are answered."""

    transport: asyncio.Transport

    def __init__(self, place: Place, path: str, heard: Heard) -> None:
        self._place = place
        self._path = path
        self._heard = heard
        self._got = b""
        self._ready = asyncio.get_running_loop().create_future()
        self.closed = False

    async def open(self) -> "Socket":
        """Shake hands."""
        loop, place = asyncio.get_running_loop(), self._place
        await loop.create_connection(lambda: self, place.host, place.port)
        await self._ready
        return self

    def say(self, text: bytes) -> None:
        """A frame up."""
        self._write(TEXT, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Masked with zeros, which is a mask like any other (RFC 6455, 5.3)."""
        size = len(text)
        head = (
            pack("!BB4x", kind, MASKED | size)
            if size < 126
            else pack("!BBH4x", kind, MASKED | 126, size)
        )
        self.transport.write(head + text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._place.host}:{self._place.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {os.urandom(8).hex()}AAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, _error: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._ready.done():
            head, end, self._got = self._got.partition(b"\r\n\r\n")
            if not end:
                self._got = head
                return
            assert b" 101 " in head, head
            self._ready.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame out of what has come; whether it was whole."""
        got = self._got
        if len(got) < 2:
            return False
        at, size = 2, got[1]
        if size == 126:
            at, size = 4, unpack_from("!H", got + b"\0\0", 2)[0]
        elif size == 127:
            at, size = 10, unpack_from("!Q", got + bytes(8), 2)[0]
        if len(got) < at + size:
            return False
        self._got = got[at + size :]
        self._take(got[0], got[at : at + size])
        return True

    def _take(self, kind: int, text: bytes) -> None:
        if kind == TEXT:
            self._heard(text)
        elif kind == PING:
            self._write(PONG, text)
        elif kind == CLOSE:
            self.transport.close()
