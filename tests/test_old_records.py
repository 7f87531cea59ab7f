"""Records of every rules version load for ever, with the same positions, events and numbers.

A record is never made anew: when a change of rules alters what one says, `rules_version` goes up,
the old rules stay, and records of the new version are added beside the old ones.
"""

from pathlib import Path

import pytest

from vierblatt.core.record import read
from vierblatt.core.replay import replay
from vierblatt.games import GAMES, find_game

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_record_still_holds(file: Path) -> None:
    lines = read(file)
    done = replay(lines, find_game)
    assert done.ended
    assert not done.unknown
    for line in lines[1:]:
        if "move" in line.fields:
            assert "events" in line.fields
    assert done.moves > 0


def test_every_game_and_version_has_records() -> None:
    headers = [read(file)[0].fields for file in RECORDS]
    kept = {(header["game"], header["rules_version"]) for header in headers}
    for game in GAMES:
        for version in range(1, game.rules_version + 1):
            assert (game.name, version) in kept


def test_a_whole_match_with_a_proved_deal_is_kept_for_every_game() -> None:
    proved = {}
    for file in RECORDS:
        done = replay(read(file), find_game)
        if done.match.outcome is not None and done.proved == len(done.match.scores):
            proved[done.match.game.name] = file
    assert set(proved) == {game.name for game in GAMES}
