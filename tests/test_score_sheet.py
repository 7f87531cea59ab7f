"""The score sheet adds up: each number is the sum of its lines, each total follows from them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.random import Random

from vierblatt.core.chance import Stream
from vierblatt.core.game import Game, Score
from vierblatt.core.match import Match
from vierblatt.games import GAMES
from vierblatt.testing.conformance import SECRET, Table, all_tables, tables

ROOT = Path(__file__).parents[1]
SHEETS = ROOT / "client/src/kit/sheets.json"
"""A match of each game for the page's tests: `python -m tests.test_score_sheet` writes it."""
ROUNDS = 8

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def rounds(table: Table, number: int, most: int = ROUNDS) -> Iterator[Match]:
    """A match after each of its rounds; some seats play by table sense, some at random."""
    match = table.match(number)
    rng = Random(number)
    while match.outcome is None and len(match.scores) < most:
        match.deal(Stream(SECRET, f"sheet {number} {match.round}").laid(match.bundles()))
        while match.state is not None:
            seat = match.waiting()[0]
            sensible = (seat + number + match.round) % 3 > 0
            choose = table.game.greedy if sensible else lambda state, at: state.pick(at, rng)
            match.act(seat, choose(match.state, seat))
        yield match


@every_game
def test_the_lines_of_a_seat_add_up_to_its_points(game: Game) -> None:
    for number, table in enumerate(all_tables(game)):
        for match in rounds(table, number, 2 if game.name == "four-gems" else ROUNDS):
            score = match.scores[-1]
            for seat in range(table.seats):
                assert points_of(score, seat) == score.points[seat], f"{table}: {score}"


def points_of(score: Score, seat: int) -> int:
    return sum(line.points for line in score.lines if seat in line.seats)


@every_game
def test_partners_have_the_same_lines(game: Game) -> None:
    for number, table in enumerate(tables(game)):
        sides = game.partners(table.options, table.seats)
        for match in rounds(table, number):
            lines = match.scores[-1].lines
            for seat, side in enumerate(sides):
                first = sides.index(side)
                assert [line for line in lines if seat in line.seats] == [
                    line for line in lines if first in line.seats
                ], table


@every_game
def test_the_totals_follow_from_the_points(game: Game) -> None:
    """As the sheet adds them up: where the rules say so, no total falls below 0."""
    for number, table in enumerate(tables(game)):
        totals = [0] * table.seats
        for match in rounds(table, number, 30):
            points = match.scores[-1].points
            totals = [added(game, *both) for both in zip(totals, points, strict=True)]
            assert totals == list(match.totals), table


def added(game: Game, total: int, points: int) -> int:
    return max(0, total + points) if game.name == "vier-felder" else total + points


@every_game
def test_each_line_cites_a_paragraph_that_there_is(game: Game) -> None:
    rules = (ROOT / f"docs/rules/{game.name}.md").read_text("utf-8")
    for number, table in enumerate(tables(game)):
        for match in rounds(table, number, 3):
            for line in match.scores[-1].lines:
                assert f"**{line.rule}**" in rules, f"{table}: {line}"


def sheet(game: Game) -> dict[str, Any]:
    """A match as the page is told of it."""
    table = next(tables(game))
    match = [*rounds(table, 5, 12)][-1]
    return {
        "options": msgspec.to_builtins(table.options),
        "sides": list(game.partners(table.options, table.seats)),
        "scores": msgspec.to_builtins(match.scores),
        "totals": list(match.totals),
        "winners": list(match.outcome.winners) if match.outcome else None,
    }


def sheets() -> str:
    return json.dumps({game.name: sheet(game) for game in GAMES}, indent=1) + "\n"


def test_the_page_is_tested_with_what_the_games_score() -> None:
    assert json.loads(SHEETS.read_text("utf-8")) == json.loads(sheets())


if __name__ == "__main__":
    SHEETS.write_text(sheets(), "utf-8")
