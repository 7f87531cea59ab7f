"""`vierblatt duel`: which bot is better, on duplicate deals, and how sure that is."""

import time
from collections.abc import Iterator
from typing import Annotated, Any, Final

import msgspec

from vierblatt.cli.asked import UsageError, positive
from vierblatt.cli.measured import USUAL, Run, heading, print_title, shares
from vierblatt.cli.parameters import GAME
from vierblatt.cli.simulate import is_compiled
from vierblatt.lab.duel import Contest, Deal
from vierblatt.lab.figures import Figures, Sheet, Standing, figures
from vierblatt.lab.sprt import BOUND, Sprt, gain_of

NAMES: Final = 20
"""How wide a column of names is."""


def duel(
    game: Annotated[str, GAME],
    *,
    bots: str,
    deals: int,
    sprt: bool = False,
    gain: float | None = None,
    run: Run = USUAL,
    json: bool = False,
) -> None:
    """Let bots meet on the same deals in all seats, and say who is better by how much.

    Parameters
    ----------
    bots
        Two bots, or one for each seat, with commas. bot@0.1 thinks so many seconds a move,
        bot@500i so many iterations.
    deals
        How many deals, at most.
    sprt
        Stop as soon as it is clear whether the first bot gains something.
    gain
        The smallest gain of interest for --sprt, which it turns on: points of a round, or with
        --matches the part of the matches that is won less the part that is lost.
    json
        Print one JSON object: deals, mean, low, high, wins and more.
    """
    contest = run.contest(game, bots)
    if len(contest.entrants) not in (2, contest.seats):
        raise UsageError("usage-duel-bots", count=len(contest.entrants), seats=contest.seats)
    tasks = [(contest, number) for number in range(positive(deals, "--deals"))]
    test = Sprt(_asked_gain(gain, contest)) if sprt or gain is not None else None
    start = time.perf_counter()
    with run.play(tasks) as found:
        played = _until_clear(found, test, Sheet(contest))
    seconds = time.perf_counter() - start
    _report(contest, figures(contest, played), test, seconds, json)


def _asked_gain(gain: float | None, contest: Contest) -> float:
    if gain is None:
        return gain_of(contest.game, contest.matches)
    if not 0 < gain < 1e6:
        raise UsageError("usage-above-zero", option="--gain")
    return gain


def _until_clear(deals: Iterator[Deal], test: Sprt | None, sheet: Sheet) -> list[Deal]:
    """The deals in order, up to the one that decides."""
    played = []
    for deal in deals:
        played.append(deal)
        if test is not None and test.add(sheet.value(deal, 0)):
            break
    return played


def _report(
    contest: Contest, found: Figures, test: Sprt | None, seconds: float, json: bool
) -> None:
    if json:
        report: dict[str, Any] = {
            **heading(contest),
            **msgspec.structs.asdict(found),
            "sprt": test and _tested(test),
            "seconds": seconds,
            "compiled": is_compiled(),
        }
        print(msgspec.json.encode(report).decode())
        return
    print_title(contest, f"{found.deals} deals, each at {found.tables} tables", seconds)
    _print_difference(contest, found)
    if test is not None:
        _print_test(test)
    _print_standings(found.bots)
    _print_shares(found.bots)


def _tested(test: Sprt) -> dict[str, Any]:
    verdict = test.verdict()
    return {"gain": test.gain, "bound": BOUND, "verdict": verdict, "path": test.path}


def _print_difference(contest: Contest, found: Figures) -> None:
    first = contest.entrants[0].name
    other = contest.entrants[1].name if len(contest.entrants) == 2 else "the others"
    print(f"{first} against {other}, with 95 % certainty:")
    print(f"  {found.mean:+.2f} points a {contest.unit} ({found.low:+.2f} to {found.high:+.2f})")
    best = found.bots[0]
    if best.deals:
        print(f"  {shares(best.deals)} of {found.decided} decided deals won")
    print(f"  {shares(best.games)} of the games won")
    print(f"  standard deviation of a game {found.sd_game:.2f}, of a deal {found.sd_deal:.2f}")
    if found.ratio is not None:
        print(f"  variance of a deal by that of as many games with other cards: {found.ratio:.2f}")
    if found.deals_needed is not None:
        print(f"  deals that settle such a difference: {found.deals_needed}")


def _print_test(test: Sprt) -> None:
    verdicts = {"gain": "it gains", "no-gain": "it does not gain", None: "undecided"}
    print(f"Sequential test of a gain of {test.gain:g}: {verdicts[test.verdict()]}")
    if test.path:
        step = -(-len(test.path) // 10)
        path = " ".join(f"{ratio:+.2f}" for ratio in test.path[::-step][::-1])
        print(f"  log-likelihood ratio (bounds ±{BOUND:.2f}), one deal in {step}: {path}")


def _print_standings(bots: tuple[Standing, ...]) -> None:
    """Points, games, time and worlds of each bot."""
    print(
        f"{'':{NAMES}}{'points':>10}{'games won':>11}{'ms a move':>11}{'99 %':>9}"
        f"{'worlds':>9}{'illegal':>9}"
    )
    for bot in bots:
        pace = bot.pace
        print(
            f"{bot.bot:{NAMES}}{bot.points:10.2f}{bot.games.mean:11.1%}{pace.seconds * 1e3:11.2f}"
            f"{pace.seconds_99 * 1e3:9.2f}{pace.worlds:9.0f}{pace.illegal:9}"
        )


def _print_shares(bots: tuple[Standing, ...]) -> None:
    """How often each line stood in the score of a bot, and what scores keep, by round."""
    print(f"{'lines of the score':{NAMES}}" + "".join(f"{bot.bot:>{NAMES}}" for bot in bots))
    for why in sorted({why for bot in bots for why in bot.lines}):
        columns = "".join(f"{bot.lines.get(why, 0.0):{NAMES}.1%}" for bot in bots)
        print(f"  {why:{NAMES - 2}}{columns}")
    names = sorted({name for bot in bots for name in bot.kept})
    if names:
        print("kept, by round")
    for name in names:
        columns = "".join(f"{bot.kept.get(name, 0.0):{NAMES}.3f}" for bot in bots)
        print(f"  {name:{NAMES - 2}}{columns}")
