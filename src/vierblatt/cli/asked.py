"""What somebody typed on the command line, as games, options and bots; nonsense said kindly."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

import msgspec

from vierblatt.bots import BOTS
from vierblatt.core.game import Game, Option, Options, option_table
from vierblatt.core.rule_code import BadCode, read_code
from vierblatt.games import GAMES
from vierblatt.words import LANGUAGES, Words, system_language


class UsageError(Exception):
    """Something on the command line is wrong: a sentence of the locales, one line, exit 2."""

    def __init__(self, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = words
        self.more: list[tuple[str, dict[str, str | int]]] = []

    def also(self, key: str, **words: str | int) -> "UsageError":
        """Add a sentence that helps."""
        self.more.append((key, words))
        return self

    def said(self, say: Words) -> str:
        """The whole in one line."""
        sentences = [(self.key, self.words), *self.more]
        return " ".join(say(key, **words) for key, words in sentences)


def near(word: str, known: Iterable[str], wrong: UsageError) -> UsageError:
    """Add the nearest of the known words, if one is near."""
    for match in get_close_matches(word.lower(), list(known), 1, 0.6):
        wrong.also("did-you-mean", near=match)
    return wrong


def asked_game(name: str) -> Game:
    """The game of this name. Raises UsageError."""
    names = [game.name for game in GAMES]
    for game in GAMES:
        if game.name == name:
            return game
    wrong = UsageError("usage-no-game", word=name) if name else UsageError("usage-which-game")
    near(name, names, wrong)
    raise wrong.also("usage-games-are", games=", ".join(names))


def asked_seats(game: Game, seats: int | None) -> int:
    """The number of seats, or the usual one. Raises UsageError."""
    if seats is None:
        return game.seats[0]
    if seats not in game.seats:
        allowed = ", ".join(map(str, sorted(game.seats)))
        raise UsageError("usage-seats", game=game.name, seats=allowed, count=seats)
    return seats


def asked_options(game: Game, pairs: Sequence[str], seats: int) -> Options:
    """The house rules from `name=value` words. Raises UsageError."""
    table = {option.name: option for option in option_table(game.options)}
    values: dict[str, str | int] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError("usage-option-form", word=pair)
        if name not in table:
            wrong = UsageError("usage-no-option", game=game.name, word=name)
            near(name, table, wrong).also("usage-options-are", options=", ".join(table))
            raise wrong
        values[name] = _value(table[name], value)
    return checked(game, msgspec.convert(values, game.options), seats)


def checked(game: Game, options: Options, seats: int) -> Options:
    """The options, if they go together at so many seats. Raises UsageError."""
    try:
        game.check(options, seats)
    except ValueError as error:
        raise UsageError("usage-options-clash", detail=str(error)) from error
    return options


def asked_code(code: str) -> tuple[Game, Options]:
    """The game and the house rules of a rule code. Raises UsageError."""
    try:
        return read_code(GAMES, code)
    except BadCode as error:
        raise UsageError("usage-no-code", word=code) from error


def asked_rules(
    name: str | None, code: str | None, pairs: Sequence[str], seats: int | None
) -> tuple[Game, Options, int]:
    """Game, house rules and number of seats, by name and pairs or by a code. Raises UsageError."""
    if code is None:
        game = asked_game(name or "")
        number = asked_seats(game, seats)
        return game, asked_options(game, pairs, number), number
    for word in (*([name] if name else ()), *pairs):
        raise UsageError("usage-code-alone", word=word)
    game, options = asked_code(code)
    number = asked_seats(game, seats)
    return game, checked(game, options, number), number


def _value(option: Option, value: str) -> str | int:
    if not option.values:
        if value.isdecimal() and 0 < int(value) < 1_000_000:
            return int(value)
        raise UsageError("usage-no-number", option=option.name, word=value)
    if value in option.values:
        return value
    values = ", ".join(option.values)
    wrong = UsageError("usage-no-value", option=option.name, word=value, values=values)
    raise near(value, option.values, wrong)


def asked_bots(names: str | None, seats: int, default: str) -> tuple[str, ...]:
    """One bot for each seat: one name for all, or as many as there are seats. Raises UsageError."""
    bots = [name.strip() for name in (names or default).split(",")]
    for name in bots:
        if name not in BOTS:
            wrong = near(name, BOTS, UsageError("usage-no-bot", word=name))
            raise wrong.also("usage-bots-are", bots=", ".join(BOTS))
    if len(bots) not in (1, seats):
        raise UsageError("usage-bot-count", count=len(bots), seats=seats)
    return tuple(bots * seats if len(bots) == 1 else bots)


def asked_words(language: str | None) -> Words:
    """The words of this language, or of the terminal's. Raises UsageError."""
    if language is None:
        return Words(system_language())
    if language not in LANGUAGES:
        raise UsageError("usage-no-language", word=language, languages=", ".join(LANGUAGES))
    return Words(language)


def not_negative(number: int, option: str) -> int:
    """The number, if it is none below 0. Raises UsageError."""
    if number < 0:
        raise UsageError("usage-not-negative", option=option)
    return number


def positive(number: int, option: str) -> int:
    """The number, if it is positive. Raises UsageError."""
    if number < 1:
        raise UsageError("usage-positive", option=option)
    return number
