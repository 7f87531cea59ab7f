"""The positions of 4 Seasons that one seat cannot tell from the true one (section 13).

All deals of the unknown cards to hands and bids are equally likely. Until the bonus round has
passed each card of an unknown bid is equally likely on top; afterwards the order says nothing any
more, and the lowest card stands for it, so that equal positions stay equal.
"""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, count, lowest, pick_one, shuffle
from vierblatt.core.dealing import Dealing
from vierblatt.core.every_deal import every_deal
from vierblatt.core.state import State, Worlds
from vierblatt.games.four_seasons.rules import (
    BIDDING,
    BONUS,
    BUTTERFLY,
    FORBIDDEN,
    PACK,
    FourSeasons,
)

POOL: Final = 4
"""The place of the face-down bid cards of all seats. They may be any cards, whatever a hand has
shown, so they are dealt as one heap and then split."""


@final
class FourSeasonsWorlds(Worlds):
    """`known` is a round that holds only the cards that are known.

    `seen` are the seats whose hand is known, `topped` those whose top card is; `lost` are the
    seats of whose face-down bid no more is known than that it was lost (7.5).
    """

    def __init__(self, known: FourSeasons, seen: i64, topped: i64, lost: i64) -> None:
        self.known = known
        self.seen = seen
        self.topped = topped
        self.lost = lost
        self.unknown = self._unknown()
        self.face_down = self._face_down()  # how many cards of each bid are not known
        self.dealing = self._dealing()

    def deal(self, rng: Random) -> State:
        """One of the positions."""
        while True:
            state = self._fill(self.dealing.deal(rng), rng)
            if self.lost == 0 or self._all_lost(state):
                return state

    def ways(self) -> float:
        """How many deals of the hands there are, their face-down bids taken together."""
        return self.dealing.ways()

    def every(self, rng: Random) -> list[State]:
        """A position for each deal of the hands, while cards are being played.

        Whose bid a face-down card belongs to is left to chance.
        """
        found: list[State] = []
        deals = every_deal(self.dealing)
        n: i64 = len(deals)
        first: i64 = 0
        while first < n:
            found.append(self._fill(deals[first : first + POOL + 1], rng))
            first += POOL + 1
        return found

    def _unknown(self) -> i64:
        cards = PACK & ~self.known.seen()
        for some in self.known.own:
            cards &= ~some
        return cards

    def _face_down(self) -> vec[i64]:
        known = self.known
        sizes = vec[i64](capacity=4)
        seat: i64
        for seat in range(known.seats):
            bid = known.bid_size() if known.phase != BIDDING else 0
            missing = bid - count(known.bid_cards(seat))
            sizes = append(sizes, missing if missing > 0 else 0)
        return sizes

    def _dealing(self) -> Dealing:
        known = self.known
        needs = vec[i64]([0, 0, 0, 0, 0])
        may = vec[i64]([0, 0, 0, 0, PACK])
        if known.butterfly_bid == FORBIDDEN:
            may[POOL] &= ~bit(BUTTERFLY)  # 13.7
        seat: i64
        for seat in range(known.seats):
            needs[POOL] += self.face_down[seat]
            if not self.seen & bit(seat):
                needs[seat] = self._hand_size(seat)
                may[seat] = known.may_hold(seat)
        return Dealing(self.unknown, needs, may, vec[i64](), vec[i64]())

    def _hand_size(self, seat: i64) -> i64:
        known = self.known
        if known.phase == BIDDING:
            return 36 // known.seats
        return known.all_tricks() - count(known.played_by(seat))

    def _fill(self, dealt: vec[i64], rng: Random) -> FourSeasons:
        state = self.known.clone()
        heap = cards_of(dealt[POOL])
        n: i64 = len(heap)
        shuffle(heap, rng, 0, n)
        at: i64 = 0
        seat: i64
        for seat in range(state.seats):
            state.own[seat] |= dealt[seat]
            end = at + self.face_down[seat]
            while at < end:
                state.own[4 + seat] |= bit(heap[at])
                at += 1
            if not self.topped & bit(seat) and state.own[4 + seat]:
                state.tops |= self._top(state, state.own[4 + seat], rng) << 6 * seat
        return state

    def _top(self, state: FourSeasons, bid: i64, rng: Random) -> i64:
        return pick_one(bid, rng) if state.phase == BONUS else lowest(bid)

    def _all_lost(self, state: FourSeasons) -> bool:
        seat: i64
        for seat in range(state.seats):
            if self.lost & bit(seat) and state.has_won(seat):
                return False
        return True
