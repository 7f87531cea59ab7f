"""How many simulations a second OpenSpiel's search makes on our games: a round played by it."""

import sys
import time

from librt.random import Random

from vierblatt.adapters.openspiel.bot import OpenSpielBot
from vierblatt.bots.bot import Limit
from vierblatt.core.chance import SECRET_BYTES, Stream
from vierblatt.core.game import Game
from vierblatt.core.match import Match
from vierblatt.games import GAMES, game_named


def simulations(game: Game, each: int) -> tuple[int, float]:
    """How many simulations a round took with so many a move, and how long the processor worked."""
    match = Match(game, game.options(), game.seats[0])
    match.deal(Stream(bytes(SECRET_BYTES), "round 1").laid(match.bundles()))
    bot, limit = OpenSpielBot(game, Random(1)), Limit(iterations=each)
    made, start = 0, time.process_time()
    while match.state is not None:
        seat = match.waiting()[0]
        choice = bot.choose(match.view(seat), limit)
        made += choice.worlds
        match.act(seat, choice.code)
    return made, time.process_time() - start


def main(names: list[str]) -> None:
    """Print a line for each of these games, or for all."""
    for game in map(game_named, names) if names else GAMES:
        made, seconds = simulations(game, 500)
        print(f"{game.name}: {made / seconds:,.0f} simulations a second")


if __name__ == "__main__":
    main(sys.argv[1:])
