"""The house rules of 4 Seasons (12.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options


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
