"""How soon bots play: by the times of the log alone, whatever they hold."""

from typing import Any

import pytest

from tests.room.tables import Sitting, begun, lobby
from vierblatt.games import GAMES
from vierblatt.room import commands
from vierblatt.room.clock import PACES
from vierblatt.room.entries import Moved
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Clock, Pace

BOT = Chair("bot", "random")
SLOW: tuple[Pace, ...] = ("normal", "calm")


def table(game: str, pace: Pace, people: int = 1, **settings: Any) -> Sitting:
    """One table; whoever is no person at it is a bot."""
    seats = next(one.seats[0] for one in GAMES if one.name == game)
    chairs = (Chair("human"),) * people + (BOT,) * (seats - people)
    sitting = lobby(game, people, pace=pace, chairs=chairs, **settings)
    sitting.do(0 if people else None, commands.Begin())
    return sitting


def bot(sitting: Sitting) -> tuple[int, commands.BotAct]:
    """The first seat that a bot decides for, and its answer."""
    room = sitting.room
    seat = next(at for at in room.waiting() if room.seats[at].botlike)
    return seat, commands.BotAct(room.bot_job(seat), sitting.luck.choice(sitting.moves(seat)))


def wait(sitting: Sitting) -> tuple[int, int]:
    """Let the first bot play as soon as it may: how long it has waited, and its seat."""
    seat, answer = bot(sitting)
    start = sitting.room.at
    at = sitting.room.seats[seat].plays_at
    if start < at:
        sitting.now = at - 1
        assert sitting.refused(-1, answer) == "too-early"
    sitting.now = at
    sitting.do(-1, answer)
    return at - start, seat


@pytest.mark.parametrize("pace", SLOW)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_wait_depends_on_what_all_have_seen_alone(game: str, pace: Pace) -> None:
    sitting = table(game, pace, people=0)
    waits = PACES[pace]
    seen = {waits.usual: 0, waits.look: 0}
    while not sitting.room.over and len(sitting.log) < 80:
        rests = any(fact[0] in sitting.room.game.rests for fact in sitting.room.pages[-1].facts)
        dealt = sitting.log[-1].__struct_config__.tag == "dealt"
        secret = sitting.room.secret_stage
        waited, _ = wait(sitting)
        if not secret:
            assert waited == (waits.look if rests or dealt else waits.usual)
            seen[waited] += 1
    assert all(seen.values())


def test_bots_that_bid_in_secret_play_at_the_same_moment() -> None:
    sitting = table("four-seasons", "calm", people=0)
    times = {seat.plays_at for seat in sitting.room.seats}
    assert times == {sitting.room.at + PACES["calm"].look}
    wait(sitting)
    assert {seat.plays_at for seat in sitting.room.seats} == times


def test_forced_and_free_moves_take_the_same_time() -> None:
    sitting = table("four-gems", "normal", people=0)
    times: dict[tuple[bool, bool], set[int]] = {}
    for _ in range(150):
        seat, _ = bot(sitting)
        forced, look = len(sitting.moves(seat)) == 1, sitting.room.look
        waited, _ = wait(sitting)
        times.setdefault((forced, look), set()).add(waited)
    assert times[True, False] == times[False, False] == {PACES["normal"].usual}


def test_quick_is_as_soon_as_it_can_and_never_too_early() -> None:
    sitting = table("seasons-duel", "quick", people=0)
    seat, answer = bot(sitting)
    assert [job.due for job in sitting.room.jobs()] == [sitting.room.seats[seat].plays_at]
    sitting.do(-1, answer)


def test_a_stand_in_takes_its_time_as_well() -> None:
    sitting = begun("seasons-duel", pace="calm", clock=Clock("strict", 20))
    seat = sitting.room.waiting()[0]
    sitting.now = next(job.due for job in sitting.room.jobs())
    sitting.do(-1, commands.LookAtClock())
    assert sitting.room.seats[seat].minder == "once"
    assert wait(sitting) == (PACES["calm"].usual, seat)


@pytest.mark.parametrize("leave", [commands.Leave(), commands.Pause()])
def test_who_leaves_or_pauses_is_seen_before_a_bot_plays(leave: commands.Command) -> None:
    sitting = begun("seasons-duel", pace="normal", chairs=(Chair("human"),) * 2)
    seat = sitting.room.waiting()[0]
    sitting.now += 60_000
    sitting.do(seat, commands.Leave())
    assert sitting.room.seats[seat].plays_at == sitting.now + PACES["normal"].usual
    if isinstance(leave, commands.Pause):
        sitting.do(1 - seat, leave)
        sitting.now += 60_000
        sitting.do(1 - seat, commands.Resume())
        assert sitting.room.seats[seat].plays_at == sitting.now + PACES["normal"].usual


def test_the_bot_has_thought_when_its_time_comes() -> None:
    sitting = table("four-gems", "normal", people=0)
    for _ in range(30):
        seat, _ = bot(sitting)
        (job,) = sitting.room.jobs()
        assert job.due == sitting.room.seats[seat].plays_at - PACES["normal"].thought
        assert job.due >= sitting.room.at
        wait(sitting)


def test_the_times_are_the_same_after_a_restart() -> None:
    sitting = table("four-gems", "calm", people=1)
    for _ in range(40):
        if sitting.room.waiting() == (0,):
            sitting.act(0)
        else:
            wait(sitting)
        again = Room("room").replay(sitting.log)
        assert again.jobs() == sitting.room.jobs()
        assert again.seats == sitting.room.seats
    assert {entry.by for entry in sitting.log if isinstance(entry, Moved)} == {"person", "bot"}


def test_talk_delays_no_bot() -> None:
    sitting = table("seasons-duel", "normal")
    while sitting.room.waiting() == (0,):
        sitting.act(0)
    before = sitting.room.jobs()
    sitting.now += 500
    sitting.do(0, commands.Emoting("hello"))
    assert sitting.room.jobs() == before
