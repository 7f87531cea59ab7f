"""The positions of a record in numbers: those that its hashes cover."""

from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from vierblatt.core.positions import positions
from vierblatt.core.record import Line, parse
from vierblatt.games import find_game

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))


def lines_of(raw: bytes) -> list[Line]:
    return list(parse(raw.splitlines(keepends=True)))


def hashes(lines: Sequence[Line]) -> dict[int, str]:
    return {line.number: line.fields["state"] for line in lines if "state" in line.fields}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_each_hash_of_a_record_is_that_of_its_numbers(file: Path) -> None:
    lines = lines_of(file.read_bytes())
    found = {
        one.line: sha256(one.numbers.encode()).hexdigest()[:16]
        for one in positions(lines, find_game)
    }
    assert found == hashes(lines)
    assert found


def test_a_wrong_hash_changes_no_position() -> None:
    raw = RECORDS[0].read_bytes()
    lines = lines_of(raw)
    wrong = sorted(hashes(lines))[5]
    changed = raw.replace(hashes(lines)[wrong].encode(), b"0" * 16)
    assert positions(lines_of(changed), find_game) == positions(lines, find_game)


def test_they_end_before_a_line_that_cannot_be_played() -> None:
    lines = lines_of(RECORDS[0].read_bytes())
    moved = [line for line in lines if "move" in line.fields]
    fields = moved[5].fields | {"move": "no move"}
    wrong = Line(moved[5].number, moved[5].raw, fields)
    found = positions([wrong if line is moved[5] else line for line in lines], find_game)
    assert found == positions(lines, find_game)[: len(found)]
    assert found[-1].line == moved[4].number


def test_there_are_none_without_the_rules() -> None:
    raw = RECORDS[0].read_bytes()
    strange = raw.replace(b'"rules_version":', b'"rules_version":9')
    assert positions(lines_of(strange), find_game) == ()
