"""The keeper: written down first, then shown; repeats, conflicts, and a store that fails."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from tests.room.tables import START, Counted, Memory, Silent
from vierblatt.room import commands
from vierblatt.room.entries import Emoted, Entry, Terms
from vierblatt.room.feed import messages
from vierblatt.room.keeper import Done, Keeper, Seated, actor_of, key_of
from vierblatt.room.ports import Addition, StoreDown
from vierblatt.room.refusals import Refusal
from vierblatt.room.settings import Settings


class Failing(Memory):
    """A store whose disk is full from time to time."""

    full = False

    async def append_all(self, additions: Sequence[Addition]) -> None:
        if self.full:
            raise StoreDown
        await super().append_all(additions)


class Raced(Memory):
    """A store at which somebody else is quicker, once, at a table that is there already."""

    quick: Entry | None = None

    async def append_all(self, additions: Sequence[Addition]) -> None:
        if self.quick and self.logs[additions[-1].room]:
            self.logs[additions[-1].room].append(self.quick)
            self.quick = None
        await super().append_all(additions)


def keeper(store: Memory) -> Keeper:
    chance = Counted()
    chance.number = id(store) % 1000 * 1000 + len(store.logs)
    return Keeper(store, Silent(), chance, lambda: START)


async def table(one: Keeper, game: str = "seasons-duel") -> tuple[str, list[Seated]]:
    host = await one.create(Settings(game), "Ann")
    guest = await one.sit(host.room, "first", commands.Sit("Ben"))
    await one.do(host.room, key_of(host.token), "begin", commands.Begin())
    return host.room, [host, guest]


async def act(one: Keeper, room: str, seats: Sequence[Seated], word: str) -> Done:
    now = await one.room(room)
    seat = now.waiting()[0]
    assert now.play is not None
    assert now.play.match.state is not None
    codes = list(now.play.match.state.legal(seat))
    code = Random(len(now.pages)).choice(codes)
    move = now.game.text(now.play.match.decode(seat, code))
    return await one.do(room, key_of(seats[seat].token), word, commands.Act(move, now.seq(seat)))


def test_a_token_opens_one_seat_and_a_wrong_one_nothing() -> None:
    async def check() -> None:
        one = keeper(Memory())
        name, (host, guest) = await table(one)
        room = await one.room(name)
        assert actor_of(room, host.token) == (0, True, False)
        assert actor_of(room, guest.token) == (1, False, False)
        assert actor_of(room, None) == (None, False, False)
        for token in ("", "nonsense", host.token + "x", room.host_key):
            with pytest.raises(Refusal, match="wrong-token"):
                actor_of(room, token)

    asyncio.run(check())


def test_the_same_command_again_is_answered_as_the_first_time() -> None:
    async def check() -> None:
        store = Memory()
        one = keeper(store)
        name, seats = await table(one)
        room = await one.room(name)
        seat = room.waiting()[0]
        key = key_of(seats[seat].token)
        assert room.play is not None
        assert room.play.match.state is not None
        moves = list(room.play.match.state.legal(seat))
        move = room.game.text(room.play.match.decode(seat, moves[0]))
        act = commands.Act(move, room.seq(seat))
        first = await one.do(name, key, "x", act)
        size = len(store.logs[name])
        again = await keeper(store).do(name, key, "x", act)
        assert (first.seq, first.repeated) == (again.seq, not again.repeated)
        assert len(store.logs[name]) == size

    asyncio.run(check())


def test_two_keepers_on_one_store_lose_and_double_nothing() -> None:
    async def check() -> None:
        store = Memory()
        both = [keeper(store), keeper(store)]
        name, seats = await table(both[0])
        for number in range(20):
            words = [f"{number}", f"{number}"]
            room = await both[0].room(name)
            if room.over:
                break
            done = [
                await act(one, name, seats, word) for one, word in zip(both, words, strict=True)
            ]
            assert all(one.seq > 0 for one in done)
        feeds = [messages(await one.room(name), 0, 0) for one in both]
        assert feeds[0] == feeds[1]
        assert [told.seq for told in feeds[0]] == list(range(1, len(feeds[0]) + 1))

    asyncio.run(check())


def test_many_talk_at_once_and_each_line_is_there_once() -> None:
    async def check() -> None:
        store = Memory()
        both = [keeper(store), keeper(store)]
        name, seats = await table(both[0])
        keys = [key_of(seated.token) for seated in seats]
        wishes = [
            both[number % 2].do(name, keys[seat], f"{number}", commands.Emoting("hello"))
            for seat in (0, 1)
            for number in range(5)
        ]
        await asyncio.gather(*wishes)
        told = messages(await both[1].room(name), 0, 0)
        assert [message.notice.kind for message in told].count("emoted") == 10

    asyncio.run(check())


async def lobby(one: Keeper) -> tuple[str, list[str]]:
    """A table with its host and a guest, and their keys."""
    host = await one.create(Settings("seasons-duel"), "Ann")
    guest = await one.sit(host.room, "first", commands.Sit("Ben"))
    return host.room, [key_of(host.token), key_of(guest.token)]


async def asked_to_swap(one: Keeper) -> tuple[str, list[str]]:
    name, (ann, ben) = await lobby(one)
    await one.do(name, ann, "swap", commands.Ask("swap", Terms(seat=1)))
    return name, [ann, ben]


def test_who_it_is_is_looked_up_when_it_is_his_turn() -> None:
    """Ben agrees to change seats and leaves at once: it is not Ann who is gone then."""

    async def check() -> None:
        store = Memory()
        one, other = keeper(store), keeper(store)
        name, (ann, ben) = await asked_to_swap(one)
        await other.room(name)
        await asyncio.gather(
            one.do(name, ben, "yes", commands.Reply(1, yes=True)),
            one.do(name, ben, "bye", commands.Leave()),
        )
        await other.do(name, ann, "hello", commands.Emoting("hello"))
        room = await one.room(name)
        assert [seat.name for seat in room.seats] == ["", "Ann"]
        assert room.seat_of(ann) == 1

    asyncio.run(check())


def test_who_has_changed_his_seat_may_ask_again_what_came_of_it() -> None:
    async def check() -> None:
        store = Memory()
        one = keeper(store)
        name, (_, ben) = await asked_to_swap(one)
        first = await one.do(name, ben, "yes", commands.Reply(1, yes=True))
        again = await keeper(store).do(name, ben, "yes", commands.Reply(1, yes=True))
        assert again == first._replace(repeated=True)

    asyncio.run(check())


def test_whoever_has_left_may_ask_again_whether_he_has() -> None:
    async def check() -> None:
        store = Memory()
        one = keeper(store)
        name, (_, ben) = await lobby(one)
        first = await one.do(name, ben, "1", commands.Leave())
        assert await one.do(name, ben, "1", commands.Leave()) == first._replace(repeated=True)
        with pytest.raises(Refusal, match="wrong-token"):
            await one.do(name, ben, "2", commands.Leave())

    asyncio.run(check())


def test_the_host_is_the_host_with_the_token_that_he_got_at_last() -> None:
    """His first token was lost on the way: a table of `vierblatt serve GAME` could not begin."""

    async def check() -> None:
        one = keeper(Memory())
        name = await one.set_up(Settings("seasons-duel"))
        lost, got = [await one.sit(name, "first", commands.Sit("Ann")) for _ in range(2)]
        room = await one.room(name)
        assert (room.seat_of(room.host_key), lost.seat, got.seat) == (0, 0, 0)
        await one.do(name, key_of(got.token), "begin", commands.Begin())

    asyncio.run(check())


def test_the_next_one_in_a_seat_may_number_his_commands_from_1_too() -> None:
    async def check() -> None:
        one = keeper(Memory())
        name, (_, ben) = await lobby(one)
        await one.do(name, ben, "1", commands.Emoting("hello"))
        await one.do(name, ben, "2", commands.Leave())
        cleo = key_of((await one.sit(name, "second", commands.Sit("Cleo"))).token)
        assert not (await one.do(name, cleo, "1", commands.Emoting("hello"))).repeated

    asyncio.run(check())


def test_what_could_not_be_written_has_not_happened() -> None:
    async def check() -> None:
        store = Failing()
        one = keeper(store)
        name, seats = await table(one)
        before = await one.room(name)
        store.full = True
        with pytest.raises(StoreDown):
            await act(one, name, seats, "a")
        assert await one.room(name) is before
        store.full = False
        assert not (await act(one, name, seats, "a")).repeated

    asyncio.run(check())


def test_a_room_that_is_not_there() -> None:
    with pytest.raises(Refusal, match="no-such-room"):
        asyncio.run(keeper(Memory()).room("nowhere"))


def test_rooms_that_were_forgotten_are_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vierblatt.room.keeper.KEPT", 3)

    async def check() -> None:
        one = keeper(Memory())
        names = [(await table(one))[0] for _ in range(6)]
        assert one.known(names[0]) is None
        assert [(await one.room(name)).name for name in names] == names

    asyncio.run(check())


def test_whoever_looks_while_a_room_is_read_waits_for_what_was_heard() -> None:
    """Two listeners are woken by one bell: both must see what it rang for."""

    class Slow(Memory):
        async def read(self, room: str, after: int) -> list[Entry]:
            await asyncio.sleep(0.01)
            return await super().read(room, after)

    async def check() -> None:
        store = Slow()
        one, other = keeper(store), keeper(store)
        name, seats = await table(one)
        await other.room(name)
        await act(one, name, seats, "a")
        assert other.heard(name, len(store.logs[name]))
        rooms = await asyncio.gather(*(other.room(name, fresh=False) for _ in range(3)))
        assert {len(room.pages) for room in rooms} == {len(store.logs[name])}
        assert not other.heard(name, len(store.logs[name]))

    asyncio.run(check())


def test_what_is_read_before_it_is_heard_of_rings_the_bell() -> None:
    """A question reads what another process has written: whoever listens here must learn of it."""

    class Noted:
        def __init__(self) -> None:
            self.rung: list[str] = []

        def ring(self, room: str) -> None:
            self.rung.append(room)

    async def check() -> None:
        store, bells = Memory(), Noted()
        one, other = keeper(store), Keeper(store, bells, Counted(), lambda: START)
        name, seats = await table(one)
        await other.room(name)
        await act(one, name, seats, "a")
        bells.rung.clear()
        await other.room(name)
        assert bells.rung == [name]
        assert not other.heard(name, len(store.logs[name]))
        await other.room(name)
        assert bells.rung == [name]

    asyncio.run(check())


async def asked_again(one: Keeper) -> tuple[str, list[Seated], int]:
    """A match that is over and whose loser asks for another: the room, its people, the request."""
    name, seats = await table(one)
    keys = [key_of(seated.token) for seated in seats]
    await one.do(name, keys[0], "resign", commands.Ask("resign"))
    await one.do(name, keys[0], "again", commands.Ask("rematch"))
    return name, seats, (await one.room(name)).asked


def test_a_rematch_that_is_tried_twice_leaves_no_table_that_nobody_knows() -> None:
    async def check() -> None:
        store = Raced()
        one = keeper(store)
        name, seats, number = await asked_again(one)
        store.quick = Emoted(at=START, seat=0, emote="hello")
        await one.do(name, key_of(seats[1].token), "yes", commands.Reply(number, yes=True))
        room = await one.room(name)
        assert "emoted" in {told.notice.kind for told in messages(room, 0, 0)}
        assert {other for other, log in store.logs.items() if log} == {name, room.rematch}

    asyncio.run(check())


def test_a_rematch_is_kept_as_well_and_the_old_tokens_open_it() -> None:
    async def check() -> None:
        store = Memory()
        one = keeper(store)
        name, seats, number = await asked_again(one)
        await one.do(name, key_of(seats[1].token), "yes", commands.Reply(number, yes=True))
        other = (await one.room(name)).rematch
        assert other is not None
        new = await keeper(store).room(other)
        assert [actor_of(new, seated.token).seat for seated in seats] == [0, 1]
        assert new.play is not None

    asyncio.run(check())
