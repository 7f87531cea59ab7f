"""Chance that can be checked afterwards: numbers from a secret whose hash is shown before."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Final

SECRET_BYTES: Final = 32


def new_secret() -> bytes:
    """A secret for one match: 32 bytes that nobody can guess."""
    return token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the match, as 64 hexadecimal digits: the SHA-256 of the secret."""
    return sha256(secret).hexdigest()


class Stream:
    """Numbers from SHA-256 in counter mode over a secret and a purpose, such as ``round 3``.

    Block ``n`` is the hash of the secret, the purpose in UTF-8, and ``n`` in eight bytes, most
    significant first; it gives eight numbers of 32 bits, most significant byte first.
    """

    def __init__(self, secret: bytes, purpose: str) -> None:
        self._base = sha256(secret + purpose.encode())
        self._blocks = 0
        self._words: list[int] = []

    def word(self) -> int:
        """The next number from 0 to 2**32 - 1."""
        if not self._words:
            block = self._base.copy()
            block.update(self._blocks.to_bytes(8, "big"))
            digest = block.digest()
            self._blocks += 1
            self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -4, -4)]
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (0 < n <= 2**32): others are rejected."""
        limit = (1 << 32) // n * n
        while (word := self.word()) >= limit:
            pass
        return word % n

    def shuffled(self, cards: Sequence[int]) -> list[int]:
        """The cards in an order by chance (Fisher and Yates, from the last place down)."""
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def laid(self, bundles: Iterable[Sequence[int]]) -> list[int]:
        """A pack from the top: the bundles in their order, each shuffled by itself."""
        return [card for bundle in bundles for card in self.shuffled(bundle)]
