"""What a search is told about the duel: what looks good, how people play on, the match.

Both players see all that is done (11.6, 11.7), so nothing is hidden from a search but the cards.
"""

from math import exp
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.guide import Guide, within
from vierblatt.core.state import State
from vierblatt.games.seasons_duel.rules import MIDDLE, PACK, SeasonsDuel, how_many, kinds_of
from vierblatt.games.seasons_duel.sense import choose, hopes, hopes_given

POINT: Final = 4096.0  # FINE * SURE: what `sense` makes of a point
WIN: Final = 0.7  # of the last game's worth, what winning is; the rest is by how much
FAR: Final = 40.0  # points from the worst margin that counts to the best
SPREAD: Final = 4.35  # points: a game's deviation of 7.5, as the scale of a logistic curve
FIGURE: Final = 0.1  # of a point, while another game of the match is to come
SLOPE: Final = 0.047  # what a point more is worth at the start of the last game
GIVES: Final = 8  # pairs that are worth a thought, of up to 28
TRIES: Final = 3  # pairs that are compared before one is given in a playout
LATE: Final = 6  # cards in hand in the last three rounds, at most


@final
class SeasonsDuelGuide(Guide):
    """The advice at one point of a match.

    Playouts place by table sense and give by it in the last three rounds, which decide most and
    where it costs little; before, the best of a few pairs is given.
    """

    ahead: i64 = 0  # the points that seat 0 has brought along more than seat 1 (9.3)
    last: bool = True  # no game of the match comes after this one
    here: i64 = -1  # the actions before the decision that this was made for
    gives: vec[i64]  # what is considered in it, as soon as it is known

    def codes(self, state: State, seat: i64) -> vec[i64]:
        """All that is legal; but of the pairs to give now the GIVES that sense likes best.

        Before the last three rounds a search sees little difference and would choose by chance.
        Of the pairs that may be given later all are tried, or it would rely on them.
        """
        assert isinstance(state, SeasonsDuel)
        hand = state.hand(seat)
        if state.done != self.here or not state.giving() or how_many(hand) <= LATE:
            return state.legal(seat)
        if len(self.gives) == 0:
            self.gives = self._best(state, hand, state.legal(seat))
        return self.gives

    def _best(self, state: SeasonsDuel, hand: i64, codes: vec[i64]) -> vec[i64]:
        """The GIVES codes with the highest hopes, these first."""
        best = vec[i64](capacity=GIVES + 1)
        worths = vec[i64](capacity=GIVES + 1)
        for code in codes:
            best = append(best, code)
            worths = append(worths, self._hopes(state, hand, code))
            at: i64 = len(best) - 1
            while at and worths[at] > worths[at - 1]:
                best[at], best[at - 1] = best[at - 1], best[at]
                worths[at], worths[at - 1] = worths[at - 1], worths[at]
                at -= 1
            if len(best) > GIVES:
                best = best[:GIVES]
                worths = worths[:GIVES]
        return best

    def looks(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        """By the hopes that an action leaves, as sense counts them."""
        assert isinstance(state, SeasonsDuel)
        looks = vec[float](capacity=len(codes))
        for code in codes:
            points = float(self._hopes(state, state.hand(seat), code)) / POINT
            looks = append(looks, points / (2.0 * self.scale))
        return looks

    def _hopes(self, state: SeasonsDuel, hand: i64, code: i64) -> i64:
        if state.giving():
            card = kinds_of(code) & -kinds_of(code)
            return hopes_given(state, hand, card, code - card)
        seat = state.player()
        card = code ^ MIDDLE
        mine = state.influence(seat) + state.pair - card
        unseen = PACK - state.laid() - state.pair - hand
        return hopes(state.middle + card, mine, state.influence(1 - seat), hand, unseen)

    def likely(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, SeasonsDuel)
        return self._likely(state, seat, rng)

    def _likely(self, state: SeasonsDuel, seat: i64, rng: Random) -> i64:
        hand = state.hand(seat)
        if state.giving() and how_many(hand) > LATE:
            return self._some_give(state, seat, rng)
        return choose(state, hand, state.pair)

    def _some_give(self, state: SeasonsDuel, seat: i64, rng: Random) -> i64:
        """The best of TRIES pairs at random."""
        best = state.pick(seat, rng)
        most = self._hopes(state, state.hand(seat), best)
        tries: i64 = 1
        while tries < TRIES:
            other = state.pick(seat, rng)
            worth = self._hopes(state, state.hand(seat), other)
            if worth > most:
                best = other
                most = worth
            tries += 1
        return best

    def play_on(self, state: State, rng: Random) -> None:
        assert isinstance(state, SeasonsDuel)
        while not state.over():
            seat = state.player()
            state.apply(seat, self._likely(state, seat, rng))

    def values(self, state: State) -> vec[float]:
        """In the last game mostly who wins the match (8.5 to 8.7, 9.3), before it by points."""
        assert isinstance(state, SeasonsDuel)
        margin = state.points(0) - state.points(1) + self.ahead
        figures = state.figures(0) - state.figures(1)
        if not self.last:
            value = 1.0 / (1.0 + exp(-(float(margin) + FIGURE * float(figures)) / SPREAD))
        else:
            by = within(0.5 + float(margin) / FAR)
            value = WIN * _won(margin, figures) + (1.0 - WIN) * by
        return vec[float]([value, 1.0 - value])


def _won(margin: i64, figures: i64) -> float:
    """1 when seat 0 has won, 0.5 for a draw; figures of an earlier game are not known here."""
    ahead = margin if margin else figures
    if ahead == 0:
        return 0.5
    return 1.0 if ahead > 0 else 0.0


def guide_for(totals: list[int], last: bool, here: i64) -> SeasonsDuelGuide:
    """The advice after these points of earlier games, and after so many actions of this one."""
    guide = SeasonsDuelGuide()
    guide.ahead = totals[0] - totals[1]
    guide.last = last
    guide.here = here
    guide.gives = vec[i64]()
    guide.scale = 0.5 / SLOPE if last else 2.0 * SPREAD
    return guide
