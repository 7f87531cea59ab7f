"""Whatever people do at a table, nobody's messages tell where a hidden card lies.

The hidden cards are dealt anew as one listener may suppose them to lie; he must then be sent the
same bytes. So cards that look alike need no names, and what is told around the game's own views
and events (offers, requests, whose turn it is, what may be taken back) is held to it as well.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random as PlainRandom
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.room.tables import Sitting, lobby
from vierblatt.core.game import Event
from vierblatt.games import GAMES
from vierblatt.room import commands, entries, feed
from vierblatt.room.feed import message
from vierblatt.room.play import Play
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Clock
from vierblatt.testing.conformance import Table, all_tables, tables

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
STEPS, EVERY, WORLDS = (200, 1, 3) if DEEP else (54, 3, 1)
TRIES = 20
"""In how many deals a move is looked for that could have been the same there."""
ALL = [table for game in GAMES for table in (all_tables(game) if DEEP else tables(game))]
every_table = pytest.mark.parametrize("table", ALL, ids=str)


def at(table: Table, **settings: Any) -> Sitting:
    """People at a table who have changed seats, been sent away, and come again."""
    options = msgspec.to_builtins(table.options)
    chairs = (Chair(),) * table.seats
    settings = {"options": options, "chairs": chairs, "clock": Clock("relaxed", 20)} | settings
    sitting = lobby(table.game.name, talk="chat", watchers="open", **settings)
    sitting.do(0, commands.Ask("swap", entries.Terms(seat=1)))
    sitting.do(1, commands.Reply(1, True))
    sitting.do(1, commands.Kick(0))
    sitting.sit("Fay", 0)
    return sitting


def relaid(room: Room, seat: int | None, rng: Random) -> Room:
    """The same room with the hidden cards as this listener may suppose them to lie."""
    other = room.copy()
    play = other.play
    assert play is not None
    assert play.match.state is not None
    view = play.match.game.view(play.match.options, play.match.state, seat)
    play.match.state = play.match.game.imagine(view).deal(rng)
    play.match.state.facts = []
    return other


def newest(room: Room, seat: int | None) -> bytes:
    return msgspec.json.encode(message(room, seat, room.seq(seat)))


@dataclass
class Scan:
    """Sits beside every listener and compares."""

    seats: int
    rng: Random = field(default_factory=lambda: Random(5))
    positions: int = 0
    stories: int = 0

    def listeners(self) -> tuple[int | None, ...]:
        return (None, *range(self.seats))

    def look(self, room: Room) -> None:
        """The newest message of each listener is the same in each deal that he may suppose."""
        if room.over or room.play is None or room.play.match.state is None:
            return
        for seat in self.listeners():
            told = newest(room, seat)
            assert feed.encoded(room, seat, room.seq(seat)) == told
            for _ in range(WORLDS):
                assert newest(relaid(room, seat, self.rng), seat) == told, f"seat {seat}"
                self.positions += 1

    def hear(self, before: Room, after: Room, mover: int) -> None:
        """A move in another deal that looks the same afterwards was told in the same words."""
        move = after.pages[-1].entry
        if not isinstance(move, entries.Moved) or after.over:
            return
        assert after.play is not None
        for seat in self.listeners():
            events = [after.game.story(fact, seat) for fact in after.pages[-1].facts]
            for play in self._plays(before, seat, mover, move.move):
                told = other_story(play, mover, move.move, seat)
                if play.match.state and play.match.view(seat) == after.play.match.view(seat):
                    assert told == events, f"seat {seat} is told of {move.move}"
                    self.stories += 1

    def _plays(self, room: Room, seat: int | None, mover: int, move: str) -> Iterator[Play]:
        """Some other deal, and one in which the mover can do the same, if there soon is one."""
        play = room.play
        assert play is not None
        worlds = room.game.imagine(play.match.view(seat).table)
        for number in range(TRIES):
            other, world = play.copy(), worlds.deal(self.rng)
            world.facts = []
            other.match.state = world
            same = other.match.why_not(mover, other.code(move)) is None
            if same or number == 0:
                yield other
            if same:
                return


def other_story(play: Play, mover: int, move: str, seat: int | None) -> list[Event | None]:
    """What is told when the mover does the same in another deal, or what he may there."""
    game, state = play.match.game, play.match.state
    assert state is not None
    legal = [game.text(play.match.decode(mover, code)) for code in state.legal(mover)]
    if not legal:
        return []
    facts = play.move(mover, move if move in legal else legal[len(legal) // 2])
    return [game.story(fact, seat) for fact in facts]


def do_anything(sitting: Sitting, chance: PlainRandom, scan: Scan, compare: bool) -> None:
    """A move most of the time; else anything that people do."""
    room, seat = sitting.room, chance.randrange(len(sitting.room.seats))
    waiting = room.waiting()
    wishes: list[commands.Command] = [
        commands.TakeBack(),
        commands.Nudge(seat),
        commands.CallBot(seat),
        commands.ComeBack(),
        commands.Pause(),
        commands.Resume(),
        commands.Ask("clock-off"),
        commands.Reply(room.asked, chance.random() < 0.3),
        commands.Say("hm"),
        commands.Leave() if chance.random() < 0.1 else commands.Emoting("hello"),
    ]
    sitting.now += chance.choice((0, 100, 25_000))
    try:
        if chance.random() < 0.35:
            asker = chance.randrange(len(room.seats))
            sitting.do(asker, chance.choice(wishes) if asker in room.persons() else wishes[3])
        elif chance.random() < 0.2:
            sitting.do(-1, commands.LookAtClock())
        elif waiting:
            mover = chance.choice(waiting)
            if room.seats[mover].botlike:
                move = chance.choice(sitting.moves(mover))
                sitting.do(-1, commands.BotAct(room.bot_job(mover), move))
            else:
                sitting.act(mover, chance.choice(sitting.moves(mover)))
            if compare:
                scan.hear(room, sitting.room, mover)
            if sitting.room.may_take_back(mover) and chance.random() < 0.3:
                sitting.do(mover, commands.TakeBack())
                scan.look(sitting.room)
    except Refusal:
        return


def agree_to_go_back(sitting: Sitting, scan: Scan) -> None:
    """Somebody's move is taken back with all that came after it, if that can be."""
    room = sitting.room
    askers = [seat for seat in range(len(room.seats)) if len(room.moves_back(seat)) > 1]
    if room.paused or not askers:
        return
    sitting.do(askers[0], commands.Ask("take-back", entries.Terms(reason="hm")))
    number = sitting.room.asked
    # Where bots mind all other seats nobody is asked, and it is done.
    request = sitting.room.requests.get(number) if number > room.asked else None
    for seat in sorted(request.wanted) if request else ():
        scan.look(sitting.room)
        sitting.do(seat, commands.Reply(number, True))
    scan.look(sitting.room)


def no_secret(room: Room) -> None:
    """Nobody is sent the secret of the deal, a token's hash, or what a log alone may have."""
    keys = {seat.key for seat in room.seats if seat.key} | {room.host_key}
    words = [word.encode() for word in keys if word]
    if not room.over and room.secret:
        words.append(room.secret.hex().encode())
    for seat in (None, *range(len(room.seats))):
        told = b"".join(
            msgspec.json.encode(message(room, seat, number))
            for number in range(1, room.seq(seat) + 1)
        )
        for word in words:
            assert word not in told
        assert b'"pack"' not in told


@every_table
def test_no_message_depends_on_where_hidden_cards_lie(table: Table) -> None:
    sitting = at(table)
    sitting.do(1, commands.Begin())
    scan, chance = Scan(table.seats), PlainRandom(str(table))
    for step in range(STEPS):
        if sitting.room.over:
            break
        do_anything(sitting, chance, scan, compare=step % EVERY == 0)
        if step % EVERY == 0:
            scan.look(sitting.room)
        if step % 15 == 14:
            agree_to_go_back(sitting, scan)
    no_secret(sitting.room)
    assert scan.positions > 10
    assert scan.stories > 2
    assert any(isinstance(entry, entries.TookBack) for entry in sitting.log) or not DEEP


def ended(table: Table) -> Sitting:
    """A short match, played out by people who take moves back."""
    values = msgspec.to_builtins(table.options)
    short = {"four-gems": 100, "four-seasons": 1, "vier-felder": 5}.get(table.game.name)
    if short is not None:
        values["target"] = short
    sitting = at(table, options=values)
    sitting.do(1, commands.Begin())
    while not sitting.room.over:
        mover = sitting.room.waiting()[-1]
        sitting.act(mover)
        if sitting.room.may_take_back(mover) and len(sitting.log) % 4 == 0:
            sitting.do(mover, commands.TakeBack())
    return sitting


def rematch(old: Sitting) -> Sitting:
    """The new room, everybody one seat on."""
    old.do(0, commands.Ask("rematch", entries.Terms(rotate=True)))
    for seat in range(1, len(old.room.seats)):
        old.do(seat, commands.Reply(old.room.asked, True))
    return Sitting(old.others[-1], old.chance, old.now)


FIRST = [
    next(one for one in ALL if one.game is game and one.seats == seats)
    for game in GAMES
    for seats in game.seats
]


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_a_rematch_tells_nothing_either(table: Table) -> None:
    old = ended(table)
    no_secret(old.room)
    new = rematch(old)
    for seat, one in enumerate(old.room.seats):
        assert new.room.seat_of(one.key) == (seat + 1) % table.seats
    assert new.room.secret != old.room.secret
    scan, chance = Scan(table.seats), PlainRandom(3)
    scan.look(new.room)
    for _ in range(20):
        do_anything(new, chance, scan, compare=True)
        scan.look(new.room)
    no_secret(new.room)
    assert scan.positions > 10


def found_out(table: Table) -> None:
    """Play a little and scan."""
    sitting, scan = at(table), Scan(table.seats)
    sitting.do(1, commands.Begin())
    for _ in range(40):
        mover, before = sitting.room.waiting()[0], sitting.room
        sitting.act(mover)
        scan.hear(before, sitting.room, mover)
        scan.look(sitting.room)


@pytest.mark.parametrize("table", FIRST, ids=str)
def test_a_position_that_names_hidden_cards_is_found_out(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = feed._shown

    def hinting(room: Room, at: int, listener: int | None, asked: bool) -> feed.SeatShown:
        view: Any = room.play and room.play.match.view(at).table
        name = " ".join(view.hand) if view else ""
        return msgspec.structs.replace(honest(room, at, listener, asked), name=name)

    monkeypatch.setattr(feed, "_shown", hinting)
    with pytest.raises(AssertionError, match="seat"):
        found_out(table)


def test_a_story_that_tells_a_secret_bid_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(one for one in FIRST if one.game.name == "four-seasons")
    found_out(table)
    kind, honest = type(table.game), type(table.game).story
    monkeypatch.setattr(kind, "story", lambda game, fact, seat: honest(game, fact, fact[1]))
    with pytest.raises(AssertionError, match="is told of"):
        found_out(table)
