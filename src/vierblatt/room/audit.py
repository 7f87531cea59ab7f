"""All that a seat was sent, and whether a hidden card was in it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from vierblatt.room.feed import message
from vierblatt.room.room import Room

FORMAT: Final = 1
WORLDS: Final = 20
"""In how many other deals that look the same each message is tried."""


def sent(room: Room, seat: int | None) -> Iterator[bytes]:
    """A line for each message, made again from the log in the way that it was made then."""
    head = {"sent": FORMAT, "room": room.name, "seat": seat, "commitment": room.commitment}
    yield msgspec.json.encode(head) + b"\n"
    then = Room(room.name)
    for page in room.pages:
        before = then.seq(seat) if then.heard else 0
        then.apply(page.entry)
        if then.seq(seat) > before:
            yield msgspec.json.encode(message(then, seat, then.seq(seat))) + b"\n"
