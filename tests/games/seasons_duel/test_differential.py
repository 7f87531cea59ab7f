"""The duel: the engine against the literal reading of the rules, step by step."""

import random

import pytest

from vierblatt.games.seasons_duel import SeasonsDuelGame
from vierblatt.games.seasons_duel.actions import names
from vierblatt.games.seasons_duel.rules import SeasonsDuel
from vierblatt.games.seasons_duel.view import SeasonsDuelView

from ...differential import Pair, Values, check_rounds, rounds_wanted
from .oracle import Match, Round

CARDS = [f"{season}{value}" for season in "BGYR" for value in (1, 2, 3)]


def columns(cards: tuple[str, ...]) -> dict[str, list[int]]:
    """The values in each season."""
    return {
        season: sorted(int(card[1]) for card in cards if card[0] == season) for season in "BGYR"
    }


class SeasonsDuelPair(Pair):
    """Both readings of the duel."""

    game = SeasonsDuelGame()

    def round(self, values: Values, seats: int, dealer: int, pack: list[str]) -> Round:
        return Round(values, seats, dealer, pack)

    def match(self, values: Values, seats: int, dealer: int) -> Match:
        return Match(values, seats, dealer)

    def public(self, state: SeasonsDuel, view: SeasonsDuelView) -> dict[str, object]:
        return {
            "round": view.round,
            "turn": view.waiting[0] if view.waiting else None,
            "offered_values": list(view.pair_values),
            "season_area": columns(view.middle),
            "influence": [columns(area) for area in view.influence],
            "hand_values": [list(values) for values in view.hands],
            "pile_values": [list(values) for values in view.piles],
            "aside_values": sorted(int(card[1]) for card in self.aside(state)),
        }

    def aside(self, state: SeasonsDuel) -> list[str]:
        """The piles set aside, each from the top; which card of a value lies where is chance."""
        left = list(names(state.aside()))
        order = []
        for value in "322211" * 2:
            card = next(card for card in left if card[1] == value)
            left.remove(card)
            order.append(card)
        return order

    def pile(self, state: SeasonsDuel, seat: int) -> list[str]:
        """A draw pile from the top."""
        size = 18 - 8 - 2 * min(state.done // 4, 5)
        packed = state.pile(seat)
        return [CARDS[packed >> 4 * at & 15] for at in range(size)]

    def hidden(self, state: SeasonsDuel) -> dict[str, list[str]]:
        return {
            "0": sorted(names(state.hand(0))),
            "1": sorted(names(state.hand(1))),
            "pile0": self.pile(state, 0),
            "pile1": self.pile(state, 1),
            "aside": self.aside(state),
            "offered": list(names(state.pair)),
        }

    def everything(self, state: SeasonsDuel) -> list[str]:
        areas = (state.middle, state.influence(0), state.influence(1))
        laid = [card for area in areas for card in names(area)]
        return laid + [card for zone in self.hidden(state).values() for card in zone]

    def some_move(self, rng: random.Random) -> str:
        if rng.random() < 0.4:
            return f"middle {rng.choice(CARDS)}"
        pair = sorted(rng.choices(CARDS, k=2), key=CARDS.index)
        return f"give {' '.join(pair)}"


PAIR = SeasonsDuelPair()


@pytest.mark.parametrize("part", range(10))
def test_engine_and_oracle_agree(part: int) -> None:
    check_rounds(PAIR, f"part {part}", rounds_wanted(500) // 10)


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), PAIR.option_sets(), ids=str)
def test_engine_and_oracle_agree_with_each_option(seats: int, options: Values) -> None:
    check_rounds(PAIR, f"deep {options}", rounds_wanted(20_000), options, seats)
