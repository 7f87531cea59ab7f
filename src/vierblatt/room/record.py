"""A match that is over, as a record that `vierblatt record verify` proves."""

from io import BytesIO

from vierblatt.core.record import Writer
from vierblatt.room import entries
from vierblatt.room.play import Play
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room


def record(room: Room) -> bytes:
    """The record; moves that were taken back are left out. Raises Refusal before the end."""
    if not room.over:
        raise Refusal("not-over")
    begun = next(page.entry for page in room.pages if isinstance(page.entry, entries.Begun))
    play = Play(room.game, room.options, len(room.seats), begun.dealer)
    out = BytesIO()
    writer = Writer(out)
    writer.begin(play.match, [seat.name for seat in room.seats], room.commitment)
    for entry in kept(room):
        if isinstance(entry, entries.Dealt) and entry.zones:
            facts = play.deal_zones(entry.zones)
            writer.zones(play.match, {k: list(v) for k, v in entry.zones.items()}, facts)
        elif isinstance(entry, entries.Dealt):
            facts = play.deal(entry.pack)
            writer.pack(play.match, [room.game.number(card) for card in entry.pack], facts)
        else:
            facts = play.move(entry.seat, entry.move)
            move = room.game.text(room.game.parse(entry.move))
            writer.move(play.match, entry.seat, move, facts)
    writer.end(play.match, room.secret if room.commitment else None, room.resigned)
    return out.getvalue()


def kept(room: Room) -> list[entries.Dealt | entries.Moved]:
    """The packs and moves that hold."""
    found: list[entries.Dealt | entries.Moved] = []
    for page in room.pages:
        entry = page.entry
        if isinstance(entry, entries.Dealt | entries.Moved):
            found.append(entry)
        elif isinstance(entry, entries.TookBack):
            last = (at for at, one in enumerate(found) if getattr(one, "seat", None) == entry.seat)
            del found[max(last)]
    return found
