"""What is told of a round of 4 Seasons: facts of the rules as events, to whom they may be told."""

from collections.abc import Callable
from typing import Final

from vierblatt.core.game import Event
from vierblatt.core.state import Fact
from vierblatt.games.four_seasons.actions import CARDS, Bid, Play, decode, names
from vierblatt.games.four_seasons.rules import LED


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards were dealt to a hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


class Turned(Event, frozen=True, tag="turned"):
    """The card whose colour is trump."""

    seat: int
    card: str


class BidLaid(Event, frozen=True, tag="bid-laid"):
    """The seat's own bid, the top card first. Nobody else is told that it was laid (3.9)."""

    seat: int
    cards: tuple[str, ...]
    bid: int


class BidsLaid(Event, frozen=True, tag="bids-laid"):
    """All bids are laid."""


class PartnerBid(Event, frozen=True, tag="partner-bid"):
    """The bid of this seat, shown to its partner, the top card first (10.4)."""

    seat: int
    cards: tuple[str, ...]
    bid: int


class Shown(Event, frozen=True, tag="shown"):
    """A top card was turned up."""

    seat: int
    card: str


class Kept(Event, frozen=True, tag="kept"):
    """A bid stays hidden."""

    seat: int


class BonusPlayer(Event, frozen=True, tag="bonus-player"):
    """Who has shown the highest card, with his whole bid."""

    seat: int
    cards: tuple[str, ...]
    bid: int


class NoBonusPlayer(Event, frozen=True, tag="no-bonus-player"):
    """Nobody has shown a card."""


class Played(Event, frozen=True, tag="played"):
    """A card was played; a led butterfly names a colour."""

    seat: int
    card: str
    colour: str | None
    led: bool


class TookTrick(Event, frozen=True, tag="took-trick"):
    """A trick is complete; its cards from the led one on, and how many this seat has now."""

    seat: int
    cards: tuple[str, ...]
    taken: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """A bid was turned up at the end of the round."""

    seat: int
    cards: tuple[str, ...]
    bid: int


def story(fact: Fact, seat: int | None) -> Event | None:
    """What a seat, or a watcher, is told of a fact."""
    return _TELLERS[fact[0]](fact, seat == fact[1])


OF_ALL: Final = ("bids_laid", "saw_bid")
"""What the last bid brings; nobody knows which one is the last (3.9)."""
OF_A_BID: Final = ("bonus_player", "turned_up")
"""What turns a bid up, or leaves it hidden; of the bids of others nothing is sure before."""


def foresee(fact: Fact, seat: int) -> Event | None:
    """The same before the move is made."""
    kind, own = fact[0], seat == fact[1]
    if kind in OF_ALL or (kind in OF_A_BID and not own):
        return None
    return story(fact, seat)


def _dealt(fact: Fact, own: bool) -> Event:
    return Dealt(fact[1], fact[3], names(fact[2]) if own else None)


def _turned(fact: Fact, own: bool) -> Event:
    return Turned(fact[1], CARDS[fact[2]])


def _bid(fact: Fact, own: bool) -> Event | None:
    return BidLaid(fact[1], _cards(fact[2]), fact[3]) if own else None


def _bids_laid(fact: Fact, own: bool) -> Event:
    return BidsLaid()


def _saw_bid(fact: Fact, own: bool) -> Event | None:
    """Nobody but the partner is told; that bids are shown then, all know (10.4)."""
    partner = (fact[1] + 2) % 4
    return PartnerBid(partner, _cards(fact[2]), fact[3]) if own else None


def _cards(code: int) -> tuple[str, ...]:
    move = decode(code)
    assert isinstance(move, Bid)
    return move.cards


def _shown(fact: Fact, own: bool) -> Event:
    return Shown(fact[1], CARDS[fact[2]])


def _kept(fact: Fact, own: bool) -> Event:
    return Kept(fact[1])


def _bonus_player(fact: Fact, own: bool) -> Event:
    return BonusPlayer(fact[1], names(fact[2]), fact[3])


def _no_bonus_player(fact: Fact, own: bool) -> Event:
    return NoBonusPlayer()


def _played(fact: Fact, own: bool) -> Event:
    move = decode(fact[2])
    assert isinstance(move, Play)
    return Played(fact[1], move.card, move.colour, fact[3] == 0)


def _took_trick(fact: Fact, own: bool) -> Event:
    cards = tuple(CARDS[fact[2] >> 6 * at & 63] for at in range(fact[2] >> LED))
    return TookTrick(fact[1], cards, fact[3])


def _turned_up(fact: Fact, own: bool) -> Event:
    return TurnedUp(fact[1], names(fact[2]), fact[3])


_TELLERS: Final[dict[str, Callable[[Fact, bool], Event | None]]] = {
    "dealt": _dealt,
    "turned": _turned,
    "bid": _bid,
    "bids_laid": _bids_laid,
    "saw_bid": _saw_bid,
    "shown": _shown,
    "kept": _kept,
    "bonus_player": _bonus_player,
    "no_bonus_player": _no_bonus_player,
    "played": _played,
    "took_trick": _took_trick,
    "turned_up": _turned_up,
}
