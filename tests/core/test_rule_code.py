"""House rules in one short word: there and back, and nothing else is one."""

import re
from typing import Any

import msgspec
import pytest

from vierblatt.core.game import Game, option_table
from vierblatt.core.rule_code import BadCode, differences, read_code, rule_code, seats_for
from vierblatt.games import GAMES, game_named
from vierblatt.testing.conformance import Table, all_tables

ALL = [table for game in GAMES for table in all_tables(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def targets(table: Table) -> list[Any]:
    """The same house rules with several targets."""
    if "target" not in table.options.__struct_fields__:
        return [table.options]
    numbers = (1, 16, 500, 999_999)
    changed = [msgspec.structs.replace(table.options, target=number) for number in numbers]
    return [table.options, *changed]


@pytest.mark.parametrize("table", ALL, ids=str)
def test_there_and_back(table: Table) -> None:
    for options in targets(table):
        code = rule_code(table.game, options)
        assert re.fullmatch(r"[A-Z]{2}\d+(-[a-z]{1,2}\w|-\d+)*", code)
        assert read_code(GAMES, code) == (table.game, options)
        assert read_code(GAMES, f" {code.upper()} ") == (table.game, options)
        assert read_code(GAMES, code.lower()) == (table.game, options)


def test_each_code_is_for_one_set_of_rules() -> None:
    tables = {(table.game.name, msgspec.json.encode(table.options)): table for table in ALL}
    codes = {rule_code(table.game, table.options) for table in tables.values()}
    assert len(codes) == len(tables)


@every_game
def test_the_standard_is_the_shortest(game: Game) -> None:
    code = rule_code(game, game.options())
    assert code == f"{game.initials}{game.rules_version}"
    assert differences(game.options()) == {}


@every_game
def test_each_value_that_is_no_default_has_its_mark(game: Game) -> None:
    values = {
        option.name: set(option.values[1:])
        for option in option_table(game.options)
        if option.values
    }
    assert {name: set(of) for name, of in game.marks.items()} == values
    marks = [mark for of in game.marks.values() for mark in of.values()]
    assert len(marks) == len(set(marks))
    assert not any(mark.isdecimal() or "-" in mark or mark != mark.lower() for mark in marks)


def test_the_marks_are_what_they_were() -> None:
    """Codes are written down: a mark is added, never changed."""
    gems = game_named("four-gems")
    assert read_code(GAMES, "FG1-om-500") == (gems, gems.options(overruff="must", target=500))
    assert read_code(GAMES, "fg1-500-OM") == read_code(GAMES, "FG1-om-500")
    whole = "FG1-tf-od-bo-gs-rs-fn-750"
    assert rule_code(*read_code(GAMES, whole)) == whole
    assert rule_code(*read_code(GAMES, "FS1-bt-vp-bo-30")) == "FS1-bo-vp-bt-30"
    assert rule_code(*read_code(GAMES, "VF1-ls-js-fh-21")) == "VF1-fh-js-ls-21"
    assert rule_code(*read_code(GAMES, "SD1-g2")) == "SD1-g2"


def test_a_default_that_is_named_all_the_same_is_left_out() -> None:
    assert rule_code(*read_code(GAMES, "FG1-1000")) == "FG1"


@pytest.mark.parametrize(
    "code",
    [
        *("", "FG", "FG2", "FG01", "XX1", "FG1-", "FG1-xx", "FG1-om-om", "FG1-om-od", "FG1--om"),
        *("FG1-0", "FG1--5", "FG1-1000000", "FG1-5-6", "FG1-²", "FG1-٣", "SD1-5", "FG1 om"),
        *("FG1_om", "om-FG1", "FG1-om-" + "9" * 50),
    ],
)
def test_nothing_else_is_a_code(code: str) -> None:
    with pytest.raises(BadCode):
        read_code(GAMES, code)


def test_some_rules_are_not_for_any_number_of_players() -> None:
    game, options = read_code(GAMES, "FS1-vt")
    assert seats_for(game, options) == (4,)
    assert seats_for(game, game.options()) == (4, 3)
