"""House rules in one short word, to be written down or read to somebody.

`FG1-om-500` is Four Gems by version 1 of its rules, overruff = must and a target of 500; `FG1` is
the standard. Each mark stands for one value that is not the default; a positive whole number is
the target. The order of the marks and the case of the letters make no difference.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from vierblatt.core.game import Game, Options

BETWEEN: Final = "-"
TARGET: Final = "target"
LARGEST: Final = 1_000_000


class BadCode(ValueError):
    """A word that is no rule code, or one by other rules than these."""


def rule_code(game: Game, options: Options) -> str:
    """The code of these house rules, always the same one."""
    parts = [f"{game.initials}{game.rules_version}"]
    for name, value in differences(options).items():
        parts.append(str(value) if name == TARGET else game.marks[name][value])
    return BETWEEN.join(parts)


def differences(options: Options) -> dict[str, Any]:
    """The house rules that are not the standard ones."""
    standard = type(options)()
    names = options.__struct_fields__
    values = {name: getattr(options, name) for name in names}
    return {name: value for name, value in values.items() if value != getattr(standard, name)}


def read_code(games: Iterable[Game], code: str) -> tuple[Game, Options]:
    """The game and the house rules of a code. Raises BadCode."""
    first, *marks = code.strip().casefold().split(BETWEEN)
    game = next(
        (one for one in games if first == f"{one.initials}{one.rules_version}".casefold()), None
    )
    if game is None:
        raise BadCode(code)
    known = {mark: (name, value) for name, of in game.marks.items() for value, mark in of.items()}
    values: dict[str, str | int] = {}
    for mark in marks:
        name, value = known.get(mark) or (TARGET, _target(game, mark, code))
        if name in values:
            raise BadCode(code)
        values[name] = value
    return game, _goes(game, msgspec.convert(values, game.options), code)


def _target(game: Game, mark: str, code: str) -> int:
    has_one = TARGET in game.options.__struct_fields__
    if not (has_one and mark.isascii() and mark.isdecimal() and 0 < int(mark) < LARGEST):
        raise BadCode(code)
    return int(mark)


def _goes(game: Game, options: Options, code: str) -> Options:
    """The options, if they go together for any number of players."""
    if not seats_for(game, options):
        raise BadCode(code)
    return options


def seats_for(game: Game, options: Options) -> tuple[int, ...]:
    """The numbers of players for whom these options go together."""
    return tuple(seats for seats in game.seats if _go_together(game, options, seats))


def _go_together(game: Game, options: Options, seats: int) -> bool:
    try:
        game.check(options, seats)
    except ValueError:
        return False
    return True
