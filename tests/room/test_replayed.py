"""A match walked through: old records open, by whatever rules; pages fit together."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.core.test_proof import rehashed
from tests.room.tables import begun
from vierblatt.core.notation import written
from vierblatt.core.record import Line, RecordError, read
from vierblatt.core.replay import replay
from vierblatt.core.tale import OPEN, Looker, Tale
from vierblatt.games import find_game
from vierblatt.room import commands
from vierblatt.room.brought import lines_of, told
from vierblatt.room.record import record
from vierblatt.room.refusals import Refusal
from vierblatt.room.replayed import Replayed, replayed
from vierblatt.room.settings import Chair

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.jsonl"))
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def views(answer: Replayed) -> list[Any]:
    """The views as a page puts them together."""
    shown: list[Any] = []
    for frame in answer.frames:
        before = shown[-1] if shown else {}
        shown.append(plain(frame.view) or {**before, **plain(frame.changed)})
    return shown


@every_record
def test_an_old_record_opens_for_whoever_looks(file: Path) -> None:
    lines = lines_of(file.read_text())
    tale = Tale(find_game(lines[0].fields["game"], 0), lines)
    lookers: tuple[Looker, ...] = (None, OPEN, *range(tale.seats))
    for who in lookers:
        answer = replayed(lines, who, 0, 1000)
        assert answer.known_rules
        assert answer.total == len(answer.frames) == len(tale.steps)
        assert views(answer) == [plain(drawn.view) for drawn in tale.look(who)]
        ends = [one for one in answer.rounds if one.points]
        assert all(one.score and one.score.points == one.points for one in ends)
        assert all(bool(frame.open) == (who == OPEN) for frame in answer.frames)


@every_record
def test_pages_are_parts_of_the_whole(file: Path) -> None:
    lines = lines_of(file.read_text())
    whole = replayed(lines, OPEN, 0, 1000)
    shown = views(whole)
    for first in (0, 7, whole.total - 1):
        part = replayed(lines, OPEN, first, 5)
        assert [frame.n for frame in part.frames] == list(range(whole.total))[first : first + 5]
        assert views(part) == shown[first : first + 5]
        assert (part.rounds, part.checks) == (whole.rounds, whole.checks)


@every_record
def test_a_record_of_other_rules_opens_too_and_says_so(file: Path) -> None:
    fields = [msgspec.json.decode(line.raw) for line in read(file)]
    known = replayed(lines_of(file.read_text()), 0, 0, 1000)
    fields[0]["rules_version"] = 99
    fields[0]["options"] |= {"weather": "wet"}
    answer = replayed(rehashed(fields), 0, 0, 1000)
    assert (answer.known_rules, answer.rules_version) == (False, 99)
    assert answer.options["weather"] == "wet"
    assert (known.rule_code[:2], answer.rule_code) == (find_game(known.game, 0).initials, "")
    assert answer.frames == known.frames
    assert {one.points for one in answer.rounds} == {one.points for one in known.rounds}
    assert all(one.score is None for one in answer.rounds)


@every_record
def test_a_match_on_paper_opens_like_its_record(file: Path) -> None:
    answer = replayed(lines_of("\n".join(written(read(file)))), OPEN, 0, 1000)
    known = replayed(lines_of(file.read_text()), OPEN, 0, 1000)
    assert [frame.events for frame in answer.frames] == [frame.events for frame in known.frames]
    assert answer.commitment is None


def test_names_from_a_file_are_cleaned_and_cut() -> None:
    file = next(file for file in RECORDS if file.stem == "seasons-duel-v1-match")
    fields = [line.fields for line in read(file)]
    fields[0] = {**fields[0], "players": ["nnA\u202e", "B" * 300, "Eve", "x\ny"]}
    lines = rehashed(fields)
    assert replayed(lines, 0, 0, 1).players == ("nnA", "B" * 23 + "…")
    paper = list(written(lines))
    assert paper[paper.index("player 0 nnA") + 1] == f"player 1 {'B' * 23}…"
    assert not any("\n" in line or "\u202e" in line for line in paper)


@every_record
def test_events_that_another_program_left_out_are_added(file: Path) -> None:
    fields = [msgspec.json.decode(line.raw) for line in read(file)]
    bare = [{k: v for k, v in one.items() if k not in ("events", "state")} for one in fields]
    known = replayed(lines_of(file.read_text()), OPEN, 0, 1000)
    assert replayed(rehashed(bare), OPEN, 0, 1000).frames == known.frames
    bare[0]["rules_version"] = 99
    with pytest.raises(Refusal) as caught:
        replayed(rehashed(bare), OPEN, 0, 1000)
    assert caught.value.words["problem"] == "no-events"


def test_who_has_bid_is_not_told_before_all_have() -> None:
    file = next(file for file in RECORDS if file.stem == "four-seasons-v1-match")
    answer = replayed(lines_of(file.read_text()), 1, 0, 5)
    bids = answer.frames[1:5]
    steps = told(read(file), None).steps[1:5]
    for frame, step in zip(bids[:-1], steps[:-1], strict=True):
        own = step.seat == 1
        assert (frame.seat, frame.move) == ((1, step.move) if own else (None, None))
        assert len(frame.events) == own
        assert own or not frame.changed


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no-round"),
        ("{", "cut-in-line"),
        ('{"game":"four-gems"}\n', "no-record"),
        ('{"record":1,"game":"chess","rules_version":1}\n', "no-such-game"),
        ('{"record":1,"game":[],"rules_version":1}\n', "bad-field"),
        ('{"record":1,"game":"four-gems","rules_version":1,"seats":5}\n', "bad-field"),
        ('{"record":1,"game":"four-gems","rules_version":1,"seats":4}\n', "no-round"),
        ("{\n", "not-json"),
        ("game four-gems\nround\nfly away\n", "no-such-player"),
        ("x" * (3 << 20), "too-long"),
        ("\n" * 30_000, "too-long"),
        ("[" * 100_000, "not-understood"),
        ("\ud800", "not-understood"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(Refusal) as caught:
        replayed(lines_of(text), None, 0, 10)
    assert caught.value.code == "bad-record"
    assert caught.value.words["problem"] == problem
    assert int(caught.value.words["line"]) >= 1


NONSENSE: tuple[Any, ...] = (None, -1, 7, 10**30, "", "R20", "x" * 99, [], [[]], {}, True, [9, 9])


def test_whatever_stands_in_a_record_is_told_or_refused() -> None:
    luck = Random(2)
    records = [[msgspec.json.decode(line.raw) for line in read(file)] for file in RECORDS]
    opened, refused = 0, set()
    for _ in range(600):
        fields = luck.choice(records)[:40]
        at = luck.randrange(len(fields))
        fields[at] = _spoilt(luck, fields[at])
        try:
            msgspec.json.encode(replayed(rehashed(fields), luck.choice((None, 0, OPEN)), 0, 1000))
            opened += 1
        except Refusal as refusal:
            refused.add(refusal.code)
    assert 60 < opened < 540
    assert refused == {"bad-record"}


def _spoilt(luck: Random, value: Any) -> Any:
    """The same with something in it that does not belong there."""
    if isinstance(value, dict) and value and luck.random() < 0.9:
        key = luck.choice(list(value))
        return {**value, key: _spoilt(luck, value[key])}
    if isinstance(value, list) and value and luck.random() < 0.7:
        at = luck.randrange(len(value))
        return [*value[:at], _spoilt(luck, value[at]), *value[at + 1 :]]
    return luck.choice(NONSENSE) if not isinstance(value, dict) else {"move": value}


def test_there_is_no_such_seat_or_position() -> None:
    lines = lines_of(RECORDS[0].read_text())
    for who, first, code in ((4, 0, "no-such-seat"), (None, 9999, "no-such-position")):
        with pytest.raises(Refusal) as caught:
            replayed(lines, who, first, 10)
        assert caught.value.code == code


def given_up(game: str) -> list[Line]:
    """The record of a match that Ann gave up, with one opponent or among many bots."""
    sitting = begun(game, 1, chairs=(Chair("open"),) * (2 if game == "seasons-duel" else 3))
    sitting.do(0, commands.Ask("resign"))
    return lines_of(record(sitting.room).decode())


@pytest.mark.parametrize(("game", "winners"), [("seasons-duel", (1,)), ("vier-felder", ())])
def test_a_match_that_was_given_up_tells_its_end(game: str, winners: tuple[int, ...]) -> None:
    lines = given_up(game)
    assert replay(lines, find_game).ended
    answer = replayed(lines, None, 0, 1000)
    assert (answer.end, answer.gave_up, answer.winners) == ("stopped", 0, winners)
    assert all(check.found != "failed" for check in answer.checks)
    assert list(written(lines))[-1] == "# given up by 0"


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"winners": [0]}, "other-winners"),
        ({"gave_up": 1}, "other-winners"),
        ({"gave_up": 2}, "other-end"),
    ],
)
def test_who_has_given_up_cannot_have_won(wrong: dict[str, Any], problem: str) -> None:
    fields = [line.fields for line in given_up("seasons-duel")]
    with pytest.raises(RecordError) as caught:
        replay(rehashed([*fields[:-1], fields[-1] | wrong]), find_game)
    assert caught.value.problem == problem


def test_nobody_has_given_up_a_match_that_was_won() -> None:
    file = next(file for file in RECORDS if file.stem == "seasons-duel-v1-match")
    fields = [line.fields for line in read(file)]
    with pytest.raises(RecordError, match="other-end"):
        replay(rehashed([*fields[:-1], fields[-1] | {"gave_up": 0}]), find_game)
