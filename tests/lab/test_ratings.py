"""The ladder: everybody against everybody, on one scale."""

import json
import sys
from itertools import count
from typing import Any

import pytest

from tests.lab.contests import contest, forget_times
from vierblatt.cli.commands import run
from vierblatt.lab.duel import Conduct, Deal, Played, play_deal
from vierblatt.lab.ratings import Ladder, Meeting, rated

WORDS = "ratings seasons-duel --bots greedy,random,search@4i --deals 3 --processes"


def printed(capsys: pytest.CaptureFixture[str], command: str) -> dict[str, Any]:
    assert run([*command.split(), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    forget_times(found)
    return found


def test_every_pair_plays_every_deal_before_the_next() -> None:
    ladder = Ladder(contest("seasons-duel", "greedy,random,search"))
    tasks = [
        ([entrant.name for entrant in meeting.entrants], number)
        for meeting, number in ladder.tasks(2)
    ]
    pairs = [["greedy", "random"], ["greedy", "search"], ["random", "search"]]
    assert tasks == [(pair, number) for number in range(2) for pair in pairs]


def test_rungs_by_hand() -> None:
    """Greedy has 4 and 2 more than random and search, random 1 less than search; then nothing."""
    ladder = Ladder(contest("seasons-duel", "greedy,random,search"))

    def deal(number: int, margin: int) -> Deal:
        played = (Played((margin, 0), (0,)), Played((0, margin), (1,)))
        return Deal(number, played, (Conduct(moves=2, seconds=1.0), Conduct(moves=1)))

    played = [deal(0, 4), deal(0, 2), deal(0, -1), deal(1, 0), deal(1, 0), deal(1, 0)]
    rungs = {rung.bot: rung for rung in ladder.rungs(played)}
    assert list(rungs) == ["greedy", "search", "random"]
    assert [rung.margin.mean for rung in rungs.values()] == [1.5, -0.25, -1.25]
    assert [rung.wins.mean for rung in rungs.values()] == [0.75, 0.5, 0.25]
    assert rungs["greedy"].pace.seconds == 0.5
    assert rungs["random"].pace.moves == 2 * 1 + 2 * 2
    assert [duel.mean for duel in ladder.duels(played)] == [2, 1, -0.5]


def test_ratings_are_those_of_openskill() -> None:
    models = pytest.importorskip("openskill.models")
    model = models.PlackettLuce(tau=0.0)
    one, two, three = model.rating(), model.rating(), model.rating()
    [[one], [two]] = model.rate([[one], [two]])
    [[three], [one]] = model.rate([[three], [one]], ranks=[1, 1])
    found = rated(["random", "b", "c"], [Meeting(0, 1, 9.0, 1), Meeting(0, 2, 0.0, 0)])
    assert found is not None
    assert [rating.mu for rating in found] == pytest.approx(
        [0.0, two.mu - one.mu, three.mu - one.mu]
    )
    assert [rating.sigma for rating in found] == pytest.approx([one.sigma, two.sigma, three.sigma])


def test_random_is_zero_and_winning_counts() -> None:
    pytest.importorskip("openskill.models")
    meetings = [Meeting(0, 1, 5.0, 1), Meeting(1, 2, 5.0, 1), Meeting(0, 2, 5.0, 1)] * 20
    found = rated(["a", "random", "c"], meetings)
    assert found is not None
    assert found[0].mu > found[1].mu == 0 > found[2].mu
    assert all(rating.sigma < 25 / 3 for rating in found)
    without = rated(["a", "b", "c"], meetings)
    assert without is not None
    assert without[0].mu == 0


def test_the_ladder_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = printed(capsys, f"{WORDS} 1")
    assert found["deals"] == 3
    assert found["ladder"][0]["bot"] == "greedy"
    assert {rung["bot"] for rung in found["ladder"]} == {"greedy", "random", "search@4i"}
    for rung in found["ladder"]:
        assert set(rung) == {"bot", "rating", "margin", "wins", "pace"}
        assert rung["pace"]["illegal"] == 0
    assert len(found["duels"]) == 3
    assert found == printed(capsys, f"{WORDS} 2")


def test_a_ladder_goes_on(
    tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = f"{WORDS} 1 --resume {tmp_path / 'run.jsonl'}"
    whole = printed(capsys, command)
    lines = (tmp_path / "run.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "run.jsonl").write_bytes(b"".join(lines[:5]))
    played = count()
    monkeypatch.setattr(
        "vierblatt.lab.crew.play_deal", lambda *task: (next(played), play_deal(*task))[1]
    )
    assert printed(capsys, command) == whole
    assert next(played) == 5


def test_the_ladder_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert run("ratings seasons-duel --bots random,greedy --deals 2 --processes 1".split()) == 0
    said = capsys.readouterr().out
    assert "pip install openskill" in said
    assert "greedy against random: 100.0%" in said
