"""A report becomes a test that fails until somebody says what should be so."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vierblatt.cli.commands import run
from vierblatt.core.record import read
from vierblatt.core.replay import replay
from vierblatt.core.tale import Tale
from vierblatt.games import find_game, game_named

VIEW = '{"report":1,"game":"four-gems","shown":{"seat":0}}'
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
WORDS = 'I held no trump; why must I ruff? """ \' \\ \n🂡'


def saved(tmp_path: Path, **changes: Any) -> Path:
    file = tmp_path / "wrong.json"
    report = {"report": 1, "record": RECORDS[0].read_text(), "n": 9, "words": WORDS} | changes
    file.write_bytes(msgspec.json.encode(report))
    return file


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_the_test_can_be_read_anywhere_in_a_match(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = read(record)
    total = len(Tale(game_named(lines[0].fields["game"]), lines).steps)
    for n in (0, 1, total // 2, total - 1):
        file = saved(tmp_path, record=record.read_text(), n=n, looker="0", shown={"hand": ["R1"]})
        assert run(["record", "to-test", str(file)]) == 0
        written = capsys.readouterr().out
        names: dict[str, Any] = {}
        exec(compile(written, "test_reported.py", "exec"), names)
        assert names["WORDS"] == WORDS
        assert names["SHOWN"] == {"hand": ["R1"]}
        assert len(names["RECORD"]) >= n + 2
        with pytest.raises(pytest.fail.Exception) as caught:
            names["test_what_was_reported"]()
        assert str(caught.value) == WORDS


@pytest.mark.parametrize("record", RECORDS, ids=lambda file: file.stem)
def test_while_the_match_is_on_the_view_is_enough(
    tmp_path: Path, record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = read(record)
    done = replay(lines[:7], find_game, whole=False).match
    assert done.state is not None
    game, seat = done.game, done.waiting()[0]
    shown = msgspec.to_builtins(done.view(seat).table)
    file = saved(tmp_path, record="", game=game.name, rules_version=1, shown=shown)
    assert run(["record", "to-test", str(file)]) == 0
    names: dict[str, Any] = {}
    written = capsys.readouterr().out
    exec(compile(written, "test_reported.py", "exec"), names)
    for code in done.state.legal(seat)[:60]:
        assert repr(game.text(done.decode(seat, code))) in written
    with pytest.raises(pytest.fail.Exception) as caught:
        names["test_what_was_reported"]()
    assert str(caught.value) == WORDS


def test_the_test_that_is_written_fails(tmp_path: Path) -> None:
    target = tmp_path / "test_reported.py"
    assert run(["record", "to-test", str(saved(tmp_path)), "--out", str(target)]) == 0
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(target)]
    done = subprocess.run(words, check=False, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout
    assert "1 failed" in done.stdout
    assert run(["record", "to-test", str(saved(tmp_path)), "--out", str(target)]) == 2


def test_what_is_no_report_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.json"
    for text in ("", "[]", "{}", '{"report":2,"record":"","n":0}', '{"report":1}', VIEW):
        file.write_text(text)
        assert run(["record", "to-test", str(file)]) == 2
        assert "wrong.json" in capsys.readouterr().err
    assert run(["record", "to-test", str(tmp_path / "none.json")]) == 2


def test_what_is_wrong_with_its_record_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for changes, said in (
        ({"n": 9999}, "there is no such position: the record has 37"),
        ({"record": "nonsense"}, "line 1"),
    ):
        assert run(["record", "to-test", str(saved(tmp_path, **changes)), "--lang", "en"]) == 1
        assert said in capsys.readouterr().err
    assert run(["record", "to-test", str(saved(tmp_path, n=9999)), "--json"]) == 1
    assert msgspec.json.decode(capsys.readouterr().out)["problem"] == "no-such-position"
