"""Go on from a position of another match: one person against bots, the deal laid by hand."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from librt.random import Random

from vierblatt.core.anew import Past, Relaid, again
from vierblatt.core.chance import Stream
from vierblatt.core.game import Event
from vierblatt.core.match import Match
from vierblatt.core.names import cleaned, shown_name
from vierblatt.core.record import Line, RecordError
from vierblatt.core.replay import replay
from vierblatt.core.state import Fact
from vierblatt.games import find_game
from vierblatt.room import commands, entries
from vierblatt.room.brought import wrong
from vierblatt.room.changes import BOT_NAMES
from vierblatt.room.draft import Draft, created
from vierblatt.room.ports import Entropy
from vierblatt.room.refusals import Refusal
from vierblatt.room.rulings import sit
from vierblatt.room.settings import Chair, Pace, Settings

MOST_DEEDS: Final = 5_000
"""From no later position of a match can one go on."""

Deal = Literal["as-it-was", "anew"]
"""Whether hidden cards lie as they lay, or as the seat may suppose them to lie."""


class Practice(NamedTuple):
    """What somebody wants to try."""

    lines: Sequence[Line]
    n: int
    """The number of the frame to go on from."""
    seat: int
    deal: Deal
    bot: str
    """The level of all the others."""
    pace: Pace


class Deed(NamedTuple):
    """A pack or a move to be written into the log."""

    kind: type[entries.Entry]
    fields: dict[str, Any]


class Outset(NamedTuple):
    """A match up to the position that is gone on from."""

    match: Match
    dealer: int
    deeds: list[Deed]


def set_out(
    practice: Practice, name: str, room: str, key: str, now: int, entropy: Entropy
) -> Draft:
    """A new room in which the match stands at this position. Raises Refusal."""
    try:
        outset = _outset(practice, Random(Stream(entropy.secret(), "anew").word()))
    except RecordError as error:
        raise wrong(error) from error
    bots = _names(practice, outset.match.seats, cleaned(name))
    draft = created(room, _settings(practice, outset.match), key, now, entropy, bots)
    sit(draft, commands.Sit(name, practice.seat), key, None)
    draft.write(entries.Begun, secret=entropy.secret().hex(), dealer=outset.dealer)
    for deed in outset.deeds:
        draft.write(deed.kind, **deed.fields)
    draft.deal()
    return draft


def _settings(practice: Practice, match: Match) -> Settings:
    chairs = [Chair("bot", practice.bot)] * match.seats
    chairs[practice.seat] = Chair("human")
    return Settings(
        game=match.game.name,
        options={name: getattr(match.options, name) for name in match.options.__struct_fields__},
        chairs=tuple(chairs),
        pace=practice.pace,
    )


def _names(practice: Practice, seats: int, person: str) -> tuple[str, ...]:
    """The bots are called as whoever sat there in the match, unless that name is taken here."""
    taken, kept = {"", person.casefold()}, dict[int, str]()
    players = practice.lines[0].fields.get("players", ())
    for at, name in enumerate(map(shown_name, players[:seats])):
        if at != practice.seat and name.casefold() not in taken:
            taken.add(name.casefold())
            kept[at] = name
    free = (name for name in BOT_NAMES if name.casefold() not in taken)
    kept[practice.seat] = person
    return tuple(kept.get(at) or next(free) for at in range(seats))


def _outset(practice: Practice, rng: Random) -> Outset:
    """The match played again up to the position, its round laid anew if that is wanted."""
    n, seat = practice.n, practice.seat
    match, actions = _checked(practice)
    dealer = match.dealer
    told: list[Event] = []
    deeds: list[Deed] = []
    for fields in actions[: n + 1]:
        if "move" not in fields:
            told, begin = [], len(deeds)
        told += _heard(match, again(match, fields), seat)
        deeds.append(_deed(match, fields))
    if match.outcome is not None:
        raise Refusal("match-over")
    if practice.deal == "anew" and match.state is not None:
        deeds[begin:] = _anew(match, seat, tuple(told), deeds[begin:], rng)
    elif practice.deal == "as-it-was" and match.state is None:
        deeds += [_deed(match, fields) for fields in actions[n + 1 : n + 2]]
    return Outset(match, dealer, deeds)


def _checked(practice: Practice) -> tuple[Match, list[dict[str, Any]]]:
    """A new match by the rules of the record, and all packs and moves. Raises RecordError."""
    lines = practice.lines
    before = replay(lines, find_game, whole=False).match
    actions = [line.fields for line in lines if line.fields.keys() & {"pack", "deal", "move"}]
    if not 0 <= practice.seat < before.seats:
        raise Refusal("no-such-seat")
    if practice.n >= len(actions):
        raise Refusal("no-such-position")
    if practice.n >= MOST_DEEDS:
        raise RecordError(1, "too-long")
    dealer = lines[0].fields["dealer"]
    return Match(before.game, before.options, before.seats, dealer), actions


def _heard(match: Match, facts: Sequence[Fact], seat: int) -> list[Event]:
    events = (match.game.story(fact, seat) for fact in facts)
    return [event for event in events if event is not None]


def _deed(match: Match, fields: dict[str, Any]) -> Deed:
    if "move" in fields:
        move = match.game.text(match.game.parse(fields["move"]))
        return _moved(fields["seat"], move)
    laid = {"pack": tuple(fields["pack"])} if "pack" in fields else {"zones": fields["deal"]}
    return _dealt(match, **laid)


def _moved(seat: int, move: str) -> Deed:
    return Deed(entries.Moved, {"seat": seat, "move": move, "by": "laid"})


def _dealt(match: Match, **laid: Any) -> Deed:
    return Deed(entries.Dealt, {"round": match.round, "by_hand": True, **laid})


def _anew(
    match: Match, seat: int, told: tuple[Event, ...], deeds: list[Deed], rng: Random
) -> list[Deed]:
    """The round that is on, as it may have come about for all that this seat knows."""
    if not told:
        return []  # nobody has seen a card: chance lays the pack
    moves = tuple((deed.fields["seat"], deed.fields["move"]) for deed in deeds[1:])
    view = match.view(seat).table
    world = match.game.imagine(view).deal(rng)
    relaid = match.game.anew(view, world, Past(told, moves))
    return [_laid(match, relaid), *(_moved(*move) for move in relaid.moves)]


def _laid(match: Match, relaid: Relaid) -> Deed:
    card = match.game.card
    if relaid.zones is None:
        return _dealt(match, pack=tuple(map(card, relaid.pack)))
    zones = {name: tuple(map(card, cards)) for name, cards in relaid.zones.items()}
    return _dealt(match, zones=zones)
