"""What was told of finished matches: they never change, and many open the same link."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

LARGEST: Final = 16 << 20
"""How many bytes are kept."""
AT_ONCE: Final = 2
"""How many matches are played again at the same time: people who play go first."""


class Retold:
    """One server's answers; those that were asked for last are kept."""

    def __init__(self, largest: int = LARGEST) -> None:
        self._largest = largest
        self._size = 0
        self.turns = asyncio.Semaphore(AT_ONCE)
        """For whoever plays a match again."""
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    async def told(self, asked: Hashable, tell: Callable[[], bytes]) -> bytes:
        """The answer to this; where it is not kept, as it is told in a thread."""
        kept = self._kept(asked)
        if kept is not None:
            return kept
        async with self.turns:
            kept = self._kept(asked)
            answer = await asyncio.to_thread(tell) if kept is None else kept
        self._keep(asked, answer)
        return answer

    def _kept(self, asked: Hashable) -> bytes | None:
        if asked in self._answers:
            self._answers.move_to_end(asked)
        return self._answers.get(asked)

    def _keep(self, asked: Hashable, answer: bytes) -> None:
        self._size += len(answer) - len(self._answers.pop(asked, b""))
        self._answers[asked] = answer
        while self._size > self._largest:
            self._size -= len(self._answers.popitem(last=False)[1])
