"""`vierblatt games`: what there is to play."""

import msgspec

from vierblatt.cli.asked import asked_code, asked_words
from vierblatt.cli.parameters import Lang
from vierblatt.core.game import Game, Option, Options, option_table, option_values
from vierblatt.core.rule_code import differences, rule_code
from vierblatt.games import GAMES
from vierblatt.words import Words


def games(*, code: str | None = None, json: bool = False, lang: Lang = None) -> None:
    """List the games with their seats, options, and what each of these means.

    Parameters
    ----------
    code
        Only what this rule code says, such as FG1-om-500.
    json
        Print a JSON list: name, seats, rules_version, code of the standard, options with name,
        values, default; with --code an object: code, game, options, and which are not standard.
    """
    if code is not None:
        _show_code(*asked_code(code), asked_words(lang), json)
        return
    if json:
        _print([_card(game) for game in GAMES])
        return
    say = asked_words(lang)
    for game in GAMES:
        seats = "/".join(map(str, sorted(game.seats)))
        standard = say.labelled("rule-code", rule_code(game, game.options()))
        print(f"{game.name}  ({seats})  {say(game.name)}  {standard}")
        print(f"    {say(game.name + '-what')}")
        for option in option_table(game.options):
            _show(game, option, say)


def _show(game: Game, option: Option, say: Words) -> None:
    """An option and what each of its values means."""
    key = f"{game.name}-option-{option.name}"
    print(f"    {option.name} = {_values(option)}   {say(key)}")
    for value in option.values:
        print(f"        {value}: {say(f'{key}-{value}')}")


def _show_code(game: Game, options: Options, say: Words, json: bool) -> None:
    values, other = option_values(options), differences(options)
    code = rule_code(game, options)
    if json:
        _print({"code": code, "game": game.name, "options": values, "differs": list(other)})
        return
    print(f"{code}  {game.name}  {say(game.name)}")
    for option in option_table(game.options):
        value = values[option.name]
        key = f"{game.name}-option-{option.name}"
        means = say(f"{key}-{value}") if option.values else say(key)
        shown = say("standard") if value is None else value
        print(f"  {'*' if option.name in other else ' '} {option.name} = {shown}   {means}")


def _print(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def _card(game: Game) -> dict[str, object]:
    return {
        "name": game.name,
        "seats": sorted(game.seats),
        "rules_version": game.rules_version,
        "code": rule_code(game, game.options()),
        "options": option_table(game.options),
    }


def _values(option: Option) -> str:
    return " | ".join(option.values) if option.values else str(option.default or "N")
