"""The searching bot: limits, the order of its candidates, two processes, and never illegal."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import msgspec
import pytest
from librt.random import Random
from mypy_extensions import i64

from tests.toy import ODDS
from vierblatt.bots.bot import Choice, Limit
from vierblatt.bots.searcher import Count, SearchBot, added, choice
from vierblatt.core.chance import Stream
from vierblatt.core.match import Match, MatchView
from vierblatt.games import GAMES, game_named
from vierblatt.testing.conformance import Table, tables

SECRET = bytes(32)


def first_trick(game_name: str = "four-gems") -> MatchView:
    """A view with a real choice of cards."""
    game = game_named(game_name)
    match = Match(game, game.options(), 4)
    match.deal(Stream(SECRET, "round 1").laid(match.bundles()))
    for code in (86, 65):  # cut in the middle, take
        match.act(match.waiting()[0], code)
    return match.view(match.waiting()[0])


def chosen(view: MatchView, limit: Limit, seed: int = 1) -> Choice:
    return SearchBot(game_named(view.game), Random(seed)).choose(view, limit)


def test_iterations_are_worlds_and_repeat() -> None:
    view = first_trick()
    once, twice = chosen(view, Limit(iterations=80)), chosen(view, Limit(iterations=80))
    assert once == twice
    assert once.worlds == 80
    assert once.reason == "search"
    assert chosen(view, Limit(iterations=80), seed=2) != once


def test_the_first_limit_that_is_reached_counts() -> None:
    view = first_trick()
    assert chosen(view, Limit(seconds=3600, iterations=30)).worlds == 30
    assert 1 <= chosen(view, Limit(seconds=0.01, iterations=1 << 40)).worlds < 1 << 30


def test_without_time_it_still_answers() -> None:
    answer = chosen(first_trick(), Limit(seconds=0))
    assert answer.worlds == 1


def test_candidates_come_in_the_order_of_preference() -> None:
    answer = chosen(first_trick(), Limit(iterations=200))
    shares = [one.share for one in answer.candidates]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)
    assert answer.code == answer.candidates[0].code
    assert all(0 <= one.value <= 1 for one in answer.candidates)
    assert all(isfinite(one.error) for one in answer.candidates if one.share > 1.5 / 200)


def test_of_moves_tried_as_often_the_better_is_chosen() -> None:
    counts = [Count(3, 10, 4.0, 0.0, 0.0), Count(5, 10, 6.0, 50.0, 340.0)]
    answer = choice(counts)
    assert answer.code == 5
    assert answer.candidates[0].points == 5.0
    assert answer.candidates[0].error == pytest.approx((9.0 / 9) ** 0.5)


def test_trees_are_added_code_by_code() -> None:
    one, other = Count(3, 2, 1.0, 10.0, 100.0), Count(4, 1, 0.5, 0.0, 0.0)
    assert added([[one], [other, one]]) == [Count(3, 4, 2.0, 20.0, 200.0), other]


def test_one_legal_move_is_done_at_once() -> None:
    match = Match(ODDS, ODDS.options(), 2)
    match.deal([0, 1, 2, 3, 4, 5])
    while match.state is not None and match.state.waiting():
        seat = match.waiting()[0]
        bot = SearchBot(ODDS, Random(1))
        answer = bot.choose(match.view(seat), Limit(iterations=50))
        last = len(match.state.legal(i64(seat))) == 1
        assert (answer.reason == "only-move") == last
        match.act(seat, answer.code)


def test_where_to_cut_is_no_question() -> None:
    game = game_named("four-gems")
    match = Match(game, game.options(), 4)
    match.deal(Stream(SECRET, "round 1").laid(match.bundles()))
    answer = SearchBot(game, Random(1)).choose(match.view(match.waiting()[0]))
    assert (answer.code, answer.reason, answer.worlds) == (86, "sense", 0)


def test_two_processes_share_the_iterations_and_repeat() -> None:
    view, limit = first_trick(), Limit(iterations=61)
    bot = SearchBot(game_named("four-gems"), Random(1), processes=2)
    first = bot.choose(view, limit)
    bot.rng = Random(1)
    second = bot.choose(view, limit)
    bot.close()
    assert first == second
    assert first.worlds == 61
    assert first != chosen(view, limit)


def test_near_the_target_the_match_counts_and_not_the_points() -> None:
    """A lead that wins the match with any points makes all moves worth the same."""
    view = msgspec.structs.replace(first_trick(), totals=(999, 0, 999, 0))
    assert view.table.seat is not None
    for one in chosen(view, Limit(iterations=60)).candidates:
        assert one.value > 0.7 if view.table.seat % 2 == 0 else one.value < 0.3


ITERATIONS = 10


def searched(table: Table, seed: int, often: int, iterations: int) -> Iterator[tuple[Any, ...]]:
    """The choices of a searching seat in a round at random, about one decision in so many."""
    rng = Random(seed)
    match = table.match(seed)
    match.deal(Stream(SECRET, f"round {seed}").laid(match.bundles()))
    while match.state is not None:
        seat = match.waiting()[rng.randrange(len(match.waiting()))]
        code = match.state.pick(i64(seat), rng)
        if rng.randrange(often) == 0:
            bot = SearchBot(table.game, rng)
            code = bot.choose(match.view(seat), Limit(iterations=iterations)).code
            yield code, match.why_not(seat, code), match.view(seat)
        match.act(seat, code)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_is_never_illegal(game: Any) -> None:
    for number, table in enumerate(tables(game)):
        for code, refused, view in searched(table, number, 8, ITERATIONS):
            assert refused is None, (table, code, refused, view)


@pytest.mark.deep
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_it_is_never_illegal_at_length(game: Any) -> None:
    for number, table in enumerate(tables(game)):
        for seed in range(3):
            for code, refused, view in searched(table, 100 * seed + number, 3, 30):
                assert refused is None, (table, code, refused, view)
