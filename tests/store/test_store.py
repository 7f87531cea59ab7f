"""Both stores: the same tests, on a file and on a server."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, event, text

from tests.room.tables import START, Counted, Silent
from vierblatt.room import commands
from vierblatt.room.entries import Created, Entry, Gone, Nudged
from vierblatt.room.feed import messages
from vierblatt.room.keeper import Keeper, key_of
from vierblatt.room.ports import Addition, Conflict, Job, StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.settings import Chair, Clock, Settings
from vierblatt.server import house as houses
from vierblatt.server.house import House
from vierblatt.server.leases import Leases
from vierblatt.server.shelf import Shelf
from vierblatt.server.thinker import Thinker
from vierblatt.server.worker import decide
from vierblatt.store import BadUrl, open_store, statements
from vierblatt.store.base import SqlStore
from vierblatt.store.postgres import POOL, PostgresStore
from vierblatt.store.presence import Note, Seen
from vierblatt.store.schema import metadata
from vierblatt.store.sqlite import _LAST as LAST
from vierblatt.store.sqlite import _Watch as Watch

Check = Callable[[SqlStore], Coroutine[Any, Any, None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[SqlStore]:
    """An empty store."""
    store = await open_store(url)
    await store.prune(2**62)
    try:
        yield store
    finally:
        await store.close()


def run(url: str, check: Check) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await check(store)

    asyncio.run(asyncio.wait_for(whole(), 60))


def entries(*seats: int, at: int = START) -> list[Entry]:
    return [Gone(at=at, seat=seat) for seat in seats]


def test_what_was_written_is_read_in_order(url: str) -> None:
    async def check(store: SqlStore) -> None:
        await store.append("a", 0, entries(0, 1), None)
        await store.append("b", 0, entries(5), None)
        await store.append("a", 2, [Nudged(at=START, seat=2, command="1 x")], None)
        assert await store.read("a", 0) == [
            *entries(0, 1),
            Nudged(at=START, seat=2, command="1 x"),
        ]
        assert await store.read("a", 2) == [Nudged(at=START, seat=2, command="1 x")]
        assert await store.read("a", 3) == []
        assert await store.read("c", 0) == []
        assert await store.heads(["a", "b", "c"]) == {"a": 3, "b": 1}

    run(url, check)


@pytest.mark.parametrize("after", [0, 1, 3])
def test_who_has_not_seen_all_writes_nothing(url: str, after: int) -> None:
    async def check(store: SqlStore) -> None:
        job = Job("a", "clock", 5)
        await store.append("a", 0, entries(0, 1), [job])
        with pytest.raises(Conflict):
            await store.append("a", after, entries(7), [])
        assert await store.read("a", 0) == entries(0, 1)
        assert await store.next_due("clock") == 5

    run(url, check)


def test_two_logs_are_written_together_or_not_at_all(url: str) -> None:
    async def check(store: SqlStore) -> None:
        await store.append("old", 0, entries(0, 1), None)
        for after in (0, 1, 3):
            late = Addition("old", after, entries(2), None)
            new = Addition("new", 0, entries(3), [Job("new", "clock", 1)])
            with pytest.raises(Conflict):
                await store.append_all([new, late])
        assert (await store.counts())[:3] == (1, 2, 0)
        await store.append_all([new, Addition("old", 2, entries(2), None)])
        assert (await store.counts())[:3] == (2, 4, 1)

    run(url, check)


def test_of_many_who_write_at_once_one_wins_each_number(url: str) -> None:
    async def check(store: SqlStore) -> None:
        async with opened(url) as other:
            await store.append("a", 0, entries(0), None)

            async def write(seat: int) -> bool:
                try:
                    await (store, other)[seat % 2].append("a", 1, entries(seat), None)
                except Conflict:
                    return False
                return True

            won = await asyncio.gather(*(write(seat) for seat in range(10)))
            assert won.count(True) == 1
            assert len(await other.read("a", 0)) == 2

    run(url, check)


def test_a_job_is_leased_to_one_and_comes_back_when_its_lease_ends(url: str) -> None:
    async def check(store: SqlStore) -> None:
        jobs = [Job("a", f"bot-{seat}-1", 100 + seat) for seat in range(4)]
        await store.append("a", 0, entries(0), [*jobs, Job("a", "clock", 50)])
        assert await store.next_due("bot") == 100
        async with opened_beside(url) as other:
            taken = await asyncio.gather(
                *(one.lease("bot", 102, 500, 2) for one in (store, other, store, other))
            )
        names = [leased.job.name for some in taken for leased in some]
        assert sorted(names) == ["bot-0-1", "bot-1-1", "bot-2-1"]
        assert await store.lease("bot", 102, 500, 9) == []
        assert await store.next_due("bot") == 103
        again = await store.lease("bot", 500, 900, 9)
        assert [(leased.job.name, leased.tries) for leased in again] == [
            ("bot-0-1", 1),
            ("bot-1-1", 1),
            ("bot-2-1", 1),
            ("bot-3-1", 0),
        ]

    run(url, check)


def test_a_lease_is_prolonged_or_given_up(url: str) -> None:
    async def check(store: SqlStore) -> None:
        jobs = [Job("a", f"bot-{seat}-1", 100) for seat in range(3)]
        await store.append("a", 0, entries(0), jobs)
        await store.lease("bot", 100, 500, 9)
        async with opened_beside(url) as other:
            await store.hold(jobs[:1], 900)
            await store.hold(jobs[1:2], 0)
            assert await other.next_due("bot") == 100
            taken = await other.lease("bot", 100, 500, 9)
            assert [leased.job for leased in taken] == jobs[1:2]
            assert {leased.job for leased in await other.lease("bot", 899, 950, 9)} == {*jobs[1:]}
        await store.append("a", 1, [], [])
        await store.hold(jobs, 2_000)
        assert (await store.counts()).jobs == 0

    run(url, check)


@asynccontextmanager
async def opened_beside(url: str) -> AsyncIterator[SqlStore]:
    """The same store from another process, so to say."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def test_the_jobs_of_a_room_are_those_of_its_last_entry(url: str) -> None:
    async def check(store: SqlStore) -> None:
        first = [Job("a", "bot-0-1", 100), Job("a", "clock", 50)]
        await store.append("a", 0, entries(0), first)
        await store.lease("bot", 100, 500, 1)
        await store.lease("clock", 50, 500, 1)
        await store.append("a", 1, entries(0), [Job("a", "bot-0-1", 200), Job("a", "clock", 70)])
        assert await store.lease("bot", 200, 500, 1) == []
        assert [leased.job.due for leased in await store.lease("clock", 70, 500, 1)] == [70]
        await store.append("a", 2, entries(0), None)
        assert (await store.counts()).jobs == 2
        await store.append("a", 3, [], [Job("a", "clock", 90)])
        assert await store.next_due("bot") is None
        assert await store.next_due("clock") == 90

    run(url, check)


def test_what_one_writes_the_others_hear(url: str) -> None:
    async def check(store: SqlStore) -> None:
        heard: list[tuple[str | None, int]] = []
        async with opened_beside(url) as other:
            listening = asyncio.create_task(other.listen(lambda *told: heard.append(told)))
            await asyncio.sleep(0.3)
            await store.append("a", 0, entries(0, 1), None)
            await store.append("b", 0, entries(0), None)
            for _ in range(100):
                if ("a", 2) in heard and ("b", 1) in heard:
                    break
                await asyncio.sleep(0.05)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
        assert ("a", 2) in heard
        assert ("b", 1) in heard

    run(url, check)


def test_of_a_seat_it_is_known_since_when_it_is_away_and_of_watchers_nothing(url: str) -> None:
    async def check(store: SqlStore) -> None:
        both = [Note("a", "key", 1, 10), Note("a", "", 2, 10, ("Eve", "Max"))]
        await store.note("one", 10, both)
        await store.note("two", 10, both[1:])
        await store.note("one", 20, [Note("a", "key", 0, 20), Note("a", "", 0, 20)])
        watching = Seen(2, 10, ("Eve", "Max"))
        assert await store.who(["a"], 30) == {"a": {"key": Seen(0, 20), "": watching}}
        await store.note("two", 30, [Note("a", "", 0, 30)])
        assert await store.who(["a"], 40) == {"a": {"key": Seen(0, 20)}}

    run(url, check)


def test_rooms_that_are_quiet_are_forgotten_and_no_others(url: str) -> None:
    async def check(store: SqlStore) -> None:
        await store.append("old", 0, entries(0, at=100), [Job("old", "clock", 1)])
        await store.append("new", 0, entries(0, at=300), [Job("new", "clock", 2)])
        assert (await store.counts()) == (2, 2, 2, 100)
        assert await store.prune(200) == 1
        assert await store.read("old", 0) == []
        assert await store.read("new", 0) == entries(0, at=300)
        assert (await store.counts()) == (1, 1, 1, 300)

    run(url, check)


def test_a_room_that_is_written_to_while_rooms_are_pruned_stays_whole(url: str) -> None:
    def comes_back(connection: Any) -> None:
        statements.append(connection, "old", 1, entries(1, at=300), None)
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_sleep(0.5)"))

    async def check(store: SqlStore) -> None:
        await store.append("old", 0, entries(0, at=100), None)
        async with opened_beside(url) as other:
            writing = asyncio.create_task(store.write(comes_back))
            await asyncio.sleep(0.2)
            assert await other.prune(200) == 0
            await writing
            assert await other.read("old", 0) == [*entries(0, at=100), *entries(1, at=300)]

    run(url, check)


def test_what_is_written_after_all_was_pruned_is_heard_as_well(url: str) -> None:
    async def check(store: SqlStore) -> None:
        heard = asyncio.Queue[tuple[str | None, int]]()
        await store.append("old", 0, entries(*range(5)), None)
        async with opened_beside(url) as other:
            listening = asyncio.create_task(other.listen(lambda *told: heard.put_nowait(told)))
            await asyncio.sleep(0.3)
            await store.prune(2**62)
            await asyncio.sleep(0.1)
            await store.append("new", 0, entries(0), None)
            async with asyncio.timeout(5):
                while await heard.get() != ("new", 1):
                    continue
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    run(url, check)


SECOND = "INSERT INTO log SELECT room, 2, entry FROM log"


def test_what_is_written_while_one_looks_for_pruned_rows_is_heard(tmp_path: Path) -> None:
    """Between the question for new rows and the one for the last row somebody may write."""
    url = f"sqlite:///{tmp_path / 'rooms.db'}"

    async def check(store: SqlStore) -> None:
        await store.append("old", 0, entries(0), None)
        watch = Watch(tmp_path / "rooms.db")
        ask, quick = watch._one, [SECOND]

        def slowly(question: str) -> Any:
            if question == LAST and quick:
                with closing(sqlite3.connect(tmp_path / "rooms.db")) as other, other:
                    other.execute(quick.pop())
            return ask(question)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(watch, "_one", slowly)
            heard = watch.news() + watch.news()
        watch.close()
        assert heard == [("old", 2)]

    run(url, check)


def test_what_was_pruned_and_written_anew_before_a_look_is_heard(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"

    async def check(store: SqlStore) -> None:
        await store.append("old", 0, entries(*range(5)), None)
        watch = Watch(tmp_path / "rooms.db")
        assert watch.news() == []
        await store.prune(2**62)
        await store.append("new", 0, entries(0), None)
        assert watch.news() == [("new", 1)]
        watch.close()

    run(url, check)


def test_a_command_in_a_room_that_was_pruned_is_told_so(url: str) -> None:
    async def check(store: SqlStore) -> None:
        one = Keeper(store, Silent(), Counted(), lambda: START)
        host = await one.create(Settings("seasons-duel"), "Ann")
        await store.prune(2**62)
        for _ in range(2):
            with pytest.raises(Refusal, match="no-such-room"):
                await one.do(host.room, key_of(host.token), "1", commands.Begin())

    run(url, check)


def test_no_name_of_a_room_is_trouble_for_a_store(url: str) -> None:
    async def check(store: SqlStore) -> None:
        for name in ("nowhere", "no\0where", "no where", "\N{GRINNING FACE}" * 99):
            with pytest.raises(Refusal, match="no-such-room"):
                await Keeper(store, Silent(), Counted(), lambda: START).room(name)

    run(url, check)


def test_when_all_connections_are_taken_the_store_is_away_for_now(url: str) -> None:
    async def check(store: SqlStore) -> None:
        if not isinstance(store, PostgresStore):
            return
        vars(store._engine.pool)["_timeout"] = 0.2
        slow = (
            store.look(lambda c: c.execute(text("SELECT pg_sleep(1)"))) for _ in range(POOL + 1)
        )
        done = await asyncio.gather(*slow, return_exceptions=True)
        assert [type(one) for one in done if isinstance(one, Exception)] == [StoreDown]

    run(url, check)


def test_a_room_of_other_rules_does_not_stop_the_clocks(url: str) -> None:
    async def check(store: SqlStore) -> None:
        made = Created(at=START, settings=Settings("seasons-duel"), rules_version=99, host_key="")
        await store.append("old", 0, [made], [Job("old", "clock", 1)])
        house = House(store)
        watching = asyncio.create_task(house.watch_clocks())
        done, _ = await asyncio.wait((watching,), timeout=1)
        assert not done
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)

    run(url, check)


def test_what_waits_in_rooms_of_other_rules_is_left_alone_for_longer_and_longer(url: str) -> None:
    async def check(store: SqlStore) -> None:
        made = Created(at=START, settings=Settings("seasons-duel"), rules_version=99, host_key="")
        jobs = [Job("old", "clock", 1), Job("old", "bot-0-1", 1)]
        await store.append("old", 0, [made], jobs)
        house, now = House(store), round(time.time() * 1000)
        worker = Leases(store, house.now)
        for hours in (0, 1):
            watching = asyncio.create_task(house.watch_clocks())
            job = await worker.take()
            assert job
            await decide(house, Thinker(), Shelf(house.now, nothing), worker, job)
            await asyncio.sleep(0.5)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            rests = [await store.next_due(kind) or 0 for kind in ("clock", "bot")]
            assert min(rests) > now + hours * 3_600_000
            await store.hold(jobs, 0)
            for _ in range(10):
                await store.lease("clock", now, now, 9)
                await store.lease("bot", now, now, 9)

    run(url, check)


async def nothing(job: Job, move: str) -> None:
    """Give no answer."""


def test_the_tables_are_what_the_migrations_make(url: str) -> None:
    async def check(store: SqlStore) -> None:
        def differences(connection: Any) -> list[Any]:
            context = MigrationContext.configure(connection)
            return list(compare_metadata(context, metadata))

        assert await store.look(differences) == []
        async with opened_beside(url) as again:
            assert (await again.counts()).rooms == 0

    run(url, check)


def test_a_match_goes_on_after_everything_was_started_anew(url: str) -> None:
    """Two of four bids laid, a deadline running: both are there afterwards (and the deal)."""

    async def check(store: SqlStore) -> None:
        chairs = (Chair("open"), Chair("open"), Chair("bot", "random"), Chair("open"))
        settings = Settings("four-seasons", chairs=chairs, clock=Clock("strict", 60))
        one = Keeper(store, Silent(), Counted(), lambda: START)
        host = await one.create(settings, "Ann")
        room = host.room
        await one.do(room, key_of(host.token), "1", commands.Begin())
        for seat in (0, 2):
            now = await one.room(room)
            assert now.play is not None
            assert now.play.match.state is not None
            code = next(iter(now.play.match.state.legal(seat)))
            move = now.game.text(now.play.match.decode(seat, code))
            if seat == 0:
                bid = commands.Act(move, now.seq(0))
                await one.do(room, key_of(host.token), "bid", bid)
            else:
                own = commands.BotAct(now.bot_job(seat), move)
                await one.work(room, "bot", own)
        before = await one.room(room)
        async with opened_beside(url) as again:
            after = await Keeper(again, Silent(), Counted(), lambda: START).room(room)
        assert [str(messages(after, seat, 0)) for seat in (None, 0, 1)] == [
            str(messages(before, seat, 0)) for seat in (None, 0, 1)
        ]
        assert after.jobs() == before.jobs()
        assert after.secret == before.secret
        assert set(after.waiting()) == {1, 3}

    run(url, check)


def test_a_url_must_be_one_of_ours() -> None:
    for url in ("mysql://x/y", "sqlite:", "sqlite:///", "rooms.db", ""):
        with pytest.raises(BadUrl):
            asyncio.run(open_store(url))


def test_a_locked_file_is_an_error_and_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vierblatt.store.sqlite.BUSY", 50)
    path = tmp_path / "rooms.db"

    async def check(store: SqlStore) -> None:
        await store.append("a", 0, entries(0), None)
        with sqlite3.connect(path) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreDown, match="locked"):
                await store.append("a", 1, entries(1), None)
            other.rollback()
        other.close()
        await store.append("a", 1, entries(1), None)
        assert await store.read("a", 0) == entries(0, 1)

    run(f"sqlite:///{path}", check)


def test_a_server_says_at_once_that_it_may_only_read_its_file(tmp_path: Path) -> None:
    """The tables are there and up to date, so nothing else would be written for a while."""
    path = tmp_path / "rooms.db"
    asyncio.run(_touch(path))

    @event.listens_for(Engine, "connect")
    def protect(connection: sqlite3.Connection, _record: object) -> None:
        connection.execute("PRAGMA query_only=on")  # whoever runs the tests may write to any file

    try:
        with pytest.raises(StoreDown, match=r"rooms\.db: .*readonly"):
            asyncio.run(houses.opened(f"sqlite:///{path}"))
    finally:
        event.remove(Engine, "connect", protect)


def test_a_full_disk_is_an_error_and_loses_nothing(tmp_path: Path) -> None:
    async def check(store: SqlStore) -> None:
        await store.append("a", 0, entries(0), None)

        def disk(pages: int) -> Callable[[Any], None]:
            return lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

        await store.write(disk(1))
        written = 1

        async def fill() -> None:
            nonlocal written
            while written < 20_000:
                await store.append("a", written, entries(*range(8)) * 20, None)
                written += 160

        with pytest.raises(StoreDown, match="full"):
            await fill()
        assert len(await store.read("a", 0)) == written
        await store.write(disk(1_000_000))
        await store.append("a", written, entries(3), None)
        assert len(await store.read("a", written)) == 1

    run(f"sqlite:///{tmp_path / 'rooms.db'}", check)


def test_a_server_that_is_not_there_is_an_error() -> None:
    with pytest.raises(StoreDown):
        asyncio.run(open_store("postgresql://nobody@127.0.0.1:1/none"))


def test_a_server_whose_clock_is_wrong_goes_by_the_database(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = time.time
    monkeypatch.setattr("vierblatt.store.postgres.time.time", lambda: real() - 3600)

    async def check(store: SqlStore) -> None:
        assert abs(store.offset - 3_600_000) < 2_000
        assert abs(House(store).now() - 1000 * real()) < 2_000

    run(postgresql, check)


@pytest.mark.skipif(os.name == "nt", reason="has other rights")
def test_nobody_else_on_the_machine_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    asyncio.run(_touch(path))
    for file in tmp_path.glob("rooms.db*"):
        assert file.stat().st_mode & 0o077 == 0, file


async def _touch(path: Path) -> None:
    store = await open_store(f"sqlite:///{path}")
    await store.close()
