"""Names and lines of chat, cleaned of what could deceive or disturb."""

from typing import Final

from vierblatt.core.names import LONGEST_NAME, cleaned
from vierblatt.room.refusals import Refusal

LONGEST_LINE: Final = 200


def name(text: str) -> str:
    """A name as it may be shown. Raises Refusal when nothing is left of it, or it is too long."""
    clean = cleaned(text)
    if not clean or len(clean) > LONGEST_NAME:
        raise Refusal("bad-name")
    return clean


def line(text: str) -> str:
    """A line of chat as it may be shown. Raises Refusal."""
    clean = cleaned(text)
    if not clean or len(clean) > LONGEST_LINE:
        raise Refusal("bad-text")
    return clean
