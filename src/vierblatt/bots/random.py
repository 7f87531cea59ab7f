"""Any legal move, each as likely as any other."""

from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.match import MatchView


class RandomBot(Bot):
    """For measuring against and for fuzzing."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        """What may be done is the same in every world that looks like this view."""
        assert view.table.seat is not None
        world = self.game.lookalike(view.table)
        return Choice(world.pick(view.table.seat, self.rng), reason="chance")
