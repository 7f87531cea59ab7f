"""What one seat may know of a round of Four Gems, and the positions that fit it (section 13)."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from vierblatt.core.cards import count
from vierblatt.core.game import View
from vierblatt.games.four_gems.actions import CARDS, FACES, GEMS, NUMBERS
from vierblatt.games.four_gems.options import FourGemsOptions
from vierblatt.games.four_gems.rules import (
    NO_ONE,
    OVER,
    PACK,
    PLAYING,
    FourGems,
    Table,
    nothing_seen,
    squares,
)
from vierblatt.games.four_gems.worlds import FourGemsWorlds

PHASES: Final = ("cut", "bid", "play", "over")
WORTHS: Final = {
    "double": (2, 4, 6, 8, 20, 22, 28, 40),
    "top_four": (1, 2, 3, 4, 20, 22, 28, 40),
    "face": FACES,
}
"""What a trump is worth by rank (8.1)."""
FIGURES: Final = {"double": (163, 325, 425), "top_four": (163, 325, 425), "face": (136, 270, 370)}
"""Contract, failure and slam (8.2)."""
OVERRUFFS: Final = ("none", "must", "must_or_discard")
FAILED: Final = ("own", "all", "none")


class FourGemsView(View, frozen=True, kw_only=True):
    """Lists by seat have four entries, lists by team two."""

    options: FourGemsOptions
    phase: str
    hand: tuple[str, ...]
    """The seat's own cards; none for a watcher."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    cut: int | None
    """How many cards were lifted, for the cutter alone."""
    passes: int
    turned: str | None
    trump: str | None
    taker: int | None
    leader: int | None
    """Who led the trick, or is to lead."""
    trick: tuple[str, ...]
    last_trick: tuple[str, ...]
    """The trick before, from the led card on, until the next one is led."""
    last_leader: int | None
    tricks: tuple[int, ...]
    """Tricks won, by team."""
    points: tuple[int, ...]
    """Points of the tricks, by team: anyone could have added them up."""
    announced: tuple[int, ...]
    """How many squares each seat has announced."""
    shown: tuple[tuple[int, ...], ...]
    """The numbers of the squares that each seat has shown."""
    played: tuple[tuple[str, ...], ...]
    """The cards that each seat has played, for those who remember."""
    ruled_out: tuple[tuple[str, ...], ...]
    """Cards not played yet that what was seen rules out of each hand."""


def blank(options: FourGemsOptions, dealer: int) -> FourGems:
    """A round without a pack."""
    state = FourGems()
    worth = WORTHS[options.trump_values]
    state.trump_worth = sum(points << 6 * rank for rank, points in enumerate(worth))
    state.contract, state.failure, state.slam = FIGURES[options.trump_values]
    state.overruff = OVERRUFFS.index(options.overruff)
    state.beat_partner = options.beat_partner_trump == "on"
    state.failed_gems = FAILED.index(options.failed_gems)
    state.dealer = dealer
    state.player = (dealer + 3) % 4
    state.open = nothing_seen()
    state.hands = vec[i64]([0] * 4)
    state.pack = vec[i64]()
    return state


def view(options: FourGemsOptions, state: FourGems, seat: int | None) -> FourGemsView:
    """Built up from what lies open, then the seat's own."""
    watched = _watched(options, state)
    return watched if seat is None else seated(watched, state, seat)


def seated(watched: FourGemsView, state: FourGems, seat: int) -> FourGemsView:
    """What a watcher sees, and the seat's own."""
    cut = state.cut if state.cut and seat == (state.dealer + 3) % 4 else None
    return replace(watched, seat=seat, hand=names(state.hands[seat]), cut=cut)


def _watched(options: FourGemsOptions, state: FourGems) -> FourGemsView:
    return FourGemsView(
        seat=None,
        seats=4,
        dealer=state.dealer,
        options=options,
        waiting=() if state.phase == OVER else (state.player,),
        phase=PHASES[state.phase],
        hand=(),
        sizes=tuple(count(hand) for hand in state.hands),
        cut=None,
        passes=state.passes,
        turned=_card(state.turned),
        trump=None if state.trump == NO_ONE else GEMS[state.trump],
        taker=None if state.taker == NO_ONE else state.taker,
        leader=_leader(state),
        trick=_trick(state.trick, state.size),
        last_trick=_trick(_last(state), 4) if _lies_open(state) else (),
        last_leader=_last(state) >> 26 if _lies_open(state) else None,
        tricks=(state.won(0), state.won(1)),
        points=(state.points(0), state.points(1)),
        announced=tuple(state.calls >> 8 * at & 255 for at in range(4)),
        shown=tuple(_faces(state.shown >> 8 * at & 255) for at in range(4)),
        played=tuple(names(state.played_by(at)) for at in range(4)),
        ruled_out=tuple(_ruled_out(state, at) for at in range(4)),
    )


def imagine(view: FourGemsView) -> FourGemsWorlds:
    """All positions that look like this view, which have the same say in every choice."""
    known = _known(view)
    seen = 0
    if view.seat is not None:
        seen = 1 << view.seat
        known.hands[view.seat] = numbers(view.hand)
        if view.announced[view.seat]:
            own = squares(numbers(view.hand) | known.played_by(view.seat))
            known.squares |= own << 8 * view.seat
    stock = 32 - sum(view.sizes) - sum(map(len, view.played))
    if view.phase in ("bid", "over") and view.taker is None:
        stock -= 1
    return FourGemsWorlds(known, seen, vec[i64]([*view.sizes, stock]))


def _known(view: FourGemsView) -> FourGems:
    """A round with all that lies open and no hand."""
    state = blank(view.options, view.dealer)
    state.phase = PHASES.index(view.phase)
    state.cut = view.cut or 0
    state.passes = view.passes
    state.turned = NO_ONE if view.turned is None else NUMBERS[view.turned]
    state.trump = NO_ONE if view.trump is None else GEMS.index(view.trump)
    state.taker = NO_ONE if view.taker is None else view.taker
    _restore_tricks(state, view)
    for seat in range(4):
        state.open[seat] &= ~numbers(view.ruled_out[seat])
        state.open[4 + seat] = numbers(view.played[seat])
        state.calls |= view.announced[seat] << 8 * seat
        for face in view.shown[seat]:
            state.shown |= 1 << 8 * seat + FACES.index(face)
    state.squares = state.shown
    for team in range(2):
        state.open[8 + team] = view.points[team]
        state.open[10 + team] = view.tricks[team]
    return state


def _restore_tricks(state: FourGems, view: FourGemsView) -> None:
    state.tricks = sum(view.tricks)
    if view.last_leader is not None:
        last = _packed(view.last_trick) | view.last_leader << 26
        state.open[12 + state.tricks - 1] = last
    state.player = view.leader if view.leader is not None else state.player
    if view.phase == "bid":
        state.player = (view.dealer + 1 + view.passes) % 4
    for card in view.trick:
        state._lay(state.player, NUMBERS[card])
        state.player = (state.player + 1) % 4


@lru_cache(maxsize=4096)
def names(cards: int) -> tuple[str, ...]:
    """The cards of a set, in writing; what lies open is written for each listener."""
    return tuple(CARDS[n] for n in range(32) if cards >> n & 1)


def numbers(cards: tuple[str, ...]) -> int:
    """The set of some cards in writing."""
    return sum(1 << NUMBERS[card] for card in cards)


def _card(card: int) -> str | None:
    return None if card == NO_ONE else CARDS[card]


def _leader(state: Table) -> int | None:
    if state.phase != PLAYING:
        return None
    return (state.player - state.size) % 4


def _lies_open(state: Table) -> bool:
    """Whether a complete trick is still to be seen, until the next is led (6.16)."""
    return state.phase == PLAYING and state.size == 0 and state.tricks > 0


def _last(state: Table) -> int:
    return state.taken(state.tricks - 1)


def _trick(packed: int, size: int) -> tuple[str, ...]:
    return tuple(CARDS[packed >> 6 * at & 63] for at in range(size))


def _packed(trick: tuple[str, ...]) -> int:
    return sum(NUMBERS[card] << 6 * at for at, card in enumerate(trick))


def _faces(ranks: int) -> tuple[int, ...]:
    return tuple(face for rank, face in enumerate(FACES) if ranks >> rank & 1)


def _ruled_out(state: Table, seat: int) -> tuple[str, ...]:
    return names(PACK & ~state.may_hold(seat) & ~state.played())
