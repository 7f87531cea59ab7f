"""`vierblatt rules`: the rules of a game, as docs/rules has them."""

import sys
from importlib.resources import files
from pathlib import Path

from vierblatt.cli.asked import asked_game, asked_words


def rules(game: str, *, lang: str | None = None) -> None:
    """Show the rules of a game.

    Parameters
    ----------
    game
        four-seasons, vier-felder, seasons-duel or four-gems.
    lang
        Language: en, de or fr.
    """
    text = rules_text(asked_game(game).name, asked_words(lang).language)
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    with console.pager(styles=True):
        console.print(Markdown(text))


def rules_text(game: str, language: str) -> str:
    """The page of a game in this language, in English where there is no other yet."""
    here = files("vierblatt") / "rulebook"
    folder = here if here.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
    page = folder / language / f"{game}.md"
    return (page if page.is_file() else folder / f"{game}.md").read_text("utf-8")
