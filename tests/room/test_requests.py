"""Asking the others: each request has its number, and is granted when all who are there agree."""

from typing import Any

import msgspec
import pytest

from tests.room.tables import Sitting, begun, lobby
from vierblatt.games import GAMES
from vierblatt.room import commands, entries
from vierblatt.room.decided import decided, swept
from vierblatt.room.entries import Terms
from vierblatt.room.play import Play
from vierblatt.room.record import kept
from vierblatt.room.refusals import Refusal
from vierblatt.room.requests import MOST_REQUESTS
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


def test_who_asks_for_ever_uses_up_nothing_of_the_others() -> None:
    sitting = lobby("four-gems")
    wish = commands.Ask("swap", Terms(seat=3))
    for number in range(1, MOST_REQUESTS + 1):
        sitting.do(1, wish)
        sitting.do(1, commands.Withdraw(number))
    assert sitting.refused(1, wish) == "too-many"
    sitting.do(2, wish)
    sitting.do(3, commands.Reply(MOST_REQUESTS + 1, yes=True))
    sitting.do(0, commands.Kick(1))
    sitting.sit("Eve", 1)
    sitting.do(1, wish)


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


def test_whoever_has_resigned_holds_up_nobody() -> None:
    sitting = begun("four-seasons", clock=Clock("relaxed", 60))
    sitting.do(0, commands.Ask("resign"))
    asks = [commands.Ask("resign"), commands.Ask("clock-off"), commands.Ask("take-back")]
    for command in (*asks, commands.Pause(), commands.Nudge(1), commands.CallBot(1)):
        assert sitting.refused(0, command) == "not-for-watchers"
    sitting.do(1, commands.Pause())
    assert sitting.refused(0, commands.Resume()) == "not-for-watchers"
    sitting.do(2, commands.Resume())
    sitting.do(1, commands.Ask("clock-off"))
    assert 0 not in sitting.room.requests[2].wanted
    for seat in sitting.room.requests[2].wanted:
        sitting.do(seat, commands.Reply(2, yes=True))
    assert sitting.room.clock.kind == "none"


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


def test_no_bot_is_called_like_a_person_in_small_letters() -> None:
    sitting = lobby("four-gems", 1)
    sitting.sit("bela")
    sitting.do(0, commands.Begin())
    assert [seat.name for seat in sitting.room.seats] == ["Ann", "bela", "Ada", "Cleo"]


@pytest.mark.parametrize("rotate", [False, True])
def test_bots_keep_their_names_in_a_rematch(rotate: bool) -> None:
    """Who is called as bots are must not find his own name on one of them."""
    chairs = (*(Chair("open"),) * 3, Chair("bot", "random"))
    sitting = lobby("four-gems", 1, chairs=chairs)
    sitting.sit("Bela")
    sitting.do(0, commands.Begin())
    names = [seat.name for seat in sitting.room.seats]
    assert names == ["Ann", "Bela", "Cleo", "Ada"]
    sitting.do(0, commands.Ask("resign"))
    sitting.do(0, commands.Ask("rematch", Terms(rotate=rotate)))
    sitting.do(1, commands.Reply(2, yes=True))
    (new,) = sitting.others
    told = [seat.name for seat in new.seats]
    assert told == ([names[-1], *names[:-1]] if rotate else names)


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


def asked_by_four() -> Sitting:
    """Ann asks and moves everybody on, Cleo has agreed; Ben and Dan have not answered."""
    sitting = ended("four-gems", options={"target": 1})
    sitting.do(0, commands.Ask("rematch", Terms(rotate=True)))
    sitting.do(2, commands.Reply(1, yes=True))
    return sitting


def test_the_author_goes_ahead_with_those_who_have_agreed() -> None:
    sitting = asked_by_four()
    sitting.do(0, commands.GoAhead(1))
    (new,) = sitting.others
    assert [seat.name for seat in new.seats] == ["", "Ann", "", "Cleo"]
    assert [chair.kind for chair in new.settings.chairs] == ["open", "human", "open", "human"]
    assert (new.play, new.seat_of(new.host_key)) == (None, 1)
    for seat in (None, 1):
        told = sitting.feed(seat)[-1].position
        assert told is not None
        assert (told.rematch, told.rematch_without, told.requests) == (new.name, (1, 3), ())
    assert sitting.refused(1, commands.Reply(1, yes=True)) == "no-such-request"


def test_who_comes_later_sits_down_with_a_new_token_and_is_anybody() -> None:
    sitting = asked_by_four()
    sitting.do(0, commands.GoAhead(1))
    new = Sitting(sitting.others[0], sitting.chance)
    assert new.room.seat_of("key of Ben") is None
    assert "key of Ben" not in str([page.entry for page in new.room.pages])
    new.sit("Eve", 0)
    new.do(1, commands.Begin())
    assert [seat.name for seat in new.room.seats][:2] == ["Eve", "Ann"]
    assert new.room.seats[2].bot == new.room.settings.stand_in


def test_or_bots_take_the_other_seats_at_once() -> None:
    sitting = asked_by_four()
    sitting.do(0, commands.GoAhead(1, bots=True))
    (new,) = sitting.others
    assert new.play is not None
    assert [bool(seat.bot) for seat in new.seats] == [True, False, True, False]


def test_only_the_author_of_a_rematch_goes_ahead() -> None:
    sitting = asked_by_four()
    for seat in (1, 2):
        assert sitting.refused(seat, commands.GoAhead(1)) == "no-such-request"
    assert sitting.refused(0, commands.GoAhead(2)) == "no-such-request"
    assert sitting.refused(None, commands.GoAhead(1)) == "not-for-watchers"
    sitting = begun("four-gems", clock=Clock("relaxed", 60))
    sitting.do(0, commands.Ask("clock-off"))
    assert sitting.refused(0, commands.GoAhead(1)) == "no-such-request"


def test_whoever_has_agreed_and_left_is_not_taken_along() -> None:
    sitting = asked_by_four()
    sitting.do(2, commands.Leave())
    sitting.do(0, commands.GoAhead(1))
    assert [seat.name for seat in sitting.others[0].seats] == ["", "Ann", "", ""]
    assert sitting.room.rematch_without == (1, 3)


def test_whose_seat_a_bot_has_kept_is_told_that_he_is_not_along() -> None:
    sitting = begun("seasons-duel", clock=Clock("strict", 5))
    while sitting.room.seats[1].minder != "keeps":
        sitting.now += 5_000
        sitting.do(-1, commands.LookAtClock())
        sitting.bots()
        if sitting.room.waiting() == (0,):
            sitting.act(0)
    sitting.do(0, commands.Ask("resign"))
    sitting.do(0, commands.Ask("rematch"))
    assert sitting.room.rematch_without == (1,)
    assert sitting.others[0].seats[1].free


def test_a_log_from_before_has_taken_everybody_along() -> None:
    sitting = ended()
    entry = msgspec.json.decode(b'{"entry":"rematch","at":9,"room":"x"}', type=entries.Rematch)
    room = Room("room").replay([*sitting.log, entry])
    assert (room.rematch, room.rematch_without) == ("x", ())


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


def played(game: str = "four-gems", people: int | None = None, **settings: Any) -> Sitting:
    """A table at which the last two moves turned nothing up."""
    sitting = begun(game, people, **settings)
    while not _undone(sitting, 2):
        sitting.bots()
        seat = sitting.room.waiting()[0]
        if not sitting.room.seats[seat].botlike:
            sitting.act(seat)
    return sitting


def _undone(sitting: Sitting, moves: int) -> bool:
    seats = range(len(sitting.room.seats))
    return any(len(sitting.room.moves_back(seat)) == moves for seat in seats)


def _asker(sitting: Sitting) -> int:
    seats = range(len(sitting.room.seats))
    return next(seat for seat in seats if len(sitting.room.moves_back(seat)) == 2)


def test_once_somebody_has_acted_all_must_agree_to_a_take_back() -> None:
    sitting = played(talk="chat")
    seat = _asker(sitting)
    other, *rest = [at for at in range(4) if at != seat]
    assert sitting.refused(seat, commands.TakeBack()) == "nothing-to-take-back"
    sitting.do(seat, commands.Ask("take-back", Terms(reason=" wrong\u202e   card ")))
    assert sitting.room.requests[1].asked.terms.reason == "wrong card"
    for at in rest:
        sitting.do(at, commands.Reply(1, yes=True))
    before = sitting.feed(None)
    sitting.now += 500_000
    sitting.do(other, commands.Reply(1, yes=True))
    assert sitting.room.waiting() == (seat,)
    assert sitting.room.seats[seat].since == sitting.now
    told = sitting.feed(None)[len(before) + 2 :]
    movers = [entry.seat for entry in sitting.log if isinstance(entry, entries.Moved)]
    assert [(one.notice.kind, one.notice.seat, one.notice.request) for one in told] == [
        ("took-back", movers[-1], 1),
        ("took-back", seat, 1),
    ]
    assert sitting.refused(seat, commands.TakeBack()) == "nothing-to-take-back"


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_after_an_agreed_take_back_all_is_as_if_nothing_had_been_played(game: str) -> None:
    sitting = begun(game, clock=Clock("relaxed", 60))
    back = 0
    while not sitting.room.over and back < 8:
        sitting.act(sitting.room.waiting()[0])
        for seat in range(len(sitting.room.seats)):
            moves = len(sitting.room.moves_back(seat))
            if moves > 1 and (moves + len(sitting.log)) % 3 == 0:
                _goes_back(sitting, seat, moves)
                back += 1
    assert back > 1 or game == "vier-felder"


def _goes_back(sitting: Sitting, seat: int, moves: int) -> None:
    """All agree, and it stands as before the move of this seat."""
    kept_before = kept(sitting.room)
    sitting.do(seat, commands.Ask("take-back"))
    for at in sorted(sitting.room.requests[sitting.room.asked].wanted):
        sitting.do(at, commands.Reply(sitting.room.asked, yes=True))
    assert kept(sitting.room) == kept_before[:-moves]
    straight = begun(sitting.room.game.name).room
    play = Play(straight.game, straight.options, len(straight.seats), _dealer(sitting))
    for entry in kept(sitting.room):
        play.deal(entry.pack) if isinstance(entry, entries.Dealt) else play.move(
            entry.seat, entry.move
        )
    assert play.match.state is not None
    assert _numbers(sitting) == play.match.state.numbers()
    assert [job.name for job in sitting.room.jobs()] == ["clock"]


def _dealer(sitting: Sitting) -> int:
    return next(entry.dealer for entry in sitting.log if isinstance(entry, entries.Begun))


def test_a_request_to_take_back_lapses_with_the_next_move() -> None:
    sitting = played()
    seat = _asker(sitting)
    sitting.do(seat, commands.Ask("take-back", Terms(reason="oops")))
    assert sitting.room.requests[1].asked.terms.reason == ""
    sitting.act(sitting.room.waiting()[0])
    assert sitting.room.requests == {}
    sitting.do(seat, commands.Ask("take-back"))
    sitting.do((seat + 1) % 4, commands.Reply(2, yes=False))
    assert sitting.room.requests == {}
    sitting.do(seat, commands.Ask("take-back"))
    sitting.do(seat, commands.Leave())
    assert sitting.room.requests == {}


def test_bots_agree_at_once_and_decide_anew() -> None:
    sitting = begun("four-gems", 1, talk="chat")
    while len(sitting.room.moves_back(0)) < 2:
        sitting.bots()
        if sitting.room.waiting() == (0,) and len(sitting.room.moves_back(0)) < 2:
            sitting.act(0)
    names = {entry.command for entry in sitting.log}
    sitting.do(0, commands.Ask("take-back"))
    assert sitting.room.waiting() == (0,)
    sitting.act(0)
    assert {job.name for job in sitting.room.jobs() if job.kind == "bot"}.isdisjoint(names)
    sitting.bots()


def test_what_was_turned_up_cannot_be_taken_back_by_anybody() -> None:
    bids = begun("four-seasons")
    for seat in range(4):
        assert bids.refused(seat, commands.Ask("take-back")) == "nothing-to-take-back"
        bids.act(seat)
    for seat in range(4):
        assert bids.refused(seat, commands.Ask("take-back")) == "nothing-to-take-back"
    gems = begun("four-gems")
    cutter = gems.room.waiting()[0]
    gems.act(cutter)
    assert gems.refused(cutter, commands.Ask("take-back")) == "nothing-to-take-back"
    assert ended().refused(0, commands.Ask("take-back")) == "match-over"


def test_the_deal_of_the_next_round_cannot_be_taken_back() -> None:
    sitting = begun("four-gems", options={"target": 50_000})
    while not any(told.score for told in sitting.feed(0)[-3:]):
        sitting.act(sitting.room.waiting()[0])
    assert [sitting.room.moves_back(seat) for seat in range(4)] == [()] * 4


def test_the_clock_begins_anew_when_the_pause_is_over() -> None:
    sitting = played(clock=Clock("strict", 60))
    seat = _asker(sitting)
    sitting.do(seat, commands.Ask("take-back"))
    sitting.do(seat, commands.Pause())
    sitting.now += 40_000
    for at in range(4):
        if at != seat:
            sitting.do(at, commands.Reply(1, yes=True))
    sitting.now += 40_000
    sitting.do(seat, commands.Resume())
    assert sitting.room.seats[seat].since == sitting.now


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


def test_who_takes_all_that_is_left_need_not_play_it_out() -> None:
    sitting = begun("four-gems", options={"target": 50_000})
    claimed = 0
    for _ in range(3000):
        seat = sitting.room.waiting()[0]
        play = sitting.room.play
        assert play is not None
        view = play.match.view(seat)
        table: Any = view.table
        cards = len(table.hand)
        points = swept(sitting.room.game, view) if cards > 2 else None
        if points is None:
            sitting.act(seat)
            continue
        sitting.do(seat, commands.Claim())
        scores = [told.score.points for told in sitting.feed(0) if told.score]
        assert scores[-1] == points
        moved = [entry for entry in sitting.log if isinstance(entry, entries.Moved)]
        last = moved[-4 * cards :]
        assert {entry.by for entry in last} == {"played-out"}
        assert [entry.seat for entry in last[::4]] == [seat] * cards
        claimed += 1
    assert claimed > 2


def test_nothing_is_decided_when_the_first_card_is_to_be_played() -> None:
    sitting = begun("four-gems")
    assert sitting.refused(sitting.room.waiting()[0], commands.Claim()) == "not-decided"


def test_talk_is_bounded() -> None:
    sitting = begun("seasons-duel", talk="chat")
    for number in range(5):
        sitting.do(0, commands.Say(f"line {number}"))
    sitting.now += 3_500
    with pytest.raises(Refusal) as caught:
        sitting.do(0, commands.Say("one more"))
    assert (caught.value.code, caught.value.words) == ("too-many", {"seconds": 7})
    sitting.do(1, commands.Say("you talk a lot"))
    sitting.now += 6_500
    sitting.do(0, commands.Say("again"))
    assert begun("seasons-duel").refused(0, commands.Say("hi")) == "talk-off"
    assert begun("seasons-duel", talk="off").refused(0, commands.Emoting("bye")) == "talk-off"
