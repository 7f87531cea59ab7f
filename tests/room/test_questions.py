"""What a seat may ask: answered from what it may know, true, and without a trace."""

import os
from random import Random as PlainRandom

import msgspec
import pytest
from librt.random import Random

from tests.room.tables import Sitting, begun, lobby
from tests.room.test_leaks import relaid
from vierblatt.core.game import Game, Refused
from vierblatt.core.match import Match
from vierblatt.games import GAMES
from vierblatt.room import commands
from vierblatt.room.questions import Foreseen, foreseen, what_if, why_not
from vierblatt.room.refusals import Refusal
from vierblatt.testing.conformance import Table, all_tables, positions, tables

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
ROUNDS, WORLDS, CODES = (20, 10, 200) if DEEP else (2, 3, 6)
ALL = [table for game in GAMES for table in (all_tables(game) if DEEP else tables(game))]
every_table = pytest.mark.parametrize("table", ALL, ids=str)


def some(match: Match, seat: int, luck: PlainRandom) -> list[int]:
    """Some of what a seat may do."""
    assert match.state is not None
    codes = [int(code) for code in match.state.legal(seat)]
    return luck.sample(codes, min(CODES, len(codes)))


def comes_true(game: Game, match: Match, seat: int, code: int, told: Foreseen) -> None:
    """In a world as it may be, each thing foreseen happens, and in this order."""
    assert match.state is not None
    state = match.state.clone()
    state.facts = []
    state.apply(seat, code)
    happens = [msgspec.to_builtins(game.story(fact, seat)) for fact in state.facts]
    at = 0
    for event in msgspec.to_builtins(told.events):
        while not happens[at] or not agrees(event, happens[at]):
            at += 1
            assert at < len(happens), f"{event} did not come true: {happens}"
        at += 1
    assert told.round_over == (not state.waiting())


def agrees(foreseen: dict[str, object], event: dict[str, object]) -> bool:
    return all(value in (None, event[name]) for name, value in foreseen.items())


@every_table
def test_what_is_foreseen_comes_true_however_the_cards_lie(table: Table) -> None:
    game, rng, luck = table.game, Random(3), PlainRandom(3)
    told = 0
    for number in range(ROUNDS):
        for match in positions(table, number):
            for seat in match.waiting():
                view = match.view(seat)
                worlds = game.imagine(view.table)
                honest = match.state
                for code in some(match, seat, luck):
                    answer = foreseen(game, view, code)
                    told += len(answer.events)
                    comes_true(game, match, seat, code, answer)
                    for _ in range(WORLDS):
                        match.state = worlds.deal(rng)
                        assert match.view(seat) == view
                        comes_true(game, match, seat, code, answer)
                    match.state = honest
    assert told > 20


GUESSING = [
    next(table for table in ALL if table.game is game and table.seats == game.seats[0])
    for game in GAMES
]


@pytest.mark.parametrize("table", GUESSING, ids=lambda table: table.game.name)
def test_a_guess_that_is_told_is_found_out(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(table.game)
    monkeypatch.setattr(kind, "foresee", lambda game, fact, seat: game.story(fact, seat))
    with pytest.raises(AssertionError, match="did not come true"):
        test_what_is_foreseen_comes_true_however_the_cards_lie(table)


def asked(sitting: Sitting, seat: int, move: str) -> object:
    """Both answers in a row."""
    room = sitting.room
    try:
        return why_not(room, seat, move), what_if(room, seat, move)
    except Refusal as refusal:
        return refusal.code, refusal.refused


@every_table
def test_no_answer_depends_on_where_hidden_cards_lie(table: Table) -> None:
    options = msgspec.to_builtins(table.options)
    chairs = begun(table.game.name).room.settings.chairs
    chairs = (*chairs, *chairs)[: table.seats]
    sitting = lobby(table.game.name, options=options, chairs=chairs)
    sitting.do(0, commands.Begin())
    rng = Random(9)
    for _ in range(40):
        if sitting.room.over:
            break
        for seat in range(table.seats):
            moves = [sitting.luck.choice(sitting.moves(at)) for at in sitting.room.waiting()]
            moves += ["pass", "cut 5", "show", "B1", "G1+G2>0", "AH>1 x 2S", "middle G1"]
            for move in moves:
                answer = asked(sitting, seat, move)
                other = Sitting(relaid(sitting.room, seat, rng), sitting.chance)
                assert asked(other, seat, move) == answer, (seat, move)
        sitting.act(sitting.luck.choice(sitting.room.waiting()))


def test_a_question_leaves_no_trace() -> None:
    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    play = sitting.room.play
    assert play is not None
    state = play.match.state
    assert state is not None
    before, log = state.numbers(), list(sitting.log)
    jobs, texts = sitting.room.jobs(), dict(sitting.room.texts)
    for move in (sitting.moves(seat)[0], "R20", "pass"):
        asked(sitting, seat, move)
    assert state.numbers() == before
    assert state.facts == []
    assert ([page.entry for page in sitting.room.pages], sitting.room.jobs()) == (log, jobs)
    assert sitting.room.texts == texts


def test_why_not_says_what_acting_would() -> None:
    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    assert why_not(sitting.room, seat, "cut 3") is None
    refused = why_not(sitting.room, seat, "cut 1")
    assert isinstance(refused, Refused)
    assert refused.rule == "3.4"
    other = why_not(sitting.room, (seat + 1) % 4, "cut 3")
    assert other is not None
    assert other.reason == "not-your-turn"
    with pytest.raises(Refusal, match="no-such-move"):
        why_not(sitting.room, seat, "what?")


def test_before_and_after_the_match_there_is_nothing_to_ask() -> None:
    sitting = lobby("seasons-duel")
    with pytest.raises(Refusal, match="not-begun"):
        why_not(sitting.room, 0, "middle G1")
    sitting.do(0, commands.Begin())
    while not sitting.room.over:
        sitting.act(sitting.room.waiting()[0])
    for ask in (why_not, what_if):
        with pytest.raises(Refusal, match="match-over"):
            ask(sitting.room, 0, "middle G1")


def test_an_illegal_move_has_no_future() -> None:
    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    with pytest.raises(Refusal, match="illegal") as caught:
        what_if(sitting.room, seat, "cut 1")
    assert caught.value.refused is not None


def test_nobody_learns_that_his_bid_is_the_last() -> None:
    sitting = begun("four-seasons")
    seats = list(sitting.room.waiting())
    kinds = []
    for seat in seats:
        told = what_if(sitting.room, seat, sitting.moves(seat)[0])
        kinds.append([event.__struct_config__.tag for event in told.events])
        sitting.act(seat)
    assert kinds == [["bid-laid"]] * len(seats)
