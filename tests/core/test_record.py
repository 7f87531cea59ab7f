"""Records: written, read and played again; and every damage and every forgery is found."""

import io
import os
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vierblatt.core.chance import Stream, commitment
from vierblatt.core.game import Game
from vierblatt.core.match import Match
from vierblatt.core.notation import Typist, written
from vierblatt.core.record import LONGEST_LINE, Line, RecordError, Writer, parse, read
from vierblatt.core.replay import Replay, pack_of, replay
from vierblatt.games import game_named

DEEP = os.environ.get("VIERBLATT_DEEP") == "1"
SECRET = bytes(range(32))
PLAYERS = ("Ann", "Ben", "Cleo", "Dan")
GAME = game_named("four-gems")
Fields = dict[str, Any]


def find(name: str, rules_version: int) -> Game:
    """The game of a record, as the commands find it."""
    game = game_named(name)
    if rules_version not in (0, game.rules_version):
        raise LookupError(name)
    return game


# Records to look at


def play(match: Match, writer: Writer, rng: random.Random, pack: list[int]) -> None:
    """One round at random, written down."""
    writer.pack(match, pack, match.deal(pack))
    play_on(match, writer, rng)


def play_on(match: Match, writer: Writer, rng: random.Random) -> None:
    """The moves of a round, at random."""
    while match.state is not None:
        (seat,) = match.waiting()
        code = rng.choice(list(match.state.legal(seat)))
        text = GAME.text(match.decode(seat, code))
        writer.move(match, seat, text, match.act(seat, code))


@cache
def whole_match() -> bytes:
    """A match of two rounds, its packs laid by a secret that was committed to."""
    out = io.BytesIO()
    writer, rng = Writer(out), random.Random(3)
    options = msgspec.convert({"target": 330, "overruff": "must"}, GAME.options)
    match = Match(GAME, options, 4, 1)
    writer.begin(match, PLAYERS, commitment(SECRET))
    while match.outcome is None:
        play(match, writer, rng, Stream(SECRET, f"round {match.round}").laid(match.bundles()))
    writer.end(match, SECRET)
    assert len(match.scores) == 2
    return out.getvalue()


@cache
def hand_dealt() -> bytes:
    """A round that was dealt by hand; the match was then left."""
    out = io.BytesIO()
    writer = Writer(out)
    match = Match(GAME, GAME.options(), 4, 0)
    writer.begin(match)
    cards = [GAME.card(number) for number in range(32)]
    random.Random(8).shuffle(cards)
    sizes = GAME.zones(match.options, 4, 0)
    zones = {name: [cards.pop() for _ in range(size)] for name, size in sizes.items()}
    pack = pack_of(match, {name: list(map(GAME.number, zone)) for name, zone in zones.items()})
    writer.zones(match, zones, match.deal(pack, by_hand=True))
    code = GAME.encode(GAME.parse("cut 16"))
    writer.move(match, 3, "cut 16", match.act(3, code))
    play_on(match, writer, random.Random(9))
    writer.end(match)
    return out.getvalue()


def raw_lines(record: bytes) -> list[bytes]:
    """The lines with their ends."""
    return record.splitlines(keepends=True)


def lines_of(record: bytes) -> list[Line]:
    """The lines, read."""
    return list(parse(io.BytesIO(record)))


def fields_of(record: bytes) -> list[Fields]:
    """What the lines say, to be changed."""
    return [deepcopy(line.fields) for line in lines_of(record)]


def sealed(lines: list[Fields]) -> bytes:
    """A record of these lines with the right hash at its end."""
    out = io.BytesIO()
    writer = Writer(out)
    for fields in lines[:-1]:
        writer.line(fields)
    digest = sha256(out.getvalue()).hexdigest()
    writer.line({**lines[-1], "sha256": digest} if "sha256" in lines[-1] else lines[-1])
    return out.getvalue()


def kind(fields: Fields) -> str:
    """What sort of line it is."""
    kinds = ("record", "move", "pack", "deal", "points", "end")
    return next((name for name in kinds if name in fields), "")


def check(record: bytes) -> Replay:
    """Read it and play it again. Raises RecordError."""
    return replay(lines_of(record), find)


def wrong(record: bytes) -> RecordError:
    """What is wrong with it, which must be something."""
    with pytest.raises(RecordError) as caught:
        check(record)
    return caught.value


def line_with(lines: list[Fields], name: str, at: int = 0) -> int:
    """The place of one of the lines of a kind."""
    return [place for place, fields in enumerate(lines) if kind(fields) == name][at]


# There and back


@pytest.mark.parametrize("record", [whole_match, hand_dealt])
def test_a_good_record_is_good(record: Callable[[], bytes]) -> None:
    done = check(record())
    lines = fields_of(record())
    assert done.ended
    assert done.unknown == []
    assert done.moves == sum(kind(fields) == "move" for fields in lines)
    assert len(done.match.scores) == sum(kind(fields) == "points" for fields in lines)
    assert list(done.match.totals) == lines[-2]["totals"]


def test_the_proof() -> None:
    done = check(whole_match())
    assert done.proved == 2
    assert done.secret == SECRET
    assert done.committed == commitment(SECRET)
    assert done.players == PLAYERS
    assert [line for line, _ in done.packs] == [
        place + 1 for place, fields in enumerate(fields_of(whole_match())) if kind(fields) == "pack"
    ]
    assert check(hand_dealt()).proved == 0
    assert check(hand_dealt()).packs == []


@pytest.mark.parametrize("record", [whole_match, hand_dealt])
def test_written_again_it_is_the_same(record: Callable[[], bytes]) -> None:
    """Byte for byte, from what its lines say."""
    out = io.BytesIO()
    writer = Writer(out)
    lines = lines_of(record())
    head = lines[0].fields
    options = msgspec.convert(head["options"], GAME.options)
    match = Match(GAME, options, head["seats"], head["dealer"])
    writer.begin(match, head.get("players", ()), head.get("commitment"))
    for line in lines[1:-1]:
        fields = line.fields
        if kind(fields) == "pack":
            pack = [GAME.number(card) for card in fields["pack"]]
            writer.pack(match, pack, match.deal(pack))
        elif kind(fields) == "deal":
            zones = {name: list(map(GAME.number, zone)) for name, zone in fields["deal"].items()}
            writer.zones(match, fields["deal"], match.deal(pack_of(match, zones), by_hand=True))
        elif kind(fields) == "move":
            code = GAME.encode(GAME.parse(fields["move"]))
            writer.move(match, fields["seat"], fields["move"], match.act(fields["seat"], code))
    secret = lines[-1].fields.get("secret")
    writer.end(match, None if secret is None else bytes.fromhex(secret))
    assert out.getvalue() == record()


def test_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(whole_match())
    lines = read(path)
    assert b"".join(line.raw for line in lines) == whole_match()
    assert [line.number for line in lines] == list(range(1, len(lines) + 1))
    assert replay(lines, find).ended


@pytest.mark.parametrize("cut", [1, 2, 5, 40, -1])
def test_a_writer_goes_on_where_another_has_stopped(cut: int) -> None:
    lines = lines_of(whole_match())
    out = io.BytesIO()
    writer = Writer(out)
    writer.resume(lines[:cut])
    for line in lines[cut:-1]:
        writer.line(line.fields)
    match = check(whole_match()).match
    writer.end(match, SECRET)
    assert out.getvalue() == b"".join(line.raw for line in lines[cut:])


def test_a_match_that_was_left() -> None:
    """What is there of it is checked; only the whole of it must have an end."""
    lines = lines_of(whole_match())
    for upto in range(1, len(lines)):
        done = replay(lines[:upto], find, whole=False)
        assert not done.ended
        assert done.moves == sum(kind(line.fields) == "move" for line in lines[:upto])
        with pytest.raises(RecordError) as caught:
            replay(lines[:upto], find)
        assert (caught.value.line, caught.value.problem) == (upto, "cut")


# What nobody knows


def test_unknown_fields_and_lines_are_kept_and_reported() -> None:
    lines = fields_of(whole_match())
    for fields in lines:
        fields["x-seconds"] = 1.5
        for event in fields.get("events", ()):
            event["x-shown"] = [True, None]
    places = [1, 2, 7, line_with(lines, "points"), len(lines) - 1]
    for place in reversed(places):
        lines.insert(place, {"x-chat": "♣ was not led", "seat": 9})
    record = sealed(lines)
    done = check(record)
    assert done.ended
    assert done.proved == 2
    assert done.unknown == [place + 1 + before for before, place in enumerate(places)]
    assert b"".join(line.raw for line in lines_of(record)) == record
    assert all(fields.get("x-seconds", 1.5) == 1.5 for fields in fields_of(record))


def test_other_programs_may_leave_out_what_can_be_worked_out() -> None:
    """Events, states, points, totals, round numbers and players."""
    lines = [fields for fields in fields_of(whole_match()) if kind(fields) != "points"]
    for fields in lines:
        for name in ("events", "state", "round", "players"):
            fields.pop(name, None)
    done = check(sealed(lines))
    assert done.match.outcome is not None
    assert done.proved == 2
    totals = fields_of(whole_match())
    del totals[line_with(totals, "points")]["totals"]
    assert check(sealed(totals)).ended


# Damage


def flips(record: bytes, number: int) -> Iterator[tuple[int, bytes]]:
    """The record with one byte changed, and the line from 1 in which it was."""
    rng = random.Random(number)
    places = range(len(record)) if DEEP else sorted(rng.sample(range(len(record)), number))
    for place in places:
        other = record[place] ^ rng.randrange(1, 256)
        line = record.count(b"\n", 0, place) + 1
        yield line, record[:place] + bytes([other]) + record[place + 1 :]


def check_flip(record: bytes, line: int, damaged: bytes) -> None:
    """It is found in its line.

    Where the line says the same as before it is found by the hash in the last one; where it has
    become a line of an unknown kind, there or in the next one.
    """
    error = wrong(damaged)
    last = record.count(b"\n")
    if line == 1:
        assert 1 <= error.line <= last
    elif error.line != line:
        changed = fields_of(damaged)[line - 1]
        before = fields_of(record)[line - 1]
        same = kind(changed) == kind(before)
        assert (error.line, error.problem) == (last, "changed") or (
            error.line == line + 1 and not same
        ), (line, error)


def test_a_changed_byte_is_found() -> None:
    record = whole_match()
    for line, damaged in flips(record, 500):
        if line < len(raw_lines(record)):
            check_flip(record, line, damaged)


def test_a_changed_byte_in_a_dealt_position_is_found() -> None:
    record = hand_dealt()
    lines = raw_lines(record)
    start = len(lines[0])
    dealt = record[: start + len(lines[1])]
    for place in range(start, len(dealt), 1 if DEEP else 3):
        damaged = record[:place] + bytes([record[place] ^ 1]) + record[place + 1 :]
        check_flip(record, 2, damaged)


def flips_of_the_last_line(record: bytes) -> Iterator[tuple[bool, bytes]]:
    """Changed bytes, and whether the line says less, or the same, than before."""
    *_, last = raw_lines(record)
    start = len(record) - len(last)
    said = msgspec.json.decode(last)
    for place in range(start, len(record)):
        for bit in (1, 4, 32):
            damaged = record[:place] + bytes([record[place] ^ bit]) + record[place + 1 :]
            try:
                now = msgspec.json.decode(damaged[start:])
            except (msgspec.DecodeError, UnicodeDecodeError):
                now = {"end": None}
            secret = str(now.get("secret", "")).lower()
            lost = "end" in now and not {"sha256", "secret"} <= set(now)
            yield lost or {**now, "secret": secret} == said, damaged


def test_a_changed_byte_in_the_last_line_is_found() -> None:
    lines = len(raw_lines(whole_match()))
    for less, damaged in flips_of_the_last_line(whole_match()):
        if not less:
            assert wrong(damaged).line == lines


def test_a_lost_hash_or_secret_is_found() -> None:
    """The hash does not cover its own line, so what is left out there must be missed."""
    lines = len(raw_lines(whole_match()))
    for less, damaged in flips_of_the_last_line(whole_match()):
        if less:
            assert wrong(damaged).line == lines


def joined(lines: list[bytes]) -> bytes:
    return b"".join(lines)


def test_a_lost_line_is_found() -> None:
    """In the line that is then in its place; lost points only by the hash."""
    lines = raw_lines(whole_match())
    kinds = [kind(fields) for fields in fields_of(whole_match())]
    for place, name in enumerate(kinds):
        error = wrong(joined(lines[:place] + lines[place + 1 :]))
        if name == "points":
            assert (error.line, error.problem) == (len(lines) - 1, "changed")
        elif name == "end":
            assert (error.line, error.problem) == (len(lines) - 1, "cut")
        else:
            assert error.line == place + 1, name


def test_a_doubled_line_is_found() -> None:
    """In the second of the two; for the header and for points only by the hash."""
    lines = raw_lines(whole_match())
    kinds = [kind(fields) for fields in fields_of(whole_match())]
    for place, name in enumerate(kinds):
        error = wrong(joined(lines[: place + 1] + lines[place:]))
        if name in ("record", "points"):
            assert (error.line, error.problem) == (len(lines) + 1, "changed")
        else:
            assert error.line == place + 2, name


def test_swapped_lines_are_found() -> None:
    """In the first of the two; points behind the next pack in the second."""
    lines = raw_lines(whole_match())
    kinds = [kind(fields) for fields in fields_of(whole_match())]
    for place in range(len(lines) - 1):
        one, other = lines[place : place + 2]
        error = wrong(joined([*lines[:place], other, one, *lines[place + 2 :]]))
        late = kinds[place] == "points" and kinds[place + 1] == "pack"
        assert error.line == place + 1 + late


def test_a_cut_is_found() -> None:
    """Wherever it is in the last two lines."""
    record = whole_match()
    lines = raw_lines(record)
    for size in range(len(joined(lines[:-2])), len(record)):
        error = wrong(record[:size])
        assert error.line == max(1, len(raw_lines(record[:size])))
        assert error.problem in ("cut", "cut-in-line")


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (b"", "empty"),
        (b"\n", "not-json"),
        (b"{}\n", "no-record"),
        (b"[]\n", "not-json"),
        (b"{", "cut-in-line"),
        (b"{}", "cut-in-line"),
        (b"\xff\n", "not-json"),
        (b"[" * 100_000 + b"\n", "not-json"),
        (b'{"a":' * 100_000 + b"\n", "not-json"),
        (b'{"record":1,"x":"' + b"x" * LONGEST_LINE + b'"}\n', "too-long"),
        (b'{"record":2}\n', "other-format"),
        (b'{"record":1}\n', "bad-field"),
        (b'{"record":1,"game":"four-gems","rules_version":1,"pack":[]}\n', "bad-field"),
        (b'{"record":1,"game":"whist","rules_version":1}\n', "no-such-game"),
        (b'{"record":1,"game":"four-gems","rules_version":99}\n', "no-such-game"),
    ],
)
def test_what_is_no_record(record: bytes, problem: str) -> None:
    error = wrong(record)
    assert (error.line, error.problem) == (1, problem)


@pytest.mark.parametrize("more", [{"pack": 1}, {"deal": {}}, {"points": []}, {"end": "won"}])
def test_no_line_is_two_things(more: Fields) -> None:
    """One reader took a line with a pack and a deal for the one, and one for the other."""
    lines = raw_lines(whole_match())
    for at in (1, 2):
        both = msgspec.json.encode(more | msgspec.json.decode(lines[at])) + b"\n"
        if more.keys() & msgspec.json.decode(lines[at]).keys():
            continue
        error = wrong(joined([*lines[:at], both, *lines[at + 1 :]]))
        assert (error.line, error.problem) == (at + 1, "bad-field")


# Forgeries, with a hash that fits


Forge = Callable[[list[Fields]], int]
"""Changes some lines, and says in which place it must be found."""


def points(lines: list[Fields]) -> int:
    at = line_with(lines, "points")
    for name in ("points", "totals"):
        lines[at][name] = [n + 10 for n in lines[at][name]]
    return at


def totals(lines: list[Fields]) -> int:
    at = line_with(lines, "points", 1)
    lines[at]["totals"][2] -= 1
    return at


def fewer_points(lines: list[Fields]) -> int:
    at = line_with(lines, "points")
    lines[at]["points"].pop()
    return at


def winners(lines: list[Fields]) -> int:
    lines[-1]["winners"] = [0, 2] if lines[-1]["winners"] == [1, 3] else [1, 3]
    return len(lines) - 1


def nobody_has_won(lines: list[Fields]) -> int:
    lines[-1]["winners"] = []
    return len(lines) - 1


def was_left(lines: list[Fields]) -> int:
    lines[-1] = {"end": "stopped", "sha256": "", "secret": lines[-1]["secret"]}
    return len(lines) - 1


def won_too_early(lines: list[Fields]) -> int:
    at = line_with(lines, "pack", 1)
    lines[at:] = [{**lines[-1]}]
    return at


def event_in_a_move(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 20)
    assert lines[at]["events"][0]["event"] == "played"
    lines[at]["events"][0]["led"] = not lines[at]["events"][0]["led"]
    return at


def another_event(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 20)
    lines[at]["events"].append(lines[at]["events"][0])
    return at


def no_event(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 21)
    lines[at]["events"] = []
    return at


def event_of_hidden_cards(lines: list[Fields]) -> int:
    at = line_with(lines, "move")
    dealt = lines[at]["events"][1]
    dealt["cards"] = list(reversed(dealt["cards"]))
    return at


def a_hidden_event(lines: list[Fields]) -> int:
    at = line_with(lines, "move")
    lines[at]["events"][1]["cards"] = None
    return at


def state_of_a_pack(lines: list[Fields]) -> int:
    at = line_with(lines, "pack", 1)
    lines[at]["state"] = lines[at - 3]["state"]
    return at


def state_of_a_move(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 30)
    lines[at]["state"] = "0" * 16
    return at


def state_at_the_end(lines: list[Fields]) -> int:
    """There is none after the last move of a round."""
    at = line_with(lines, "points") - 1
    assert "state" not in lines[at]
    lines[at]["state"] = lines[at - 1]["state"]
    return at


def pack(lines: list[Fields]) -> int:
    at = line_with(lines, "pack")
    cards = lines[at]["pack"]
    cards[3], cards[30] = cards[30], cards[3]
    return at


def pack_across_its_parts(lines: list[Fields]) -> int:
    """In the second round each trick is a part."""
    del lines[0]["commitment"], lines[-1]["secret"]
    at = line_with(lines, "pack", 1)
    cards = lines[at]["pack"]
    cards[3], cards[4] = cards[4], cards[3]
    return at


def a_card_twice(lines: list[Fields]) -> int:
    at = line_with(lines, "pack")
    lines[at]["pack"][0] = lines[at]["pack"][1]
    return at


def another_card(lines: list[Fields]) -> int:
    at = line_with(lines, "pack")
    lines[at]["pack"][0] = "R5"
    return at


def secret(lines: list[Fields]) -> int:
    lines[-1]["secret"] = bytes(32).hex()
    return len(lines) - 1


def no_hexadecimal_secret(lines: list[Fields]) -> int:
    lines[-1]["secret"] = "xyz"
    return len(lines) - 1


def committed(lines: list[Fields]) -> int:
    lines[0]["commitment"] = commitment(bytes(32))
    return len(lines) - 1


def not_committed(lines: list[Fields]) -> int:
    del lines[0]["commitment"]
    return len(lines) - 1


def secret_and_commitment(lines: list[Fields]) -> int:
    lines[0]["commitment"] = commitment(bytes(32))
    lines[-1]["secret"] = bytes(32).hex()
    return line_with(lines, "pack")


def another_seat(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 9)
    lines[at]["seat"] = (lines[at]["seat"] + 1) % 4
    return at


def no_such_move(lines: list[Fields]) -> int:
    at = line_with(lines, "move", 9)
    lines[at]["move"] = "R5"
    return at


def another_cut(lines: list[Fields]) -> int:
    at = line_with(lines, "move")
    lines[at]["move"] = "cut 3" if lines[at]["move"] != "cut 3" else "cut 4"
    return at


def another_round(lines: list[Fields]) -> int:
    at = line_with(lines, "pack", 1)
    lines[at]["round"] = 1
    return at


def another_dealer(lines: list[Fields]) -> int:
    lines[0]["dealer"] = 2
    return line_with(lines, "pack")


def another_option(lines: list[Fields]) -> int:
    lines[0]["options"]["trump_values"] = "face"
    return line_with(lines, "pack")


def a_later_target(lines: list[Fields]) -> int:
    lines[0]["options"]["target"] = 10_000
    return len(lines) - 1


def after_the_end(lines: list[Fields]) -> int:
    lines.append({"x-chat": "well played", "sha256": ""})
    return len(lines) - 1


FORGERIES: list[tuple[Forge, str]] = [
    (points, "other-points"),
    (totals, "other-totals"),
    (fewer_points, "other-points"),
    (winners, "other-winners"),
    (nobody_has_won, "other-winners"),
    (was_left, "other-end"),
    (won_too_early, "other-end"),
    (event_in_a_move, "other-events"),
    (another_event, "other-events"),
    (no_event, "other-events"),
    (event_of_hidden_cards, "other-events"),
    (a_hidden_event, "other-events"),
    (state_of_a_pack, "other-state"),
    (state_of_a_move, "other-state"),
    (state_at_the_end, "other-state"),
    (pack, "other-pack"),
    (pack_across_its_parts, "bad-deal"),
    (a_card_twice, "other-pack"),
    (another_card, "no-such-card"),
    (secret, "wrong-secret"),
    (no_hexadecimal_secret, "bad-field"),
    (committed, "wrong-secret"),
    (not_committed, "wrong-secret"),
    (secret_and_commitment, "other-pack"),
    (another_seat, "illegal"),
    (no_such_move, "no-such-move"),
    (another_cut, "other-events"),
    (another_round, "wrong-round"),
    (another_dealer, "other-state"),
    (another_option, "other-state"),
    (a_later_target, "other-end"),
    (after_the_end, "after-the-end"),
]


@pytest.mark.parametrize(
    ("forge", "problem"), FORGERIES, ids=[forge.__name__ for forge, _ in FORGERIES]
)
def test_a_forgery_is_found(forge: Forge, problem: str) -> None:
    lines = fields_of(whole_match())
    place = forge(lines)
    error = wrong(sealed(lines))
    assert (error.line, error.problem) == (place + 1, problem)


def test_another_match_under_the_same_commitment_is_found() -> None:
    """All of it fits together, but the secret gives another pack."""
    out = io.BytesIO()
    writer, rng = Writer(out), random.Random(3)
    match = Match(GAME, msgspec.convert({"target": 1}, GAME.options), 4, 1)
    writer.begin(match, (), commitment(SECRET))
    play(match, writer, rng, Stream(SECRET, "round 2").laid(match.bundles()))
    writer.end(match, SECRET)
    error = wrong(out.getvalue())
    assert (error.line, error.problem) == (2, "other-pack")
    lines = fields_of(out.getvalue())
    del lines[0]["commitment"], lines[-1]["secret"]
    assert check(sealed(lines)).proved == 0


DEALT_WRONG: dict[str, Callable[[Fields], object]] = {
    "a card is missing": lambda zones: zones["P1"].pop(),
    "a card too many": lambda zones: zones["P1"].append("R1"),
    "a card twice": lambda zones: zones["P1"].__setitem__(0, zones["P2"][0]),
    "a zone is missing": lambda zones: zones.pop("turned"),
    "a zone too many": lambda zones: zones.update(widow=[]),
}


@pytest.mark.parametrize("spoil", DEALT_WRONG.values(), ids=DEALT_WRONG)
def test_a_position_that_cannot_be_dealt(spoil: Callable[[Fields], object]) -> None:
    lines = fields_of(hand_dealt())
    spoil(lines[1]["deal"])
    error = wrong(sealed(lines))
    assert (error.line, error.problem) == (2, "bad-deal")


def test_another_dealt_position_is_found() -> None:
    lines = fields_of(hand_dealt())
    zones = lines[1]["deal"]
    zones["P1"][0], zones["stock"][10] = zones["stock"][10], zones["P1"][0]
    error = wrong(sealed(lines))
    assert (error.line, error.problem) == (2, "other-state")


ODD: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "", "x", [], [None], {}, {"x": 1})


@pytest.mark.parametrize("record", [whole_match, hand_dealt])
def test_odd_values_are_refused_in_their_line(record: Callable[[], bytes]) -> None:
    """Whatever stands in a field, nothing but RecordError comes of it."""
    lines = fields_of(record())
    places = {kind(fields): place for place, fields in enumerate(lines)}
    for place in {*places.values(), line_with(lines, "move", 9)}:
        for name, value in lines[place].items():
            for odd in ODD if name != "sha256" else ():
                forged = deepcopy(lines)
                forged[place][name] = odd
                raw = [msgspec.json.encode(fields) + b"\n" for fields in forged]
                digest = sha256(joined(raw[:-1])).hexdigest()
                raw[-1] = msgspec.json.encode({**forged[-1], "sha256": digest}) + b"\n"
                same = odd == value or (name, odd) in (("players", []), ("options", {}))
                if same:
                    continue  # no names are good, and no options are the usual ones
                error = wrong(joined(raw))
                late = name in ("commitment", "options", "dealer", "seats")
                assert error.line == place + 1 or late, (name, odd, error)


# On paper


def typed(text: list[str]) -> bytes:
    """The record of a text."""
    out = io.BytesIO()
    Typist(find, out).type(text)
    return out.getvalue()


@pytest.mark.parametrize("record", [whole_match, hand_dealt])
def test_on_paper_and_back(record: Callable[[], bytes]) -> None:
    """The same record again, but for the proof, which does not stand on paper."""
    lines = fields_of(record())
    text = list(written(lines_of(record())))
    again = typed(text)
    lines[0].pop("commitment", None)
    lines[-1].pop("secret", None)
    assert again == sealed(lines)
    assert check(again).ended
    assert list(written(lines_of(again))) == text


def test_on_paper_as_people_write() -> None:
    """Names, comments, capitals, spaces, and zones on more than one line."""
    text: list[str] = []
    names = dict(zip("0123", PLAYERS, strict=True))
    for line in written(lines_of(hand_dealt())):
        words = line.split()
        if words and words[0] in names:
            text.append(f"  {names[words[0]]}   {' '.join(words[1:]).lower()}  # {line}")
        elif line.startswith("deal P1"):
            text += [f"deal P1 {' '.join(words[2:4]).lower()}", "", f"deal P1 {words[4]}"]
            text.append(f"deal P1 {' '.join(words[5:])}")
        else:
            text.append(line)
    text[2:2] = [f"player {seat} {name}" for seat, name in names.items()]
    lines = fields_of(hand_dealt())
    lines[0]["players"] = list(PLAYERS)
    assert fields_of(typed(text))[:-1] == lines[:-1]


WRITTEN_WRONG = [
    ("game four-gems", "no-round"),
    ("game whist|round", "no-such-game"),
    ("round", "no-such-game"),
    ("game four-gems|seats 5|round", "bad-field"),
    ("game four-gems|seats x|round", "bad-field"),
    ("game four-gems|dealer 4|round", "bad-field"),
    ("game four-gems|option overruff maybe|round", "bad-field"),
    ("game four-gems|option colour red|round", "bad-field"),
    ("game four-gems|round|pack R1 R2", "bad-deal"),
    ("game four-gems|round|pack R5", "no-such-card"),
    ("game four-gems|round|round|1 pass", "illegal"),
    ("game four-gems|round|4 pass", "no-such-player"),
    ("game four-gems|round|Ann pass", "no-such-player"),
    (f"game four-gems|round|{'4' * 5000} pass", "no-such-player"),
    (f"game four-gems|player {'4' * 5000} Ann", "not-understood"),
    (f"game four-gems|option target {'4' * 5000}|round", "bad-field"),
    ("game four-gems|round|0 bid", "no-such-move"),
    ("game four-gems|round|hello", "not-understood"),
    ("game four-gems|hello world", "not-understood"),
    ("game four-gems|round|seats 4", "no-such-player"),
    ("game four-gems|round|deal P0 R1|0 pass", "bad-deal"),
    ("game four-gems|round|deal P0 R1", "bad-deal"),
]


@pytest.mark.parametrize(("text", "problem"), WRITTEN_WRONG)
def test_what_is_wrong_on_paper(text: str, problem: str) -> None:
    lines = text.split("|")
    with pytest.raises(RecordError) as caught:
        typed(lines)
    assert (caught.value.line, caught.value.problem) == (len(lines), problem)


def test_illegal_on_paper() -> None:
    """A move that is refused says by which paragraph; and a round must be played to its end."""
    text = list(written(lines_of(whole_match())))
    first = next(place for place, line in enumerate(text) if line.startswith("pack")) + 1
    for line, problem in (("0 cut 2", "illegal"), ("round", "round-goes-on")):
        with pytest.raises(RecordError) as caught:
            typed([*text[:first], line])
        assert (caught.value.line, caught.value.problem) == (first + 1, problem)
    with pytest.raises(RecordError) as caught:
        typed([*text[:first], "0 cut 2"])
    assert caught.value.refused is not None
    assert caught.value.refused.rule == "3.4"
    with pytest.raises(RecordError) as caught:
        typed([*text, "round"])
    assert caught.value.problem == "match-is-over"
