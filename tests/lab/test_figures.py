"""What is made of the deals of a duel."""

from statistics import stdev

import pytest

from tests.lab.contests import contest
from vierblatt.bots.bot import Choice
from vierblatt.lab.duel import Conduct, Deal, Played, play_deal
from vierblatt.lab.figures import Sheet, figures, pace


def by_hand(*tables: tuple[tuple[int, ...], tuple[int, ...]]) -> Deal:
    return Deal(0, tuple(Played(*table) for table in tables), (Conduct(), Conduct()))


def test_figures_of_deals_by_hand() -> None:
    """Margins of the first bot: 2 and -6, then 4 and 10, then 1 and -1."""
    meeting = contest("seasons-duel", "greedy,random")
    deals = [
        by_hand(((5, 3), (0,)), ((9, 3), (0,))),
        by_hand(((8, 4), (0,)), ((0, 10), (1,))),
        by_hand(((1, 0), (0,)), ((1, 0), (0,))),
    ]
    found = figures(meeting, deals)
    assert found.mean == pytest.approx((-2 + 7 + 0) / 3)
    assert (found.deals, found.tables, found.decided, found.wins) == (3, 2, 2, 0.5)
    assert found.bots[0].points == pytest.approx((4 + 9 + 0.5) / 3)
    assert found.bots[1].points == pytest.approx((6 + 2 + 0.5) / 3)
    assert found.bots[0].games.mean == pytest.approx(4 / 6)
    assert found.bots[0].margin.mean == pytest.approx(-found.bots[1].margin.mean)
    assert found.sd_game == pytest.approx(stdev([2, -6, 4, 10, 1, -1]))
    assert found.sd_deal == pytest.approx(stdev([-2, 7, 0]))
    assert found.ratio == pytest.approx(2 * found.sd_deal**2 / found.sd_game**2)


def test_margins_at_tables_of_many() -> None:
    sheet = Sheet(contest("four-seasons", "greedy,random", 3))
    deal = Deal(0, tuple(Played(p, (0,)) for p in [(6, 3, 0)] * 6), (Conduct(), Conduct()))
    assert sheet.margins(deal, 0) == [4.5, 0, -4.5, -4.5, 0, 4.5]
    assert sheet.margins(deal, 1) == [-4.5, 0, 4.5, 4.5, 0, -4.5]
    teams = Sheet(contest("four-gems", "greedy,random,greedy,random"))
    deal = Deal(0, tuple(Played(p, (0, 2)) for p in [(90, 72, 90, 72)] * 4), (Conduct(),) * 4)
    assert teams.margins(deal, 0) == [18, -18, 18, -18]
    assert teams.games(deal, 3) == 0.5


def test_a_shared_win_is_shared_and_a_draw_is_everybodys() -> None:
    sheet = Sheet(contest("four-seasons", "greedy,random", 3))
    assert sheet.won((0, 2)) == [0.5, 0, 0.5]
    assert sheet.won(()) == [1 / 3] * 3
    assert Sheet(contest("four-gems", "greedy,random")).won((1, 3)) == [0, 1, 0, 1]


def test_times_of_moves() -> None:
    conduct = Conduct()
    for number in range(100):
        conduct.thought(0.5 if number == 0 else 0.001 * (1 + number), Choice(0, worlds=number % 2))
    found = pace(conduct)
    assert found.moves == 100
    assert found.seconds == pytest.approx((0.5 + sum(range(2, 101)) / 1000) / 100)
    assert found.seconds_99 == pytest.approx(0.1, rel=0.021)
    assert found.worlds == 1.0


def test_lines_and_kept_figures_are_shares_of_rounds() -> None:
    meeting = contest("four-seasons", "greedy,random", 3)
    found = figures(meeting, [play_deal(meeting, number) for number in range(4)])
    for bot in found.bots:
        assert bot.lines["tricks"] == 1
        won = sum(bot.lines.get(why, 0) for why in ("bid-won", "bonus-won"))
        assert won == pytest.approx(bot.kept["won"])
        assert won + bot.lines.get("bid-lost", 0) == pytest.approx(1)
    assert found.bots[0].kept["won"] > found.bots[1].kept["won"]
