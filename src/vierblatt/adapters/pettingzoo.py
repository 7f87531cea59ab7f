"""Our games as turn-based environments of PettingZoo (the optional extra `pettingzoo`)."""

from importlib import import_module
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.console import Console
from rich.text import Text

from vierblatt.adapters.table import PAYOFFS, POINTS, Payoff, table_for
from vierblatt.core.chance import SECRET_BYTES, Stream, new_secret
from vierblatt.core.game import Options, View
from vierblatt.core.match import Match
from vierblatt.games import game_named
from vierblatt.words import Words

ILLEGAL: Final = -1.0
"""The reward for an illegal action, which ends the episode."""


def env(game: str, **settings: Any) -> Any:
    """An environment that ends an episode at an illegal action; the settings of `TableEnv`."""
    made = wrappers.TerminateIllegalWrapper(TableEnv(game, **settings), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class TableEnv(AECEnv):
    """One round of a game, or a whole match with `match=True`; an agent for each seat.

    A round rewards each agent at its end with its points, or with the margin (`payoff`). A match
    rewards at its end the winners with 1 and the others with -1, and everyone with 0 for a draw.
    Who may act at once acts one after the other, and sees nothing of what the others have done.

    Raises KeyError for an unknown game, ValueError for what does not go together.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "vierblatt_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        *,
        options: Options | None = None,
        seats: int | None = None,
        dealer: int = 0,
        match: bool = False,
        payoff: Payoff = "points",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        if payoff not in PAYOFFS:
            raise ValueError(f"payoff is {' or '.join(PAYOFFS)}, not {payoff}")
        if render_mode not in (None, "human", "ansi"):
            raise ValueError(f"render_mode is human, ansi or None, not {render_mode}")
        ours = game_named(game)
        self.table = table_for(game, options or ours.options(), seats or ours.seats[0], dealer)
        self.payoff = payoff
        self.whole = match
        self.render_mode = render_mode
        self._say = Words(language)
        self._secret, self._episode = new_secret(), 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        actions = self.table.numbering.size
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def _space(self) -> Any:
        size = self.table.layout.size + (self.table.seats if self.whole else 0)
        return Dict(
            {
                "observation": Box(0.0, 1.0, (size,), np.float32),
                "action_mask": Box(0, 1, (self.table.numbering.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        """What the agent sees: its view, in a match the totals, and what it may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The numbers of actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. A seed fixes this deal and those of the resets after it."""
        if seed is not None:
            self._secret, self._episode = seed.to_bytes(SECRET_BYTES, "big"), 0
        self._episode += 1
        table = self.table
        self.match = Match(table.game, table.options, table.seats, table.dealer)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._deal()
        self._turn()

    def _deal(self) -> None:
        chance = Stream(self._secret, f"episode {self._episode} round {self.match.round}")
        self.match.deal(chance.laid(self.match.bundles()))
        assert self.match.state is not None
        self.state_of_round = self.match.state

    def _turn(self) -> None:
        """Find out who is next and what may be done."""
        waiting = self.match.waiting()
        self._legal: dict[int, int] = {}
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
            self._legal = self.table.numbering.legal(self.state_of_round, waiting[0])

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is do something. Raises ValueError for what is illegal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = self._legal.get(-1 if action is None else int(action))
        if code is None:
            raise ValueError(f"{agent} may not do {action}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act(self._seat(agent), code)
        if self.match.wants_pack() and self.whole:
            self._deal()
        elif self.match.state is None:
            self._finish()
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        self.rewards = dict(zip(self.agents, self._rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _rewards(self) -> list[float]:
        if not self.whole:
            return self.table.payoffs(self.match.scores[-1].points, self.payoff)
        assert self.match.outcome is not None
        winners = self.match.outcome.winners
        if not winners:
            return [0.0] * self.table.seats
        return [1.0 if seat in winners else -1.0 for seat in range(self.table.seats)]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> View:
        """What the agent may know of the round, or of the last one when all is over."""
        table = self.table
        return table.game.view(table.options, self.state_of_round, self._seat(agent))

    def observe(self, agent: str) -> dict[str, Any]:
        """The view as numbers from 0 to 1, and a mask of what may be done: all 0 for who waits."""
        numbers = self.table.layout.array(self.view(agent))
        if self.whole:
            numbers = np.append(numbers, self._totals())
        mask = np.zeros(self.table.numbering.size, np.int8)
        if agent == self.agent_selection:
            mask[list(self._legal)] = 1
        return {"observation": numbers, "action_mask": mask}

    def _totals(self) -> Any:
        """The totals of the match, half of the way to 1 for each most that a round can bring."""
        totals = np.array(self.match.totals, np.float32)
        return totals / (totals + POINTS[self.table.game.name][1])

    def render(self) -> str | None:
        """The table as the agent sees whose turn it is: printed, or returned as text."""
        if self.render_mode is None:
            logger.warn("render_mode is None, so nothing is drawn")
            return None
        terminal = import_module(f"{type(self.table.game).__module__}.terminal")
        view = self.view(self.agent_selection)
        lines: list[str] = terminal.draw(view, self._say, self.possible_agents)
        if self.render_mode == "ansi":
            return "\n".join(Text.from_markup(line).plain for line in lines)
        Console(highlight=False).print("\n".join(lines))
        return None

    def close(self) -> None:
        """There is nothing to close."""
