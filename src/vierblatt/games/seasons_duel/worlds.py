"""The games that one seat of the duel cannot tell from the true one (section 11)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vierblatt.core.cards import shuffle
from vierblatt.core.state import State, Worlds
from vierblatt.games.seasons_duel.rules import DRAWS, PACK, SeasonsDuel, Table, one

DRAWN: Final = 0x11_22_23_11_22  # the values that are drawn, the first lowest (7.2)

ASIDE: Final = 0  # where a hidden card may be; HANDS + seat, PILES + 16 * seat + cards above it
PAIR: Final = 1
HANDS: Final = 2
PILES: Final = 16


def pile_value(table: Table, above: i64) -> i64:
    """The value of the card of a draw pile that has so many above it."""
    drawn = 2 * DRAWS - table.left_to_draw()
    return DRAWN >> 4 * (drawn + above) & 15


@final
class SeasonsDuelWorlds(Worlds):
    """`known` is a game in which only what the seat has seen is filled in.

    `hidden` has the backs of what it has not seen of the pair, of hand 0 and of hand 1.

    Every card is told from every other here, also from those of its kind: all ways to put the
    unseen cards of each value into the hidden places of this value are equally likely. So a world
    whose cards can be put there in more ways is as much more likely, as it is after a shuffle.
    """

    def __init__(self, known: SeasonsDuel, hidden: vec[i64]) -> None:
        self.known = known
        self.hidden = hidden
        self.cards = vec[i64]()  # the kinds of all unseen cards, value by value
        self.places = vec[i64]()  # beside it the hidden places of this value
        self.ends = vec[i64]()  # where each value ends
        value: i64
        for value in range(1, 4):
            self._add_cards(value)
            self._add_places(value)

    def deal(self, rng: Random) -> State:
        """One of the games."""
        cards = self.cards[:]
        start: i64 = 0
        for end in self.ends:
            shuffle(cards, rng, start, end)
            start = end
        state = self.known.clone()
        at: i64 = 0
        while at < start:
            if self.places[at] != ASIDE:
                _put(state, self.places[at], cards[at])
            at += 1
        return state

    def _add_cards(self, value: i64) -> None:
        known = self.known
        unseen = PACK - known.laid() - known.pair - known.hand_0 - known.hand_1
        season: i64
        for season in range(4):
            kind = 3 * season + value - 1
            left = unseen >> 4 * kind & 15
            while left:
                self.cards = append(self.cards, kind)
                left -= 1
        self.ends = append(self.ends, i64(len(self.cards)))

    def _add_places(self, value: i64) -> None:
        place: i64
        for place in range(3):
            left = self.hidden[place] >> 4 * (value - 1) & 15
            while left:
                self.places = append(self.places, PAIR + place)
                left -= 1
        above: i64 = 0
        while above < self.known.left_to_draw():
            if pile_value(self.known, above) == value:
                self.places = append(self.places, PILES + above)
                self.places = append(self.places, PILES + 16 + above)
            above += 1
        while len(self.places) < len(self.cards):
            self.places = append(self.places, ASIDE)


def _put(state: SeasonsDuel, place: i64, kind: i64) -> None:
    if place >= PILES + 16:
        state.pile_1 |= kind << 4 * (place - PILES - 16)
    elif place >= PILES:
        state.pile_0 |= kind << 4 * (place - PILES)
    elif place == PAIR:
        state.pair += one(kind)
    elif place == HANDS:
        state.hand_0 += one(kind)
    else:
        state.hand_1 += one(kind)
