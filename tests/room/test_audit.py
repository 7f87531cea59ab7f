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
from vierblatt.room import commands, entries
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


def agreed_back(sitting: Sitting, seat: int) -> None:
    """All agree that the last move of this seat is taken back, with all that came after it."""
    sitting.do(seat, commands.Ask("take-back"))
    for at in sorted(sitting.room.requests[sitting.room.asked].wanted):
        sitting.do(at, commands.Emoting("thinking"))
        sitting.do(at, commands.Reply(sitting.room.asked, yes=True))
    sitting.do(seat, commands.Emoting("sorry"))


def with_agreed_backs(game: str) -> Sitting:
    options = {"seasons-duel": {}, "four-gems": {"target": 100}}
    sitting = begun(game, options=options.get(game, {"target": 1}))
    while not sitting.room.over:
        sitting.now += 20_000
        mover = sitting.room.waiting()[-1]
        sitting.act(mover)
        for seat in range(len(sitting.room.seats)):
            moves = len(sitting.room.moves_back(seat))
            if moves > 1 and sitting.luck.random() < (0.3 if game == "seasons-duel" else 0.05):
                agreed_back(sitting, seat)
    return sitting


@pytest.mark.parametrize("game", ["seasons-duel", "four-gems", "four-seasons"])
def test_moves_that_were_taken_back_together_show_no_hidden_card_either(game: str) -> None:
    sitting = with_agreed_backs(game)
    taken = [one for one in sitting.log if isinstance(one, entries.TookBack) and one.request]
    assert len(taken) > 3
    for seat in (0,) if game == "four-seasons" else (None, 0):
        held(sitting, list(sent(sitting.room, seat)))


def test_a_hidden_card_among_what_was_taken_back_is_found_out() -> None:
    sitting = with_agreed_backs("four-gems")
    lines, others = list(sent(sitting.room, 0)), list(sent(sitting.room, 1))
    backs = [n for n, line in enumerate(lines) if b'"took-back"' in line and b'"request"' in line]
    found = 0
    for at in backs:
        moved = at - 1
        while b'"moved"' not in lines[moved]:
            moved -= 1
        own = next(line for line in others[moved:] if b'"hand"' in line)
        hand = msgspec.json.decode(own)["position"]["match"]["table"]["hand"]

        def name_one(fields: Any, card: str = hand[0]) -> None:
            fields["notice"]["emote"] = card

        if msgspec.json.decode(lines[moved])["notice"]["seat"] in (2, 3):
            with pytest.raises(Doubt, match="hidden-card"):
                held(sitting, forged(lines, moved, name_one))
            found += 1
    assert found


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
