"""Two people at one device: between two hands a curtain hangs, and behind it there is nothing."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.client import looks
from tests.client.players import Mouse, Touch, first, make
from tests.client.secrets import Secrets, known
from tests.client.test_access import Axe, in_both_lights
from tests.client.visit import DESKTOP, PHONE, Size, Visits
from tests.server.live import Client
from vierblatt.words import Words

SAY = Words("en")


def gathered(
    visit: Visits, port: int, game: str, size: Size, rules: str = ""
) -> tuple[Secrets, dict[str, Client]]:
    """Ann sets a table up for herself and Ben, who sits beside her; bots have the other seats."""
    page = visit.somebody(size, reduced_motion="reduce").new_page()
    secrets = Secrets(page)
    page.goto(visit.address(f"/?table={game}&rules={rules}"))
    if rules:
        expect(page.get_by_text(SAY("table-differences", count=1))).to_be_visible()
    page.get_by_text(SAY("table-how-kept")).press("Enter")
    page.get_by_label(SAY("setting-pace-quick")).check()
    page.get_by_label(SAY("table-your-name"), exact=True).first.fill("Ann")
    sitters = page.locator("form select")
    sitters.first.wait_for()
    for at in range(sitters.count()):
        sitters.nth(at).select_option("here" if at == 0 else "level1")
    page.get_by_label(SAY("table-name-of", number=2)).fill("Ben")
    page.get_by_role("button", name=SAY("table-set-up")).click()
    page.get_by_role("button", name=SAY("table-begin")).click()
    places = page.evaluate("JSON.parse(localStorage.getItem('vierblatt-places'))")
    people = {one["name"]: Client(port, one["room"], one["token"]) for one in places}
    assert set(people) == {"Ann", "Ben"}
    return secrets, people


def holder(secrets: Secrets, people: dict[str, Client]) -> str:
    """Whoever is asked; he has lifted the curtain, unless he was asked twice in a row."""
    page = secrets.page
    turn = page.locator(".turn-line .turn").get_by_text(SAY("table-your-turn"), exact=True)
    curtain = page.locator(".curtain").get_by_role("button")
    expect(curtain.or_(turn).first).to_be_visible()
    if not curtain.count():
        return "Ann"
    nothing_behind(secrets, people)
    name = next(one for one in people if one in curtain.inner_text())
    curtain.click()
    expect(page.locator(".turn-line")).to_be_visible()
    return name


def nothing_behind(secrets: Secrets, people: dict[str, Client]) -> None:
    page = secrets.page
    expect(page.locator(".curtain").get_by_role("button")).to_be_visible()
    assert page.locator("[data-card], [role=toolbar], .turn-line, [role=log]").count() == 0
    words = set(page.evaluate(WORDS))
    for one in people.values():
        hand = one.now()["position"]["match"]["table"]["hand"]
        assert not words & set(hand)
        if len(hand) > 2:
            assert not held(secrets, hand)


def held(secrets: Secrets, hand: list[str]) -> int:
    """What is asked for at this moment is let go when it has been looked at."""
    for _ in range(10):
        if not secrets.holds(hand):
            return 0
        secrets.page.wait_for_timeout(200)
    return secrets.holds(hand)


WORDS = """[...new Set((document.body.innerText + JSON.stringify({ ...localStorage }))
  .match(/[A-Za-z0-9]+/g))]"""


@pytest.mark.parametrize(
    ("game", "size"), [("seasons-duel", DESKTOP), ("four-seasons", PHONE)], ids=str
)
def test_the_device_is_passed_on(visit: Visits, port: int, game: str, size: Size) -> None:
    secrets, people = gathered(visit, port, game, size)
    page = secrets.page
    hands = Touch(twice=True) if size.touch else Mouse()
    turns: set[str] = set()
    for number in range(5):
        name = holder(secrets, people)
        one = people[name]
        other = next(person for call, person in people.items() if call != name)
        turns.add(name)
        now = one.now()["position"]
        expect(page.locator(looks.CARDS)).to_have_count(len(now["match"]["table"]["hand"]))
        hidden = set(other.now()["position"]["match"]["table"]["hand"]) - known(now)
        assert not hidden & set(page.evaluate(WORDS))
        while (position := one.now()["position"])["offer"]:
            seq = one.now()["seq"]
            moves = position["offer"]["moves"]
            move = (
                moves[number % len(moves)]
                if moves
                else "bid " + " ".join(position["offer"]["cards"][:2])
            )
            expect(page.locator(".turn-line .turn")).to_have_text(SAY("table-your-turn"))
            make(page, hands, move)
            for _ in range(100):
                if one.now()["seq"] > seq:
                    break
                page.wait_for_timeout(20)
    assert turns == {"Ann", "Ben"}


def test_a_whole_match_is_played_at_one_device(visit: Visits, port: int, axe: Axe) -> None:
    """At each change the other's cards are nowhere in the page."""
    secrets, people = gathered(visit, port, "four-gems", DESKTOP, rules="FG1-1")
    page = secrets.page
    changes, at = 0, ""
    while name := waited_for(people):
        if name != at:
            lifted(secrets, people, name, None if changes else axe)
            changes, at = changes + 1, name
        played(page, people[name])
    expect(page.locator(".after h2")).to_be_visible()
    assert page.locator(".curtain").count() == 0
    assert changes > 8


def waited_for(people: dict[str, Client]) -> str:
    """Which of the two is asked, when the bots have done their part; nobody after the match."""
    for _ in range(600):
        for name, one in people.items():
            position = one.now()["position"]
            if position["phase"] == "over":
                return ""
            if position["offer"]:
                return name
        time.sleep(0.05)
    raise AssertionError("nobody is asked")


def lifted(secrets: Secrets, people: dict[str, Client], name: str, axe: Axe | None) -> None:
    """He takes the device; of the other's hand he sees nothing."""
    page = secrets.page
    button = page.get_by_role("button", name=SAY("table-i-am", name=name))
    expect(button).to_be_visible()
    nothing_behind(secrets, people)
    if axe:
        in_both_lights(page, axe)
    button.click()
    expect(page.locator(".turn-line .turn")).to_have_text(SAY("table-your-turn"))
    own = people[name].now()["position"]
    for other in people.values():
        hidden = set(other.now()["position"]["match"]["table"]["hand"]) - known(own)
        assert not hidden & set(page.evaluate(WORDS))
        assert not hidden & set(page.evaluate(CARDS))


CARDS = "[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card)"


def played(page: Page, one: Client) -> None:
    """What he is asked for now."""
    now = one.now()
    expect(page.locator(looks.CARDS)).to_have_count(len(now["position"]["match"]["table"]["hand"]))
    expect(page.locator(".turn-line .turn")).to_have_text(SAY("table-your-turn"))
    make(page, Mouse(), first(now["position"]))
    for _ in range(200):
        if one.now()["seq"] > now["seq"]:
            return
        page.wait_for_timeout(20)
    raise AssertionError("the move was not made")
