"""What stands written and belongs to no room: the rules of the games, and codes of house rules."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Final, NamedTuple

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from vierblatt.core.game import option_values
from vierblatt.core.rule_code import BadCode, differences, read_code, rule_code, seats_for
from vierblatt.core.rulebook import Rulebook, rulebook
from vierblatt.games import GAMES
from vierblatt.room.refusals import Refusal
from vierblatt.server.routes import NO, AnyRequest
from vierblatt.server.wire import Problem, RulesNamed
from vierblatt.words import LANGUAGES

KEPT: Final = "public, max-age=3600"
"""Nothing of it changes as long as the program is the same."""
JSON: Final = "application/json"

Code = Annotated[
    str,
    Parameter(
        max_length=100,
        description="A rule code, in large or small letters.",
        examples=[
            Example(summary="Four Gems to 500, with the duty to overruff", value="FG1-om-500")
        ],
    ),
]
GameName = Annotated[
    str,
    Parameter(
        description="The name of a game.", examples=[Example(summary="A game", value="four-gems")]
    ),
]
Language = Annotated[
    str,
    Parameter(description="en, de or fr.", examples=[Example(summary="A language", value="en")]),
]
WRONG_CODE = NO | {422: ResponseSpec(Problem, description="This is no rule code.")}
RULES = NO | {
    200: ResponseSpec(Rulebook, description="The rules; its ETag can be asked for again."),
    304: ResponseSpec(None, description="They are what they were."),
    404: ResponseSpec(Problem, description="There is no such game, or no such language."),
}


@get(
    "/api/codes/{code:str}",
    summary="What does this rule code say?",
    tags=["games"],
    responses=WRONG_CODE,
)
async def read_rule_code(code: Code) -> RulesNamed:
    """The game and all its house rules, and which of them are not the standard ones."""
    return rules_named(code)


def rules_named(code: str) -> RulesNamed:
    """What a rule code says. Raises Refusal."""
    try:
        game, options = read_code(GAMES, code)
    except BadCode as error:
        raise Refusal("bad-code") from error
    return RulesNamed(
        rule_code(game, options),
        game.name,
        game.rules_version,
        seats_for(game, options),
        option_values(options),
        tuple(differences(options)),
        game.notes(options),
    )


@get(
    "/api/rules/{game:str}/{language:str}",
    summary="The rules of a game",
    tags=["games"],
    responses=RULES,
    media_type=JSON,
)
async def rules(request: AnyRequest, game: GameName, language: Language) -> Response[bytes | None]:
    """Numbered as they are cited, ready to be drawn; a browser may keep them for an hour."""
    if game not in {one.name for one in GAMES} or language not in LANGUAGES:
        raise NotFoundException
    printed = _printed(game, language)
    headers = {"etag": printed.tag, "cache-control": KEPT}
    if printed.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(printed.book, media_type=JSON, headers=headers)


class Printed(NamedTuple):
    """A rulebook as it is sent, and what it is known by."""

    book: bytes
    tag: str


@cache
def _printed(game: str, language: str) -> Printed:
    book = msgspec.json.encode(rulebook(game, language))
    return Printed(book, f'"{sha256(book).hexdigest()[:16]}"')


REFERENCE = [read_rule_code, rules]
