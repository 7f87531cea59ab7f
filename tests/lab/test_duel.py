"""Duels: the same deals for everybody, whoever plays them."""

from concurrent.futures import ThreadPoolExecutor
from time import sleep
from typing import Any

import msgspec
import pytest

from tests.lab.contests import contest
from vierblatt import bots
from vierblatt.bots.bot import FREE, Bot, Choice, Limit
from vierblatt.core.match import Match, MatchView
from vierblatt.games import GAMES
from vierblatt.lab import crew, duel
from vierblatt.lab.duel import Contest, Deal, play_deal, tables
from vierblatt.lab.figures import Sheet, figures

NAMES = [game.name for game in GAMES]


def test_two_bots_meet_one_alone_on_every_side() -> None:
    assert tables((0, 1), 2) == [(0, 1), (1, 0)]
    assert tables((0, 1, 0, 1), 2) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    alone = [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert tables((0, 1, 2), 2) == alone + [tuple(1 - one for one in table) for table in alone]


def test_more_bots_turn_with_the_table() -> None:
    assert tables((0, 1, 2), 3) == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    turned = tables((0, 1, 0, 1), 4)
    assert turned[1] == (1, 2, 3, 0)
    for seat in range(4):
        assert sorted(table[seat] for table in turned) == [0, 1, 2, 3]


@pytest.mark.parametrize("name", NAMES)
def test_all_tables_have_the_same_deal(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[int, list[int]]] = []

    class Watched(Match):
        def deal(self, pack: Any, *, by_hand: bool = False) -> Any:
            dealt.append((self.dealer, list(pack)))
            return super().deal(pack, by_hand=by_hand)

    monkeypatch.setattr(duel, "Match", Watched)
    meeting = contest(name, "greedy,random")
    deals = []
    for number in range(3):
        dealt.clear()
        play_deal(meeting, number)
        assert len(dealt) == len(duel.contest_tables(meeting))
        assert all(deal == dealt[0] for deal in dealt)
        assert dealt[0][0] == number % meeting.seats
        deals.append(dealt[0][1])
    assert deals[0] != deals[1] != deals[2]


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("four-gems", 4, {}),
        ("seasons-duel", 2, {}),
        ("four-seasons", 3, {}),
        ("four-seasons", 4, {"variant": "team"}),
        ("vier-felder", 2, {}),
        ("vier-felder", 3, {}),
    ],
)
def test_a_bot_against_itself_is_worth_exactly_nothing(
    name: str, seats: int, options: dict[str, str]
) -> None:
    meeting = contest(name, "greedy,greedy", seats, **options)
    found = figures(meeting, [play_deal(meeting, number) for number in range(3)])
    assert (found.mean, found.low, found.high) == (0, 0, 0)
    assert (found.wins, found.decided, found.deals_needed) == (None, 0, None)
    assert found.sd_deal == 0
    assert found.bots[0].points == pytest.approx(found.bots[1].points)
    assert found.bots[0].games == found.bots[1].games


def test_every_bot_has_a_chance_of_its_own_that_repeats() -> None:
    meeting = contest("seasons-duel", "random,random")
    first, again = play_deal(meeting, 4), play_deal(meeting, 4)
    assert first.tables == again.tables
    assert first.tables[0].points != first.tables[1].points


def test_another_seed_has_other_deals() -> None:
    meeting = contest("seasons-duel", "greedy,random")
    other = msgspec.structs.replace(meeting, seed=12)
    assert play_deal(meeting, 0).tables != play_deal(other, 0).tables


class CheatBot(Bot):
    """Plays what nobody may."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        return Choice(-1)


class BrokenBot(Bot):
    """Plays nothing."""

    def choose(self, view: MatchView, limit: Limit = FREE) -> Choice:
        raise ZeroDivisionError


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, kind in (("cheat", CheatBot), ("broken", BrokenBot)):
        monkeypatch.setitem(bots.BOTS, name, kind)
        monkeypatch.setitem(bots.SIMPLE, name, kind)


@pytest.mark.usefixtures("strangers")
def test_answers_that_are_not_legal_are_counted() -> None:
    meeting = contest("seasons-duel", "cheat,greedy")
    cheat, greedy = figures(meeting, [play_deal(meeting, 0)]).bots
    assert cheat.pace.illegal == cheat.pace.moves > 0
    assert greedy.pace.illegal == 0


@pytest.mark.usefixtures("strangers")
def test_a_bot_that_fails_says_where() -> None:
    meeting = contest("seasons-duel", "broken,greedy")
    with pytest.raises(ZeroDivisionError) as raised:
        play_deal(meeting, 3)
    assert "deal 3" in raised.value.__notes__[0]


def test_matches_are_won_by_the_end_of_the_match() -> None:
    meeting = contest("seasons-duel", "greedy,random", games="2")
    meeting = msgspec.structs.replace(meeting, matches=True)
    deal = play_deal(meeting, 0)
    assert deal.conduct[0].rounds == 2 * 2  # two games in each of two matches
    assert [played.winners for played in deal.tables] == [(0,), (1,)]
    sheet = Sheet(meeting)
    assert sheet.value(deal, 0) == 1.0
    assert figures(meeting, [deal]).wins == 1.0


def test_deals_come_in_order_whoever_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow_at_first(contest: Contest, number: int) -> Deal:
        sleep(0.05 if number == 0 else 0)
        return Deal(number, (), ())

    monkeypatch.setattr(crew, "play_deal", slow_at_first)
    meeting = contest("seasons-duel", "greedy,random")
    with ThreadPoolExecutor(3) as pool:
        found = crew.Crew(pool, 3).play([(meeting, number) for number in range(20)])
        assert [deal.number for deal in found] == list(range(20))
