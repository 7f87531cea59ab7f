"""`vierblatt rules`: the rules of a game, as docs/rules has them, or those of one table."""

import re
import sys
from typing import Annotated, Final

from cyclopts import Parameter

from vierblatt.cli.asked import UsageError, asked_rules, asked_words
from vierblatt.cli.parameters import GAME, Code, Lang, Pairs
from vierblatt.core.game import Game, Options
from vierblatt.core.house_rules import standing
from vierblatt.core.lookup import having, looked_up, marked, paragraphs
from vierblatt.core.rulebook import page
from vierblatt.words import Words

MARKING: Final = Parameter(
    help="House rules, each name=value: it is marked which paragraphs they bring in or leave out."
)

FOLDED: Final = re.compile(r"(?<!\n)\n *(?![\s|]|- |\d+\. )")
"""Where a line goes on, which is neither a row of a table nor an item of a list."""


def rules(
    game: Annotated[str | None, GAME] = None,
    *,
    option: Annotated[Pairs, MARKING] = (),
    code: Code = None,
    rule: str | None = None,
    find: str | None = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game.

    Parameters
    ----------
    rule
        Only the paragraph of this number, such as 6.5.
    find
        Only the paragraphs with this word.
    """
    say = asked_words(lang)
    the_game, options, _ = asked_rules(game, code, option, None)
    text = page(the_game.name, say.language)
    if option or code:
        text = at_table(text, the_game, options, say)
    if rule is not None:
        found = [one for number, one in paragraphs(text) if number == rule]
        text = _joined(found, UsageError("usage-no-paragraph", rule=rule))
    if find is not None:
        text = _joined(having(text, find), UsageError("usage-no-rule-word", word=find))
    _show(text)


def at_table(text: str, game: Game, options: Options, say: Words) -> str:
    """A page whose paragraphs say what the house rules make of them."""

    def mark(number: str) -> str:
        holds, values = standing(game, options, number)
        if not holds:
            return say("rule-not-at-table")
        told = ", ".join(
            f"{name} = {say('standard') if value is None else value}"
            for name, value in values.items()
        )
        return told and say("rule-at-table", values=told)

    return marked(text, mark)


def asked_at_table(game: Game, options: Options, say: Words, wanted: str) -> str:
    """The rules of a table, a line each: all, one paragraph, or those with a word."""
    text = FOLDED.sub(" ", at_table(page(game.name, say.language), game, options, say))
    if not wanted:
        return text
    found = looked_up(text, wanted)
    return "\n\n".join(found) or say("usage-no-rule-word", word=wanted)


def _joined(found: list[str], otherwise: UsageError) -> str:
    if not found:
        raise otherwise
    return "\n\n".join(found)


def _show(text: str) -> None:
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))
