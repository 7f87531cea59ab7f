"""No bot knows what is hidden from its seat: however the hidden cards lie, it does the same."""

from collections.abc import Iterator
from itertools import cycle

import msgspec
import pytest
from librt.random import Random

from tests.conftest import DEEP, engine
from vierblatt.bots import BOTS, bot_named
from vierblatt.bots.bot import Choice, Limit
from vierblatt.core.match import Match, MatchView
from vierblatt.games import GAMES
from vierblatt.testing.conformance import Table, positions, tables

WAYS = 100
"""In how many ways the hidden cards are laid."""
STEP = 1 if DEEP else 6
LIMIT = Limit(iterations=4)
SLOW = {"exact"}
"""Bots that solve whole deals, too slowly where the engine is interpreted."""

TABLES = [table for game in GAMES for table in tables(game)]
names = cycle(BOTS)


def views(table: Table) -> Iterator[tuple[Match, MatchView]]:
    """Positions of a round of all phases, each as one of the seats to move sees it."""
    for number, match in enumerate(positions(table, 7)):
        early = number < 2 * table.seats + 2
        if early or number % STEP == 0:
            waiting = match.waiting()
            yield match, match.view(waiting[number % len(waiting)])


def relaid(match: Match, view: MatchView, ways: int) -> Iterator[MatchView]:
    """What the same seat sees when the hidden cards lie otherwise, in so many ways."""
    worlds = match.game.imagine(view.table)
    for seed in range(ways):
        table = match.game.view(match.options, worlds.deal(Random(seed)), view.table.seat)
        yield msgspec.structs.replace(view, table=table)


def chosen(name: str, match: Match, view: MatchView) -> Choice:
    return bot_named(name, match.game, Random(11)).choose(view, LIMIT)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_bot_is_given_is_the_same_in_a_hundred_ways(table: Table) -> None:
    for match, view in views(table):
        told = msgspec.json.encode(view)
        for other in relaid(match, view, WAYS):
            assert msgspec.json.encode(other) == told


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_bot_does_the_same_however_the_hidden_cards_lie(table: Table) -> None:
    for match, view in views(table):
        for name in BOTS if DEEP else [next(names)]:
            if name in SLOW and engine() == "interpreted":
                continue
            choice = chosen(name, match, view)
            assert choice.reason != "fallback"
            assert view.table.seat is not None
            assert match.why_not(view.table.seat, choice.code) is None
            for other in relaid(match, view, WAYS if DEEP else 2):
                assert chosen(name, match, other) == choice, name
