"""What a solved ending of the duel says at one decision of round 8."""

from dataclasses import dataclass
from typing import Final

from librt.random import Random
from librt.vecs import vec

from vierblatt.bots.bot import Candidate, Choice
from vierblatt.bots.duel.start import heard_in, step_of
from vierblatt.bots.exact.seasons_duel import Ending
from vierblatt.bots.exact.seasons_duel_cfr import TREMBLE, Plan
from vierblatt.bots.exact.seasons_duel_replies import Prospect
from vierblatt.games.seasons_duel.actions import counted
from vierblatt.games.seasons_duel.rules import MIDDLE, kinds_of
from vierblatt.games.seasons_duel.view import SeasonsDuelView

RARE: Final = 1e-3
"""Whoever has done what the plan does less often than this goes on by what is best for him."""
PURE: Final = 0.99
"""From this share on nobody would call it a mixture."""


@dataclass(frozen=True)
class Option:
    """An action, how often the plan does it, what may be expected of it."""

    code: int
    share: float
    prospect: Prospect


class Solved:
    """A solved ending at one decision of round 8."""

    def __init__(
        self,
        view: SeasonsDuelView,
        ending: Ending,
        plan: Plan,
        chances: vec[float],
    ) -> None:
        self.step = step_of(view)
        self.ending = ending
        self.plan = plan
        self.chances = chances
        self.starts = view.seat == view.dealer
        heard = heard_in(view)
        self.heard = sum(heard) if heard else counted(view.pair)
        self.low_up = not heard or heard[0] <= heard[1]
        self.pair = counted(view.pair)
        given = self.heard if self.starts and self.step else 0
        side = ending.first if self.starts else ending.second
        self.hand = side.find(counted(view.hand) + given)

    def choice(self, rng: Random) -> Choice:
        """One of the options, as often as the plan does it."""
        options = self.options()
        code = _drawn(options, rng)
        best = sorted(options, key=lambda option: option.share, reverse=True)
        if len(options) == 1:
            return Choice(code, reason="only-move")
        reason = "exact" if best[0].share > PURE else "mixed"
        return Choice(code, tuple(map(self._candidate, best)), self.worlds(), reason)

    def _candidate(self, option: Option) -> Candidate:
        prospect = option.prospect
        chance = prospect.chance / prospect.weight
        value = chance if self.starts else 1 - chance
        return Candidate(option.code, prospect.points / prospect.weight, 0.0, value, option.share)

    def worlds(self) -> int:
        """How many hands the opponent may hold."""
        width = len(self.ending.second.pairs)
        weights = self.ending.weights
        starts = list(self.ending.second.starts)[:-1]
        if self.starts:
            return sum(weights[self.hand * width + at] > 0 for at in starts)
        at = starts[self.hand]
        return sum(weights[hand * width + at] > 0 for hand in range(len(self.ending.first.hands)))

    def options(self) -> list[Option]:
        """What may be done at this step."""
        if self.step == 0:
            return self._giving_first()
        if self.step == 1:
            return self._placing_first()
        return self._giving_back() if self.step == 2 else self._placing_last()

    def _prospect(self) -> Prospect:
        return Prospect(self.ending, self.plan, self.chances, not self.starts)

    def _giving_first(self) -> list[Option]:
        first = self.ending.first
        return [
            Option(int(first.pairs[at]), self.plan.give[at], self._given(at))
            for at in range(first.starts[self.hand], first.starts[self.hand + 1])
        ]

    def _given(self, at: int) -> Prospect:
        prospect = self._prospect()
        for row in range(self.ending.rows[at], self.ending.rows[at + 1]):
            prospect.add_row(row, 1, 0, len(self.ending.second.pairs))
        return prospect

    def _placing_first(self) -> list[Option]:
        """The ways to place the pair that was heard, whatever is given back after each."""
        ways = self._ways()
        start, stop = self._own_pairs()
        shares = [sum(self._answers(way, start, stop)) for way in ways]
        codes = _placings(self.heard)
        prospects = [self._heard(way, start, stop) for way in ways]
        return [Option(*option) for option in zip(codes, shares, prospects, strict=True)]

    def _giving_back(self) -> list[Option]:
        """The pairs to give back after the placing that was chosen."""
        ways = self._ways()
        way = ways[0] if self.low_up else ways[-1]
        start, stop = self._own_pairs()
        prospects = [self._heard(way, at, at + 1) for at in range(start, stop)]
        answers = self._answers(way, start, stop)
        shares = _shares(answers, [-one.stake / one.weight for one in prospects])
        codes = [int(self.ending.second.pairs[at]) for at in range(start, stop)]
        return [Option(*option) for option in zip(codes, shares, prospects, strict=True)]

    def _ways(self) -> range:
        number = self.ending.first.number(self.heard)
        return range(self.ending.ways[number], self.ending.ways[number + 1])

    def _own_pairs(self) -> tuple[int, int]:
        starts = self.ending.second.starts
        return starts[self.hand], starts[self.hand + 1]

    def _answers(self, way: int, start: int, stop: int) -> list[float]:
        width = len(self.ending.second.pairs)
        return [self.plan.answer[way * width + at] for at in range(start, stop)]

    def _heard(self, way: int, start: int, stop: int) -> Prospect:
        """What is to be expected of a placing and these pairs, over the starter's hands."""
        prospect = self._prospect()
        for row, other in enumerate(self.ending.row_ways):
            if other == way:
                reach = self.plan.give[self.ending.row_pairs[row]] + TREMBLE
                prospect.add_row(row, reach, start, stop)
        return prospect

    def _placing_last(self) -> list[Option]:
        """The ways to place the pair that was given back."""
        ending = self.ending
        at = ending.first.at(self.hand, self.heard)
        row = ending.rows[at] if self.low_up else ending.rows[at + 1] - 1
        number = ending.second.number(self.pair)
        place = 2 * (row * len(ending.second.kinds) + number)
        options = []
        for card, code in enumerate(_placings(self.pair)):
            prospect = self._prospect()
            prospect.add_placing(row, number, card)
            options.append(Option(code, self.plan.place[place + card], prospect))
        return options


def _placings(pair: int) -> list[int]:
    """The codes to place a pair, its low card to the middle first."""
    low = kinds_of(pair) & -kinds_of(pair)
    return [int(MIDDLE | card) for card in sorted({low, pair - low})]


def _shares(answers: list[float], worths: list[float]) -> list[float]:
    """The answers as shares of each other; if the plan hardly gives any, the best one alone."""
    total = sum(answers)
    if total > RARE:
        return [answer / total for answer in answers]
    best = worths.index(max(worths))
    return [float(at == best) for at in range(len(worths))]


def _drawn(options: list[Option], rng: Random) -> int:
    """One of the options by chance."""
    at = rng.random() * sum(option.share for option in options)
    for option in options:
        at -= option.share
        if at < 0:
            return option.code
    return max(options, key=lambda option: option.share).code
