"""The exploitability of the duel's solver by OpenSpiel, on an ending with few cards."""

from typing import Any

import pytest

from tests.bots.duel_subgames import SMALL, Small, after, followed, random_plan, worth
from vierblatt.bots.duel.stakes import points_alone
from vierblatt.bots.exact.seasons_duel_cfr import Learner
from vierblatt.bots.exact.seasons_duel_replies import exploitability
from vierblatt.games.seasons_duel.rules import SeasonsDuel

pyspiel = pytest.importorskip("pyspiel")
best_response = pytest.importorskip("open_spiel.python.algorithms.exploitability")
policies = pytest.importorskip("open_spiel.python.policy")

STAKES = points_alone()
CODES: list[int] = []
"""The action of OpenSpiel behind each code is its place here."""


def game_of(small: Small) -> Any:
    """The ending as a game of OpenSpiel, on our rules; chance deals both hands."""
    deals = small.deals()
    CODES[:] = sorted({code for state, _, _ in deals for code in _codes(state)})
    kind = pyspiel.GameType(
        short_name="duel_ending",
        long_name="The last two rounds of the duel",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=len(CODES),
        max_chance_outcomes=len(deals),
        num_players=2,
        min_utility=-66.0,
        max_utility=66.0,
        utility_sum=0.0,
        max_game_length=8,
    )

    class Game(pyspiel.Game):  # type: ignore[misc,name-defined]
        def __init__(self) -> None:
            super().__init__(kind, info, {})

        def new_initial_state(self) -> Any:
            return Node(self)

    class Node(pyspiel.State):  # type: ignore[misc,name-defined]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.state: SeasonsDuel | None = None
            self.hands = (0, 0)
            self.done: tuple[int, ...] = ()

        def current_player(self) -> int:
            if self.state is None:
                return int(pyspiel.PlayerId.CHANCE)
            return int(pyspiel.PlayerId.TERMINAL if self.state.over() else self.state.player())

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(number, weight) for number, (_, _, weight) in enumerate(deals)]

        def _legal_actions(self, player: int) -> list[int]:
            assert self.state is not None
            return sorted(CODES.index(code) for code in self.state.legal(player))

        def _apply_action(self, action: int) -> None:
            if self.state is None:
                self.state, self.hands, _ = deals[action]
            else:
                self.done += (CODES[action],)
                self.state = after(self.state, CODES[action])

        def _action_to_string(self, player: int, action: int) -> str:
            return str(action)

        def is_terminal(self) -> bool:
            return self.state is not None and self.state.over()

        def returns(self) -> list[float]:
            assert self.state is not None
            value = worth(self.state, STAKES)
            return [value, -value]

        def information_state_string(self, player: int | None = None) -> str:
            player = self.current_player() if player is None else player
            return f"{player} {self.hands[player]} {self.done}"

        def __str__(self) -> str:
            return f"{self.hands} {self.done}"

    return Game()


def _codes(state: SeasonsDuel) -> set[int]:
    """All codes from here on."""
    codes = {int(code) for code in state.legal(state.player())} if not state.over() else set()
    return codes.union(*(_codes(after(state, code)) for code in codes))


@pytest.mark.parametrize("iterations", [0, 10, 100])
def test_exploitability_agrees_with_openspiel(iterations: int) -> None:
    ending = SMALL["few"].ending(STAKES)
    learner = Learner(ending)
    learner.learn(iterations)
    plan = learner.average() if iterations else random_plan(ending, 3)
    policy = followed(ending, plan)

    def shares(node: Any) -> list[tuple[int, float]]:
        found = policy(node.state, node.hands[node.state.player()], node.done)
        return [(CODES.index(code), share) for code, share in found.items()]

    game = game_of(SMALL["few"])
    theirs = best_response.nash_conv(game, policies.tabular_policy_from_callable(game, shares))
    assert exploitability(ending, plan) == pytest.approx(theirs, abs=1e-9)
