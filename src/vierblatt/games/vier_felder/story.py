"""What is told of a round of Vier Felder: facts of the rules as events (section 18)."""

from collections.abc import Callable
from typing import Final

from vierblatt.core.game import Event
from vierblatt.core.state import Fact
from vierblatt.games.vier_felder.actions import names
from vierblatt.games.vier_felder.rules import EQUAL, FIELD, HOW


class Laid(Event, frozen=True, tag="laid"):
    """Cards of the draw pile were laid into a field, by the dealer or by who has cleared it."""

    seat: int
    field: int
    cards: tuple[str, ...]


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards were dealt to a hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


class Sowed(Event, frozen=True, tag="sowed"):
    """A card was sown."""

    seat: int
    card: str
    field: int


class Harvested(Event, frozen=True, tag="harvested"):
    """Cards were taken with one card, or with four."""

    seat: int
    cards: tuple[str, ...]
    field: int
    value: int
    taken: tuple[str, ...]


class Stockpiled(Event, frozen=True, tag="stockpiled"):
    """A stockpile was made; so the seat holds a card of its value."""

    seat: int
    card: str
    field: int
    value: int
    equal: bool
    joined: tuple[str, ...]


class Turned(Event, frozen=True, tag="turned"):
    """The seasons have turned; this field has summer now."""

    seat: int
    field: int


class Drew(Event, frozen=True, tag="drew"):
    """Cards were drawn into a hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


class Coin(Event, frozen=True, tag="coin"):
    """A field was cleared, and a coin taken; so many are left."""

    seat: int
    field: int
    left: int


class Skipped(Event, frozen=True, tag="skipped"):
    """A player without cards was skipped."""

    seat: int


def story(fact: Fact, seat: int | None) -> Event | None:
    """What a seat, or a watcher, is told of a fact."""
    return _TELLERS[fact[0]](fact, seat == fact[1])


def foresee(fact: Fact, seat: int) -> Event | None:
    """The same before the move is made: nobody knows the cards of the draw pile."""
    kind = fact[0]
    if kind == "laid":
        return None
    return Drew(fact[1], fact[3], None) if kind == "drew" else story(fact, seat)


def _laid(fact: Fact, own: bool) -> Event:
    return Laid(fact[1], fact[3], names(fact[2]))


def _dealt(fact: Fact, own: bool) -> Event:
    return Dealt(fact[1], fact[3], names(fact[2]) if own else None)


def _sowed(fact: Fact, own: bool) -> Event:
    return Sowed(fact[1], names(fact[2])[0], fact[3])


def _harvested(fact: Fact, own: bool) -> Event:
    _kind, seat, where, played = fact
    taken = names(where & ~played)
    return Harvested(seat, names(played), where >> FIELD & 3, where >> HOW & 15, taken)


def _stockpiled(fact: Fact, own: bool) -> Event:
    _kind, seat, where, played = fact
    return Stockpiled(
        seat=seat,
        card=names(played)[0],
        field=where >> FIELD & 3,
        value=where >> HOW & 15,
        equal=bool(where & EQUAL),
        joined=names(where & ~played),
    )


def _turned(fact: Fact, own: bool) -> Event:
    return Turned(fact[1], fact[2])


def _drew(fact: Fact, own: bool) -> Event:
    return Drew(fact[1], fact[3], names(fact[2]) if own else None)


def _coin(fact: Fact, own: bool) -> Event:
    return Coin(fact[1], fact[3], fact[2])


def _skipped(fact: Fact, own: bool) -> Event:
    return Skipped(fact[1])


_TELLERS: Final[dict[str, Callable[[Fact, bool], Event]]] = {
    "laid": _laid,
    "dealt": _dealt,
    "sowed": _sowed,
    "harvested": _harvested,
    "stockpiled": _stockpiled,
    "turned": _turned,
    "drew": _drew,
    "coin": _coin,
    "skipped": _skipped,
}
