"""Players that see what a player sees."""

from functools import partial
from typing import Final

from librt.random import Random

from vierblatt.bots.bot import Bot
from vierblatt.bots.greedy import GreedyBot
from vierblatt.bots.levels import level_bot
from vierblatt.bots.random import RandomBot
from vierblatt.bots.searcher import SearchBot
from vierblatt.bots.solving import ExactBot
from vierblatt.bots.steady import Seated, SteadyBot
from vierblatt.core.game import Game

SIMPLE: Final[dict[str, Seated]] = {"greedy": GreedyBot, "random": RandomBot}
"""Bots that do not think; those of a table may share their chance."""
THINKING: Final[dict[str, Seated]] = {
    **{f"level{number}": partial(level_bot, number) for number in range(1, 6)},
    "search": SearchBot,
    "exact": ExactBot,
}
BOTS: Final[dict[str, Seated]] = {**SIMPLE, **THINKING}


def bot_named(name: str, game: Game, rng: Random) -> Bot:
    """The bot of this name. Raises KeyError."""
    if name in SIMPLE:
        return SIMPLE[name](game, rng)
    return SteadyBot(game, rng, name, THINKING[name])
