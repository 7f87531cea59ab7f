"""What one seat may know of a round of Vier Felder, and the positions that fit it (section 18)."""

from typing import Final, Literal

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from vierblatt.core.cards import count
from vierblatt.core.game import View, seats_of
from vierblatt.games.vier_felder.actions import SUITS, names, numbers
from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.rules import (
    EQUAL,
    HOW,
    NO_ONE,
    NO_PILES,
    Field,
    VierFelder,
    field_of,
    nothing_for,
)
from vierblatt.games.vier_felder.worlds import VierFelderWorlds

FIELDS: Final = range(4)


class Pile(msgspec.Struct, frozen=True):
    """A stockpile (section 7)."""

    field: int
    value: int
    kind: Literal["sum", "equal"]
    cards: tuple[str, ...]


class VierFelderView(View, frozen=True, kw_only=True):
    """Lists by field have four entries, in the order of 2.1."""

    options: VierFelderOptions
    hand: tuple[str, ...]
    """The seat's own cards; none for a watcher."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    seasons: tuple[str, ...]
    """The suit of the square that points at each field."""
    loose: tuple[tuple[str, ...], ...]
    """The single cards of each field."""
    stockpiles: tuple[Pile, ...]
    coins: int
    """The coins on the square."""
    won: tuple[int, ...]
    """The coins of each seat."""
    draw_pile: int
    """How many cards are left in it."""
    harvested: tuple[int, ...]
    """How many cards lie in the harvest pile of each seat."""
    gone: tuple[tuple[str, ...], ...]
    """Which cards these are, for those who remember; nobody may look through a pile (18.5)."""
    promises: tuple[tuple[int, ...], ...]
    """The values that each seat is known to hold, an ace as 1 (18.8)."""


def blank(options: VierFelderOptions, seats: int, dealer: int) -> VierFelder:
    """A round without a pack."""
    state = VierFelder()
    state.seats = seats
    state.full_harvest = options.full_harvest == "on"
    state.lager_in_sum = options.lager_in_sum == "on"
    state.dealer = dealer
    for at in FIELDS:
        state.lay(at, field_of(0, NO_PILES))
    state.taken = nothing_for(seats)
    state.hands = nothing_for(seats)
    state.pack = NO_PILES
    return state


def view(options: VierFelderOptions, state: VierFelder, seat: int | None) -> VierFelderView:
    """Built up from what lies open, then the seat's own."""
    watched = _watched(options, state)
    return watched if seat is None else seated(watched, state, seat)


def seated(watched: VierFelderView, state: VierFelder, seat: int) -> VierFelderView:
    """What a watcher sees, and the seat's own."""
    return replace(watched, seat=seat, hand=names(state.hands[seat]))


def _watched(options: VierFelderOptions, state: VierFelder) -> VierFelderView:
    seats = range(state.seats)
    return VierFelderView(
        seat=None,
        seats=state.seats,
        dealer=state.dealer,
        options=options,
        waiting=seats_of(state.waiting()),
        hand=(),
        sizes=tuple(count(hand) for hand in state.hands),
        seasons=tuple(SUITS[state.season(at)] for at in FIELDS),
        loose=tuple(names(state.field(at).loose) for at in FIELDS),
        stockpiles=tuple(_pile(pile, at) for at in FIELDS for pile in state.field(at).piles),
        coins=state.coins,
        won=tuple(state.won_by(at) for at in seats),
        draw_pile=state.left,
        harvested=tuple(count(cards) for cards in state.taken),
        gone=tuple(names(cards) for cards in state.taken),
        promises=tuple(seats_of(state.promised(at)) for at in seats),
    )


def imagine(view: VierFelderView) -> VierFelderWorlds:
    """All positions that look like this view."""
    known = _known(view)
    seen = 0
    if view.seat is not None:
        seen = 1 << view.seat
        known.hands[view.seat] = numbers(view.hand)
    return VierFelderWorlds(known, seen, vec[i64](view.sizes))


def _known(view: VierFelderView) -> VierFelder:
    """A round with all that lies open or is remembered, and no hand."""
    state = blank(view.options, view.seats, view.dealer)
    state.player = view.waiting[0] if view.waiting else NO_ONE
    state.summer = view.seasons.index("H")
    state.coins = view.coins
    state.left = view.draw_pile
    state.taken = vec[i64](numbers(cards) for cards in view.gone)
    for at in FIELDS:
        state.lay(at, _field(view, at))
    for seat in range(view.seats):
        state.won |= view.won[seat] << 8 * seat
        for value in view.promises[seat]:
            state.promises |= 1 << 14 * seat + value
    return state


def _field(view: VierFelderView, at: int) -> Field:
    piles = sorted(_number(pile) for pile in view.stockpiles if pile.field == at)
    return field_of(numbers(view.loose[at]), vec[i64](piles))


def _pile(pile: int, at: int) -> Pile:
    kind: Literal["sum", "equal"] = "equal" if pile & EQUAL else "sum"
    return Pile(at, pile >> HOW & 15, kind, names(pile))


def _number(pile: Pile) -> int:
    return numbers(pile.cards) | pile.value << HOW | (EQUAL if pile.kind == "equal" else 0)
