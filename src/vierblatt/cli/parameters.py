"""What several commands are given alike, and what the help says of it."""

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

GAME: Final = Parameter(help="four-seasons, vier-felder, seasons-duel or four-gems.")

Seats = Annotated[int | None, Parameter(help="How many players.")]

Pairs = Annotated[
    tuple[str, ...],
    Parameter(consume_multiple=True, show_default=False, help="House rules, each name=value."),
]
"""Words such as `overruff=must`, one or more behind an option that may come several times."""

Code = Annotated[
    str | None,
    Parameter(help="Game and house rules in one word, such as FG1-om-500, instead."),
]

Lang = Annotated[str | None, Parameter(help="Language of the words: en, de or fr.")]

Database = Annotated[
    str | None,
    Parameter(
        help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file in the data folder by default."
    ),
]

DataFolder = Annotated[Path | None, Parameter(help="The data folder.")]

LogLevel = Annotated[str, Parameter(help="DEBUG, INFO, WARNING or ERROR.")]
