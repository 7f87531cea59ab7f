"""Asking the others: each request has its number, and is granted when all who are there agree."""

from typing import Any

import msgspec
import pytest

from tests.room.tables import Sitting, begun, lobby
from vierblatt.room import commands, entries
from vierblatt.room.decided import decided
from vierblatt.room.entries import Terms
from vierblatt.room.room import Room
from vierblatt.room.settings import Chair, Clock, Settings


def ended(game: str = "seasons-duel", **settings: Any) -> Sitting:
    sitting = begun(game, **settings)
    while not sitting.room.over:
        sitting.bots()
        if not sitting.room.over:
            sitting.act(sitting.room.waiting()[0])
    return sitting


def kinds(sitting: Sitting) -> list[str]:
    return [told.notice.kind for told in sitting.feed(None)]


def test_two_seats_swap_when_both_want() -> None:
    sitting = lobby("four-gems")
    sitting.do(1, commands.Ask("swap", Terms(seat=3)))
    assert sitting.refused(2, commands.Reply(1, yes=True)) == "no-such-request"
    sitting.do(3, commands.Reply(1, yes=True))
    assert [seat.name for seat in sitting.room.seats] == ["Ann", "Dan", "Cleo", "Ben"]
    assert sitting.room.seat_of("key of Ben") == 3


def test_a_free_seat_or_a_bots_is_taken_at_once() -> None:
    sitting = lobby("four-gems", 1)
    sitting.do(0, commands.Ask("swap", Terms(seat=2)))
    assert sitting.room.seat_of("key of Ann") == 2
    assert sitting.actor(2).host


def test_a_swap_is_withdrawn_when_the_match_begins_or_its_author_leaves() -> None:
    sitting = lobby("four-gems")
    sitting.do(1, commands.Ask("swap", Terms(seat=3)))
    sitting.do(0, commands.Begin())
    assert sitting.room.requests == {}
    sitting = lobby("four-gems")
    sitting.do(1, commands.Ask("swap", Terms(seat=3)))
    sitting.do(1, commands.Leave())
    assert sitting.room.requests == {}
    assert sitting.refused(3, commands.Reply(1, yes=True)) == "no-such-request"


def test_an_answer_is_for_the_request_that_it_names() -> None:
    sitting = begun("four-gems", clock=Clock("relaxed", 60))
    sitting.do(0, commands.Ask("resign"))
    sitting.do(1, commands.Ask("clock-off"))
    sitting.do(2, commands.Reply(2, yes=True))
    assert not sitting.room.over
    assert set(sitting.room.requests) == {1, 2}
    sitting.do(2, commands.Reply(1, yes=False))
    assert set(sitting.room.requests) == {2}


def test_the_clock_stops_when_all_agree() -> None:
    sitting = begun("four-gems", clock=Clock("relaxed", 60))
    sitting.do(0, commands.Ask("clock-off"))
    assert sitting.refused(0, commands.Ask("clock-off")) == "too-many"
    for seat in (1, 2):
        sitting.do(seat, commands.Reply(1, yes=True))
    assert sitting.room.jobs()
    sitting.do(3, commands.Reply(1, yes=True))
    assert sitting.room.jobs() == []
    assert kinds(sitting)[-2:] == ["settled", "clock-stopped"]


def test_the_absent_are_not_waited_for() -> None:
    sitting = begun("four-gems", clock=Clock("relaxed", 60))
    sitting.do(0, commands.Ask("clock-off"))
    for seat in (1, 2):
        sitting.do(seat, commands.Reply(1, yes=True))
    sitting.do(3, commands.Leave())
    assert sitting.room.clock.kind == "none"


def test_a_side_resigns_when_partners_agree() -> None:
    sitting = begun("four-gems")
    sitting.do(0, commands.Ask("resign"))
    assert not sitting.room.over
    sitting.do(2, commands.Reply(1, yes=True))
    assert sitting.room.winners == (1, 3)
    told = sitting.feed(1)[-1].position
    assert told is not None
    assert (told.phase, told.winners, told.match) == ("over", (1, 3), None)
    assert told.secret is not None


def test_with_two_players_it_takes_nobody_else() -> None:
    sitting = begun("seasons-duel")
    sitting.do(0, commands.Ask("resign"))
    assert sitting.room.winners == (1,)
    assert sitting.room.jobs() == []


def test_among_many_a_bot_plays_on_for_whoever_resigns() -> None:
    sitting = begun("vier-felder", chairs=(Chair("open"),) * 3)
    sitting.do(0, commands.Ask("resign"))
    assert not sitting.room.over
    assert sitting.room.seats[0].botlike


def test_whoever_has_resigned_watches() -> None:
    sitting = begun("four-seasons")
    sitting.do(0, commands.Ask("resign"))
    assert sitting.room.winners is None
    shown = sitting.feed(0)[-1].position
    assert shown is not None
    assert shown.seats[0].gone
    assert (shown.offer, shown.may_take_back) == (None, False)
    assert shown.match is not None
    assert 0 in shown.match.table.waiting
    assert sitting.refused(0, commands.Act(sitting.moves(0)[0], sitting.room.seq(0)))
    sitting.bots()
    assert 0 not in sitting.room.waiting()


@pytest.mark.parametrize("game", ["four-seasons", "vier-felder"])
def test_with_nobody_but_bots_the_match_ends_and_nobody_has_won_it(game: str) -> None:
    sitting = begun(game, 1, chairs=(Chair("open"),) * 4)
    sitting.do(0, commands.Ask("resign"))
    assert (sitting.room.resigned, sitting.room.winners, sitting.room.jobs()) == (0, (), [])
    told = sitting.feed(0)[-1].position
    assert told is not None
    assert (told.phase, told.winners, told.match) == ("over", (), None)
    assert told.secret is not None


def test_the_last_of_the_people_who_play_ends_the_match() -> None:
    sitting = begun("four-seasons", 3)
    sitting.do(0, commands.Ask("resign"))
    sitting.do(1, commands.Leave())
    assert not sitting.room.over
    sitting.do(2, commands.Ask("resign"))
    assert (sitting.room.resigned, sitting.room.winners) == (2, ())


def test_a_log_from_before_goes_on_with_a_bot() -> None:
    sitting = begun("four-seasons", 1)
    sitting.do(0, commands.Ask("resign"))
    log = [*sitting.log[:-1], entries.Resigned(at=sitting.now, seat=0)]
    room = Room("room").replay(log)
    assert not room.over
    assert room.seats[0].botlike


def test_a_rematch_is_another_room_with_the_same_people_and_tokens() -> None:
    sitting = ended()
    settings = msgspec.structs.replace(sitting.room.settings, talk="off")
    sitting.do(0, commands.Ask("rematch", Terms(rotate=True, settings=settings)))
    sitting.do(1, commands.Reply(1, yes=True))
    (new,) = sitting.others
    assert sitting.room.rematch == new.name
    assert [seat.name for seat in new.seats] == ["Ben", "Ann"]
    assert new.seat_of("key of Ann") == 1
    assert new.settings.talk == "off"
    assert new.play is not None
    assert new.secret != sitting.room.secret
    assert sitting.refused(0, commands.Ask("rematch")) == "match-over"


def test_a_rematch_is_withdrawn_when_its_author_leaves() -> None:
    sitting = ended()
    sitting.do(0, commands.Ask("rematch"))
    sitting.do(0, commands.Leave())
    assert sitting.room.requests == {}
    assert sitting.refused(1, commands.Reply(1, yes=True)) == "no-such-request"
    assert not sitting.others


def test_a_seat_whose_owner_has_left_is_open_in_the_rematch() -> None:
    sitting = ended("four-gems", options={"target": 1})
    sitting.do(3, commands.Leave())
    sitting.do(0, commands.Ask("rematch"))
    for seat in (1, 2):
        sitting.do(seat, commands.Reply(1, yes=True))
    (new,) = sitting.others
    assert new.play is None
    assert new.seats[3].free
    assert new.settings.chairs[3] == Chair("open")


def test_a_rematch_must_suit_the_table() -> None:
    sitting = ended()
    settings = Settings("four-gems", chairs=(Chair(),) * 4)
    assert sitting.refused(0, commands.Ask("rematch", Terms(settings=settings))) == "bad-chair"
    settings = Settings("four-gems")
    assert sitting.refused(0, commands.Ask("rematch", Terms(settings=settings))) == "bad-options"
    assert begun("seasons-duel").refused(0, commands.Ask("rematch")) == "not-over"


def test_a_misclick_is_taken_back_and_the_game_is_as_it_was() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 60))
    seat = sitting.room.waiting()[0]
    before = sitting.room
    moves = sitting.moves(seat)
    sitting.now += 7_000
    sitting.act(seat, moves[0])
    sitting.do(seat, commands.TakeBack())
    assert sitting.room.waiting() == (seat,)
    assert sitting.moves(seat) == moves
    assert sitting.room.seats[seat].since == before.seats[seat].since
    sitting.act(seat, moves[1])
    assert sitting.refused(seat, commands.TakeBack()) == "nothing-to-take-back"
    straight = begun("seasons-duel", clock=Clock("strict", 60))
    straight.act(seat, moves[1])
    assert _numbers(sitting) == _numbers(straight)


def _numbers(sitting: Sitting) -> list[int]:
    play = sitting.room.play
    assert play is not None
    assert play.match.state is not None
    return play.match.state.numbers()


def test_nothing_is_taken_back_once_something_was_revealed_or_somebody_acted() -> None:
    sitting = begun("four-gems")
    cutter = sitting.room.waiting()[0]
    sitting.act(cutter)
    assert sitting.refused(cutter, commands.TakeBack()) == "nothing-to-take-back"
    bidder = sitting.room.waiting()[0]
    sitting.act(bidder, "pass")
    assert sitting.feed(bidder)[-1].position.may_take_back  # type: ignore[union-attr]
    assert sitting.refused((bidder + 1) % 4, commands.TakeBack()) == "nothing-to-take-back"
    sitting.act(sitting.room.waiting()[0], "pass")
    assert sitting.refused(bidder, commands.TakeBack()) == "nothing-to-take-back"


def test_a_secret_bid_can_be_changed_until_all_are_in() -> None:
    sitting = begun("four-seasons")
    old = sitting.moves(0)
    for seat in (0, 1, 2):
        sitting.act(seat)
    numbers = [sitting.room.seq(seat) for seat in (None, 1, 2, 3)]
    sitting.do(0, commands.TakeBack())
    assert [sitting.room.seq(seat) for seat in (None, 1, 2, 3)] == numbers
    sitting.act(0, old[5])
    sitting.act(3)
    assert not sitting.room.secret_stage
    assert sitting.refused(3, commands.TakeBack()) == "nothing-to-take-back"


def test_a_claim_is_taken_when_nothing_is_left_to_decide() -> None:
    sitting = begun("four-gems", options={"target": 5000})
    claims = 0
    while claims < 3:
        seat = sitting.room.waiting()[0]
        play = sitting.room.play
        assert play is not None
        points = decided(sitting.room.game, play.match.view(seat)) if _late(sitting) else None
        if points is None:
            sitting.act(seat)
            continue
        sitting.do(seat, commands.Claim())
        scores = [told.score.points for told in sitting.feed(0) if told.score]
        assert scores[-1] == points
        claims += 1
    moved = [entry for entry in sitting.log if isinstance(entry, entries.Moved)]
    assert any(entry.by == "played-out" for entry in moved)


def _late(sitting: Sitting) -> bool:
    """Whether the last two tricks are on."""
    position = sitting.feed(None, sitting.room.seq(None) - 1)[0].position
    assert position is not None
    assert position.match is not None
    view: Any = position.match.table
    return bool(view.phase == "play" and max(view.sizes) <= 2)


def test_nothing_is_decided_when_the_first_card_is_to_be_played() -> None:
    sitting = begun("four-gems")
    assert sitting.refused(sitting.room.waiting()[0], commands.Claim()) == "not-decided"


def test_talk_is_bounded() -> None:
    sitting = begun("seasons-duel", talk="chat")
    for number in range(5):
        sitting.do(0, commands.Say(f"line {number}"))
    assert sitting.refused(0, commands.Say("one more")) == "too-many"
    sitting.do(1, commands.Say("you talk a lot"))
    sitting.now += 10_000
    sitting.do(0, commands.Say("again"))
    assert begun("seasons-duel").refused(0, commands.Say("hi")) == "talk-off"
    assert begun("seasons-duel", talk="off").refused(0, commands.Emoting("bye")) == "talk-off"
