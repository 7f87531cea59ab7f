"""How the actions of each of the games are numbered."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from vierblatt.adapters.numbering import ListNumbering, Numbering
from vierblatt.core.game import Game
from vierblatt.core.state import State
from vierblatt.games.four_gems import rules as gems
from vierblatt.games.four_seasons import rules as seasons
from vierblatt.games.seasons_duel import rules as duel
from vierblatt.games.vier_felder import actions as felder_actions
from vierblatt.games.vier_felder import rules as felder

HARVESTS: Final = 16
"""So many harvests of one card in one field have numbers, those that take most first."""
STOCKPILES: Final = 16
"""The same of stockpiles."""
FULL_HARVESTS: Final = 16
"""The same of full harvests in one field, whatever the four cards."""


@cache
def numbering_for(game: Game, seats: int) -> Numbering:
    """The numbering of a game for so many seats. Raises KeyError for a game that has none."""
    if game.name == "vier-felder":
        return FelderNumbering()
    return ListNumbering(game, LISTS[game.name](seats))


def _gems(seats: int) -> Iterator[int]:
    """Cards, cards with an announcement, pass, take, name, cut."""
    yield from range(gems.NAME + 4)
    yield from range(gems.CUT + gems.LEAST_CUT, gems.CUT + gems.MOST_CUT + 1)


def _seasons(seats: int) -> Iterator[int]:
    """Cards, a led butterfly with its colour, show, keep, and every bid of the whole pack."""
    yield from range(37)
    yield from (seasons.named(colour) for colour in range(4))
    yield from (seasons.SHOW, seasons.KEEP)
    for cards in combinations(range(37), 3 if seats == 3 else 2):
        chosen = sum(1 << card for card in cards)
        yield from (seasons.bid_code(chosen, top) for top in cards)


def _duel(seats: int) -> Iterator[int]:
    """Cards for the season area, then pairs to give."""
    yield from (duel.MIDDLE | duel.one(kind) for kind in range(duel.KINDS))
    for a, b in combinations_with_replacement(range(duel.KINDS), 2):
        yield duel.one(a) + duel.one(b)


LISTS: Final[dict[str, Callable[[int], Iterator[int]]]] = {
    "four-gems": _gems,
    "four-seasons": _seasons,
    "seasons-duel": _duel,
}
"""All codes of a game for so many seats, in the order of their numbers."""


class FelderNumbering(Numbering):
    """For Vier Felder, whose actions have no bound.

    A number says the card, the field and the *way*: sow it, or the first, second ... harvest, the
    first, second ... stockpile that the card can make there. Ways are counted from the one that
    moves the most cards on. What a way takes depends on what lies in the field.
    """

    ways: Final = 1 + HARVESTS + STOCKPILES
    single: Final = felder.SIZE * 4 * ways
    size = single + 4 * FULL_HARVESTS

    def legal(self, state: State, seat: int) -> dict[int, int]:
        """All sowings, and of the rest what `State.legal` lists, as far as the numbers go."""
        assert isinstance(state, felder.VierFelder)
        hand = state.hands[seat]
        found: dict[int, int] = {}
        used: Counter[int] = Counter()
        for code in sorted(state.legal(seat), key=_most_first):
            start, room = self._place(code, code & hand & felder.PACK)
            if used[start] < room:
                found[start + used[start]] = code
                used[start] += 1
        return dict(sorted(found.items()))

    def _place(self, code: int, played: int) -> tuple[int, int]:
        """The first number for actions of this kind, and how many there are."""
        field = code >> felder.FIELD & 3
        how = code >> felder.HOW & 15
        if played & (played - 1):
            return self.single + field * FULL_HARVESTS, FULL_HARVESTS
        start = ((played.bit_length() - 1) * 4 + field) * self.ways
        if how == felder.SOW:
            return start, 1
        if how == felder.HARVEST:
            return start + 1, HARVESTS
        return start + 1 + HARVESTS, STOCKPILES

    def text(self, number: int) -> str:
        """The card, the field and the way, such as ``7H>2 x1`` for the first harvest."""
        if number >= self.single:
            field, way = divmod(number - self.single, FULL_HARVESTS)
            return f"4>{field} x{way + 1}"
        place, way = divmod(number, self.ways)
        played = f"{felder_actions.CARDS[place // 4]}>{place % 4}"
        if way == 0:
            return played
        return f"{played} x{way}" if way <= HARVESTS else f"{played} ={way - HARVESTS}"


def _most_first(code: int) -> tuple[int, int]:
    return -(code & felder.PACK).bit_count(), code
