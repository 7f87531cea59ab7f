"""The OpenAPI document shows every answer, and what it shows is what is sent."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from vierblatt.core.game import view_type
from vierblatt.core.rulebook import Rulebook
from vierblatt.games import game_named
from vierblatt.room.replayed import Replayed
from vierblatt.server import wire
from vierblatt.server.app import make_app
from vierblatt.server.config import Config
from vierblatt.server.problems import BY_STATUS, EVERY_CODE, STATUS
from vierblatt.server.schema import encoded

DOCUMENT = msgspec.json.decode(
    encoded(make_app(Config("sqlite:///none.db")).openapi_schema.to_schema())
)
KINDS = {**vars(wire), "Rulebook": Rulebook, "Replayed": Replayed}
OTHERS = {"store-down": 503, "fault": 500} | {code: status for status, code in BY_STATUS.items()}


class Answer(NamedTuple):
    """What an operation may answer with a status."""

    operation: str
    status: int
    content: dict[str, Any]


def answers() -> Iterator[Answer]:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    yield Answer(f"{method} {path}", int(status), content)


def kind(schema: dict[str, Any]) -> Any:
    return KINDS.get(schema.get("$ref", "").rpartition("/")[2], str)


def plain(value: Any) -> Any:
    """The same with empty options in each view: they are of the game's own kind."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {
        name: plain(one | {"options": {}} if name in ("table", "view") and one else one)
        for name, one in value.items()
    }


def test_every_operation_says_what_it_is_for() -> None:
    for methods in DOCUMENT["paths"].values():
        for operation in methods.values():
            assert operation["summary"]
            assert operation["description"]


def test_every_answer_is_shown_as_it_is_sent() -> None:
    for operation, status, content in answers():
        assert content.get("examples"), (operation, status)
        for example in content["examples"].values():
            msgspec.convert(plain(example["value"]), kind(content["schema"]))


def test_refusals_are_shown_with_their_status() -> None:
    refusals = [answer for answer in answers() if answer.status >= 400]
    assert len(refusals) > 100
    for operation, status, content in refusals:
        for name, example in content["examples"].items():
            assert example["value"]["code"] == name
            assert STATUS.get(name, OTHERS.get(name, 409)) == status, (operation, name)
            assert name in EVERY_CODE


def test_every_game_is_shown_with_its_view_and_what_may_be_done() -> None:
    (now,) = (one for one in answers() if one[:2] == ("get /api/rooms/{room}", 200))
    for name, example in now.content["examples"].items():
        position = example["value"]["position"]
        game = game_named(name)
        told = msgspec.convert(position["match"]["table"], view_type(game))
        assert msgspec.json.decode(msgspec.json.encode(told)) == position["match"]["table"]
        assert position["offer"]["moves"] or position["offer"]["cards"]


def test_an_illegal_move_is_shown_with_its_rule_and_the_cards_that_force_it() -> None:
    (why,) = (one for one in answers() if one[:2] == ("post /api/rooms/{room}/commands", 422))
    told = why.content["examples"]["illegal"]["value"]
    assert (told["rule"], told["reason"]) == ("6.5", "must-follow")
    assert told["cards"]


def test_codes_are_listed() -> None:
    code = DOCUMENT["components"]["schemas"]["Problem"]["properties"]["code"]
    assert code["enum"] == list(EVERY_CODE)


BODIES = {
    path: methods["post"]["requestBody"]["content"]["application/json"]["schema"]
    for path, methods in DOCUMENT["paths"].items()
    if "post" in methods
}


@pytest.mark.parametrize("path", BODIES)
def test_what_is_to_be_sent_is_shown_as_it_is_read(path: str) -> None:
    (schema,) = BODIES[path]["allOf"]
    assert BODIES[path]["examples"]
    for example in BODIES[path]["examples"]:
        msgspec.convert(example, kind(schema))
