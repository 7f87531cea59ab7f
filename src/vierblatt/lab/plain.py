"""The yardstick of the searches: the same tree without any opinion on the game."""

from vierblatt.bots.searcher import SearchBot
from vierblatt.core.guide import Guide
from vierblatt.core.match import MatchView


class PlainBot(SearchBot):
    """Information-set search with uniform playouts and no priors, for points of the round."""

    def guide(self, view: MatchView) -> Guide:
        """No advice."""
        return Guide()
