"""No position makes a message or a step large."""

import msgspec

from tests.room.tables import begun
from vierblatt.room.feed import message, messages
from vierblatt.room.settings import Chair

LARGEST = 32_768


def test_sowing_without_end_keeps_messages_small() -> None:
    """In Vier Felder whoever sows low cards makes the number of harvests explode."""
    sitting = begun("vier-felder", chairs=(Chair(),) * 4)
    largest = 0
    for _ in range(150):
        if sitting.room.over:
            break
        seat = sitting.room.waiting()[0]
        told = message(sitting.room, seat, sitting.room.seq(seat))
        largest = max(largest, len(msgspec.json.encode(told)))
        moves = sitting.moves(seat)
        sown = [one for one in moves if " " not in one]
        sitting.act(seat, min(sown or moves, key=len))
    assert largest < LARGEST


def test_a_long_match_is_told_in_parts() -> None:
    sitting = begun("four-gems", options={"target": 999_999})
    for _ in range(500):
        sitting.act(sitting.room.waiting()[0])
    first = messages(sitting.room, 0, 0)
    assert len(first) == 200
    assert len(msgspec.json.encode(first)) < 10 * LARGEST
    assert sum(told.position is not None for told in sitting.feed(0)) == 1
