"""Clocks, nudges, bots that stand in, and pauses. What is due is worked out from the log."""

import pytest

from tests.room.tables import Sitting, begun
from vierblatt.room import commands
from vierblatt.room.clock import DEAL_GRACE, LONGEST_PAUSE
from vierblatt.room.room import Room
from vierblatt.room.settings import Clock

LOOK = commands.LookAtClock()


def due(sitting: Sitting) -> int:
    """When the clock has something to do."""
    return next(job.due for job in sitting.room.jobs() if job.name == "clock")


def first(sitting: Sitting) -> int:
    return sitting.room.waiting()[0]


def kinds(sitting: Sitting) -> list[str]:
    return [told.notice.kind for told in sitting.feed(None)]


def look(sitting: Sitting) -> None:
    """Wait for the clock and let it do what is due."""
    sitting.now = due(sitting)
    sitting.do(-1, LOOK)


def test_a_relaxed_clock_nudges_then_helps_then_keeps_the_seat() -> None:
    sitting = begun("seasons-duel", clock=Clock("relaxed", 20))
    seat = first(sitting)
    start = sitting.now
    assert due(sitting) == start + DEAL_GRACE + 20_000
    look(sitting)
    assert kinds(sitting)[-1] == "nudged"
    look(sitting)
    assert sitting.now == start + DEAL_GRACE + 40_000
    assert sitting.room.seats[seat].minder == "once"
    sitting.bots()
    for _ in range(2):
        while first(sitting) != seat:
            sitting.act(first(sitting))
        while not sitting.room.seats[seat].minder:
            look(sitting)
        sitting.bots()
    assert sitting.room.seats[seat].minder == "keeps"
    while first(sitting) != seat:
        sitting.act(first(sitting))
    assert [job.name for job in sitting.room.jobs()] == [sitting.room.bot_job(seat)]


def test_the_owner_takes_his_seat_back_by_playing_or_by_saying_so() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 20))
    seat = first(sitting)
    look(sitting)
    assert sitting.room.seats[seat].minder == "once"
    sitting.act(seat)
    assert kinds(sitting)[-2:] == ["came-back", "moved"]
    assert sitting.room.seats[seat].helped == 0
    other = first(sitting)
    look(sitting)
    sitting.do(other, commands.ComeBack())
    assert sitting.room.seats[other].minder == ""
    assert sitting.refused(other, commands.ComeBack()) == "not-absent"


def test_no_prompt_refusal_repeat_or_talk_moves_a_deadline() -> None:
    sitting = begun("four-gems", clock=Clock("relaxed", 20))
    seat = first(sitting)
    before = due(sitting)
    sitting.now += 5_000
    assert sitting.refused(seat, commands.Act("pass", sitting.room.seq(seat))) == "illegal"
    sitting.do(seat, commands.Emoting("hello"))
    sitting.do((seat + 1) % 4, commands.Emoting("hurry"))
    sitting.do((seat + 1) % 4, commands.Ask("clock-off"))
    sitting.now += 20_000
    sitting.do((seat + 1) % 4, commands.Nudge(seat))
    assert due(sitting) == before


def test_a_deadline_is_the_same_after_a_restart() -> None:
    sitting = begun("four-gems", clock=Clock("strict", 60))
    sitting.act(first(sitting))
    again = Room("room").replay(sitting.log)
    assert again.jobs() == sitting.room.jobs()
    assert again.jobs()


def test_a_clock_that_fires_after_all_does_nothing() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 20))
    at = due(sitting)
    sitting.now = at - 1
    sitting.act(first(sitting))
    sitting.now = at
    before = len(sitting.log)
    sitting.do(-1, LOOK)
    assert len(sitting.log) == before


def test_each_decision_has_a_whole_window() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 20))
    sitting.now += 25_000
    sitting.act(first(sitting))
    assert due(sitting) == sitting.now + 20_000


def test_without_a_clock_the_others_nudge_and_call_a_bot() -> None:
    sitting = begun("seasons-duel")
    seat = first(sitting)
    other = 1 - seat
    assert sitting.room.jobs() == []
    assert sitting.refused(other, commands.CallBot(seat)) == "too-early"
    sitting.now += 30_000
    assert sitting.refused(seat, commands.Nudge(seat)) == "not-absent"
    assert sitting.refused(seat, commands.Nudge(other)) == "not-absent"
    sitting.do(other, commands.Nudge(seat))
    assert sitting.refused(other, commands.Nudge(seat)) == "too-early"
    assert sitting.refused(other, commands.CallBot(seat)) == "too-early"
    sitting.now += 30_000
    sitting.do(other, commands.CallBot(seat))
    assert [job.name for job in sitting.room.jobs()] == [sitting.room.bot_job(seat)]
    sitting.bots()
    assert first(sitting) == other


def test_it_is_shown_from_when_a_nudge_and_a_call_are_taken() -> None:
    sitting = begun("seasons-duel")
    seat = first(sitting)
    other = 1 - seat

    def shown() -> tuple[int | None, int | None]:
        told = sitting.feed(other)[-1].position
        assert told is not None
        return told.seats[seat].nudge_from, told.seats[seat].call_from

    early, call = shown()
    assert early is not None
    assert call is None
    sitting.now = early - 1
    assert sitting.refused(other, commands.Nudge(seat)) == "too-early"
    sitting.now = early
    sitting.do(other, commands.Nudge(seat))
    again, call = shown()
    assert again is not None
    assert call is not None
    sitting.now = again - 1
    assert sitting.refused(other, commands.Nudge(seat)) == "too-early"
    sitting.now = call - 1
    assert sitting.refused(other, commands.CallBot(seat)) == "too-early"
    sitting.now = call
    sitting.do(other, commands.CallBot(seat))
    assert shown() == (None, None)


def test_a_bots_answer_counts_once() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 20))
    seat = first(sitting)
    look(sitting)
    answer = commands.BotAct(sitting.room.bot_job(seat), sitting.moves(seat)[0])
    sitting.do(-1, answer)
    assert sitting.refused(-1, answer) == "not-your-turn"


def test_a_pause_stops_the_clock_and_ends_by_itself() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 20))
    seat = first(sitting)
    left = due(sitting) - sitting.now
    sitting.do(1, commands.Pause())
    assert sitting.refused(seat, commands.Act("x", 99)) == "paused"
    assert sitting.refused(1, commands.Pause()) == "paused"
    told = sitting.feed(0)[-1].position
    assert told is not None
    assert (told.phase, told.paused_until) == ("paused", sitting.now + LONGEST_PAUSE)
    look(sitting)
    assert kinds(sitting)[-1] == "resumed"
    assert due(sitting) - sitting.now == left


def test_whoever_gives_up_in_a_pause_ends_it_too() -> None:
    sitting = begun("seasons-duel")
    sitting.do(0, commands.Pause())
    sitting.do(0, commands.Ask("resign"))
    told = sitting.feed(1)[-1].position
    assert told is not None
    assert (told.phase, told.paused_until) == ("over", None)


def test_a_reminder_holds_beyond_a_pause() -> None:
    sitting = begun("seasons-duel")
    seat = first(sitting)
    sitting.now += 30_000
    sitting.do(1 - seat, commands.Nudge(seat))
    sitting.now += 20_000
    sitting.do(seat, commands.Pause())
    sitting.now += 100_000
    sitting.do(seat, commands.Resume())
    assert sitting.refused(1 - seat, commands.CallBot(seat)) == "too-early"
    sitting.now += 10_000
    sitting.do(1 - seat, commands.CallBot(seat))


def test_pauses_are_few_and_anybody_ends_them() -> None:
    sitting = begun("seasons-duel")
    for _ in range(2):
        sitting.do(0, commands.Pause())
        sitting.do(1, commands.Resume())
    assert sitting.refused(0, commands.Pause()) == "too-many"
    assert sitting.refused(0, commands.Resume()) == "not-paused"


def test_who_pauses_may_say_why_where_the_table_chats() -> None:
    def reason(talk: str, text: str) -> str | None:
        sitting = begun("seasons-duel", talk=talk)
        sitting.do(0, commands.Pause(text))
        return sitting.feed(None)[-1].notice.text

    assert reason("chat", " the \u202edoor\n rings ") == "the door rings"
    assert reason("chat", " ") is None
    assert reason("emotes", "the door rings") is None
    sitting = begun("seasons-duel", talk="chat")
    assert sitting.refused(0, commands.Pause("x" * 201)) == "bad-text"


@pytest.mark.parametrize("skew", [-3_600_000, 3_600_000])
def test_a_clock_that_jumps_orders_nothing_anew(skew: int) -> None:
    sitting = begun("seasons-duel")
    sitting.act(first(sitting))
    sitting.now += skew
    sitting.act(first(sitting))
    times = [entry.at for entry in sitting.log]
    assert times == sorted(times)
