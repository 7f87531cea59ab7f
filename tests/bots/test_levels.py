"""Levels: what they forget, how they err, that they keep to their limits and to the rules."""

import pytest
from librt.random import Random

from vierblatt.bots import bot_named
from vierblatt.bots.bot import Candidate, Choice, Limit
from vierblatt.bots.levels import LEVELS, PATIENCE, Level, LevelBot
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView
from vierblatt.games import GAMES, game_named
from vierblatt.testing.conformance import Table, positions, tables

TABLES = [table for game in GAMES for table in tables(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def late(game: Game, number: int) -> MatchView:
    """A view in the middle of a random round."""
    for at, match in enumerate(positions(next(tables(game)), 3)):
        if at == number:
            return match.view(match.waiting()[0])
    raise AssertionError("the round is shorter")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_forgotten_leaves_a_position_that_can_be(table: Table) -> None:
    game = table.game
    for number, match in enumerate(positions(table, 5)):
        seat = match.waiting()[0]
        view = match.view(seat).table
        forgotten = game.forget(view, 1, Random(number))
        world = game.imagine(forgotten).deal(Random(number))
        assert match.state is not None
        assert list(world.legal(seat)) == list(match.state.legal(seat))
        assert game.forget(view, 1, Random(number)) == forgotten
        assert game.forget(view, 1000, Random(number)) == view


@every_game
def test_much_is_forgotten_where_much_has_gone(game: Game) -> None:
    view = late(game, 26).table
    forgotten = game.forget(view, 1, Random(1))
    if game.name == "seasons-duel":  # all that was laid lies open
        assert forgotten == view
    else:
        assert forgotten != view


class Fixed:
    """A search that has found these candidates."""

    def __init__(self, *values: float) -> None:
        self.found = tuple(
            Candidate(code, 0.0, 0.0, value, 0.2) for code, value in values_of(values)
        )

    def choose(self, view: MatchView, limit: Limit) -> Choice:
        return Choice(self.found[0].code, self.found, 100, "search")


def values_of(values: tuple[float, ...]) -> list[tuple[int, float]]:
    return list(enumerate(values))


def level_with(level: Level, search: Fixed, seed: int) -> LevelBot:
    bot = LevelBot(game_named("seasons-duel"), Random(seed), level)
    vars(bot)["_search"] = search
    return bot


def test_close_moves_look_alike_and_bad_ones_are_never_made() -> None:
    view = late(game_named("seasons-duel"), 4)
    level = Level(iterations=1, keep=9, softness=0.02, tempted=False)
    search = Fixed(0.6, 0.595, 0.6 - 1.01 * PATIENCE * 0.02, 0.1)
    codes = [level_with(level, search, seed).choose(view).code for seed in range(300)]
    assert {codes.count(code) > 60 for code in (0, 1)} == {True}
    assert set(codes) == {0, 1}


def test_a_blind_spot_is_worth_some_points_and_no_more() -> None:
    game = game_named("four-gems")
    trumps = []
    for match in positions(next(tables(game)), 3):
        seat = match.waiting()[0]
        view = match.view(seat).table
        assert match.state is not None
        for code in match.state.legal(seat):
            action = game.decode(code, match.state, seat)
            tempting = game.temptation(view, action)
            assert -20 < tempting <= 0
            trumps.append(tempting < 0)
    assert any(trumps)
    assert not all(trumps)


def test_a_level_keeps_to_the_shorter_of_both_limits() -> None:
    bot = LevelBot(game_named("four-gems"), Random(0), LEVELS["four-gems"][2])
    assert bot._own(Limit()).iterations == LEVELS["four-gems"][2].iterations
    assert bot._own(Limit(seconds=0.02)).seconds == 0.02
    assert bot._own(Limit(seconds=60)).seconds == 0.5
    assert bot._own(Limit(iterations=7)) == Limit(iterations=7)
    assert bot._own(Limit(iterations=10**6)).iterations == LEVELS["four-gems"][2].iterations


@every_game
def test_all_levels_play_by_the_rules_and_repeat(game: Game) -> None:
    for number, match in enumerate(positions(next(tables(game)), 9)):
        if number % 5:
            continue
        view = match.view(match.waiting()[0])
        for level in range(1, 6):
            limit = Limit(iterations=3)
            bots = [bot_named(f"level{level}", game, Random(number)) for _ in range(2)]
            first, second = (bot.choose(view, limit) for bot in bots)
            assert first == second
            assert match.why_not(match.waiting()[0], first.code) is None
            assert first.reason != "fallback"
