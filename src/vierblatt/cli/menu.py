"""How a move that begins like this can go on: whole moves, or the steps that a game composes."""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Final, Protocol

from rich.markup import escape
from rich.text import Text

from vierblatt.cli.lines import fitted_markup
from vierblatt.core.match import Match
from vierblatt.words import Words

RUN: Final = 10
"""More moves than this that differ in a number alone are shown as a range."""
GAP: Final = "   "
"""What stands between whole moves in a row."""


class Asked(Protocol):
    """Where a seat is asked for a move: at a table, or in a lesson."""

    @property
    def match(self) -> Match:
        """What is played."""

    def moves(self, seat: int) -> list[str]:
        """What the seat may do, in short text."""

    def view(self, seat: int) -> Any:
        """What the seat may know of the round."""


@dataclass(frozen=True)
class Step:
    """One choice: what it makes of the text, how it is shown (markup), whether it is a move."""

    typed: str
    label: str
    whole: bool = True


@dataclass(frozen=True)
class Menu:
    """The choices, and what there is to say of what has been typed so far (markup)."""

    steps: tuple[Step, ...]
    so_far: str = ""


def menu(session: Asked, say: Words, seat: int, typed: str) -> Menu:
    """The choices of a seat after what it has typed."""
    composer = game_module(session.match.game.name, "composer")
    if composer is None:
        return listed(beginning_with(session.moves(seat), typed.strip()))
    found = composer.compose(session.view(seat), say, typed)
    steps = tuple(Step(step.typed, step.label, step.whole) for step in found.steps)
    return Menu(steps, found.so_far)


def listed(moves: Sequence[str]) -> Menu:
    """Whole moves."""
    return Menu(tuple(Step(move, escape(move)) for move in moves))


def beginning_with(moves: Sequence[str], text: str) -> list[str]:
    """The moves that begin like a text."""
    typed = text.casefold()
    return [move for move in moves if move.casefold().startswith(typed)]


def numbered(steps: Sequence[Step]) -> list[str]:
    """The steps with their numbers; a run such as `cut 3` to `cut 29` as its two ends."""
    labels = [
        f"{number} {step.label}{'' if step.whole else ' …'}" for number, step in enumerate(steps, 1)
    ]
    if len(steps) > RUN and len({step.typed.rstrip("0123456789") for step in steps}) == 1:
        return [labels[0], "…", labels[-1]]
    return labels


def listing(say: Words, steps: Sequence[Step]) -> Text:
    """The steps with their numbers: whole moves in a row, else each on a line of its own."""
    label, rows = say.labelled("moves", ""), numbered(steps)
    if all(step.whole for step in steps):
        return fitted_markup(label + GAP.join(rows), GAP)
    return fitted_markup("\n  ".join([label, *rows]))


def picked(steps: Sequence[Step], typed: str) -> Step | None:
    """The step of this number, if somebody has typed one."""
    if typed.isdecimal() and 0 < int(typed) <= len(steps):
        return steps[int(typed) - 1]
    return None


def game_module(game: str, part: str) -> ModuleType | None:
    """A part of a game that not every game has."""
    try:
        return import_module(f"vierblatt.games.{game.replace('-', '_')}.{part}")
    except ModuleNotFoundError:
        return None
