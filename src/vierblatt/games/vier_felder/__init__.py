"""Vier Felder, a fishing game on four fields with seasons: the game introduced to the house."""

from collections.abc import Sequence
from itertools import chain
from typing import Any

from librt.random import Random

from vierblatt.core.anew import Past, Relaid
from vierblatt.core.game import Bundles, DealError, Game, Options, Outcome, Score
from vierblatt.core.guide import Guide
from vierblatt.core.state import Fact, State, Worlds
from vierblatt.games.vier_felder import actions, habits, offers, scoring, sense
from vierblatt.games.vier_felder import anew as again
from vierblatt.games.vier_felder import story as stories
from vierblatt.games.vier_felder import view as views
from vierblatt.games.vier_felder.guide import guide_for
from vierblatt.games.vier_felder.options import MARKS, RULES, VierFelderOptions
from vierblatt.games.vier_felder.retell import VierFelderRetelling
from vierblatt.games.vier_felder.rules import HAND, NO_ONE, REFILL, SIZE, VierFelder


class VierFelderGame(Game):
    """Two to four players, each for himself, clockwise."""

    name = "vier-felder"
    seats = (2, 3, 4)
    options = VierFelderOptions
    initials = "VF"
    marks = MARKS
    paragraphs = RULES
    moves = actions.Move
    retelling = VierFelderRetelling
    rests = frozenset({"coin", "turned"})
    reveals = frozenset({"dealt", "laid", "drew"})

    def card(self, number: int) -> str:
        return actions.CARDS[number]

    def number(self, card: str) -> int:
        return actions.number(card)

    def decode(self, code: int, state: State, seat: int) -> actions.Move:
        assert isinstance(state, VierFelder)
        return actions.decode(code, state.hands[seat])

    def encode(self, action: actions.Move) -> int:
        return actions.encode(action)

    def text(self, action: actions.Move) -> str:
        return actions.text(action)

    def parse(self, text: str) -> actions.Move:
        return actions.parse(text)

    def blank(self, options: Options, seats: int, dealer: int) -> State:
        assert isinstance(options, VierFelderOptions)
        return views.blank(options, seats, dealer)

    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        return (tuple(range(SIZE)),)  # 12.3

    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        """The fields, the hands from the dealer's left on, the draw pile (3.5 to 3.7)."""
        fields = {f"F{at}": REFILL for at in range(4)}
        order = [(dealer + turn) % seats for turn in range(1, seats + 1)]
        hands = {f"P{seat}": HAND for seat in order} | {f"P{order[0]}": HAND - 1}
        size = SIZE - sum(fields.values()) - sum(hands.values())
        return {**fields, **hands, "pile": size}

    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        pack = list(chain.from_iterable(zones[name] for name in self.zones(options, seats, dealer)))
        if sorted(pack) != list(range(SIZE)):
            raise DealError("the zones do not hold each of the 52 cards once")
        return pack

    def view(self, options: Options, state: State, seat: int | None) -> views.VierFelderView:
        assert isinstance(options, VierFelderOptions)
        assert isinstance(state, VierFelder)
        return views.view(options, state, seat)

    def seated(
        self, watched: views.VierFelderView, state: State, seat: int
    ) -> views.VierFelderView:
        assert isinstance(state, VierFelder)
        return views.seated(watched, state, seat)

    def imagine(self, view: views.VierFelderView) -> Worlds:
        return views.imagine(view)

    def anew(self, view: views.VierFelderView, world: VierFelder, past: Past) -> Relaid:
        return again.anew(view, world, past)

    def story(self, fact: Fact, seat: int | None) -> Any:
        return stories.story(fact, seat)

    def foresee(self, fact: Fact, seat: int) -> Any:
        return stories.foresee(fact, seat)

    def greedy(self, state: State, seat: int) -> int:
        assert isinstance(state, VierFelder)
        return sense.choose(state, state.hands[seat])

    def offer(self, state: State, seat: int) -> offers.VierFelderOffer:
        assert isinstance(state, VierFelder)
        return offers.offer(state, seat)

    def guide(self, view: views.VierFelderView, totals: tuple[int, ...], round: int) -> Guide:
        own = NO_ONE if view.seat is None else view.seat
        return guide_for(own, list(totals), view.options.target)

    def forget(self, view: views.VierFelderView, keep: int, rng: Random) -> views.VierFelderView:
        return habits.forget(view, keep, rng)

    def temptation(self, view: views.VierFelderView, action: actions.Move) -> float:
        return habits.temptation(view, action)

    def motive(self, view: views.VierFelderView, action: actions.Move) -> str:
        return habits.motive(view, action)

    def score(self, state: State) -> Score:
        assert isinstance(state, VierFelder)
        return scoring.score(state)

    def add(self, totals: tuple[int, ...], score: Score) -> tuple[int, ...]:
        return scoring.add(totals, score)

    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        assert isinstance(options, VierFelderOptions)
        return scoring.outcome(options.target, totals, scores[-1])
