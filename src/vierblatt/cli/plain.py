"""The table line by line: for a pipe, a screen reader, or a very small terminal."""

import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console
from rich.markup import escape

from vierblatt.cli.advice import Adviser
from vierblatt.cli.lines import fitted, fitted_markup, prompt
from vierblatt.cli.menu import Menu, Step, game_module, listed, listing, menu, picked
from vierblatt.cli.rules import asked_at_table
from vierblatt.cli.session import Happening, Remark, RoundOver, Session
from vierblatt.cli.tell import Teller
from vierblatt.core.game import NotationError
from vierblatt.words import Words

SHOWN: Final = 40
"""How many moves are listed without being asked for."""
MANY: Final = 10_000
"""How many when somebody asks for all."""


class Leave(Exception):
    """Somebody leaves the table."""


class PlainTable:
    """Asks one person after the other and says what has happened since he was asked last."""

    def __init__(self, session: Session, say: Words, ask: Callable[[str], str]) -> None:
        self.session = session
        self.say = say
        self._ask = ask
        self._console = Console(highlight=False, soft_wrap=True)
        self._told = [0] * len(session.players)
        self._steps: Sequence[Step] = ()
        self._people = [at for at, player in enumerate(session.players) if player.bot is None]
        self._listener: int | None = self._people[0] if len(self._people) == 1 else None

    def play(self) -> bool:
        """Play on until the match is over (True) or somebody leaves (False)."""
        try:
            while (seat := self.session.advance()) is not None:
                self._turn(seat)
        except (Leave, EOFError):
            return False
        self._say_news(self._people[0] if self._people else 0)
        self._print(self._teller(None).end(self.session.match))
        return True

    def _turn(self, seat: int) -> None:
        if self._listener != seat:
            self._curtain(seat)
        self._say_news(seat)
        self._draw(seat)
        self._choices(menu(self.session, self.say, seat, ""), SHOWN)
        self._decide(seat)

    def _decide(self, seat: int) -> None:
        """Hear what is typed until something is done."""
        before = len(self.session.feeds[seat])
        while before == len(self.session.feeds[seat]) and seat in self.session.match.waiting():
            self._hear(seat, self._typed())

    def _typed(self) -> str:
        """What is typed behind the question. Raises EOFError."""
        return self._ask(f"{self.say('prompt')} > ").strip()

    def _curtain(self, seat: int) -> None:
        """Hide one hand before the next person looks."""
        if self._listener is not None:
            self._console.clear()
        self._ask(self.say("curtain", name=self.session.players[seat].name) + " ")
        self._listener = seat

    def _hear(self, seat: int, typed: str) -> None:
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(seat),
            "m": lambda: self._choices(listed(self.session.moves(seat)), MANY),
            "l": lambda: self._say_last(seat),
            "s": lambda: self._print(self._teller(seat).totals(self.session.match.totals)),
            "r": lambda: self._rules(""),
            "h": lambda: self._advise(seat),
            "t": lambda: self._draw(seat),
            "q": self._leave,
        }
        if typed.casefold() in commands:
            commands[typed.casefold()]()
        elif typed.casefold().startswith("w "):
            self._why(seat, typed[2:].strip())
        elif typed.casefold().startswith("r "):
            self._rules(typed[2:].strip())
        else:
            self._try(seat, typed)

    def _try(self, seat: int, typed: str) -> None:
        step = picked(self._steps, typed)
        if step is not None:
            if not step.whole:
                self._choices(menu(self.session, self.say, seat, step.typed), SHOWN)
                return
            typed = step.typed
        try:
            refused = self.session.act(seat, self.session.code(typed))
        except NotationError:
            self._go_on(seat, typed, self.say("not-understood-move", text=typed))
            return
        if refused is not None:
            self._go_on(seat, typed, self._teller(seat).refused(refused))

    def _go_on(self, seat: int, typed: str, otherwise: str) -> None:
        """What was typed is not to be played: how it can go on, or why it cannot."""
        found = menu(self.session, self.say, seat, typed)
        if found.steps:
            self._choices(found, SHOWN)
        else:
            self._print(otherwise)

    def _why(self, seat: int, typed: str) -> None:
        step = picked(self._steps, typed)
        typed = typed if step is None else step.typed
        try:
            code = self.session.code(typed)
        except NotationError:
            self._go_on(seat, typed, self.say("not-understood-move", text=typed))
            return
        refused = self.session.match.why_not(seat, code)
        legal = self.say("why-not-legal", move=typed)
        self._print(legal if refused is None else self._teller(seat).refused(refused))

    def _help(self, seat: int) -> None:
        self._print(self.say("help", example=self.session.example(seat)))

    def _advise(self, seat: int) -> None:
        for line in advised(self.session, self.say, seat):
            self._print(line)

    def _rules(self, wanted: str) -> None:
        match = self.session.match
        self._print(asked_at_table(match.game, match.options, self.say, wanted))

    def _leave(self) -> None:
        raise Leave

    def _choices(self, found: Menu, most: int) -> None:
        self._steps = found.steps[:most]
        if found.so_far:
            self._console.print(fitted_markup(found.so_far))
        self._console.print(listing(self.say, self._steps))
        if len(found.steps) > most:
            self._print(self.say("more-moves", count=len(found.steps) - most))

    def _draw(self, seat: int) -> None:
        self._print("")
        names = [player.name for player in self.session.players]
        for line in drawing(self.session.match.game.name, self.session.view(seat), self.say, names):
            self._console.print(line)

    def _say_news(self, seat: int) -> None:
        for line in self._news(seat):
            self._print(line)

    def _news(self, seat: int) -> list[str]:
        """What was not told yet, in sentences; from now on it is told."""
        news = self.session.feeds[seat][self._told[seat] :]
        self._told[seat] = len(self.session.feeds[seat])
        return told(self._teller(seat), news)

    def _say_last(self, seat: int) -> None:
        """What has happened since this person's last move but one, the last trick among it."""
        for line in told(self._teller(seat), self.session.feeds[seat][-12:]):
            self._print(line)

    def _teller(self, seat: int | None) -> Teller:
        return teller(self.session, self.say, seat)

    def _print(self, line: str) -> None:
        self._console.print(fitted(line))


def teller(session: Session, say: Words, seat: int | None) -> Teller:
    """Somebody who tells this seat what happens."""
    match = session.match
    names = [player.name for player in session.players]
    sides = match.game.partners(match.options, match.seats)
    return Teller(say, match.game, names, sides, seat)


def told(teller: Teller, news: Sequence[Happening]) -> list[str]:
    """What has happened, in sentences."""
    lines = []
    for happening in news:
        if isinstance(happening, RoundOver):
            lines += ["", teller.own("round-over", round=happening.round)]
            lines += [f"  {line}" for line in teller.score(happening.score)]
            lines += [teller.totals(happening.totals), ""]
        elif isinstance(happening, Remark):
            adviser = Adviser(teller.say, teller.game, happening.view)
            lines += adviser.remark(happening.choice, happening.code)
        elif isinstance(happening, str):
            lines.append(happening)
        else:
            lines.append(teller.event(happening))
    return lines


def advised(session: Session, say: Words, seat: int) -> list[str]:
    """What the coach would do and why, where he may be asked."""
    if not session.hints:
        return [say("room-no-hints-off")]
    adviser = Adviser(say, session.match.game, session.match.view(seat))
    return adviser.advice(session.advice(seat))


def drawing(game: str, view: Any, say: Words, names: Sequence[str]) -> list[str]:
    """The table as lines of rich markup: the game's own drawing, or the view as it is."""
    terminal = game_module(game, "terminal")
    if terminal is None:
        return [escape(str(view))]
    lines: list[str] = terminal.draw(view, say, names)
    return lines


def ask_on_terminal(question: str) -> str:
    """A line from the person at the terminal. Raises EOFError."""
    prompt(question)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")
