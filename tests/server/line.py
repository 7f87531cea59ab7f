"""A bad line between clients and a server: slow, cut now and then, and frames get lost on it."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress

HEAD_END = b"\r\n\r\n"


class Line:
    """Passes bytes on after `delay` seconds, in their order, one way and the other.

    Of the frames that a server sends over a socket one in `drops` is left out; one in `cuts`
    pieces of anything, an answer to a command among them, comes to a connection's end instead.
    """

    def __init__(self, port: int, delay: float, drops: int, cuts: int) -> None:
        self.port = 0
        self.dropped = 0
        self.cut = 0
        self._server_port = port
        self._delay = delay
        self._drops = drops
        self._cuts = cuts
        self._luck = random.Random(7)
        self._carried: set[asyncio.Task[None]] = set()

    async def serve(self, ready: threading.Event, done: asyncio.Event) -> None:
        """Stand between until it is done."""
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        await done.wait()
        server.close()
        for task in self._carried:
            task.cancel()
        await asyncio.gather(*self._carried, return_exceptions=True)
        await asyncio.sleep(0.05)  # what was aborted is closed at the loop's next turn

    def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._carry(near, back))
        self._carried.add(task)
        task.add_done_callback(self._carried.discard)

    async def _carry(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        """One connection, until either way has ended."""
        ends, ways = [back], list[asyncio.Task[None]]()
        try:
            far, on = await asyncio.open_connection("127.0.0.1", self._server_port)
            ends.append(on)
            ways.append(asyncio.create_task(self._pass(pieces(near), on)))
            ways.append(asyncio.create_task(self._pass(self._lossy(far), back)))
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        except OSError:
            return  # there is no server just now
        finally:
            for end in ends:
                end.transport.abort()
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _pass(self, parts: AsyncIterator[bytes], to: asyncio.StreamWriter) -> None:
        """Each piece `delay` after it came, however many are on their way."""
        coming: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        reading = asyncio.create_task(self._read(parts, coming))
        try:
            while True:
                at, piece = await coming.get()
                await asyncio.sleep(at - asyncio.get_running_loop().time())
                if not piece:
                    return
                if self._luck.randrange(self._cuts) == 0:
                    self.cut += 1
                    return
                to.write(piece)
                await to.drain()
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _read(
        self, parts: AsyncIterator[bytes], coming: asyncio.Queue[tuple[float, bytes]]
    ) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError, asyncio.IncompleteReadError):
            async for piece in parts:
                coming.put_nowait((loop.time() + self._delay, piece))
        coming.put_nowait((loop.time() + self._delay, b""))

    async def _lossy(self, far: asyncio.StreamReader) -> AsyncIterator[bytes]:
        """What the server sends; on a socket some of its frames are left out."""
        head = await far.readuntil(HEAD_END)
        yield head
        if b" 101 " not in head.partition(b"\r\n")[0]:
            async for piece in pieces(far):
                yield piece
            return
        while True:
            frame = await read_frame(far)
            if self._luck.randrange(self._drops):
                yield frame
            else:
                self.dropped += 1


async def pieces(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """Whatever comes, as it comes."""
    while piece := await reader.read(65_536):
        yield piece


async def read_frame(reader: asyncio.StreamReader) -> bytes:
    """One frame of a server's (RFC 6455, 5.2), which has no mask."""
    head = await reader.readexactly(2)
    length, more = head[1] & 127, b""
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        length = int.from_bytes(more, "big")
    return head + more + await reader.readexactly(length)


@contextmanager
def bad_line(port: int, *, delay: float, drops: int, cuts: int) -> Iterator[Line]:
    """Such a line before the server at this port."""
    line, ready = Line(port, delay, drops, cuts), threading.Event()
    loop, done = asyncio.new_event_loop(), asyncio.Event()
    thread = threading.Thread(
        target=loop.run_until_complete, args=(line.serve(ready, done),), daemon=True
    )
    thread.start()
    assert ready.wait(10)
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(done.set)
        thread.join(10)
        loop.close()
