"""A seat at a server's table: asks by HTTP, and asks again while the server is away."""

import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from uuid import uuid4

import msgspec

WAIT: Final = 20
"""How long, in seconds, the server may hold a question about news back."""
NEVER: Final = 1_000_000
"""A number that no message has."""
LATER: Final = (429, 502, 503, 504)
"""What a server, or a proxy before it, answers that can be asked again."""
AGAIN: Final = (0.2, 0.5, 1.0, 2.0)
"""How long it is waited before each further try; then always as long as the last."""


class NoLink(ValueError):
    """A text that is no link to a table."""


class Said(Exception):
    """The server said no: the code, and all that it said with it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer.get("code", ""))
        self.answer = answer


class Remote:
    """One table at one server, for whoever holds the token, if there is one."""

    def __init__(self, link: str, away: Callable[[], None], back: Callable[[], None]) -> None:
        """`away` is called when the server does not answer, `back` when it does again.

        Raises NoLink.
        """
        parts = urlsplit(link)
        path = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) != 2:
            raise NoLink(link)
        self.link = f"{parts.scheme}://{parts.netloc}/r/{path[1]}"
        self.token = parts.fragment
        self._base = f"{parts.scheme}://{parts.netloc}/api/rooms/{path[1]}"
        self._away = away
        self._back = back

    def sit(self, name: str) -> None:
        """Take a seat. Raises Said."""
        place = self._ask("/seats", {"command_id": uuid4().hex, "name": name})
        self.token = place["token"]

    def do(self, **command: Any) -> None:
        """Carry a command out; it is sent with the same id until it is answered. Raises Said."""
        self._ask("/commands", {"command_id": uuid4().hex, "command": command})

    def news(self, after: int, wait: int) -> list[dict[str, Any]]:
        """Messages behind a number, as soon as there are any; none if there are none by then."""
        messages: list[dict[str, Any]] = self._ask(f"/feed?after={after}&wait={wait}")["messages"]
        return messages

    def absent(self) -> dict[int, int | None]:
        """The seats of people who are not connected, and since when (None: never)."""
        seats = self._ask("/presence")["presence"]
        return {one["seat"]: one["since"] for one in seats if not one["connected"]}

    def stay(self) -> None:
        """Count as connected from now on, whatever is thought about meanwhile."""
        other = Remote(f"{self.link}#{self.token}", lambda: None, lambda: None)
        threading.Thread(target=other._wait, daemon=True).start()

    def _wait(self) -> None:
        """Ask for news that will never come."""
        with suppress(Said):
            while True:
                self.news(NEVER, WAIT)

    def _ask(self, path: str, body: Any = None) -> Any:
        tries = 0
        while True:
            try:
                answer = self._once(path, body)
            except HTTPError as error:
                if error.code not in LATER:
                    raise Said(_answer(error)) from error
            except (HTTPException, OSError):
                pass
            else:
                if tries > 1:
                    self._back()
                return answer
            if tries == 1:
                self._away()
            time.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1

    def _once(self, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        raw = None if body is None else msgspec.json.encode(body)
        request = Request(self._base + path, raw, headers)
        with urlopen(request, timeout=WAIT + 10) as answer:
            return msgspec.json.decode(answer.read())


def _answer(error: HTTPError) -> dict[str, Any]:
    try:
        return msgspec.json.decode(error.read(), type=dict[str, Any])
    except msgspec.DecodeError:
        return {"code": "no-such-room"}
