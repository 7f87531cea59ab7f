"""The fields of each game's view as numbers: all that a view says, but for the house rules."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from vierblatt.adapters.features import Array, Count, Each, Feature, Layout, Number, OneOf, Row
from vierblatt.core.game import Game
from vierblatt.games.four_gems import actions as gems
from vierblatt.games.four_gems import view as gems_view
from vierblatt.games.four_seasons import actions as seasons
from vierblatt.games.four_seasons import view as seasons_view
from vierblatt.games.seasons_duel import actions as duel
from vierblatt.games.seasons_duel import view as duel_view
from vierblatt.games.vier_felder import actions as felder
from vierblatt.games.vier_felder.view import Pile

LEFT_OUT: Final = frozenset({"options", "seats"})
"""They are the same as long as the table is."""


@cache
def layout_for(game: Game, seats: int) -> Layout:
    """The layout of a game for so many seats. Raises KeyError for a game that has none."""
    at = range(seats)
    common: dict[str, Feature] = {
        "seat": OneOf(at),
        "dealer": OneOf(at),
        "waiting": Count(at),
    }
    return Layout(common | LAYOUTS[game.name](seats))


def _gems(seats: int) -> dict[str, Feature]:
    cards = gems.CARDS
    return {
        "phase": OneOf(gems_view.PHASES),
        "hand": Count(cards),
        "sizes": Each(4, Number(8)),
        "cut": Number(29),
        "passes": Number(8),
        "turned": OneOf(cards),
        "trump": OneOf(gems.GEMS),
        "taker": OneOf(range(4)),
        "leader": OneOf(range(4)),
        "trick": Row(4, cards),
        "last_trick": Row(4, cards),
        "last_leader": OneOf(range(4)),
        "tricks": Each(2, Number(8)),
        "points": Each(2, Number(325)),
        "announced": Each(4, Number(2)),
        "shown": Each(4, Count(gems.FACES)),
        "played": Each(4, Count(cards)),
        "ruled_out": Each(4, Count(cards)),
    }


def _seasons(seats: int) -> dict[str, Feature]:
    cards, colours = seasons.CARDS, seasons.COLOURS
    return {
        "phase": OneOf(seasons_view.PHASES),
        "hand": Count(cards),
        "sizes": Each(seats, Number(12)),
        "turned": OneOf(cards),
        "trump": OneOf(colours),
        "laid": Each(seats, Number(3)),
        "bid_cards": Each(seats, Count(cards)),
        "tops": Each(seats, OneOf(cards)),
        "bids": Each(seats, Number(9)),
        "face_up": Each(seats, Count(cards)),
        "said": Each(seats, OneOf(("show", "keep"))),
        "bonus_player": OneOf(range(seats)),
        "leader": OneOf(range(seats)),
        "led": OneOf(colours),
        "trick": Row(seats, cards),
        "last_trick": Row(seats, cards),
        "last_led": OneOf(colours),
        "last_leader": OneOf(range(seats)),
        "taken": Each(seats, Number(9)),
        "played": Each(seats, Count(cards)),
        "void": Each(seats, Count(colours)),
        "won": Each(seats, OneOf((False, True))),
    }


def _duel(seats: int) -> dict[str, Feature]:
    cards, values = Count(duel.CARDS, 6), Count((1, 2, 3), 8)
    return {
        "phase": OneOf((*duel_view.PHASES, duel_view.OVER)),
        "round": Number(9),
        "hand": cards,
        "hands": Each(2, values),
        "piles": Each(2, Row(10, (1, 2, 3))),
        "pair": cards,
        "pair_values": values,
        "middle": cards,
        "influence": Each(2, cards),
        "points": Each(4, Number(22)),
        "sums": Each(2, Each(4, Number(22))),
        "turns": Each(8, Row(2, duel.CARDS)),
    }


def _felder(seats: int) -> dict[str, Feature]:
    cards = felder.CARDS
    return {
        "hand": Count(cards),
        "sizes": Each(seats, Number(4)),
        "seasons": Each(4, OneOf(felder.SUITS)),
        "loose": Each(4, Count(cards)),
        "stockpiles": Stockpiles(cards),
        "coins": Number(4),
        "won": Each(seats, Number(4)),
        "draw_pile": Number(33),
        "harvested": Each(seats, Number(52)),
        "gone": Each(seats, Count(cards)),
        "promises": Each(seats, Count(range(1, 14))),
    }


class Stockpiles:
    """The stockpiles of Vier Felder, card by card.

    For each card: the field, one place each; the value of its stockpile, of 14; whether it is an
    equal one; and a number of its own for each stockpile, for two may have one value.
    """

    def __init__(self, cards: Iterable[str]) -> None:
        self._places = {card: 7 * at for at, card in enumerate(cards)}
        self.size = 7 * len(self._places)

    def write(self, value: Iterable[Pile], out: Array) -> None:
        """A card lies in one stockpile at most."""
        for pile in value:
            highest = max(self._places[card] for card in pile.cards)
            for card in pile.cards:
                at = self._places[card]
                out[at + pile.field] = 1.0
                out[at + 4] = pile.value / 14
                out[at + 5] = pile.kind == "equal"
                out[at + 6] = (highest + 7) / self.size


LAYOUTS: Final[dict[str, Callable[[int], dict[str, Any]]]] = {
    "four-gems": _gems,
    "four-seasons": _seasons,
    "seasons-duel": _duel,
    "vier-felder": _felder,
}
