"""What a seat was sent is held against the record: honest feeds pass, forged ones do not."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.room.tables import Sitting, begun
from vierblatt.cli.commands import run
from vierblatt.core.match import Match
from vierblatt.core.record import parse
from vierblatt.games import GAMES
from vierblatt.room import commands
from vierblatt.room.audit import Audited, Doubt, audit, positions, sent
from vierblatt.room.record import record


def ended(game: str) -> Sitting:
    options = {"seasons-duel": {}, "four-gems": {"target": 100}}
    sitting = begun(game, options=options.get(game, {"target": 1}))
    while not sitting.room.over:
        seat = sitting.room.waiting()[-1]
        sitting.act(seat)
        if sitting.room.may_take_back(seat) and len(sitting.log) % 3 == 0:
            sitting.do(seat, commands.TakeBack())
            sitting.act(seat)
    return sitting


def held(sitting: Sitting, lines: list[bytes]) -> Audited:
    room = sitting.room
    recorded = list(parse(record(room).splitlines(keepends=True)))
    match = Match(room.game, room.options, len(room.seats), recorded[0].fields["dealer"])
    return audit(match, positions(match, recorded), lines)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_what_was_sent_has_no_hidden_card(game: str) -> None:
    sitting = ended(game)
    for seat in (None, len(sitting.room.seats) - 1):
        lines = list(sent(sitting.room, seat))
        done = held(sitting, lines)
        assert done.seat == seat
        assert done.messages == sitting.room.seq(seat) == len(lines) - 1
        assert done.views > 10


def forged(lines: list[bytes], at: int, change: Any) -> list[bytes]:
    fields = msgspec.json.decode(lines[at])
    change(fields)
    return [*lines[:at], msgspec.json.encode(fields), *lines[at + 1 :]]


def test_a_forged_feed_is_found_out() -> None:
    sitting = ended("vier-felder")
    lines = list(sent(sitting.room, 0))
    others = list(sent(sitting.room, 1))
    at = next(n for n, line in enumerate(lines) if b'"moved"' in line)

    def other_hand(fields: Any) -> None:
        table = msgspec.json.decode(others[at])["position"]["match"]["table"]
        fields["position"]["match"]["table"]["hand"] = table["hand"]

    def one_more_word(fields: Any) -> None:
        table = msgspec.json.decode(others[at])["position"]["match"]["table"]
        fields["notice"]["emote"] = table["hand"][0]

    def one_less(fields: Any) -> None:
        fields["seq"] += 1

    def other_end(fields: Any) -> None:
        fields["ended"]["coins"] += 1

    last = next(n for n, line in enumerate(lines) if b'"ended"' in line)
    with pytest.raises(Doubt, match="other-view"):
        held(sitting, forged(lines, last, other_end))
    for change, problem in (
        (other_hand, "other-view"),
        (one_more_word, "hidden-card"),
        (one_less, "gap"),
    ):
        with pytest.raises(Doubt) as found:
            held(sitting, forged(lines, at, change))
        assert (found.value.line, found.value.problem) == (at + 1, problem)
    for broken, problem in (([], "not-sent"), ([b"{"], "not-json"), ([b"{}"], "not-sent")):
        with pytest.raises(Doubt, match=problem):
            held(sitting, broken)
    with pytest.raises(Doubt):
        held(sitting, [lines[0], *others[1:]])


def test_the_command_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sitting = ended("seasons-duel")
    (tmp_path / "record").write_bytes(record(sitting.room))
    (tmp_path / "sent").write_bytes(b"".join(sent(sitting.room, 1)))
    words = ["record", "audit", str(tmp_path / "record"), str(tmp_path / "sent")]
    assert run([*words, "--json"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out)["ok"] is True
    assert run([*words, "--lang", "de"]) == 0
    assert "keine verdeckte Karte" in capsys.readouterr().out
    (tmp_path / "sent").write_bytes(b"".join(list(sent(sitting.room, 1))[:1] * 2))
    assert run(words) == 1
    assert "gap" in capsys.readouterr().err
