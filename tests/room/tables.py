"""Rooms for tests: a store in memory, chance that repeats, a clock that one sets by hand."""

from collections import defaultdict
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any

from vierblatt.room import commands
from vierblatt.room.draft import Actor, Draft, created
from vierblatt.room.entries import Entry
from vierblatt.room.feed import Message, messages
from vierblatt.room.ports import Addition, Conflict, Job, Leased
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.rulings import rule, sit
from vierblatt.room.settings import Settings

START = 1_800_000_000_000
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


class Counted:
    """Chance and names in a fixed order."""

    def __init__(self) -> None:
        self.number = 0

    def _next(self) -> int:
        self.number += 1
        return self.number

    def secret(self) -> bytes:
        return sha256(b"%d" % self._next()).digest()

    def token(self) -> str:
        return f"token-{self._next()}"

    def room(self) -> str:
        return f"room-{self._next()}"


class Memory:
    """A store that forgets everything when it goes."""

    def __init__(self) -> None:
        self.logs: dict[str, list[Entry]] = defaultdict(list)
        self.jobs: dict[str, list[Job]] = {}

    async def append(
        self, room: str, after: int, entries: Sequence[Entry], jobs: Sequence[Job] | None
    ) -> None:
        await self.append_all([Addition(room, after, entries, jobs)])

    async def append_all(self, additions: Sequence[Addition]) -> None:
        if any(len(self.logs[one.room]) != one.after for one in additions):
            raise Conflict
        for room, _, entries, jobs in additions:
            self.logs[room] += entries
            if jobs is not None:
                self.jobs[room] = list(jobs)

    async def read(self, room: str, after: int) -> list[Entry]:
        return self.logs[room][after:]

    async def lease(self, kind: str, now: int, until: int, most: int) -> list[Leased]:
        jobs = [job for jobs in self.jobs.values() for job in jobs if job.kind == kind]
        return [Leased(job, 0) for job in jobs if job.due <= now][:most]

    async def next_due(self, kind: str) -> int | None:
        due = [job.due for jobs in self.jobs.values() for job in jobs if job.kind == kind]
        return min(due, default=None)


class Silent:
    """Bells that nobody hears."""

    def ring(self, room: str) -> None:
        pass


class Sitting:
    """A room that a test plays at, with what its log would be."""

    def __init__(self, room: Room, chance: Counted, now: int = START) -> None:
        self.room = room
        self.chance = chance
        self.now = now
        self.log: list[Entry] = [page.entry for page in room.pages]
        self.others: list[Room] = []
        self.luck = Random(1)

    def do(self, seat: int | None, command: commands.Command, word: str = "") -> None:
        """Let a seat, or the room itself (-1), ask for something. Raises Refusal."""
        actor = Actor(inner=True) if seat == -1 else self.actor(seat)
        draft = Draft(self.room, self.now, self.chance, word)
        rule(draft, actor, command)
        self._take(draft)

    def actor(self, seat: int | None) -> Actor:
        key = self.room.host_key if seat is None else self.room.seats[seat].key
        return Actor(seat, key == self.room.host_key)

    def sit(self, name: str, seat: int | None = None) -> None:
        draft = Draft(self.room, self.now, self.chance)
        sit(draft, commands.Sit(name, seat), f"key of {name}", None)
        self._take(draft)

    def _take(self, draft: Draft) -> None:
        self.room = draft.room
        self.log += draft.written
        if draft.other is not None:
            self.others.append(draft.other.room)

    def act(self, seat: int, move: str | None = None) -> None:
        """Let a person do what is named, else anything that it may do."""
        seen = self.room.seq(seat)
        self.do(seat, commands.Act(move or self.luck.choice(self.moves(seat)), seen))

    def moves(self, seat: int) -> list[str]:
        play = self.room.play
        assert play is not None
        assert play.match.state is not None
        codes = play.match.state.legal(seat)
        return [self.room.game.text(play.match.decode(seat, code)) for code in codes]

    def bots(self) -> None:
        """Let bots do anything that they may until a person is waited for."""
        while True:
            waiting = [at for at in self.room.waiting() if self.room.seats[at].botlike]
            if not waiting:
                return
            job = self.room.bot_job(waiting[0])
            self.do(-1, commands.BotAct(job, self.luck.choice(self.moves(waiting[0]))))

    def feed(self, seat: int | None, after: int = 0) -> list[Message]:
        """All that a listener is told from a number on."""
        told: list[Message] = []
        while more := messages(self.room, seat, after + len(told)):
            told += more
        return told

    def refused(self, seat: int | None, command: commands.Command) -> str:
        """The code of a refusal, after which nothing has changed."""
        before = [page.entry for page in self.room.pages]
        try:
            self.do(seat, command)
        except Refusal as refusal:
            assert [page.entry for page in self.room.pages] == before
            return refusal.code
        raise AssertionError(f"{command} was not refused")


def lobby(game: str, people: int | None = None, **settings: Any) -> Sitting:
    """A table with so many people, the first its host; all of the seats by default."""
    chance = Counted()
    draft = created("room", Settings(game, **settings), "key of Ann", START, chance)
    sitting = Sitting(draft.room, chance)
    for name in PEOPLE[: len(draft.room.seats) if people is None else people]:
        sitting.sit(name)
    return sitting


def begun(game: str, people: int | None = None, **settings: Any) -> Sitting:
    """The same with its match begun."""
    sitting = lobby(game, people, **settings)
    sitting.do(0, commands.Begin())
    return sitting
