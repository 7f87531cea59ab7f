"""The table that `vierblatt serve` sets up at once, from the words of the command line."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from vierblatt.cli.asked import UsageError, asked_rules
from vierblatt.cli.seating import HUMAN, OPPONENT, seating
from vierblatt.room.settings import Chair, Clock, Settings


def planned(
    game: str | None,
    code: str | None,
    option: Sequence[str],
    seats: int | None,
    bots: str | None,
    clock: str | None,
    **kept: str | None,
) -> Settings | None:
    """The table, its bots as the page has them; None when there is none. Raises UsageError."""
    others = {name: word for name, word in kept.items() if word is not None}
    if not any((game, code, option, seats, bots, clock, others)):
        return None
    the_game, options, number = asked_rules(game, code, option, seats)
    return Settings(
        game=the_game.name,
        options=msgspec.structs.asdict(options),
        chairs=_chairs(bots, number),
        clock=_clock(clock or "none"),
        **{"stand_in": OPPONENT, "pace": "normal", **_known(others)},
    )


def _chairs(bots: str | None, seats: int) -> tuple[Chair, ...]:
    """Each seat for whoever comes, else a bot; or as it is named."""
    if bots is None:
        return (Chair(),) * seats
    return tuple(
        Chair("human") if word.partition(":")[0] == HUMAN else Chair("bot", word)
        for word in seating(bots, seats)
    )


def _clock(words: str) -> Clock:
    """A clock such as `relaxed:60`. Raises UsageError."""
    kind, _, seconds = words.partition(":")
    asked: dict[str, Any] = {"kind": kind} | ({"seconds": seconds} if seconds else {})
    try:
        return msgspec.convert(asked, Clock, strict=False)
    except msgspec.ValidationError as error:
        values = "none, relaxed:SECONDS, strict:SECONDS (5-86400)"
        raise UsageError("usage-no-value", option="clock", word=words, values=values) from error


def _known(words: dict[str, str]) -> dict[str, Any]:
    """Settings of a few words each, if each is one of them. Raises UsageError."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    return {name: _one_of(get_args(kinds[name]), name, word) for name, word in words.items()}


def _one_of(values: Sequence[Any], name: str, word: str) -> Any:
    """The value that is written so. Raises UsageError."""
    known = {str(value): value for value in values}
    if word not in known:
        raise UsageError("usage-no-value", option=name, word=word, values=", ".join(known))
    return known[word]
