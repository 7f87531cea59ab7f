"""Hints: what a bot would do in the place of a seat, from the view of that seat alone."""

import asyncio
from collections import OrderedDict
from functools import partial
from math import ceil, isfinite
from typing import Final

from librt.random import Random

from vierblatt.bots import bot_named
from vierblatt.bots.advice import SERIOUS, Counsel
from vierblatt.bots.bot import Candidate, Choice, Limit
from vierblatt.core.match import MatchView
from vierblatt.games import game_named
from vierblatt.room.questions import asked_view
from vierblatt.room.refusals import Refusal
from vierblatt.room.room import Room
from vierblatt.server.thinker import Hung, Thinker
from vierblatt.server.wire import Hint, HintCandidate

BOT: Final = "level5"
"""Who is asked: the levels below it forget and overlook things on purpose."""
SECONDS: Final = 0.3
WITHIN: Final = 8.0
"""How long, in seconds, somebody waits at most; the thought goes on for those who ask again."""
MOST: Final = 8
"""So many candidates are told at most, and so many seats wait for a hint at one server."""
KEPT: Final = 500
"""How many hints are remembered, for those who ask again."""

Key = tuple[str, int, int]
"""A room, a seat, and the number of the message that brought its position."""


class Hints:
    """One server's. The process that thinks is started when somebody asks for the first time."""

    def __init__(self) -> None:
        self._thinker: Thinker | None = None
        self._alone = asyncio.Lock()
        self._asked: dict[Key, asyncio.Task[Hint]] = {}
        self._known: OrderedDict[Key, Hint] = OrderedDict()

    async def hint(self, room: Room, seat: int) -> Hint:
        """The same hint for the same position. Raises Refusal."""
        view = asked_view(room, seat)
        if room.paused is not None:
            raise Refusal("paused")
        if seat not in view.table.waiting:
            raise Refusal("not-your-turn")
        key = (room.name, seat, room.positions[seat])
        if key in self._known:
            return self._known[key]
        try:
            async with asyncio.timeout(WITHIN):
                return await asyncio.shield(self._task(key, view))
        except TimeoutError as late:
            raise Refusal("busy") from late

    def _task(self, key: Key, view: MatchView) -> "asyncio.Task[Hint]":
        """The thought about this position; one at a time for each seat."""
        if key not in self._asked:
            if any(asked[:2] == key[:2] for asked in self._asked):
                raise Refusal("too-many", seconds=ceil(SECONDS))
            if len(self._asked) >= MOST:
                raise Refusal("busy")
            task = self._asked[key] = asyncio.create_task(self._think(key, view))
            task.add_done_callback(partial(self._done, key))
        return self._asked[key]

    def _done(self, key: Key, task: "asyncio.Task[Hint]") -> None:
        """Whoever asked may have gone: then nobody else looks at what went wrong."""
        self._asked.pop(key, None)
        if not task.cancelled():
            task.exception()

    async def _think(self, key: Key, view: MatchView) -> Hint:
        async with self._alone:
            self._thinker = self._thinker or Thinker()
            try:
                found = await self._thinker.answer(think, view, key[2])
            except Hung as hung:
                raise Refusal("busy") from hung
        self._known[key] = found
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found

    def close(self) -> None:
        """End the thinking, whatever it is about."""
        for task in self._asked.values():
            task.cancel()
        if self._thinker is not None:
            self._thinker.close()


def think(view: MatchView, seq: int, limit: Limit | None = None) -> Hint:
    """In the thinking process: what the bot would do."""
    game = game_named(view.game)
    choice = bot_named(BOT, game, Random(seq)).choose(view, limit or Limit(SECONDS))
    counsel = Counsel(game, view)
    return Hint(
        seq=seq,
        bot=BOT,
        move=counsel.move(choice.code),
        reason=choice.reason,
        worlds=choice.worlds,
        candidates=tuple(_told(counsel, one) for one in _serious(choice)),
        said=tuple(counsel.advice(choice)),
    )


def _serious(choice: Choice) -> list[Candidate]:
    """Those worth a word; however many moves there are, few bytes."""
    found = [one for one in choice.candidates if one.share >= SERIOUS or one.code == choice.code]
    return found[:MOST]


def _told(counsel: Counsel, one: Candidate) -> HintCandidate:
    error = one.error if isfinite(one.error) else None
    move, motive = counsel.move(one.code), counsel.motive(one.code)
    return HintCandidate(move, one.points, error, one.value, one.share, motive)
