"""Four Gems, partners in the manner of Belote: the game introduced to the house."""

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from vierblatt.core.anew import Past, Relaid
from vierblatt.core.game import Bundles, Game, Options, Outcome, Score
from vierblatt.core.guide import Guide
from vierblatt.core.state import Fact, State, Worlds
from vierblatt.games.four_gems import actions, gathering, habits, scoring, sense
from vierblatt.games.four_gems import anew as again
from vierblatt.games.four_gems import guide as guides
from vierblatt.games.four_gems import story as stories
from vierblatt.games.four_gems import sweep as sweeps
from vierblatt.games.four_gems import view as views
from vierblatt.games.four_gems.options import MARKS, RULES, FourGemsOptions
from vierblatt.games.four_gems.retell import FourGemsRetelling
from vierblatt.games.four_gems.rules import NO_ONE, FourGems


class FourGemsGame(Game):
    """Four players in two teams, counter-clockwise; the pack is cut and not shuffled."""

    name = "four-gems"
    seats = (4,)
    clockwise = False
    options = FourGemsOptions
    initials = "FG"
    marks = MARKS
    paragraphs = RULES
    moves = actions.Move
    retelling = FourGemsRetelling
    rests = frozenset({"took_trick", "took"})
    reveals = frozenset({"cut", "dealt", "turned", "took"})

    def partners(self, options: Options, seats: int) -> tuple[int, ...]:
        return (0, 1, 0, 1)

    def card(self, number: int) -> str:
        return actions.CARDS[number]

    def number(self, card: str) -> int:
        return actions.number(card)

    def decode(self, code: int, state: State, seat: int) -> actions.Move:
        return actions.decode(code)

    def encode(self, action: actions.Move) -> int:
        return actions.encode(action)

    def text(self, action: actions.Move) -> str:
        return actions.text(action)

    def parse(self, text: str) -> actions.Move:
        return actions.parse(text)

    def blank(self, options: Options, seats: int, dealer: int) -> State:
        assert isinstance(options, FourGemsOptions)
        return views.blank(options, dealer)

    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        assert isinstance(options, FourGemsOptions)
        assert before is None or isinstance(before, FourGems)
        return gathering.bundles(options.gather, before)

    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        return gathering.zones(dealer)

    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        return gathering.pack_of(dealer, zones)

    def view(self, options: Options, state: State, seat: int | None) -> views.FourGemsView:
        assert isinstance(options, FourGemsOptions)
        assert isinstance(state, FourGems)
        return views.view(options, state, seat)

    def seated(self, watched: views.FourGemsView, state: State, seat: int) -> views.FourGemsView:
        assert isinstance(state, FourGems)
        return views.seated(watched, state, seat)

    def imagine(self, view: views.FourGemsView) -> Worlds:
        return views.imagine(view)

    def anew(self, view: views.FourGemsView, world: FourGems, past: Past) -> Relaid:
        return again.anew(view, world, past)

    def story(self, fact: Fact, seat: int | None) -> Any:
        return stories.story(fact, seat)

    def foresee(self, fact: Fact, seat: int) -> Any:
        return stories.foresee(fact, seat)

    def greedy(self, state: State, seat: int) -> int:
        assert isinstance(state, FourGems)
        return sense.choose(state, state.hands[seat])

    def guide(self, view: views.FourGemsView, totals: tuple[int, ...], round: int) -> Guide:
        assert view.seat is not None
        known, target = views.imagine(view).known, view.options.target
        return guides.guide(known, view.seat, totals[0], totals[1], target)

    def forget(self, view: views.FourGemsView, keep: int, rng: Random) -> views.FourGemsView:
        return habits.forget(view, keep, rng)

    def temptation(self, view: views.FourGemsView, action: actions.Move) -> float:
        return habits.temptation(view, action)

    def motive(self, view: views.FourGemsView, action: actions.Move) -> str:
        return habits.motive(view, action)

    def sweep(self, view: views.FourGemsView) -> tuple[str, ...]:
        return sweeps.sweep(view)

    def laid_down(self, view: views.FourGemsView) -> tuple[str, ...]:
        return sweeps.laid_down(view)

    def score(self, state: State) -> Score:
        assert isinstance(state, FourGems)
        return scoring.score(state)

    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        assert isinstance(options, FourGemsOptions)
        return scoring.outcome(options.target, totals)

    def next_dealer(self, options: Options, seats: int, state: State, dealer: int) -> int:
        assert isinstance(options, FourGemsOptions)
        assert isinstance(state, FourGems)
        if state.taker == NO_ONE and options.redeal == "same":
            return dealer  # 9.8
        return (dealer + 1) % 4
