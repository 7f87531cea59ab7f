"""Random rounds for the tests of the adapters."""

from collections.abc import Iterator

from vierblatt.core.match import Match
from vierblatt.games import GAMES
from vierblatt.testing.conformance import Table, positions, tables

USUAL = [Table(game, game.options(), seats) for game in GAMES for seats in game.seats]
EVERY = [table for game in GAMES for table in tables(game)]


def decisions(table: Table, rounds: int) -> Iterator[tuple[Match, int]]:
    """Each decision of some random rounds: the match, which goes on after it, and the seat."""
    for number in range(rounds):
        for match in positions(table, number):
            for seat in match.waiting():
                yield match, seat
