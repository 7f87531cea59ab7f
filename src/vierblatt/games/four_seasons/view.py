"""What one seat may know of a round of 4 Seasons, and the positions that fit it (section 13)."""

from typing import Final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from vierblatt.core.cards import count
from vierblatt.core.game import View, seats_of
from vierblatt.games.four_seasons.actions import CARDS, COLOURS, NUMBERS, names, numbers
from vierblatt.games.four_seasons.options import FourSeasonsOptions
from vierblatt.games.four_seasons.rules import (
    BIDDING,
    BONUS,
    LEADER,
    LED,
    NO_ONE,
    OVER,
    PLAYING,
    FourSeasons,
    Table,
    named,
)
from vierblatt.games.four_seasons.worlds import FourSeasonsWorlds

PHASES: Final = ("bid", "bonus", "play", "over")
BUTTERFLY_BIDS: Final = ("zero", "forbidden", "as_turn_up")


class FourSeasonsView(View, frozen=True, kw_only=True):
    """Lists by seat have as many entries as there are seats.

    During the bids the other seats look as if none had bid, also in `waiting` (3.9).
    """

    options: FourSeasonsOptions
    phase: str
    hand: tuple[str, ...]
    """The seat's own cards; none for a watcher."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    turned: str
    trump: str | None
    laid: tuple[int, ...]
    """How many bid cards lie before each seat."""
    bid_cards: tuple[tuple[str, ...], ...]
    """The bid cards of each seat that this one knows: its own, its partner's, the face-up ones."""
    tops: tuple[str | None, ...]
    """The top card of each seat, where this one knows it."""
    bids: tuple[int | None, ...]
    """The number that each seat has bid, where this one knows it."""
    face_up: tuple[tuple[str, ...], ...]
    """The bid cards of each seat that lie open for all."""
    said: tuple[str | None, ...]
    """What each seat has done in the bonus round: show or keep."""
    bonus_player: int | None
    """Who has shown the highest card; once the tricks have begun he is the bonus player."""
    leader: int | None
    """Who led the trick, or is to lead."""
    led: str | None
    """The colour that was led."""
    trick: tuple[str, ...]
    last_trick: tuple[str, ...]
    """The trick before, from the led card on, until the next one is led."""
    last_led: str | None
    last_leader: int | None
    taken: tuple[int, ...]
    """Tricks taken by each seat."""
    played: tuple[tuple[str, ...], ...]
    """The cards that each seat has played, for those who remember."""
    void: tuple[tuple[str, ...], ...]
    """The colours in which each seat has shown to be void."""
    won: tuple[bool, ...] | None
    """Whether each has won its bid, when the round is over."""


def blank(options: FourSeasonsOptions, seats: int, dealer: int) -> FourSeasons:
    """A round without a pack."""
    state = FourSeasons()
    state.seats = seats
    state.team = options.variant == "team"
    state.bonus = options.bonus == "on" and not state.team  # 4.1, 10.2
    state.butterfly_bid = BUTTERFLY_BIDS.index(options.butterfly_bid)
    state.dealer = dealer
    state.player = state.after(dealer)
    state.open = vec[i64]([0] * 8)
    state.own = vec[i64]([0] * 8)
    return state


def view(options: FourSeasonsOptions, state: FourSeasons, seat: int | None) -> FourSeasonsView:
    """Built up from what lies open, then what this seat knows."""
    watched = _watched(options, state)
    return watched if seat is None else seated(watched, state, seat)


def seated(watched: FourSeasonsView, state: FourSeasons, seat: int) -> FourSeasonsView:
    """What a watcher sees, and what this seat knows: its own cards, its partner's bid in time."""
    seats = range(state.seats)
    known = [_known_bid(state, at, seat) for at in seats]
    return replace(
        watched,
        seat=seat,
        waiting=_waiting(state, seat),
        hand=names(state.hand(seat)),
        sizes=tuple(_size(state, at, seat) for at in seats),
        laid=tuple(_laid(state, at, seat) for at in seats),
        bid_cards=tuple(map(names, known)),
        tops=tuple(_top(state, at, seat) for at in seats),
        bids=tuple(_number(state, cards) for cards in known),
    )


def _watched(options: FourSeasonsOptions, state: FourSeasons) -> FourSeasonsView:
    seats = range(state.seats)
    known = [state.face_up(at) for at in seats]
    return FourSeasonsView(
        seat=None,
        seats=state.seats,
        dealer=state.dealer,
        options=options,
        waiting=_waiting(state, None),
        phase=PHASES[state.phase],
        hand=(),
        sizes=tuple(_size(state, at, None) for at in seats),
        turned=CARDS[state.turned],
        trump=None if state.trump == NO_ONE else COLOURS[state.trump],
        laid=tuple(_laid(state, at, None) for at in seats),
        bid_cards=tuple(map(names, known)),
        tops=tuple(_top(state, at, None) for at in seats),
        bids=tuple(_number(state, cards) for cards in known),
        face_up=tuple(map(names, known)),
        said=tuple(_said(state, at) for at in seats),
        bonus_player=None if state.bonus_player == NO_ONE else state.bonus_player,
        leader=_leader(state),
        led=COLOURS[state.led] if state.size else None,
        trick=_trick(state.trick, state.size),
        last_trick=_trick(state.last, state.seats) if _lies_open(state) else (),
        last_led=COLOURS[state.last >> LED & 7] if _lies_open(state) else None,
        last_leader=state.last >> LEADER if _lies_open(state) else None,
        taken=tuple(state.taken(at) for at in seats),
        played=tuple(names(state.played_by(at)) for at in seats),
        void=tuple(_void(state, at) for at in seats),
        won=tuple(state.has_won(at) for at in seats) if state.phase == OVER else None,
    )


def _lies_open(state: Table) -> bool:
    """Whether a complete trick is still to be seen, until the next is led (5.8)."""
    return state.phase == PLAYING and state.size == 0 and state.tricks > 0


def _is_told(state: FourSeasons, at: int, seat: int | None) -> bool:
    """Whether a seat sees the face-down bid of seat `at`: its own, in time its partner's (10.4)."""
    if seat is None or state.phase == BIDDING or not state.team:
        return seat == at
    return at in (seat, (seat + 2) % 4)


def _known_bid(state: FourSeasons, at: int, seat: int | None) -> int:
    return state.bid_cards(at) if _is_told(state, at, seat) else state.face_up(at)


def _laid(state: FourSeasons, at: int, seat: int | None) -> int:
    """Nobody is told before the last bid who else has bid (3.9)."""
    if state.phase == BIDDING:
        return count(_known_bid(state, at, seat))
    return state.bid_size()


def _waiting(state: FourSeasons, seat: int | None) -> tuple[int, ...]:
    if state.phase != BIDDING:
        return seats_of(state.waiting())
    return tuple(at for at in range(state.seats) if not _laid(state, at, seat))


def _size(state: FourSeasons, at: int, seat: int | None) -> int:
    if state.phase == BIDDING:
        return 36 // state.seats - _laid(state, at, seat)
    return count(state.hand(at))


def _top(state: FourSeasons, at: int, seat: int | None) -> str | None:
    shown = state.shown_by(at)
    if shown != NO_ONE:
        return CARDS[shown]
    if _is_told(state, at, seat) and state.bid_cards(at):
        return CARDS[state.top(at)]
    return None


def _number(state: Table, known: int) -> int | None:
    return state.tricks_bid(known) if count(known) == state.bid_size() else None


def _said(state: Table, at: int) -> str | None:
    if not state.bonus or state.phase == BIDDING:
        return None
    if state.shown_by(at) != NO_ONE:
        return "show"
    return "keep" if state.phase != BONUS or state.has_spoken(at) else None


def _leader(state: Table) -> int | None:
    if state.phase != PLAYING:
        return None
    return (state.player - state.size) % state.seats


def _trick(packed: int, size: int) -> tuple[str, ...]:
    return tuple(CARDS[packed >> 6 * at & 63] for at in range(size))


def _void(state: Table, at: int) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in range(4) if state.is_void(at, colour))


def imagine(view: FourSeasonsView) -> FourSeasonsWorlds:
    """All positions that look like this view; while bids are laid, as if no other seat had bid."""
    known = _known(view)
    seen = topped = lost = 0
    if view.seat is not None:
        seen = 1 << view.seat
        known.own[view.seat] = numbers(view.hand)
    for seat in range(view.seats):
        known.own[4 + seat] = numbers(view.bid_cards[seat])
        top = view.tops[seat]
        if top is not None:
            topped |= 1 << seat
            known.tops |= NUMBERS[top] << 6 * seat
        if view.won is not None and view.bids[seat] is None:
            lost |= 1 << seat
    return FourSeasonsWorlds(known, seen, topped, lost)


def _known(view: FourSeasonsView) -> FourSeasons:
    """A round with all that lies open, no hand and no hidden bid."""
    state = blank(view.options, view.seats, view.dealer)
    state.phase = PHASES.index(view.phase)
    state.turned = NUMBERS[view.turned]
    state.trump = NO_ONE if view.trump is None else COLOURS.index(view.trump)
    if view.phase == "bid":
        state.to_bid = sum(1 << seat for seat in view.waiting)
    elif view.phase == "bonus":
        state.player = view.waiting[0]
    state.bonus_player = NO_ONE if view.bonus_player is None else view.bonus_player
    for seat in range(view.seats):
        _restore_seat(state, view, seat)
    _restore_tricks(state, view)
    return state


def _restore_seat(state: FourSeasons, view: FourSeasonsView, seat: int) -> None:
    state.open[seat] = numbers(view.played[seat])
    state.open[4 + seat] = numbers(view.face_up[seat])
    state.counts |= view.taken[seat] << 4 * seat
    for colour in view.void[seat]:
        state.voids |= 1 << 4 * seat + COLOURS.index(colour)
    top = view.tops[seat]
    if view.said[seat] == "show" and top is not None:
        state.shown |= NUMBERS[top] + 1 << 6 * seat


def _restore_tricks(state: FourSeasons, view: FourSeasonsView) -> None:
    state.tricks = sum(view.taken)
    if view.last_leader is not None and view.last_led is not None:
        packed = sum(NUMBERS[card] << 6 * at for at, card in enumerate(view.last_trick))
        state.last = packed | COLOURS.index(view.last_led) << LED | view.last_leader << LEADER
    if view.leader is not None:
        state.player = view.leader
    for card in view.trick:
        leads = card == "BF" and state.size == 0
        code = named(COLOURS.index(str(view.led))) if leads else NUMBERS[card]
        state._lay(state.player, code)
        state.player = state.after(state.player)
