"""Vier Felder on a terminal: the table as lines of rich markup."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.markup import escape, render

from vierblatt.columns import aligned
from vierblatt.games.vier_felder.actions import RANKS, SUITS, in_order
from vierblatt.games.vier_felder.view import FIELDS, Pile, VierFelderView
from vierblatt.words import Words

COLOURS: Final = {"H": "yellow", "D": "red", "S": "blue", "C": "green"}
SIGNS: Final = {"H": "♥", "D": "♦", "S": "♠", "C": "♣"}
SUN: Final = "☼"
WIDTH: Final = 76
"""So wide a line may be; the frame of the full screen takes the rest of 80."""


def card(name: str) -> str:
    """A card with the sign of its suit, in the colour of its season."""
    suit = name[-1]
    return f"[{COLOURS[suit]}]{SIGNS[suit]}{name}[/]"


def cards(names: Iterable[str]) -> str:
    """Cards in a row, the highest first."""
    return " ".join(map(card, in_order(names)))


def pile_name(pile: Pile) -> str:
    """What a stockpile is called, such as L8 or E5 (7.2, 7.3)."""
    return f"{'E' if pile.kind == 'equal' else 'L'}{pile.value}"


def stockpile(pile: Pile) -> str:
    """A stockpile with its cards."""
    return f"[b]{pile_name(pile)}[/]{{{cards(pile.cards)}}}"


def season(suit: str, say: Words) -> str:
    """A season with the sign of its suit."""
    return f"[{COLOURS[suit]}]{SIGNS[suit]} {say('vier-felder-season', season=suit)}[/]"


def draw(view: VierFelderView, say: Words, names: Sequence[str]) -> list[str]:
    """The table as one seat, or a watcher, sees it."""
    lines = [_strip(view, say, names)]
    for at in FIELDS:
        lines += _field(view, say, at)
    lines += aligned([_seat(view, say, names, seat) for seat in range(view.seats)])
    if view.seat is not None:
        lines.append(say.labelled("hand", cards(view.hand) or say("empty")))
    return lines


def _strip(view: VierFelderView, say: Words, names: Sequence[str]) -> str:
    """What everybody keeps an eye on: the square, the coins, the draw pile, whose turn."""
    summer = view.seasons.index("H")
    if view.options.joker_sun == "on":
        middle = say("vier-felder-joker", points=f"[{COLOURS['H']}]{SUN}→{summer}[/]")
    else:
        middle = say("vier-felder-square", points=f"[{COLOURS['H']}]{SIGNS['H']}→{summer}[/]")
    parts = [middle, say("vier-felder-coins", count=view.coins)]
    parts.append(say("vier-felder-draw-pile", count=view.draw_pile))
    parts += [say("vier-felder-turn", name=escape(names[seat])) for seat in view.waiting]
    return " · ".join(parts)


def _field(view: VierFelderView, say: Words, at: int) -> list[str]:
    """One field: its season, what that forbids, what lies in it; in more lines when it is full."""
    suit = view.seasons[at]
    wide = max(cell_len(say("vier-felder-season", season=other)) for other in SUITS)
    head = f"{at} {_padded(season(suit, say), wide + 2)}  "
    wide = max(cell_len(say("vier-felder-forbids", season=other)) for other in SUITS)
    head += f"[dim]{_padded(say('vier-felder-forbids', season=suit), wide)}[/]  "
    return _wrapped(head, _things(view, at) or [say("vier-felder-empty-field")])


def _things(view: VierFelderView, at: int) -> list[str]:
    """What lies in a field, in pieces that need not stand on one line: first the loose cards."""
    pieces = [card(name) for name in in_order(view.loose[at])]
    for pile in view.stockpiles:
        if pile.field == at:
            pieces += stockpile(pile).split(" ")
    return pieces


def _seat(view: VierFelderView, say: Words, names: Sequence[str], seat: int) -> list[str]:
    """One player: whose turn, name, cards, harvest, coins, what he is known to hold."""
    turn = "▶" if seat in view.waiting else " "
    cells = [
        f"{turn} {escape(names[seat])}",
        say("cards-left", count=view.sizes[seat]),
        say("vier-felder-harvest-pile", count=view.harvested[seat]),
        say("vier-felder-coins", count=view.won[seat]),
    ]
    parts = [say("you")] if seat == view.seat else []
    if seat == view.dealer:
        parts.append(say("dealer"))
    if view.promises[seat]:
        held = " ".join(RANKS[value - 1] for value in view.promises[seat])
        parts.append(f"[b]{say('vier-felder-promises', cards=held)}[/]")
    return [*cells, ", ".join(parts)]


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _width(text: str) -> int:
    return cell_len(render(text).plain)


def _wrapped(head: str, pieces: Sequence[str]) -> list[str]:
    """The pieces in lines, all under each other behind the head."""
    margin = _width(head)
    lines = [head]
    left = WIDTH - margin
    for piece in pieces:
        if _width(piece) > left:
            lines[-1] = lines[-1].rstrip()
            lines.append(" " * margin)
            left = WIDTH - margin
        lines[-1] += f"{piece} "
        left -= _width(piece) + 1
    return [line.rstrip() for line in lines]
