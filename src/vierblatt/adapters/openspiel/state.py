"""A position of a round as a `pyspiel.State`."""

from typing import Any, Final

import pyspiel

from vierblatt.adapters.round import CHANCE, OVER, Round

SEEDS: Final = 1 << 53
"""So many worlds can be told apart by a number from 0 to 1."""
PLAYERS: Final = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class RoundState(pyspiel.State):
    """Chance lays the pack card by card; then the seats act, those who bid at once in turn."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.round = Round(game.table)
        self.payoff = game.payoff

    def current_player(self) -> Any:
        """The seat whose turn it is, or what OpenSpiel has for chance and for the end."""
        return PLAYERS.get(self.round.turn, self.round.turn)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.round.turn == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that can be the next of the pack."""
        return list(self.round.next_cards().items())

    def returns(self) -> list[float]:
        """What the round has brought each seat; 0s until it is over."""
        return self.round.table.payoffs(self.round.points(), self.payoff)

    def resample_from_infostate(self, player: int, sampler: Any) -> "RoundState":
        """A state that looks the same to a player, and where it is the same one's turn.

        All of them are equally likely, whatever the others were likely to do. Others who act at
        the same time have not done so yet.
        """
        return self.with_round(self.round.imagine(player, int(sampler() * SEEDS)))

    def with_round(self, found: Round) -> "RoundState":
        """A state of the same game, with no history, in which this has happened so far."""
        state = RoundState(self.get_game())
        state.round = found
        return state

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.round.legal())

    def _apply_action(self, action: int) -> None:
        if self.round.turn == CHANCE:
            self.round.lay(action)
        else:
            self.round.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self.round.table.game.card(action))
        return self.round.text(action)

    def __str__(self) -> str:
        return self.round.describe()

    def __reduce__(self) -> tuple[Any, ...]:
        return self.get_game().deserialize_state, (self.serialize(),)
