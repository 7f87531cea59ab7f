"""Requests as one seat hears of them: who asks for what, and how to answer."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from vierblatt.core.rule_code import rule_code
from vierblatt.games import game_named
from vierblatt.room.claims import MOST_CLAIMS
from vierblatt.words import Words

NOT_NOW: Final = {"lobby": "not-begun", "paused": "paused", "over": "match-over"}
"""Why nothing of a round can be claimed while there is none that is played."""


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


def why_not_claim(position: dict[str, Any], told: Sequence[dict[str, Any]]) -> str:
    """Why the own hand cannot be laid open for the rest of the round; empty if it can."""
    if position["may_claim"]:
        return ""
    if position["phase"] in NOT_NOW:
        return NOT_NOW[position["phase"]]
    if any(seat["bot"] or seat["stand_in"] or seat["gone"] for seat in position["seats"]):
        return "bots-play"
    return "too-many" if _claims(position["you"], told) >= MOST_CLAIMS else "no-claim"


def _claims(seat: int, told: Sequence[dict[str, Any]]) -> int:
    """How often a seat has asked for the rest of the round that is on."""
    notices = [message["notice"] for message in told]
    deals = [at for at, notice in enumerate(notices) if notice["kind"] == "dealt"]
    asked = [(one["kind"], one.get("what"), one.get("seat")) for one in notices[deals[-1] :]]
    return asked.count(("asked", "claim", seat))


def missing_in(request: dict[str, Any]) -> list[int]:
    """Who has not answered yet."""
    return [seat for seat in request["wanted"] if seat not in request["agreed"]]


def waits_for(request: dict[str, Any], position: dict[str, Any]) -> bool:
    """Whether the own seat is to answer this."""
    return position["you"] in missing_in(request)
