"""`vierblatt` with deals that can be had again: python -m tests.server.dealt FILE serve ...

What stands in the file says which deals; each further match of them has its own number.
"""

import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path

import vierblatt.server.house
from vierblatt.cli.main import main
from vierblatt.server.chance import Chance

FILE = Path(sys.argv[1])


class Dealt(Chance):
    """Secrets that follow from what a file says and how many were asked for since it says so."""

    def __init__(self) -> None:
        self._given: Counter[str] = Counter()

    def secret(self) -> bytes:
        says = FILE.read_text()
        self._given[says] += 1
        return sha256(f"{says} {self._given[says]}".encode()).digest()


if __name__ == "__main__":
    vierblatt.server.house.Chance = Dealt  # type: ignore[attr-defined]
    sys.argv[:2] = ["vierblatt"]
    main()
