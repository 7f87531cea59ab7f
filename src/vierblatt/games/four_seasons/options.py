"""The house rules of 4 Seasons (12.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options, Paragraphs


class FourSeasonsOptions(Options, frozen=True):
    """The first value of each is the default; a target left out is that of the variant (12.2)."""

    bonus: Literal["on", "off"] = "on"
    variant: Literal["standard", "profi", "team"] = "standard"
    butterfly_bid: Literal["zero", "forbidden", "as_turn_up"] = "zero"
    target: int | None = None


MARKS: Final = {
    "bonus": {"off": "bo"},
    "variant": {"profi": "vp", "team": "vt"},
    "butterfly_bid": {"forbidden": "bf", "as_turn_up": "bt"},
}

END: Final = ("8.3", "8.4", "8.5")
RULES: Final[Paragraphs] = {
    "bonus": {"on": ("4", "4.1", "7.3", "7.5"), "off": ("4.1",)},
    "variant": {
        "standard": ("4", "7.2", "7.3", "7.5", *END),
        "profi": ("4", "7.2", "7.3", "7.5", "9", "9.1"),
        "team": ("4.1", *END, "10", "10.1"),
    },
    "butterfly_bid": {
        "zero": ("3.6", "4.8"),
        "forbidden": ("3.4",),
        "as_turn_up": ("3.7", "4.8"),
    },
    "target": {"*": ("8.2",)},
}
