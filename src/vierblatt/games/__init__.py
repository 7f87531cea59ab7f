"""The games that there are; a new one is one line here."""

from vierblatt.core.game import Game
from vierblatt.games.four_gems import FourGemsGame
from vierblatt.games.four_seasons import FourSeasonsGame
from vierblatt.games.seasons_duel import SeasonsDuelGame
from vierblatt.games.vier_felder import VierFelderGame

GAMES: tuple[Game, ...] = (
    FourSeasonsGame(),
    VierFelderGame(),
    SeasonsDuelGame(),
    FourGemsGame(),
)


def game_named(name: str) -> Game:
    """The game of this name. Raises KeyError."""
    return {game.name: game for game in GAMES}[name]


def find_game(name: str, rules_version: int) -> Game:
    """The game with these rules; version 0 is the newest. Raises LookupError."""
    for game in GAMES:
        if game.name == name and rules_version in (0, game.rules_version):
            return game
    raise LookupError(name)
