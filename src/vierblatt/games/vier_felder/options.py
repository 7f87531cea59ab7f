"""The house rules of Vier Felder (17.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options, Paragraphs


class VierFelderOptions(Options, frozen=True):
    """The first value of each is the default."""

    full_harvest: Literal["off", "on"] = "off"
    joker_sun: Literal["off", "on"] = "off"
    lager_in_sum: Literal["off", "on"] = "off"
    target: int = 17


MARKS: Final = {
    "full_harvest": {"on": "fh"},
    "joker_sun": {"on": "js"},
    "lager_in_sum": {"on": "ls"},
}

SUMS: Final = ("6.8", "8.15")
RULES: Final[Paragraphs] = {
    "full_harvest": {"off": (), "on": ("13", "13.1")},
    "joker_sun": {"off": (), "on": ("15", "15.1")},
    "lager_in_sum": {"off": SUMS, "on": (*SUMS, "14", "14.1")},
    "target": {"*": ("12.4",)},
}
