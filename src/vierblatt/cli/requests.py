"""Requests as one seat hears of them: who asks for what, and how to answer."""

from typing import Any

import msgspec

from vierblatt.core.rule_code import rule_code
from vierblatt.games import game_named
from vierblatt.words import Words


class Requests:
    """What is asked at a table, each told once."""

    def __init__(self, say: Words) -> None:
        self._say = say
        self._told: set[int] = set()

    def news(self, position: dict[str, Any]) -> list[str]:
        """What is asked and was not told yet."""
        new = [one for one in position["requests"] if not self.knows(one["request"])]
        self._told |= {one["request"] for one in new}
        return [line for one in new for line in self._lines(one, position)]

    def knows(self, request: int) -> bool:
        """Whether this request was told."""
        return request in self._told

    def _lines(self, one: dict[str, Any], position: dict[str, Any]) -> list[str]:
        names = [seat["name"] for seat in position["seats"]]
        terms, own = one["terms"], one["seat"] == position["you"]
        asks = self._say(
            f"table-asks-{one['what']}",
            name=names[one["seat"]],
            other=names[terms["seat"]] if "seat" in terms else "",
            self="yes" if own else "no",
            order="rotate" if terms.get("rotate") else "same",
        )
        lines = [asks, *self._why(one, names), *self._rules(terms)]
        if own:
            missing = ", ".join(names[at] for at in missing_in(one))
            how = "room-how-wait" if one["what"] == "rematch" else "room-how-withdraw"
            return [*lines, self._say("table-asked-of", names=missing), self._say(how)]
        return [*lines, self._say("room-how-answer")] if waits_for(one, position) else lines

    def _why(self, one: dict[str, Any], names: list[str]) -> list[str]:
        """The hand that is laid open, or why a move is to be taken back; and what that means."""
        meaning = {"take-back": "table-asks-back-what", "claim": "table-asks-claim-what"}
        if one["what"] not in meaning:
            return []
        text = " ".join(one["hand"]) or one["terms"].get("reason")
        said = [self._say("room-said", name=names[one["seat"]], text=text)] if text else []
        return [*said, self._say(meaning[one["what"]])]

    def _rules(self, terms: dict[str, Any]) -> list[str]:
        """By what house rules a rematch would be played, if by others."""
        if not (settings := terms.get("settings")):
            return []
        game = game_named(settings["game"])
        options = msgspec.convert(settings["options"], game.options)
        return [self._say.labelled("rule-code", rule_code(game, options))]


def missing_in(request: dict[str, Any]) -> list[int]:
    """Who has not answered yet."""
    return [seat for seat in request["wanted"] if seat not in request["agreed"]]


def waits_for(request: dict[str, Any], position: dict[str, Any]) -> bool:
    """Whether the own seat is to answer this."""
    return position["you"] in missing_in(request)
