"""A round laid again so that one seat, which has seen it so far, could not tell the difference."""

from typing import Any, NamedTuple

from vierblatt.core.game import Event
from vierblatt.core.match import Match
from vierblatt.core.replay import pack_of
from vierblatt.core.state import Fact


class Past(NamedTuple):
    """A round so far, as one seat knows it."""

    events: tuple[Event, ...]
    """What it was told, in order."""
    moves: tuple[tuple[int, str], ...]
    """All moves; what was secret in them is not to be used."""

    def of(self, seat: int) -> tuple[Event, ...]:
        """What it was told of one seat."""
        return tuple(event for event in self.events if getattr(event, "seat", None) == seat)


class Relaid(NamedTuple):
    """A pack, or the zones of a position dealt by hand, and the moves that lead to it."""

    moves: tuple[tuple[int, str], ...]
    pack: tuple[int, ...] = ()
    zones: dict[str, list[int]] | None = None


def again(match: Match, fields: dict[str, Any]) -> list[Fact]:
    """Let a match take a pack or a move of a record that has been checked."""
    game = match.game
    if "move" in fields:
        return match.act(fields["seat"], game.encode(game.parse(fields["move"])))
    if "pack" in fields:
        return match.deal([game.number(card) for card in fields["pack"]])
    zones = {name: [game.number(c) for c in cards] for name, cards in fields["deal"].items()}
    return match.deal(pack_of(match, zones), by_hand=True)
