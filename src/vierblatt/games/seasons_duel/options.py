"""The house rules of 4 Seasons, the duel (10.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options, Paragraphs


class SeasonsDuelOptions(Options, frozen=True):
    """The first value of each is the default."""

    games: Literal["1", "2"] = "1"


MARKS: Final = {"games": {"2": "g2"}}
RULES: Final[Paragraphs] = {"games": {"1": ("9.1",), "2": ("9.2", "9.3")}}
