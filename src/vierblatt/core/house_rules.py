"""The rules of one table: which paragraphs its options bring in, and which they leave out."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from vierblatt.core.game import Game, Options, option_values

ANY: Final = "*"
"""In place of a value: whatever number it is."""


class Standing(NamedTuple):
    """What the options of a table make of a paragraph."""

    holds: bool
    values: Mapping[str, Any]
    """The options that it speaks of, as they are at this table."""


def standing(game: Game, options: Options, number: str) -> Standing:
    """Whether a paragraph is a rule of this table, and for which of its options."""
    table = option_values(options)
    spoken = {
        name: of
        for name, of in game.paragraphs.items()
        if any(_covers(those, number) for those in of.values())
    }
    ours = {name: of.get(str(table[name]), of.get(ANY, ())) for name, of in spoken.items()}
    holds = all(_covers(those, number) for those in ours.values())
    return Standing(holds, {name: table[name] for name, those in ours.items() if number in those})


def _covers(paragraphs: tuple[str, ...], number: str) -> bool:
    return number in paragraphs or number.partition(".")[0] in paragraphs
