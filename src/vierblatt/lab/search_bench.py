"""How fast the search is, how well it keeps its time, and what a second process brings.

As in `lab.bench` all take turns in short slices and figures are medians of ratios side by side.
"""

import sys
import time
from math import inf
from statistics import median, quantiles
from typing import Any, Final

from librt.random import Random

from vierblatt.bots.bot import Limit
from vierblatt.bots.search import Search
from vierblatt.bots.searcher import SearchBot, without_choice
from vierblatt.core.cards import lowest
from vierblatt.core.game import Game
from vierblatt.core.guide import Guide
from vierblatt.core.match import Match, MatchView
from vierblatt.core.playouts import shuffle_bundles
from vierblatt.games import GAMES, game_named
from vierblatt.lab.bench import Slice, alternate, limit, ratio
from vierblatt.lab.peers import search_peers
from vierblatt.lab.simulate import fresh_pack

BEFORE: Final = ("cut", "bid", "bonus")
"""The phases before the first trick, in games that have such."""
C_MOVE: Final = 30.0
"""Nanoseconds of a move in C on the machine that figures are given for."""
PAIRS: Final = 7
"""How often one process and two take turns."""
TOGETHER: Final = 1.0
"""Seconds that each of these turns takes."""
TIMES: Final = (0.02, 0.5)
"""The seconds that bots are given to see how well they keep them."""
ANSWERS: Final = 200
"""How many answers at the shortest of these; of longer ones as many as take as long,"""
LEAST: Final = 20
"""but so many."""


def started(game: Game, seed: int) -> MatchView:
    """A view of a fresh round from its first trick on, or from its first move if it has no bids."""
    number = seed
    while True:
        match = Match(game, game.options(), game.seats[0], number % game.seats[0])
        _deal(match, Random(number))
        while match.state is not None:
            seat = match.waiting()[0]
            view = match.view(seat)
            if getattr(view.table, "phase", None) not in BEFORE:
                return view
            match.act(seat, game.greedy(match.state, seat))
        number += 1  # nobody took


def _deal(match: Match, rng: Random) -> None:
    pack, ends = fresh_pack(match.game, match.options, match.seats)
    shuffle_bundles(pack, ends, rng)
    match.deal(list(pack))


def iterations_of(game: Game, plain: bool = False) -> Slice:
    """Iterations of a search in one position, by the guide of the game or by none."""
    view = started(game, 1)
    bot = SearchBot(game, Random(1))

    def iterations(times: int) -> tuple[int, float]:
        seat = view.table.seat or 0
        guide = Guide() if plain else bot.guide(view)
        search = Search(guide, bot.worlds(view), seat, time.perf_counter_ns() & (1 << 60) - 1)
        start = time.perf_counter()
        search.grow(times, inf)
        return times, time.perf_counter() - start

    return iterations


def moves_of(game: Game, rounds: int = 200) -> float:
    """How many moves are left in that position, on average at random."""
    view = started(game, 1)
    worlds = game.imagine(view.table)
    rng, moves = Random(1), 0
    for _ in range(rounds):
        state = worlds.deal(rng)
        while waiting := state.waiting():
            seat = lowest(waiting)
            state.apply(seat, state.pick(seat, rng))
            moves += 1
    return moves / rounds


def search_bench() -> dict[str, Any]:
    """All figures of the speed. Raises NoCompiler."""
    works = {game.name: iterations_of(game) for game in GAMES}
    works["plain"] = iterations_of(game_named("four-gems"), plain=True)
    peers = search_peers()
    works.update({name: work for name, (work, _moves) in peers.items()})
    with limit() as unit:
        costs = alternate({"limit": unit, **works})
    moves = moves_of(game_named("four-gems"))
    return {
        "unit_ns": median(costs["limit"]) * 1e9,
        "compiled": not (sys.modules["vierblatt.bots.search"].__file__ or "").endswith(".py"),
        "games": {game.name: _row(costs, game.name) for game in GAMES},
        "four_gems_plain": _row(costs, "plain"),
        "peers": {
            name: {
                **_row(costs, name),
                "moves": length,
                "four_gems_times_as_fast": ratio(costs, name, "four-gems") * moves / length,
                "four_gems_plain_times_as_fast": ratio(costs, name, "plain") * moves / length,
            }
            for name, (_work, length) in peers.items()
        },
        "four_gems_moves": moves,
        "two_processes": two_processes(game_named("four-gems")),
    }


def _row(costs: dict[str, list[float]], name: str) -> dict[str, float]:
    """An iteration in moves in C, how many a second here, and how many where C is at C_MOVE."""
    units = ratio(costs, name, "limit")
    return {
        "c_units": units,
        "per_second": 1 / median(costs[name]),
        "per_second_at_30_ns": 1e9 / (units * C_MOVE),
    }


def two_processes(game: Game) -> float:
    """How many times as many iterations two processes do as one in the same time."""
    view, given = started(game, 1), Limit(seconds=TOGETHER)
    one, two = SearchBot(game, Random(1)), SearchBot(game, Random(1), processes=2)
    ratios = [two.choose(view, given).worlds / one.choose(view, given).worlds for _ in range(PAIRS)]
    two.close()
    return median(ratios)


def _seconds(bot: SearchBot, view: MatchView, limit: Limit) -> float:
    start = time.perf_counter()
    bot.choose(view, limit)
    return time.perf_counter() - start


def answering_times() -> dict[str, dict[str, dict[str, float]]]:
    """By game and limit the median and the 99th percentile of the seconds that answers took."""
    return {game.name: {str(given): _kept(game, given) for given in TIMES} for game in GAMES}


def _kept(game: Game, seconds: float) -> dict[str, float]:
    times = _answers(game, seconds, max(LEAST, round(ANSWERS * TIMES[0] / seconds)))
    return {"p50": median(times), "p99": quantiles(times, n=100, method="inclusive")[98]}


def _answers(game: Game, seconds: float, answers: int) -> list[float]:
    """The seconds of so many decisions, forced ones left out, one in four of those of rounds."""
    times: list[float] = []
    rng, number = Random(3), 0
    while len(times) < answers:
        match = Match(game, game.options(), game.seats[0], number % game.seats[0])
        _deal(match, rng)
        number += 1
        while match.state is not None and len(times) < answers:
            seat = match.waiting()[0]
            view = match.view(seat)
            bot = SearchBot(game, rng)
            if rng.randrange(4) == 0 and without_choice(bot.search(view, 0)) is None:
                times.append(_seconds(bot, view, Limit(seconds=seconds)))
            match.act(seat, game.greedy(match.state, seat))
    return times
