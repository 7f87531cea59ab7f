"""A ladder: every bot against every other on the same deals, and one scale for all of them."""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from vierblatt.lab.crew import Task
from vierblatt.lab.duel import Conduct, Contest, Deal
from vierblatt.lab.figures import DUST, Figures, Pace, Sheet, figures, pace, together
from vierblatt.lab.stats import Estimate, bootstrap

ZERO: Final = "random"
"""The bot whose rating is 0, if it is on the ladder; else the first one."""


class Rating(msgspec.Struct, frozen=True):
    """A place on OpenSkill's scale, and its standard deviation."""

    mu: float
    sigma: float


class Rung(msgspec.Struct, frozen=True):
    """Where one bot stands."""

    bot: str
    rating: Rating | None
    """None where the package is not installed."""
    margin: Estimate
    """The mean of its points in a game less those of the others, over all that it met."""
    wins: Estimate
    """The share of its deals that it won, undecided ones halved."""
    pace: Pace


class Meeting(NamedTuple):
    """One deal between two bots, as the first of them sees it."""

    one: int
    other: int
    margin: float
    won: int
    """1, 0 or -1."""

    def of(self, bot: int, value: float) -> float | None:
        """What is worth this to the first, as this bot sees it; None if it was not there."""
        if bot == self.one:
            return value
        return -value if bot == self.other else None


class Ladder:
    """Everybody meets everybody: each deal is played by all pairs before the next one."""

    def __init__(self, contest: Contest) -> None:
        """A contest of two or more bots, of which each pair has one of its own."""
        self.names = [entrant.name for entrant in contest.entrants]
        self.pairs = list(combinations(range(len(self.names)), 2))
        self.contests = [
            msgspec.structs.replace(contest, entrants=pair)
            for pair in combinations(contest.entrants, 2)
        ]

    def tasks(self, deals: int) -> list[Task]:
        """So many deals for each pair, the pairs in turn."""
        return [(contest, number) for number in range(deals) for contest in self.contests]

    def rungs(self, played: Sequence[Deal]) -> list[Rung]:
        """Where the bots stand after the deals of all tasks, the best first."""
        meetings = self._meetings(played)
        ratings = rated(self.names, meetings)
        rungs = [
            Rung(
                bot=name,
                rating=ratings[bot] if ratings else None,
                margin=self._mean(bot, [(m, m.margin) for m in meetings]),
                wins=self._mean(bot, [(m, m.won / 2) for m in meetings], 0.5),
                pace=pace(together(self._conduct(played, bot))),
            )
            for bot, name in enumerate(self.names)
        ]
        return sorted(rungs, key=lambda rung: rung.margin.mean, reverse=True)

    def duels(self, played: Sequence[Deal]) -> list[Figures]:
        """The figures of each pair."""
        step = len(self.pairs)
        return [figures(self.contests[at], played[at::step]) for at in range(step)]

    def _meetings(self, played: Sequence[Deal]) -> list[Meeting]:
        sheets = [Sheet(contest) for contest in self.contests]
        found = []
        for pair, sheet, deal in zip(cycle(self.pairs), cycle(sheets), played, strict=False):
            value = sheet.value(deal, 0)
            won = (value > 0) - (value < 0)
            found.append(Meeting(*pair, fmean(sheet.margins(deal, 0)), won))
        return found

    def _mean(self, bot: int, values: list[tuple[Meeting, float]], more: float = 0.0) -> Estimate:
        """By the bootstrap over deals: what pairs did on the same deal is not independent."""
        step = len(self.pairs)
        seen = [meeting.of(bot, value) for meeting, value in values]
        deals = [seen[at : at + step] for at in range(0, len(seen), step)]
        return bootstrap(
            [more + round(fmean(v for v in deal if v is not None), DUST) for deal in deals]
        )

    def _conduct(self, played: Sequence[Deal], bot: int) -> Iterator[Conduct]:
        for pair, deal in zip(cycle(self.pairs), played, strict=False):
            if bot in pair:
                yield deal.conduct[pair.index(bot)]


def rated(names: Sequence[str], meetings: Sequence[Meeting]) -> list[Rating] | None:
    """The ratings by OpenSkill's Plackett-Luce model, ZERO or else the first bot at 0.

    R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011.
    Bots do not change with time, so the model's drift (tau) is none.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    players = [model.rating(name=name) for name in names]
    for one, other, _, won in meetings:
        teams = [[players[one]], [players[other]]]
        (players[one],), (players[other],) = model.rate(teams, ranks=[-won, won])
    zero = players[names.index(ZERO) if ZERO in names else 0].mu
    return [Rating(player.mu - zero, player.sigma) for player in players]
