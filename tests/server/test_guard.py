"""The guard: who comes too often is told when he may come again, and that is so."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.live import playing, serving, table
from vierblatt.cli.remote import Remote, Said
from vierblatt.room.refusals import Refusal
from vierblatt.server import guard as guards
from vierblatt.server.config import Config
from vierblatt.server.guard import FILES, REPLAYS, Asker, Guard

CONFIG = Config("", rooms_an_hour=60, wishes_a_second=7, hints_a_minute=50)
LIMITS: list[tuple[Callable[[Guard, Any], None], int, int]] = [
    (Guard.build, 60, 60),
    (Guard.ask, 28, 1),
    (Guard.be_helped, 50, 2),
    (Guard.look_back, REPLAYS, 1),
    (Guard.take_along, FILES, 1),
]
"""Each limiter, how often it lets one pass at once, and how many seconds the next one waits."""


class Clock:
    """Stands where it is put."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.parametrize(("limiter", "most", "wait"), LIMITS)
def test_who_comes_too_often_is_told_when_he_may_come_again(
    limiter: Callable[[Guard, Any], None], most: int, wait: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, guard = Clock(), Guard(CONFIG)
    monkeypatch.setattr(guards, "time", clock)
    asker = Asker({"type": "http", "client": ("10.0.0.1", 1), "headers": []})

    def left() -> Any:
        with pytest.raises(Refusal, match="too-many") as caught:
            limiter(guard, asker)
        return caught.value.words["seconds"]

    for _ in range(most):
        limiter(guard, asker)
    assert left() == wait
    clock.now += 0.01
    for second in range(1, wait):
        assert left() == wait - second + 1
        clock.now += 1
    clock.now += 1
    limiter(guard, asker)


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://cards.example", "null", "x"])
def test_what_is_no_address_of_ours_is_a_strangers(origin: str) -> None:
    headers = [(b"host", b"127.0.0.1:8400"), (b"origin", origin.encode())]
    asker = Asker({"type": "http", "client": None, "headers": headers, "path": "/api/rooms"})
    with pytest.raises(Refusal, match="wrong-origin"):
        Guard(CONFIG).let_in("POST", asker)


def test_a_terminal_says_at_once_what_is_never_allowed_again(tmp_path: Path) -> None:
    """The third pause of a match: nothing to be asked for again and again."""
    with serving(f"sqlite:///{tmp_path / 'rooms.db'}", workers=0) as process:
        assert process.port
        ann = playing(table(process.port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
        remote = Remote(f"http://127.0.0.1:{process.port}/r/{ann.room}#{ann.token}", away, away)
        for _ in range(2):
            remote.do(do="pause")
            remote.do(do="resume")
        with pytest.raises(Said, match="too-many"):
            remote.do(do="pause")


@pytest.mark.parametrize("file", ["/record", "/sent"])
def test_a_whole_home_gets_its_files_and_nobody_a_core_of_the_server(
    file: str, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(url, "--wishes-a-second", "1000", workers=0) as process:
        assert process.port
        ann = playing(table(process.port, {"game": "seasons-duel"}, ("Ann", "Ben")))[0]
        codes = [ann.get(ann.at(file))[1]["code"] for _ in range(FILES + 30)]
        assert codes[:FILES] == ["not-over"] * FILES
        assert "too-many" in codes[FILES:]
        assert ann.get(ann.at("/feed"))[0] == 200


def away() -> None:
    """The server was asked more than once."""
    raise AssertionError("asked again")
