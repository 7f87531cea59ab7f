"""Over a line that is slow, cut, and loses frames and answers, a match is played all the same."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.server.line import bad_line
from tests.server.listener import Listener, check, finish
from tests.server.live import Client, playing, serving, table

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
DELAY, ACTIONS, QUIET = (3.0, 20, 15.0) if DEEP else (0.05, 12, 0.6)
GEMS: dict[str, Any] = {"game": "four-gems"}
LIMITS = ("--rooms-an-hour", "100000", "--wishes-a-second", "100000")


BOTH = [pytest.param(False, id="slow", marks=pytest.mark.deep), pytest.param(True, id="lossy")]


@pytest.mark.parametrize("bad", BOTH)
def test_a_feed_is_whole_over_a_slow_line(tmp_path: Path, bad: bool) -> None:
    often = {"drops": 8, "cuts": 15} if bad else {"drops": 1 << 30, "cuts": 1 << 30}
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(database, *LIMITS, workers=0) as server:
        port = server.port
        assert port is not None
        people = playing(table(port, GEMS, ("Ann", "Ben", "Cleo", "Dan")))
        watchers = [Client(port, people[0].room)]
        with bad_line(port, delay=DELAY, **often) as line:
            listeners = [
                Listener(lambda: line.port, client, ACTIONS, QUIET if bad else None)
                for client in [*people, *watchers]
            ]
            for listener in listeners:
                listener.start()
            finish(listeners, 3600 if DEEP else 120)
        check(listeners, port)
    assert (line.dropped > 0) is (line.cut > 0) is bad
    assert (sum(one.gaps + one.cuts for one in listeners) > 0) is bad
