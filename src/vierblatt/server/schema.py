"""The OpenAPI document with what only the games know: their views, events, offers and moves."""

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from vierblatt.core.game import Event, Game, Offer, View, view_type
from vierblatt.core.rulebook import Rulebook
from vierblatt.games import GAMES
from vierblatt.room.replayed import Replayed
from vierblatt.server import wire
from vierblatt.server.examples import shown_at
from vierblatt.server.problems import EVERY_CODE

REF: Final = "#/components/schemas/{}"
LONG: Final = re.compile(r'#/components/schemas/vierblatt_[a-z_]+_([A-Z]\w*)"')


def encoded(document: dict[str, Any]) -> bytes:
    """The document with a schema for everything that can come over the wire, as JSON.

    Where a type is used in several places, the framework names it by its module in some of
    them; it has one schema, by its short name.
    """
    text = msgspec.json.encode(_completed(document)).decode()
    return LONG.sub(REF.format(r"\1") + '"', text).encode()


def _completed(document: dict[str, Any]) -> dict[str, Any]:
    schemas: dict[str, Any] = document["components"]["schemas"]
    views: list[str] = []
    events: list[str] = []
    offers = [REF.format("Offer")]
    for game in GAMES:
        prefix = game.name.title().replace("-", "")
        own = _types(game)
        refs, found = msgspec.json.schema_components(
            own, ref_template=REF.format(prefix + ".{name}")
        )
        schemas |= {f"{prefix}.{name}": schema for name, schema in found.items()}
        for kind, ref in zip(own, refs, strict=True):
            for base, all_refs in ((View, views), (Event, events), (Offer, offers)):
                if issubclass(kind, base):
                    all_refs.append(ref["$ref"])
    house = [*vars(wire).values(), Offer, Rulebook, Replayed]
    kinds = [kind for kind in house if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    schemas |= msgspec.json.schema_components(kinds, ref_template=REF.format("{name}"))[1]
    schemas["MatchView"]["properties"]["table"] = _one_of(views)
    schemas["Position"]["properties"]["offer"] = _one_of(offers, {"type": "null"})
    schemas["Message"]["properties"]["ended"] = _one_of(views, {"type": "null"})
    schemas["WhatIf"]["properties"]["events"] = {"type": "array", "items": _one_of(events)}
    for name in ("events", "opened"):
        schemas["Message"]["properties"][name] = {"type": "array", "items": _one_of(events)}
    schemas["Frame"]["properties"]["view"] = _one_of(views, {"type": "null"})
    schemas["Frame"]["properties"]["events"] = {"type": "array", "items": _one_of(events)}
    schemas["Problem"]["properties"]["code"]["enum"] = list(EVERY_CODE)
    _show_examples(document["paths"])
    return document


def _show_examples(paths: dict[str, Any]) -> None:
    """An example of everything that can be answered."""
    for path, methods in paths.items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                told = shown_at(f"{method.upper()} {path}", int(status))
                named = {name: {"value": value} for name, value in told.items()}
                for content in answer.get("content", {}).values() if named else ():
                    content["examples"] = named


def _one_of(refs: list[str], *more: dict[str, str]) -> dict[str, Any]:
    return {"anyOf": [*({"$ref": ref} for ref in refs), *more]}


def _types(game: Game) -> list[type]:
    """A game's view, its events, and its offer if it has one of its own."""
    package = type(game).__module__
    modules = [import_module(f"{package}.{one.name}") for one in iter_modules(_path(package))]
    kinds = {
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__.startswith(package)
    }
    told = sorted(_below(Event, kinds), key=lambda kind: kind.__name__)
    return [view_type(game), *told, *_below(Offer, kinds)]


def _below(base: type, kinds: set[type]) -> Iterator[type]:
    return (kind for kind in kinds if issubclass(kind, base))


def _path(package: str) -> list[str]:
    path: list[str] = list(import_module(package).__path__)
    return path
