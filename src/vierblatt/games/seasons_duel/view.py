"""What one seat may know of a game of the duel, and the games that fit it (section 11)."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from vierblatt.core.game import View
from vierblatt.games.seasons_duel.actions import CARDS, counted, names
from vierblatt.games.seasons_duel.options import SeasonsDuelOptions
from vierblatt.games.seasons_duel.rules import KINDS, TURN, SeasonsDuel, backs, turn, worth
from vierblatt.games.seasons_duel.worlds import SeasonsDuelWorlds

PHASES: Final = ("give", "place")
OVER: Final = "over"


class SeasonsDuelView(View, frozen=True, kw_only=True):
    """Lists by seat have two entries, lists by season four; values lie in rising order."""

    options: SeasonsDuelOptions
    phase: str
    round: int
    """The number of the round that is on, from 1; the last one when all is over."""
    hand: tuple[str, ...]
    """The seat's own cards; none for a watcher."""
    hands: tuple[tuple[int, ...], ...]
    """The values in each hand."""
    piles: tuple[tuple[int, ...], ...]
    """The values in each draw pile, from the top."""
    pair: tuple[str, ...]
    """The pair that was given and not yet placed; none for a watcher."""
    pair_values: tuple[int, ...]
    middle: tuple[str, ...]
    """The season area."""
    influence: tuple[tuple[str, ...], ...]
    """The influence area of each seat."""
    points: tuple[int, ...]
    """The points that lie in each season: anyone could have added them up."""
    sums: tuple[tuple[int, ...], ...]
    """The influence of each seat in each season."""
    turns: tuple[tuple[str, str], ...]
    """The pairs placed since the last draw, in their order: to the middle, to influence.

    Everybody saw them laid (11.7); from then on what a player has given tells of what he holds.
    """


def blank(dealer: int) -> SeasonsDuel:
    """A game without a pack, which this seat starts."""
    state = SeasonsDuel()
    state.starter = dealer
    return state


def view(options: SeasonsDuelOptions, state: SeasonsDuel, seat: int | None) -> SeasonsDuelView:
    """Built up from what lies open, then the seat's own."""
    watched = _watched(options, state)
    return watched if seat is None else seated(watched, state, seat)


def seated(watched: SeasonsDuelView, state: SeasonsDuel, seat: int) -> SeasonsDuelView:
    """What a watcher sees, and the seasons of the seat's own cards and of the pair."""
    return replace(watched, seat=seat, hand=names(state.hand(seat)), pair=names(state.pair))


def _watched(options: SeasonsDuelOptions, state: SeasonsDuel) -> SeasonsDuelView:
    over = state.over()
    areas = (state.influence_0, state.influence_1)
    return SeasonsDuelView(
        seat=None,
        seats=2,
        dealer=state.starter,
        options=options,
        waiting=() if over else (state.player(),),
        phase=OVER if over else PHASES[state.done % 2],
        round=state.rounds() + (not over),
        hand=(),
        hands=(values(state.hand_0), values(state.hand_1)),
        piles=(_pile(state, 0), _pile(state, 1)),
        pair=(),
        pair_values=values(state.pair),
        middle=names(state.middle),
        influence=tuple(names(area) for area in areas),
        points=_sums(state.middle),
        sums=tuple(_sums(area) for area in areas),
        turns=_turns(state.turns),
    )


def imagine(view: SeasonsDuelView) -> SeasonsDuelWorlds:
    """All games that look like this view, each as often as the cards can lie so."""
    known = blank(view.dealer)
    known.done = _done(view)
    known.middle = counted(view.middle)
    known.influence_0, known.influence_1 = map(counted, view.influence)
    known.pair = counted(view.pair)
    for card, other in view.turns:
        known.turns = known.turns * TURN + turn(counted((card,)), counted((other,)))
    hidden = [_backs(view.pair_values), *map(_backs, view.hands)]
    if view.seat is not None:
        hidden[0] = 0
        hidden[1 + view.seat] = 0
        known.add(view.seat, counted(view.hand))
    return SeasonsDuelWorlds(known, vec[i64](hidden))


def _done(view: SeasonsDuelView) -> int:
    """How many actions there have been: two for each card of the season area (4.2)."""
    return len(view.middle) * 2 + bool(view.pair_values)


def values(cards: int) -> tuple[int, ...]:
    """Their values alone, in an order that tells nothing of their seasons."""
    counts = backs(cards)
    return tuple(value for value in (1, 2, 3) for _ in range(counts >> 4 * (value - 1) & 15))


def _backs(values: Iterable[int]) -> int:
    return sum(1 << 4 * (value - 1) for value in values)


def _pile(state: SeasonsDuel, seat: int) -> tuple[int, ...]:
    pile = state.pile(seat)
    return tuple((pile >> 4 * at & 15) % 3 + 1 for at in range(state.left_to_draw()))


def _turns(turns: int) -> tuple[tuple[str, str], ...]:
    placed = []
    while turns:
        turns, last = divmod(turns, TURN)
        placed.append((CARDS[(last - 1) // KINDS], CARDS[(last - 1) % KINDS]))
    return tuple(reversed(placed))


def _sums(cards: int) -> tuple[int, ...]:
    return tuple(worth(cards, season) for season in range(4))
