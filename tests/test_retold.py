"""A match retold from its record shows what was shown when it was played, and no card more."""

import os
from io import BytesIO
from random import Random as PlainRandom
from typing import Any, NamedTuple

import msgspec
import pytest
from librt.random import Random

from vierblatt.core.chance import Stream
from vierblatt.core.game import View
from vierblatt.core.match import Match
from vierblatt.core.record import Line, RecordError, Writer, parse
from vierblatt.core.state import Fact, State
from vierblatt.core.tale import OPEN, Drawn, Tale
from vierblatt.games import GAMES
from vierblatt.testing.conformance import SECRET, Table, all_tables, hand, tables, texts

DEEP = bool(os.environ.get("VIERBLATT_DEEP"))
ROUNDS = 20 if DEEP else 3
TABLES = [table for game in GAMES for table in (all_tables if DEEP else tables)(game)]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


class Played(NamedTuple):
    """A match, its record, and what came of each pack and move: facts and the position then."""

    match: Match
    lines: list[Line]
    facts: list[list[Fact]]
    states: list[State]


def play(table: Table, number: int, rounds: int) -> Played:
    """Moves at random, of which half are what table sense says, so that bids are made, too."""
    match, rng, plain = table.match(number), Random(number), PlainRandom(number)
    out = BytesIO()
    writer = Writer(out)
    writer.begin(match)
    facts, states = [], []
    while match.outcome is None and len(match.scores) < rounds:
        pack = Stream(SECRET, f"{number} {match.round}").laid(match.bundles())
        facts.append(match.deal(pack))
        writer.pack(match, pack, facts[-1])
        while match.state is not None:
            states.append(match.state.clone())
            seat = plain.choice(match.waiting())
            sense = plain.random() < 0.5
            code = table.game.greedy(match.state, seat) if sense else match.state.pick(seat, rng)
            text = table.game.text(match.decode(seat, code))
            facts.append(match.act(seat, code))
            writer.move(match, seat, text, facts[-1])
        assert match.ended is not None
        states.append(match.ended.clone())
    writer.end(match)
    return Played(match, list(parse(out.getvalue().splitlines(keepends=True))), facts, states)


def fields(table: Table, view: Any) -> dict[str, Any]:
    """A view without what is documented as needing the rules."""
    shown: dict[str, Any] = msgspec.to_builtins(view)
    for name in table.game.retelling.inferred:
        assert name in shown
        del shown[name]
    if shown.get("phase") == "bonus":
        del shown["bonus_player"]
    return shown


def lookers(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]


@every_table
def test_each_is_told_of_each_fact_what_he_was_told_then(table: Table) -> None:
    for number in range(ROUNDS):
        for fact in [fact for facts in play(table, number, 1).facts for fact in facts]:
            whole = table.game.tell_all(fact)
            for seat in lookers(table):
                assert table.game.retelling.told(whole, seat) == table.game.story(fact, seat)


@every_table
def test_each_sees_what_he_saw_then(table: Table) -> None:
    for number in range(ROUNDS):
        played = play(table, number, 2)
        tale = Tale(table.game, played.lines)
        for seat in lookers(table):
            drawn = list(tale.look(seat))
            assert len(drawn) == len(played.states)
            for one, state in zip(drawn, played.states, strict=True):
                then = table.game.view(table.options, state, seat)
                assert isinstance(one.view, type(then))
                assert fields(table, one.view) == fields(table, then)


@every_table
def test_no_seat_is_shown_a_card_that_it_did_not_know_then(table: Table) -> None:
    played = play(table, 7, 2)
    tale = Tale(table.game, played.lines)
    pack = {table.game.card(card) for bundle in table.match().bundles() for card in bundle}
    for seat in lookers(table):
        before: set[str] = set()
        for one, state in zip(tale.look(seat), played.states, strict=True):
            now = pack & set(
                texts(msgspec.to_builtins(table.game.view(table.options, state, seat)))
            )
            move = one.step.move if one.told else None
            shown = msgspec.to_builtins((one.view, one.events, one.open, (move or "").split()))
            assert pack & set(texts(shown)) <= now | before
            before = now


@every_table
def test_with_all_cards_open_every_hand_and_bid_lies_there(table: Table) -> None:
    played = play(table, 3, 1)
    for one, state in zip(Tale(table.game, played.lines).look(OPEN), played.states, strict=True):
        assert one.events == one.step.events
        assert [own.hand for own in one.open] == [
            hand(table, state, seat) for seat in range(table.seats)
        ]
        for seat, own in enumerate(one.open):
            view: Any = table.game.view(table.options, state, seat)
            if table.game.name == "four-seasons":
                assert sorted(own.bid) == sorted(view.bid_cards[seat])
                assert own.bid[:1] == (() if view.tops[seat] is None else (view.tops[seat],))
            if table.game.name == "seasons-duel":
                assert own.pair == (view.pair if seat in view.waiting else ())


@every_table
def test_numbers_are_those_of_the_match(table: Table) -> None:
    played = play(table, 5, 3)
    steps = Tale(table.game, played.lines).steps
    ends = [step for step in steps if step.over]
    assert [step.points for step in ends] == [score.points for score in played.match.scores]
    assert steps[-1].totals == played.match.totals
    assert [step.round for step in ends] == list(range(1, len(ends) + 1))


@pytest.mark.parametrize("table", [next(iter(tables(game))) for game in GAMES], ids=str)
def test_a_whole_match_stepped_through_in_any_way_ends_in_the_same_position(table: Table) -> None:
    played = play(table, 11, 400)
    assert played.match.outcome is not None
    tale = Tale(table.game, played.lines)
    luck = PlainRandom(11)
    for seat in lookers(table):
        whole = list(tale.look(seat))
        last = fields(table, table.game.view(table.options, played.states[-1], seat))
        assert fields(table, whole[-1].view) == last
        at = 0
        for _ in range(40):
            at = max(0, min(len(whole) - 1, at + luck.choice((-1, 1, -7, 9, -60, 90))))
            assert next(tale.look(seat, at, 1)) == whole[at]
        assert list(tale.look(seat, len(whole) - 1)) == whole[-1:]


def test_a_stopped_round_is_not_over() -> None:
    table = next(iter(tables(GAMES[0])))
    lines = play(table, 1, 1).lines
    cut = lines[: len(lines) // 2]
    views: list[Drawn] = list(Tale(table.game, cut).look(None))
    assert not views[-1].step.over
    assert isinstance(views[-1].view, View)
    assert fields(table, views[-1].view)["phase"] != "over"


@pytest.mark.parametrize(
    "wrong",
    [
        {"events": [{"event": "played", "seat": 9, "card": "B1", "colour": None, "led": True}]},
        {"events": [{"event": "played", "seat": 0, "card": "??", "colour": None, "led": True}]},
        {"events": [{"event": "vanished"}]},
        {"events": 7},
        {"seat": "0"},
    ],
)
def test_nonsense_is_refused_with_its_line(wrong: dict[str, Any]) -> None:
    table = next(iter(tables(GAMES[0])))
    lines = play(table, 1, 1).lines
    at = next(n for n, line in enumerate(lines) if "move" in line.fields)
    lines[at] = Line(lines[at].number, lines[at].raw, lines[at].fields | wrong)
    with pytest.raises(RecordError) as caught:
        list(Tale(table.game, lines).look(None))
    assert caught.value.line >= at + 1


def test_a_record_without_events_cannot_be_retold() -> None:
    table = next(iter(tables(GAMES[0])))
    lines = play(table, 1, 1).lines
    bare = [
        Line(line.number, line.raw, {k: v for k, v in line.fields.items() if k != "events"})
        for line in lines
    ]
    with pytest.raises(RecordError) as caught:
        Tale(table.game, bare)
    assert caught.value.problem == "no-events"
