"""What is checked of a record is told thing by thing, and each lie is found where it stands."""

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vierblatt.core.proof import Check, Proof, prove
from vierblatt.core.record import Line, parse, read
from vierblatt.core.replay import replay
from vierblatt.games import find_game

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
MATCH = next(file for file in RECORDS if file.stem == "four-gems-v1-match")


def rehashed(fields: list[dict[str, Any]]) -> list[Line]:
    """Lines with a hash that is right."""
    raw = [msgspec.json.encode(one) + b"\n" for one in fields[:-1]]
    last = fields[-1] | {"sha256": sha256(b"".join(raw)).hexdigest()}
    return list(parse([*raw, msgspec.json.encode(last) + b"\n"]))


def found(proof: Proof) -> dict[str, str]:
    return {check.what: check.found for check in proof.checks}


def the(proof: Proof, what: str) -> Check:
    return next(check for check in proof.checks if check.what == what)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_old_records_are_sound(file: Path) -> None:
    lines = read(file)
    proof = prove(lines, find_game)
    assert proof.sound
    assert found(proof)["lines"] == "ok"
    done = replay(lines, find_game)
    assert the(proof, "packs").count == done.proved
    assert the(proof, "moves").count == done.moves
    assert found(proof)["secret"] == ("ok" if done.secret else "not-there")


LIES = [
    ("lines", lambda fields: fields[-1].update(sha256="0" * 64)),
    ("secret", lambda fields: fields[-1].update(secret="0" * 64)),
    ("secret", lambda fields: fields[-1].update(secret="no number")),
    ("secret", lambda fields: fields[-1].pop("secret")),
    ("packs", lambda fields: fields[1]["pack"].reverse()),
    ("packs", lambda fields: fields[1].update(round=2)),
    ("moves", lambda fields: fields[3].update(move="R20")),
    ("events", lambda fields: fields[2]["events"][0].update(lifted=4)),
    ("positions", lambda fields: fields[4].update(state="0" * 16)),
    ("numbers", lambda fields: _points(fields).update(points=[1, 1, 1, 1])),
    ("numbers", lambda fields: _points(fields).update(totals=[1, 1, 1, 1])),
    ("end", lambda fields: fields[-1].update(winners=[])),
]


def _points(fields: list[dict[str, Any]]) -> dict[str, Any]:
    return next(one for one in fields if "points" in one)


@pytest.mark.parametrize(("what", "lie"), LIES)
def test_a_lie_is_found_where_it_stands(what: str, lie: Any) -> None:
    fields = [msgspec.json.decode(line.raw) for line in read(MATCH)]
    lie(fields)
    lines = rehashed(fields) if what != "lines" else _with_hash(fields)
    proof = prove(lines, find_game)
    assert not proof.sound
    failed = [check for check in proof.checks if check.found == "failed"]
    assert [check.what for check in failed] == [what]
    assert failed[0].line
    assert failed[0].problem
    if what in ("lines", "secret"):
        assert found(proof)["moves"] == "ok"


def _with_hash(fields: list[dict[str, Any]]) -> list[Line]:
    return list(parse([msgspec.json.encode(one) + b"\n" for one in fields]))


def test_by_unknown_rules_the_hashes_are_checked() -> None:
    fields = [msgspec.json.decode(line.raw) for line in read(MATCH)]
    fields[0]["rules_version"] = 99
    proof = prove(rehashed(fields), find_game)
    assert proof.sound
    assert proof.done is None
    assert found(proof)["lines"] == found(proof)["secret"] == "ok"
    assert set(found(proof).values()) == {"ok", "not-checked"}
    assert the(proof, "moves").problem == "no-such-game"


def test_a_record_that_was_cut_off_is_checked_as_far_as_it_goes() -> None:
    proof = prove(read(MATCH)[:-10], find_game)
    assert proof.sound
    assert found(proof)["lines"] == found(proof)["end"] == "not-there"
    assert found(proof)["moves"] == "ok"
