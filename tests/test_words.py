"""The words: alike in all languages, and there for whatever can happen at a table."""

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from io import StringIO
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from librt.random import Random
from rich.console import Console

from vierblatt.cli.plain import drawing
from vierblatt.cli.tell import Teller, refusal
from vierblatt.core.chance import Stream
from vierblatt.core.game import Event, Game, Refused, Score, option_table
from vierblatt.core.match import Match
from vierblatt.games import GAMES
from vierblatt.testing.conformance import SECRET, Table, all_tables, tables
from vierblatt.words import LANGUAGES, Words, sources

ROOT = Path(__file__).parents[1]
RULES = {"en": ROOT / "docs/rules", "de": ROOT / "docs/rules/de", "fr": ROOT / "docs/rules/fr"}
ROUNDS = 400 if os.environ.get("VIERBLATT_DEEP") else 40
PARAGRAPH = re.compile(r"\d+\.\d+")
NAMED = ("gem", "colour", "season", "suit")
"""Fields whose letter is told by its name as well."""
NAMES = (
    "\"Ann\" & <b>'x'</b> [x] שרה",
    "🦋 Zoë 👩🏽‍🌾 [red]Z[/red] {y}",
    "[/bold]Bob",
    "[X] Max $z",
)
CORES = ("Ann", "Zoë", "Bob", "Max")
"""What is left of a name when it is not told as it is written."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Strict(Words):
    """Words that borrow nothing from English and forgive no mistake."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in sources(language).values():
            self.bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, /, **words: str | float) -> str:
        assert self.bundle.has_message(key), f"{self.language} lacks {key}"
        message = self.bundle.get_message(key)
        assert message.value is not None, f"{self.language}: {key} is empty"
        text, errors = self.bundle.format_pattern(message.value, words)
        assert not errors or None in words.values(), f"{self.language}: {key}: {errors}"
        return str(text)


strict = cache(Strict)


class Found(Visitor):
    """What is used in a message: its variables, and the variants of each that it selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.empty = False

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        keys = {key(variant) for variant in node.variants}
        self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        text = [part for part in node.elements if isinstance(part, ftl.TextElement)]
        others = len(node.elements) - len(text)
        self.empty |= not others and not any(part.value.strip() for part in text)
        self.generic_visit(node)


def key(variant: ftl.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value


@cache
def entries(language: str) -> dict[str, list[Any]]:
    """What each file of a language consists of."""
    return {name: list(parse(text).body) for name, text in sources(language).items()}


@cache
def messages(language: str) -> dict[str, Found]:
    """What is used in each message of a language."""
    found = {}
    for body in entries(language).values():
        for message in body:
            if isinstance(message, ftl.Message):
                found[message.id.name] = Found()
                found[message.id.name].visit(message)
    return found


# What the games need


@cache
def trees(game: Game) -> tuple[ast.Module, ...]:
    folder = ROOT / "src/vierblatt/games" / game.name.replace("-", "_")
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(folder.glob("*.py")))


def texts_of(node: ast.expr, tree: ast.Module) -> set[str]:
    """The texts that an expression can be, as far as they stand in the source."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return texts_of(node.body, tree) | texts_of(node.orelse, tree)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for line in ast.walk(tree):
            if isinstance(line, ast.Assign | ast.AnnAssign) and line.value is not None:
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                if any(isinstance(at, ast.Name) and at.id == node.id for at in targets):
                    found |= texts_of(line.value, tree)
    return found


def second_words(game: Game, name: str) -> set[str]:
    """The second argument of each `Refusal` or `Line` of a game."""
    found: set[str] = set()
    for tree in trees(game):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == name and node.args[1:]:
                found |= texts_of(node.args[1], tree)
    return found


def paragraphs(game: Game) -> set[str]:
    """The paragraphs that a game cites: every text in its sources that looks like one."""
    nodes = [node for tree in trees(game) for node in ast.walk(tree)]
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return {text for text in texts if isinstance(text, str) and PARAGRAPH.fullmatch(text)}


def refusals(game: Game) -> dict[str, str]:
    """The key of the sentence for each reason."""
    shared = messages("en")
    reasons = second_words(game, "Refusal") | {"no-such-seat", "match-over", "not-dealt"}
    own = {reason: f"{game.name}-no-{reason}" for reason in reasons}
    return {
        reason: name if name in shared or f"no-{reason}" not in shared else f"no-{reason}"
        for reason, name in own.items()
    }


def motives(game: Game) -> set[str]:
    """All that `motive` of a game may answer: the texts that its functions of this name return."""
    habits = import_module(f"vierblatt.games.{game.name.replace('-', '_')}.habits")
    found: set[str] = set()
    for node in ast.walk(ast.parse(getsource(habits))):
        if isinstance(node, ast.FunctionDef) and "motive" in node.name:
            returns = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
            found |= {text for value in returns if value for text in texts_in(value)}
    return found


def texts_in(node: ast.expr) -> set[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def events(game: Game) -> dict[str, type[Event]]:
    """The key of the sentence for each type of event."""
    story = import_module(f"vierblatt.games.{game.name.replace('-', '_')}.story")
    types = [value for value in vars(story).values() if isinstance(value, type)]
    told = [kind for kind in types if issubclass(kind, Event) and kind is not Event]
    return {f"{game.name}-{kind.__struct_config__.tag}": kind for kind in told}


@cache
def scores(game: Game) -> tuple[tuple[Table, Score], ...]:
    """The scores of some random rounds, at one table after the other."""
    found = []
    for number, table in zip(range(ROUNDS), cycle(tables(game)), strict=False):
        match = table.match(number)
        match.deal(pack(match, number))
        rng = Random(number)
        while match.state is not None:
            seat = match.waiting()[0]
            match.act(seat, match.state.pick(seat, rng))
        found.append((table, match.scores[0]))
    return tuple(found)


def pack(match: Match, number: int) -> list[int]:
    return Stream(SECRET, f"words {number}").laid(match.bundles())


def notes(game: Game) -> set[str]:
    return {note for table in all_tables(game) for note in game.notes(table.options)}


def wanted(game: Game) -> dict[str, set[str]]:
    """The keys that a game wants, and the variables that each of them may use."""
    name = game.name
    fixed = [name, f"{name}-what"]
    for option in option_table(game.options):
        key = f"{name}-option-{option.name}"
        fixed += [key, *(f"{key}-{value}" for value in option.values)]
    fixed += [f"{name}-note-{note}" for note in notes(game)]
    keys: dict[str, set[str]] = {key: set() for key in fixed}
    keys |= {key: {"cards"} for key in refusals(game).values()}
    keys |= {f"{name}-motive-{motive}": set() for motive in motives(game)}
    real = {line.why for _, score in scores(game) for line in score.lines}
    keys |= {f"{name}-score-{why}": {"of"} for why in real | second_words(game, "Line")}
    for key, kind in events(game).items():
        fields = set(kind.__struct_fields__)
        keys[key] = fields - {"seat"} | {f"{field}-name" for field in fields & set(NAMED)}
        keys[key] |= {"person", "name"} if "seat" in fields else set()
    return keys


def teams(game: Game) -> bool:
    """Whether anybody has a partner in this game."""
    sides = [game.partners(table.options, table.seats) for table in all_tables(game)]
    return any(len(set(side)) < len(side) for side in sides)


# The files


@every_language
def test_all_languages_have_the_same_files_and_messages(language: str) -> None:
    own, english = entries(language), entries("en")
    assert list(own) == list(english)
    for name in english:
        assert ids(own[name]) == ids(english[name]), name


def ids(body: list[Any]) -> list[str]:
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


@every_language
def test_all_of_it_is_fluent_and_nothing_is_empty(language: str) -> None:
    for name, body in entries(language).items():
        for entry in body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            assert not isinstance(entry, ftl.Message) or entry.value is not None, entry.id.name
        assert len(set(ids(body))) == len(ids(body)), f"{name} has a message twice"
    assert [key for key, found in messages(language).items() if found.empty] == []


@every_language
def test_each_message_uses_the_same_variables(language: str) -> None:
    for key, english in messages("en").items():
        assert messages(language)[key].variables == english.variables, key


def test_a_french_mark_stays_with_its_word() -> None:
    """A space before it would let it stand alone on the next line; at the prompt it is a key."""
    for name, text in sources("fr").items():
        for line in text.splitlines():
            if not line.startswith(("#", "prompt =")):
                assert not re.search(" [:;!?»]|« ", re.sub("{[^{}]*}", "", line)), f"{name}: {line}"


@every_language
def test_each_message_stands_in_the_file_of_its_game(language: str) -> None:
    names = [game.name for game in GAMES]
    assert set(entries(language)) == set(entries("en"))
    assert {f"{name}.ftl" for name in (*names, "core", "room")} <= set(entries(language))
    every = [key for body in entries(language).values() for key in ids(body)]
    assert len(every) == len(set(every))
    for file, body in entries(language).items():
        for key in ids(body):
            owners = [name for name in names if key.startswith(f"{name}-")]
            owners = [name for name in owners if key != f"{name}-what"]  # the house names its games
            owners += ["room"] if key.startswith("room-") else []
            own = file.removesuffix(".ftl")
            assert owners == ([own] if own in (*names, "room") else []), key


# What can happen


@every_game
def test_there_are_words_for_all_that_a_game_has(game: Game) -> None:
    for key, variables in wanted(game).items():
        for language in LANGUAGES:
            assert key in messages(language), f"{language} lacks {key}"
            unknown = messages(language)[key].variables - variables
            assert not unknown, f"{language}: {key} is not told {unknown}"


TOLD_TO_ONE = {"four-seasons-partner-bid"}
"""Events that only the partner of their seat is ever told."""


@every_game
def test_an_event_is_told_to_each_in_his_own_person(game: Game) -> None:
    persons = {"you", "partner", "other"} if teams(game) else {"you", "other"}
    for key in sorted(set(events(game)) - TOLD_TO_ONE):
        for language in LANGUAGES:
            found = messages(language)[key]
            if "name" in found.variables:
                assert persons <= found.variants["person"], f"{language}: {key}"


@every_language
@every_game
def test_each_refusal_is_a_sentence(game: Game, language: str) -> None:
    for reason in refusals(game):
        said = refusal(strict(language), game.name, Refused("1.1", reason, ("X1", "X2")))
        check(said, game)
        assert "1.1" in said


@every_language
@every_game
def test_each_line_of_a_score_is_a_sentence(game: Game, language: str) -> None:
    for table, score in scores(game):
        for said in teller(table, language, None).score(score):
            check(said, game)


@every_language
@every_game
def test_all_that_happens_is_told(game: Game, language: str) -> None:
    for table in tables(game):
        listeners = [teller(table, language, seat) for seat in (None, *range(table.seats))]
        for facts, _match in a_round(table):
            for listener in listeners:
                for event in events_for(facts, game, listener.seat):
                    check(listener.event(event), game)


@every_language
@every_game
def test_the_table_is_drawn_for_everybody(game: Game, language: str) -> None:
    say = strict(language)
    for table in tables(game):
        seats = cycle((None, *range(table.seats)))
        for _facts, match in islice(a_round(table), 0, None, 3):
            names = NAMES[: table.seats]
            lines = drawing(game.name, match.view(next(seats)).table, say, names)
            check(shown(lines, names).replace("{", "").replace("}", ""), game)


def shown(lines: list[str], names: tuple[str, ...]) -> str:
    """What a terminal shows, the names taken out after a look at them."""
    console = Console(file=StringIO(), width=500, highlight=False, emoji=False)
    for line in lines:
        console.print(line)
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    for name in names:
        assert name in text, f"{name!r} is not in\n{text}"
        text = text.replace(name, "")
    assert not any(core in text for core in CORES), text
    return text


@every_language
@every_game
def test_names_are_told_as_they_are_written(game: Game, language: str) -> None:
    table = next(tables(game))
    for facts, _match in a_round(table):
        for event in events_for(facts, game, None):
            fields = msgspec.to_builtins(event)
            key = f"{game.name}-{fields['event']}"
            if "name" in messages(language)[key].variables:
                said = teller(table, language, None, NAMES).event(event)
                assert NAMES[fields["seat"]] in said


def a_round(table: Table) -> Iterator[tuple[list[Any], Match]]:
    """The facts of a random round as they come, with the match while the round is on."""
    match = table.match(1)
    facts = match.deal(pack(match, 1))
    rng = Random(1)
    while match.state is not None:
        yield facts, match
        waiting = match.waiting()
        seat = waiting[rng.randrange(len(waiting))]
        facts = match.act(seat, match.state.pick(seat, rng))


def events_for(facts: list[Any], game: Game, seat: int | None) -> list[Event]:
    told = [game.story(fact, seat) for fact in facts]
    return [event for event in told if event is not None]


def teller(table: Table, language: str, seat: int | None, names: tuple[str, ...] = ()) -> Teller:
    sides = table.game.partners(table.options, table.seats)
    names = names or ("Ada", "Bela", "Cleo", "Dito")
    return Teller(strict(language), table.game, names[: table.seats], sides, seat)


def check(said: str, game: Game) -> None:
    """No key, no placeholder and no gap is left."""
    assert said.strip()
    assert not re.search(r"[{}$]|\bhidden\b|\bNone\b| [.,]", said), said
    assert f"{game.name}-" not in said, said


# The rules that are cited


@every_language
@every_game
def test_every_paragraph_that_is_cited_is_in_the_rules(game: Game, language: str) -> None:
    page = (RULES[language] / f"{game.name}.md").read_text("utf-8")
    there = set(re.findall(r"^\*\*(\d+\.\d+)\*\*", page, re.MULTILINE))
    assert paragraphs(game)
    assert paragraphs(game) - there == set()
    said = sources(language)[f"{game.name}.ftl"]
    assert set(re.findall(r"\b(?:rule|Regel|règle) (\d+\.\d+)", said)) - there == set()
