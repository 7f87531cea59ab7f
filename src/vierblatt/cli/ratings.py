"""`vierblatt ratings`: the ladder of bots, everybody against everybody."""

import time
from collections.abc import Sequence
from itertools import combinations
from typing import Annotated

import msgspec

from vierblatt.cli.asked import UsageError, positive
from vierblatt.cli.measured import USUAL, Run, heading, print_title, shares
from vierblatt.cli.parameters import GAME
from vierblatt.cli.simulate import is_compiled
from vierblatt.lab.duel import Contest, Deal
from vierblatt.lab.figures import Figures
from vierblatt.lab.ratings import Ladder, Rung

LADDER = ("random", "greedy", "level1", "level2", "level3", "level4", "level5")


def ratings(
    game: Annotated[str, GAME],
    *,
    bots: str | None = None,
    deals: int = 50,
    run: Run = USUAL,
    json: bool = False,
) -> None:
    """Let every bot meet every other on the same deals, and rate them.

    Parameters
    ----------
    bots
        The bots, with commas: random, greedy and the levels if nothing is said. bot@0.1 thinks so
        many seconds a move, bot@500i so many iterations.
    deals
        How many deals for each pair.
    json
        Print one JSON object: ladder with bot, rating, margin and wins; duels of each pair.
    """
    contest = run.contest(game, bots or ",".join(LADDER))
    if len({entrant.name for entrant in contest.entrants}) < max(2, len(contest.entrants)):
        raise UsageError("usage-ladder-bots")
    ladder = Ladder(contest)
    start = time.perf_counter()
    with run.play(ladder.tasks(positive(deals, "--deals")), ladder=True) as found:
        played = list(found)
    _report(contest, ladder, played, time.perf_counter() - start, json)


def _report(
    contest: Contest, ladder: Ladder, played: Sequence[Deal], seconds: float, json: bool
) -> None:
    rungs, duels = ladder.rungs(played), ladder.duels(played)
    if json:
        report = {
            **heading(contest),
            "deals": duels[0].deals,
            "ladder": rungs,
            "duels": duels,
            "seconds": seconds,
            "compiled": is_compiled(),
        }
        print(msgspec.json.encode(report).decode())
        return
    print_title(contest, f"{duels[0].deals} deals for each pair", seconds)
    _print_ladder(contest, rungs)
    _print_duels(rungs, duels)


def _print_ladder(contest: Contest, rungs: Sequence[Rung]) -> None:
    print(f"{'':16}{'OpenSkill':>14}{f'points a {contest.unit}':>32}{'deals won':>11}{'ms':>9}")
    for rung in rungs:
        margin, rating = rung.margin, rung.rating
        scale = f"{rating.mu:8.1f} ± {rating.sigma:3.1f}" if rating else "-"
        points = f"{margin.mean:+.2f} ({margin.low:+.2f} to {margin.high:+.2f})"
        print(
            f"{rung.bot:16}{scale:>14}{points:>32}{rung.wins.mean:11.1%}"
            f"{rung.pace.seconds * 1e3:9.2f}"
        )
    if rungs[0].rating is None:
        print("For OpenSkill's ratings: pip install openskill")


def _print_duels(rungs: Sequence[Rung], duels: Sequence[Figures]) -> None:
    """How often each wins against each below it."""
    standings = {tuple(bot.bot for bot in duel.bots): duel.bots for duel in duels}
    for better, worse in combinations([rung.bot for rung in rungs], 2):
        two = standings.get((better, worse)) or standings[worse, better][::-1]
        won = two[0].deals
        said = shares(won) if won else "none"
        print(f"{better} against {worse}: {said} of the decided deals won")
