"""A bot that hangs, dies or fails is replaced by any legal move, and the next one thinks again."""

import asyncio
import os
import time
from typing import Any

import pytest
from librt.random import Random

from tests.room.tables import begun
from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.match import MatchView
from vierblatt.games import game_named
from vierblatt.server import thinker
from vierblatt.server.thinker import Thinker, think


class Hangs(Bot):
    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        time.sleep(60)
        raise AssertionError


class Dies(Bot):
    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        os._exit(1)


class Fails(Bot):
    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        raise ValueError("no idea")


def bad(level: str, view: MatchView, seed: int, seconds: float = thinker.THINK) -> str:
    """In the thinking process: the same with bots that are not on the list."""
    if level not in KINDS:
        return think(level, view, seed, seconds)
    game = game_named(view.game)
    return game.text(KINDS[level](game, Random(seed)).choose(view).code)


KINDS: dict[str, type[Bot]] = {"hangs": Hangs, "dies": Dies, "fails": Fails}


@pytest.mark.parametrize("level", ["hangs", "dies", "fails"])
def test_a_bad_bot_holds_nobody_up(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "GIVE_UP", 30.0)
    sitting = begun("four-gems")
    seat = sitting.room.waiting()[0]
    play = sitting.room.play
    assert play is not None
    view: Any = play.match.view(seat)
    monkeypatch.setattr(thinker, "think", bad)

    async def check() -> None:
        one = Thinker()
        assert await one.move("greedy", view, 7) == think("greedy", view, 7)
        with monkeypatch.context() as hurried:
            hurried.setattr(thinker, "GIVE_UP", 0.5)
            assert await one.move(level, view, 7) == think("random", view, 7)
        assert await one.move("greedy", view, 7) == think("greedy", view, 7)
        one.close()

    asyncio.run(check())


def test_the_same_view_and_seed_give_the_same_move() -> None:
    sitting = begun("four-seasons")
    play = sitting.room.play
    assert play is not None
    view = play.match.view(0)
    assert think("random", view, 3) == think("random", view, 3)
    moves = {think("random", view, seed) for seed in range(20)}
    assert len(moves) > 1
