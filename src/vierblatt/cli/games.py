"""`vierblatt games`: what there is to play."""

import msgspec

from vierblatt.cli.asked import asked_words
from vierblatt.core.game import Game, Option, option_table
from vierblatt.games import GAMES


def games(*, json: bool = False, lang: str | None = None) -> None:
    """List the games with their seats and options.

    Parameters
    ----------
    json
        Print a JSON list: name, seats, rules_version, options with name, values, default.
    lang
        Language of the words: en, de or fr.
    """
    if json:
        print(msgspec.json.format(msgspec.json.encode([_card(game) for game in GAMES])).decode())
        return
    say = asked_words(lang)
    for game in GAMES:
        seats = "/".join(map(str, sorted(game.seats)))
        print(f"{game.name}  ({seats})  {say(game.name)}\n    {say(game.name + '-what')}")
        for option in option_table(game.options):
            words = say(f"{game.name}-option-{option.name}")
            print(f"    {option.name} = {_values(option)}   {words}")


def _card(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "seats": sorted(game.seats),
        "rules_version": game.rules_version,
        "options": option_table(game.options),
    }


def _values(option: Option) -> str:
    return " | ".join(option.values) if option.values else str(option.default or "N")
