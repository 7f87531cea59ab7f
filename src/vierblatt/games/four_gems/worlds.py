"""The positions of Four Gems that one seat cannot tell from the true one (section 13)."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, full, shuffle
from vierblatt.core.dealing import Dealing
from vierblatt.core.every_deal import every_deal
from vierblatt.core.state import State, Worlds
from vierblatt.games.four_gems.rules import (
    CUTTING,
    NO_ONE,
    PACK,
    PLAYING,
    SQUARE,
    FourGems,
    squares,
)


@final
class FourGemsWorlds(Worlds):
    """`known` is a round in which only the hands of the seats in `seen` are filled in.

    `sizes` has the number of cards of each hand and, last, of the stock without the turned card.
    """

    def __init__(self, known: FourGems, seen: i64, sizes: vec[i64]) -> None:
        self.known = known
        self.seen = seen
        self.sizes = sizes
        self.unknown = self._unknown()
        self.guesses = vec[i64]()  # the squares announced but not shown, eight bits a seat
        self.dealings: list[Dealing] = []
        self.upto: list[float] = []
        self._guess(0, 0)

    def deal(self, rng: Random) -> State:
        """One of the positions."""
        while True:
            at = self._draw(rng)
            state = self._fill(self.dealings[at].deal(rng), self.guesses[at], rng)
            if self._fits(state, self.guesses[at]):
                return state

    def ways(self) -> float:
        """How many positions `every` looks through; it finds at most so many."""
        return self.upto[-1] if self.upto else 0.0

    def every(self, rng: Random) -> list[State]:
        """Each of the positions once, while cards are being played."""
        found: list[State] = []
        at: i64
        for at in range(len(self.dealings)):
            deals = every_deal(self.dealings[at])
            n: i64 = len(deals)
            first: i64 = 0
            while first < n:
                state = self._fill(deals[first : first + 5], self.guesses[at], rng)
                if self._fits(state, self.guesses[at]):
                    found.append(state)
                first += 5
        return found

    def _unknown(self) -> i64:
        known = self.known
        cards = PACK & ~known.played()
        if known.turned != NO_ONE and known.phase != PLAYING:
            cards &= ~bit(known.turned)
        for seat in range(4):
            cards &= ~known.hands[seat]
        return cards

    def _guess(self, seat: i64, guess: i64) -> None:
        """Go through all squares that those who announced but have not shown may hold."""
        if seat == 4:
            self._add(guess)
            return
        open = self._calls(seat)
        if open == 0:
            self._guess(seat + 1, guess)
            return
        for first in cards_of(self._possible(seat)):
            if open == 1:
                self._guess(seat + 1, guess | bit(first) << 8 * seat)
            else:
                for second in cards_of(self._possible(seat) & full(first)):
                    self._guess(seat + 1, guess | (bit(first) | bit(second)) << 8 * seat)

    def _calls(self, seat: i64) -> i64:
        """How many squares are announced by a hidden hand and not yet shown."""
        if self.known.shown >> 8 * seat & 0xFF or self.seen & bit(seat):
            return 0
        return self.known.calls >> 8 * seat & 0xFF

    def _possible(self, seat: i64) -> i64:
        """The ranks of which a hidden hand may have had all four cards."""
        cards = self.unknown & self.known.may_hold(seat) | self.known.played_by(seat)
        return squares(cards)

    def _add(self, guess: i64) -> None:
        dealing = self._dealing(guess)
        if dealing.ways() > 0.0:
            self.guesses = append(self.guesses, guess)
            self.dealings.append(dealing)
            before = self.upto[-1] if self.upto else 0.0
            self.upto.append(before + dealing.ways())

    def _dealing(self, guess: i64) -> Dealing:
        may = vec[i64]([PACK, PACK, PACK, PACK, PACK])
        needs = self.sizes[:]
        seat: i64
        other: i64
        for seat in range(4):
            if self.seen & bit(seat):
                needs[seat] = 0
            may[seat] &= self.known.may_hold(seat)
        for seat in range(4):
            for rank in cards_of(guess >> 8 * seat & 0xFF):
                for other in range(4):
                    if other != seat:
                        may[other] &= ~(SQUARE * bit(rank))
        return Dealing(self.unknown, needs, may, vec[i64](), vec[i64]())

    def _draw(self, rng: Random) -> i64:
        last: i64 = len(self.upto) - 1
        if last == 0:
            return 0
        target = rng.random() * self.upto[last]
        at: i64 = 0
        while at < last and self.upto[at] <= target:
            at += 1
        return at

    def _fill(self, dealt: vec[i64], guess: i64, rng: Random) -> FourGems:
        state = self.known.clone()
        seat: i64
        for seat in range(4):
            state.hands[seat] |= dealt[seat]
        if state.phase != PLAYING:
            state.pack = self._stock(dealt[4], rng)
        state.squares |= guess
        return state

    def _stock(self, cards: i64, rng: Random) -> vec[i64]:
        order = cards_of(cards)
        n: i64 = len(order)
        shuffle(order, rng, 0, n)
        if self.known.phase == CUTTING or self.known.turned == NO_ONE:
            return order
        pack = vec[i64](capacity=32)
        pack = append(pack, self.known.turned)
        for card in order:
            pack = append(pack, card)
        while len(pack) < 32:
            pack = append(pack, 0)  # dealt already; where is of no account
        return pack

    def _fits(self, state: FourGems, guess: i64) -> bool:
        """Whoever has announced had just so many squares, and those that were shown (13.5)."""
        if state.calls == 0:
            return True
        seat: i64
        for seat in range(4):
            if state.calls >> 8 * seat & 0xFF and not self.seen & bit(seat):
                ranks = (guess | state.shown) >> 8 * seat & 0xFF
                if squares(state.hands[seat] | state.played_by(seat)) != ranks:
                    return False
        return True
