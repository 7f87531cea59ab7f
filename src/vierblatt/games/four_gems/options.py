"""The house rules of Four Gems (12.1)."""

from typing import Final, Literal

from vierblatt.core.game import Options


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
