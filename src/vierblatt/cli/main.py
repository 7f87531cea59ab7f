"""The `vierblatt` command."""

import sys

from vierblatt import __version__


def main() -> None:
    """Run a command; exit 0 when it went well, 1 for a bad record, 2 for words that make none."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        print(__version__)  # before anything heavy is imported
        return
    from vierblatt.cli.commands import run

    sys.exit(run(sys.argv[1:]))
