"""The house rules of Four Gems (12.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options, Paragraphs


class FourGemsOptions(Options, frozen=True):
    """The first value of each is the default."""

    trump_values: Literal["double", "top_four", "face"] = "double"
    overruff: Literal["none", "must", "must_or_discard"] = "none"
    beat_partner_trump: Literal["on", "off"] = "on"
    gather: Literal["trick_order", "team_piles", "shuffle"] = "trick_order"
    redeal: Literal["next", "same"] = "next"
    failed_gems: Literal["own", "all", "none"] = "own"
    target: int = 1000


MARKS: Final = {
    "trump_values": {"top_four": "tt", "face": "tf"},
    "overruff": {"must": "om", "must_or_discard": "od"},
    "beat_partner_trump": {"off": "bo"},
    "gather": {"team_piles": "gt", "shuffle": "gs"},
    "redeal": {"same": "rs"},
    "failed_gems": {"all": "fa", "none": "fn"},
}

VALUES: Final = ("8.1", "8.2")
RUFFS: Final = ("6.11", "13.9", "13.10")
PARTNER: Final = ("6.8", "13.8")
RULES: Final[Paragraphs] = {
    "trump_values": {"double": VALUES, "top_four": VALUES, "face": VALUES},
    "overruff": {"none": RUFFS, "must": RUFFS, "must_or_discard": RUFFS},
    "beat_partner_trump": {"on": PARTNER, "off": PARTNER},
    "gather": {
        "trick_order": ("3.2", "9.2", "9.5"),
        "team_piles": ("3.2", "9.3", "9.5"),
        "shuffle": ("3.2", "9.4"),
    },
    "redeal": {"next": ("9.7",), "same": ("9.7", "9.8")},
    "failed_gems": {"own": ("8.8",), "all": ("8.8",), "none": ("8.8",)},
    "target": {"*": ("10.2",)},
}
