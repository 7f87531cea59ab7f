"""Four Gems by the engine and by the literal reading of its page, side by side."""

import random
from collections.abc import Sequence

import pytest

from vierblatt.core.game import Options
from vierblatt.games.four_gems import FourGemsGame
from vierblatt.games.four_gems.rules import FourGems
from vierblatt.games.four_gems.view import FourGemsView

from ...differential import Pair, Values, check_rounds, rounds_wanted
from .oracle import Match, Round
from .positions import lying

CARDS = [f"{gem}{number}" for gem in "RGBY" for number in (1, 2, 3, 4, 10, 11, 14, 20)]
MOVES = [
    *CARDS,
    *(f"{card}!" for card in CARDS),
    *("pass", "take", "pass", "take"),
    *(f"name {gem}" for gem in "RGBY" * 3),
    *(f"cut {lifted}" for lifted in (0, 1, 2, 3, 16, 29, 30, 31, 32)),
]


class FourGemsPair(Pair):
    """Both readings of Four Gems."""

    game = FourGemsGame()
    targets = (1, 163, 400, 700)

    def round(self, values: Values, seats: int, dealer: int, pack: list[str]) -> Round:
        return Round(values, seats, dealer, pack)

    def match(self, values: Values, seats: int, dealer: int) -> Match:
        return Match(values, seats, dealer)

    def public(self, state: FourGems, view: FourGemsView) -> dict[str, object]:
        turned = view.turned is not None and view.taker is None
        return {
            "phase": view.phase,
            "turned": view.turned,
            "trump": view.trump,
            "taker": view.taker,
            "trick": list(view.trick),
            "leader": view.leader,
            "last_trick": list(view.last_trick),
            "tricks_won": list(view.tricks),
            "card_points": list(view.points),
            "announced": list(view.announced),
            "shown": [list(faces) for faces in view.shown],
            "stock": 32 - sum(view.sizes) - sum(map(len, view.played)) - turned,
        }

    def hidden(self, state: FourGems) -> dict[str, list[str]]:
        hands = {str(seat): list(self.game.cards(state.hands[seat])) for seat in range(4)}
        face_up = 1 if state.turned >= 0 else 0
        return {**hands, "stock": lying(state)[face_up:]}

    def everything(self, state: FourGems) -> list[str]:
        sets = [*state.hands, *(state.played_by(seat) for seat in range(4))]
        dealt = [CARDS[number] for cards in sets for number in range(32) if cards >> number & 1]
        return dealt + lying(state)

    def some_move(self, rng: random.Random) -> str:
        return rng.choice(MOVES)

    def lay(
        self, rng: random.Random, options: Options, seats: int, dealer: int
    ) -> Sequence[int] | None:
        """Now and then one of the first hands has a square, where the cut is 16."""
        if rng.random() < 0.6:
            return None
        square = rng.randrange(8)
        four = [8 * gem + square for gem in range(4)]
        rest = [card for card in range(32) if card % 8 != square]
        rng.shuffle(rest)
        zones: dict[str, Sequence[int]] = {}
        lucky = rng.randrange(4)
        for name, size in self.game.zones(options, seats, dealer).items():
            cards = four if name == f"P{lucky}" else []
            zones[name] = cards + [rest.pop() for _ in range(size - len(cards))]
        return self.game.pack_of(options, seats, dealer, zones)

    def choose(self, rng: random.Random, moves: Sequence[str], mood: float) -> str:
        if "cut 16" in moves and rng.random() < 0.6:
            return "cut 16"
        if "pass" in moves and mood < 0.15:
            return "pass"
        loud = [move for move in moves if move.endswith("!")]
        return rng.choice(loud if loud and mood > 0.3 else moves)


PAIR = FourGemsPair()


@pytest.mark.parametrize("part", range(10))
def test_engine_and_oracle_agree(part: int) -> None:
    check_rounds(PAIR, f"part {part}", rounds_wanted(500) // 10)


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), PAIR.option_sets(), ids=str)
def test_engine_and_oracle_agree_with_each_option(seats: int, options: Values) -> None:
    check_rounds(PAIR, f"deep {options}", rounds_wanted(20_000), options, seats)
