"""What a server notes of its tables: games, figures and times; no room, no name, no card."""

import structlog

from vierblatt.room.draft import Draft
from vierblatt.room.entries import Begun, Created, Moved, Resigned
from vierblatt.room.room import Page, Room

log = structlog.get_logger()


def note(draft: Draft) -> None:
    """That a table was set up, or that its match has begun or ended."""
    room = draft.room
    new = room.pages[draft.before :]
    for page in new:
        if isinstance(page.entry, Created):
            log.info("room-made", rules=room.rule_code, seats=len(room.seats))
        elif isinstance(page.entry, Begun):
            bots = sum(bool(seat.bot) for seat in room.seats)
            people = len(room.seats) - bots
            log.info("match-begun", rules=room.rule_code, people=people, bots=bots)
    if room.over and any(map(_may_end, new)):
        resigned = room.resigned is not None
        log.info("match-ended", rules=room.rule_code, resigned=resigned, **_so(room))


def _may_end(page: Page) -> bool:
    """Nothing of this kind comes after the end."""
    return page.score is not None or isinstance(page.entry, Resigned)


def _so(room: Room) -> dict[str, int]:
    """How long the match was."""
    entries = [page.entry for page in room.pages]
    begun = next(entry.at for entry in entries if isinstance(entry, Begun))
    moves = sum(isinstance(entry, Moved) for entry in entries)
    return {"moves": moves, "seconds": round((room.at - begun) / 1000)}
