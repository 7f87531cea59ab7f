"""The positions of Vier Felder that one seat cannot tell from the true one (section 18)."""

from typing import final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import bit, cards_of, shuffle
from vierblatt.core.dealing import Dealing
from vierblatt.core.state import State, Worlds
from vierblatt.games.vier_felder.rules import PACK, VierFelder, worth


@final
class VierFelderWorlds(Worlds):
    """`known` is a round in which only the hands of the seats in `seen` are filled in.

    `sizes` has the number of cards of each hand.
    """

    def __init__(self, known: VierFelder, seen: i64, sizes: vec[i64]) -> None:
        self.known = known
        self.hidden = vec[i64]()  # the seats whose hands are to be dealt
        needs = vec[i64]()
        unknown = PACK & ~known.seen()
        seat: i64
        for seat in range(known.seats):
            unknown &= ~known.hands[seat]
            if not seen & bit(seat):
                self.hidden = append(self.hidden, seat)
                needs = append(needs, sizes[seat])
        self.dealing = self._dealing(unknown, append(needs, known.left))

    def _dealing(self, unknown: i64, needs: vec[i64]) -> Dealing:
        """Any card may be anywhere, but whoever has promised a value holds a card of it (18.8)."""
        may = vec[i64]([PACK] * len(needs))
        promises = vec[i64]()
        promised = vec[i64]()
        value: i64
        for value in range(1, 14):
            places = self._promised(value)
            if places:
                promises = append(promises, unknown & worth(value))
                promised = append(promised, places)
        return Dealing(unknown, needs, may, promises, promised)

    def _promised(self, value: i64) -> i64:
        """The places that must get a card of this value."""
        places: i64 = 0
        place: i64 = 0
        while place < len(self.hidden):
            if self.known.promised(self.hidden[place]) & bit(value):
                places |= bit(place)
            place += 1
        return places

    def deal(self, rng: Random) -> State:
        """One of the positions."""
        dealt = self.dealing.deal(rng)
        state = self.known.clone()
        place: i64 = 0
        while place < len(self.hidden):
            state.hands[self.hidden[place]] = dealt[place]
            place += 1
        state.pack = cards_of(dealt[place])
        shuffle(state.pack, rng, 0, state.left)
        return state
