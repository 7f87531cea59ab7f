"""`vierblatt rules`: the rules of a game, as docs/rules has them."""

import sys

from vierblatt.cli.asked import asked_game, asked_words
from vierblatt.core.rulebook import page


def rules(game: str, *, lang: str | None = None) -> None:
    """Show the rules of a game.

    Parameters
    ----------
    game
        four-seasons, vier-felder, seasons-duel or four-gems.
    lang
        Language: en, de or fr.
    """
    text = page(asked_game(game).name, asked_words(lang).language)
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))
