"""The decisions that are a worker's alone: as long as it lives, and no longer."""

import asyncio
from collections.abc import Callable
from typing import Final

from vierblatt.room.ports import Job
from vierblatt.store.base import SqlStore

LEASE: Final = 4_000
"""For how long, in milliseconds, a decision is taken; if its worker dies it waits that long."""
ENDS_SOON: Final = 1_250
"""So long before its end a lease is renewed. Mostly a decision is made and carried out before."""
LOOK_EVERY: Final = 0.25


class Leases:
    """What one worker has taken and not yet carried out."""

    def __init__(self, store: SqlStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._until: dict[Job, int] = {}
        self._rests: dict[Job, int] = {}
        """How long each is to rest, should its room turn out to be one that cannot be read."""

    async def take(self) -> Job | None:
        """A decision that is due and nobody's, if there is one. Raises StoreDown."""
        now = self._now()
        leased = await self._store.lease("bot", now, now + LEASE, 1)
        for one in leased:
            self._until[one.job] = now + LEASE
            self._rests[one.job] = one.rest
        return leased[0].job if leased else None

    def give_up(self, job: Job) -> None:
        """It is carried out, or nobody's work any more; what is left of the lease runs out."""
        self._until.pop(job, None)
        self._rests.pop(job, None)

    async def let_rest(self, job: Job) -> None:
        """Nobody here can read its room: try again after a while. Raises StoreDown."""
        rest = self._rests.get(job, LEASE)
        self.give_up(job)
        await self._store.hold([job], self._now() + rest)

    async def keep(self) -> None:
        """Renew what takes long, until it is cancelled."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            now = self._now()
            soon = [job for job, until in self._until.items() if until - now < ENDS_SOON]
            if soon:
                await self._store.hold(soon, now + LEASE)
                self._until |= {job: now + LEASE for job in soon if job in self._until}

    async def let_go(self) -> None:
        """Leave all to the other workers, at once. Raises StoreDown."""
        if self._until:
            await self._store.hold([*self._until], 0)
