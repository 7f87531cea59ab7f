"""4 Seasons, the duel for two: the game introduced to the house."""

from collections.abc import Iterable, Sequence
from typing import Any

from vierblatt.core.anew import Past, Relaid
from vierblatt.core.game import Bundles, Game, Options, Outcome, Score
from vierblatt.core.guide import Guide
from vierblatt.core.state import Fact, State, Worlds
from vierblatt.games.seasons_duel import actions, habits, piles, scoring, sense
from vierblatt.games.seasons_duel import anew as again
from vierblatt.games.seasons_duel import story as stories
from vierblatt.games.seasons_duel import view as views
from vierblatt.games.seasons_duel.guide import guide_for
from vierblatt.games.seasons_duel.options import MARKS, RULES, SeasonsDuelOptions
from vierblatt.games.seasons_duel.retell import SeasonsDuelRetelling
from vierblatt.games.seasons_duel.rules import SeasonsDuel


class SeasonsDuelGame(Game):
    """Two players; the dealer of a game is its starting player.

    Cards that lie together are counted by kind (see `rules`), so that is what `cards` and `set_of`
    mean by a set: a kind may be in it more than once.
    """

    name = "seasons-duel"
    seats = (2,)
    options = SeasonsDuelOptions
    initials = "SD"
    marks = MARKS
    paragraphs = RULES
    moves = actions.Move
    retelling = SeasonsDuelRetelling
    rests = frozenset({"drew"})
    reveals = frozenset({"dealt", "drew"})

    def card(self, number: int) -> str:
        return actions.CARDS[number]

    def number(self, card: str) -> int:
        return actions.number(card)

    def cards(self, cards: int) -> tuple[str, ...]:
        return actions.names(cards)

    def set_of(self, cards: Iterable[str]) -> int:
        return actions.counted(cards)

    def decode(self, code: int, state: State, seat: int) -> actions.Move:
        return actions.decode(code)

    def encode(self, action: actions.Move) -> int:
        return actions.encode(action)

    def text(self, action: actions.Move) -> str:
        return actions.text(action)

    def parse(self, text: str) -> actions.Move:
        return actions.parse(text)

    def blank(self, options: Options, seats: int, dealer: int) -> State:
        return views.blank(dealer)

    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        return piles.bundles()

    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        return piles.zones(dealer)

    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        return piles.pack_of(dealer, zones)

    def view(self, options: Options, state: State, seat: int | None) -> views.SeasonsDuelView:
        assert isinstance(options, SeasonsDuelOptions)
        assert isinstance(state, SeasonsDuel)
        return views.view(options, state, seat)

    def seated(
        self, watched: views.SeasonsDuelView, state: State, seat: int
    ) -> views.SeasonsDuelView:
        assert isinstance(state, SeasonsDuel)
        return views.seated(watched, state, seat)

    def imagine(self, view: views.SeasonsDuelView) -> Worlds:
        return views.imagine(view)

    def anew(self, view: views.SeasonsDuelView, world: SeasonsDuel, past: Past) -> Relaid:
        return again.anew(view, world, past)

    def story(self, fact: Fact, seat: int | None) -> Any:
        return stories.story(fact, seat)

    def foresee(self, fact: Fact, seat: int) -> Any:
        return stories.foresee(fact, seat)

    def greedy(self, state: State, seat: int) -> int:
        assert isinstance(state, SeasonsDuel)
        return sense.choose(state, state.hand(seat), state.pair)

    def guide(self, view: views.SeasonsDuelView, totals: tuple[int, ...], round: int) -> Guide:
        here = 2 * len(view.middle) + bool(view.pair_values)
        return guide_for(list(totals), round == int(view.options.games), here)

    def temptation(self, view: views.SeasonsDuelView, action: actions.Move) -> float:
        return habits.temptation(view, action)

    def motive(self, view: views.SeasonsDuelView, action: actions.Move) -> str:
        return habits.motive(view, action)

    def score(self, state: State) -> Score:
        assert isinstance(state, SeasonsDuel)
        return scoring.score(state)

    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        assert isinstance(options, SeasonsDuelOptions)
        return scoring.outcome(int(options.games), totals, scores)
