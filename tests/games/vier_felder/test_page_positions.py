"""The positions that the page's composer is tested with are what the game offers there.

`VIERBLATT_WRITE=1 pytest tests/games/vier_felder/test_page_positions.py` writes them anew.
"""

import os
from pathlib import Path

import msgspec

from vierblatt.games.vier_felder.options import VierFelderOptions
from vierblatt.games.vier_felder.rules import VierFelder

from .positions import GAME, dealt, options, position

FILE = Path(__file__).parents[3] / "client/src/games/vier-felder/positions.json"
LOW = "2H 2D 2S 2C 3H 3D 3S 3C 4H 4D 4S 4C 5H 5D"
POSITIONS: dict[str, VierFelder] = {
    "start": dealt(4, 3),
    "harvest": position("5C 3H 2D 9S", "5D 8C", coins=1),
    "aces": position("KC AD AS", "AH 2C 9C"),
    "stockpiles": position("L8(5H 3H) E5(5D 5S) 2D 10D", "2C 10S 8S 5C"),
    "piles in sums": position("L4(3H AH) L3(2D AD) 5D", "2C 9S", lager_in_sum="on"),
    "four at once": position("7C 4C 3H L7(5S 2S)", "2C 3D AH AS", full_harvest="on"),
    "seasons": position({0: "5H", 1: "5D", 2: "5S", 3: "5C"}, "QS 7H"),
    "great many": position(LOW, "9C AS KD JC"),
}


def written() -> bytes:
    """All positions: what seat 0 sees, and what it is offered."""
    found = {
        name: {"view": GAME.view(_options(name), state, 0), "offer": GAME.offer(state, 0)}
        for name, state in POSITIONS.items()
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def _options(name: str) -> VierFelderOptions:
    state = POSITIONS[name]
    named = {"lager_in_sum": state.lager_in_sum, "full_harvest": state.full_harvest}
    return options(**{option: "on" if on else "off" for option, on in named.items()})


def test_the_page_is_tested_with_real_offers() -> None:
    if os.environ.get("VIERBLATT_WRITE"):
        FILE.write_bytes(written())
    assert msgspec.json.decode(FILE.read_bytes()) == msgspec.json.decode(written())


def test_one_of_them_must_be_composed() -> None:
    offer = GAME.offer(POSITIONS["great many"], 0)
    assert not offer.complete
    assert offer.moves == ()
