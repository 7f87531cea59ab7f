"""Why a room does not do what it was asked to; nothing has changed then."""

from typing import Final

from vierblatt.core.game import Refused

CODES: Final = (
    "bad-chair",
    "bad-code",
    "bad-name",
    "bad-options",
    "bad-record",
    "bad-text",
    "bots-play",
    "busy",
    "chair-taken",
    "hints-off",
    "illegal",
    "match-over",
    "name-taken",
    "no-claim",
    "no-such-bot",
    "no-such-game",
    "no-such-move",
    "no-such-position",
    "no-such-request",
    "no-such-room",
    "no-such-seat",
    "not-absent",
    "not-begun",
    "not-decided",
    "not-for-watchers",
    "not-host",
    "not-over",
    "not-paused",
    "not-your-turn",
    "nothing-to-take-back",
    "paused",
    "people-missing",
    "rules-changed",
    "seated-already",
    "secret-stage",
    "stale",
    "talk-off",
    "too-early",
    "too-many",
    "under-way",
    "wrong-origin",
    "wrong-token",
)
"""Every code that there is. They never change their meaning; the sentences are in the locales."""


class Refusal(Exception):
    """A code of the list, words for its sentence, and for an illegal move the game's own reason."""

    def __init__(self, code: str, refused: Refused | None = None, **words: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.refused = refused
        self.words = words
