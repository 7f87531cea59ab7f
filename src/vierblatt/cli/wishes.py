"""What somebody at a server's table asks for besides moves, each by a word."""

from collections.abc import Callable, Sequence
from typing import Any, Final, get_args

import msgspec

from vierblatt.cli.asked import UsageError, asked_options
from vierblatt.cli.followed import Followed, refusal
from vierblatt.cli.lines import speak
from vierblatt.cli.plain import Leave
from vierblatt.cli.remote import Said
from vierblatt.cli.requests import waits_for, why_not_claim
from vierblatt.cli.seating import OPPONENT
from vierblatt.games import game_named
from vierblatt.room.commands import Emote
from vierblatt.words import LANGUAGES, Words

AT_ONCE: Final[dict[str, dict[str, str]]] = {
    "claim": {"do": "claim"},
    "resume": {"do": "resume"},
    "here": {"do": "come-back"},
    "clock": {"do": "ask", "what": "clock-off"},
}
"""Words that stand alone, and their commands."""
GRAVE: Final = ("resign", "leave", "claim-rest")
"""What cannot be undone: it is asked for twice."""
ALONE: Final = (*AT_ONCE, *GRAVE, "yes", "no", "withdraw")
WITH_MORE: Final = (
    "back", "pause", "remind", "bot", "say", "emote", "again", "start", "swap", "free",
)  # fmt: skip
"""Words that something may stand behind."""
WORDS: Final = (*ALONE, *WITH_MORE)
EMOTES: Final[tuple[str, ...]] = get_args(Emote)
NO_SEAT: Final = 7
"""The number of a seat that no table has."""


class Wishes:
    """Hears the words of one seat and sends what they ask for."""

    def __init__(self, room: Followed, say: Words) -> None:
        self._room = room
        self._say = say
        self._words = vocabulary(say)
        self._grave = ""
        """What waits for a yes."""
        self._wishes: dict[str, Callable[[str], object]] = {
            "yes": lambda _: self._reply(True),
            "no": lambda _: self._reply(False),
            "withdraw": lambda _: self._own_request("withdraw"),
            "back": self._back,
            "pause": lambda text: self._do(do="pause", text=text),
            "remind": lambda text: self._absent("nudge", text),
            "bot": self._bot,
            "say": lambda text: self._do(do="say", text=text),
            "emote": self._emote,
            "again": self._again,
            "start": lambda text: self._own_request("go-ahead", bots=bool(text)),
            "swap": lambda text: self._do(do="ask", what="swap", terms={"seat": self._seat(text)}),
            "free": lambda text: self._do(do="kick", seat=self._seat(text)),
        }

    def hear(self, typed: str) -> bool:
        """Do what is asked for; whether it was one of the words. Raises Leave."""
        grave, self._grave = self._grave, ""
        word, more = self._understood(typed)
        if grave and word in ("yes", "no"):
            if word == "yes":
                self._do_grave(grave)
        elif word in AT_ONCE:
            self._do(**AT_ONCE[word])
        elif word in GRAVE:
            self._doubt(word)
        elif word:
            self._wishes[word](more)
        return bool(word)

    def _understood(self, typed: str) -> tuple[str, str]:
        """The word that something begins with, by its English name, and what stands behind it."""
        for text, word in self._words.items():
            if typed[: len(text)].casefold() == text:
                more = typed[len(text) :]
                if not more or (word in WITH_MORE and more[0].isspace()):
                    return word, more.strip()
        return "", ""

    def _do(self, **command: Any) -> None:
        """Let the server do it, or say why not."""
        try:
            self._room.remote.do(**command)
            self._room.look(wait=0)
        except Said as error:
            self._refuse(error)

    def _refuse(self, error: Said) -> None:
        speak(refusal(error, self._say))

    def _doubt(self, word: str) -> None:
        """Ask whether what can be is meant; before the match whoever leaves may come back."""
        room = self._room
        if word == "leave" and room.position["phase"] == "lobby":
            raise Leave
        if word == "claim-rest" and (code := why_not_claim(room.position, room.messages)):
            self._refuse(Said({"code": code}))
            return
        self._grave = word
        speak(f"{self._say(f'table-{word}-sure')} {self._say('room-how-answer')}")

    def _do_grave(self, word: str) -> None:
        if word != "leave":
            self._do(do="ask", what="claim" if word == "claim-rest" else word)
            return
        try:
            self._room.leave()
        except Said as error:
            self._refuse(error)
        else:
            raise Leave

    # Seats

    def _seat(self, text: str) -> int:
        """A seat by its name, or by its number from 1."""
        names = [seat["name"].casefold() for seat in self._room.position["seats"]]
        if text and text.casefold() in names:
            return names.index(text.casefold())
        number = int(text) if text.isdecimal() else 0
        return number - 1 if 0 < number <= len(names) else NO_SEAT

    def _absent(self, do: str, text: str) -> None:
        """About the seat that is named, or about all people who are waited for."""
        seats = [self._seat(text)] if text else self._room.waited()
        if not seats:
            self._refuse(Said({"code": "not-absent"}))
        for seat in seats:
            self._do(do=do, seat=seat)

    def _bot(self, text: str) -> None:
        """Before the match a free seat is given to a bot, later one decides for the absent."""
        if self._room.position["phase"] != "lobby":
            self._absent("call-bot", text)
            return
        seat, _, level = text.partition(" ")
        self._do(do="seat-bot", seat=self._seat(seat), bot=level.strip() or OPPONENT)

    # Talk and moves

    def _back(self, text: str) -> None:
        """Take the own last move back where that is no question, else ask the others."""
        if self._room.position["may_take_back"]:
            self._do(do="take-back")
        else:
            self._do(do="ask", what="take-back", terms={"reason": text})

    def _emote(self, text: str) -> None:
        """One of the fixed words by its number, or what there is."""
        if text.isdecimal() and 0 < int(text) <= len(EMOTES):
            self._do(do="emote", emote=EMOTES[int(text) - 1])
            return
        words = [self._say(f"room-emote-{emote}") for emote in EMOTES]
        speak("   ".join(f"{number} {word}" for number, word in enumerate(words, 1)))

    # Requests

    def _open(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any] | None:
        """The oldest request of this kind."""
        return next(filter(wanted, self._room.position["requests"]), None)

    def _for_me(self) -> dict[str, Any] | None:
        return self._open(lambda one: waits_for(one, self._room.position))

    def _reply(self, yes: bool) -> None:
        self._about(self._for_me(), "reply", yes=yes)

    def _own_request(self, do: str, **words: Any) -> None:
        self._about(self._open(lambda one: one["seat"] == self._room.seat), do, **words)

    def _about(self, request: dict[str, Any] | None, do: str, **words: Any) -> None:
        if request is None:
            self._refuse(Said({"code": "no-such-request"}))
        else:
            self._do(do=do, request=request["request"], **words)

    def _again(self, text: str) -> None:
        """Agree to the rematch that somebody asks for, or ask for one."""
        asked = self._for_me()
        if not text and asked and asked["what"] == "rematch":
            self._reply(True)
            return
        try:
            self._do(do="ask", what="rematch", terms=self._terms(text.split()))
        except UsageError as wrong:
            speak(wrong.said(self._say))

    def _terms(self, words: Sequence[str]) -> dict[str, Any]:
        """Whether everybody moves up a seat, and by what other house rules. Raises UsageError."""
        rotate = {say("room-word-rotate") for say in (self._say, Words(LANGUAGES[0]))}
        pairs = [word for word in words if word.casefold() not in rotate]
        terms: dict[str, Any] = {"rotate": len(pairs) < len(words)}
        if pairs:
            terms["settings"] = self._by(pairs)
        return terms

    def _by(self, pairs: Sequence[str]) -> dict[str, Any]:
        """The settings of this table with other options. Raises UsageError."""
        settings = self._room.position["settings"]
        now = [f"{name}={value}" for name, value in settings["options"].items() if value]
        game, seats = game_named(settings["game"]), len(settings["chairs"])
        options = asked_options(game, [*now, *pairs], seats)
        return {**settings, "options": msgspec.structs.asdict(options)}


def vocabulary(say: Words) -> dict[str, str]:
    """Each word of this language and of English, longer ones first, and which wish it is."""
    english = {Words(LANGUAGES[0])(f"room-word-{word}"): word for word in WORDS}
    words = english | {say(f"room-word-{word}"): word for word in WORDS}
    return dict(sorted(words.items(), key=lambda one: -len(one[0])))
