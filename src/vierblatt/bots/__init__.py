"""Players that see what a player sees."""

from librt.random import Random

from vierblatt.bots.bot import Bot
from vierblatt.bots.greedy import GreedyBot
from vierblatt.bots.random import RandomBot
from vierblatt.core.game import Game

BOTS: dict[str, type[Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bot_named(name: str, game: Game, rng: Random) -> Bot:
    """The bot of this name; the bots of a table may share their chance. Raises KeyError."""
    return BOTS[name](game, rng)
