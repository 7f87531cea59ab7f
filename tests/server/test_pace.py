"""Bots that take their time, played by workers: on both stores, by two of them, after a death."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from vierblatt.core.match import MatchView
from vierblatt.room import commands
from vierblatt.room.clock import PACES
from vierblatt.room.entries import Moved
from vierblatt.room.keeper import Done, Keeper, key_of
from vierblatt.room.ports import Job, StoreDown
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Pace, Settings
from vierblatt.server import leases
from vierblatt.server.house import House
from vierblatt.server.leases import Leases
from vierblatt.server.shelf import Answer, Shelf
from vierblatt.server.thinker import Thinker
from vierblatt.server.worker import Worker
from vierblatt.store import open_store

LATE = 600
"""By how many milliseconds a machine that has much to do may be late."""


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
    await house.keeper.do(place.room, key_of(place.token), "1", commands.Begin())
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
    async def check() -> None:
        async with at_home(url) as house:
            name = await bots_alone(house, "calm", "greedy")
            with monkeypatch.context() as dying:
                dying.setattr(Leases, "let_go", nothing)
                await until_one_is_held(url, dying)
            until = await house.store.next_due("bot")
            assert until is not None
            assert house.now() < until <= house.now() + leases.LEASE
            made = len(waited(await house.keeper.room(name)))
            async with working(url):
                room = await moves(house, name, made + 1)
            for was, should in waited(room):
                assert was >= should
            assert [page.entry.at for page in room.pages if isinstance(page.entry, Moved)][
                made
            ] >= until

    asyncio.run(check())


def test_what_a_worker_held_when_it_was_stopped_is_free_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        async with at_home(url) as house:
            await bots_alone(house, "calm", "greedy")
            await until_one_is_held(url, monkeypatch)
            until = await house.store.next_due("bot")
            assert until is not None
            assert until <= house.now()

    asyncio.run(check())


def test_what_a_worker_thought_about_when_it_was_stopped_is_free_at_once(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check() -> None:
        thinking = asyncio.Event()

        async def think_for_ever(*_: object) -> str:
            thinking.set()
            return await asyncio.Future[str]()

        monkeypatch.setattr(Thinker, "move", think_for_ever)
        async with at_home(url) as house:
            await bots_alone(house, "quick", "greedy")
            async with working(url), asyncio.timeout(30):
                await thinking.wait()
            until = await house.store.next_due("bot")
            assert until is not None
            assert until <= house.now()

    asyncio.run(check())


async def until_one_is_held(url: str, patched: pytest.MonkeyPatch) -> None:
    """A worker has its answer in hand, and is there no more."""
    held = asyncio.Event()
    patched.setattr(Shelf, "put", lambda *_: held.set())
    async with working(url), asyncio.timeout(30):
        await held.wait()


async def nothing(*_: object) -> None:
    pass


def test_whoever_thinks_long_thinks_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE", 1_200)
    monkeypatch.setattr(leases, "ENDS_SOON", 900)
    begun: list[int] = []
    move = Thinker.move

    async def slow(thinker: Thinker, level: str, view: MatchView, seed: int, *more: float) -> str:
        begun.append(seed)
        await asyncio.sleep(2)
        return await move(thinker, level, view, seed, *more)

    monkeypatch.setattr(Thinker, "move", slow)

    async def check() -> None:
        async with at_home(url) as house:
            name = await bots_alone(house, "quick", "greedy")
            async with working(url, 2):
                await moves(house, name, 1)

    asyncio.run(check())
    assert len(begun) == len(set(begun))


def test_a_decision_that_cannot_be_written_down_is_free_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store goes away under the move: it is not kept from the others for ever."""
    monkeypatch.setattr(leases, "LEASE", 1_200)
    failed: list[str] = []
    work = Keeper.work

    async def falling(keeper: Keeper, room: str, *words: Any) -> Done:
        if len(failed) < 2:
            failed.append(room)
            raise StoreDown("away")
        return await work(keeper, room, *words)

    async def check() -> None:
        async with at_home(url) as house:
            names = [await bots_alone(house, pace, "greedy") for pace in ("quick", "normal")]
            with monkeypatch.context() as patched:
                patched.setattr(Keeper, "work", falling)
                async with working(url):
                    for name in names:
                        await moves(house, name, 2)

    asyncio.run(check())
    assert len(failed) == 2


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
