"""Every game on the list keeps the laws of the one interface, under every option."""

import os

import pytest

from vierblatt.core.game import Game
from vierblatt.games import GAMES
from vierblatt.testing.conformance import CHECKS, Check, Table, all_tables, tables

DEALS = 20 if os.environ.get("VIERBLATT_DEEP") else 2


def every(game: Game) -> list[Table]:
    return list((all_tables if os.environ.get("VIERBLATT_DEEP") else tables)(game))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", [t for game in GAMES for t in every(game)], ids=str)
def test_law(table: Table, check: Check) -> None:
    for number in range(DEALS):
        check(table, number)
