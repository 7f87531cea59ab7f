"""The first load of a table is light, whichever game is played there."""

import pytest

from tests.client.tables import until
from tests.client.visit import PHONE, Visits
from tests.client.weight import HAND, line_of
from tests.server.live import playing, table
from vierblatt.games import GAMES

BUDGET = 120_000
"""In bytes, packed as they come, with all headers and the table's messages, without the fonts."""


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_first_load_of_a_table_is_light(visit: Visits, port: int, game: str) -> None:
    people = playing(table(port, {"game": game}, ("Ann", "Ben")))
    person = until(people, lambda now: now["position"]["match"]["table"]["hand"])
    page = visit.somebody(PHONE).new_page()
    line = line_of(page)
    page.goto(visit.address(person))
    page.locator(HAND).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert line.bytes("Font") < BUDGET, "\n".join(line.heaviest())
    assert len(set(line.assets())) == len(line.assets()), "something came twice"
    assert line.bytes() > line.bytes("Font", "Script", "WebSocket") > 0
