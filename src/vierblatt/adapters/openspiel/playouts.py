"""How OpenSpiel's search values a position: random rounds to the end, at the speed of our rules."""

from typing import Any

from librt.random import Random
from open_spiel.python.algorithms import mcts


class Playouts(mcts.Evaluator):
    """One random playout; every action looks as good as any other before it is tried."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def evaluate(self, state: Any) -> list[float]:
        """The returns of a random end of the round."""
        world = state.round.state.clone()
        while waiting := world.waiting():
            seat = (waiting & -waiting).bit_length() - 1
            world.apply(seat, world.pick(seat, self._rng))
        returns: list[float] = state.round.table.payoffs(world.result(), state.payoff)
        return returns

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The same for each action."""
        actions = state.round.legal()
        return [(action, 1.0 / len(actions)) for action in actions]
