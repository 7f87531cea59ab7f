"""The duel's last two rounds by equilibrium against a bot, from the same starts in both seats."""

from statistics import fmean
from typing import Final

import msgspec
from librt.random import Random

from vierblatt.bots import bot_named
from vierblatt.bots.bot import Bot, Choice, Limit
from vierblatt.bots.duel.endings import ENOUGH, solve_ending
from vierblatt.core.match import MatchView
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.lab.exploitability import GAME, OPTIONS, reached
from vierblatt.lab.simulate import round_seed
from vierblatt.lab.stats import Estimate, bootstrap

SOLVED: Final = Limit(iterations=ENOUGH)
USUAL: Final = Limit(iterations=1000)


class Rivalry(msgspec.Struct, frozen=True):
    """How much better equilibrium did than the bot; each start counts once, with both seats."""

    points: Estimate
    wins: Estimate
    """1 for a game that is won, -1 for one that is lost."""


class EndingBot(Bot):
    """Plays nothing but endings."""

    def choose(self, view: MatchView, limit: Limit = SOLVED) -> Choice:
        """By the plan."""
        choice = solve_ending(view, limit, self.rng)
        assert choice is not None
        return choice


def against(
    rival: str,
    positions: int = 400,
    limit: Limit = USUAL,
    seed: int = 1,
    own: Limit = SOLVED,
) -> Rivalry:
    """Play out so many endings, reached by table sense, in both seats against a bot."""
    limits = (own, limit)
    ends = [_both_seats(rival, limits, round_seed(seed, at), at % 2) for at in range(positions)]
    points, wins = zip(*ends, strict=True)
    return Rivalry(bootstrap(points), bootstrap(wins))


def _both_seats(
    rival: str, limits: tuple[Limit, Limit], seed: int, dealer: int
) -> tuple[float, float]:
    """The mean gain in points and in wins."""
    start = reached(seed, dealer)
    ends = [_played(start.clone(), rival, limits, round_seed(seed, seat), seat) for seat in (0, 1)]
    return fmean(points for points, _ in ends), fmean(win for _, win in ends)


def _played(
    state: SeasonsDuel, rival: str, limits: tuple[Limit, Limit], seed: int, seat: int
) -> tuple[int, int]:
    """What a seat that plays by equilibrium gains in one game."""
    bots = [EndingBot(GAME, Random(seed)), bot_named(rival, GAME, Random(seed))]
    while not state.over():
        player = state.player()
        view = MatchView(GAME.name, 1, (0, 0), GAME.view(OPTIONS, state, player))
        rivals = player != seat
        state.apply(player, bots[rivals].choose(view, limits[rivals]).code)
    points = state.points(seat) - state.points(1 - seat)
    ahead = points or state.figures(seat) - state.figures(1 - seat)
    return points, (ahead > 0) - (ahead < 0)
