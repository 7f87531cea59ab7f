"""4 Seasons (2016), trick-taking with secret bids: the game introduced to the house."""

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from vierblatt.core.anew import Past, Relaid
from vierblatt.core.game import Bundles, Game, Offer, Options, Outcome, Score
from vierblatt.core.guide import Guide
from vierblatt.core.state import Fact, State, Worlds
from vierblatt.games.four_seasons import actions, claim, habits, packs, scoring, sense
from vierblatt.games.four_seasons import anew as again
from vierblatt.games.four_seasons import story as stories
from vierblatt.games.four_seasons import view as views
from vierblatt.games.four_seasons.guide import FourSeasonsGuide
from vierblatt.games.four_seasons.options import MARKS, RULES, FourSeasonsOptions
from vierblatt.games.four_seasons.retell import FourSeasonsRetelling
from vierblatt.games.four_seasons.rules import BIDDING, NO_ONE, FourSeasons


class FourSeasonsGame(Game):
    """Three or four players, each for himself or, four of them, in two teams."""

    name = "four-seasons"
    seats = (4, 3)
    options = FourSeasonsOptions
    initials = "FS"
    marks = MARKS
    paragraphs = RULES
    moves = actions.Move
    retelling = FourSeasonsRetelling
    rests = frozenset({"took_trick", "bids_laid", "bonus_player", "no_bonus_player"})
    reveals = frozenset(
        {"dealt", "turned", "bid", "bids_laid", "saw_bid", "shown", "kept", "bonus_player"}
        | {"no_bonus_player", "turned_up"}
    )

    def partners(self, options: Options, seats: int) -> tuple[int, ...]:
        assert isinstance(options, FourSeasonsOptions)
        return (0, 1, 0, 1) if options.variant == "team" else tuple(range(seats))

    def check(self, options: Options, seats: int) -> None:
        super().check(options, seats)
        assert isinstance(options, FourSeasonsOptions)
        if options.variant == "team" and seats != 4:
            raise ValueError("the team variant is for 4")  # 10.1

    def notes(self, options: Options) -> tuple[str, ...]:
        """The keys of what players should be told about options that go together."""
        assert isinstance(options, FourSeasonsOptions)
        if options.variant == "team" and options.bonus == "on":
            return ("team-without-bonus",)  # 10.2
        return ()

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

    def offer(self, state: State, seat: int) -> Offer:
        assert isinstance(state, FourSeasons)
        if state.phase != BIDDING:
            return Offer(tuple(self.text(self.decode(c, state, seat)) for c in state.legal(seat)))
        cards = actions.names(state.may_bid(seat))
        return actions.BidOffer((), complete=False, cards=cards, count=state.bid_size())

    def blank(self, options: Options, seats: int, dealer: int) -> State:
        assert isinstance(options, FourSeasonsOptions)
        return views.blank(options, seats, dealer)

    def bundles(self, options: Options, seats: int, before: State | None) -> Bundles:
        return packs.bundles()

    def zones(self, options: Options, seats: int, dealer: int) -> dict[str, int]:
        return packs.zones(seats, dealer)

    def pack_of(
        self, options: Options, seats: int, dealer: int, zones: dict[str, Sequence[int]]
    ) -> list[int]:
        return packs.pack_of(seats, dealer, zones)

    def view(self, options: Options, state: State, seat: int | None) -> views.FourSeasonsView:
        assert isinstance(options, FourSeasonsOptions)
        assert isinstance(state, FourSeasons)
        return views.view(options, state, seat)

    def seated(
        self, watched: views.FourSeasonsView, state: State, seat: int
    ) -> views.FourSeasonsView:
        assert isinstance(state, FourSeasons)
        return views.seated(watched, state, seat)

    def imagine(self, view: views.FourSeasonsView) -> Worlds:
        return views.imagine(view)

    def anew(self, view: views.FourSeasonsView, world: FourSeasons, past: Past) -> Relaid:
        return again.anew(view, world, past)

    def story(self, fact: Fact, seat: int | None) -> Any:
        return stories.story(fact, seat)

    def foresee(self, fact: Fact, seat: int) -> Any:
        return stories.foresee(fact, seat)

    def greedy(self, state: State, seat: int) -> int:
        assert isinstance(state, FourSeasons)
        return sense.choose(state, seat, state.hand(seat), state.bid_cards(seat), state.top(seat))

    def guide(self, view: views.FourSeasonsView, totals: tuple[int, ...], round: int) -> Guide:
        options = view.options
        target = scoring.figure(options.variant, options.target)
        seat = NO_ONE if view.seat is None else view.seat
        playing = view.phase in ("play", "over")
        return FourSeasonsGuide(seat, totals, target, options.variant == "profi", playing)

    def forget(self, view: views.FourSeasonsView, keep: int, rng: Random) -> views.FourSeasonsView:
        return habits.forget(view, keep, rng)

    def temptation(self, view: views.FourSeasonsView, action: actions.Move) -> float:
        return habits.temptation(view, action)

    def motive(self, view: views.FourSeasonsView, action: actions.Move) -> str:
        return habits.motive(view, action)

    def laid_down(self, view: views.FourSeasonsView) -> tuple[str, ...]:
        return claim.laid_down(view)

    def score(self, state: State) -> Score:
        assert isinstance(state, FourSeasons)
        return scoring.score(state)

    def outcome(
        self, options: Options, totals: tuple[int, ...], scores: Sequence[Score]
    ) -> Outcome | None:
        assert isinstance(options, FourSeasonsOptions)
        target = scoring.figure(options.variant, options.target)
        return scoring.outcome(options.variant, target, totals, scores[-1])
