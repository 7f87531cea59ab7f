"""A room as its log has made it: the entries are applied one by one and decide everything."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from vierblatt.core.game import Game, Options, Score
from vierblatt.core.match import given_up
from vierblatt.core.state import Fact, State
from vierblatt.room import clock, entries
from vierblatt.room.changes import CHANGES
from vierblatt.room.entries import Entry
from vierblatt.room.play import Play
from vierblatt.room.ports import Job
from vierblatt.room.seats import Request, Seat
from vierblatt.room.settings import Clock, Settings
from vierblatt.room.twin import twin

if TYPE_CHECKING:
    from vierblatt.room.feed import Position


class Page(msgspec.Struct, frozen=True, gc=False):
    """An entry, what came of it, and the round that it ended: its score and how it lay then."""

    entry: Entry
    facts: tuple[Fact, ...]
    score: Score | None
    ended: State | None


class Room:
    """A table and its match. It is only ever changed by `apply`."""

    game: Game
    options: Options
    settings: Settings
    rule_code: str
    """Its house rules in one short word."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.at = 0
        self.pages: list[Page] = []
        self.answered: dict[str, int] = {}
        """The commands that were carried out, and the page that each of them began."""
        self.heard: list[list[int]] = []
        """For each listener, the watchers last, the pages that it was told of."""
        self.positions: list[int] = []
        """For each listener the number of the last message that changed the game's position."""
        self.texts: dict[int, bytes] = {}
        """For each listener the newest message as it is sent, once somebody has wanted it."""
        self.watched: Position | None = None
        """How everything stands for a watcher, once somebody has wanted to know."""
        self._due: list[Job] | None = None
        """What is due, once somebody has wanted to know."""
        self.seats: list[Seat] = []
        self.host_key = ""
        self.play: Play | None = None
        self.secret = b""
        self.commitment: str | None = None
        """The hash of the secret, once there is one and as long as it lays all packs."""
        self.shown: tuple[int, ...] = ()
        """The seats that watchers see as waited for."""
        self.look = False
        """Whether the last thing that happened in the game is one that people want to look at."""
        self.paused: entries.Paused | None = None
        self.clock_off = False
        self.requests: dict[int, Request] = {}
        self.asked = 0
        """The number of the last request."""
        self.resigned: int | None = None
        self.rematch: str | None = None
        self.rematch_without: tuple[int, ...] = ()
        """The seats of people who are not at the new table with their tokens."""

    def copy(self) -> "Room":
        """The same room, to try something on."""
        other = twin(self)
        other.pages = list(self.pages)
        other.texts = {}
        other.watched = None
        other.answered = dict(self.answered)
        other.heard = [list(pages) for pages in self.heard]
        other.positions = list(self.positions)
        other.seats = [twin(seat) for seat in self.seats]
        other.play = self.play and self.play.copy()
        other.requests = {number: twin(one) for number, one in self.requests.items()}
        return other

    def apply(self, entry: Entry) -> None:
        """Let an entry happen. Raises Refusal when it cannot; the room is of no use then."""
        self.texts.clear()
        self.watched = None
        self._due = None
        told = self._told_alone(entry)
        facts = tuple(CHANGES[type(entry)](self, entry) or ())
        self.at = entry.at
        if entry.command:
            self.answered[entry.command] = len(self.pages)
        self.pages.append(Page(entry, facts, *self._end_of_round(entry)))
        self._hear(entry, facts, told)
        if not self.secret_stage:
            for seat in self.seats:
                seat.minder_told = seat.minder

    def replay(self, log: Iterable[Entry]) -> "Room":
        """Let the entries of a log happen."""
        for entry in log:
            self.apply(entry)
        return self

    # What it is

    @property
    def clock(self) -> Clock:
        """The clock that holds now."""
        return Clock() if self.clock_off else self.settings.clock

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        if self.play is None:
            return False
        return self.play.match.outcome is not None or self.resigned is not None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won; None while it goes on. Nobody has when one of many gave it up."""
        if self.resigned is not None:
            return given_up(self.sides, self.resigned)
        outcome = self.play and self.play.match.outcome
        return outcome.winners if outcome else None

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.game.partners(self.options, len(self.seats))

    @property
    def secret_stage(self) -> bool:
        """Whether several seats decide at once, without knowing of each other."""
        return len(self.shown) > 1

    def persons(self) -> frozenset[int]:
        """The seats whose owners are there, as all may know it."""
        seats = enumerate(self.seats)
        return frozenset(at for at, seat in seats if seat.person and seat.minder_told != "keeps")

    def waiting(self) -> tuple[int, ...]:
        """The seats that are waited for in truth."""
        return () if self.play is None or self.over else self.play.waiting()

    def seat_of(self, key: str) -> int | None:
        """The seat that this key opens."""
        found = (at for at, seat in enumerate(self.seats) if seat.key and seat.key == key)
        return next(found, None)

    def ear(self, seat: int | None) -> int:
        """The place of a listener in `heard` and `positions`."""
        return len(self.seats) if seat is None else seat

    def seq(self, seat: int | None) -> int:
        """How many messages a listener has had."""
        return len(self.heard[self.ear(seat)])

    def jobs(self) -> list[Job]:
        """What is due, and when, as long as nothing else happens."""
        if self._due is None:
            self._due = self._all_due()
        return self._due

    def _all_due(self) -> list[Job]:
        if self.over or self.play is None:
            return []
        if self.paused is not None:
            return [Job(self.name, "clock", self.paused.at + clock.LONGEST_PAUSE)]
        waiting = self.waiting()
        bots = [at for at in waiting if self.seats[at].botlike]
        jobs = [Job(self.name, self.bot_job(at), self.thinks_at(at)) for at in bots]
        others = [self.seats[at] for at in waiting if at not in bots]
        times = [clock.next_at(self.clock, seat) for seat in others]
        due = min((time for time in times if time is not None), default=None)
        return jobs if due is None else [*jobs, Job(self.name, "clock", due)]

    def thinks_at(self, seat: int) -> int:
        """When a bot that decides for a seat begins to think about it."""
        return self.seats[seat].plays_at - clock.PACES[self.settings.pace].thought

    def bot_job(self, seat: int) -> str:
        """The name of the decision that a bot is to make for a seat, and of its command."""
        return f"bot-{seat}-{self.seats[seat].turn}"

    def may_take_back(self, seat: int) -> bool:
        """Whether nobody has acted since the last move of a seat, and it has revealed nothing.

        A move whose only fact is itself has revealed nothing; secret bids of others are unknown.
        """
        mover = self.seats[seat]
        if self.over or self.paused or mover.took_back or mover.resigned:
            return False
        for at in reversed(self.heard[seat]):
            page = self.pages[at]
            entry = page.entry
            if isinstance(entry, entries.Moved):
                own = entry.seat == seat and entry.by == "person"
                return own and len(page.facts) == 1 and page.score is None
            if isinstance(entry, entries.TookBack | entries.Dealt | entries.Begun):
                return False
        return False

    def moves_back(self, seat: int) -> tuple[int, ...]:
        """Who made the moves that are taken back with the last one of a seat, the last move first.

        Nobody when that cannot be: something hidden was turned up since, or a bot made the move.
        """
        if self.over or self.seats[seat].resigned or self.seats[seat].minder:
            return ()
        movers: list[int] = []
        for entry, page in self._standing():
            if page.score is not None or any(fact[0] in self.game.reveals for fact in page.facts):
                return ()
            movers.append(entry.seat)
            if entry.seat == seat:
                return tuple(movers) if entry.by == "person" else ()
        return ()

    def _standing(self) -> Iterator[tuple[entries.Moved, Page]]:
        """The moves of the round that have not been taken back, the last one first."""
        undone = 0
        for page in reversed(self.pages):
            entry = page.entry
            if isinstance(entry, entries.Dealt):
                return
            if isinstance(entry, entries.TookBack):
                undone += 1
            elif isinstance(entry, entries.Moved):
                if not undone:
                    yield entry, page
                undone = max(undone - 1, 0)

    # Who is told

    def _told_alone(self, entry: Entry) -> int | None:
        """The seat that alone is told of an entry; None for everybody.

        While several seats decide in secret, what shows that one has not yet decided, or that it
        has, is for itself.
        """
        if not self.secret_stage:
            return None
        match entry:
            case entries.StoodIn(by=None) | entries.Nudged(by=None):
                return entry.seat
            case entries.CameBack() | entries.TookBack():
                return entry.seat
        return None

    def _hear(self, entry: Entry, facts: tuple[Fact, ...], alone: int | None) -> None:
        moves = isinstance(entry, entries.Moved | entries.Dealt | entries.TookBack)
        for ear, heard in enumerate(self.heard):
            seat = None if ear == len(self.seats) else ear
            told = alone is None or alone == seat
            if told and (not isinstance(entry, entries.Moved) or self._tells(facts, seat)):
                heard.append(len(self.pages) - 1)
                if moves:
                    self.positions[ear] = len(heard)

    def _tells(self, facts: Iterable[Fact], seat: int | None) -> bool:
        """Whether a listener is told anything of these facts."""
        return any(self.game.story(fact, seat) is not None for fact in facts)

    def _end_of_round(self, entry: Entry) -> tuple[Score | None, State | None]:
        if not isinstance(entry, entries.Moved) or self.play is None:
            return None, None
        match = self.play.match
        return (match.scores[-1], match.ended) if match.state is None else (None, None)
