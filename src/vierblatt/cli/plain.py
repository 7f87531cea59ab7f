"""The table line by line: for a pipe, a screen reader, or a very small terminal."""

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final

from rich.console import Console

from vierblatt.cli.session import Happening, RoundOver, Session, beginning_with, parse_move
from vierblatt.cli.tell import Teller
from vierblatt.core.game import NotationError
from vierblatt.words import Words

SHOWN: Final = 40
"""How many moves are listed without being asked for."""
RUN: Final = 10
"""More moves than this that differ in a number alone are shown as a range."""


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
        self._shown: list[str] = []
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
        self._list_moves(self.session.moves(seat), SHOWN)
        before = self.session.match.round, len(self.session.feeds[seat])
        while before == (self.session.match.round, len(self.session.feeds[seat])):
            self._hear(seat, self._ask(f"{self.say('prompt')} > ").strip())
            if seat not in self.session.match.waiting():
                break

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
            "m": lambda: self._list_moves(self.session.moves(seat), 10_000),
            "l": lambda: self._say_last(seat),
            "s": lambda: self._print(self._teller(seat).totals(self.session.match.totals)),
            "r": self._rules,
            "h": lambda: self._print(self.say("hint", move=self.session.hint(seat))),
            "t": lambda: self._draw(seat),
            "q": self._leave,
        }
        if typed.casefold() in commands:
            commands[typed.casefold()]()
        elif typed.casefold().startswith("w "):
            self._why(seat, typed[2:].strip())
        else:
            self._try(seat, typed)

    def _try(self, seat: int, typed: str) -> None:
        try:
            code = parse_move(self.session, seat, typed, self._shown)
        except NotationError:
            self._offer(seat, typed)
            return
        refused = self.session.act(seat, code)
        if refused is not None:
            self._print(self._teller(seat).refused(refused))

    def _offer(self, seat: int, typed: str) -> None:
        """What was typed is no move; say which moves begin like it."""
        moves = beginning_with(self.session.moves(seat), typed)
        if moves:
            self._print(self.say("several-moves"))
            self._list_moves(moves, SHOWN)
        else:
            self._print(self.say("not-understood-move", text=typed))

    def _why(self, seat: int, typed: str) -> None:
        try:
            code = parse_move(self.session, seat, typed, self._shown)
        except NotationError:
            self._print(self.say("not-understood-move", text=typed))
            return
        refused = self.session.match.why_not(seat, code)
        legal = self.say("why-not-legal", move=typed)
        self._print(legal if refused is None else self._teller(seat).refused(refused))

    def _help(self, seat: int) -> None:
        self._print(self.say("help", example=self.session.moves(seat)[0]))

    def _rules(self) -> None:
        from vierblatt.cli.rules import rules_text

        self._print(rules_text(self.session.match.game.name, self.say.language))

    def _leave(self) -> None:
        raise Leave

    def _list_moves(self, moves: Sequence[str], most: int) -> None:
        self._shown = list(moves[:most])
        numbered = numbered_moves(self._shown)
        self._print(self.say.labelled("moves", "   ".join(numbered)))
        if len(moves) > most:
            self._print(self.say("more-moves", count=len(moves) - most))

    def _draw(self, seat: int) -> None:
        self._print("")
        names = [player.name for player in self.session.players]
        for line in drawing(self.session.match.game.name, self.session.view(seat), self.say, names):
            self._console.print(line)

    def _say_news(self, seat: int) -> None:
        news = self.session.feeds[seat][self._told[seat] :]
        self._told[seat] = len(self.session.feeds[seat])
        for line in told(self._teller(seat), news):
            self._print(line)

    def _say_last(self, seat: int) -> None:
        """What has happened since this person's last move but one, the last trick among it."""
        for line in told(self._teller(seat), self.session.feeds[seat][-12:]):
            self._print(line)

    def _teller(self, seat: int | None) -> Teller:
        return teller(self.session, self.say, seat)

    def _print(self, line: str) -> None:
        self._console.print(line, markup=False)


def numbered_moves(moves: Sequence[str]) -> list[str]:
    """The moves with their numbers; a long run such as `cut 3` to `cut 29` as its two ends."""
    numbered = [f"{number} {move}" for number, move in enumerate(moves, 1)]
    if len(moves) > RUN and len({move.rstrip("0123456789") for move in moves}) == 1:
        return [numbered[0], "…", numbered[-1]]
    return numbered


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
        else:
            lines.append(teller.event(happening))
    return lines


def drawing(game: str, view: Any, say: Words, names: Sequence[str]) -> list[str]:
    """The table as lines of rich markup: the game's own drawing, or the view as it is."""
    try:
        terminal = import_module(f"vierblatt.games.{game.replace('-', '_')}.terminal")
    except ModuleNotFoundError:
        return [str(view).replace("[", r"\[")]
    lines: list[str] = terminal.draw(view, say, names)
    return lines


def ask_on_terminal(prompt: str) -> str:
    """A line from the person at the terminal. Raises EOFError."""
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")
