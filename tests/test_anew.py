"""A round laid again for one seat: by the rules it leads to just what this seat has seen."""

import os
from typing import Any

import msgspec
import pytest
from librt.random import Random

from tests.test_retold import lookers, play
from vierblatt.core.anew import Past, Relaid
from vierblatt.core.match import Match
from vierblatt.core.replay import pack_of
from vierblatt.core.tale import Tale
from vierblatt.games import GAMES
from vierblatt.testing.conformance import Table, all_tables, tables

DEEP = bool(os.environ.get("VIERBLATT_DEEP"))
TABLES = [table for game in GAMES for table in (all_tables if DEEP else tables)(game)]


def laid(table: Table, dealer: int, relaid: Relaid) -> Match:
    match = table.match(dealer)
    if relaid.zones is None:
        match.deal(relaid.pack)
    else:
        match.deal(pack_of(match, relaid.zones), by_hand=True)
    for seat, move in relaid.moves:
        match.act(seat, table.game.encode(table.game.parse(move)))
    return match


def seen(view: Any) -> dict[str, Any]:
    """All but how deep was cut: a pack that is laid by hand is cut in the middle."""
    shown: dict[str, Any] = msgspec.to_builtins(view)
    return {name: value for name, value in shown.items() if name != "cut"}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_sees_what_it_has_seen(table: Table) -> None:
    others = 0
    for number in range(6 if DEEP else 2):
        played = play(table, number, 1)
        tale = Tale(table.game, played.lines)
        for seat in lookers(table)[1:]:
            drawn = list(tale.look(seat))
            for at in range(0, len(drawn) - 1, 1 if DEEP else 3):
                told = tuple(event for one in drawn[: at + 1] for event in one.events)
                if not told:
                    continue
                steps = [one.step for one in drawn[1 : at + 1]]
                moves = tuple((step.seat or 0, step.move or "") for step in steps)
                state = played.states[at]
                view = table.game.view(table.options, state, seat)
                world = table.game.imagine(view).deal(Random(number + at))
                relaid = table.game.anew(view, world, Past(told, moves))
                match = laid(table, number, relaid)
                assert match.state is not None
                assert seen(table.game.view(table.options, match.state, seat)) == seen(view)
                others += match.state.numbers() != state.numbers()
    assert others > 0
