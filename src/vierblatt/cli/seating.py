"""Who sits at the table, from the words of the command line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from librt.random import Random

from vierblatt.bots import BOTS, bot_named
from vierblatt.cli.asked import UsageError, near
from vierblatt.cli.session import Player
from vierblatt.core.chance import Stream
from vierblatt.core.game import Game, Options
from vierblatt.words import Words

HUMAN: Final = "human"
OPPONENT: Final = "level3"
"""Who plays against somebody who does not say."""
BOT_NAMES: Final = ("Ada", "Bela", "Cleo", "Dito")


@dataclass(frozen=True)
class Table:
    """What is played, by what house rules, and who sits where."""

    game: Game
    seats: int
    options: Options
    players: tuple[str, ...]


def seating(bots: str | None, seats: int) -> tuple[str, ...]:
    """A bot, `human` or `human:NAME` for each seat. Raises UsageError.

    One bot alone fills every seat but the first, a person's; so do bots for all the others.
    """
    words = tuple(word.strip() for word in (bots or OPPONENT).split(","))
    for word in words:
        kind, _, name = word.partition(":")
        if (kind != HUMAN and word not in BOTS) or (name and not name.isprintable()):
            known = (*BOTS, HUMAN)
            wrong = near(word, known, UsageError("usage-no-bot", word=word))
            raise wrong.also("usage-bots-are", bots=", ".join((*BOTS, f"{HUMAN}:NAME")))
    if len(words) == 1 and words[0] in BOTS:
        return (HUMAN, *words * (seats - 1))
    if len(words) == seats - 1 and HUMAN not in [word.partition(":")[0] for word in words]:
        return (HUMAN, *words)
    if len(words) != seats:
        raise UsageError("usage-bot-count", count=len(words), seats=seats)
    return words


def seated(words: Sequence[str], game: Game, secret: bytes, say: Words) -> list[Player]:
    """The players themselves; the bots' chance comes from the secret of the match as well."""
    people = [word for word in words if word.partition(":")[0] == HUMAN]
    players: list[Player] = []
    for seat, word in enumerate(words):
        kind, _, name = word.partition(":")
        if kind == HUMAN:
            number = sum(player.bot is None for player in players) + 1
            alone = say("you-alone") if len(people) == 1 else say("player", number=number)
            players.append(Player(name or alone))
        else:
            stream = Stream(secret, f"bot {seat}")
            rng = Random(stream.word() << 29 | stream.word() >> 3)
            players.append(Player(BOT_NAMES[seat], bot_named(word, game, rng)))
    return players
