"""What would you like to play? Four questions at the terminal, each with a standard answer."""

from collections.abc import Callable
from typing import TypeVar

from vierblatt.bots import BOTS
from vierblatt.cli.asked import UsageError, asked_game, asked_options, asked_seats
from vierblatt.cli.lines import speak
from vierblatt.cli.plain import ask_on_terminal
from vierblatt.cli.seating import Table, seating
from vierblatt.core.game import Game, Option, Options, option_table
from vierblatt.games import GAMES
from vierblatt.words import Words

T = TypeVar("T")


def invited(say: Words) -> Table | None:
    """A table by question and answer; None for somebody who would rather not."""
    for number, game in enumerate(GAMES, 1):
        speak(f"{number}  {say(game.name)}\n   {say(game.name + '-what')}")
    try:
        return _table(say)
    except EOFError:
        return None


def _table(say: Words) -> Table:
    game = _ask(say, say("invite-game"), _game)
    seats = _seats(say, game)
    options = _options(say, game, seats)
    words = say("invite-bots", bots=", ".join(BOTS))
    players = _ask(say, words, lambda typed: seating(typed or None, seats))
    return Table(game, seats, options, players)


def _ask(say: Words, question: str, understand: Callable[[str], T]) -> T:
    """Ask until the answer is understood. Raises EOFError for q."""
    while True:
        typed = ask_on_terminal(f"{question} > ").strip()
        if typed.casefold() == "q":
            raise EOFError
        try:
            return understand(typed)
        except UsageError as wrong:
            speak(wrong.said(say))


def _game(typed: str) -> Game:
    if typed.isdecimal() and 0 < int(typed) <= len(GAMES):
        return GAMES[int(typed) - 1]
    return asked_game(typed)


def _seats(say: Words, game: Game) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    seats = ", ".join(map(str, sorted(game.seats)))
    question = say("invite-seats", seats=seats, usual=game.seats[0])
    return _ask(say, question, lambda typed: asked_seats(game, _number(typed)))


def _number(typed: str) -> int | None:
    return int(typed) if typed.isdecimal() else None if not typed else -1


def _options(say: Words, game: Game, seats: int) -> Options:
    for option in option_table(game.options):
        key = f"{game.name}-option-{option.name}"
        speak(f"   {_values(option)}   {say(key)}")
        for value in option.values:
            speak(f"      {value}: {say(f'{key}-{value}')}")
    names = ", ".join(option.name for option in option_table(game.options))
    question = say("invite-options", options=names)
    return _ask(say, question, lambda typed: asked_options(game, typed.split(), seats))


def _values(option: Option) -> str:
    values = "|".join(option.values) if option.values else str(option.default or "N")
    return f"{option.name}={values}"
