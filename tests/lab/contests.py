"""What the tests of measuring share."""

import json
from typing import Any

import pytest

from vierblatt.bots.bot import FREE
from vierblatt.cli.commands import run
from vierblatt.games import game_named
from vierblatt.lab.duel import Contest
from vierblatt.lab.entrants import entrant

TIMES = ("seconds", "seconds_99", "compiled")

RUN = ("duel", "seasons-duel", "--bots", "greedy,random", "--processes", "1")


def contest(game: str, words: str, seats: int | None = None, **options: Any) -> Contest:
    """A contest of these bots."""
    the_game = game_named(game)
    return Contest(
        game=game,
        options=the_game.options(**options),
        seats=seats or the_game.seats[0],
        entrants=tuple(entrant(word, FREE) for word in words.split(",")),
        seed=11,
    )


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a command printed as JSON, without the times."""
    assert run([*words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    forget_times(found)
    return found


def forget_times(found: Any) -> None:
    """Take out what no two runs share."""
    if isinstance(found, dict):
        for key in TIMES:
            found.pop(key, None)
        found = list(found.values())
    if isinstance(found, list):
        for part in found:
            forget_times(part)
