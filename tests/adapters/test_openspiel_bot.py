"""OpenSpiel's search at our table: it plays by the rules, fairly, and repeats itself."""

from itertools import count, islice

import pytest

pytest.importorskip("pyspiel")

from librt.random import Random

from tests.adapters.tables import EVERY, USUAL, decisions
from vierblatt.adapters.openspiel import OpenSpielBot
from vierblatt.adapters.openspiel.__main__ import simulations
from vierblatt.bots.bot import Limit
from vierblatt.core.game import seats_of
from vierblatt.core.match import MatchView
from vierblatt.games import game_named
from vierblatt.testing.conformance import Table, dealt

FEW = Limit(iterations=3)


def chosen(view: MatchView, limit: Limit = FEW, seed: int = 1) -> int:
    return OpenSpielBot(game_named(view.game), Random(seed)).choose(view, limit).code


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_every_choice_is_legal(table: Table) -> None:
    for match, seat in decisions(table, 1):
        code = chosen(match.view(seat))
        assert match.why_not(seat, code) is None


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_hidden_cards_change_nothing(table: Table) -> None:
    """The view of any world that looks the same leads to the same choice."""
    for match, seat in islice(decisions(table, 1), 0, None, 7):
        view = match.view(seat)
        worlds = table.game.imagine(view.table)
        choices = set()
        for number in range(3):
            world = worlds.deal(Random(number))
            assert seat in seats_of(world.waiting())
            seen = table.game.view(table.options, world, seat)
            choices.add(chosen(MatchView(view.game, view.round, view.totals, seen)))
        assert len(choices) == 1


def test_it_repeats_and_its_chance_matters() -> None:
    game = game_named("four-gems")
    view = dealt(Table(game, game.options(), 4), 1).view(3)
    limit = Limit(iterations=20)
    assert chosen(view, limit, 1) == chosen(view, limit, 1)
    assert len({chosen(view, limit, seed) for seed in range(6)}) > 1


def test_it_says_how_it_has_chosen() -> None:
    game = game_named("seasons-duel")
    for match, seat in decisions(Table(game, game.options(), 2), 1):
        choice = OpenSpielBot(game, Random(1)).choose(match.view(seat), Limit(iterations=5))
        assert match.state is not None
        only = len(match.state.legal(seat)) == 1
        assert (choice.reason, choice.worlds) == (("only-move", 0) if only else ("search", 5))


def test_it_stops_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_named("seasons-duel")
    view = dealt(Table(game, game.options(), 2), 1).view(0)
    bot = OpenSpielBot(game, Random(1))
    seconds = count()
    monkeypatch.setattr("time.perf_counter", lambda: next(seconds))  # a second a look
    assert bot.choose(view, Limit(seconds=0.0)).worlds == 2
    assert bot.choose(view, Limit(seconds=10.0)).worlds == 11
    assert bot.choose(view, Limit(seconds=10.0, iterations=4)).worlds == 4
    assert bot.choose(view, Limit(seconds=3.0, iterations=400)).worlds == 4


def test_it_finds_what_wins() -> None:
    """When the last pair is placed it can see everything."""
    game = game_named("seasons-duel")
    table = Table(game, game.options(), 2)
    mattered = 0
    for match, seat in decisions(table, 12):
        assert match.state is not None
        view = match.view(seat)
        if any(map(len, hands(view))):
            continue
        outcomes = {}
        for legal in match.state.legal(seat):
            world = match.state.clone()
            world.apply(seat, legal)
            result = list(world.result())
            outcomes[int(legal)] = result[seat] - result[1 - seat]
        assert outcomes[chosen(view, Limit(iterations=40))] == max(outcomes.values())
        mattered += len(set(outcomes.values())) > 1
    assert mattered > 3


def hands(view: MatchView) -> tuple[tuple[int, ...], ...]:
    found: tuple[tuple[int, ...], ...] = view.table.hands  # type: ignore[attr-defined]
    return found


def test_the_figure_counts_what_was_simulated() -> None:
    game = game_named("four-gems")
    made, seconds = simulations(game, 4)
    assert made % 4 == 0
    assert made > 4 * 20  # most of the cards are a choice
    assert seconds > 0
