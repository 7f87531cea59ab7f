"""`python -m vierblatt`."""

from vierblatt.cli.main import main

main()
