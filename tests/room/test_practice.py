"""Going on from a position: the seat sees what it saw, bots play on, nothing false is claimed."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.room.tables import START, Counted, Sitting
from tests.test_anew import seen
from tests.test_retold import play
from vierblatt.core.record import Line, parse
from vierblatt.core.replay import replay
from vierblatt.games import GAMES, find_game
from vierblatt.room.audit import audit, positions, sent
from vierblatt.room.entries import AnyEntry, Entry
from vierblatt.room.practice import Practice, set_out
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.testing.conformance import Table, tables

TABLES = [table for game in GAMES for table in tables(game)]
SHORT: dict[str, dict[str, Any]] = {"seasons-duel": {}, "four-gems": {"target": 100}}
"""Options by which a match is soon over."""


def wish(lines: list[Line], n: int, seat: int, deal: Any) -> Practice:
    return Practice(lines, n, seat, deal, "greedy", "quick")


def sitting(practice: Practice) -> Sitting:
    chance = Counted()
    room = set_out(practice, "Ann", "new", "key of Ann", START, chance).room
    return Sitting(room, chance)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_seat_sees_what_it_saw(table: Table) -> None:
    played = play(table, 4, 2)
    luck = Random(4)
    going_on = [n for n, state in enumerate(played.states) if state.waiting()]
    for n in luck.sample(going_on, 5):
        seat, then = luck.randrange(table.seats), played.states[n]
        for deal in ("as-it-was", "anew"):
            room = sitting(wish(played.lines, n, seat, deal)).room
            now = room.play and room.play.match.state
            assert now
            if deal == "as-it-was":
                assert now.numbers() == then.numbers()
            elif _has_seen_something(room):
                views = [table.game.view(table.options, state, seat) for state in (now, then)]
                assert seen(views[0]) == seen(views[1])


def _has_seen_something(room: Room) -> bool:
    """Before the cut of Four Gems nobody has: chance lays the pack then."""
    return any(page.facts for page in room.pages[-2:]) or room.game.name != "four-gems"


@pytest.mark.parametrize("deal", ["as-it-was", "anew"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_was_played_on_is_a_record_that_claims_nothing(game: Any, deal: str) -> None:
    options = game.options(**SHORT.get(game.name, {"target": 1}))
    table = Table(game, options, game.seats[0])
    played = play(table, 8, 1)
    at = sitting(wish(played.lines, len(played.states) // 2, 0, deal))
    assert at.room.commitment is None
    while not at.room.over:
        at.bots()
        if not at.room.over:
            at.act(0)
    again = Room("new").replay(written(at.log))
    assert [page.entry for page in again.pages] == at.log
    assert again.winners == at.room.winners
    told = at.feed(0)[-1].position
    assert told
    assert (told.commitment, told.secret) == (None, None)
    lines = list(parse(record(at.room).splitlines(keepends=True)))
    done = replay(lines, find_game)
    assert (done.proved, done.committed, done.secret) == (0, None, None)
    match = table.match(lines[0].fields["dealer"])
    assert audit(match, positions(match, lines), list(sent(at.room, 0))).views > 0


def written(log: list[Entry]) -> list[Any]:
    """The log as it comes back from a store."""
    return msgspec.json.decode(msgspec.json.encode(log), type=list[AnyEntry])


PLAYERS = [
    (["Ben", "Cleo", "Dan", "Eva"], ["Ann", "Cleo", "Dan", "Eva"]),
    (["Ann", "Cleo", "aNN", "cleo"], ["Ann", "Cleo", "Ada", "Bela"]),
    (["Ben", "Ada\u202e", "", "x" * 30], ["Ann", "Ada", "Bela", "x" * 23 + "…"]),
    ([], ["Ann", "Ada", "Bela", "Cleo"]),
]


@pytest.mark.parametrize(("were", "are"), PLAYERS)
def test_bots_are_called_as_who_sat_there_and_are_shown_as_bots(
    were: list[str], are: list[str]
) -> None:
    lines = play(TABLES[0], 4, 1).lines
    head = Line(1, b"", lines[0].fields | {"players": were})
    at = sitting(wish([head, *lines[1:-1]], 3, 0, "anew"))
    table = at.feed(0)[-1].position
    assert table
    wanted = are[: len(table.seats)]
    assert [seat.name for seat in table.seats] == wanted
    assert [seat.bot for seat in table.seats] == ["", *["greedy"] * (len(wanted) - 1)]
    again = Room("new").replay(written(at.log))
    assert [seat.name for seat in again.seats] == wanted


def test_nobody_is_refused_because_a_bot_has_his_name() -> None:
    lines = play(TABLES[0], 4, 1).lines
    chance = Counted()
    room = set_out(wish(lines, 3, 0, "anew"), " ada ", "new", "key", START, chance).room
    assert [seat.name for seat in room.seats[:2]] == ["ada", "Bela"]


def test_between_rounds_the_next_one_is_dealt() -> None:
    table = TABLES[0]
    played = play(table, 6, 2)
    end = next(n for n, state in enumerate(played.states) if not state.waiting())
    follows = played.states[end + 1].numbers()
    for deal in ("as-it-was", "anew"):
        play_on = sitting(wish(played.lines, end, 0, deal)).room.play
        assert play_on
        assert play_on.match.state
        assert (play_on.match.state.numbers() == follows) == (deal == "as-it-was")
        assert play_on.match.totals == played.match.scores[0].points


def test_what_cannot_be_gone_on_from_is_said() -> None:
    table = TABLES[0]
    played = play(table, 1, 400)
    last = len(played.states) - 1

    def refused(**changes: Any) -> str:
        with pytest.raises(Refusal) as caught:
            sitting(wish(played.lines, 3, 0, "anew")._replace(**changes))
        return caught.value.code

    assert refused(n=last) == "match-over"
    assert refused(n=last + 1) == "no-such-position"
    assert refused(seat=7) == "no-such-seat"
    assert refused(bot="nobody") == "no-such-bot"
    other = [Line(1, b"", played.lines[0].fields | {"rules_version": 99}), *played.lines[1:]]
    assert refused(lines=other) == "bad-record"
