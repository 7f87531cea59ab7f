"""What was told of finished matches is told again without being worked out again."""

import asyncio
from collections.abc import Callable

import pytest

from vierblatt.room.refusals import Refusal
from vierblatt.server.retold import Retold


class Teller:
    """Counts how often it had to work something out."""

    def __init__(self) -> None:
        self.worked_out: list[str] = []

    def of(self, what: str) -> Callable[[], bytes]:
        def tell() -> bytes:
            self.worked_out.append(what)
            return what.encode()

        return tell


async def ask(retold: Retold, teller: Teller, *asked: str) -> None:
    for what in asked:
        assert await retold.told(("room", what), teller.of(what)) == what.encode()


def test_each_answer_is_worked_out_once() -> None:
    teller = Teller()
    asyncio.run(ask(Retold(), teller, "open", "0", "open", "open", "0"))
    assert teller.worked_out == ["open", "0"]


def test_what_was_not_asked_for_longest_is_forgotten_first() -> None:
    teller = Teller()
    asyncio.run(ask(Retold(9), teller, "aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"))
    assert teller.worked_out == ["aaaa", "bbbb", "cccc", "bbbb"]


def test_what_is_too_large_is_told_all_the_same() -> None:
    teller = Teller()
    asyncio.run(ask(Retold(3), teller, "aaaa", "aaaa", "b"))
    assert teller.worked_out == ["aaaa", "aaaa", "b"]


def test_many_who_ask_at_once_let_few_work() -> None:
    teller = Teller()

    async def check() -> None:
        retold = Retold()
        await asyncio.gather(*(ask(retold, teller, "open") for _ in range(50)))
        await ask(retold, teller, "open")

    asyncio.run(check())
    assert 1 <= len(teller.worked_out) <= 2


def test_a_refusal_is_not_kept() -> None:
    retold = Retold()

    def no() -> bytes:
        raise Refusal("no-such-seat")

    async def check() -> None:
        with pytest.raises(Refusal):
            await retold.told("a", no)
        assert await retold.told("a", lambda: b"yes") == b"yes"

    asyncio.run(check())
