"""4 Seasons: the engine against the literal reading of the rules, step by step."""

import random
from collections.abc import Sequence

import pytest

from vierblatt.games.four_seasons import FourSeasonsGame
from vierblatt.games.four_seasons.rules import FourSeasons
from vierblatt.games.four_seasons.view import FourSeasonsView

from ...differential import Pair, Values, check_rounds, rounds_wanted
from .oracle import Match, Round, sort_cards

CARDS = [*(f"{colour}{worth}" for colour in "BGYR" for worth in range(1, 10)), "BF"]


class FourSeasonsPair(Pair):
    """Both readings of 4 Seasons."""

    game = FourSeasonsGame()
    targets = (1, 20, 50, 77)

    def round(self, values: Values, seats: int, dealer: int, pack: list[str]) -> Round:
        return Round(values, seats, dealer, pack)

    def match(self, values: Values, seats: int, dealer: int) -> Match:
        return Match(values, seats, dealer)

    def public(self, state: FourSeasons, view: FourSeasonsView) -> dict[str, object]:
        size = 3 if view.seats == 3 else 2
        playing = view.phase == "play"
        shown = [said == "show" for said in view.said]
        after_bonus = view.phase in ("play", "over")
        return {
            "phase": view.phase,
            "turned": view.turned,
            "trump": view.trump,
            "trick": moves(view.trick, view.led),
            "leader": view.leader if playing else None,
            "last_trick": moves(view.last_trick, view.last_led),
            "tricks_won": list(view.taken),
            "shown": [top if show else None for top, show in zip(view.tops, shown, strict=True)],
            "kept": [said == "keep" for said in view.said],
            "bonus_player": view.bonus_player if after_bonus else None,
            "open_bids": [sort_cards(list(up)) if len(up) == size else None for up in view.face_up],
        }

    def hidden(self, state: FourSeasons) -> dict[str, list[str]]:
        zones = {}
        for seat in range(state.seats):
            zones[f"hand{seat}"] = list(self.game.cards(state.hand(seat)))
            zones[f"bid{seat}"] = list(self.game.cards(state.bid_cards(seat)))
        return zones

    def everything(self, state: FourSeasons) -> list[str]:
        cards = [self.game.card(state.turned)]
        for seat in range(state.seats):
            for some in (state.hand(seat), state.bid_cards(seat), state.played_by(seat)):
                cards += self.game.cards(some)
        return cards

    def hand(self, view: FourSeasonsView) -> list[str]:
        return sort_cards(list(view.hand))

    def some_move(self, rng: random.Random) -> str:
        kind = rng.random()
        if kind < 0.1:
            return rng.choice(["show", "keep"])
        if kind < 0.5:
            top, *rest = rng.choices(CARDS, k=rng.choice([1, 2, 2, 3, 3, 4]))
            return " ".join(["bid", top, *sort_cards(rest)])
        if kind < 0.7:
            return rng.choice(["BF", "BF=B", "BF=G", "BF=Y", "BF=R"])
        return rng.choice(CARDS)

    def choose(self, rng: random.Random, moves: Sequence[str], mood: float) -> str:
        butterfly = [move for move in moves if "BF" in move.split()[:2] or move.startswith("BF")]
        return rng.choice(butterfly if butterfly and mood < 0.3 else moves)


def moves(trick: Sequence[str], led: str | None) -> list[str]:
    """A trick as moves: the butterfly that was led with the colour that it named."""
    return [f"BF={led}" if at == 0 and card == "BF" else card for at, card in enumerate(trick)]


PAIR = FourSeasonsPair()


@pytest.mark.parametrize("part", range(10))
def test_engine_and_oracle_agree(part: int) -> None:
    check_rounds(PAIR, f"part {part}", rounds_wanted(500) // 10)


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "options"), PAIR.option_sets(), ids=str)
def test_engine_and_oracle_agree_with_each_option(seats: int, options: Values) -> None:
    check_rounds(PAIR, f"deep {options}", rounds_wanted(20_000), options, seats)
