"""Names and secrets that nobody can guess."""

import secrets
from typing import Final

from vierblatt.core.chance import new_secret

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Chance:
    """From the operating system; fills the port `vierblatt.room.ports.Entropy`."""

    def secret(self) -> bytes:
        """32 bytes."""
        return new_secret()

    def token(self) -> str:
        """128 bits."""
        return secrets.token_urlsafe(16)

    def room(self) -> str:
        """59 bits: short enough to be read to somebody, long enough not to be found by trying."""
        return "".join(secrets.choice(LETTERS) for _ in range(12))
