"""Bots that take their time, played by workers: on both stores, by two of them, after a death."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests import postgres
from vierblatt.room import commands
from vierblatt.room.clock import PACES
from vierblatt.room.draft import Actor
from vierblatt.room.entries import Moved
from vierblatt.room.ports import Job
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Pace, Settings
from vierblatt.server import worker as workers
from vierblatt.server.house import House
from vierblatt.server.shelf import Answer, Shelf
from vierblatt.server.worker import Worker
from vierblatt.store import open_store

LATE = 600
"""By how many milliseconds a machine that has much to do may be late."""


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgres.server() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rooms.db'}"
    return str(request.getfixturevalue("server"))


@asynccontextmanager
async def working(url: str, number: int = 1) -> AsyncIterator[None]:
    """So many workers, each with a process that thinks."""
    tasks = [asyncio.create_task(Worker(url).run()) for _ in range(number)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def at_home(url: str) -> AsyncIterator[House]:
    house = House(await open_store(url))
    await house.store.prune(2**62)
    house.start(house.listen)
    try:
        yield house
    finally:
        await house.stop()


async def bots_alone(house: House, pace: Pace, bot: str) -> str:
    """A match of the duel between two bots, begun."""
    settings = Settings("seasons-duel", chairs=(Chair("bot", bot),) * 2, pace=pace)
    place = await house.keeper.create(settings, None)
    await house.keeper.do(place.room, Actor(host=True), "1", commands.Begin())
    return place.room


async def moves(house: House, room: str, number: int) -> Room:
    """The room, when so many moves have been made."""
    async with asyncio.timeout(60):
        while True:
            here = await house.keeper.room(room)
            if sum(isinstance(page.entry, Moved) for page in here.pages) >= number:
                return here
            await asyncio.sleep(0.1)


def waited(room: Room) -> list[tuple[int, int]]:
    """For each move how long it came after what lay before it, and how long it should."""
    found, then = [], Room(room.name)
    for page in room.pages:
        if isinstance(page.entry, Moved):
            found.append((page.entry.at - then.at, then.seats[page.entry.seat].plays_at - then.at))
        then.apply(page.entry)
    return found


@pytest.mark.parametrize("bot", ["greedy", "level5"])
def test_workers_play_neither_before_nor_long_after_the_time(url: str, bot: str) -> None:
    async def check() -> None:
        async with at_home(url) as house, working(url, 2):
            names = [await bots_alone(house, "normal", bot) for _ in range(2)]
            for name in names:
                times = waited(await moves(house, name, 5))
                assert times[0][1] == PACES["normal"].look
                for was, should in times[1:]:
                    assert should <= was < should + LATE, times

    asyncio.run(check())


def test_what_a_worker_held_when_it_died_is_played_by_another(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "LEASE", 3_000)

    async def check() -> None:
        held = asyncio.Event()
        async with at_home(url) as house:
            name = await bots_alone(house, "calm", "greedy")
            with monkeypatch.context() as patched:
                patched.setattr(Shelf, "put", lambda *_: held.set())
                async with working(url), asyncio.timeout(30):
                    await held.wait()
            assert await house.store.next_due("bot") is not None
            async with working(url):
                room = await moves(house, name, 2)
            for was, should in waited(room):
                assert was >= should
            assert waited(room)[0][0] > PACES["calm"].look + LATE

    asyncio.run(check())


def test_quick_rooms_wait_for_no_slow_one(url: str) -> None:
    async def check() -> None:
        async with at_home(url) as house, working(url):
            await bots_alone(house, "calm", "greedy")
            name = await bots_alone(house, "quick", "greedy")
            times = waited(await moves(house, name, 6))
            for was, should in times[1:]:
                assert should == PACES["quick"].usual
                assert was < should + LATE, times

    asyncio.run(check())


def test_the_shelf_gives_each_answer_at_its_time() -> None:
    async def check() -> None:
        loop = asyncio.get_running_loop()
        start, given = loop.time(), list[tuple[int, int]]()

        def now() -> int:
            return round(1000 * (loop.time() - start))

        async def give(job: Job, move: str) -> None:
            given.append((int(move), now()))

        shelf = Shelf(now, give)
        keeping = asyncio.create_task(shelf.keep())
        for at in (300, 100, 200):
            shelf.put(Answer(at, Job("room", f"bot-0-{at}", 0), str(at)))
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.5)
        keeping.cancel()
        assert [at for at, _ in given] == [100, 200, 300]
        assert all(at <= when < at + LATE for at, when in given)

    asyncio.run(check())
