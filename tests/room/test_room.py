"""Sitting down, playing, and what a room refuses; nothing has changed after a refusal."""

import msgspec
import pytest

from tests.room.tables import START, Counted, Sitting, begun, lobby
from vierblatt.core.record import parse
from vierblatt.core.replay import replay
from vierblatt.games import GAMES, game_named
from vierblatt.room import commands, speech
from vierblatt.room.draft import Draft, created
from vierblatt.room.entries import BotSat, Gone, Rose, Sat, Terms
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.room.rulings import sit
from vierblatt.room.settings import Chair, Settings


def played(sitting: Sitting, most: int = 1000) -> Sitting:
    """The match to its end, or so many moves of it."""
    for _ in range(most):
        if sitting.room.over:
            break
        sitting.act(sitting.room.waiting()[-1])
    return sitting


def names(sitting: Sitting) -> list[str]:
    return [seat.name for seat in sitting.room.seats]


def test_whoever_comes_takes_a_free_seat_until_none_is_left() -> None:
    sitting = lobby("four-gems", 3)
    sitting.sit("Dora", 3)
    assert names(sitting) == ["Ann", "Ben", "Cleo", "Dora"]
    with pytest.raises(Refusal, match="chair-taken"):
        sitting.sit("Eve")


def test_a_taken_seat_and_a_taken_name_are_refused() -> None:
    sitting = lobby("four-gems", 2)
    for name, seat, code in (
        ("Eve", 0, "chair-taken"),
        ("Eve", 7, "no-such-seat"),
        (" ben ", 2, "name-taken"),
        ("\u202e\u0007", 2, "bad-name"),
        ("x" * 25, 2, "bad-name"),
    ):
        with pytest.raises(Refusal, match=code):
            sitting.sit(name, seat)


def test_human_seats_are_waited_for_and_open_ones_go_to_bots() -> None:
    chairs = (Chair("human"), Chair("human"), Chair("open"), Chair("bot", "random"))
    sitting = lobby("four-gems", 1, chairs=chairs)
    assert sitting.refused(0, commands.Begin()) == "people-missing"
    sitting.sit("Ben")
    sitting.do(0, commands.Begin())
    assert [seat.bot for seat in sitting.room.seats] == ["", "", "greedy", "random"]
    assert len(set(names(sitting))) == 4


def test_the_host_begins_kicks_and_seats_bots_nobody_else() -> None:
    sitting = lobby("four-gems", 3)
    host_only: list[commands.Command] = [
        commands.Begin(),
        commands.Kick(2),
        commands.SeatBot(3, "random"),
    ]
    for command in host_only:
        assert sitting.refused(1, command) == "not-host"
    sitting.do(0, commands.Kick(2))
    sitting.do(0, commands.SeatBot(2, "random"))
    assert sitting.room.seats[2].bot == "random"
    assert sitting.refused(0, commands.Kick(0)) == "no-such-seat"
    assert sitting.refused(0, commands.SeatBot(2, "random")) == "chair-taken"
    assert sitting.refused(0, commands.SeatBot(3, "god")) == "no-such-bot"


def test_the_next_person_is_the_host_when_the_host_leaves() -> None:
    sitting = lobby("four-gems", 3)
    sitting.do(0, commands.Leave())
    assert sitting.room.host_key == sitting.room.seats[1].key
    assert isinstance(sitting.log[-1], Rose)
    sitting.do(1, commands.Begin())
    assert [isinstance(entry, BotSat) for entry in sitting.log].count(True) == 2


def test_whoever_leaves_a_match_is_played_on_for() -> None:
    sitting = begun("seasons-duel")
    sitting.do(0, commands.Leave())
    assert isinstance(sitting.log[-1], Gone)
    assert sitting.room.seat_of("key of Ann") is None
    while not sitting.room.over:
        sitting.bots()
        if not sitting.room.over:
            sitting.act(1)
    assert sitting.room.winners


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_whole_match_is_a_record_that_is_proved(game: str) -> None:
    options = {"seasons-duel": {}, "vier-felder": {}, "four-gems": {"target": 100}}
    sitting = begun(game, options=options.get(game, {"target": 1}))
    assert played(sitting).room.over
    lines = list(parse(record(sitting.room).splitlines(keepends=True)))
    done = replay(lines, lambda name, version: game_named(name))
    assert done.proved == len(done.match.scores)
    assert done.match.outcome is not None
    assert done.match.outcome.winners == sitting.room.winners
    assert done.players == tuple(names(sitting))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_room_is_what_its_log_says(game: str) -> None:
    sitting = played(begun(game), 40)
    again = Room("room").replay(sitting.log)
    for seat in (None, *range(len(sitting.room.seats))):
        assert [str(m) for m in _feed(again, seat)] == [str(m) for m in sitting.feed(seat)]
    assert again.jobs() == sitting.room.jobs()


def _feed(room: Room, seat: int | None) -> list[object]:
    return list(Sitting(room, Counted()).feed(seat))


def test_a_record_is_for_the_end() -> None:
    with pytest.raises(Refusal, match="not-over"):
        record(begun("four-gems").room)


def test_an_action_upon_an_old_position_is_stale() -> None:
    sitting = begun("seasons-duel")
    seat = sitting.room.waiting()[0]
    seen = sitting.room.seq(seat)
    sitting.act(seat)
    other = sitting.room.waiting()[0]
    sitting.act(other)
    move = sitting.moves(sitting.room.waiting()[0])[0]
    assert sitting.refused(seat, commands.Act(move, seen)) == "stale"


def test_talk_makes_no_action_stale() -> None:
    sitting = begun("seasons-duel")
    seat = sitting.room.waiting()[0]
    seen = sitting.room.seq(seat)
    sitting.do(1 - seat, commands.Emoting("hello"))
    sitting.do(seat, commands.Act(sitting.moves(seat)[0], seen))


def test_what_is_no_move_or_no_legal_one_says_why() -> None:
    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    seen = sitting.room.seq(seat)
    assert sitting.refused(seat, commands.Act("fly", seen)) == "no-such-move"
    with pytest.raises(Refusal) as refused:
        sitting.do(seat, commands.Act("pass", seen))
    assert refused.value.refused is not None
    assert refused.value.refused.rule


def test_watchers_and_strangers_act_not() -> None:
    sitting = begun("four-gems")
    everything: list[commands.Command] = [
        commands.Act("pass", 0),
        commands.TakeBack(),
        commands.Nudge(0),
        commands.CallBot(0),
        commands.ComeBack(),
        commands.Pause(),
        commands.Resume(),
        commands.Claim(),
        commands.Leave(),
        commands.Ask("clock-off"),
        commands.Reply(1, yes=True),
        commands.Withdraw(1),
        commands.Say("hi"),
        commands.Emoting("hello"),
        commands.LookAtClock(),
        commands.BotAct("bot-0-1", "pass"),
    ]
    for command in everything:
        assert sitting.refused(None, command) == "not-for-watchers"
    lobby_only: list[commands.Command] = [
        commands.Begin(),
        commands.Kick(1),
        commands.SeatBot(1, "random"),
        commands.Ask("swap", Terms(seat=1)),
    ]
    for command in lobby_only:
        assert sitting.refused(0, command) == "under-way"


def test_bad_tables_are_not_set_up() -> None:
    for settings, code in (
        (Settings("chess"), "no-such-game"),
        (Settings("four-gems", {"overruff": "never"}), "bad-options"),
        (Settings("four-gems", {"target": 0}), "bad-options"),
        (Settings("four-gems", {"target": 1_000_000}), "bad-options"),
        (Settings("four-gems", {"no_such": 1}), "bad-options"),
        (Settings("four-gems", chairs=(Chair(),) * 3), "bad-options"),
        (Settings("four-seasons", {"variant": "team"}, (Chair(),) * 3), "bad-options"),
        (Settings("four-gems", chairs=(Chair("bot"),) * 4), "bad-chair"),
        (Settings("four-gems", chairs=(Chair("open", "random"),) * 4), "bad-chair"),
        (Settings("four-gems", chairs=(Chair("bot", "god"),) * 4), "no-such-bot"),
        (Settings("four-gems", stand_in="god"), "no-such-bot"),
    ):
        with pytest.raises(Refusal, match=code):
            created("room", settings, "", START, Counted())


def test_a_log_of_other_rules_is_not_played_on() -> None:
    sitting = lobby("four-gems")
    first = sitting.log[0]
    with pytest.raises(Refusal, match="rules-changed"):
        Room("room").replay([msgspec.structs.replace(first, rules_version=99)])


def test_whoever_has_lost_the_answer_gets_a_new_token_for_the_same_seat() -> None:
    sitting = lobby("four-gems", 1)
    draft = Draft(sitting.room, START, sitting.chance, "sit 1")
    assert sit(draft, commands.Sit("Ben"), "first key", None) == 1
    again = Draft(draft.room, START, sitting.chance, "sit 1")
    assert sit(again, commands.Sit("Ben"), "second key", draft.before) == 1
    assert again.room.seat_of("second key") == 1
    assert again.room.seat_of("first key") is None
    assert isinstance(again.written[0], Sat)


def test_names_and_lines_lose_what_deceives() -> None:
    assert speech.name("  Zoë\u202e \t👩\u200d🌾 ") == "Zoë 👩\u200d🌾"
    assert speech.name("a\u0301\u0301\u0301\u0301\u0301") in ("á\u0301\u0301", "á\u0301")
    assert speech.line("<b onclick='x'>\x00hi\nthere") == "<b onclick='x'>hi there"
    with pytest.raises(Refusal, match="bad-text"):
        speech.line("x" * 201)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_round_is_shown_as_it_ended_though_the_next_is_dealt(game: str) -> None:
    sitting = begun(game, options={} if game == "seasons-duel" else {"target": 10_000})
    while not any(page.score for page in sitting.room.pages):
        sitting.act(sitting.room.waiting()[0])
    for seat in (None, *range(len(sitting.room.seats))):
        ended = [message.ended for message in sitting.feed(seat) if message.score]
        assert [view and (view.waiting, view.seat) for view in ended] == [((), seat)]
