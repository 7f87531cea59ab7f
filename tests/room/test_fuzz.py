"""Anybody does anything at any time: nothing breaks, nothing leaks, and the log says it all."""

import os
from random import Random

import pytest

from tests.room.tables import PEOPLE, Sitting, lobby
from vierblatt.core.match import Match
from vierblatt.core.record import parse
from vierblatt.games import GAMES
from vierblatt.room import commands
from vierblatt.room.audit import audit, positions, sent
from vierblatt.room.entries import Terms
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Clock

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
TABLES = 60 if DEEP else 2
STEPS = 400
SHORT = {"four-gems": {"target": 100}, "four-seasons": {"target": 1}}


def anything(sitting: Sitting, luck: Random) -> None:
    """One wish of anybody, most of them to play on."""
    seats = range(len(sitting.room.seats))
    seat = luck.choice(seats)
    other = luck.choice(seats)
    room = sitting.room
    wishes: list[commands.Command] = [
        commands.TakeBack(),
        commands.Nudge(other),
        commands.CallBot(other),
        commands.ComeBack(),
        commands.Pause(),
        commands.Resume(),
        commands.Claim(),
        commands.Emoting("hello"),
        commands.Say(f"I hold {luck.choice(['R20', 'B5', 'AS', 'G2'])}"),
        commands.Ask("swap", Terms(seat=other)),
        commands.Ask("clock-off"),
        commands.Ask("rematch", Terms(rotate=luck.random() < 0.5)),
        commands.Ask("take-back", Terms(reason="I meant the G2")),
        commands.Ask("claim"),
        commands.Reply(luck.randint(1, room.asked + 1), yes=luck.random() < 0.5),
        commands.GoAhead(luck.randint(1, room.asked + 1), bots=luck.random() < 0.5),
        commands.Withdraw(luck.randint(1, room.asked + 1)),
        commands.Act("nonsense", room.seq(seat)),
    ]
    rare: list[commands.Command] = [commands.Leave(), commands.Begin(), commands.Ask("resign")]
    sitting.now += luck.choice((0, 10, 3_000, 40_000))
    dice = luck.random()
    if room.waiting() and not room.paused and dice < 0.6:
        mover = luck.choice(room.waiting())
        if room.seats[mover].botlike:
            move = luck.choice(sitting.moves(mover))
            sitting.do(-1, commands.BotAct(room.bot_job(mover), move))
        else:
            sitting.act(mover)
    elif dice < 0.7:
        sitting.do(-1, commands.LookAtClock())
    elif dice > 0.995:
        sitting.do(seat, luck.choice(rare))
    else:
        sitting.do(seat, luck.choice(wishes))


def fuzzed(game: str, number: int) -> Sitting:
    """A table at which anybody did anything for a while."""
    luck = Random(f"{game} {number}")
    clock = Clock(luck.choice(("none", "relaxed", "strict")), 20)
    seats = next(one for one in GAMES if one.name == game).seats[0]
    chairs = tuple(
        Chair(*luck.choice((("open",), ("open",), ("bot", "random")))) for _ in range(seats)
    )
    sitting = lobby(game, 0, chairs=chairs, clock=clock, talk="chat", options=SHORT.get(game, {}))
    for name in PEOPLE[: sum(seat.free for seat in sitting.room.seats)]:
        sitting.sit(name)
    step = 0
    while step < STEPS and not (sitting.room.over and step > STEPS // 2):
        step += 1
        if sitting.room.play is None and step == 20:
            host = sitting.room.seat_of(sitting.room.host_key)
            sitting.do(host, commands.Begin())
        before = list(sitting.log)
        try:
            anything(sitting, luck)
        except Refusal:
            assert sitting.log == before
    return sitting


@pytest.mark.parametrize("number", range(TABLES))
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_anything_can_happen_and_nothing_goes_wrong(game: str, number: int) -> None:
    sitting = fuzzed(game, number)
    again = Room("room").replay(sitting.log)
    assert again.heard == sitting.room.heard
    assert again.jobs() == sitting.room.jobs()
    seats = len(sitting.room.seats)
    for seat in (None, *range(seats)):
        feed = sitting.feed(seat)
        assert [told.seq for told in feed] == list(range(1, len(feed) + 1))
        assert [told.at for told in feed] == sorted(told.at for told in feed)
    if not sitting.room.over:
        return
    lines = list(parse(record(sitting.room).splitlines(keepends=True)))
    for seat in (None, number % seats):
        room = sitting.room
        match = Match(room.game, room.options, seats, lines[0].fields["dealer"])
        audit(match, positions(match, lines), list(sent(room, seat)))
