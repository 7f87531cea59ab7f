"""How long the solvers take over full deals, beside other people's, in one run.

The unit is that of `lab.bench`, a random move in hand-written C. It is timed before and after each
question, and the question's time is told as if the faster of the two had taken 30 ns a move, so
that figures hold when the machine's speed drifts. Times are those of the processor, all threads
together, so that others who use the machine count less.
"""

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import mean, median
from typing import Any, Final

from vierblatt.bots.exact.four_gems import FourGemsSolver, four_gems_solver
from vierblatt.bots.exact.four_seasons import FourSeasonsSolver, four_seasons_solver
from vierblatt.core.state import State
from vierblatt.games import game_named
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.games.four_seasons.rules import FourSeasons
from vierblatt.lab.bench import Slice, limit, sized

DEALS: Final = 200
UNIT_NS: Final = 30.0
"""The time of a random move in C that all times are told for."""

Ask = Callable[[], int]
"""Answers one question about one deal; how many nodes it took, 0 if that is not told."""
Asks = Callable[[int], Iterator[Ask]]
"""Questions about so many deals, each made ready before it is yielded."""


def exact_bench(deals: int = DEALS) -> dict[str, Any]:
    """All figures, by name. Raises NoCompiler."""
    with limit() as unit:
        rows = {name: _figures(unit, asks(deals)) for name, asks in (OURS | peers()).items()}
    compiled = not (sys.modules["vierblatt.bots.exact.table"].__file__ or "").endswith(".py")
    return {"deals": deals, "told_for_ns": UNIT_NS, "compiled": compiled, "rows": rows}


def peers() -> dict[str, Asks]:
    """The solvers of others that are installed (the optional extra `peers`)."""
    found: dict[str, Asks] = {}
    try:
        import colver

        found["colver belote points, 4 trumps"] = lambda deals: _belote_points(colver, deals)
        found["colver belote all leads"] = lambda deals: _belote_leads(colver, deals)
    except ImportError:
        pass
    try:
        from endplay.dds import solve_board

        found["dds bridge all leads"] = lambda deals: _bridge_leads(solve_board, deals)
    except ImportError:
        pass
    return found


def _figures(unit: Slice, asks: Iterator[Ask]) -> dict[str, float]:
    """The times of questions in milliseconds, as if a move in C took 30 ns."""
    rounds = max(1, sized(unit) // 10)
    told, nodes, seconds = [], 0, 0.0
    for ask in asks:
        before = _move(unit, rounds)
        start = time.process_time()
        nodes += ask()
        taken = time.process_time() - start
        seconds += taken
        told.append(1e3 * taken * UNIT_NS * 1e-9 / min(before, _move(unit, rounds)))
    told.sort()
    return {
        "mean_ms": mean(told),
        "median_ms": median(told),
        "p99_ms": told[min(len(told) - 1, int(0.99 * len(told)))],
        "nodes_per_second": nodes / seconds,
    }


def _move(unit: Slice, rounds: int) -> float:
    """The seconds that a move in C takes just now."""
    start = time.process_time()
    moves, _ = unit(rounds)
    return (time.process_time() - start) / moves


# Ours: deals as they come to the first lead, the bids by table sense


def _first_leads(name: str, seats: int, deals: int) -> Iterator[State]:
    game = game_named(name)
    rng = Random(f"{name} {seats}")
    dealt = 0
    while dealt < deals:
        pack = [card for bundle in game.bundles(game.options(), seats, None) for card in bundle]
        rng.shuffle(pack)
        state = game.start(game.options(), seats, dealt % seats, pack)
        while state.waiting() and game.view(game.options(), state, None).phase != "play":  # type: ignore[attr-defined]
            seat = (int(state.waiting()) & -int(state.waiting())).bit_length() - 1
            state.apply(seat, game.greedy(state, seat))
        if state.waiting():
            dealt += 1
            yield state.clone()


def _four_gems(question: Callable[[FourGemsSolver, FourGems], Any], deals: int) -> Iterator[Ask]:
    solver = four_gems_solver()
    for state in _first_leads("four-gems", 4, deals):
        assert isinstance(state, FourGems)
        yield partial(_nodes, solver, partial(question, solver, state))


def _nodes(solver: FourGemsSolver | FourSeasonsSolver, solve: Callable[[], Any]) -> int:
    """Solve, and tell the nodes."""
    before = solver.nodes
    solve()
    return int(solver.nodes - before)


def _own_bid(seats: int, deals: int) -> Iterator[Ask]:
    """Whether the player who leads can force his bid."""
    solver = four_seasons_solver()
    for state in _first_leads("four-seasons", seats, deals):
        assert isinstance(state, FourSeasons)
        yield partial(_nodes, solver, partial(solver.keeps_bid, state, state.player))


OURS: Final[dict[str, Asks]] = {
    "four-gems points": partial(_four_gems, FourGemsSolver.points),
    "four-gems contract": partial(_four_gems, FourGemsSolver.makes_contract),
    "four-gems all leads": partial(_four_gems, FourGemsSolver.points_by_move),
    "four-seasons bid, 3 seats": partial(_own_bid, 3),
    "four-seasons bid, 4 seats": partial(_own_bid, 4),
}


# Theirs


def _belote(colver: Any, deals: int) -> Iterator[Any]:
    """Deals of 32 cards with a contract of 80."""
    for seed in range(deals):
        env = colver.Env.deal(dealer=seed % 4, seed=seed)
        env.set_contract(seed % 4, 80, seed % 2, 0)
        env.set_phase_playing()
        yield env


def _belote_leads(colver: Any, deals: int) -> Iterator[Ask]:
    """The points after each lead."""
    for env in _belote(colver, deals):
        yield partial(_unnumbered, env.solve_scores)


def _belote_points(colver: Any, deals: int) -> Iterator[Ask]:
    """The points of the deal; its solver does that with each of the four trumps in one call."""
    for env in _belote(colver, deals):
        yield partial(_unnumbered, env.solve_all_suits)


def _bridge_leads(solve_board: Any, deals: int) -> Iterator[Ask]:
    """The tricks after each lead of a full deal of bridge, with spades as trump."""
    from endplay.dealer import generate_deal
    from endplay.types import Denom, Player

    for seed in range(deals):
        deal = generate_deal(seed=seed)
        deal.trump, deal.first = Denom.spades, Player.north
        yield partial(_unnumbered, partial(solve_board, deal))


def _unnumbered(solve: Callable[[], Any]) -> int:
    """Solve, by a solver that does not tell its nodes."""
    solve()
    return 0
