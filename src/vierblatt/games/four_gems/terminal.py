"""Four Gems on a terminal: the table as lines of rich markup."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape

from vierblatt.columns import aligned
from vierblatt.games.four_gems.view import FIGURES, FourGemsView
from vierblatt.words import Words

COLOURS: Final = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
SIGNS: Final = {"R": "◆", "G": "▲", "B": "●", "Y": "■"}


def card(name: str) -> str:
    """A card with the sign of its gem: colour, shape and letter."""
    gem = name[0]
    return f"[{COLOURS[gem]}]{SIGNS[gem]}{name}[/]"


def draw(view: FourGemsView, say: Words, names: Sequence[str]) -> list[str]:
    """The table as one seat, or a watcher, sees it."""
    lines = [_strip(view, say, names)]
    lines += aligned([_seat(view, say, names, seat) for seat in range(4)])
    if view.last_trick:
        lines.append(say.labelled("last-trick", " ".join(map(card, view.last_trick))))
    if view.seat is not None:
        lines.append(say.labelled("hand", hand(view) or say("empty")))
    return lines


def hand(view: FourGemsView) -> str:
    """The hand, gem by gem, the highest card first."""
    order = sorted(view.hand, key=lambda name: ("RBGY".index(name[0]), -int(name[1:])))
    return " ".join(map(card, order))


def _strip(view: FourGemsView, say: Words, names: Sequence[str]) -> str:
    """What everybody keeps an eye on: trump and contract, or the card that is turned."""
    if view.trump is None or view.taker is None:
        return say("four-gems-turned-card", card=card(view.turned)) if view.turned else ""
    side = view.taker % 2
    ours = 0 if view.seat is None else view.seat % 2
    gem = say("four-gems-gem", gem=view.trump)
    contract = FIGURES[view.options.trump_values][0]
    parts = [
        say("four-gems-trump", **{"gem-name": f"[{COLOURS[view.trump]}]{gem}[/]"}),
        say("four-gems-taker", name=escape(names[view.taker])),
        say("four-gems-contract", points=view.points[side], contract=contract),
        say("four-gems-tricks", us=view.tricks[ours], them=view.tricks[1 - ours]),
    ]
    return " · ".join(parts)


def _seat(view: FourGemsView, say: Words, names: Sequence[str], seat: int) -> list[str]:
    """One player: whose turn, name, part, cards left, what he played to the trick."""
    turn = "▶" if seat in view.waiting else " "
    parts = [say("cards-left", count=view.sizes[seat])]
    if seat == view.seat:
        parts.insert(0, say("you"))
    elif view.seat is not None and (seat - view.seat) % 4 == 2:
        parts.insert(0, say("partner"))
    if seat == view.dealer:
        parts.append(say("dealer"))
    return [f"{turn} {escape(names[seat])}", _played(view, seat), ", ".join(parts)]


def _played(view: FourGemsView, seat: int) -> str:
    if view.leader is None:
        return ""
    at = (seat - view.leader) % 4
    return card(view.trick[at]) if at < len(view.trick) else ""
