"""A seat at a server's table: asks by HTTP, and asks again while the server is away."""

import re
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPException
from socket import gaierror
from ssl import SSLError
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urljoin, urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener
from uuid import uuid4

import msgspec

WAIT: Final = 20
"""How long, in seconds, the server may hold a question about news back."""
PATIENCE: Final = 10
"""How long, in seconds, a server that has never answered is asked again."""
LATER: Final = (502, 503, 504)
"""What a server, or a proxy before it, answers that can be asked again."""
SOON: Final = ("1", "2")
"""In so many seconds a question that came too often is asked again; else the answer is no."""
AGAIN: Final = (0.2, 0.5, 1.0, 2.0)
"""How long it is waited before each further try; then always as long as the last."""
WORD: Final = re.compile(r"[\w-]+", re.ASCII)
"""The name of a room, and a token."""


class NoLink(ValueError):
    """A text that is no link to a table."""


class NoServer(Exception):
    """No server of Vierblatt answers there: a sentence of the locales says why."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


class Said(Exception):
    """The server said no: the code, and all that it said with it."""

    def __init__(self, answer: dict[str, Any]) -> None:
        super().__init__(answer.get("code", ""))
        self.answer = answer


class Place(msgspec.Struct):
    """A seat that was taken."""

    token: str


class News(msgspec.Struct):
    """A part of a feed."""

    messages: list[dict[str, Any]]


class Connected(msgspec.Struct):
    """Who is there."""

    presence: list[dict[str, Any]]
    watchers: int = 0
    names: list[str] = []

    def absent(self) -> dict[int, int | None]:
        """The seats of people who are not connected, and since when (None: never)."""
        return {one["seat"]: one["since"] for one in self.presence if not one["connected"]}


class Now(msgspec.Struct):
    """The newest message."""

    position: dict[str, Any]


class _Straight(HTTPRedirectHandler):
    """Goes nowhere else: a token is for one server only."""

    def redirect_request(self, *_: Any) -> None:
        return None


TROUBLE: Final = (HTTPException, OSError, NoServer)
OPENER: Final = build_opener(_Straight)


class Remote:
    """One table at one server, for whoever holds the token, if there is one."""

    def __init__(self, link: str, away: Callable[[], None], back: Callable[[], None]) -> None:
        """`away` is called when the server does not answer, `back` when it does again.

        Raises NoLink.
        """
        self.server, self.room, self.token = _parts(link)
        self.link = f"{self.server}/r/{self.room}"
        self._host = self.server.partition("//")[2]
        self._away = away
        self._back = back
        self._met = False
        self._stays = True
        self._listens = False
        """Whether somebody beside this one waits for news and rings."""
        self._bell = threading.Event()
        self._heard = 0

    def sit(self, name: str, seat: int | None) -> None:
        """Take a seat, the first that is free if none is named. Raises Said, NoServer."""
        body: dict[str, Any] = {"command_id": uuid4().hex, "name": name}
        if seat is not None:
            body["seat"] = seat
        self.token = self._ask(Place, "/seats", body).token

    def do(self, **command: Any) -> None:
        """Carry a command out; it is sent with the same id until it is answered. Raises Said."""
        self._ask(Any, "/commands", {"command_id": uuid4().hex, "command": command})
        self._bell.set()

    def rise(self) -> bool:
        """Give the seat up if the match has not begun; tried once. Whether that was done."""
        with suppress(Said, *TROUBLE):
            if self._once(Now, "", None).position["phase"] == "lobby":
                return self.once(do="leave")
        return False

    def once(self, **command: Any) -> bool:
        """Carry a command out, tried once; whether that was done."""
        with suppress(Said, *TROUBLE):
            self._once(Any, "/commands", {"command_id": uuid4().hex, "command": command})
            self._bell.set()
            return True
        return False

    def news(self, after: int, wait: int) -> list[dict[str, Any]]:
        """Messages behind a number, as soon as there are any; none if there are none by then."""
        if not self._listens:
            return self._told(after, wait)
        until = time.monotonic() + wait
        while self._bell.wait(max(until - time.monotonic(), 0)):
            self._bell.clear()
            if told := self._told(after, 0):
                return told
        return []

    def _told(self, after: int, wait: int) -> list[dict[str, Any]]:
        news: News = self._ask(News, f"/feed?after={after}&wait={wait}")
        if news.messages:
            self._heard = news.messages[-1]["seq"]
            if "position" not in news.messages[-1]:
                self._bell.set()  # there are more: they come some at a time
        return news.messages

    def connected(self) -> Connected:
        """Who is there now."""
        here: Connected = self._ask(Connected, "/presence")
        return here

    def lines(self, path: str) -> bytes:
        """A file of a match that is over. Raises Said."""
        raw: bytes = self._ask(bytes, path)
        return raw

    def at(self, room: str) -> "Remote":
        """The same person at another table of the same server."""
        other = Remote(f"{self.server}/r/{room}#{self.token}", self._away, self._back)
        other._met = self._met
        return other

    def stay(self) -> None:
        """Count as connected from now on, and ask for news only when there may be some."""
        other = Remote(f"{self.link}#{self.token}", self._bell.set, self._bell.set)
        other._met, other._heard = True, self._heard
        self._listens = True
        threading.Thread(target=self._wait, args=(other,), daemon=True).start()

    def part(self) -> None:
        """Count as connected no longer than this question lasts."""
        self._stays = False

    def _wait(self, other: "Remote") -> None:
        """Wait for news, and ring when there are some, or when the server is away."""
        with suppress(Said):
            while self._stays:
                if other.news(other._heard, WAIT):
                    self._bell.set()
        self._listens = False
        self._bell.set()

    def _ask(self, kind: Any, path: str, body: Any = None) -> Any:
        since, tries = time.monotonic(), 0
        while True:
            try:
                answer = self._once(kind, path, body)
                break
            except TROUBLE as error:
                if not self._met:
                    self._doubt(error, since)
            if tries == 1:
                self._away()
            time.sleep(AGAIN[min(tries, len(AGAIN) - 1)])
            tries += 1
        self._met = True
        if tries > 1:
            self._back()
        return answer

    def _doubt(self, error: Exception, since: float) -> None:
        """Raise NoServer for what will never answer, or has not for too long."""
        if isinstance(error, NoServer):
            raise error
        reason = error.reason if isinstance(error, URLError) else error
        if isinstance(reason, gaierror):
            raise NoServer("room-unknown-host", host=self._host) from error
        if isinstance(reason, SSLError):
            raise NoServer("room-unsafe", host=self._host, detail=_detail(reason)) from error
        if time.monotonic() - since > PATIENCE:
            raise NoServer("room-unanswered", host=self._host, detail=_detail(reason)) from error

    def _once(self, kind: Any, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        raw = None if body is None else msgspec.json.encode(body)
        request = Request(f"{self.server}/api/rooms/{self.room}{path}", raw, headers)
        try:
            with OPENER.open(request, timeout=WAIT + 10 if self._met else PATIENCE) as answer:
                told = answer.read()
        except HTTPError as error:
            with error:
                if error.code in LATER or error.headers.get("Retry-After") in SOON:
                    raise
                raise self._refusal(error) from error
        return told if kind is bytes else self._read(told, kind)

    def _refusal(self, error: HTTPError) -> Said | NoServer:
        if error.headers.get("location"):
            other = urlsplit(urljoin(error.url, error.headers["location"]))
            server = f"{other.scheme}://{other.netloc}"
            if server != self.server:
                return NoServer("room-elsewhere", host=self._host, other=server)
        answer = self._read(error.read(), dict[str, Any])
        if isinstance(answer.get("code"), str):
            return Said(answer)
        return NoServer("room-stranger", host=self._host)

    def _read(self, raw: bytes, kind: Any) -> Any:
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise NoServer("room-stranger", host=self._host) from error


def _parts(link: str) -> tuple[str, str, str]:
    """Server, room and token of a link. Raises NoLink."""
    try:
        parts = urlsplit(link.strip())
        room = parts.path.strip("/").removeprefix("r/")
        words = [room, *([parts.fragment] if parts.fragment else [])]
        host = (parts.hostname or "").encode("idna")
        whole = parts.scheme in ("http", "https") and host and parts.port != 0
    except ValueError as error:
        raise NoLink(link) from error
    whole = whole and parts.path.startswith("/r/") and "@" not in parts.netloc
    if not whole or not all(map(WORD.fullmatch, words)) or re.search(r"\s", parts.netloc):
        raise NoLink(link)
    return f"{parts.scheme}://{parts.netloc}", room, parts.fragment


def _detail(reason: object) -> str:
    told = reason.strerror if isinstance(reason, OSError) else None
    return told or str(reason) or type(reason).__name__
