"""Whole matches of each game through the page, by mouse, touch and keyboard, come what may."""

import json
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.client import players
from tests.client.laid import gone_on_from
from tests.client.players import Keys, Mouse, Player, Position, Touch, player
from tests.client.visit import DESKTOP, PHONE, SMALL, Size, Visits
from tests.server.crowded import crowded
from tests.server.live import Client, playing, serving, table
from vierblatt.words import Words

SAY = Words("en")
DOWN = (r"ERR_CONNECTION_REFUSED", r"ERR_CONNECTION_RESET", r"ERR_EMPTY_RESPONSE", r"WebSocket")
"""What the browser says of a server that is not there."""


def alone(port: int, game: str, seats: int, **options: Any) -> Client:
    """Ann against bots."""
    chairs = [{"kind": "human"}, *({"kind": "bot", "bot": "greedy"} for _ in range(seats - 1))]
    settings = {"game": game, "options": options, "chairs": chairs}
    return playing(table(port, settings, ("Ann",)))[0]


def test_four_gems_by_keyboard_alone_while_the_server_is_killed(
    visit: Visits, tmp_path: Path, dealt: Path
) -> None:
    visit.forgive(*DOWN)
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with serving(database, "--wishes-a-second", "1000", deals=dealt) as server:
        assert server.port is not None
        ann = player(
            visit, f"http://127.0.0.1:{server.port}", alone(server.port, "four-gems", 4, target=1)
        )
        ann.hands = Keys()
        ann.play(5)
        server.kill()
        line = ann.page.locator(".turn-line .turn")
        expect(line).to_have_text(SAY("table-line-lost"))
        server.start()
        server.up()
        expect(line).not_to_have_text(SAY("table-line-lost"))
        ann.play()
        ended(ann)


@pytest.mark.parametrize(
    ("game", "seats", "size", "options"),
    [
        ("four-seasons", 4, DESKTOP, {"variant": "team", "target": 1}),
        ("vier-felder", 2, PHONE, {"target": 1}),
        ("seasons-duel", 2, SMALL, {}),
    ],
)
def test_by_keyboard_alone(
    visit: Visits, port: int, game: str, seats: int, size: Size, options: dict[str, Any]
) -> None:
    ann = player(visit, visit.base, alone(port, game, seats, **options), size)
    ann.hands = Keys()
    ann.play()
    ended(ann)


def test_four_seasons_by_restless_touch_with_a_reload(visit: Visits, port: int) -> None:
    ann = player(visit, visit.base, alone(port, "four-seasons", 4, target=1), PHONE, speed="quick")
    ann.hands = Touch(twice=True, restless=True)
    ann.play(3)
    ann.page.reload()
    ann.play()
    ended(ann)


def test_four_gems_in_two_browsers_with_bots_while_everything_is_clicked_twice(
    visit: Visits, port: int
) -> None:
    chairs = [{"kind": "human"}] * 2 + [{"kind": "bot", "bot": "greedy"}] * 2
    settings = {"game": "four-gems", "options": {"target": 1}, "chairs": chairs}
    people = playing(table(port, settings, ("Ann", "Ben")))
    ann = player(visit, visit.base, people[0], DESKTOP, speed="quick")
    ann.hands = Mouse(restless=True)
    ben = player(visit, visit.base, people[1], SMALL)
    for _ in turns([ann, ben]):
        pass
    for one in (ann, ben):
        ended(one)


def test_vier_felder_by_touch_on_a_small_phone(visit: Visits, port: int) -> None:
    """A match in which no stockpile can be made is followed by another one."""
    done: Counter[tuple[str, bool]] = Counter()
    for _ in range(3):
        ann = player(visit, visit.base, alone(port, "vier-felder", 4, target=1), SMALL)
        ann.choose = lambda position: rarest(position, done)
        ann.make = lambda page, hands, move: in_field(page, hands, move, done)
        ann.play()
        ended(ann)
        if any(what == "stockpile" for what, _ in done):
            break
    assert {what for what, _ in done} == {"sow", "harvest", "stockpile"}
    assert {way for _, way in done} == {True, False}


@pytest.mark.parametrize(
    ("hands", "size"), [(Keys(), DESKTOP), (Touch(twice=True), SMALL)], ids=["keys", "touch"]
)
def test_more_can_be_done_than_is_told_move_by_move(
    visit: Visits, port: int, hands: Any, size: Size
) -> None:
    crowd = crowded()
    ann = player(visit, visit.base, gone_on_from(port, crowd.paper, crowd.seat), size)
    ann.hands, ann.make = hands, players.by_hand
    ann.choose = lambda _: max((move for move in crowd.legal if " x" in move), key=len)
    assert not ann.person.now()["position"]["offer"]["moves"]
    assert ann.turn()
    again = player(visit, visit.base, gone_on_from(port, crowd.paper, crowd.seat), size)
    again.hands = hands
    assert again.turn()


def test_the_duel_in_two_browsers(visit: Visits, port: int) -> None:
    people = playing(table(port, {"game": "seasons-duel"}, ("Ann", "Ben")))
    ann = player(visit, visit.base, people[0], DESKTOP, speed="quick")
    ben = player(visit, visit.base, people[1], PHONE)
    ann.hands = Mouse(restless=True)
    pair = [ann, ben]
    for turn in turns(pair):
        if turn == 4:
            pair[0] = second_tab(ann)
    for one in pair:
        ended(one)
    once_more(*pair)


def turns(people: list[Player]) -> Iterator[int]:
    """Whoever is asked plays, until the match is over."""
    for turn in count():
        while not people[0].over():
            if asked := next((one for one in people if one.asked_now()), None):
                asked.turn()
                break
            time.sleep(0.05)
        else:
            return
        yield turn


def rarest(position: Position, done: Counter[tuple[str, bool]]) -> str:
    """The move of which the fewest have been made."""
    moves: list[str] = position["offer"]["moves"] or [players.first(position)]
    return min(moves, key=lambda move: (kinds(done)[kind(move)], len(move)))


def kinds(done: Counter[tuple[str, bool]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for (what, _), times in done.items():
        found[what] += times
    return found


def kind(move: str) -> str:
    return "stockpile" if "=" in move else "harvest" if " x" in move else "sow"


def in_field(page: Page, hands: Any, move: str, done: Counter[tuple[str, bool]]) -> None:
    """What takes something by turns with its chip and by hand."""
    what = kind(move)
    by_hand = what != "sow" and done[what, True] <= done[what, False]
    done[what, by_hand] += 1
    (players.by_hand if by_hand else players.make)(page, hands, move)


def second_tab(one: Player) -> Player:
    """The same seat in a second tab: both show what is done in one of them."""
    tab = one.page.context.new_page()
    tab.goto(one.page.url)
    other = Player(tab, one.person, one.hands, meant=one.meant)
    if other.person.now()["position"]["offer"]:
        other.turn()
    hand = one.person.now()["position"]["match"]["table"]["hand"]
    for page in (one.page, tab):
        expect(page.locator(players.CARDS)).to_have_count(len(hand))
    return other


def ended(ann: Player) -> None:
    """The winner is shown, every number of the sheet is the record's, and each move was meant."""
    position = ann.person.now()["position"]
    heading = ann.page.locator(".after h2")
    expect(heading).to_be_visible()
    names = [position["seats"][seat]["name"] for seat in position["winners"]]
    alone = position["winners"] == [position["you"]]
    for name in names if not alone else ():
        expect(heading).to_contain_text(name)
    assert not alone or heading.inner_text() == SAY("table-you-won")
    assert moves_of(ann.person, position["you"]) == ann.meant
    sheet_is(ann.page, ann.person)


def once_more(ann: Player, ben: Player) -> None:
    """One asks for a rematch, the other agrees, and both arrive at the same new table."""
    before = ann.page.url
    ann.page.get_by_role("button", name=SAY("table-rematch"), exact=True).click()
    ben.page.get_by_role("button", name=SAY("table-agree"), exact=True).click()
    for one in (ann, ben):
        one.page.get_by_role("button", name=SAY("table-to-rematch")).click()
        expect(one.page.locator(f"{players.CARDS}, .before").first).to_be_visible()
    assert ann.page.url == ben.page.url != before


def record_of(person: Client) -> list[dict[str, Any]]:
    status, text = person.get(person.at("/record"))
    assert status == 200
    return [json.loads(line) for line in text.splitlines()]


def moves_of(person: Client, seat: int) -> list[str]:
    return [line["move"] for line in record_of(person) if line.get("seat") == seat]


def sheet_is(page: Page, person: Client) -> None:
    """Round by round, and in the end; and each explanation adds up to its number."""
    position = person.now()["position"]
    sides = position["sides"]
    teams = len(set(sides)) < len(sides)
    own = [sides[position["you"]]] if teams else []
    firsts = [sides.index(side) for side in dict.fromkeys([*own, *sides])]
    rounds = [line for line in record_of(person) if "points" in line]
    sheet = page.locator(".after .sheet > table").first
    rows = sheet.locator(":scope > tbody > tr:not(.how)")
    assert rows.count() == len(rounds)
    for at, line in enumerate(rounds):
        after = rows.nth(at).locator("small").all_inner_texts()
        assert [*map(number, after)] == [line["totals"][seat] for seat in firsts]
    totals = sheet.locator(":scope > tfoot td").all_inner_texts()
    assert [*map(number, totals)] == [rounds[-1]["totals"][seat] for seat in firsts]
    for section in sheet.locator(":scope > tbody > tr.how section").all():
        lines = section.locator("li:not(.sum) > b").all_inner_texts()
        *_, total = section.locator("li.sum > b").all_inner_texts()
        if total:
            assert sum(map(number, lines)) == number(total)


def number(text: str) -> int:
    return int(text.strip().replace("\N{MINUS SIGN}", "-").replace(" ", "").replace("\u202f", ""))
