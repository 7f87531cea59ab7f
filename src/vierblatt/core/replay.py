"""Playing a record through again, with every number in it checked."""

import dataclasses
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from vierblatt.core.chance import Stream, commitment
from vierblatt.core.game import DealError, Game, NotationError, Options
from vierblatt.core.match import Match, given_up
from vierblatt.core.record import FORMAT, Line, RecordError, field, told
from vierblatt.core.state import Fact

FindGame = Callable[[str, int], Game]
"""The game of a name and a rules version; raises LookupError."""
After = Callable[[Line, Match], None]
"""Told of each line that was played, and of the match after it."""


@dataclasses.dataclass
class Replay:
    """A record played through again: the match it leads to and what was seen on the way."""

    match: Match
    players: tuple[str, ...] = ()
    committed: str | None = None
    secret: bytes | None = None
    ended: bool = False
    moves: int = 0
    proved: int = 0
    """How many packs the revealed secret was shown to give."""
    unknown: list[int] = dataclasses.field(default_factory=list)
    """The numbers of lines of an unknown kind; they were kept and not looked at."""
    packs: list[tuple[int, list[int]]] = dataclasses.field(default_factory=list)
    """For each pack laid by chance its line and its order."""


def replay(
    lines: Sequence[Line], find: FindGame, *, whole: bool = True, after: After | None = None
) -> Replay:
    """Play a record through by the rules of its version and check every number in it.

    With `whole` the record must have its last line. Raises RecordError.
    """
    done = _header(lines[0], find)
    end = next((line for line in lines if "end" in line.fields), lines[-1])
    secret = _secret(end, done)
    digest = sha256(lines[0].raw)
    for line in lines[1:]:
        if done.ended:
            raise RecordError(line.number, "after-the-end")
        _follow(done, line, secret, digest.hexdigest())
        if after is not None:
            after(line, done.match)
        digest.update(line.raw)
    if whole and not done.ended:
        raise RecordError(lines[-1].number, "cut")
    return done


def _follow(done: Replay, line: Line, secret: bytes | None, digest: str) -> None:
    if "move" in line.fields:
        _move(done, line)
    elif "pack" in line.fields or "deal" in line.fields:
        _deal(done, line, secret)
    elif "points" in line.fields:
        _points(done, line)
    elif "end" in line.fields:
        _end(done, line, digest)
    else:
        done.unknown.append(line.number)


def _header(line: Line, find: FindGame) -> Replay:
    if "record" not in line.fields:
        raise RecordError(line.number, "no-record")
    version = field(line, "record", int)
    if version != FORMAT:
        raise RecordError(line.number, "other-format", version=version)
    name, rules = field(line, "game", str), field(line, "rules_version", int)
    try:
        game = find(name, rules)
    except LookupError as error:
        raise RecordError(line.number, "no-such-game", game=name, version=rules) from error
    options = _options(line, game)
    try:
        match = Match(game, options, field(line, "seats", int), field(line, "dealer", int))
    except ValueError as error:
        raise RecordError(line.number, "bad-field", field="seats", detail=str(error)) from error
    players = field(line, "players", tuple[str, ...], ())
    return Replay(match, players, line.fields.get("commitment"))


def _options(line: Line, game: Game) -> Options:
    try:
        return msgspec.convert(line.fields.get("options"), game.options)
    except msgspec.ValidationError as error:
        raise RecordError(line.number, "bad-field", field="options", detail=str(error)) from error


def _secret(last: Line, done: Replay) -> bytes | None:
    if "secret" not in last.fields:
        return None
    try:
        secret = bytes.fromhex(field(last, "secret", str))
    except ValueError as error:
        raise RecordError(last.number, "bad-field", field="secret", detail=str(error)) from error
    if done.committed is None or commitment(secret) != done.committed or not _is_plain(last):
        raise RecordError(last.number, "wrong-secret")
    done.secret = secret
    return secret


def _is_plain(last: Line) -> bool:
    """Whether the secret is written in small digits, as it always is."""
    secret = field(last, "secret", str)
    return bytes.fromhex(secret).hex() == secret


def _deal(done: Replay, line: Line, secret: bytes | None) -> None:
    match = done.match
    if field(line, "round", int, match.round) != match.round:
        raise RecordError(line.number, "wrong-round", round=match.round)
    by_hand = "deal" in line.fields
    try:
        pack = _dealt(match, line) if by_hand else _pack(match, line)
        if not by_hand:
            done.packs.append((line.number, pack))
        if secret is not None and not by_hand and match.wants_pack():
            _prove(done, line, secret, pack)
        facts = match.deal(pack, by_hand=by_hand)
    except DealError as error:
        raise RecordError(line.number, "bad-deal", detail=str(error)) from error
    _told_alike(done, line, facts)


def _pack(match: Match, line: Line) -> list[int]:
    return [_card(match, line, card) for card in field(line, "pack", list[str])]


def _dealt(match: Match, line: Line) -> list[int]:
    zones = field(line, "deal", dict[str, list[str]])
    numbers = {name: [_card(match, line, card) for card in zone] for name, zone in zones.items()}
    return pack_of(match, numbers)


def pack_of(match: Match, zones: dict[str, list[int]]) -> list[int]:
    """The pack that deals a position written by hand, its zones checked. Raises DealError."""
    wanted = match.game.zones(match.options, match.seats, match.dealer)
    for name, size in wanted.items():
        if len(zones.get(name, ())) != size:
            raise DealError(f"{name} wants {size} cards and has {len(zones.get(name, ()))}")
    if extra := set(zones) - set(wanted):
        raise DealError(f"there is no zone {sorted(extra)[0]}; there are {', '.join(wanted)}")
    fixed = {name: tuple(cards) for name, cards in zones.items()}
    return match.game.pack_of(match.options, match.seats, match.dealer, dict(fixed))


def _prove(done: Replay, line: Line, secret: bytes, pack: list[int]) -> None:
    match = done.match
    if pack != Stream(secret, f"round {match.round}").laid(match.bundles()):
        raise RecordError(line.number, "other-pack")
    done.proved += 1


def _card(match: Match, line: Line, card: str) -> int:
    try:
        return match.game.number(card)
    except NotationError as error:
        raise RecordError(line.number, "no-such-card", card=card) from error


def _move(done: Replay, line: Line) -> None:
    match = done.match
    seat, text = field(line, "seat", int), field(line, "move", str)
    try:
        code = match.game.encode(match.game.parse(text))
    except NotationError as error:
        raise RecordError(line.number, "no-such-move", move=text) from error
    refused = match.why_not(seat, code)
    if refused is not None:
        wrong = RecordError(line.number, "illegal", move=text, seat=seat, game=match.game.name)
        wrong.refused = refused
        raise wrong
    facts = match.act(seat, code)
    done.moves += 1
    _told_alike(done, line, facts)


def _told_alike(done: Replay, line: Line, facts: Sequence[Fact]) -> None:
    """The events and the state hash of a line, where it has them, are those that come of it now."""
    now = msgspec.json.decode(msgspec.json.encode(told(done.match, facts)))
    for name, problem in (("events", "other-events"), ("state", "other-state")):
        if name in line.fields and not _covers(line.fields[name], now.get(name)):
            raise RecordError(line.number, problem)


def _covers(recorded: Any, told: Any) -> bool:
    """Whether what was recorded says all that is told; it may say more in fields of its own."""
    if isinstance(recorded, dict) and isinstance(told, dict):
        return all(name in recorded and _covers(recorded[name], told[name]) for name in told)
    if isinstance(recorded, list) and isinstance(told, list):
        return len(recorded) == len(told) and all(map(_covers, recorded, told))
    return bool(recorded == told) and type(recorded) is type(told)


def _points(done: Replay, line: Line) -> None:
    match = done.match
    if match.state is not None or not match.scores:
        raise RecordError(line.number, "points-too-early")
    points = field(line, "points", tuple[int, ...])
    totals = field(line, "totals", tuple[int, ...], match.totals)
    if points != match.scores[-1].points:
        raise RecordError(line.number, "other-points", points=_listed(match.scores[-1].points))
    if totals != match.totals:
        raise RecordError(line.number, "other-totals", points=_listed(match.totals))


def _listed(points: Sequence[int]) -> str:
    return " ".join(map(str, points))


def _end(done: Replay, line: Line, digest: str) -> None:
    outcome = done.match.outcome
    end = field(line, "end", str)
    if end not in ("won", "stopped") or (end == "won") != (outcome is not None):
        raise RecordError(line.number, "other-end")
    if outcome and field(line, "winners", tuple[int, ...]) != outcome.winners:
        raise RecordError(line.number, "other-winners", winners=_listed(outcome.winners))
    if "gave_up" in line.fields:
        _given_up(done, line)
    if end == "won" and done.committed is not None and done.secret is None:
        raise RecordError(line.number, "no-secret")
    if field(line, "sha256", str) != digest:
        raise RecordError(line.number, "changed")
    done.ended = True


def _given_up(done: Replay, line: Line) -> None:
    """Only a match that was not played to its end was given up, and the others have won."""
    seat, sides = field(line, "gave_up", int), done.match.sides
    if done.match.outcome or not 0 <= seat < len(sides):
        raise RecordError(line.number, "other-end")
    winners = given_up(sides, seat)
    if field(line, "winners", tuple[int, ...]) != winners:
        raise RecordError(line.number, "other-winners", winners=_listed(winners))
