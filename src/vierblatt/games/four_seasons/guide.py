"""The advice of 4 Seasons for a search: bids worth a try, what others bid and hold, the match.

What was tried, on duplicate deals: looks from table sense lose points in play, so cards have none,
and at equal time playouts by table sense are worth no more there than random ones. Bids need them.
Worlds drawn by how well the bids fit gain points.
"""

from math import exp, sqrt
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, lowest
from vierblatt.core.guide import Guide, within
from vierblatt.core.state import State, Worlds
from vierblatt.games.four_seasons.rules import (
    BIDDING,
    BONUS,
    BUTTERFLY,
    NO_ONE,
    OVER,
    PACK,
    PLAYING,
    SHOW,
    FourSeasons,
    bid_code,
)
from vierblatt.games.four_seasons.sense import WHOLE, bids, choose, highest_of, worth

SETS: Final = 24
"""How many bids are worth a try, each with its highest card on top.

Another top card has no use: it wins the bonus less often, and a bid that is kept hides it too.
"""
SCALE: Final = 20.0
"""So many points more than the others in a round are as good as the match, while it is far off."""
SHARE: Final = 0.35
"""How much the mean of the others counts against one's own points, while the target is far off."""
FAR: Final = 40.0
NEAR: Final = 20.0
"""Points to the target from which on only points count, and from which on only the match does."""
WORLDS: Final = 4
"""Out of how many worlds one is drawn by how well the bids fit it."""
DOUBT: Final = 0.05
"""How well even the oddest bid fits, as a chance."""
BID_WON: Final = 6.0
GREED: Final = 1.0
"""How much a trick that is bid counts, beside the points for a bid that is won."""
WHIM: Final = 0.3
"""By how much at most a bid looks better to a player than to another."""
ATTACKED_BY_TWO: Final = 0.4
ATTACKED_BY_THREE: Final = 0.1
"""How often a bonus that is won in a playout is lost at the table.

There the others play against a bid that lies open, as in the tree of a search and unlike in its
playouts. Two can do it better than three.
"""
ODD: Final = 0.2
"""How often a player bids something that no advice would."""
BID_LOOKS: Final = 6.0 / (2.0 * SCALE)
TAKEN_UP: Final = 1 << 10
"""Of what is seen in the bonus round: the card that is shown is higher than one's own."""


@final
class FourSeasonsGuide(Guide):
    """Made for the seat that decides; NO_ONE is somebody who watches."""

    def __init__(
        self, seat: int, totals: tuple[int, ...], target: int, profi: bool, playing: bool
    ) -> None:
        self.seat: i64 = seat
        self.totals = vec[i64](totals)
        self.target: i64 = target
        self.profi = profi
        self.playing = playing  # whether the tricks have begun
        self.scale = SCALE
        self.left: i64 = target - max(totals)
        self.asked: i64 = 0  # the hand whose best bids are in `best`
        self.best = vec[i64]()

    # Bids

    def codes(self, state: State, seat: i64) -> vec[i64]:
        assert isinstance(state, FourSeasons)
        if state.phase != BIDDING:
            return state.legal(seat)
        if state.own[seat] != self.asked:
            self.best = best_bids(state, seat)
            self.asked = state.own[seat]
        return self.best[:]

    def mask(self, state: State, seat: i64) -> i64:
        assert isinstance(state, FourSeasons)
        if state.phase != PLAYING:
            return 0
        cards = state.duty(state.own[seat])
        if state.size == 0 and cards & bit(BUTTERFLY):
            return 0  # it names a colour
        return cards

    def looks(self, state: State, seat: i64, codes: vec[i64]) -> vec[float]:
        assert isinstance(state, FourSeasons)
        looks = vec[float](capacity=SETS)
        if state.phase != BIDDING:
            return looks
        for code in codes:
            odds = fit(state, state.own[seat], code & PACK)
            looks = append(looks, BID_LOOKS * float(odds) / float(WHOLE))
        return looks

    def hides(self, state: State, seat: i64, observer: i64) -> bool:
        """Bids, and in the bonus round the reasons: who shows depends on his own hand."""
        assert isinstance(state, FourSeasons)
        return seat != observer and state.phase in (BIDDING, BONUS)

    def seen(self, state: State, seat: i64, code: i64, observer: i64) -> i64:
        """Nothing of a bid; of a card that is shown, whether it is higher than the observer's."""
        assert isinstance(state, FourSeasons)
        if seat == observer:
            return code
        if state.phase == BIDDING:
            return 0
        if code == SHOW and state.height(state.top(seat)) > state.height(state.top(observer)):
            return SHOW | TAKEN_UP
        return code

    # Habits

    def likely(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, FourSeasons)
        if state.phase == BIDDING:
            return tempting_bid(state, seat, rng)
        return choose(state, seat, state.own[seat], state.own[4 + seat], state.top(seat))

    def play_on(self, state: State, rng: Random) -> None:
        """By table sense while bids are to be judged; once cards are played quickly, at random."""
        assert isinstance(state, FourSeasons)
        while state.phase == BIDDING:
            seat = lowest(state.to_bid)
            state.apply(seat, tempting_bid(state, seat, rng))
        while state.phase != OVER:
            seat = state.player
            if self.playing:
                state.apply(seat, state.pick(seat, rng))
            else:
                state.apply(seat, self.likely(state, seat, rng))

    # Worlds

    def deal(self, worlds: Worlds, rng: Random) -> State:
        """Before the bids are laid nobody's hand is likelier than another."""
        chosen = worlds.deal(rng)
        assert isinstance(chosen, FourSeasons)
        if chosen.phase == BIDDING:
            return chosen
        total = self._plausible(chosen)
        more: i64 = 1
        while more < WORLDS:
            world = worlds.deal(rng)
            assert isinstance(world, FourSeasons)
            weight = self._plausible(world)
            total += weight
            if rng.random() * total < weight:
                chosen = world
            more += 1
        return chosen

    def _plausible(self, state: FourSeasons) -> float:
        """How well the bids of the others fit the hands that they were taken from."""
        weight = 1.0
        seat: i64
        for seat in range(state.seats):
            if seat != self.seat:
                bid = state.own[4 + seat]
                odds = fit(state, state.own[seat] | state.open[seat] | bid, bid)
                weight *= DOUBT + float(odds) / float(WHOLE)
        return weight

    # The match

    def values(self, state: State) -> vec[float]:
        """Before the first lead a bonus that is won counts in part as lost: it is attacked."""
        assert isinstance(state, FourSeasons)
        points = state.result()
        values = self._worth(state, points, NO_ONE)
        player = state.bonus_player
        if self.playing or player == NO_ONE or not state.has_won(player):
            return values
        seat: i64
        for seat in range(state.seats):
            points[seat] += -12 if seat == player else 6  # 7.3
        lost = self._worth(state, points, player)
        attacked = ATTACKED_BY_TWO if state.seats == 3 else ATTACKED_BY_THREE
        for seat in range(state.seats):
            values[seat] += attacked * (lost[seat] - values[seat])
        return values

    def _worth(self, state: FourSeasons, points: vec[i64], loser: i64) -> vec[float]:
        """The points of the round while the target is far, then the chance of the match."""
        near = within((FAR - float(self.left)) / (FAR - NEAR))
        if near == 0.0:
            return self._by_points(state, points)
        values = self._chances(state, points, loser)
        if near < 1.0:
            by_points = self._by_points(state, points)
            seat: i64
            for seat in range(state.seats):
                values[seat] = near * values[seat] + (1.0 - near) * by_points[seat]
        return values

    def _by_points(self, state: FourSeasons, points: vec[i64]) -> vec[float]:
        values = vec[float](capacity=4)
        total: i64 = 0
        for own in points:
            total += own
        for own in points:
            if state.team:
                others = float(total - 2 * own) / 2.0
                values = append(values, within(0.5 + (float(own) - others) / (2.0 * SCALE)))
            else:
                others = float(total - own) / float(state.seats - 1)
                values = append(values, within(0.4 + (float(own) - SHARE * others) / (2.0 * SCALE)))
        return values

    def _chances(self, state: FourSeasons, points: vec[i64], loser: i64) -> vec[float]:
        """How likely each seat wins the match after these points.

        A closed form that keeps, by root mean square, within 0.02 (profi 0.05) of matches played on
        with the scores of 4,000 rounds between players of table sense.
        """
        totals = vec[i64](capacity=4)
        most: i64 = 0
        sides: i64 = 2 if state.team else state.seats
        seat: i64
        for seat in range(state.seats):
            totals = append(totals, self.totals[seat] + points[seat])
            if totals[seat] > most:
                most = totals[seat]
        winner = self._winner(state, totals, loser)
        left = float(self.target - most) if most < self.target else 0.0
        spread = sqrt(left + 8.0)
        spread = 6.0 + 0.65 * spread if self.profi else 1.4 * spread
        chances = vec[float](capacity=4)
        whole = 0.0
        for seat in range(state.seats):
            chance = exp(float(totals[seat] - most) / spread)
            if winner != NO_ONE:
                chance = 1.0 if seat % sides == winner else 0.0
            if seat < sides:
                whole += chance
            chances = append(chances, chance)
        for seat in range(state.seats):
            chances[seat] /= whole
        return chances

    def _winner(self, state: FourSeasons, totals: vec[i64], loser: i64) -> i64:
        """Which side has won the match with these totals (8.3 to 9.5, 10.8); NO_ONE if none has.

        `loser` is a seat whose bid counts as lost.
        """
        most = self.target - 1
        best: i64 = NO_ONE
        side: i64
        for side in range(2 if state.team else state.seats):
            if self.profi and (side == loser or not state.has_won(side)):
                continue
            if totals[side] > most:
                most = totals[side]
                best = side
            elif totals[side] == most:
                best = NO_ONE
        return best


def fit(state: FourSeasons, hand: i64, bid: i64) -> i64:
    """The chance to win a bid from a hand that has not been played from, of WHOLE."""
    out = PACK & ~hand & ~bit(state.turned)
    return worth(state, hand & ~bid, out, state.tricks_bid(bid))


def best_bids(state: FourSeasons, seat: i64) -> vec[i64]:
    """The bids of a seat that it is likeliest to win, the best first."""
    codes = vec[i64](capacity=SETS)
    odds = vec[i64](capacity=SETS)
    for bid in bids(state.may_bid(seat), state.bid_size()):
        good = fit(state, state.own[seat], bid)
        at: i64 = len(codes)
        if at < SETS:
            codes = append(codes, 0)
            odds = append(odds, 0)
        else:
            at -= 1
            if good <= odds[at]:
                continue
        while at > 0 and odds[at - 1] < good:
            codes[at] = codes[at - 1]
            odds[at] = odds[at - 1]
            at -= 1
        codes[at] = bid_code(bid, highest_of(state, bid))
        odds[at] = good
    return codes


def tempting_bid(state: FourSeasons, seat: i64, rng: Random) -> i64:
    """What a player bids who wants points: he overbids a little, and now and then he is odd."""
    if rng.random() < ODD:
        return state.pick(seat, rng)
    best: i64 = 0
    most = -1.0
    for bid in bids(state.may_bid(seat), state.bid_size()):
        points = BID_WON + GREED * float(state.tricks_bid(bid))
        good = float(fit(state, state.own[seat], bid)) * points * (1.0 + WHIM * rng.random())
        if good > most:
            most = good
            best = bid
    return bid_code(best, highest_of(state, best))
