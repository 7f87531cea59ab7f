"""Who takes part in a measurement: a bot by its name, and how long it may think."""

from importlib.util import find_spec
from typing import Final

import msgspec
from librt.random import Random

from vierblatt.bots import BOTS, bot_named
from vierblatt.bots.bot import Bot, Limit
from vierblatt.core.game import Game
from vierblatt.lab.oracle import OracleBot
from vierblatt.lab.plain import PlainBot

LAB_ONLY: Final[dict[str, type[Bot]]] = {"oracle": OracleBot, "plain": PlainBot}
"""Yardsticks, which nobody should have to play against."""
OPENSPIEL: Final = "openspiel"
"""OpenSpiel's search, where OpenSpiel is installed."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot as it is to be measured."""

    name: str
    """As it was written: `search`, `search@0.1` (seconds) or `search@500i` (iterations)."""
    limit: Limit

    @property
    def bot(self) -> str:
        """The name of the bot alone."""
        return self.name.partition("@")[0]


def entrant(word: str, limit: Limit) -> Entrant:
    """The bot of this word, with this limit unless it brings its own. Raises ValueError."""
    _, at, own = word.partition("@")
    return Entrant(word, _limit(own) if at else limit)


def _limit(text: str) -> Limit:
    """Seconds, or iterations with an i behind them. Raises ValueError."""
    if text.endswith("i"):
        iterations = int(text[:-1])
        if iterations > 0:
            return Limit(iterations=iterations)
    seconds = float(text)
    if not 0 < seconds < 86_400:
        raise ValueError(text)
    return Limit(seconds=seconds)


def known_bots() -> tuple[str, ...]:
    """The names of all bots that can be measured here."""
    peers = (OPENSPIEL,) if find_spec("pyspiel") else ()
    return (*BOTS, *LAB_ONLY, *peers)


def seated(entrant: Entrant, game: Game, rng: Random) -> Bot:
    """The bot itself. Raises KeyError."""
    if entrant.bot == OPENSPIEL:
        from vierblatt.adapters.openspiel import OpenSpielBot

        return OpenSpielBot(game, rng)
    kind = LAB_ONLY.get(entrant.bot)
    return kind(game, rng) if kind else bot_named(entrant.bot, game, rng)
