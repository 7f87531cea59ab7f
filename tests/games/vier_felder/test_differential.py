"""Vier Felder: the engine against the literal reading of the rules, step by step."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from vierblatt.games.vier_felder import VierFelderGame
from vierblatt.games.vier_felder.actions import names
from vierblatt.games.vier_felder.rules import VierFelder
from vierblatt.games.vier_felder.view import VierFelderView

from ...differential import Pair, Values, check_rounds, rounds_wanted
from .oracle import Match, Round, TooMany, canonical

GAME = VierFelderGame()
CARDS = [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), *"JQK") for suit in "HDSC"]


class Translated(Round):
    """The oracle with the cards of a move in the engine's order."""

    def legal(self, seat: int) -> set[str]:
        return {GAME.text(GAME.parse(move)) for move in super().legal(seat)}

    def play(self, seat: int, move: str) -> None:
        super().play(seat, canonical(move))


class VierFelderPair(Pair):
    """Both readings of Vier Felder."""

    game = GAME
    targets = (1, 5, 12, 17)
    tries = 4

    def round(self, values: Values, seats: int, dealer: int, pack: list[str]) -> Translated:
        return Translated(values, seats, dealer, pack)

    def match(self, values: Values, seats: int, dealer: int) -> Match:
        return Match(values, seats, dealer)

    def legal(self, oracle: Any, seat: int) -> set[str] | None:
        try:
            legal: set[str] = oracle.legal(seat)
        except TooMany:
            return None
        return legal

    def lists_all(self, state: VierFelder, seat: int) -> bool:
        return state.plays(state.hands[seat]).whole

    def allows(self, oracle: Any, seat: int, move: str) -> bool:
        return seat in oracle.waiting() and oracle.is_legal(seat, canonical(move))

    def public(self, state: VierFelder, view: VierFelderView) -> dict[str, object]:
        stockpiles: list[list[list[object]]] = [[] for _ in range(4)]
        for pile in view.stockpiles:
            stockpiles[pile.field].append([pile.value, pile.kind, in_order(pile.cards)])
        return {
            "loose": [in_order(cards) for cards in view.loose],
            "stockpiles": [sorted(piles) for piles in stockpiles],
            "seasons": list(view.seasons),
            "coins_left": view.coins,
            "coins": list(view.won),
            "pile": view.draw_pile,
            "hand_sizes": list(view.sizes),
            "harvest_sizes": list(view.harvested),
            "turn": view.waiting[0] if view.waiting else None,
            "promises": [list(values) for values in view.promises],
        }

    def hand(self, view: VierFelderView) -> list[str]:
        return in_order(view.hand)

    def hidden(self, state: VierFelder) -> dict[str, list[str]]:
        hands = {str(seat): in_order(names(state.hands[seat])) for seat in range(state.seats)}
        return {**hands, "pile": [CARDS[card] for card in state.draw_pile()]}

    def everything(self, state: VierFelder) -> list[str]:
        cards = [card for zone in self.hidden(state).values() for card in zone]
        for at in range(4):
            cards += names(state.field(at).cards())
        for taken in state.taken:
            cards += names(taken)
        return cards

    def some_move(self, rng: random.Random) -> str:
        card, field = rng.choice(CARDS), rng.randrange(4)
        others = rng.sample([other for other in CARDS if other != card], rng.randint(1, 4))
        move = rng.choice(
            [
                f"{card}>{field}",
                f"{card}>{field} x {' '.join(others)}",
                f"{card}>{field} ={rng.randint(1, 14)} {' '.join(others)}",
            ]
        )
        return GAME.text(GAME.parse(move))

    def choose(self, rng: random.Random, moves: Sequence[str], mood: float) -> str:
        """Some players stockpile whenever they can, some harvest little, some take all four."""
        liked = [move for move in moves if ("=" if mood < 0.4 else "+") in move]
        if mood > 0.8:
            liked = [move for move in moves if "x" not in move]
        return rng.choice(liked if liked and rng.random() < 0.7 else moves)


def in_order(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


PAIR = VierFelderPair()


@pytest.mark.parametrize("part", range(20))
def test_engine_and_oracle_agree(part: int) -> None:
    check_rounds(PAIR, f"part {part}", rounds_wanted(500) // 20)


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), PAIR.option_sets(), ids=str)
def test_engine_and_oracle_agree_with_each_option(seats: int, options: Values) -> None:
    check_rounds(PAIR, f"deep {options}", rounds_wanted(20_000), options, seats)
