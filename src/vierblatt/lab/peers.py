"""Other people's engines at the same work, for `vierblatt bench` (the optional extra `peers`)."""

import time
from collections.abc import Callable
from typing import Any, Final

PLAYOUTS: Final = 100
SIMULATIONS: Final = 200
"""How many a decision of OpenSpiel's search has here."""
ALL: Final = -1
"""OpenSpiel's word for no bound on the worlds that it samples."""

Slice = Callable[[int], tuple[int, float]]


def peers() -> dict[str, Slice]:
    """OpenSpiel's random rollouts of euchre in C++, where OpenSpiel is installed."""
    try:
        import pyspiel
    except ImportError:
        return {}
    return {"openspiel-euchre": _euchre(pyspiel)}


def search_peers() -> dict[str, tuple[Slice, float]]:
    """OpenSpiel's information-set search of euchre in C++, and the moves of its playouts."""
    try:
        import pyspiel
    except ImportError:
        return {}
    state = _first_trick(pyspiel.load_game("euchre").new_initial_state())
    return {"openspiel-euchre": (_ismcts(pyspiel, state), _mean_length(state))}


def _first_trick(state: Any) -> Any:
    """Deal, order up, discard, and play with the partner, until the first trick begins."""
    while True:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif str(state.current_phase()).endswith("PLAY"):
            return state
        else:
            state.apply_action(state.legal_actions()[-1])


def _ismcts(pyspiel: Any, state: Any) -> Slice:
    """Its search with one random rollout an iteration and a new world each time, as ours."""
    most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS, ALL, most, False, False)

    def iterations(times: int) -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(times):
            bot.step(state)
        return SIMULATIONS * times, time.perf_counter() - start

    return iterations


def _euchre(pyspiel: Any) -> Slice:
    """Rollouts as its own search does them: evaluations of a position after the deal."""
    game = pyspiel.load_game("euchre")
    evaluator = pyspiel.RandomRolloutEvaluator(PLAYOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 1000, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    length = _mean_length(state)

    def rollouts(times: int) -> tuple[int, float]:
        start = time.perf_counter()
        for _ in range(times):
            bot.step(state)  # two simulations, each with so many rollouts
        return round(2 * PLAYOUTS * times * length), time.perf_counter() - start

    return rollouts


def _mean_length(state: Any, rounds: int = 300) -> float:
    """How many moves a random rollout from here has, chance not counted."""
    from random import Random

    rng, moves = Random(1), 0
    for _ in range(rounds):
        end = state.clone()
        while not end.is_terminal():
            if end.is_chance_node():
                outcomes, chances = zip(*end.chance_outcomes(), strict=True)
                end.apply_action(rng.choices(outcomes, chances)[0])
            else:
                end.apply_action(rng.choice(end.legal_actions()))
                moves += 1
    return moves / rounds
