"""Our environments keep what PettingZoo asks, show nothing hidden, and play as our table does."""

from typing import Any

import pytest

pytest.importorskip("pettingzoo")

import numpy as np
from librt.random import Random
from pettingzoo.test import api_test, render_test, seed_test

from tests.adapters.tables import EVERY, USUAL
from vierblatt.adapters.pettingzoo import ILLEGAL, TableEnv, env
from vierblatt.core.match import Match
from vierblatt.games import game_named
from vierblatt.testing.conformance import Table

# It knows observations with a mask, but warns of all but those of its own environments.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def of(table: Table, **more: Any) -> TableEnv:
    return TableEnv(table.game.name, options=table.options, seats=table.seats, **more)


def play(made: TableEnv, seed: int) -> tuple[list[dict[str, Any]], list[float]]:
    """A random round or match: what those see who act, and what each agent gets in the end."""
    made.reset(seed)
    rng, seen = Random(seed), []
    rewards = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        sight, reward, over, _cut_off, _info = made.last()
        assert sight is not None
        seen.append(sight)
        rewards[agent] += reward
        legal = np.flatnonzero(sight["action_mask"])
        made.step(None if over else int(legal[rng.randrange(len(legal))]))
    return seen, list(rewards.values())


@pytest.mark.parametrize("match", [False, True])
@pytest.mark.parametrize("table", USUAL, ids=str)
def test_pettingzoo_finds_nothing(table: Table, match: bool) -> None:
    def make() -> Any:
        return env(table.game.name, options=table.options, seats=table.seats, match=match)

    api_test(make(), num_cycles=60)
    seed_test(make, num_cycles=30)


@pytest.mark.parametrize("game", ["four-seasons", "vier-felder", "seasons-duel", "four-gems"])
def test_pettingzoo_can_draw(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(game, render_mode=render_mode))
    assert capsys.readouterr().out


@pytest.mark.parametrize("table", EVERY, ids=str)
def test_a_round_is_the_one_of_our_table(table: Table) -> None:
    made = of(table)
    made.reset(4)
    match, rng = Match(table.game, table.options, table.seats), Random(4)
    match.deal(laid(made))
    while match.state is not None:
        seat = match.waiting()[0]
        assert made.agent_selection == f"seat_{seat}"
        legal = made.table.numbering.legal(match.state, seat)
        assert list(np.flatnonzero(made.observe(f"seat_{seat}")["action_mask"])) == list(legal)
        number = list(legal)[rng.randrange(len(legal))]
        match.act(seat, legal[number])
        made.step(number)
    assert list(made.rewards.values()) == list(match.scores[0].points)
    assert all(made.terminations.values())


def laid(made: TableEnv) -> list[int]:
    """The pack that this environment has just dealt."""
    from vierblatt.core.chance import Stream

    return Stream((4).to_bytes(32, "big"), "episode 1 round 1").laid(made.table.bundles)


@pytest.mark.parametrize("table", USUAL, ids=str)
def test_nothing_hidden_is_seen(table: Table) -> None:
    """Every world that looks the same to an agent gives it the same observation."""
    made, rng = of(table), Random(3)
    made.reset(3)
    while not all(made.terminations.values()):
        agent = made.agent_selection
        before = made.observe(agent)
        truth = made.state_of_round
        made.state_of_round = table.game.imagine(made.view(agent)).deal(rng)
        after = made.observe(agent)
        assert np.array_equal(before["observation"], after["observation"])
        assert np.array_equal(before["action_mask"], after["action_mask"])
        made.state_of_round = truth
        legal = np.flatnonzero(before["action_mask"])
        made.step(int(legal[rng.randrange(len(legal))]))


def test_who_waits_may_do_nothing() -> None:
    made = TableEnv("four-seasons")
    made.reset(1)
    assert made.agent_selection == "seat_0"
    assert made.observe("seat_0")["action_mask"].sum() == 72
    assert not made.observe("seat_1")["action_mask"].any()


def test_bids_before_are_not_seen() -> None:
    seen = []
    for at in (0, 71):
        made = TableEnv("four-seasons")
        made.reset(1)
        made.step(int(np.flatnonzero(made.observe("seat_0")["action_mask"])[at]))
        assert made.agent_selection == "seat_1"
        seen.append(made.observe("seat_1")["observation"].tobytes())
    assert seen[0] == seen[1]


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    made, again = TableEnv("four-gems"), TableEnv("four-gems")
    deals = []
    for one in (made, again):
        one.reset(7)
        first = one.state_of_round.numbers()
        one.reset()
        deals.append((first, one.state_of_round.numbers()))
    assert deals[0] == deals[1]
    assert deals[0][0] != deals[0][1]
    made.reset(8)
    assert made.state_of_round.numbers() != deals[0][0]
    other = TableEnv("four-gems")
    other.reset()
    again.reset()
    assert other.state_of_round.numbers() != again.state_of_round.numbers()


def test_a_round_rewards_with_its_points() -> None:
    made = TableEnv("vier-felder", seats=3)
    for seed in range(3):
        rewards = play(made, seed)[1]
        assert rewards == list(made.match.scores[0].points)
        assert any(rewards)


def test_or_with_the_margin() -> None:
    made = TableEnv("vier-felder", seats=3, payoff="margin")
    for seed in range(3):
        rewards = play(made, seed)[1]
        points = made.match.scores[0].points
        assert rewards == [own - (sum(points) - own) / 2 for own in points]
        assert any(rewards)


def test_a_match_rewards_who_wins_it() -> None:
    made = TableEnv("four-gems", match=True)
    rewards = play(made, 2)[1]
    assert made.match.outcome is not None
    assert len(made.match.scores) > 1
    winners = made.match.outcome.winners
    assert rewards == [1.0 if seat in winners else -1.0 for seat in range(4)]


def test_a_drawn_match_rewards_nobody() -> None:
    made = TableEnv("seasons-duel", match=True)
    ends = {}
    for seed in range(60):
        rewards = play(made, seed)[1]
        assert made.match.outcome is not None
        ends[made.match.outcome.winners] = rewards
    assert ends == {(): [0.0, 0.0], (0,): [1.0, -1.0], (1,): [-1.0, 1.0]}


def test_the_totals_of_a_match_are_seen() -> None:
    made = TableEnv("four-gems", match=True)
    seen = play(made, 5)[0]
    assert not seen[0]["observation"][-4:].any()
    totals = np.array(made.match.totals, np.float32)
    assert np.allclose(seen[-1]["observation"][-4:], totals / (totals + 975))
    assert made.observation_space("seat_0")["observation"].shape == seen[0]["observation"].shape


def test_an_illegal_action(caplog: pytest.LogCaptureFixture) -> None:
    raw = TableEnv("seasons-duel")
    raw.reset(1)
    with pytest.raises(ValueError, match="seat_0 may not do 0"):
        raw.step(0)
    made = env("seasons-duel")
    made.reset(1)
    made.step(0)
    assert "Illegal move" in caplog.text
    assert made.unwrapped.rewards == {"seat_0": ILLEGAL, "seat_1": 0.0}
    assert all(made.terminations.values())


@pytest.mark.parametrize(
    "settings",
    [
        {"payoff": "money"},
        {"render_mode": "rgb_array"},
        {"seats": 3},
        {"dealer": 4},
        {"options": game_named("four-gems").options(target=-1)},
    ],
    ids=str,
)
def test_what_does_not_go_together(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        TableEnv("four-gems", **settings)


def test_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        env("bridge")


def test_the_table_is_drawn_as_the_agent_sees_it() -> None:
    made = TableEnv("four-gems", render_mode="ansi", language="de")
    made.reset(1)
    made.step(int(np.flatnonzero(made.observe("seat_3")["action_mask"])[0]))
    drawn = made.render()
    assert drawn is not None
    own = made.table.game.view(made.table.options, made.state_of_round, 1)
    assert made.agent_selection == "seat_1"
    assert all(card in drawn for card in own.hand)  # type: ignore[attr-defined]
    assert "Hand" in drawn
    assert "\x1b" not in drawn


def test_without_a_render_mode_nothing_is_drawn() -> None:
    made = TableEnv("four-gems")
    made.reset(1)
    with pytest.warns(UserWarning, match="render_mode"):
        assert made.render() is None
