"""Our games keep what OpenSpiel asks of a game, and play as they do at our own table."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from random import Random as PlainRandom
from typing import Any

import msgspec
import pytest

pytest.importorskip("pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

from tests.adapters.tables import EVERY, USUAL
from vierblatt.adapters.openspiel import load, register
from vierblatt.adapters.openspiel.game import short_name
from vierblatt.adapters.table import PAYOFFS
from vierblatt.core.game import option_values
from vierblatt.core.match import Match
from vierblatt.games import GAMES, game_named
from vierblatt.testing.conformance import Table


def laid(game: Any, chance: PlainRandom) -> Any:
    """A round with its pack laid by chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        cards, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(cards, chances)[0])
    return state


def states(game: Any, number: int) -> Iterator[Any]:
    """A random round, halting before each action: always the same state object."""
    chance = PlainRandom(number)
    state = laid(game, chance)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))


ENVIRON = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


def of(table: Table, **more: Any) -> Any:
    return load(table.game, table.options, table.seats, **more)


# OpenSpiel's own tests


@pytest.mark.parametrize("payoff", PAYOFFS)
@pytest.mark.parametrize("table", USUAL, ids=str)
def test_openspiel_finds_nothing(table: Table, payoff: Any) -> None:
    pyspiel.random_sim_test(of(table, payoff=payoff), 1, True, False)


@pytest.mark.deep
@pytest.mark.parametrize("table", EVERY, ids=str)
def test_openspiel_finds_nothing_under_any_option(table: Table) -> None:
    pyspiel.random_sim_test(of(table), 20, True, False)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_openspiel_python_finds_nothing(table: Table) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest("test_pig").sim_game(of(table))


def test_an_algorithm_for_learning_runs() -> None:
    np.random.seed(1)
    game = load(game_named("seasons-duel"), payoff="margin")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = laid(game, PlainRandom(3))
    assert list(solver.average_policy().action_probabilities(state)) == state.legal_actions()


def test_bots_of_theirs_play_a_round() -> None:
    game = load(game_named("four-gems"))
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 5)
    assert returns[:2] == returns[2:]


# Parameters


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_house_rules_are_parameters(table: Table) -> None:
    game = of(table, dealer=table.seats - 1)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.table is game.table
    assert game.table.options == table.options
    assert game.table.seats == game.num_players() == table.seats
    assert game.table.dealer == table.seats - 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_defaults_are_those_of_the_game(game: Any) -> None:
    register()
    assert pyspiel.load_game(short_name(game)).table is load(game).table


def test_a_parameter_by_name() -> None:
    register()
    game = pyspiel.load_game("vierblatt_four_gems(overruff=must,target=500,payoff=margin)")
    assert option_values(game.table.options)["overruff"] == "must"
    assert option_values(game.table.options)["target"] == 500
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM


@pytest.mark.parametrize(
    "text",
    [
        "vierblatt_four_gems(overruff=often)",
        "vierblatt_four_gems(payoff=money)",
        "vierblatt_four_gems(target=-1)",
        "vierblatt_four_gems(players=3)",
        "vierblatt_four_gems(dealer=4)",
        "vierblatt_four_seasons(variant=team,players=3)",
        "vierblatt_seasons_duel(games=3)",
    ],
)
def test_what_does_not_go_together(text: str) -> None:
    register()
    with pytest.raises(ValueError):
        pyspiel.load_game(text)


# A round is our round


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_a_round_is_the_one_of_our_table(table: Table) -> None:
    chance = PlainRandom(1)
    state = laid(of(table), chance)
    match = Match(table.game, table.options, table.seats)
    match.deal(state.history())
    while match.state is not None:
        seat, number = state.current_player(), chance.choice(state.legal_actions())
        code = state.round.legal()[number]
        written = table.game.text(match.decode(seat, code))
        assert state.action_to_string(seat, number) == written
        match.act(seat, code)
        state.apply_action(number)
    assert state.is_terminal()
    assert state.returns() == list(match.scores[0].points)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_the_margin_is_how_far_a_side_is_ahead(table: Table) -> None:
    sides = table.game.partners(table.options, table.seats)
    points, margin = (of(table, payoff=payoff) for payoff in PAYOFFS)
    for number in range(3):
        *_, last = states(points, number)
        *_, same = states(margin, number)
        mine = dict(zip(sides, last.returns(), strict=True))
        for side, ahead in zip(sides, same.returns(), strict=True):
            others = [theirs for other, theirs in mine.items() if other != side]
            assert ahead == pytest.approx(mine[side] - sum(others) / len(others))
        assert sum(same.returns()) == pytest.approx(0.0)


def test_cards_of_a_kind_come_as_often_as_they_are_left() -> None:
    state = load(game_named("seasons-duel")).new_initial_state()
    assert dict(state.chance_outcomes()) == {0: 0.25, 3: 0.25, 6: 0.25, 9: 0.25}
    for _ in range(4):
        state.apply_action(3)
    assert dict(state.chance_outcomes()) == pytest.approx({0: 1 / 3, 6: 1 / 3, 9: 1 / 3})
    assert state.action_to_string(6) == "Y1"


# What a player may know


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_an_imagined_state_looks_the_same(table: Table) -> None:
    game = of(table)
    for state in states(game, 2):
        player, rng = state.current_player(), PlainRandom(4)
        before = str(state)
        for seat in range(table.seats):
            other = state.resample_from_infostate(seat, rng.random)
            view = game.table.game.view(table.options, other.round.state, seat)
            assert view == state.round.view(seat)
            assert other.current_player() == player
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if seat == player:
                assert other.legal_actions() == state.legal_actions()
        assert str(state) == before


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_imagined_states_differ_and_can_be_played(table: Table) -> None:
    game, chance = of(table), PlainRandom(5)
    state = laid(game, chance)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, chance.random) for _ in range(5)]
    assert len({tuple(world.round.state.numbers()) for world in worlds}) == 5
    for world in worlds:
        while not world.is_terminal():
            world.apply_action(chance.choice(world.legal_actions()))
        assert any(world.returns())


def test_who_bids_later_is_not_told_of_bids_before() -> None:
    table = next(table for table in USUAL if table.game.name == "four-seasons")
    state = laid(of(table), PlainRandom(1))
    first = state.legal_actions()
    texts = set()
    for bid in (first[0], first[-1]):
        after = state.clone()
        after.apply_action(bid)
        assert after.current_player() == 1
        texts.add((after.information_state_string(1), *after.observation_tensor(1)))
    assert len(texts) == 1


def test_the_past_is_in_the_information_state_and_not_in_the_observation() -> None:
    game = load(game_named("four-gems"))
    state = laid(game, PlainRandom(1))
    state.apply_action(state.legal_actions()[0])
    while "trick" not in state.information_state_string(0).partition("\n")[2]:
        state.apply_action(state.legal_actions()[0])
    *past, view = state.information_state_string(0).splitlines()
    assert view == state.observation_string(0)
    events = [msgspec.json.decode(line) for line in past]
    assert events[0] == {"event": "cut", "seat": 3, "lifted": None}
    assert all(event.get("cards") is None for event in events if event["event"] == "dealt")
    assert state.information_state_string(1).splitlines()[:-1] == past


def test_a_watcher_has_no_hand() -> None:
    game = load(game_named("four-gems"))
    state = laid(game, PlainRandom(1))
    state.apply_action(state.legal_actions()[0])
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = game.make_py_observer(public)
    assert msgspec.json.decode(observer.string_from(state, 2))["hand"] == []
    observer.set_from(state, 2)
    assert not observer.tensor[game.table.layout.places["hand"]].any()
    own = state.observation_tensor(2)
    assert sum(own[game.table.layout.places["hand"]]) == 5


def test_what_cannot_be_observed() -> None:
    game = load(game_named("four-gems"))
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError):
        game.make_py_observer(everything)
    with pytest.raises(ValueError):
        game.make_py_observer(None, {"colour": 1})
    with pytest.raises(ValueError):
        game.new_initial_state("a text")


def test_nothing_is_seen_before_the_deal() -> None:
    state = load(game_named("four-gems")).new_initial_state()
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert not any(state.observation_tensor(0))


# Copies


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_states_can_be_written_and_read(table: Table) -> None:
    game = of(table)
    for at, state in enumerate(states(game, 6)):
        if at % 5:
            continue
        world = state.resample_from_infostate(state.current_player(), lambda: 0.3)
        world.apply_action(world.legal_actions()[0])
        for original in (state, world):
            copy: Any = pickle.loads(pickle.dumps(original))
            assert type(copy) is type(original)
            assert str(copy) == str(original)
            assert copy.round.state.numbers() == original.round.state.numbers()
            for seat in range(table.seats):
                seen = original.information_state_string(seat)
                assert copy.information_state_string(seat) == seen


def test_a_clone_goes_its_own_way() -> None:
    state = laid(load(game_named("seasons-duel")), PlainRandom(1))
    before, seen = str(state), state.information_state_string(1)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert clone.information_state_string(1) != seen
    assert (str(state), state.information_state_string(1)) == (before, seen)


def test_an_illegal_action_is_refused() -> None:
    state = laid(load(game_named("seasons-duel")), PlainRandom(1))
    illegal = min(set(range(90)) - set(state.legal_actions()))
    with pytest.raises(KeyError):
        state.apply_action(illegal)


def test_another_process_reads_a_state_and_ends_well() -> None:
    """OpenSpiel drops its games when Python is gone already; they must bear it."""
    state = laid(load(game_named("seasons-duel"), payoff="margin"), PlainRandom(1))
    written = pickle.dumps((state.get_game(), state))
    program = "import pickle, sys; print(*pickle.loads(sys.stdin.buffer.read()), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", program], input=written, env=ENVIRON, capture_output=True, check=True
    )
    assert done.stdout.decode() == f"{state.get_game()}\n{state}\n"
