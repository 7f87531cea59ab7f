"""The rules of one table: the paragraphs are there, and speak of the option that they stand for."""

import re

import pytest

from vierblatt.core.game import Game, option_table
from vierblatt.core.house_rules import ANY, standing
from vierblatt.core.lookup import having, looked_up, marked, paragraphs
from vierblatt.core.rulebook import page
from vierblatt.games import GAMES, game_named
from vierblatt.words import LANGUAGES

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
def test_each_value_has_its_paragraphs(game: Game) -> None:
    there = {number for number, _ in paragraphs(page(game.name, "en"))}
    there |= {number.partition(".")[0] for number in there}
    for option in option_table(game.options):
        of = game.paragraphs[option.name]
        assert set(of) == (set(option.values) or {ANY})
        assert {number for numbers in of.values() for number in numbers} <= there
    assert set(game.paragraphs) == {option.name for option in option_table(game.options)}


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paragraph_that_names_a_value_is_one_of_its_rules(game: Game, language: str) -> None:
    named = 0
    for number, text in paragraphs(page(game.name, language)):
        for name, value in re.findall(r"`(\w+)` = `(\w+)`", text):
            if "." not in number or number.startswith(("11.", "12.", "13.", "17.", "18.")):
                continue
            named += 1
            assert any(number in numbers for numbers in game.paragraphs[name].values()), number
            assert standing(game, game.options(**{name: value}), number).holds
    assert named or game.name in ("vier-felder", "seasons-duel")


@pytest.mark.parametrize(
    ("name", "options", "number", "holds", "values"),
    [
        ("four-gems", {}, "6.11", True, {"overruff": "none"}),
        ("four-gems", {"overruff": "must"}, "6.11", True, {"overruff": "must"}),
        ("four-gems", {}, "9.8", False, {}),
        ("four-gems", {"redeal": "same"}, "9.8", True, {"redeal": "same"}),
        ("four-gems", {"target": 500}, "10.2", True, {"target": 500}),
        ("four-gems", {}, "6.5", True, {}),
        ("four-seasons", {"bonus": "off"}, "4.7", False, {}),
        ("four-seasons", {}, "4.7", True, {}),
        ("four-seasons", {"variant": "team"}, "4.7", False, {}),
        ("four-seasons", {}, "10.4", False, {}),
        ("four-seasons", {"variant": "profi"}, "8.4", False, {}),
        ("vier-felder", {}, "13.3", False, {}),
        ("vier-felder", {"full_harvest": "on"}, "13.1", True, {"full_harvest": "on"}),
        ("seasons-duel", {"games": "2"}, "9.1", False, {}),
    ],
)
def test_what_a_table_makes_of_a_paragraph(
    name: str, options: dict[str, object], number: str, holds: bool, values: dict[str, object]
) -> None:
    game = game_named(name)
    found = standing(game, game.options(**options), number)
    assert found.holds is holds
    assert {key: value for key, value in found.values.items() if holds} == values


@games
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_looked_up(game: Game, language: str) -> None:
    text = page(game.name, language)
    assert marked(text, lambda number: "") == text
    for number, paragraph in paragraphs(text):
        assert looked_up(text, number) == [paragraph]
        assert paragraph in text
    assert having(text, "xyzzy") == []


def test_a_word_is_found_over_the_end_of_a_line() -> None:
    text = "# T\n\n**1.1** One *two\nThree* four.\n\n**1.2** Five.\n\n## 2 Two\n\n**2.1** x"
    assert having(text, "TWO three") == ["**1.1** One *two\nThree* four."]
    assert marked(text, lambda number: "!" if number == "1.2" else "").count("**1.2** *(!)* F") == 1
