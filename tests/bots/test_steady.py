"""Whatever a bot does, its seat gets a legal action, and the log line shows it again."""

import logging

import msgspec
import pytest
from librt.random import Random

from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.bots.steady import Failure, SteadyBot, failed_view
from vierblatt.core.game import Game
from vierblatt.core.match import MatchView
from vierblatt.games import GAMES
from vierblatt.testing.conformance import positions, tables

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


class Stumbling(Bot):
    """Fails or errs, as its chance has it."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        if self.rng.randrange(2):
            raise ArithmeticError(f"stumbled at {self.rng.randrange(1000)}")
        return Choice(12345678901234567)


@every_game
def test_the_seat_still_gets_a_legal_action(game: Game, caplog: pytest.LogCaptureFixture) -> None:
    for number, match in enumerate(positions(next(tables(game)), 2)):
        seat = match.waiting()[0]
        caplog.clear()
        bot = SteadyBot(game, Random(number), "stumbling", Stumbling)
        choice = bot.choose(match.view(seat), Limit(0.02))
        assert match.why_not(seat, choice.code) is None
        assert choice.reason == "fallback"
        assert [record.levelno for record in caplog.records] == [logging.ERROR]


@every_game
def test_the_log_line_has_all_that_repeats_the_failure(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    match = next(positions(next(tables(game)), 2))
    view = match.view(match.waiting()[0])
    bot = SteadyBot(game, Random(3), "stumbling", Stumbling)
    while "stumbled" not in caplog.text:
        caplog.clear()
        bot.choose(view, Limit(0.02))
    failure = msgspec.json.decode(caplog.records[0].getMessage(), type=Failure)
    assert failed_view(failure, type(view.table)) == view
    with pytest.raises(ArithmeticError) as again:
        Stumbling(game, Random(failure.seed)).choose(view, failure.limit)
    assert str(again.value) in failure.error


def test_without_table_sense_there_is_still_something_legal(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = GAMES[0]
    match = next(positions(next(tables(game)), 2))
    seat = match.waiting()[0]
    monkeypatch.setattr(type(game), "greedy", lambda *_: 1 // 0)
    bot = SteadyBot(game, Random(3), "stumbling", Stumbling)
    assert match.why_not(seat, bot.choose(match.view(seat)).code) is None
    assert "table sense of four-seasons failed as well" in caplog.text
