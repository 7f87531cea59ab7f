"""What is told of a round of Four Gems: facts of the rules as events, to whom they may be told."""

from collections.abc import Callable
from typing import Final

from vierblatt.core.game import Event
from vierblatt.core.state import Fact
from vierblatt.games.four_gems.actions import CARDS, FACES, GEMS
from vierblatt.games.four_gems.view import names


class Cut(Event, frozen=True, tag="cut"):
    """The pack was cut; how deep is for the cutter."""

    seat: int
    lifted: int | None


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards were dealt to a hand."""

    seat: int
    count: int
    cards: tuple[str, ...] | None


class Turned(Event, frozen=True, tag="turned"):
    """The card that proposes a trump."""

    seat: int
    card: str


class Passed(Event, frozen=True, tag="passed"):
    """A pass, in the first or second bidding round."""

    seat: int
    again: bool


class Took(Event, frozen=True, tag="took"):
    """Somebody is the taker; the turned card is his."""

    seat: int
    gem: str
    card: str


class Played(Event, frozen=True, tag="played"):
    """A card was played."""

    seat: int
    card: str
    led: bool


class Announced(Event, frozen=True, tag="announced"):
    """FOUR GEMS."""

    seat: int
    count: int


class Showed(Event, frozen=True, tag="showed"):
    """A square was shown."""

    seat: int
    face: int
    points: int


class TookTrick(Event, frozen=True, tag="took-trick"):
    """A trick is complete; its cards from the led one on."""

    seat: int
    points: int
    cards: tuple[str, ...]


def story(fact: Fact, seat: int | None) -> Event | None:
    """What a seat, or a watcher, is told of a fact."""
    return _TELLERS[fact[0]](fact, seat == fact[1])


def foresee(fact: Fact, seat: int) -> Event | None:
    """The same before the move is made: nobody knows the cards that are dealt then."""
    kind, own = fact[0], seat == fact[1]
    if kind == "turned" or (kind == "showed" and not own):
        return None
    return Dealt(fact[1], fact[3], None) if kind == "dealt" else story(fact, seat)


def _cut(fact: Fact, own: bool) -> Event:
    return Cut(fact[1], fact[2] if own else None)


def _dealt(fact: Fact, own: bool) -> Event:
    return Dealt(fact[1], fact[3], names(fact[2]) if own else None)


def _turned(fact: Fact, own: bool) -> Event:
    return Turned(fact[1], CARDS[fact[2]])


def _passed(fact: Fact, own: bool) -> Event:
    return Passed(fact[1], fact[2] >= 4)


def _took(fact: Fact, own: bool) -> Event:
    return Took(fact[1], GEMS[fact[2]], CARDS[fact[3]])


def _played(fact: Fact, own: bool) -> Event:
    return Played(fact[1], CARDS[fact[2]], fact[3] == 0)


def _announced(fact: Fact, own: bool) -> Event:
    return Announced(fact[1], fact[2])


def _showed(fact: Fact, own: bool) -> Event:
    return Showed(fact[1], FACES[fact[2]], fact[3])


def _took_trick(fact: Fact, own: bool) -> Event:
    return TookTrick(fact[1], fact[2], tuple(CARDS[fact[3] >> 6 * at & 63] for at in range(4)))


_TELLERS: Final[dict[str, Callable[[Fact, bool], Event]]] = {
    "cut": _cut,
    "dealt": _dealt,
    "turned": _turned,
    "passed": _passed,
    "took": _took,
    "played": _played,
    "announced": _announced,
    "showed": _showed,
    "took_trick": _took_trick,
}
