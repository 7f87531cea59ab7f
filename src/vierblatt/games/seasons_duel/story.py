"""What is told of a game of the duel: facts of the rules as events, to whom they may be told."""

from collections.abc import Callable
from typing import Final

from vierblatt.core.game import Event
from vierblatt.core.state import Fact
from vierblatt.games.seasons_duel.actions import names
from vierblatt.games.seasons_duel.view import values


class Dealt(Event, frozen=True, tag="dealt"):
    """A player has drawn his first hand; the others see the backs."""

    seat: int
    values: tuple[int, ...]
    cards: tuple[str, ...] | None


class Gave(Event, frozen=True, tag="gave"):
    """A pair was given to the opponent; a watcher sees the backs."""

    seat: int
    values: tuple[int, ...]
    cards: tuple[str, ...] | None


class Placed(Event, frozen=True, tag="placed"):
    """A pair was placed: one card in the season area, one in the placer's influence."""

    seat: int
    middle: str
    influence: str


class Drew(Event, frozen=True, tag="drew"):
    """Two cards were drawn at the end of a round; the others see the backs."""

    seat: int
    values: tuple[int, ...]
    cards: tuple[str, ...] | None


def story(fact: Fact, seat: int | None) -> Event:
    """What a seat, or a watcher, is told of a fact."""
    return _TELLERS[fact[0]](fact, seat)


def foresee(fact: Fact, seat: int) -> Event:
    """The same before the move is made: of the cards to be drawn one sees the backs."""
    return story(fact, None if fact[0] == "drew" else seat)


def _dealt(fact: Fact, seat: int | None) -> Event:
    return Dealt(fact[1], values(fact[2]), names(fact[2]) if seat == fact[1] else None)


def _gave(fact: Fact, seat: int | None) -> Event:
    """Both players know the pair (11.6)."""
    cards = None if seat is None else names(fact[2])
    return Gave(fact[1], values(fact[2]), cards)


def _placed(fact: Fact, seat: int | None) -> Event:
    return Placed(fact[1], *names(fact[2]), *names(fact[3]))


def _drew(fact: Fact, seat: int | None) -> Event:
    return Drew(fact[1], values(fact[2]), names(fact[2]) if seat == fact[1] else None)


_TELLERS: Final[dict[str, Callable[[Fact, int | None], Event]]] = {
    "dealt": _dealt,
    "gave": _gave,
    "placed": _placed,
    "drew": _drew,
}
