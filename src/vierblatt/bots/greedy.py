"""Table sense, one decision at a time."""

from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.match import MatchView


class GreedyBot(Bot):
    """Does what the game's `sense` finds best from its own cards and what lies open."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """The same in every world that looks like this view, so any one of them will do."""
        assert view.table.seat is not None
        world = self.game.lookalike(view.table)
        return Choice(self.game.greedy(world, view.table.seat))
