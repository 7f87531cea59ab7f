"""The commands by name; each imports what it needs when it runs."""

import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from cyclopts import App, CycloptsError, Parameter

from vierblatt import __version__
from vierblatt.cli.asked import UsageError
from vierblatt.words import LANGUAGES, Words, system_language

HERE = "vierblatt.cli"
HELP = frozenset({"--help", "-h"})


def make_app(*, whole: bool) -> App:
    """The command tree; `whole` brings the modules of all commands, to list what they are for."""
    find = _loaded if whole else str
    app = App(
        name="vierblatt",
        help="Four card games of four suits: play them, simulate them, keep their records.",
        version=__version__,
        help_flags=["--help", "-h"],
        result_action="return_value",
        default_parameter=Parameter(negative=()),
    )
    for name in ("games", "learn", "play", "hint", "simulate", "duel", "ratings", "rules", "bench"):
        app.command(find(f"{HERE}.{name}:{name}"), name=name)
    for name in ("serve", "worker"):
        app.command(find(f"{HERE}.serve:{name}"), name=name)
    record = _group("record", "Show, check and write records of matches.")
    for name in ("show", "verify", "audit", "from_text"):
        record.command(find(f"{HERE}.record:{name}"), name=name.replace("_", "-"))
    record.command(find(f"{HERE}.report:to_test"), name="to-test")
    app.command(record)
    admin = _group("admin", "Back up, restore, prune and count the rooms of a server.")
    for name in ("backup", "restore", "prune", "stats"):
        admin.command(find(f"{HERE}.admin:{name}"), name=name)
    app.command(admin)
    return app


def _group(name: str, purpose: str) -> App:
    """A command of several words."""
    return App(name=name, help=purpose, result_action="return_value")


def _loaded(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def run(arguments: Sequence[str]) -> int:
    """Run one command; its exit status."""
    try:
        app = make_app(whole=not arguments or not HELP.isdisjoint(arguments))
        status = app(list(arguments), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return _complain(" ".join(str(error).split()))
    except UsageError as error:
        return _complain(error.said(Words(_language(arguments))))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status if isinstance(status, int) else 0


def _language(arguments: Sequence[str]) -> str:
    """The language that is asked for, if it is one of ours; else the terminal's."""
    asked = re.search(r"--lang[ =](\S+)", " ".join(arguments))
    return asked[1] if asked and asked[1] in LANGUAGES else system_language()


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
