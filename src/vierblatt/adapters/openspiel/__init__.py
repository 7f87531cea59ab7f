"""Our games as games of OpenSpiel (the optional extra `openspiel`).

`load` makes one; `register` lets `pyspiel.load_game("vierblatt_four_gems(overruff=must)")` find
them. Importing this package registers nothing.
"""

from vierblatt.adapters.openspiel.bot import OpenSpielBot
from vierblatt.adapters.openspiel.game import RoundGame, load, register
from vierblatt.adapters.openspiel.playouts import Playouts
from vierblatt.adapters.openspiel.state import RoundState

__all__ = ["OpenSpielBot", "Playouts", "RoundGame", "RoundState", "load", "register"]
