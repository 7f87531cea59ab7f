"""What the deals of a contest say about its bots."""

from collections.abc import Iterable, Sequence
from math import ceil, exp
from statistics import fmean

import msgspec

from vierblatt.lab.duel import STEPS, Conduct, Contest, Deal, contest_sides, contest_tables, margin
from vierblatt.lab.stats import Estimate, bootstrap, deals_needed, share, spread

DUST = 9
"""Decimals that count: what is less is the rounding of a sum that is zero."""


class Pace(msgspec.Struct, frozen=True):
    """How one bot moved."""

    moves: int
    illegal: int
    """Answers that were not legal, or none."""
    seconds: float
    """The mean time of a move,"""
    seconds_99: float
    """and what 99 of 100 moves did not exceed, right within two in a hundred."""
    worlds: float
    """The mean number of imagined worlds, of the moves that imagined any."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot did."""

    bot: str
    points: float
    """The mean of its points in a game (a round, or a match), over all its seats."""
    margin: Estimate
    """The mean of its points less those of the others, by the bootstrap over deals."""
    games: Estimate
    """The mean share of its seats in the games won: with equal bots 1 by the number of sides."""
    deals: Estimate | None
    """The share of decided deals that it won."""
    pace: Pace
    lines: dict[str, float]
    """The share of its rounds in which the score had this line for it."""
    kept: dict[str, float]
    """The means by round of what the scores keep beside the points."""


class Figures(msgspec.Struct, frozen=True):
    """The outcome of a contest. `mean`, `low`, `high` and `wins` are those of the first bot."""

    deals: int
    tables: int
    mean: float
    low: float
    high: float
    wins: float | None
    """The share of decided deals that it won; None when none was decided."""
    wins_low: float | None
    wins_high: float | None
    decided: int
    sd_game: float
    """The standard deviation of the first bot's margin in one game,"""
    sd_deal: float
    """and of its mean over the tables of a deal."""
    ratio: float | None
    """The variance of these means by that of as many games with cards of their own."""
    deals_needed: int | None
    """Deals that settle a difference like the one that was seen."""
    bots: tuple[Standing, ...]


class Sheet:
    """The margins of every entrant of a contest, table by table."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.sides = contest_sides(contest)
        self.tables = contest_tables(contest)

    def margins(self, deal: Deal, one: int) -> list[float]:
        """An entrant's points less those of the others, at each table of a deal."""
        return [
            margin(played.points, table, self.sides, one)
            for played, table in zip(deal.tables, self.tables, strict=True)
        ]

    def leads(self, deal: Deal, one: int) -> list[float]:
        """The same of games won."""
        return [
            margin(self.won(played.winners), table, self.sides, one)
            for played, table in zip(deal.tables, self.tables, strict=True)
        ]

    def won(self, winners: Sequence[int]) -> list[float]:
        """For each seat 1 if it has won; those who have won together share it, all in a draw."""
        winning = {self.sides[seat] for seat in winners} or set(self.sides)
        return [float(side in winning) / len(winning) for side in self.sides]

    def value(self, deal: Deal, one: int) -> float:
        """What a deal was worth to an entrant: its mean margin, or matches won less lost."""
        values = self.leads(deal, one) if self.contest.matches else self.margins(deal, one)
        return round(fmean(values), DUST)

    def points(self, deal: Deal, one: int) -> float:
        """The mean of an entrant's points over the seats that it had."""
        return self._mean([played.points for played in deal.tables], one)

    def games(self, deal: Deal, one: int) -> float:
        """The same of games won."""
        return self._mean([self.won(played.winners) for played in deal.tables], one)

    def _mean(self, values: Sequence[Sequence[float]], one: int) -> float:
        return fmean(
            value
            for row, table in zip(values, self.tables, strict=True)
            for value, entrant in zip(row, table, strict=True)
            if entrant == one
        )


def figures(contest: Contest, deals: Sequence[Deal]) -> Figures:
    """All that one may want to know of a contest; there is at least one deal."""
    sheet = Sheet(contest)
    standings = tuple(_standing(sheet, deals, one) for one in range(len(contest.entrants)))
    first = standings[0]
    values = [round(fmean(sheet.margins(deal, 0)), DUST) for deal in deals]
    games = [value for deal in deals for value in sheet.margins(deal, 0)]
    sd_deal, sd_game = spread(values), spread(games)
    wins = first.deals
    return Figures(
        deals=len(deals),
        tables=len(sheet.tables),
        mean=first.margin.mean,
        low=first.margin.low,
        high=first.margin.high,
        wins=wins.mean if wins else None,
        wins_low=wins.low if wins else None,
        wins_high=wins.high if wins else None,
        decided=sum(sheet.value(deal, 0) != 0 for deal in deals),
        sd_game=sd_game,
        sd_deal=sd_deal,
        ratio=sd_deal**2 * len(sheet.tables) / sd_game**2 if sd_game else None,
        deals_needed=deals_needed(sd_deal, first.margin.mean),
        bots=standings,
    )


def _standing(sheet: Sheet, deals: Sequence[Deal], one: int) -> Standing:
    conduct = together(deal.conduct[one] for deal in deals)
    values = [sheet.value(deal, one) for deal in deals]
    decided = [value for value in values if value]
    rounds = max(1, conduct.rounds)
    return Standing(
        bot=sheet.contest.entrants[one].name,
        points=fmean(sheet.points(deal, one) for deal in deals),
        margin=bootstrap([round(fmean(sheet.margins(deal, one)), DUST) for deal in deals]),
        games=bootstrap([round(sheet.games(deal, one), DUST) for deal in deals]),
        deals=share(sum(value > 0 for value in decided), len(decided)),
        pace=pace(conduct),
        lines={why: count / rounds for why, count in sorted(conduct.lines.items())},
        kept={name: total / rounds for name, total in sorted(conduct.kept.items())},
    )


def together(conducts: Iterable[Conduct]) -> Conduct:
    """The conduct of one bot in all of these."""
    whole = Conduct()
    for conduct in conducts:
        whole.add(conduct)
    return whole


def pace(conduct: Conduct) -> Pace:
    """How it moved."""
    return Pace(
        moves=conduct.moves,
        illegal=conduct.illegal,
        seconds=conduct.seconds / max(1, conduct.moves),
        seconds_99=percentile(conduct, 0.99),
        worlds=conduct.worlds / max(1, conduct.searched),
    )


def percentile(conduct: Conduct, of: float) -> float:
    """The seconds that this share of the moves did not exceed."""
    left = ceil(of * conduct.moves)
    for key, count in sorted(conduct.times.items()):
        left -= count
        if left <= 0:
            return exp((key + 1) / STEPS) / 1e6
    return 0.0
