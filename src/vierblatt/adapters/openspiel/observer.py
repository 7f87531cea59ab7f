"""What OpenSpiel shows a player: as text with or without the past, as an array without it."""

from typing import Any

import numpy as np
import pyspiel

from vierblatt.adapters.table import Table


class Observer:
    """The view of a seat, or of a watcher; with perfect recall, in text, all that was told before.

    A view holds what can be known of cards and what follows from it. The past adds the order of
    things as every watcher has heard it; in which order a seat has drawn its own cards is left out.
    """

    def __init__(self, table: Table, kind: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType
        if not kind.public_info or kind.private_info == private.ALL_PLAYERS:
            raise ValueError("only what a seat or a watcher may know can be observed")
        self._own = kind.private_info == private.SINGLE_PLAYER
        self._recall = kind.perfect_recall
        self._layout = table.layout
        self.tensor = None if self._recall else np.zeros(table.layout.size, np.float32)
        self.dict: dict[str, Any] = {} if self._recall else {"view": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        """Write what may be known to `tensor`; all 0 before the cards are dealt."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        if state.round.state is not None:
            self._layout.write(state.round.view(self._eyes(player)), self.tensor)

    def string_from(self, state: Any, player: int) -> str:
        """The view as JSON, after the past as JSON lines; empty before the cards are dealt."""
        if state.round.state is None:
            return ""
        past = state.round.heard() if self._recall else ""
        return f"{past}{state.round.seen(self._eyes(player))}"

    def _eyes(self, player: int) -> int | None:
        return player if self._own else None
