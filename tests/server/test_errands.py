"""Commands as a server carries them out: nobody waits for what takes long."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any

import pytest

from tests.room.tables import START, Counted, Memory, Silent
from vierblatt.room import commands, decided
from vierblatt.room.keeper import Keeper, key_of
from vierblatt.room.refusals import Refusal
from vierblatt.room.settings import Settings
from vierblatt.server.errands import carried_out
from vierblatt.server.metrics import Metrics
from vierblatt.server.wire import Wish


def test_a_claim_is_looked_into_once_and_beside_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a second for each of them, and one who claims without end would stop all tables."""
    threads: list[threading.Thread] = []

    def settled(*_: Any) -> None:
        threads.append(threading.current_thread())

    async def check() -> None:
        keeper = Keeper(Memory(), Silent(), Counted(), lambda: START)
        service: Any = SimpleNamespace(keeper=keeper, metrics=Metrics())
        host = await keeper.create(Settings("seasons-duel"), "Ann")
        await keeper.do(host.room, key_of(host.token), "begin", commands.Begin())
        for number in range(3):
            wish = Wish(f"{number}", commands.Claim())
            with pytest.raises(Refusal, match="not-decided"):
                await carried_out(service, host.room, host.token, wish)

    decided.decided.cache_clear()
    monkeypatch.setattr(decided, "settled", settled)
    asyncio.run(check())
    decided.decided.cache_clear()
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()
