"""A round of one of our games as a `pyspiel.Game`, with the house rules as its parameters."""

from functools import cache
from typing import Any, Final

import pyspiel

from vierblatt.adapters.openspiel.observer import Observer
from vierblatt.adapters.openspiel.state import RoundState
from vierblatt.adapters.table import ACTIONS, PAYOFFS, POINTS, Payoff, Table, table_for
from vierblatt.core.game import Game, Option, Options, option_table, option_values
from vierblatt.games import GAMES

UNSET: Final = 0
"""What stands for a target that is left to the variant: a parameter of OpenSpiel has one type."""


class RoundGame(pyspiel.Game):
    """One round, dealt card by card as chance; the returns are its points, or the margin."""

    ours: Game

    def __init__(self, params: dict[str, Any]) -> None:
        self.table = _table(self.ours, params)
        self.payoff: Payoff = params["payoff"]
        if self.payoff not in PAYOFFS:
            raise ValueError(f"payoff is {' or '.join(PAYOFFS)}, not {self.payoff}")
        super().__init__(_game_type(self.ours, self.payoff), self._info(), params)

    def _info(self) -> Any:
        least, most = POINTS[self.ours.name]
        margin = self.payoff == "margin"
        return pyspiel.GameInfo(
            num_distinct_actions=self.table.numbering.size,
            max_chance_outcomes=1 + max(map(max, self.table.bundles)),
            num_players=self.table.seats,
            min_utility=float(least - most if margin else least),
            max_utility=float(most - least if margin else most),
            utility_sum=0.0 if margin else None,
            max_game_length=ACTIONS[self.ours.name],
        )

    def new_initial_state(self, text: str | None = None) -> RoundState:
        """A round whose pack has not been laid. States cannot be made of a text."""
        if text is not None:
            raise ValueError("a round begins with its pack, not with a text")
        return RoundState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each card of the pack."""
        return self.table.pack_size

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> Observer:
        """What a seat may know, or with no private information what a watcher may."""
        if params:
            raise ValueError(f"there are no parameters of observation such as {params}")
        return Observer(self.table, iig_obs_type)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


def loaded(text: str) -> Any:
    """The game of a text such as OpenSpiel writes."""
    register()
    return pyspiel.load_game(text)


def load(
    game: Game,
    options: Options | None = None,
    seats: int | None = None,
    *,
    dealer: int = 0,
    payoff: Payoff = "points",
) -> Any:
    """A game of ours as OpenSpiel loads it. Raises ValueError when these do not go together."""
    register()
    options = options or game.options()
    seats = seats or game.seats[0]
    table_for(game.name, options, seats, dealer)
    params: dict[str, Any] = {"players": seats, "dealer": dealer, "payoff": payoff}
    values = option_values(options)
    for option in option_table(game.options):
        params[option.name] = _parameter(option, values[option.name])
    return pyspiel.load_game(short_name(game), params)


@cache
def register() -> None:
    """Make all our games known to OpenSpiel; only the first time does anything."""
    for game in GAMES:
        # a class, for OpenSpiel drops what it has been given when Python is no longer there
        made = type(game.name, (RoundGame,), {"ours": game})
        pyspiel.register_game(_game_type(game, "points"), made)


def short_name(game: Game) -> str:
    """The name of a game among those of OpenSpiel."""
    return f"vierblatt_{game.name.replace('-', '_')}"


def _game_type(game: Game, payoff: Payoff) -> Any:
    """With two sides or more, to be ahead of the others on average adds up to nothing."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Vierblatt: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if payoff == "margin" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters with their defaults."""
    found: dict[str, Any] = {"players": game.seats[0], "dealer": 0, "payoff": PAYOFFS[0]}
    for option in option_table(game.options):
        found[option.name] = _parameter(option, option.default)
    return found


def _parameter(option: Option, value: str | int | None) -> str | int:
    """The value of a house rule as a parameter: OpenSpiel reads digits as a number."""
    if value is None:
        return UNSET
    return int(value) if option.values and option.values[0].isdecimal() else value


def _value(option: Option, parameter: str | int) -> str | int | None:
    """The other way round. Raises ValueError for what is no value of this house rule."""
    if not option.values:
        return None if option.default is None and parameter == UNSET else parameter
    if str(parameter) not in option.values:
        raise ValueError(f"{option.name} is {' or '.join(option.values)}, not {parameter}")
    return str(parameter)


def _table(game: Game, params: dict[str, Any]) -> Table:
    """The table of these parameters. Raises ValueError when they do not go together."""
    values = {
        option.name: _value(option, params[option.name]) for option in option_table(game.options)
    }
    return table_for(game.name, game.options(**values), params["players"], params["dealer"])
