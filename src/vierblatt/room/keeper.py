"""Keeps the rooms: one action at a time each, written down first, then told."""

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from vierblatt.room import commands
from vierblatt.room.draft import Actor, Draft, created
from vierblatt.room.ports import Bells, Conflict, Entropy, Now, Store
from vierblatt.room.practice import Practice, set_out
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.rulings import rule, sit
from vierblatt.room.settings import Settings

T = TypeVar("T")

Told = Callable[[Draft], None]
"""Told of what was written down."""

KEPT: Final = 2_000
"""How many rooms are kept in memory; the others are read again when they are wanted."""
TRIES: Final = 20
"""How often a command is tried when others write to the same log."""
MOST_ENTRIES: Final = 20_000
"""How long a log may become: no match comes near it."""
SHORT: Final = 16
"""So much of a key says whose command it was: the same id from somebody else is another command."""


class Done(NamedTuple):
    """A command was carried out, now or before."""

    seq: int
    """The number of the message that tells of it, for whoever sent it."""
    repeated: bool
    idle: bool = False
    """Whether there was nothing to be done."""


class Seated(NamedTuple):
    """Somebody has a seat, or set the room up."""

    room: str
    token: str
    seat: int | None


def key_of(token: str) -> str:
    """What is kept of a token: its hash."""
    return sha256(token.encode()).hexdigest()


def key_shown(token: str | None) -> str:
    """The same for whoever shows one; empty for a watcher."""
    return "" if token is None else key_of(token)


class Keeper:
    """All rooms of a store, as one process sees them."""

    def __init__(
        self, store: Store, bells: Bells, entropy: Entropy, now: Now, told: Told | None = None
    ) -> None:
        self._store = store
        self._told = told
        self._bells = bells
        self._entropy = entropy
        self.now = now
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._stale: dict[str, int] = {}
        """The rooms that others have written to, and how often that was heard by then."""
        self._times_heard = 0
        self._writing: dict[str, int] = {}
        """The rooms that are being written to from here, and how many entries they will have."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def create(self, settings: Settings, name: str | None) -> Seated:
        """Set a table up; with a name, its author sits down. Raises Refusal, StoreDown."""
        token, room = self._entropy.token(), self._entropy.room()
        key = key_of(token)
        draft = created(room, settings, key, self.now(), self._entropy)
        seat = None if name is None else sit(draft, commands.Sit(name), key, None)
        await self._keep(draft)
        return Seated(room, token, seat)

    async def set_up(self, settings: Settings) -> str:
        """Set a table up whose host is whoever sits down first. Raises Refusal, StoreDown."""
        room = self._entropy.room()
        await self._keep(created(room, settings, "", self.now(), self._entropy))
        return room

    async def practise(self, practice: Practice, name: str) -> Seated:
        """Set a table up that goes on from a position of a match. Raises Refusal, StoreDown."""
        token, room = self._entropy.token(), self._entropy.room()
        new = (practice, name, room, key_of(token), self.now(), self._entropy)
        await self._keep(await asyncio.to_thread(set_out, *new))
        return Seated(room, token, practice.seat)

    async def sit(self, room: str, command_id: str, command: commands.Sit) -> Seated:
        """Take a free seat. Raises Refusal, StoreDown."""
        token = self._entropy.token()
        word = f"sit {command_id}"

        def take(draft: Draft) -> int:
            return sit(draft, command, key_of(token), draft.room.answered.get(word))

        _, seat = await self._try(room, word, take)
        return Seated(room, token, seat)

    async def do(self, room: str, key: str, command_id: str, command: commands.Command) -> Done:
        """Carry out what whoever has this key wants; the same id again is answered as at first.

        Who that is, is looked up in the room as it is written to: seats may change hands before.
        Raises Refusal, StoreDown.
        """

        def carry_out(draft: Draft) -> None:
            rule(draft, actor_by(draft.room, key), command)

        return await self._once(room, key, f"{key[:SHORT]} {command_id}", carry_out)

    async def work(self, room: str, command_id: str, command: commands.Command) -> Done:
        """The same for the room's own clock and bots."""

        def carry_out(draft: Draft) -> None:
            rule(draft, Actor(inner=True), command)

        return await self._once(room, "", f"room {command_id}", carry_out)

    async def _once(
        self, room: str, key: str, word: str, carry_out: Callable[[Draft], None]
    ) -> Done:
        def unless_done(draft: Draft) -> bool:
            if word in draft.room.answered:
                return True
            carry_out(draft)
            return False

        after, repeated = await self._try(room, word, unless_done)
        heard = after.heard[after.ear(after.seat_of(key))]
        page = after.answered.get(word, len(after.pages))
        return Done(bisect_right(heard, page), repeated, word not in after.answered)

    async def _try(self, name: str, word: str, what: Callable[[Draft], T]) -> tuple[Room, T]:
        """Try on the room as it is known; when that fails, on the room as it is in the store."""
        async with self._lock(name):
            room, fresh = await self._known_or_read(name)
            for _ in range(TRIES):
                draft = Draft(room, self.now(), self._entropy, word)
                try:
                    done = what(draft)
                    if draft.written:
                        await self._keep(draft)
                    return draft.room, done
                except Conflict:
                    room, fresh = await self._read(name), True
                    if len(room.pages) == draft.before:  # nobody was quicker: it was pruned
                        self.forget(name)
                        raise Refusal("no-such-room") from None
                except Refusal:
                    if fresh:
                        raise
                    room, fresh = await self._read(name), True
        raise Refusal("busy")

    async def room(self, name: str, *, fresh: bool = True) -> Room:
        """A room as it is now, or at least as the last bell told; it must not be changed.

        Raises Refusal, StoreDown.
        """
        room = None if fresh else self.current(name)
        if room is not None:
            return room
        async with self._lock(name):
            room = None if fresh else self.current(name)
            return room or await self._read(name)

    def current(self, name: str) -> Room | None:
        """A room as the last bell told; None when it has to be read."""
        return None if name in self._stale else self._rooms.get(name)

    def heard(self, name: str | None, head: int) -> bool:
        """Somebody has written to this room, or perhaps to any; whether that is news here."""
        self._times_heard += 1
        if name is None:
            self._stale.update(dict.fromkeys(self._rooms, self._times_heard))
            return True
        room = self._rooms.get(name)
        if room is None or head <= max(len(room.pages), self._writing.get(name, 0)):
            return room is None
        self._stale[name] = self._times_heard
        return True

    async def reschedule(self, name: str) -> None:
        """Write down anew what is due in a room, when a job has turned out to be idle."""
        room = await self.room(name)
        with suppress(Conflict):
            await self._store.append(name, len(room.pages), (), room.jobs())

    def known(self, name: str) -> Room | None:
        """A room as this process has seen it last."""
        return self._rooms.get(name)

    def forget(self, name: str) -> None:
        """Read this room from the store when it is wanted again."""
        self._rooms.pop(name, None)

    def _lock(self, room: str) -> asyncio.Lock:
        lock = self._locks.get(room)
        if lock is None:
            lock = self._locks[room] = asyncio.Lock()
        return lock

    async def _known_or_read(self, name: str) -> tuple[Room, bool]:
        room = self._rooms.get(name)
        return (await self._read(name), True) if room is None else (room, False)

    async def _read(self, name: str) -> Room:
        """The room with all that others have written since."""
        if not name.isprintable():
            raise Refusal("no-such-room")  # PostgreSQL takes no zero byte
        heard = self._stale.get(name)
        room = self._rooms.get(name) or Room(name)
        log = await self._store.read(name, len(room.pages))
        if not room.pages and not log:
            raise Refusal("no-such-room")
        if log:
            room = room.copy().replay(log)
        self._remember(room)
        if self._stale.get(name) == heard:
            self._stale.pop(name, None)  # and nothing was heard while it was read
        if log:
            self._bells.ring(name)  # what was read before it was heard of is no news any more
        return room

    def _remember(self, room: Room) -> None:
        self._rooms[room.name] = room
        self._rooms.move_to_end(room.name)
        while len(self._rooms) > KEPT:
            self._stale.pop(self._rooms.popitem(last=False)[0], None)

    async def _keep(self, draft: Draft) -> None:
        """Write down, then show and ring; a new room together with the one that names it."""
        drafts = [draft] if draft.other is None else [draft.other, draft]
        if any(len(one.room.pages) > MOST_ENTRIES for one in drafts):
            raise Refusal("too-many")
        await self._write(drafts)
        for one in drafts:
            self._remember(one.room)
            self._bells.ring(one.room.name)
            if self._told is not None:
                self._told(one)

    async def _write(self, drafts: Sequence[Draft]) -> None:
        """What is heard of a room meanwhile is this, unless it fails: then it was another's."""
        heads = {one.room.name: len(one.room.pages) for one in drafts}
        self._writing |= heads
        try:
            await self._store.append_all([one.addition() for one in drafts])
        except BaseException:
            for name, head in heads.items():
                del self._writing[name]
                self.heard(name, head)
                self._bells.ring(name)
            raise
        for name in heads:
            del self._writing[name]


def actor_of(room: Room, token: str | None) -> Actor:
    """Who shows this token; a watcher shows none. Raises Refusal for one that opens nothing."""
    return actor_by(room, key_shown(token))


def actor_by(room: Room, key: str) -> Actor:
    """The same from the hash of the token; a watcher's is empty."""
    if not key:
        return Actor()
    seat = room.seat_of(key)
    if seat is None and key != room.host_key:
        raise Refusal("wrong-token")
    return Actor(seat, key == room.host_key)
