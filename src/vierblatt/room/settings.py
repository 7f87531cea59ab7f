"""What a table agrees on before anybody sits down."""

from typing import Annotated, Any, Literal

import msgspec

from vierblatt.bots import BOTS
from vierblatt.core.game import Game, Options
from vierblatt.core.rule_code import LARGEST
from vierblatt.games import GAMES
from vierblatt.room.refusals import Refusal

ChairKind = Literal["human", "open", "bot"]
Pace = Literal["quick", "normal", "calm"]
Word = Annotated[str, msgspec.Meta(max_length=32)]


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as it is asked for.

    A human seat is waited for before the match can begin; an open one is for whoever comes, and
    a bot takes it when the match begins without.
    """

    kind: ChairKind = "open"
    bot: Word = ""
    """The level, for a bot's seat."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take.

    none: as long as it likes; the others at the table may nudge. relaxed: a nudge after
    `seconds`, a bot's help after twice as long. strict: a bot's help after `seconds`.
    """

    kind: Literal["none", "relaxed", "strict"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=5, le=86_400)] = 60


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: what is played, by what house rules, and how."""

    game: Word
    options: dict[Word, Word | int | None] = {}
    chairs: Annotated[tuple[Chair, ...], msgspec.Meta(max_length=8)] = ()
    """Each seat in order; none at all: the usual number of open seats."""
    watchers: Literal["public", "open"] = "public"
    """What watchers see: what lies open, or also all hands of a round that is over."""
    delay: Literal[0, 30, 120] = 0
    """How many seconds later watchers see what happens while the match is on."""
    clock: Clock = Clock()
    talk: Literal["off", "emotes", "chat"] = "emotes"
    stand_in: Word = "greedy"
    """The level of the bot that fills open seats and stands in for the absent."""
    pace: Pace = "quick"
    """How soon bots play: at once, or so that people can follow."""
    hints: Literal["on", "off"] = "on"
    """Whether a seat may ask what a bot would do in its place."""
    tricks: Literal["last", "all"] = "last"
    """Which tricks of a round are shown again, in games that have them: the last one, or all."""


def game_of(settings: Settings) -> Game:
    """The game of a table. Raises Refusal."""
    for game in GAMES:
        if game.name == settings.game:
            return game
    raise Refusal("no-such-game", game=settings.game)


def options_of(game: Game, settings: Settings) -> Options:
    """The house rules of a table. Raises Refusal."""
    try:
        options: Options = msgspec.convert(settings.options, game.options)
        game.check(options, len(settings.chairs))
    except (msgspec.ValidationError, ValueError) as error:
        raise Refusal("bad-options", detail=str(error)) from error
    return options


def completed(settings: Settings) -> Settings:
    """The same table with every seat named and the options written out. Raises Refusal."""
    game = game_of(settings)
    chairs = settings.chairs or (Chair(),) * game.seats[0]
    if any((chair.kind == "bot") != bool(chair.bot) for chair in chairs):
        raise Refusal("bad-chair")
    for bot in (settings.stand_in, *(chair.bot for chair in chairs if chair.bot)):
        if bot not in BOTS:
            raise Refusal("no-such-bot", bot=bot)
    settings = msgspec.structs.replace(settings, chairs=chairs)
    values: dict[str, Any] = msgspec.structs.asdict(options_of(game, settings))
    for name, value in values.items():
        if isinstance(value, int) and value >= LARGEST:  # its rule code could not be read
            raise Refusal("bad-options", detail=f"{name} is below {LARGEST}, not {value}")
    return msgspec.structs.replace(settings, options=values)
